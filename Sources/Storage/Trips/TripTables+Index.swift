package import Telemetry
import Trips

/// What a list of all trips needs of one.
package struct TripIndexEntry: Hashable, Sendable {
    package let id: Int64
    package let start: WallTime
    package let durationS: Double
    package let distanceKm: Double?
    package let kind: SourceKind?
    /// The number of its last change.
    package let change: Int64
}

extension TripTables {
    /// Returns an entry for each trip, also for those that are being recorded, in the order of their starts. Reads nothing
    /// else of them: 15,000 take some milliseconds.
    package func index() throws(StorageError) -> [TripIndexEntry] {
        let rows = try database.connection.prepare(
            """
            SELECT id, started_us, duration_s, distance_km, source_kind, change FROM trip
            WHERE \(WallTime.isPlausibleSQL("started_us")) ORDER BY started_us, id
            """, [:])
        var entries: [TripIndexEntry] = []
        while try rows.step() {
            entries.append(
                TripIndexEntry(
                    id: rows.integer("id"), start: WallTime(microseconds: rows.integer("started_us")),
                    durationS: Self.plausible(rows.optionalReal("duration_s")) ?? 0,
                    distanceKm: Self.plausible(rows.optionalReal("distance_km")),
                    kind: rows.optionalText("source_kind").flatMap(SourceKind.init), change: rows.integer("change")))
        }
        return entries
    }

    private static func plausible(_ value: Double?) -> Double? { value.flatMap { 0..<1e9 ~= $0 ? $0 : nil } }
}
