import CommandLine

/// One of the subcommands, and what it does.
protocol Command: SendableMetatype {
    static var subcommand: Subcommand { get }
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus
}

/// The subcommands in the order of the manual. Parsing, help, manuals and completions all follow from their rows.
enum CommandTable {
    static let version = "0.1.0"
    /// Of the manual.
    static let date = "November 21, 2026"
    static let summary = "find out what a car says of itself, over an ELM327 adapter"

    static let commands: [any Command.Type] = [
        ScanCommand.self, ClearCommand.self, ReadCommand.self, PidsCommand.self,
        TripCommand.self, LogCommand.self, WatchCommand.self, ReportCommand.self, TrendsCommand.self, EditCommand.self,
        DeleteCommand.self, VehicleCommand.self,
        CalibrateCommand.self, ExplainCommand.self, SetupCommand.self, DevicesCommand.self,
        DoctorCommand.self,
        TerminalCommand.self, ConfigCommand.self, DatabaseCommand.self, SimulateCommand.self,
        CompletionCommand.self,
    ]

    static let subcommands = commands.map { $0.subcommand }

    static func command(of subcommand: Subcommand) -> any Command.Type {
        guard let command = commands.first(where: { $0.subcommand.name == subcommand.name }) else {
            preconditionFailure("'\(subcommand.name)' is not in the table")
        }
        return command
    }

    /// What --help shows of the program.
    static func help(width: Int) -> [String] {
        HelpText.program(
            subcommands, summary: summary,
            more: "More: obdmech SUBCOMMAND --help, man obdmech. Without a car: obdmech scan -a sim:faults",
            width: width)
    }
}
