/// The rows of a table that belong to trips, read in parallel with the trips: one statement for all of them, in the
/// order of the trips.
struct TripParts: ~Copyable {
    let rows: Statement
    private var hasRow = true
    /// The start and the number of the trip of the current row.
    private var (start, trip) = (Int64.min, Int64.min)

    /// Creates a reader.
    /// - Parameter rows: Rows with the columns `part_start` and `part_trip`, sorted by these.
    init(_ rows: consuming Statement) throws(StorageError) {
        self.rows = rows
        try advance()
    }

    mutating func advance() throws(StorageError) {
        hasRow = try rows.step()
        if hasRow { (start, trip) = (rows.integer("part_start"), rows.integer("part_trip")) }
    }

    /// Returns whether the current row belongs to a trip. Trips must be requested in the order of their starts and then
    /// of their numbers; rows of trips that were left out are skipped.
    mutating func isAt(trip id: Int64, start startUs: Int64) throws(StorageError) -> Bool {
        while hasRow, (start, trip) < (startUs, id) { try advance() }
        return hasRow && trip == id && start == startUs
    }
}
