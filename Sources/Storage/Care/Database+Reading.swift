import Glibc

/// Reading without writing, because the file cannot be written or must not be changed.
extension Database {
    /// Opens the database at `path`, or returns nil if there is none (or an empty file). A database that cannot be
    /// written, as on a full disk, or that is partly damaged is opened all the same, with the reason in `refusal`.
    /// Everything that can be read is read.
    package static func openForReading(path: String) throws(StorageError) -> Database? {
        do {
            return try openExisting(path: path)
        } catch {
            guard [.cannotWrite, .damaged].contains(error.kind) else { throw error }
            let refusal = error
            do {
                let database = try openUntouched(path: path)
                database?.refusal = refusal
                return database
            } catch {
                guard case .damaged(let path, let problem, _) = error else { throw error }
                throw .damaged(path, problem, isLost: true)
            }
        }
    }

    /// Opens the database without changing the file or creating one beside it. A database of an older schema version is
    /// migrated in a copy.
    static func openUntouched(path: String) throws(StorageError) -> Database? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(toWrite: false), size > 0 else { return nil }
        let connection = try untouched(file)
        return try connection.integer("PRAGMA user_version") == Schema.version
            ? Database(connection) : copied(connection)
    }

    /// Opens a private copy in the current schema version, which is deleted when it is closed.
    static func openCopy(path: String) throws(StorageError) -> Database? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(toWrite: false), size > 0 else { return nil }
        return try copied(try untouched(file))
    }

    private static func copied(_ connection: consuming Connection) throws(StorageError) -> Database {
        let copy = try Connection.open(connection.path, .temporary)
        try connection.copy(to: copy)
        try Schema.migrate(copy)
        try copy.exec("PRAGMA foreign_keys = ON")
        return try Database(copy)
    }

    /// Opens a connection that does not change the file or create one beside it.
    static func untouched(_ file: DatabaseFile) throws(StorageError) -> Connection {
        guard try file.size(toWrite: false) ?? 0 >= 512 else { throw .notADatabase(file.path) }
        // Other processes may be using the file, so locks are needed while it is read.
        if file.hasLogIndex || file.hasJournal {
            do {
                return try checked(file, .readOnly)
            } catch {
                guard [.cannotOpen, .cannotWrite, .failed].contains(error.kind), !file.hasJournal else { throw error }
            }
        }
        return try checked(file, file.logSize > 0 ? .unlocked : .immutable)
    }

    private static func checked(
        _ file: DatabaseFile, _ access: Connection.Access
    ) throws(StorageError) -> Connection {
        let connection = try Connection.open(file.path, access)
        try Schema.check(connection)
        return connection
    }
}
