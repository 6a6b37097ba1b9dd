import Acquisition
import CustomPIDs
import ELM327
import Reports
import Settings
import Storage
import Trips

enum LogCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let device = try environment.device(options)
        _ = try DeviceSchemes.opener(device)
        var plan = try TripPlan(options, try environment.settings())
        plan.endsWithIgnition = true
        let isVerbose = options.has(CommandTable.verbose)
        let path = try environment.databasePath(options)
        let rescueFolders = try environment.rescueFolders(options)
        // A file that will never do is told now; what may pass is waited for at each drive.
        let first = try TripStore.open(path: path, rescueFolders: rescueFolders)
        let known = try KnownLinks.read(device, first.database)
        let (style, isJSON) = (plan.style, options.has(CommandTable.json))
        let logger = DriveLogger(
            plan: plan, notices: AlertNotices(plan, environment) { Output.complain($0, advice: $1) },
            newDisplay: { isJSON ? JSONTripDisplay() as any TripDisplay : DriveDisplay(style: style) },
            openStore: { try TripStore.open(path: path, rescueFolders: rescueFolders) })
        let run = SourceRun(
            open: try DeviceSchemes.opener(device, knownBaud: known.first?.restingBaud), known: known,
            customPIDs: try environment.customPIDs(), ticksPerSecond: plan.ticksPerSecond, isVerbose: isVerbose)
        let watch = plan.watch
        _ = try run.follow(
            logger, run: { vehicle, emit in vehicle.log(watch, emit: emit) }, noteFailure: logger.noteFailure)
        return try logger.finish()
    }
}
