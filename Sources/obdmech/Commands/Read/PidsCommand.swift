import CommandLine
import CustomPIDs
import Documents
import ELM327
import Formats
import OBD
import Reports
import Storage
import System
import Telemetry
import Terminal
import VehicleSource

enum PidsCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction(
            "", operands: [.rest("SIGNAL|PID…", .signal)], flags: [.all, .offline, .redact], isDefault: true, run: list
        ),
        CommandAction(
            "import", "add what a file of another program describes", operands: [.one("FILE|DIR", .file)],
            flags: [.profileCar], run: ProfileImportAction.run),
        CommandAction("try", "ask the car which custom PIDs it answers", flags: [.redact], run: ProfileTrialAction.run),
        CommandAction(
            "share", "write what the car answered to a file for others", operands: [.one("FILE", .file)],
            flags: [.vehicleVIN], run: ProfileShareAction.run),
    ]

    private static func list(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let custom = try call.environment.customPIDs()
        let screen = call.screen
        let choice = try PIDChoice(call.operands, custom: custom)
        if call[.all] {
            try call.show(
                ValueDocuments.json(choice.pids(PIDTable.rows.map(\.pid)), custom: choice.custom),
                PIDReport.text(choice.pids(PIDTable.rows.map(\.pid)), presentation, custom: choice.custom))
            return .fine
        }
        if call[.offline] {
            guard let stored = try stored(call) else { throw ReadError.noneAsked }
            try show(stored, choice, presentation, call.options, screen)
            return .fine
        }
        func nothing(_ problem: SourceError) -> [String] { [] }
        let status = try VehicleSession.run(call, failed: nothing) { session in
            try session.findVehicle()
            if let problem = session.session.refusalOfCurrentData { throw VehicleError.connection(problem) }
            session.progress.show("reading the supported PIDs")
            let supported = try VehicleFacts.supportedPIDs(session.session)
            let vin = try VehicleFacts.vin(session.session).vin
            session.progress.clear()
            let time = LocalTime.now
            session.keepSupported(supported, vin: vin, at: time)
            let listed = supported.mapValues { pids in pids.filter { !SupportBitmap.isBitmapPID($0) } }
            try show(
                SupportedPIDs(device: session.device, vin: vin?.description, time: time, pids: listed), choice,
                presentation, call.options, screen)
            return .fine
        }
        // Without a connection, fall back on what the vehicle reported last time.
        guard status != .fine, let stored = try stored(call) else { return status }
        Output.warn(VehicleWarning.listedEarlier)
        try show(stored, choice, presentation, call.options, screen)
        return .fine
    }

    private static func stored(_ call: Call) throws -> SupportedPIDs? {
        let database = try call.existingDatabase()
        return try database?.vehicles.latestSupported(device: try call.namedDevice)
    }

    private static func show(
        _ all: SupportedPIDs, _ choice: PIDChoice, _ presentation: Presentation, _ options: Options, _ screen: Screen
    ) throws {
        var supported = all
        supported.pids = all.pids.mapValues { Set(choice.pids($0.sorted())) }.filter {
            choice.isAll || !$0.value.isEmpty
        }
        try screen.show(
            options[.json]
                ? ValueDocuments.json(supported, custom: choice.custom).documentLines
                : PIDReport.text(supported, presentation, custom: choice.custom))
    }
}

/// The PIDs to list: those named on the command line, or all.
private struct PIDChoice {
    let isAll: Bool
    private let chosen: Set<UInt8>
    let custom: [CustomPID]

    init(_ operands: [String], custom: [CustomPID]) throws(ReadWordError) {
        isAll = operands.isEmpty
        guard !isAll else {
            chosen = []
            self.custom = custom
            return
        }
        var (pids, requests) = (Set<UInt8>(), Set<CustomPID>())
        for word in try ReadWord.words(operands, custom: custom) {
            for question in word.questions {
                switch question {
                case .pid(let pid): pids.insert(pid)
                case .custom(let pid): requests.insert(pid)
                }
            }
        }
        chosen = pids
        self.custom = custom.filter(requests.contains)
    }

    func pids(_ all: [UInt8]) -> [UInt8] { isAll ? all : all.filter(chosen.contains) }
}

extension PidsCommand {
    static let subcommand = Subcommand(
        name: "pids", chapter: .liveData, isRare: true, summary: "list the live values that the vehicle supports",
        description: [
            "Lists the PIDs of service 01 that each ECU supports, with the signal names that obdmech read accepts, "
                + "and your custom PIDs. Without a connection, it shows what the vehicle reported last time.",
            "If names are given, as for obdmech read, only the PIDs with these names are listed.",
            "import reads signal sets of OBDb, vehicle profiles of WiCAN, DBC files and lists of Torque, and keeps what "
                + "they describe as custom PIDs. Only services that read are taken; what needs a diagnostic session or "
                + "writes is listed with the reason. try then asks the car each request once, and later trips ask only "
                + "what it answered. share writes that without the VIN, with source and license, for import by others.",
        ],
        actions: actions.map(\.row), flags: [.adapter, .json, .noSave, .database, .record, .verbose],
        examples: [
            ("obdmech pids -a sim:city", "list what a simulated car supports"),
            ("obdmech pids o2 trims -a sim:city", "check whether it supports certain values"),
            ("obdmech pids --all", "list everything that obdmech knows"),
        ])
}

extension AnyFlag {
    static let all = Flag("all", .switch, excludes: [.offline], "List all PIDs that obdmech knows, without a vehicle.")
    static let offline = Flag("offline", .switch, "Do not connect; show what was reported last time.")
}
