import Glibc

/// Looking after the file: whether it is whole, a copy of it, and giving back what it does not need.
extension Database {
    /// Bytes that the database takes, without its write-ahead log.
    package func size() throws(StorageError) -> Int64 {
        try connection.integer("PRAGMA page_count") * connection.integer("PRAGMA page_size")
    }

    package struct Contents: Hashable, Sendable {
        package var trips = 0
        package var scans = 0
        package var samples = 0
    }

    package func contents() throws(StorageError) -> Contents {
        Contents(
            trips: Int(try connection.integer("SELECT count(*) FROM trip")),
            scans: Int(try connection.integer("SELECT count(*) FROM scan")),
            samples: Int(
                try connection.integer(
                    "SELECT (SELECT count(*) FROM sample) + (SELECT ifnull(sum(count), 0) FROM sample_block)")))
    }

    /// Reads the whole database at `path`, and gives what does not hold together, in half sentences; nothing where all is
    /// well, nil where there is no database. Throws for a file that is none of this program.
    package static func check(path: String) throws(StorageError) -> [String]? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(toWrite: false), size > 0 else { return nil }
        var problems: [String] = []
        do {
            let connection = try untouched(file)
            try find(&problems, connection, "PRAGMA integrity_check(20)") { damage($0.text(0)) }
            try find(&problems, connection, "PRAGMA foreign_key_check") { row in
                ["a row of table '\(row.text(0))' belongs to none of table '\(row.text(2))'"]
            }
            guard try connection.integer("PRAGMA user_version") >= 4 else { return problems }
            try find(&problems, connection, "SELECT trip_id, \(blockColumns) FROM sample_block ORDER BY id") { row in
                block(row, from: 1).unpack() == nil ? ["samples of trip \(row.integer(0)) cannot be unpacked"] : []
            }
        } catch {
            guard error.kind == .damaged else { throw error }
            // The checks end where it is met.
            if problems.isEmpty { problems.append(error.message) }
        }
        return problems
    }

    /// Adds what is new of the rows' problems.
    private static func find(
        _ found: inout [String], _ connection: borrowing Connection, _ sql: String,
        _ problems: (borrowing Statement) -> [String]
    ) throws(StorageError) {
        let rows = try connection.prepare(sql)
        while try rows.step() {
            for problem in problems(rows) where !found.contains(problem) { found.append(problem) }
        }
    }

    /// Writes all that is stored at this moment into a new file, for this user alone. Trips may be recorded meanwhile.
    package func backUp(to path: String) throws(StorageError) {
        let descriptor = try Self.makeFile(path)
        defer { close(descriptor) }
        do throws(StorageError) {
            let copy = try connection.prepare("VACUUM INTO ?")
            try copy.bind(1, path)
            try copy.run()
            if fsync(descriptor) != 0 {
                throw StorageError(.failed, "cannot write '\(path)': \(DatabaseFile.describe(errno))")
            }
        } catch {
            unsafe unlink(path)
            // Only the copy is written.
            throw error.kind == .cannotWrite
                ? StorageError(
                    .cannotWrite, "cannot write '\(path)': no space left on device", advice: "free some space on it")
                : error
        }
    }

    /// A descriptor of a new file for this user alone.
    static func makeFile(_ path: String) throws(StorageError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError(.cannotOpen, "cannot make '\(path)': \(DatabaseFile.describe(errno))")
        }
        return descriptor
    }

    /// Packs the samples of old trips, and gives back the room that nothing needs.
    package func vacuum() throws(StorageError) {
        var trips: [Int64] = []
        // A trip that is being recorded packs its own.
        let rows = try connection.prepare(
            """
            SELECT id FROM trip WHERE state <> 'open' AND EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id)
            """)
        while try rows.step() { trips.append(rows.integer(0)) }
        for trip in trips { try connection.transaction { () throws(StorageError) in try packSamples(ofTrip: trip) } }
        try connection.exec("VACUUM")
        // Another program may be reading; then the log stays as long as it is.
        try? connection.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
