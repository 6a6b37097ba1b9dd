import CBuild
import CommandLine
import Formats
import Storage

/// A subcommand and what it does.
protocol Command: SendableMetatype {
    static var subcommand: Subcommand { get }
    static func run(_ call: Call) throws -> ExitStatus
}

/// An action of a subcommand, and what it does.
struct CommandAction: Sendable {
    typealias Run = @Sendable (Call) throws -> ExitStatus

    let row: Action
    let run: Run

    /// - Parameters:
    ///   - name: the words that name it; empty for what a subcommand does without an action.
    ///   - summary: one line without a full stop.
    ///   - flags: those that belong to it, and to no action that does not list them.
    init(
        _ name: String, _ summary: String = "", aliases: [String] = [], operands: [Action.Operand] = [],
        flags: @autoclosure @escaping @Sendable () -> [AnyFlag] = [], isDefault: Bool = false, run: @escaping Run
    ) {
        row = Action(name, summary, aliases: aliases, operands: operands, flags: flags, isDefault: isDefault)
        self.run = run
    }

    /// The same of what succeeds if it throws nothing.
    init(
        _ name: String, _ summary: String = "", aliases: [String] = [], operands: [Action.Operand] = [],
        flags: @autoclosure @escaping @Sendable () -> [AnyFlag] = [], isDefault: Bool = false,
        run: @escaping @Sendable (Call) throws -> Void
    ) {
        row = Action(name, summary, aliases: aliases, operands: operands, flags: flags, isDefault: isDefault)
        self.run = { call in
            try run(call)
            return .fine
        }
    }
}

/// A subcommand that has actions, one of which is run.
protocol ActionCommand: Command {
    static var actions: [CommandAction] { get }
}

extension ActionCommand {
    static func run(_ call: Call) throws -> ExitStatus {
        guard let action = actions.first(where: { $0.row.name == call.options.action }) else {
            preconditionFailure("'\(call.options.action)' is not in the table")
        }
        return try action.run(call)
    }
}

/// The subcommands in the order of the manual. Parsing, help, manual pages and completions are made from their rows.
enum CommandTable {
    static let version = ProgramVersion.text
    /// The date of the manual pages.
    static let date = "November 21, 2026"
    static let summary = "car diagnostics and trip log for ELM327 adapters"

    /// "obdmech 0.1.0 (1a2b3c4d5e6f, release build, SQLite 3.46.1)".
    static var versionLine: String {
        let commit = unsafe String(cString: obdmech_commit())
        #if DEBUG
            let kind = "debug build"
        #else
            let kind = "release build"
        #endif
        let parts = [commit.isEmpty ? nil : commit, kind, "SQLite \(Database.libraryVersion)"].compactMap(\.self)
        return "obdmech \(version) (\(parts.joined(separator: ", ")))"
    }

    /// What people type who mean something else: words of other programs, and of games.
    static let meanings: [String: String] = [
        "codes": "scan", "code": "scan", "dtc": "scan", "dtcs": "scan", "faults": "scan", "diagnose": "scan",
        "check": "scan", "health": "scan", "mil": "scan", "status": "scan", "light": "scan",
        "reset": "clear", "erase": "clear", "clear-codes": "clear",
        "dashboard": "dash", "hud": "dash", "gauge": "dash", "gauges": "dash", "race": "dash", "racing": "dash",
        "live": "watch", "monitor": "watch", "data": "read", "sensors": "read", "get": "read", "query": "read",
        "supported": "pids", "list": "report", "history": "report", "trips": "report", "stats": "report",
        "mpg": "report",
        "logbook": "report", "show": "report", "start": "trip", "record": "trip", "drive": "trip",
        "daemon": "log", "service": "log", "meaning": "explain", "lookup": "explain", "search": "explain",
        "fh4": "guide forza-horizon", "fh5": "guide forza-horizon", "fh6": "guide forza-horizon",
        "forza": "guide forza-horizon", "assetto": "guide assetto-corsa", "f1": "guide f1", "games": "guide",
        "gt7": "guide gran-turismo-7", "acc": "guide assetto-corsa-competizione", "ams2": "guide automobilista-2",
        "pcars2": "guide automobilista-2", "wrc": "guide ea-wrc", "rbr": "guide richard-burns-rally",
        "lfs": "guide live-for-speed", "iracing": "guide iracing", "raceroom": "guide raceroom",
        "game": "guide", "settings": "config", "configure": "setup", "install": "setup", "init": "setup",
        "adapters": "devices", "ports": "devices", "vin": "vehicle", "cars": "vehicle", "car": "vehicle",
        "ways": "route", "routes": "route", "places": "place", "laps": "lap", "performance": "test", "0-60": "test",
        "0-100": "test", "backup": "database backup", "import": "database import", "export": "database export",
        "console": "terminal", "shell": "terminal", "sim": "simulate", "emulate": "simulate", "drifting": "drift",
        "gps": "trip --gps", "phone": "serve", "web": "serve", "server": "serve", "update": "--version",
        "info": "--version", "schemas": "schema",
        "man": "manual", "dashcam": "camera", "video": "camera", "clips": "camera list",
    ]

    static let commands: [any Command.Type] = [
        ScanCommand.self, ClearCommand.self, ExplainCommand.self,
        ReadCommand.self, PidsCommand.self, WatchCommand.self, StreamCommand.self,
        TripCommand.self, DashCommand.self, LogCommand.self, CameraCommand.self, LapCommand.self, TestCommand.self,
        ReportCommand.self, ServeCommand.self, PublishCommand.self, SyncCommand.self, AccountCommand.self,
        TrendsCommand.self, CompareCommand.self,
        RouteCommand.self,
        PlaceCommand.self, TrafficCommand.self, DriftCommand.self, HeartCommand.self,
        ShareCommand.self, EditCommand.self, DeleteCommand.self,
        DatabaseCommand.self,
        SetupCommand.self, GuideCommand.self, DevicesCommand.self, DoctorCommand.self, VehicleCommand.self,
        CalibrateCommand.self,
        ConfigCommand.self,
        TerminalCommand.self, SimulateCommand.self, CompletionCommand.self,
    ]

    static let subcommands = commands.map { $0.subcommand }

    static func command(of subcommand: Subcommand) -> any Command.Type {
        guard let command = commands.first(where: { $0.subcommand.name == subcommand.name }) else {
            preconditionFailure("'\(subcommand.name)' is not in the table")
        }
        return command
    }

    /// Returns the help of the program.
    /// - Parameter isLong: whether `--help` was given, and not `-h`.
    static func help(isLong: Bool, width: Int) -> [String] {
        HelpText.program(
            subcommands, summary: summary,
            more: [
                "Help on a subcommand: obdmech SUBCOMMAND -h, or --help for all of it.",
                "To try obdmech without a car: obdmech scan -a sim:faults",
            ], isLong: isLong, width: width)
    }
}
