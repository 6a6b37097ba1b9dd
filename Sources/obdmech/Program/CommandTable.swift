import CommandLine

/// A subcommand and what it does.
protocol Command: SendableMetatype {
    static var subcommand: Subcommand { get }
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus
}

/// The subcommands in the order of the manual. Parsing, help, manual pages and completions are made from their rows.
enum CommandTable {
    static let version = "0.1.0"
    /// The date of the manual pages.
    static let date = "November 21, 2026"
    static let summary = "car diagnostics and trip log for ELM327 adapters"

    static let commands: [any Command.Type] = [
        ScanCommand.self, ClearCommand.self, ExplainCommand.self,
        ReadCommand.self, PidsCommand.self, WatchCommand.self, StreamCommand.self,
        TripCommand.self, DashCommand.self, LogCommand.self, LapCommand.self, TestCommand.self,
        ReportCommand.self, TrendsCommand.self, CompareCommand.self, RouteCommand.self, PlaceCommand.self,
        DriftCommand.self, HeartCommand.self,
        EditCommand.self, DeleteCommand.self,
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
