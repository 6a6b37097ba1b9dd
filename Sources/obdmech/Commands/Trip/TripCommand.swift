import CommandLine
import CustomPIDs
import ELM327
import Glibc
import Recording
import Reports
import Settings
import Storage
import Terminal
import Transports
import Trips
import VehicleSource

enum TripCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        // A mistake is told before anything is looked for.
        let settings = try environment.settings()
        let customPIDs = try environment.customPIDs()
        let plan = try TripPlan(options, settings, custom: customPIDs)
        try plan.checkAlertCommand(options, environment)
        let price = try options.fuelPriceUnderstood(settings)
        if options.has(.save), options.has(.noSave) {
            throw Failure(CommandLineMessage.contradiction("save", "no-save"))
        }
        let device = try environment.device(options)
        _ = try DeviceSchemes.opener(device)
        let recording = try SessionRecording(device: device, options)
        if let price { Output.talk("obdmech: \(price)\n") }
        let isVerbose = options.has(.verbose)
        let isKept = options.has(.save) || settings.saving != .never
        let trips =
            options.has(.noSave) || !isKept
            ? nil
            : try TripStore.open(
                path: try environment.databasePath(options), rescueFolders: try environment.rescueFolders(options))
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
        let signal = try SourceRun(primary: vehicle).follow(recorder)
        if signal != 0, !recorder.hasBegun {
            recorder.abandon()
            Signals.die(by: signal)
        }
        let outcome = try recorder.finish()
        outcome.warn()
        // Who ends the program in another way than by Ctrl-C, such as a shutdown, waits for no answer.
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
    /// Where a trip goes besides the database and the display.
    /// - Parameter command: of this program.
    func sinks(command: String, _ environment: Environment) -> [any TripSink] {
        let sinks: [(any TripSink)?] = [
            AlertNotices(self, environment), LiveSocket(command: command, environment.variables),
        ]
        return sinks.compactMap(\.self)
    }
}

extension AlertNotices {
    /// Nil where nobody is to be told.
    convenience init?(_ plan: TripPlan, _ environment: Environment) {
        let desktop = plan.alertDesktop ? DesktopNotification(environment.variables) : nil
        guard plan.alertCommand != nil || desktop != nil else { return nil }
        self.init(command: plan.alertCommand, desktop: desktop, units: plan.style.units)
    }
}

extension TripCommand {
    static let subcommand = Subcommand(
        name: "trip", chapter: .drives, summary: "log a drive: distance, fuel and its cost, engine",
        description: [
            "Asks for speed, engine speed, fuel, coolant temperature and voltage ten times a second or as seldom as "
                + "each changes, and shows the trip while it goes on. It ends with Ctrl-C, after --duration, or when "
                + "the vehicle was silent for --idle-timeout; then its summary is written and, on a terminal, asked "
                + "whether to keep it; one of less than half a minute in which the vehicle did not move, and nothing was "
                + "noticed, noted or tagged, is not kept without --save. A stop of the engine that is shorter than --pause belongs to the trip. Samples "
                + "are stored as they come. A connection that breaks is opened again; what was missed is told, and "
                + "nothing is made up for it.",
            "Fuel is computed by the best method that the vehicle allows, one for the whole trip, and is told with "
                + "how far off it may be, and so is the carbon dioxide of it; obdmech vehicle says what the vehicle cannot, and obdmech calibrate makes "
                + "it exact. Sharp accelerations and brakings, speeding, long idling and high speeds of a cold engine "
                + "are counted, and a score says how the trip was driven.",
            "Alerts tell of speeding, hours at the wheel, a hot engine, voltages, the check engine light and "
                + "new trouble codes, by their names: on the terminal, on the desktop where there is notify-send, and by --on-alert. Their "
                + "limits are in the configuration (see obdmech config).",
            "--also polls further signals, each at most every two seconds, or twice a second where one request has room for "
                + "several: the display shows them, samples are stored, and the summary has their minimum, maximum and "
                + "mean, which is weighted by time. A signal that the vehicle does not have is told once.",
            "With --json every sample is one line of output: a start object, sample, event and alert objects, and a "
                + "summary.",
        ],
        flags: [
            .adapter, .duration, .until, .pause, .idleTimeout, .fuelPrice, .driver, .tag, .note, .units, .sampleRate,
            .also,
            .onAlert, .noAlerts, .plain, .json, .save, .noSave, .database, .record, .redact, .verbose,
        ],
        examples: [
            ("obdmech trip -a /dev/ttyUSB0 --fuel-price 1.79", "log a drive with its cost"),
            ("obdmech trip -a 'sim:city?rate=max' --duration 20m", "log a simulated drive in a moment"),
            (
                "obdmech trip -a 'sim:city?rate=max' --duration 5m --also engineLoad,intakeAirTemperature",
                "log further signals"
            ),
        ])
}

extension Flag {
    static let duration = Flag(
        "duration", argument: "TIME", quantities: [.seconds], "End the trip after this time: 90, 90s, 20m or 1h.")
    static let until = Flag(
        "until", argument: "ignition-off", values: .words(["ignition-off"]),
        "End the trip when the engine was off for longer than --pause, although the vehicle still answers.")
    static let note = Flag("note", argument: "TEXT", "A remark that is kept with the trip.")
    static let save = Flag("save", heading: .storage, "Keep the trip without asking at its end.")
    static let plain = Flag("plain", heading: .output, "Write plain lines instead of the live display.")
}
