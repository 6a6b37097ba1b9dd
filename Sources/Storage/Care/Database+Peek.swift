/// Fast access for suggestions such as completions: nothing is created, written, waited for or migrated.
extension Database {
    /// Opens the database at `path` for reading only. Returns nil if there is none that can be read this way, for
    /// example because it has another schema version.
    package static func peek(path: String) -> Database? {
        do {
            let connection = try untouched(DatabaseFile(path: path))
            guard try connection.integer("PRAGMA user_version") == Schema.version else { return nil }
            try connection.exec("PRAGMA busy_timeout = 50")
            return try Database(connection)
        } catch {
            return nil
        }
    }
}
