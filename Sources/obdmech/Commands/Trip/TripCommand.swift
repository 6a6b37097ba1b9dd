import CommandLine
import CustomPIDs
import ELM327
import GameSource
import Glibc
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Transports
import Trips
import VehicleSource

enum TripCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        // Check the command line before looking for an adapter.
        let settings = try environment.settings()
        let customPIDs = try environment.customPIDs()
        var plan = try TripPlan(options, settings, custom: customPIDs)
        try plan.checkAlertCommand(options, environment)
        let price = try options.fuelPriceUnderstood(settings)
        if options.has(.save), options.has(.noSave) {
            throw Failure(CommandLineMessage.contradiction("save", "no-save"))
        }
        if let game = try game(options, environment) {
            plan.playsGame()
            return try play(game, plan, options, environment)
        }
        let device = try environment.device(options)
        _ = try DeviceSchemes.opener(device)
        let recording = try SessionRecording(device: device, options)
        if let price { Output.talk("obdmech: \(price)\n") }
        let isVerbose = options.has(.verbose)
        let trips = try store(options, environment)
        let known = try LinkProfiles.read(device, trips?.database)
        let display = try display(options, environment, plan)
        let recorder = TripRecorder(
            plan: plan, store: trips,
            known: trips == nil ? try? Database.openExisting(path: try environment.databasePath(options)) : nil,
            display: display, sinks: plan.sinks(command: "trip", environment),
            progress: ProgressLine(isShown: !isVerbose))
        let vehicle = LiveVehicleSource(
            open: recording.opener(
                try DeviceSchemes.opener(device, knownBaud: known.first?.restingBaud), known: known.first),
            known: known, customPIDs: customPIDs, also: plan.also.pollRows, ticksPerSecond: plan.ticksPerSecond,
            isVerbose: isVerbose)
        return try record(vehicle, recorder, trips, options, settings)
    }

    /// The store of the trip; nil if nothing is to be stored.
    private static func store(_ options: Options, _ environment: Environment) throws -> TripStore? {
        let isKept = try options.has(.save) || environment.settings().saving != .never
        if options.has(.noSave) || !isKept { return nil }
        return try TripStore.open(
            path: try environment.databasePath(options), rescueFolders: try environment.rescueFolders(options))
    }

    /// The game that is to be recorded; nil for a vehicle.
    private static func game(_ options: Options, _ environment: Environment) throws -> (any TelemetrySource)? {
        if let game = try options.game() {
            Output.talk("obdmech: \(game.waitingText), Ctrl-C ends the session\n")
            return game
        }
        return try environment.namedDevice(options).flatMap { try SimulatedRaceSource(device: $0) }
    }

    /// Records a session of a game.
    private static func play(
        _ game: any TelemetrySource, _ plan: TripPlan, _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        let trips = try store(options, environment)
        let recorder = TripRecorder(
            plan: plan, store: trips, display: try display(options, environment, plan),
            sinks: plan.sinks(command: "trip", environment), progress: ProgressLine(isShown: !options.has(.verbose)))
        return try record(game, recorder, trips, options, environment.settings())
    }

    /// Follows the source until the trip is over, and ends it.
    private static func record(
        _ source: any TelemetrySource, _ recorder: TripRecorder, _ trips: TripStore?, _ options: Options,
        _ settings: UserSettings
    ) throws -> ExitStatus {
        let signal = try SourceRun(primary: source).follow(recorder)
        if signal != 0, !recorder.hasBegun {
            recorder.abandon()
            Signals.die(by: signal)
        }
        let outcome = try recorder.finish()
        outcome.warn()
        // If a signal other than Ctrl-C ended the trip, such as at shutdown, do not ask.
        let asks =
            settings.saving == .ask && !options.has(.save) && !options.has(.json) && [0, SIGINT].contains(signal)
            && (0...2).allSatisfy(Output.isTerminal)
        if asks, let id = trips?.id {
            if try KeepQuestion.wantsToKeep(id) {
                try Output.write(["kept as trip \(id)"])
            } else {
                try recorder.discard()
                try Output.write(["removed"])
            }
        }
        if let id = trips?.id, let database = trips?.database { TripMeasurements.measure(trip: id, database) }
        return outcome.status
    }

    private static func display(
        _ options: Options, _ environment: Environment, _ plan: TripPlan
    ) throws(Failure) -> any TripDisplay {
        if options.has(.json) { return JSONTripDisplay() }
        let isColored = try options.color().isOn(environment.terminal, isTerminal: true)
        let isPlain =
            options.has(.plain) || options.has(.verbose) || !Output.isTerminal(1) || !environment.terminal.isCapable
        return isPlain
            ? PlainTripDisplay(style: plan.style, hasBell: plan.alertBell && Output.isTerminal(1))
            : PanelTripDisplay(
                style: plan.style, isUnicode: environment.terminal.isUnicode, isColored: isColored,
                hasBell: plan.alertBell)
    }
}

extension TripPlan {
    /// The samples are those of a game: neither fines nor worn engines are to be feared.
    mutating func playsGame() {
        parameters.isGame = true
        parameters.alerts.kinds = []
    }

    /// The sinks of a trip other than the database and the display.
    /// - Parameter command: the subcommand that records the trip.
    func sinks(command: String, _ environment: Environment) -> [any TripSink] {
        let sinks: [(any TripSink)?] = [
            AlertNotices(self, environment), LiveSocket(command: command, environment.variables),
        ]
        return sinks.compactMap(\.self)
    }
}

extension AlertNotices {
    /// Nil if there is neither a command nor a desktop for alerts.
    convenience init?(_ plan: TripPlan, _ environment: Environment) {
        let desktop = plan.alertDesktop ? DesktopNotification(environment.variables) : nil
        guard plan.alertCommand != nil || desktop != nil else { return nil }
        self.init(command: plan.alertCommand, desktop: desktop, units: plan.style.units)
    }
}

extension TripCommand {
    static let subcommand = Subcommand(
        name: "trip", chapter: .trips, summary: "record a trip: distance, fuel, cost, driving events",
        description: [
            "Records a trip and shows it live. Speed, engine speed, fuel, coolant temperature and voltage are read up "
                + "to ten times a second; values that change slowly are read less often. The trip ends with Ctrl-C, "
                + "after --duration, or when the vehicle has not responded for --idle-timeout. Then its summary is "
                + "written and, on a terminal, you are asked whether to keep the trip. A trip of less than half a "
                + "minute in which the vehicle did not move is not kept, unless it has an alert, a tag or a note, or "
                + "--save is given. An engine stop that is shorter than --pause is part of the trip. Samples are "
                + "stored as they arrive. If the connection breaks, it is opened again; gaps are reported and not "
                + "filled in.",
            "Fuel consumption is computed by the best method that the vehicle allows, the same for the whole trip. It "
                + "is shown with its uncertainty, and so is the carbon dioxide. obdmech vehicle sets what the vehicle "
                + "does not report, and obdmech calibrate corrects the result with your fill-ups. Sharp acceleration "
                + "and braking, speeding, long idling and high engine speeds with a cold engine are counted, and a "
                + "score rates the driving.",
            "Alerts warn of speeding, long hours at the wheel, a hot engine, low and high voltage, the check engine "
                + "light, and new trouble codes, which are named. They appear on the terminal and, if notify-send is "
                + "installed, on the desktop, and --on-alert runs a program for each. The limits are settings (see man 5 "
                + "obdmech-config).",
            "--also polls more signals, each at most every two seconds, or twice a second if one request has room for "
                + "several. They are shown and stored, and the summary gives their minimum, maximum and mean, which is "
                + "weighted by time. A signal that the vehicle does not support is reported once.",
            "--listen records a session of a racing game instead, with its laps: Forza, Assetto Corsa, Dirt Rally or F1. "
                + "obdmech guide GAME shows what to set in the game. What a game does not tell is absent.",
            "With --json, the output is one JSON object per line: a start object, sample, event and alert objects, and a "
                + "summary.",
        ],
        flags: [
            .adapter, .listen, .game, .gameHost, .forward, .duration, .until, .pause, .idleTimeout, .fuelPrice, .driver,
            .tag, .note, .units, .sampleRate,
            .also,
            .onAlert, .noAlerts, .plain, .json, .save, .noSave, .database, .record, .redact, .verbose,
        ],
        examples: [
            ("obdmech trip -a /dev/ttyUSB0 --fuel-price 1.79", "record a trip with its cost"),
            ("obdmech trip -a 'sim:city?rate=max' --duration 20m", "record a simulated trip without waiting"),
            (
                "obdmech trip -a 'sim:city?rate=max' --duration 5m --also engineLoad,intakeAirTemperature",
                "record more signals"
            ),
            ("obdmech trip --listen 20777", "record a racing game that sends to this computer"),
            ("obdmech trip -a 'sim:race?rate=max'", "record a simulated race"),
        ])
}

extension Flag {
    static let duration = Flag(
        "duration", argument: "TIME", quantities: [.seconds], "End the trip after this time: 90, 90s, 20m or 1h.")
    static let until = Flag(
        "until", argument: "ignition-off", values: .words(["ignition-off"]), isRare: true,
        "End the trip after an engine stop of --pause. Without this option, the trip goes on as long as the vehicle "
            + "responds.")
    static let note = Flag("note", argument: "TEXT", "Store a note with the trip.")
    static let save = Flag("save", heading: .storage, "Keep the trip without asking.")
    static let plain = Flag("plain", heading: .output, isRare: true, "Write plain lines, not the live display.")
}
