import Acquisition
import CustomPIDs
import ELM327
import Glibc
import OBD
import Reports
import Settings
import Storage
import Telemetry
import Transports
import Trips

enum TripCommand {
    private static let patienceS = 0.5
    private static let gatheringS = 0.1
    private static let trickle = 64
    /// What these write is certain to fit where something fits (PIPE_BUF).
    private static let eventsAtOnce = 32

    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let device = try environment.device(options)
        _ = try DeviceSchemes.opener(device)
        let settings = try environment.settings()
        let recording = try DialogueRecording(device: device, options)
        let limits = TripRecorder.Limits(
            durationS: try options.seconds(CommandTable.duration),
            idleTimeoutS: try options.seconds(CommandTable.idleTimeout) ?? settings.idleTimeoutS)
        let fuelPrice = try options.fuelPrice(settings)
        let isVerbose = options.has(CommandTable.verbose)
        let database =
            options.has(CommandTable.noSave)
            ? nil : try Database.openAndRecover(path: try environment.databasePath(options))
        let known = try KnownLinks.read(device, database)
        let open = recording.opener(
            try DeviceSchemes.opener(device, knownBaud: known.first?.restingBaud), known: known.first)
        let signals = try Signals.open(draws: true)
        let isPlain =
            options.has(CommandTable.plain) || isVerbose || !Output.isTerminal(1) || environment["TERM"] == "dumb"
            || environment["NO_COLOR"] != nil
        let style = TripStyle(units: try options.units(settings), currency: settings.currency)
        let display: any TripDisplay =
            if options.has(CommandTable.json) {
                JSONTripDisplay()
            } else if isPlain {
                PlainTripDisplay(style: style)
            } else {
                PanelTripDisplay(style: style, isUnicode: environment.isUnicode, hasBell: settings.alertBell)
            }
        let recorder = TripRecorder(
            limits: limits, fuelPrice: fuelPrice, database: database, display: display,
            progress: ProgressLine(isShown: !isVerbose))

        let customPIDs = try environment.customPIDs()
        let mailbox = try Mailbox<SourceEvent>()
        let (stop, ended) = (try Event(), try Event())
        let worker = try Worker.start {
            poll(open, known: known, customPIDs: customPIDs, isVerbose: isVerbose, mailbox: mailbox, stop: stop)
            ended.set()
        }
        let signal: Int32
        do {
            signal = try follow(mailbox, signals, recorder)
        } catch {
            recorder.noteFailure(error)
            signal = 0
        }
        // The request on its way is let come to its prompt, if that takes no time worth noticing.
        mailbox.close()
        if !ended.wait(seconds: patienceS) { stop.set() }
        worker.join()
        if signal != 0, !recorder.hasBegun {
            recorder.clearProgress()
            Signals.die(by: signal)
        }
        return try recorder.finish()
    }

    /// The thread of the source.
    private static func poll(
        _ open: @escaping DeviceSchemes.Opener, known: [KnownLink], customPIDs: [CustomPID], isVerbose: Bool,
        mailbox: Mailbox<SourceEvent>, stop: Event
    ) {
        let log = VerboseLog(isOn: isVerbose)
        LiveVehicle(
            link: Link(log: log.write), known: known, customPIDs: customPIDs,
            connect: { link throws(TransportError) in
                let transport = try open(stop.number)
                log.follow(transport)
                return Session(adapter: Adapter(transport: transport, link: link, log: log.write))
            },
            pause: { seconds throws(TransportError) in
                try ByteChannel.pause(seconds: seconds, interrupt: stop.number)
            }
        ).run { mailbox.post($0) }
    }

    /// The main thread: waits for samples, signals and time, until the trip is over. Returns the signal that ended it,
    /// or 0.
    private static func follow(
        _ mailbox: Mailbox<SourceEvent>, _ signals: borrowing Signals, _ recorder: TripRecorder
    ) throws -> Int32 {
        // Events wait while nobody reads the output, so that signals and storage do not.
        var waiting: ArraySlice<SourceEvent> = []
        // Each time that this thread wakes up costs more than what it then does; a trickle is left to gather.
        var gatheringUntil = Instant.zero
        while true {
            let isGathering = waiting.isEmpty && gatheringUntil > ByteChannel.now
            var wanted = [
                waiting.isEmpty
                    ? pollfd(fd: isGathering ? -1 : mailbox.filled.number, events: Int16(POLLIN), revents: 0)
                    : pollfd(fd: 1, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: signals.number, events: Int16(POLLIN), revents: 0),
            ]
            let seconds = min(recorder.secondsToNextDuty, isGathering ? gatheringS : .infinity)
            _ = unsafe Glibc.poll(&wanted, 2, Int32(seconds * 1000) + 1)
            if wanted[1].revents != 0 {
                switch signals.next() {
                case 0: break
                case SIGWINCH: recorder.redraw()
                case SIGTSTP:
                    recorder.leaveScreen()
                    Signals.pause()
                case SIGCONT:
                    // What is on the screen now is not known.
                    recorder.leaveScreen()
                    recorder.redraw()
                case let signal: return signal
                }
            }
            // What is drawn is what is known.
            if waiting.isEmpty, !isGathering || recorder.secondsToNextDuty == 0 {
                waiting = mailbox.fetch()[...]
                if waiting.count < trickle { gatheringUntil = ByteChannel.now.advanced(bySeconds: gatheringS) }
            }
            while !waiting.isEmpty, Output.isReady() {
                for event in waiting.prefix(eventsAtOnce) where try !recorder.take(event) { return 0 }
                waiting = waiting.dropFirst(eventsAtOnce)
                try recorder.flush()
            }
            if !recorder.doDuties() { return 0 }
        }
    }
}
