import CSQLite
import Formats
import Glibc

/// A prepared statement, which is kept for its next use when the value ends. Parameters and columns have names; one that the statement
/// does not have is a mistake in this program.
///
/// What has the label `at` is by number, for loops over millions of samples: parameters from 1, columns from 0, as in
/// SQLite.
@safe
struct Statement: ~Copyable {
    /// The names, looked up when they are first needed, and once for all rows.
    @safe private final class Names {
        private var columns: NameOrder?
        private var parameters: NameOrder?

        func place(ofColumn name: String, _ handle: OpaquePointer) -> Int {
            if columns == nil {
                columns = NameOrder(
                    unsafe (0..<sqlite3_column_count(handle)).map { column in
                        unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) } ?? ""
                    })
            }
            guard let place = columns?.place(of: name) else {
                let sql = unsafe Self.sql(handle)
                preconditionFailure("no column '\(name)' in '\(sql)'")
            }
            return place
        }

        func position(ofParameter name: String, _ handle: OpaquePointer) -> Int {
            if parameters == nil {
                parameters = NameOrder(
                    unsafe (0..<sqlite3_bind_parameter_count(handle)).map { index in
                        unsafe sqlite3_bind_parameter_name(handle, index + 1).map { unsafe String(cString: $0 + 1) }
                            ?? ""
                    })
            }
            guard let place = parameters?.place(of: name) else {
                let sql = unsafe Self.sql(handle)
                preconditionFailure("no parameter '\(name)' in '\(sql)'")
            }
            return place + 1
        }

        private static func sql(_ handle: OpaquePointer) -> String {
            unsafe sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? ""
        }
    }

    private let handle: OpaquePointer
    private let sql: String
    private let idle: IdleStatements
    private let path: String
    private let names = Names()

    init(handle: OpaquePointer, _ sql: String, _ idle: IdleStatements, path: String) {
        unsafe self.handle = handle
        self.sql = sql
        self.idle = idle
        self.path = path
    }

    deinit { unsafe idle.add(handle, sql) }

    // MARK: Parameters

    /// Binds all parameters.
    func bind(_ values: NamedValues) throws(StorageError) {
        let count = Int(unsafe sqlite3_bind_parameter_count(handle))
        precondition(values.pairs.count == count, "values of other parameters: \(values.names)")
        for (name, value) in values.pairs {
            try value.bind(to: self, at: unsafe names.position(ofParameter: name, handle))
        }
    }

    func bindNull(at position: Int) throws(StorageError) {
        try check(unsafe sqlite3_bind_null(handle, Int32(position)))
    }

    func bind(_ value: Int64, at position: Int) throws(StorageError) {
        try check(unsafe sqlite3_bind_int64(handle, Int32(position), value))
    }

    /// Binds a number. NaN, which SQLite does not support, becomes NULL.
    func bind(_ value: Double, at position: Int) throws(StorageError) {
        try check(unsafe sqlite3_bind_double(handle, Int32(position), value))
    }

    func bind(_ value: String, at position: Int) throws(StorageError) {
        // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite copies the text before it returns.
        let copy = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code = unsafe value.withCString { text in
            unsafe sqlite3_bind_text(handle, Int32(position), text, Int32(value.utf8.count), copy)
        }
        try check(code)
    }

    func bind(_ bytes: [UInt8], at position: Int) throws(StorageError) {
        // An empty array may have a null pointer, which would be bound as NULL. SQLITE_TRANSIENT as above.
        let copy = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code = unsafe bytes.withUnsafeBytes { content in
            unsafe content.isEmpty
                ? unsafe sqlite3_bind_zeroblob(handle, Int32(position), 0)
                : unsafe sqlite3_bind_blob(handle, Int32(position), content.baseAddress, Int32(content.count), copy)
        }
        try check(code)
    }

    /// Binds the columns of another statement's row, in their order.
    func bind(columnsOf row: borrowing Statement) throws(StorageError) {
        for column in unsafe 0..<sqlite3_column_count(row.handle) {
            try check(unsafe sqlite3_bind_value(handle, column + 1, sqlite3_column_value(row.handle, column)))
        }
    }

    // MARK: Rows

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

    /// Binds all parameters and runs the statement.
    func run(_ values: NamedValues) throws(StorageError) {
        try bind(values)
        try run()
    }

    func reset() { unsafe sqlite3_reset(handle) }

    fileprivate func place(of column: String) -> Int { unsafe names.place(ofColumn: column, handle) }

    func isNull(_ column: String) -> Bool { isNull(at: place(of: column)) }

    func isNull(at column: Int) -> Bool { unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    /// Returns the integer in a column; 0 for NULL.
    func integer(_ column: String) -> Int64 { integer(at: place(of: column)) }

    func integer(at column: Int) -> Int64 { unsafe sqlite3_column_int64(handle, Int32(column)) }

    func optionalInteger(_ column: String) -> Int64? {
        let place = place(of: column)
        return isNull(at: place) ? nil : integer(at: place)
    }

    /// Returns whether the integer in a column is not 0; false for NULL.
    func bool(_ column: String) -> Bool { integer(column) != 0 }

    func optionalBool(_ column: String) -> Bool? { optionalInteger(column).map { $0 != 0 } }

    /// Returns the number in a column; 0 for NULL.
    func real(_ column: String) -> Double { real(at: place(of: column)) }

    func real(at column: Int) -> Double { unsafe sqlite3_column_double(handle, Int32(column)) }

    func optionalReal(_ column: String) -> Double? {
        let place = place(of: column)
        return isNull(at: place) ? nil : real(at: place)
    }

    /// Returns whether each of the columns is NULL or has a plausible number.
    func arePlausible(_ columns: String...) -> Bool {
        columns.allSatisfy { optionalReal($0).map(Database.isPlausible(value:)) ?? true }
    }

    /// The maximum number of bytes that are read from a text or a blob, more than this program stores in any.
    static let longest = 1 << 20

    /// Returns the text in a column; empty for NULL.
    func text(_ column: String) -> String { text(at: place(of: column)) }

    func text(at column: Int) -> String {
        guard let bytes = unsafe sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = min(Self.longest, Int(unsafe sqlite3_column_bytes(handle, Int32(column))))
        return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func optionalText(_ column: String) -> String? {
        let place = place(of: column)
        return isNull(at: place) ? nil : text(at: place)
    }

    /// Returns whether the text in a column consists of these bytes.
    func isText(_ column: String, _ wanted: [UInt8]) -> Bool { isText(at: place(of: column), wanted) }

    fileprivate func isText(at column: Int, _ wanted: [UInt8]) -> Bool {
        let column = Int32(column)
        guard let bytes = unsafe sqlite3_column_text(handle, column),
            Int(unsafe sqlite3_column_bytes(handle, column)) == wanted.count
        else { return false }
        return unsafe wanted.withUnsafeBytes { text in
            unsafe memcmp(bytes, text.baseAddress ?? UnsafeRawPointer(bytes), text.count) == 0
        }
    }

    /// Returns the bytes in a column; empty for NULL.
    func bytes(_ column: String) -> [UInt8] {
        let column = Int32(place(of: column))
        guard let content = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = min(Self.longest, Int(unsafe sqlite3_column_bytes(handle, column)))
        return unsafe Array(UnsafeRawBufferPointer(start: content, count: count))
    }

    /// Returns what a column has as JSON: bytes in Base64, and null for a number that JSON does not have.
    func json(at column: Int) -> JSON {
        switch unsafe sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: return .integer(integer(at: column))
        case SQLITE_FLOAT:
            let number = real(at: column)
            return number.isFinite ? .number(number) : .null
        case SQLITE_TEXT: return .string(text(at: column))
        case SQLITE_BLOB:
            guard let content = unsafe sqlite3_column_blob(handle, Int32(column)) else { return .string("") }
            let count = min(Self.longest, Int(unsafe sqlite3_column_bytes(handle, Int32(column))))
            return .string(Base64.text(unsafe Array(UnsafeRawBufferPointer(start: content, count: count))))
        default: return .null
        }
    }

    private func check(_ code: Int32) throws(StorageError) {
        if code != SQLITE_OK { throw error(code) }
    }

    private func error(_ code: Int32) -> StorageError {
        unsafe Connection.error(code, sqlite3_db_handle(handle), path: path)
    }
}

/// The parsed values of texts that many rows of a column share, such as kinds and VINs. Each text is parsed only once.
struct RepeatedTexts<Meaning> {
    private var known: [(bytes: [UInt8], meaning: Meaning)] = []

    /// The maximum number of texts to remember; with more, the column is not repetitive.
    private static var most: Int { 32 }

    /// Returns the value of the text in a column.
    /// - Parameter meaning: Parses a text that has not been seen before.
    mutating func meaning(
        _ row: borrowing Statement, _ column: String, _ meaning: (String) -> Meaning
    ) -> Meaning {
        self.meaning(row, at: row.place(of: column), meaning)
    }

    /// The same by the number of the column, which is looked up once for all comparisons.
    fileprivate mutating func meaning(
        _ row: borrowing Statement, at column: Int, _ meaning: (String) -> Meaning
    ) -> Meaning {
        for entry in known where row.isText(at: column, entry.bytes) { return entry.meaning }
        let text = row.text(at: column)
        let found = meaning(text)
        if known.count < Self.most { known.append((Array(text.utf8), found)) }
        return found
    }
}

extension RepeatedTexts<String> {
    /// Returns the text in a column, or nil for NULL.
    mutating func text(_ row: borrowing Statement, _ column: String) -> String? {
        let column = row.place(of: column)
        return row.isNull(at: column) ? nil : meaning(row, at: column) { $0 }
    }
}
