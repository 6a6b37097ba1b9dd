import Clips
import CommandLine
import Displays
import Formats
import History
import Recording
import Reports
import Storage
import Terminal
import Trends

enum LogCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        // Check the command line before looking for an adapter.
        let customPIDs = try call.environment.customPIDs()
        let settings = try call.settings
        var plan = try TripPlan(call, settings, custom: customPIDs)
        plan.endsWithIgnition = true
        try plan.checkAlertCommand(call)
        let primary = try PrimarySource.chosen(
            PrimarySource.Request(call: call, settings: settings, gamePort: nil, isLog: true, customPIDs: customPIDs))
        primary.prepare(&plan)
        let path = try call.databasePath
        let rescueFolders = try call.environment.rescueFolders(call.options)
        // Report an unusable database now. Temporary failures are waited for at each drive.
        let first = try TripStore.open(path: path, rescueFolders: rescueFolders)
        let made = try primary.make(plan, first.database)
        // Only now is nothing wrong with the command line.
        if primary.hasFuel, let price = call.options.fuelPriceUnderstood(settings) {
            Output.note(price)
        }
        let style = plan.style
        let isJSON = call[.json]
        let output = OutputQueue()
        var mentioned: String?
        let logger = DriveLogger(
            plan: plan, sinks: plan.sinks(command: "log", call.environment),
            newDisplay: { isJSON ? JSONTripDisplay(output: output) : DriveDisplay(style: style, output: output) },
            openStore: { try TripStore.open(path: path, rescueFolders: rescueFolders) },
            importFile: { _ = try TripStore.importFile($0, path: path) },
            afterDrive: { trip, database in
                TripMeasurements.measure(trip: trip, andEarlier: 200, database)
                let vin = (try? database.indicators.vin(ofTrip: trip)) ?? nil
                guard !isJSON, let findings = try? VehicleTrends(of: vin, database).current(),
                    let text = VehicleFindings(findings).mention(in: style.units), text != mentioned
                else { return }
                // What is the same as after the drive before is not repeated.
                mentioned = text
                try? output.write(call.environment.presentation.wrapped("Changing  " + text, indent: 10) + [""])
                try? output.flush()
            })
        let (source, attached) = primary.accompanied(made)
        // Between drives nothing is recorded: it would empty the battery.
        let camera = try call.camera(["--with-trips"])
        let server = try ServerBeside.start(call)
        _ = try SourceRun(primary: source, attached: attached + [camera].compactMap(\.self)).follow(logger)
        try logger.finish()
        camera?.finish()
        _ = consume server
        if let problem = logger.problem { throw CommandError(problem) }
        return .fine
    }
}

extension LogCommand {
    static let subcommand = Subcommand(
        name: "log", chapter: .trips, summary: "record every drive automatically",
        description: [
            "Waits for the adapter and the engine, records each drive as a trip, and waits for the next one. It can "
                + "run for weeks without attention. A drive ends when the engine has been off for longer than --pause "
                + "or the vehicle has not responded for --idle-timeout. Between drives only the adapter's voltage is "
                + "read, which rises when the engine runs; this does not wake the vehicle. If the voltage turns out "
                + "not to show whether the engine runs, the vehicle itself is asked once a minute.",
            "If the adapter or the database is missing, log waits for it. Ctrl-C or SIGTERM ends log and stores a drive "
                + "in progress.",
        ],
        flags: [
            .adapter, .gps, .pause, .idleTimeout, .fuelPrice, .electricityPrice, .driver, .tag, .units, .sampleRate,
            .also, .onAlert, .noAlerts, .serve, .camera, .cameraLimit, .json, .database, .verbose,
        ],
        examples: [
            ("obdmech log -a /dev/ttyUSB0", "record all drives with this adapter"),
            ("obdmech log -a gps", "record all movements of a receiver"),
            ("obdmech log -a sim:commuter", "record a week of a simulated car"),
        ])
}
