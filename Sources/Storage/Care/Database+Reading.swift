import Glibc

/// Reading where nothing can be, or is to be, written.
extension Database {
    /// Opens the database at `path`, or gives nil when there is none (or an empty file). Where it cannot be written, as
    /// on a full disk, or where some of it is damaged, it is opened all the same, with its `refusal`: what can be read is
    /// read.
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

    /// Changes nothing of the file, and makes none beside it. An older form is brought to the present one in a copy.
    static func openUntouched(path: String) throws(StorageError) -> Database? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(toWrite: false), size > 0 else { return nil }
        let connection = try untouched(file)
        return try connection.integer("PRAGMA user_version") == Schema.version
            ? Database(connection) : copied(connection)
    }

    /// A private copy in the present form, which is gone when it is closed.
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

    /// A connection that changes nothing of the file, and makes none beside it.
    static func untouched(_ file: DatabaseFile) throws(StorageError) -> Connection {
        guard try file.size(toWrite: false) ?? 0 >= 512 else { throw .notADatabase(file.path) }
        // Others may be using it, and are to be locked out of what is being read.
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
