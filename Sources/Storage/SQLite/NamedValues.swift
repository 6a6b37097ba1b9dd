/// A value of a parameter.
protocol SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError)
}

extension Int64: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

extension Int: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        try statement.bind(Int64(self), at: position)
    }
}

extension Bool: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        try statement.bind(Int64(self ? 1 : 0), at: position)
    }
}

extension Double: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

extension String: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

extension [UInt8]: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

/// nil is NULL.
extension Optional: SQLValue where Wrapped: SQLValue {
    func bind(to statement: borrowing Statement, at position: Int) throws(StorageError) {
        guard let self else { return try statement.bindNull(at: position) }
        try self.bind(to: statement, at: position)
    }
}

/// The values of parameters or columns by their names.
struct NamedValues: ExpressibleByDictionaryLiteral {
    var pairs: [(name: String, value: any SQLValue)]

    init(dictionaryLiteral elements: (String, any SQLValue)...) { pairs = elements }

    init(_ pairs: [(name: String, value: any SQLValue)]) { self.pairs = pairs }

    static func + (one: NamedValues, other: NamedValues) -> NamedValues { NamedValues(one.pairs + other.pairs) }

    /// The names, and the parameters of these names, for SQL: "vin, note", ":vin, :note" and "vin = :vin, note = :note".
    var names: String { pairs.map(\.name).joined(separator: ", ") }
    var parameters: String { pairs.map { ":\($0.name)" }.joined(separator: ", ") }
    var assignments: String { pairs.map { "\($0.name) = :\($0.name)" }.joined(separator: ", ") }
}

/// The names of the columns or parameters of a statement.
struct NameOrder {
    let names: [String]
    private var next = 0

    init(_ names: [String]) {
        assert(Set(names).count == names.count, "two of the same name: \(names)")
        self.names = names
    }

    /// Returns the place of a name, or nil if there is none.
    ///
    /// Rows are mostly read in the order of the query, so that the name is the one after the last, and one comparison
    /// finds it.
    mutating func place(of name: String) -> Int? {
        var place = next
        for _ in names.indices {
            if place >= names.count { place = 0 }
            if names[place] == name {
                next = place + 1
                return place
            }
            place += 1
        }
        return nil
    }
}
