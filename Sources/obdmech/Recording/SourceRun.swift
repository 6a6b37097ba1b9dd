import CommandLine
import CustomPIDs
import ELM327
import Glibc
import Telemetry
import Terminal
import Transports
import VehicleSource

/// Who takes the events of a source, on the main thread.
protocol SourceSink: AnyObject {
    /// False when nothing more is wanted.
    func take(_ event: SourceEvent) throws -> Bool
    /// Takes what was measured between the end and the moment at which the source stopped.
    func takeRest(_ events: [SourceEvent]) throws
    /// Writes what was kept back of the events so far.
    func flush() throws
    /// Whether an event can be taken without waiting for a reader of what is written of it.
    var canTake: Bool { get }
    var secondsToNextDuty: Double { get }
    /// Does what is due by the computer's clock; false when nothing more is wanted.
    func doDuties() -> Bool
    func redraw()
    /// Leaves the screen to others for a while.
    func leaveScreen()
}

extension SourceSink {
    var canTake: Bool { Output.isReady() }
}

/// Runs a vehicle as a source on a thread of its own, and hands its events to a sink on this one, with signals and
/// time.
struct SourceRun {
    private static let patienceS = 0.5
    private static let gatheringS = 0.1
    private static let trickle = 64
    /// What these write is certain to fit where something fits (PIPE_BUF).
    private static let eventsAtOnce = 32

    let open: DeviceSchemes.Opener
    let known: [LinkProfile]
    let customPIDs: [CustomPID]
    let also: [PollRow]
    let ticksPerSecond: Double?
    let isVerbose: Bool

    /// Returns the signal that ended it, or 0, once the source has ended.
    /// - Parameters:
    ///   - run: what the vehicle is to do on its thread.
    ///   - noteFailure: takes what the sink threw; the source has been stopped then.
    func follow(
        _ sink: any SourceSink,
        run: @escaping @Sendable (LiveVehicle, _ emit: (SourceEvent) -> Bool) -> Void,
        noteFailure: (any Error) -> Void
    ) throws -> Int32 {
        let signals = try Signals.open(draws: true)
        let mailbox = try Mailbox<SourceEvent>()
        let (stop, ended) = (try WakeUp(), try WakeUp())
        let worker = try startSource(mailbox, stop: stop, ended: ended, run: run)
        // Events wait while nobody reads the output, so that signals and storage do not.
        var waiting: ArraySlice<SourceEvent> = []
        var signal: Int32 = 0
        do {
            signal = try follow(mailbox, signals, sink, &waiting)
            // What came before the signal belongs to the trip.
            if signal != 0 {
                take(waiting + mailbox.fetch(), sink, noteFailure)
                waiting = []
            }
        } catch {
            noteFailure(error)
        }
        // The request on its way is let come to its prompt, if that takes no time worth noticing.
        mailbox.close()
        if !ended.wait(seconds: Self.patienceS) { stop.set() }
        worker.join()
        do {
            try sink.takeRest(waiting + mailbox.fetch())
        } catch {
            noteFailure(error)
        }
        return signal
    }

    private func startSource(
        _ mailbox: Mailbox<SourceEvent>, stop: WakeUp, ended: WakeUp,
        run: @escaping @Sendable (LiveVehicle, _ emit: (SourceEvent) -> Bool) -> Void
    ) throws -> JoinableThread {
        let (open, known, customPIDs, also, isVerbose) = (open, known, customPIDs, also, isVerbose)
        let ticksPerSecond = ticksPerSecond
        return try JoinableThread.start {
            let log = VerboseLog(isOn: isVerbose)
            let vehicle = LiveVehicle(
                link: Link(log: log.write), known: known, customPIDs: customPIDs, also: also,
                ticksPerSecond: ticksPerSecond,
                connect: { link throws(TransportError) in
                    let transport = try open(stop.number)
                    log.follow(transport)
                    return Session(adapter: Adapter(transport: transport, link: link, log: log.write))
                },
                pause: { seconds throws(TransportError) in
                    try ByteChannel.pause(seconds: seconds, interrupt: stop.number)
                })
            run(vehicle) { mailbox.post($0) }
            ended.set()
        }
    }

    /// Waits for samples, signals and time, until nothing more is wanted.
    private func follow(
        _ mailbox: Mailbox<SourceEvent>, _ signals: borrowing Signals, _ sink: any SourceSink,
        _ waiting: inout ArraySlice<SourceEvent>
    ) throws -> Int32 {
        // Each time that this thread wakes up costs more than what it then does; a trickle is left to gather.
        var gatheringUntil = Instant.zero
        while true {
            let isGathering = waiting.isEmpty && gatheringUntil > SystemClock.now
            var wanted = [
                waiting.isEmpty
                    ? pollfd(fd: isGathering ? -1 : mailbox.filled.number, events: Int16(POLLIN), revents: 0)
                    : pollfd(fd: 1, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: signals.number, events: Int16(POLLIN), revents: 0),
            ]
            let seconds = min(sink.secondsToNextDuty, isGathering ? Self.gatheringS : .infinity)
            _ = unsafe Glibc.poll(&wanted, 2, Int32(seconds * 1000) + 1)
            if wanted[1].revents != 0 {
                switch signals.next() {
                case 0: break
                case SIGWINCH: sink.redraw()
                case SIGTSTP:
                    sink.leaveScreen()
                    Signals.pause()
                case SIGCONT:
                    // What is on the screen now is not known.
                    sink.leaveScreen()
                    sink.redraw()
                case let signal: return signal
                }
            }
            // What is drawn is what is known.
            if waiting.isEmpty, !isGathering || sink.secondsToNextDuty == 0 {
                waiting = mailbox.fetch()[...]
                if waiting.count < Self.trickle {
                    gatheringUntil = SystemClock.now.advanced(bySeconds: Self.gatheringS)
                }
            }
            while !waiting.isEmpty, sink.canTake {
                for _ in 0..<Self.eventsAtOnce {
                    guard let event = waiting.first else { break }
                    guard try sink.take(event) else { return 0 }
                    waiting.removeFirst()
                }
                try sink.flush()
            }
            if !sink.doDuties() { return 0 }
        }
    }

    /// Hands over the last events, also where nobody reads the output.
    private func take(
        _ events: ArraySlice<SourceEvent>, _ sink: any SourceSink, _ noteFailure: (any Error) -> Void
    ) {
        var rest = events
        var isShown = true
        while !rest.isEmpty {
            if isShown, !sink.canTake, !Output.isReady(waitingS: 1) {
                isShown = false
                noteFailure(Failure(status: .output, message: "cannot write the output: nobody reads it"))
            }
            do {
                for _ in 0..<Self.eventsAtOnce {
                    if let event = rest.popFirst(), try !sink.take(event) { return }
                }
                try sink.flush()
            } catch {
                guard isShown else { return }
                isShown = false
                noteFailure(error)
            }
        }
    }
}
