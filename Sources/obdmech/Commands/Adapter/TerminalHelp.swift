import Formats
import Reports

/// What `help` shows in `obdmech terminal`.
enum TerminalHelp {
    private static let rows: [(typed: String, text: String)] = [
        ("ATI", "the adapter's name; ATRV the voltage, ATDP the protocol"),
        ("0100", "find the vehicle, and the PIDs that it supports"),
        ("010C", "live value, by PID: 0C engine speed, 0D speed, 05 coolant (obdmech pids lists all)"),
        ("03", "confirmed trouble codes; 07 pending, 0A permanent"),
        ("020200", "the code behind freeze frame 0; 020C00 its engine speed"),
        ("0902", "VIN"),
        ("04", "clear the trouble codes (asked about first)"),
        ("Enter", "repeat the last command"),
        ("Ctrl-C", "interrupt a command, or give up a line"),
        ("quit", "end; exit and Ctrl-D too"),
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
