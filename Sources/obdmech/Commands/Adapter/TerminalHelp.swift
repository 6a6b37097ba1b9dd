import Formats
import Reports

/// The output of `help` in `obdmech terminal`.
enum TerminalHelp {
    private static let rows: [(typed: String, text: String)] = [
        ("ATI", "adapter's name; ATRV voltage, ATDP protocol"),
        ("0100", "find the vehicle and the PIDs that it supports"),
        ("010C", "live value, by PID: 0C engine speed, 0D speed, 05 coolant (obdmech pids lists all)"),
        ("03", "confirmed trouble codes; 07 pending, 0A permanent"),
        ("020200", "trouble code of freeze frame 0; 020C00 its engine speed"),
        ("0902", "VIN"),
        ("04", "clear the trouble codes (asks first)"),
        ("Enter", "repeat the last command"),
        ("Ctrl-C", "interrupt a command or cancel a line"),
        ("quit", "quit; so do exit and Ctrl-D"),
    ]

    static func lines(width: Int) -> [String] {
        let column = (rows.map(\.typed.count).max() ?? 0) + 2
        return rows.flatMap { row in
            Format.wrapped(
                "  " + row.typed + String(repeating: " ", count: column - row.typed.count) + row.text, width: width,
                indent: column + 2)
        }
    }
}
