/// The rows of a table that belong to trips, read beside the trips themselves: one statement for all of them, in the order
/// of the trips.
struct TripParts: ~Copyable {
    let rows: Statement
    private let (start, trip): (Int, Int)
    private var hasRow = false

    /// - Parameter rows: with columns `part_start` and `part_trip`, by which they are ordered.
    init(_ rows: consuming Statement) throws(StorageError) {
        let columns = Columns(rows)
        (start, trip) = (columns["part_start"], columns["part_trip"])
        hasRow = try rows.step()
        self.rows = rows
    }

    /// Hands the rows of a trip to `body`. Trips come in the order of their starts, then of their numbers; rows of those
    /// that are left out are passed over.
    mutating func take(
        ofTrip id: Int64, start startUs: Int64, _ body: (borrowing Statement) -> Void
    ) throws(StorageError) {
        while hasRow {
            let here = (rows.integer(start), rows.integer(trip))
            guard here <= (startUs, id) else { return }
            if here == (startUs, id) { body(rows) }
            hasRow = try rows.step()
        }
    }
}
