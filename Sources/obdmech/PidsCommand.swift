import Acquisition
import CustomPIDs
import ELM327
import OBD
import Reports
import Settings
import Storage
import Telemetry

enum PidsCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let units = try environment.settings().units
        let custom = try environment.customPIDs()
        let screen = try Screen(environment, options)
        if options.has(.all), options.has(.offline) {
            throw Failure(status: .usage, message: "--all does not go with --offline")
        }
        if options.has(.all) {
            try screen.show(
                options.has(.json)
                    ? [PIDReport.json(custom: custom).document]
                    : PIDReport.text(custom: custom, in: units, width: Output.width))
            return .fine
        }
        if options.has(.offline) {
            guard let stored = try stored(options, environment) else {
                throw Failure(
                    status: .vehicle, message: "no vehicle was asked yet",
                    advice: "connect the adapter and leave out --offline")
            }
            try show(stored, custom, units, options, screen)
            return .fine
        }
        func nothing(_ problem: ConnectionProblem) -> [String] { [] }
        let status = try VehicleDialogue.run(options, environment, failed: nothing) { dialogue in
            try dialogue.findVehicle()
            if let problem = dialogue.session.refusalOfCurrentData { throw problem }
            dialogue.progress.show("asking what the vehicle supports")
            let supported = try VehicleFacts.supportedPIDs(dialogue.session)
            let vin = try VehicleFacts.vin(dialogue.session).vin
            dialogue.progress.clear()
            let time = LocalTime.now
            dialogue.keepSupported(supported, vin: vin, at: time)
            let listed = supported.mapValues { pids in pids.filter { !SupportBitmap.isBitmapPID($0) } }
            try show(
                SupportedPIDs(
                    device: dialogue.device, vin: vin?.description, time: time, pids: listed), custom,
                units, options, screen)
            return .fine
        }
        // Without a vehicle, what it listed last time is better than nothing.
        guard status != .fine, let stored = try stored(options, environment) else { return status }
        Output.complain("shown is what a vehicle listed earlier")
        try show(stored, custom, units, options, screen)
        return .fine
    }

    private static func stored(_ options: Options, _ environment: Environment) throws -> SupportedPIDs? {
        let database = try environment.existingDatabase(options)
        return try database?.latestSupported(device: try environment.namedDevice(options))
    }

    private static func show(
        _ supported: SupportedPIDs, _ custom: [CustomPID], _ units: UnitSystem, _ options: Options, _ screen: Screen
    ) throws {
        try screen.show(
            options.has(.json)
                ? [PIDReport.json(supported, custom: custom).document]
                : PIDReport.text(
                    supported, custom: custom, in: units, width: Output.width,
                    utcOffsetS: LocalTime.utcOffsetS(supported.time)))
    }
}

extension PidsCommand {
    static let subcommand = Subcommand(
        name: "pids", chapter: .vehicle, summary: "list what the vehicle can measure",
        description: [
            "Lists the PIDs of service 01 that each controller of the vehicle supports, with the names of their signals "
                + "as read takes them, and the custom PIDs with theirs. Without a connection it shows what the vehicle "
                + "listed last time."
        ],
        flags: [.adapter, .all, .offline, .json, .noSave, .database, .record, .redact, .verbose],
        examples: [
            ("obdmech pids -a sim:city", "what a simulated car supports"),
            ("obdmech pids --all", "all that the program knows"),
        ],
        run: run)
}

extension Flag {
    static let all = Flag("all", "List all PIDs that the program knows, without a vehicle.")
    static let offline = Flag("offline", "Do not connect; show what the vehicle listed last time.")
}
