import CommandLine
import CustomPIDs
import ELM327
import Recording
import Reports
import Settings
import Storage
import Terminal
import Trips
import VehicleSource

enum LogCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        // A mistake is told before anything is looked for.
        let customPIDs = try environment.customPIDs()
        let settings = try environment.settings()
        var plan = try TripPlan(options, settings, custom: customPIDs)
        plan.endsWithIgnition = true
        try plan.checkAlertCommand(options, environment)
        let device = try environment.device(options)
        _ = try DeviceSchemes.opener(device)
        if let price = try options.fuelPriceUnderstood(settings) { Output.talk("obdmech: \(price)\n") }
        let isVerbose = options.has(.verbose)
        let path = try environment.databasePath(options)
        let rescueFolders = try environment.rescueFolders(options)
        // A file that will never do is told now; what may pass is waited for at each drive.
        let first = try TripStore.open(path: path, rescueFolders: rescueFolders)
        let known = try LinkProfiles.read(device, first.database)
        let (style, isJSON, output) = (plan.style, options.has(.json), OutputQueue())
        let logger = DriveLogger(
            plan: plan, sinks: plan.sinks(command: "log", environment),
            newDisplay: { isJSON ? JSONTripDisplay(output: output) : DriveDisplay(style: style, output: output) },
            openStore: { try TripStore.open(path: path, rescueFolders: rescueFolders) },
            importFile: { _ = try TripStore.importFile($0, path: path) })
        let vehicle = LiveVehicleSource(
            open: try DeviceSchemes.opener(device, knownBaud: known.first?.restingBaud), known: known,
            customPIDs: customPIDs, also: plan.also.pollRows, ticksPerSecond: plan.ticksPerSecond, drives: plan.watch,
            isVerbose: isVerbose)
        _ = try SourceRun(primary: vehicle).follow(logger)
        try logger.finish()
        return .fine
    }
}

extension LogCommand {
    static let subcommand = Subcommand(
        name: "log", chapter: .drives, summary: "log every drive, unattended",
        description: [
            "Waits for the adapter and for the engine, records each drive as a trip, and waits for the next, for weeks. "
                + "A drive ends when the engine was off for longer than --pause, or the vehicle was silent. Between "
                + "drives only the adapter is asked, for its voltage, which rises when the engine runs: that does not "
                + "wake the vehicle. Only where the voltage was seen to tell nothing is the vehicle asked, once a "
                + "minute.",
            "An adapter or a database that is not there is waited for. It ends with Ctrl-C or SIGTERM; a drive that "
                + "goes on is stored then.",
        ],
        flags: [
            .adapter, .pause, .idleTimeout, .fuelPrice, .driver, .tag, .units, .sampleRate, .also, .onAlert, .noAlerts,
            .json,
            .database, .verbose,
        ],
        examples: [
            ("obdmech log -a /dev/ttyUSB0", "log what this adapter's car drives"),
            ("obdmech log -a sim:commuter", "log the week of a simulated car"),
        ])
}
