import Acquisition
import CustomPIDs
import OBD
import Reports
import Settings
import Storage
import Telemetry

enum PidsCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let units = try environment.settings().units
        let custom = try environment.customPIDs()
        if options.has(CommandTable.all) {
            try Output.write(
                options.has(CommandTable.json)
                    ? [PIDReport.json(custom: custom).document]
                    : PIDReport.text(custom: custom, in: units, width: Output.width))
            return .fine
        }
        if options.has(CommandTable.offline) {
            guard let stored = try stored(options, environment) else {
                throw Failure(
                    status: .vehicle, message: "no vehicle was asked yet",
                    advice: "connect the adapter and leave out --offline")
            }
            try show(stored, custom, units, options)
            return .fine
        }
        func nothing(_ problem: ConnectionProblem) -> [String] { [] }
        let status = try VehicleDialogue.run(options, environment, failed: nothing) { dialogue in
            try dialogue.findVehicle()
            dialogue.progress.show("asking what the vehicle supports")
            let supported = try VehicleFacts.supportedPIDs(dialogue.session)
            let vin = try VehicleFacts.vin(dialogue.session).vin
            dialogue.progress.clear()
            dialogue.keepSupported(supported, vin: vin)
            let listed = supported.mapValues { pids in pids.filter { !SupportBitmap.isBitmapPID($0) } }
            try show(
                SupportedPIDs(
                    device: dialogue.device, vin: vin?.description, time: LocalTime.now, pids: listed), custom,
                units, options)
            return .fine
        }
        // Without a vehicle, what it listed last time is better than nothing.
        guard status != .fine, let stored = try stored(options, environment) else { return status }
        Output.talk("obdmech: shown is what a vehicle listed earlier\n")
        try show(stored, custom, units, options)
        return .fine
    }

    private static func stored(_ options: Options, _ environment: Environment) throws -> SupportedPIDs? {
        let database = try Database.openExisting(path: try environment.databasePath(options))
        return try database?.latestSupported(device: try environment.namedDevice(options))
    }

    private static func show(_ supported: SupportedPIDs, _ custom: [CustomPID], _ units: UnitSystem, _ options: Options)
        throws
    {
        try Output.write(
            options.has(CommandTable.json)
                ? [PIDReport.json(supported, custom: custom).document]
                : PIDReport.text(
                    supported, custom: custom, in: units, width: Output.width,
                    utcOffsetS: LocalTime.utcOffsetS(supported.time)))
    }
}
