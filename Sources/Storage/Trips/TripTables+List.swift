import Routes
import Telemetry
package import Trips

extension TripTables {
    /// Returns an entry for each trip, also for those that are being recorded, in the order of their starts. It takes three
    /// statements, however many trips there are; what belongs to a trip in other tables is many times the rows of trips.
    package func list() throws(StorageError) -> [TripListEntry] {
        let rows = try database.connection.prepare(
            """
            SELECT id, started_us, duration_s, distance_km, fuel_l, fuel_distance_km, vin, source_kind, driver, note
            FROM trip WHERE \(WallTime.isPlausibleSQL("started_us")) ORDER BY started_us, id
            """, [:])
        var entries: [TripListEntry] = []
        while try rows.step() {
            func number(_ column: String) -> Double? { rows.optionalReal(column).flatMap { 0..<1e9 ~= $0 ? $0 : nil } }
            let id = rows.integer("id")
            func text(_ column: String, _ limit: Int) -> String? {
                database.typed(
                    rows.optionalText(column), atMost: limit, "the \(column) of trip \(id)",
                    repair: "UPDATE trip SET \(column) = substr(\(column), 1, \(limit)) WHERE id = \(id)")
            }
            let distanceKm = number("distance_km")
            entries.append(
                TripListEntry(
                    id: id, start: WallTime(microseconds: rows.integer("started_us")),
                    durationS: number("duration_s") ?? 0, distanceKm: distanceKm, fuelL: number("fuel_l"),
                    fuelKm: number("fuel_distance_km") ?? distanceKm, vin: rows.optionalText("vin"),
                    kind: rows.optionalText("source_kind").flatMap(SourceKind.init),
                    driver: text("driver", TextLimit.name), note: text("note", TextLimit.note)))
        }
        let index = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) })
        try addTags(to: &entries, index)
        try addPlaces(to: &entries, index)
        return entries
    }

    private func addTags(to entries: inout [TripListEntry], _ index: [Int64: Int]) throws(StorageError) {
        let rows = try database.connection.prepare("SELECT trip_id, tag FROM trip_tag ORDER BY trip_id, tag", [:])
        while try rows.step() {
            guard let place = index[rows.integer("trip_id")], let tag = rows.optionalText("tag") else { continue }
            entries[place].tags.append(String(tag.prefix(TextLimit.name)))
        }
    }

    private func addPlaces(to entries: inout [TripListEntry], _ index: [Int64: Int]) throws(StorageError) {
        let places = try database.places.all()
        guard !places.isEmpty else { return }
        for (id, ends) in try database.tracks.ends() {
            guard let place = index[id] else { continue }
            entries[place].from = places.at(ends.start)?.name
            entries[place].to = places.at(ends.end)?.name
        }
    }
}
