import Acquisition
import CustomPIDs
import ELM327
import Glibc
import Reports
import Settings
import Storage
import Transports
import Trips

enum TripCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let device = try environment.device(options)
        _ = try DeviceSchemes.opener(device)
        let settings = try environment.settings()
        let plan = try TripPlan(options, settings)
        let recording = try DialogueRecording(device: device, options)
        let isVerbose = options.has(CommandTable.verbose)
        if options.has(CommandTable.save), options.has(CommandTable.noSave) {
            throw Failure(status: .usage, message: "--save does not go with --no-save")
        }
        let isKept = options.has(CommandTable.save) || settings.saving != .never
        let trips =
            options.has(CommandTable.noSave) || !isKept
            ? nil
            : try TripStore.open(
                path: try environment.databasePath(options), rescueFolders: try environment.rescueFolders(options))
        let known = try KnownLinks.read(device, trips?.database)
        let display = display(options, environment, plan)
        let recorder = TripRecorder(
            plan: plan, trips: trips,
            known: trips == nil ? try? Database.openExisting(path: try environment.databasePath(options)) : nil,
            display: display, progress: ProgressLine(isShown: !isVerbose),
            notices: AlertNotices(plan, environment) { display.complain($0, advice: $1) })
        let run = SourceRun(
            open: recording.opener(
                try DeviceSchemes.opener(device, knownBaud: known.first?.restingBaud), known: known.first),
            known: known, customPIDs: try environment.customPIDs(), ticksPerSecond: plan.ticksPerSecond,
            isVerbose: isVerbose)
        let signal = try run.follow(
            recorder, run: { vehicle, emit in vehicle.run(emit: emit) }, noteFailure: recorder.noteFailure)
        if signal != 0, !recorder.hasBegun {
            recorder.clearProgress()
            Signals.die(by: signal)
        }
        let status = try recorder.finish()
        let asks = settings.saving == .ask && !options.has(CommandTable.save) && !options.has(CommandTable.json)
        if let id = trips?.id, asks, Output.isTerminal(0), Output.isTerminal(1), status != .output {
            if !wantsToKeep(id) {
                try recorder.discard()
                try Output.write(["removed"])
            }
        }
        return status
    }

    private static func display(
        _ options: Options, _ environment: Environment, _ plan: TripPlan
    ) -> any TripDisplay {
        if options.has(CommandTable.json) { return JSONTripDisplay() }
        let isPlain =
            options.has(CommandTable.plain) || options.has(CommandTable.verbose) || !Output.isTerminal(1)
            || environment["TERM"] == "dumb" || environment["NO_COLOR"] != nil
        return isPlain
            ? PlainTripDisplay(style: plan.style)
            : PanelTripDisplay(style: plan.style, isUnicode: environment.isUnicode, hasBell: plan.alertBell)
    }

    /// Asks at the terminal. Whoever answers nothing, or is gone, keeps the trip.
    private static func wantsToKeep(_ id: Int64) -> Bool {
        Output.talk("keep trip \(id)? [Y/n] ")
        // What was typed during the trip was not meant for this.
        tcflush(0, TCIFLUSH)
        let answer = readLine()?.lowercased() ?? ""
        return !(answer == "n" || answer == "no")
    }
}

extension AlertNotices {
    /// Nil where nobody is to be told.
    convenience init?(
        _ plan: TripPlan, _ environment: Environment,
        complain: @escaping (_ message: String, _ advice: String) -> Void
    ) {
        let desktop = plan.alertDesktop ? DesktopNotification(environment) : nil
        guard plan.alertCommand != nil || desktop != nil else { return nil }
        self.init(command: plan.alertCommand, desktop: desktop, units: plan.style.units, complain: complain)
    }
}
