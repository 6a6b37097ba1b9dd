package import Formats

/// The output of `obdmech simulate --list`: all names for --car, --cycle, --identity, --quirk and --fault.
package enum SimulatorList {
    private static let sections: [(heading: String, rows: [(name: String, summary: String)])] = [
        ("Cars (--car, sim:NAME)", VirtualCar.all.map { ($0.name, $0.summary) }),
        ("Drive cycles (--cycle)", [(DriveCycle.named.map(\.name).joined(separator: ", "), "")]),
        ("Adapters (--identity)", [(Firmware.all.map(\.name).joined(separator: ", "), "")]),
        ("Quirks, which are permanent (--quirk)", Quirks.named.map { ($0.name, $0.summary) }),
        (
            "Faults, at a certain time or at random (--fault NAME@SECONDS, NAME:N)",
            Fault.described.map { ($0.name, $0.summary) }
        ),
        (
            "Faults: this message of the adapter instead of a response",
            [(Fault.said.map(\.name).joined(separator: ", "), "")]
        ),
        (
            "Faults: this message of the adapter after a line of data, which is then invalid",
            [(Fault.saidBehindData.map(\.name).joined(separator: ", "), "")]
        ),
    ]

    package static func lines(_ presentation: Presentation) -> [String] {
        sections.enumerated().flatMap { index, section in
            // The column follows the longest name, up to a third of the width.
            let column = min(section.rows.map(\.name.count).max() ?? 0, presentation.width / 3) + 4
            return (index == 0 ? [] : [""]) + presentation.wrapped(section.heading, indent: 2)
                + section.rows.flatMap { row -> [String] in
                    if row.summary.isEmpty { return presentation.wrapped("  " + row.name, indent: 2) }
                    let name = "  " + row.name
                    return presentation.wrapped(
                        name.padding(to: column) + row.summary, indent: min(column, presentation.width / 2))
                }
        }
    }
}

extension String {
    /// Pads with spaces up to a column, but with at least two.
    fileprivate func padding(to column: Int) -> String {
        self + String(repeating: " ", count: max(2, column - count))
    }
}
