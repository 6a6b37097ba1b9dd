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

    /// What a check found.
    package struct Findings: Hashable, Sendable {
        /// What does not hold together, or that nothing reads, in half sentences.
        package var problems: [String] = []
        /// A write to the database had been cut off, and was rolled back.
        package var wasRolledBack = false
    }

    /// Reads the whole database at `path`, as all commands do, and gives what does not hold together; nil where there is
    /// no database. A write that was cut off is rolled back first, which needs a file that can be written. Throws for a
    /// file that is none of this program.
    package static func check(path: String) throws(StorageError) -> Findings? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(toWrite: false), size > 0 else { return nil }
        var findings = Findings()
        findings.wasRolledBack = try rollBack(file)
        do {
            let connection = try untouched(file)
            try find(&findings.problems, connection, "PRAGMA integrity_check(20)") { damage($0.text(0)) }
            findings.problems += try SchemaDifferences.problems(connection)
        } catch {
            guard error.kind == .damaged else { throw error }
            // The checks end where it is met.
            if findings.problems.isEmpty { findings.problems.append(error.message) }
            return findings
        }
        do {
            guard let database = try openUntouched(path: path) else { return findings }
            try database.readEverything()
            for flaw in database.flaws where !findings.problems.contains(flaw.problem) {
                findings.problems.append(flaw.problem)
            }
        } catch {
            guard error.kind == .damaged else { throw error }
            if findings.problems.isEmpty { findings.problems.append(error.message) }
        }
        return findings
    }

    /// Rolls back what a program had not written to its end. Returns whether there was such.
    private static func rollBack(_ file: DatabaseFile) throws(StorageError) -> Bool {
        guard file.hasJournal else { return false }
        // Of a file that is not ours nothing is touched.
        try Schema.check(try Connection.open(file.path, .immutable))
        do {
            _ = try file.size(toWrite: true)
        } catch {
            // A journal that is not hot is no reason to write.
            _ = try untouched(file)
            return false
        }
        let connection = try Connection.open(file.path, .readWrite)
        _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
        return !file.hasJournal
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

    /// Writes all that is stored at this moment into a new file, for this user alone, but for what reading leaves out and
    /// what is none of this program's. Trips may be recorded meanwhile. Returns what was left out, in half sentences.
    package func backUp(to path: String) throws(StorageError) -> [String] {
        let descriptor = try Self.makeFile(path)
        defer { close(descriptor) }
        var isCopied = false
        do throws(StorageError) {
            let copy = try connection.prepare("VACUUM INTO ?")
            try copy.bind(1, path)
            try copy.run()
            isCopied = true
            let leftOut = try Self.clean(path: path)
            if fsync(descriptor) != 0 {
                throw .cannotWriteCopy(path, errno)
            }
            return leftOut
        } catch {
            for end in ["", "-wal", "-shm", "-journal"] { unsafe unlink(path + end) }
            // Only the copy is written.
            switch error.kind {
            case .cannotWrite: throw .cannotWriteCopy(path, ENOSPC)
            case .damaged where isCopied: throw damaged("a plain copy of it is inconsistent")
            default: throw error
            }
        }
    }

    /// Takes out of a copy what is none of this program's, and what cannot be read back. Returns what that was.
    private static func clean(path: String) throws(StorageError) -> [String] {
        var leftOut: [String] = []
        let connection = try Connection.open(path, .readWrite)
        for object in try SchemaDifferences.foreign(connection) {
            let name = object.name.replacing("\"", with: "\"\"")
            try connection.exec("DROP \(object.type) IF EXISTS \"\(name)\"")
            leftOut.append("\(object.type) '\(object.name)' is not of obdmech")
        }
        // What is of our names and not as we make it, or breaks the tables' rules, is copied row by row.
        guard try SchemaDifferences.problems(connection).isEmpty else {
            throw .damaged(path, "its tables were changed")
        }
        var damage: [String] = []
        try find(&damage, connection, "PRAGMA integrity_check(1)") { Self.damage($0.text(0)) }
        if let first = damage.first { throw .damaged(path, first) }
        try Schema.migrate(connection)
        let copy = try Database(connection)
        leftOut += try copy.removeFlaws()
        if !leftOut.isEmpty { try copy.connection.exec("VACUUM") }
        return leftOut
    }

    /// A descriptor of a new file for this user alone.
    static func makeFile(_ path: String) throws(StorageError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .cannotMakeCopy(path, errno)
        }
        return descriptor
    }

    /// Packs the samples of old trips, and gives back the room that nothing needs. A trip whose samples are packed has
    /// changed: their times are rounded.
    package func vacuum() throws(StorageError) {
        var trips: [Int64] = []
        // A trip that is being recorded packs its own.
        let rows = try connection.prepare(
            """
            SELECT id FROM trip WHERE state <> 'open' AND EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id)
            """)
        while try rows.step() { trips.append(rows.integer(0)) }
        for trip in trips {
            try connection.transaction { () throws(StorageError) in
                try packSamples(ofTrip: trip)
                try connection.exec("UPDATE trip SET change = \(try nextChange()) WHERE id = \(trip)")
            }
        }
        try connection.exec("VACUUM")
        // Another program may be reading; then the log stays as long as it is.
        try? connection.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
