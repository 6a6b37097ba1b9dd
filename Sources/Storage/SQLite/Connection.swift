import CSQLite

/// An open SQLite database, which is closed with the value. For one thread.
@safe
struct Connection: ~Copyable {
    enum Access {
        /// Reads the file as it is: no locks, no journal, and no file beside it is created, read or removed. Data that
        /// another process is writing at the moment may appear damaged.
        case immutable
        /// Reads with locks and with the write-ahead log, and never changes the database or its log. It does not remove
        /// a log that it had to create, so it is for databases that already have one.
        case readOnly
        /// Reads the file with its log, but creates, removes and locks nothing: for logs that no process is using.
        case unlocked
        /// Reads and writes an existing file.
        case readWrite
        /// A new database that is deleted with the connection. Its path is used only in messages.
        case temporary
    }

    /// The default waiting time, long enough for any single transaction of another process.
    static let busyTimeoutMilliseconds = 5000

    /// Turns off SQLite's memory statistics. If this process has used SQLite before, they stay on, which costs a little
    /// time.
    private static let isSetUp = csqlite_count_no_memory() == SQLITE_OK

    let handle: OpaquePointer
    /// The path as the user named it, for messages.
    let path: String
    private let idle = IdleStatements()

    private init(handle: OpaquePointer, path: String) {
        unsafe self.handle = handle
        self.path = path
    }

    deinit {
        // sqlite3_close_v2 waits for statements that are finalized after the connection.
        unsafe sqlite3_close_v2(handle)
    }

    /// Opens a database.
    /// - Parameters:
    ///   - patienceMs: How long a call waits for another process, in milliseconds.
    ///   - runsSchema: Whether triggers and views of the database are run, as other programs do. No statement of this
    ///     program needs them, and those in a file may come from someone else.
    static func open(
        _ path: String, _ access: Access, patienceMs: Int = busyTimeoutMilliseconds, runsSchema: Bool = false
    ) throws(StorageError) -> Connection {
        _ = isSetUp
        let name: String
        var flags = SQLITE_OPEN_NOMUTEX
        switch access {
        case .immutable:
            name = uri(path, "immutable=1")
            flags = flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        case .unlocked:
            name = uri(path, "vfs=unix-none")
            flags = flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        case .temporary:
            name = ""
            flags = flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .readOnly:
            name = literal(path)
            flags = flags | SQLITE_OPEN_READONLY
        case .readWrite:
            name = literal(path)
            flags = flags | SQLITE_OPEN_READWRITE
        }
        var handle: OpaquePointer?
        let code = unsafe sqlite3_open_v2(name, &handle, flags, nil)
        guard let handle = unsafe handle else { throw .cannotOpen(path, .memory) }
        let connection = unsafe Connection(handle: handle, path: path)
        try connection.check(code)
        unsafe sqlite3_extended_result_codes(handle, 1)
        unsafe sqlite3_busy_timeout(handle, Int32(patienceMs))
        if !runsSchema { try connection.check(unsafe csqlite_run_no_schema_code(handle)) }
        // If the system does not permit writing, SQLite silently opens the file for reading only.
        if access == .readWrite, unsafe sqlite3_db_readonly(handle, "main") == 1 {
            throw .cannotWrite(path, .openedReadOnly)
        }
        // Keeps the log's index in memory instead of in a file beside the database.
        if access == .unlocked { try connection.exec("PRAGMA locking_mode = EXCLUSIVE") }
        return connection
    }

    /// Returns the path in a form that SQLite treats only as a path; ":memory:" and "" would be databases in memory.
    private static func literal(_ path: String) -> String { path.utf8.first == UInt8(ascii: "/") ? path : "./" + path }

    private static func uri(_ path: String, _ query: String) -> String {
        var name = literal(path).utf8.first == UInt8(ascii: "/") ? "file://" : "file:"
        for byte in literal(path).utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "-"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16)
                name += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return name + "?" + query
    }

    /// Copies everything, including damaged content, into a database of another connection, replacing its content.
    func copy(to other: borrowing Connection, as name: String = "main") throws(StorageError) {
        guard let copying = unsafe sqlite3_backup_init(other.handle, name, handle, "main") else {
            throw unsafe Self.error(sqlite3_errcode(other.handle), other.handle, path: path)
        }
        unsafe sqlite3_backup_step(copying, -1)
        let code = unsafe sqlite3_backup_finish(copying)
        if code != SQLITE_OK { throw unsafe Self.error(code, other.handle, path: path) }
    }

    /// Runs statements whose rows, if any, are not needed.
    func exec(_ sql: String) throws(StorageError) { try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil)) }

    /// Prepares a statement. Its parameters, if it has any, are bound unless there are no values.
    func prepare(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> Statement {
        var handle = unsafe idle.remove(sql)
        if unsafe handle == nil { try check(unsafe sqlite3_prepare_v2(self.handle, sql, -1, &handle, nil)) }
        guard let handle = unsafe handle else { preconditionFailure("no statement in '\(sql)'") }
        let statement = unsafe Statement(handle: handle, sql, idle, path: path)
        if !values.pairs.isEmpty { try statement.bind(values) }
        return statement
    }

    /// Runs a statement whose rows, if any, are not needed. Returns how many rows an INSERT, UPDATE or DELETE changed.
    @discardableResult
    func run(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> Int {
        try prepare(sql, values).run()
        return changes
    }

    /// What becomes of a row that violates a constraint.
    enum Conflict: String {
        case fails = "INSERT"
        /// The row is left out.
        case ignored = "INSERT OR IGNORE"
        /// The row replaces those that are in its way.
        case replaces = "INSERT OR REPLACE"
    }

    /// Inserts a row. Returns how many rows were inserted.
    @discardableResult
    func insert(
        into table: String, conflict: Conflict = .fails, _ row: NamedValues
    ) throws(StorageError) -> Int {
        try insert(into: table, conflict: conflict, rows: CollectionOfOne(row))
        return changes
    }

    /// Inserts rows, all with the same columns.
    func insert(
        into table: String, conflict: Conflict = .fails, rows: some Sequence<NamedValues>
    ) throws(StorageError) {
        var rows = rows.makeIterator()
        guard var row = rows.next() else { return }
        let insert = try prepare("\(conflict.rawValue) INTO \(table) (\(row.names)) VALUES (\(row.parameters))")
        while true {
            try insert.run(row)
            guard let next = rows.next() else { return }
            row = next
        }
    }

    /// Changes columns of the rows that meet a condition. Returns how many rows there are.
    /// - Parameter parameters: those of the condition, which have other names than the columns.
    @discardableResult
    func update(
        _ table: String, _ values: NamedValues, where condition: String, _ parameters: NamedValues
    ) throws(StorageError) -> Int {
        try run("UPDATE \(table) SET \(values.assignments) WHERE \(condition)", values + parameters)
    }

    // MARK: Single values

    /// Whether a query has any rows.
    func hasRow(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> Bool {
        try prepare(sql, values).step()
    }

    /// Returns the integer in the first column of the first row; 0 if there is no row.
    func integer(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> Int64 {
        let rows = try prepare(sql, values)
        return try rows.step() ? rows.integer(at: 0) : 0
    }

    /// Returns the text in the first column of the first row; nil if it is NULL or there is no row.
    func text(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> String? {
        let rows = try prepare(sql, values)
        return try rows.step() && !rows.isNull(at: 0) ? rows.text(at: 0) : nil
    }

    /// Returns the integers in the first column of all rows.
    func integers(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> [Int64] {
        let rows = try prepare(sql, values)
        var integers: [Int64] = []
        while try rows.step() { integers.append(rows.integer(at: 0)) }
        return integers
    }

    /// Returns the texts in the first column of all rows.
    func texts(_ sql: String, _ values: NamedValues = [:]) throws(StorageError) -> [String] {
        let rows = try prepare(sql, values)
        var texts: [String] = []
        while try rows.step() { texts.append(rows.text(at: 0)) }
        return texts
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// Runs `body` in a transaction, which is rolled back if it throws. The write lock is taken first, so that what
    /// `body` reads still holds when it writes. Within another transaction, only what `body` wrote is rolled back.
    func transaction<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result, failing: (StorageError) -> Failure
    ) throws(Failure) -> Result {
        func run(_ sql: String) throws(Failure) {
            do throws(StorageError) { try exec(sql) } catch { throw failing(error) }
        }
        let isInner = isInTransaction
        try run(isInner ? "SAVEPOINT part" : "BEGIN IMMEDIATE")
        do throws(Failure) {
            let result = try body()
            try run(isInner ? "RELEASE part" : "COMMIT")
            return result
        } catch {
            // After some errors, such as a full disk, SQLite has already rolled back.
            if isInTransaction { try? exec(isInner ? "ROLLBACK TO part; RELEASE part" : "ROLLBACK") }
            throw error
        }
    }

    func transaction<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
        try transaction(body) { $0 }
    }

    /// Runs `body` so that everything it reads is of one moment, whatever other connections write meanwhile. Within
    /// another snapshot or a transaction, the moment is that of the outer one.
    func snapshot<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
        guard unsafe sqlite3_get_autocommit(handle) != 0 else { return try body() }
        try exec("BEGIN")
        do {
            let result = try body()
            try exec("COMMIT")
            return result
        } catch {
            try? exec("ROLLBACK")
            throw error
        }
    }

    var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

    /// The number of rows that the last INSERT, UPDATE or DELETE changed.
    var changes: Int { Int(unsafe sqlite3_changes(handle)) }

    /// The number of rows that were changed since the connection was opened.
    var totalChanges: Int { Int(unsafe sqlite3_total_changes(handle)) }

    private func check(_ code: Int32) throws(StorageError) {
        if code != SQLITE_OK { throw unsafe Self.error(code, handle, path: path) }
    }

    static func error(_ code: Int32, _ handle: OpaquePointer?, path: String) -> StorageError {
        let text = unsafe sqlite3_errmsg(handle).map { unsafe String(cString: $0) } ?? "unknown error"
        return .sqlite(code, text, systemError: unsafe sqlite3_system_errno(handle), path: path)
    }
}
