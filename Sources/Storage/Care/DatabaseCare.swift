import Glibc
import System

/// Maintenance of the file: checking it, backing it up, and reclaiming unused space.
package struct DatabaseCare {
    let database: Database

    /// Returns the size of the database in bytes, without its write-ahead log.
    package func size() throws(StorageError) -> Int64 {
        try database.connection.integer("PRAGMA page_count") * database.connection.integer("PRAGMA page_size")
    }

    package struct Contents: Hashable, Sendable {
        package var trips = 0
        package var scans = 0
        package var samples = 0
    }

    package func contents() throws(StorageError) -> Contents {
        Contents(
            trips: Int(try database.connection.integer("SELECT count(*) FROM trip")),
            scans: Int(try database.connection.integer("SELECT count(*) FROM scan")),
            samples: Int(
                try database.connection.integer(
                    "SELECT (SELECT count(*) FROM sample) + (SELECT ifnull(sum(count), 0) FROM sample_block)")))
    }

    /// The result of a check.
    package struct Findings: Hashable, Sendable {
        /// Damage, and content that no command reads, as half sentences.
        package var problems: [String] = []
        /// Whether an interrupted write to the database was rolled back.
        package var wasRolledBack = false
    }

    /// Checks the whole database at `path` by reading it as all commands do. Returns nil if there is no database. An
    /// interrupted write is rolled back first, which requires a writable file. Throws for a file that does not belong
    /// to this program.
    package static func check(path: String) throws(StorageError) -> Findings? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(toWrite: false), size > 0 else { return nil }
        var findings = Findings()
        findings.wasRolledBack = try rollBack(file)
        do {
            let connection = try Database.untouched(file)
            try addIntegrityProblems(&findings.problems, connection, atMost: 20)
            findings.problems += try SchemaDifferences.problems(connection)
        } catch {
            guard error.kind == .damaged else { throw error }
            // The checks end at the damage.
            if findings.problems.isEmpty { findings.problems.append(error.text) }
            return findings
        }
        do {
            guard let database = try Database.openUntouched(path: path) else { return findings }
            try database.care.readEverything()
            for issue in database.issues where !findings.problems.contains(issue.problem) {
                findings.problems.append(issue.problem)
            }
        } catch {
            guard error.kind == .damaged else { throw error }
            if findings.problems.isEmpty { findings.problems.append(error.text) }
        }
        return findings
    }

    /// Rolls back an interrupted transaction. Returns whether there was one.
    private static func rollBack(_ file: DatabaseFile) throws(StorageError) -> Bool {
        guard file.hasJournal else { return false }
        // A file that does not belong to this program is not touched.
        try Schema.check(try Connection.open(file.path, .immutable))
        do {
            _ = try file.size(toWrite: true)
        } catch {
            // A journal that is not hot does not have to be rolled back.
            _ = try Database.untouched(file)
            return false
        }
        let connection = try Connection.open(file.path, .readWrite)
        _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
        return !file.hasJournal
    }

    /// Adds the problems that SQLite finds as half sentences, without duplicates, until it cannot read on.
    private static func addIntegrityProblems(
        _ found: inout [String], _ connection: borrowing Connection, atMost count: Int
    ) throws(StorageError) {
        let rows = try connection.prepare("PRAGMA integrity_check(\(count))")
        while try rows.step() {
            for problem in Database.damage(rows.text("integrity_check")) where !found.contains(problem) {
                found.append(problem)
            }
        }
    }

    /// Writes a copy of the current content to a new file that only this user can read. Content that reading skips, and
    /// content that does not belong to this program, is left out. Trips may be recorded meanwhile. Returns what was
    /// left out, as half sentences.
    package func backUp(to path: String) throws(StorageError) -> [String] {
        var isCopied = false
        do throws(StorageError) {
            return try Self.makeFile(path) { temporary throws(StorageError) in
                try database.connection.run("VACUUM INTO :path", ["path": temporary])
                isCopied = true
                return try Self.clean(path: temporary)
            }
        } catch {
            // Only the copy is written, so a write error concerns the copy.
            switch error.kind {
            case .cannotWrite: throw .cannotWriteCopy(path, ENOSPC)
            case .damaged where isCopied: throw database.damaged("a plain copy of it is inconsistent")
            default: throw error
            }
        }
    }

    /// Removes from a copy what does not belong to this program, and what cannot be read back. Returns what was
    /// removed.
    private static func clean(path: String) throws(StorageError) -> [String] {
        var leftOut: [String] = []
        let connection = try Connection.open(path, .readWrite)
        for object in try SchemaDifferences.foreign(connection) {
            let name = object.name.replacing("\"", with: "\"\"")
            try connection.exec("DROP \(object.type) IF EXISTS \"\(name)\"")
            leftOut.append("\(object.type) '\(object.name)' is not of obdmech")
        }
        // A database whose own tables or indexes were changed, or whose rows violate the constraints, is copied row by
        // row.
        guard try SchemaDifferences.problems(connection).isEmpty else {
            throw .damaged(path, "its tables were changed")
        }
        var damage: [String] = []
        try addIntegrityProblems(&damage, connection, atMost: 1)
        if let first = damage.first { throw .damaged(path, first) }
        try Schema.migrate(connection)
        let copy = try Database(connection)
        leftOut += try copy.care.removeIssues()
        if !leftOut.isEmpty { try copy.connection.exec("VACUUM") }
        return leftOut
    }

    /// Creates a new database that only this user can read. It is at `path` when it is complete.
    /// - Parameter body: Writes it to another path, and closes it.
    static func makeFile<Result>(
        _ path: String, _ body: (_ temporary: String) throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        if SystemFile.exists(path) { throw .cannotMakeCopy(path, EEXIST) }
        let temporary = NewFile.temporary(for: path)
        func remove() { for end in ["", "-wal", "-shm", "-journal"] { SystemFile.remove(temporary + end) } }
        // It may be left over from a program that was killed.
        remove()
        let descriptor: FileDescriptor
        do throws(SystemError) {
            descriptor = try NewFile.create(temporary)
        } catch {
            throw .cannotMakeCopy(path, error.number)
        }
        do throws(StorageError) {
            let result = try body(temporary)
            do throws(SystemError) {
                try descriptor.sync()
            } catch {
                throw StorageError.cannotWriteCopy(path, error.number)
            }
            do throws(SystemError) {
                try NewFile.rename(temporary, to: path)
            } catch {
                throw StorageError.cannotMakeCopy(path, error.number)
            }
            return result
        } catch {
            remove()
            throw error
        }
    }

    /// Packs the samples of old trips, and reclaims unused space. A trip whose samples are packed counts as changed,
    /// because their times are rounded.
    package func vacuum() throws(StorageError) {
        // A trip that is being recorded is packed by its recorder.
        let trips = try database.connection.integers(
            "SELECT id FROM trip WHERE state <> 'open' AND EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id)")
        for trip in trips {
            try database.connection.transaction { () throws(StorageError) in
                try database.packSamples(ofTrip: trip)
                try database.connection.exec("UPDATE trip SET change = \(try database.nextChange()) WHERE id = \(trip)")
            }
        }
        try database.connection.exec("VACUUM")
        // If another program is reading, the log keeps its size.
        try? database.connection.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
