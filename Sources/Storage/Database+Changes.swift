/// The sequence of changes, by which other programs follow what is new: table `trip` and `scan` have the number of each
/// row's last change, and what was removed leaves its number behind. It is written here, since triggers do not run.
///
/// Whatever a query could see of a trip or a scan is a change: also that the clock is known to have been right, and the
/// packing of samples by `vacuum`, which rounds their times. A copy that leaves something out counts all that it has as
/// changed (`removeFlaws`). A file that is saved from a damaged one lacks what nobody could read, and is followed from 0.
extension Database {
    /// The number of a change that is being made; part of its transaction, so that no reader sees a number before all
    /// smaller ones.
    func nextChange() throws(StorageError) -> Int64 {
        // Of a file that was put together from what was left of another, the counter may lag behind.
        let row = try connection.prepare(
            """
            INSERT INTO change_counter (id, last)
            VALUES (1, 1 + max(ifnull((SELECT max(change) FROM trip), 0), ifnull((SELECT max(change) FROM scan), 0),
                ifnull((SELECT max(change) FROM deletion), 0)))
            ON CONFLICT DO UPDATE SET last = max(last + 1, excluded.last) RETURNING last
            """)
        defer { row.reset() }
        guard try row.step() else { throw damaged("it has no sequence of changes") }
        return row.integer(0)
    }

    enum Removable: String {
        case trip, scan

        fileprivate var uuid: String { self == .trip ? "uuid" : "NULL" }
    }

    /// Removes a row with all that belongs to it, and leaves word of that; part of a transaction. Returns whether it was
    /// there.
    func remove(_ kind: Removable, _ id: Int64) throws(StorageError) -> Bool {
        let change = try nextChange()
        try connection.exec(
            """
            INSERT INTO deletion (change, kind, number, uuid)
            SELECT \(change), '\(kind.rawValue)', id, \(kind.uuid) FROM \(kind.rawValue) WHERE id = \(id)
            """)
        let delete = try connection.prepare("DELETE FROM \(kind.rawValue) WHERE id = ?")
        try delete.bind(1, id)
        try delete.run()
        return connection.changes > 0
    }
}
