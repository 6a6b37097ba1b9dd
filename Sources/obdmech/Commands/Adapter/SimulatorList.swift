import Formats
import Reports
import Simulator

/// What `obdmech simulate --list` shows: every name that --car, --cycle, --identity, --quirk and --fault know.
enum SimulatorList {
    private static let sections: [(heading: String, rows: [(name: String, summary: String)])] = [
        ("Cars (--car, sim:NAME)", VirtualCar.all.map { ($0.name, $0.summary) }),
        ("Drive cycles (--cycle)", [(DriveCycle.named.map(\.name).joined(separator: ", "), "")]),
        ("Adapters (--identity)", [(Firmware.all.map(\.name).joined(separator: ", "), "")]),
        ("Quirks, there all the time (--quirk)", Quirks.named.map { ($0.name, $0.summary) }),
        (
            "Faults, at a time or by chance (--fault NAME@SECONDS, NAME:N)",
            Fault.described.map { ($0.name, $0.summary) }
        ),
        ("Faults: the adapter's message instead of an answer", [(Fault.said.map(\.name).joined(separator: ", "), "")]),
        (
            "Faults: the adapter's message after a line of data, which is then wrong",
            [(Fault.saidBehindData.map(\.name).joined(separator: ", "), "")]
        ),
    ]

    /// - Parameter width: of the terminal, in columns.
    static func lines(width: Int) -> [String] {
        sections.enumerated().flatMap { index, section in
            // The longest name decides, as far as a narrow screen has room for it.
            let column = min(section.rows.map(\.name.count).max() ?? 0, width / 3) + 4
            return (index == 0 ? [] : [""]) + Format.wrapped(section.heading, width: width, indent: 2)
                + section.rows.flatMap { row -> [String] in
                    if row.summary.isEmpty { return Format.wrapped("  " + row.name, width: width, indent: 2) }
                    let name = "  " + row.name
                    return Format.wrapped(
                        name.padding(to: column) + row.summary, width: width, indent: min(column, width / 2))
                }
        }
    }
}

extension String {
    /// Followed by blanks up to a column, and by two at least.
    fileprivate func padding(to column: Int) -> String {
        self + String(repeating: " ", count: max(2, column - count))
    }
}
