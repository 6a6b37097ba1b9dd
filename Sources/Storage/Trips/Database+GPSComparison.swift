/// The comparison of the wheels' distance with that of a receiver, which is measured when a trip ends.
extension Database {
    /// Returns the values of some indicators of a vehicle's trips that have the first of them, the latest trip first.
    /// Not of imported ones, whose speed may be that of the receiver.
    /// - Parameter limit: Returns whether another trip is wanted.
    package func indicatorValues(
        vin: String?, names: [String], while wanted: ([String: Double]) -> Bool
    ) throws(StorageError) {
        guard let first = names.first else { return }
        let list = names.map(Self.quoted).joined(separator: ", ")
        let rows = try connection.prepare(
            """
            SELECT trip.id AS trip, value.indicator AS name, value.value AS value FROM trip
            JOIN trip_indicator AS mark ON mark.trip_id = trip.id AND mark.indicator = \(Self.quoted(first))
            JOIN trip_indicator AS value ON value.trip_id = trip.id AND value.indicator IN (\(list))
            WHERE trip.vin IS :vin AND state <> 'open' AND source_kind IS NOT 'import' ORDER BY started_us DESC, trip.id
            """, ["vin": vin])
        var (current, values): (Int64?, [String: Double]) = (nil, [:])
        while try rows.step() {
            let trip = rows.integer("trip")
            if let current, trip != current {
                guard wanted(values) else { return }
                values = [:]
            }
            current = trip
            if let value = rows.optionalReal("value"), Self.isPlausible(value: value) {
                values[rows.text("name")] = value
            }
        }
        if current != nil { _ = wanted(values) }
    }
}
