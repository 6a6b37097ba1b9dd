package import Formats
import Telemetry
package import Trips

/// What can be restored, as text.
package struct TrashText {
    private let presentation: Presentation

    package init(_ presentation: Presentation) { self.presentation = presentation }

    /// "3: deleted on 21 Nov 2026 10:18, kept until 22 Dec 2026", and a line for each trip and scan as it was.
    package func lines(_ entry: TrashEntry) -> [String] {
        let time = "\(presentation.day(entry.time)) \(presentation.zone.local(entry.time).clock)"
        return ["\(entry.id): \(verb(entry.kind)) on \(time), kept until \(presentation.day(entry.end))"]
            + entry.rows.map { "  " + line($0) }
    }

    private func verb(_ kind: TrashEntry.Kind?) -> String {
        switch kind {
        case .delete: "deleted"
        case .cut: "cut"
        case .join: "joined"
        case .split: "split"
        case .restore: "replaced by what was restored"
        case nil: "changed"
        }
    }

    private func line(_ row: TrashEntry.Row) -> String {
        let time = "\(presentation.day(row.start)) \(presentation.zone.local(row.start).clock)"
        guard row.isTrip else { return SafeText.line("scan \(row.number), \(time), \(row.vin ?? "VIN unknown")") }
        let distance = row.distanceKm.map { presentation.units.distance($0) + " in " } ?? ""
        let parts = [
            "trip \(row.number)", time, row.durationS.map { distance + Format.duration($0) },
            row.samples.map { Format.count($0, "sample") },
        ]
        return SafeText.line(
            parts.compactMap(\.self).joined(separator: ", ") + (row.driver.map { " (\($0))" } ?? ""))
    }
}
