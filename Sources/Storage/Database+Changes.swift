/// The sequence of changes, by which other programs find out what is new. Each row of the tables `trip` and `scan` has
/// the number of its last change, and a deleted row leaves its number in `deletion`. The numbers are written here,
/// because triggers are disabled.
///
/// Everything that a query can see of a trip or a scan is a change, including the knowledge that the clock was right,
/// and the packing of samples by `vacuum`, which rounds their times. A copy from which something was left out marks all
/// its rows as changed (`removeIssues`). A file salvaged from a damaged one lacks what could not be read, and must be
/// followed from 0.
extension Database {
    /// Returns the number for a new change. Must be called in the transaction of the change, so that no reader sees a
    /// number before all smaller ones.
    func nextChange() throws(StorageError) -> Int64 {
        // In a file that was assembled from parts of another one, the counter may be too low.
        let changes = try connection.integers(
            """
            INSERT INTO change_counter (id, last)
            VALUES (1, 1 + max(ifnull((SELECT max(change) FROM trip), 0), ifnull((SELECT max(change) FROM scan), 0),
                ifnull((SELECT max(change) FROM deletion), 0)))
            ON CONFLICT DO UPDATE SET last = max(last + 1, excluded.last) RETURNING last
            """)
        guard let change = changes.first else { throw damaged("it has no sequence of changes") }
        return change
    }

    enum Removable: String {
        case trip, scan
    }

    /// Deletes a row with everything that belongs to it, and records the deletion. Must be called in a transaction.
    /// Returns whether the row existed.
    func remove(_ kind: Removable, _ id: Int64) throws(StorageError) -> Bool {
        let change = try nextChange()
        // A scan has no column for it, and nothing is left of which it could be made later.
        let uuid =
            kind == .scan ? try scans.uuid(id) : try connection.text("SELECT uuid FROM trip WHERE id = :id", ["id": id])
        _ = try connection.run(
            """
            INSERT INTO deletion (change, kind, number, uuid)
            SELECT \(change), '\(kind.rawValue)', id, :uuid FROM \(kind.rawValue) WHERE id = :id
            """, ["uuid": uuid, "id": id])
        let existed = try connection.run("DELETE FROM \(kind.rawValue) WHERE id = :id", ["id": id]) > 0
        if kind == .trip { try routes.removeLonely() }
        return existed
    }
}
