/// The subcommands in the order of the manual. Parsing, help, manuals and completions all follow from their rows.
enum CommandTable {
    static let version = "0.1.0"
    /// Of the manual.
    static let date = "November 21, 2026"
    static let summary = "find out what a car says of itself, over an ELM327 adapter"

    static let subcommands: [Subcommand] = [
        ScanCommand.subcommand, ClearCommand.subcommand, ReadCommand.subcommand, PidsCommand.subcommand,
        TripCommand.subcommand, LogCommand.subcommand, ReportCommand.subcommand, EditCommand.subcommand,
        DeleteCommand.subcommand, VehicleCommand.subcommand,
        CalibrateCommand.subcommand, ExplainCommand.subcommand, SetupCommand.subcommand, DevicesCommand.subcommand,
        DoctorCommand.subcommand,
        TerminalCommand.subcommand, ConfigCommand.subcommand, DatabaseCommand.subcommand, SimulateCommand.subcommand,
        CompletionCommand.subcommand,
    ]
}
