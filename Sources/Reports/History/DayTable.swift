import Formats
import Telemetry
package import Trips

/// The trips of a range of days as CSV (RFC 4180), for spreadsheets: a header, then one row per trip.
///
/// The columns are the members of a trip in `report --json`, with the same names and units, except for objects and lists of objects.
/// Find columns by name, because more may be added. Unknown values are empty cells.
package enum DayTable {
    private static let nestedNames: Set = ["lapTimes", "signals", "events", "alerts", "speedShares"]

    package static func lines(_ report: DayReport) -> [String] { [header] + report.trips.map(row) }

    package static var header: String {
        let none = TripRecord(
            id: nil, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: TripSummary())
        return columns(none).map { CSVCell.text($0.name) }.joined(separator: ",")
    }

    /// A cell may contain line breaks.
    package static func row(_ trip: TripRecord) -> String {
        columns(trip).map { CSVCell.text(text($0.value)) }.joined(separator: ",")
    }

    private static func columns(_ trip: TripRecord) -> [(name: String, value: JSON?)] {
        DayReport.members(trip).filter { !nestedNames.contains($0.0) }.map { (name: $0.0, value: $0.1) }
    }

    private static func text(_ value: JSON?) -> String {
        switch value {
        case nil: ""
        case .string(let text): text
        case .array(let values): values.map(text).joined(separator: "; ")
        case let value?: value.line
        }
    }
}
