import CSQLite
import Glibc

/// A prepared statement, which is finalized with the value. Parameters are numbered from 1, columns from 0, as in
/// SQLite.
@safe
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let path: String

    init(handle: OpaquePointer, path: String) {
        unsafe self.handle = handle
        self.path = path
    }

    deinit { unsafe sqlite3_finalize(handle) }

    func bind(_ position: Int, _ value: Int64?) throws(StorageError) {
        guard let value else { return try bindNull(position) }
        try check(unsafe sqlite3_bind_int64(handle, Int32(position), value))
    }

    func bind(_ position: Int, _ value: Int?) throws(StorageError) { try bind(position, value.map(Int64.init)) }

    func bind(_ position: Int, _ value: Bool?) throws(StorageError) { try bind(position, value.map { $0 ? 1 : 0 }) }

    /// Binds a number. NaN, which SQLite does not support, becomes NULL.
    func bind(_ position: Int, _ value: Double?) throws(StorageError) {
        guard let value else { return try bindNull(position) }
        try check(unsafe sqlite3_bind_double(handle, Int32(position), value))
    }

    func bind(_ position: Int, _ value: String?) throws(StorageError) {
        guard let value else { return try bindNull(position) }
        // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite copies the text before it returns.
        let copy = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code = unsafe value.withCString { text in
            unsafe sqlite3_bind_text(handle, Int32(position), text, Int32(value.utf8.count), copy)
        }
        try check(code)
    }

    func bind(_ position: Int, _ bytes: [UInt8]) throws(StorageError) {
        // An empty array may have a null pointer, which would be bound as NULL. SQLITE_TRANSIENT as above.
        let copy = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code = unsafe bytes.withUnsafeBytes { content in
            unsafe content.isEmpty
                ? unsafe sqlite3_bind_zeroblob(handle, Int32(position), 0)
                : unsafe sqlite3_bind_blob(handle, Int32(position), content.baseAddress, Int32(content.count), copy)
        }
        try check(code)
    }

    /// Binds the value in a column of another statement's row.
    func bind(_ position: Int, _ row: borrowing Statement, _ column: Int) throws(StorageError) {
        try check(unsafe sqlite3_bind_value(handle, Int32(position), sqlite3_column_value(row.handle, Int32(column))))
    }

    private func bindNull(_ position: Int) throws(StorageError) {
        try check(unsafe sqlite3_bind_null(handle, Int32(position)))
    }

    /// Advances to the next row. Returns whether there is one. After an error or the last row the statement can be
    /// bound and run again.
    func step() throws(StorageError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        // A statement that is not reset keeps its read transaction open. The reset clears the error text.
        let failure = code == SQLITE_DONE ? nil : error(code)
        reset()
        if let failure { throw failure }
        return false
    }

    /// Runs a statement whose rows, if any, are not needed.
    func run() throws(StorageError) {
        defer { reset() }
        while try step() {}
    }

    func reset() { unsafe sqlite3_reset(handle) }

    /// The column indexes by name; for two columns with the same name, the first.
    var columnPlaces: [String: Int] {
        let names = unsafe (0..<sqlite3_column_count(handle)).map { column in
            unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) } ?? ""
        }
        return Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    }

    func isNull(_ column: Int) -> Bool { unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    /// Returns the integer in a column; 0 for NULL.
    func integer(_ column: Int) -> Int64 { unsafe sqlite3_column_int64(handle, Int32(column)) }

    func optionalInteger(_ column: Int) -> Int64? { isNull(column) ? nil : integer(column) }

    func optionalBool(_ column: Int) -> Bool? { isNull(column) ? nil : integer(column) != 0 }

    /// Returns the number in a column; 0 for NULL.
    func real(_ column: Int) -> Double { unsafe sqlite3_column_double(handle, Int32(column)) }

    func optionalReal(_ column: Int) -> Double? { isNull(column) ? nil : real(column) }

    /// Returns whether each of the columns is NULL or has a plausible number.
    func arePlausible(_ columns: [Int]) -> Bool {
        columns.allSatisfy { optionalReal($0).map(Database.isPlausible(value:)) ?? true }
    }

    /// The maximum number of bytes that are read from a text or a blob, more than this program stores in any.
    static let longest = 1 << 20

    /// Returns the text in a column; empty for NULL.
    func text(_ column: Int) -> String {
        guard let bytes = unsafe sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = min(Self.longest, Int(unsafe sqlite3_column_bytes(handle, Int32(column))))
        return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Returns whether the text in a column consists of these bytes.
    func isText(_ column: Int, _ wanted: [UInt8]) -> Bool {
        guard let bytes = unsafe sqlite3_column_text(handle, Int32(column)),
            Int(unsafe sqlite3_column_bytes(handle, Int32(column))) == wanted.count
        else { return false }
        return unsafe wanted.withUnsafeBytes { text in
            unsafe memcmp(bytes, text.baseAddress ?? UnsafeRawPointer(bytes), text.count) == 0
        }
    }

    /// Returns the bytes in a column; empty for NULL.
    func bytes(_ column: Int) -> [UInt8] {
        guard let content = unsafe sqlite3_column_blob(handle, Int32(column)) else { return [] }
        let count = min(Self.longest, Int(unsafe sqlite3_column_bytes(handle, Int32(column))))
        return unsafe Array(UnsafeRawBufferPointer(start: content, count: count))
    }

    func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

    private func check(_ code: Int32) throws(StorageError) {
        if code != SQLITE_OK { throw error(code) }
    }

    private func error(_ code: Int32) -> StorageError {
        unsafe Connection.error(code, sqlite3_db_handle(handle), path: path)
    }
}
