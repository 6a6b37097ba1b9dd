/// The rows of a table that belong to trips, read beside the trips themselves: one statement for all of them, in the order
/// of the trips.
struct TripParts: ~Copyable {
    let rows: Statement
    private let (startColumn, tripColumn): (Int, Int)
    private var hasRow = true
    /// Of the present row.
    private var (start, trip) = (Int64.min, Int64.min)

    /// - Parameter rows: with columns `part_start` and `part_trip`, by which they are ordered.
    init(_ rows: consuming Statement) throws(StorageError) {
        let columns = Columns(rows)
        (startColumn, tripColumn) = (columns["part_start"], columns["part_trip"])
        self.rows = rows
        try advance()
    }

    mutating func advance() throws(StorageError) {
        hasRow = try rows.step()
        if hasRow { (start, trip) = (rows.integer(startColumn), rows.integer(tripColumn)) }
    }

    /// Whether the present row belongs to a trip. Trips are asked for in the order of their starts, then of their numbers;
    /// rows of those that are left out are passed over.
    mutating func isAt(trip id: Int64, start startUs: Int64) throws(StorageError) -> Bool {
        while hasRow, (start, trip) < (startUs, id) { try advance() }
        return hasRow && trip == id && start == startUs
    }
}
