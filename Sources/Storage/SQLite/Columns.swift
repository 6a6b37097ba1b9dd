/// The indexes of the columns of a statement's rows by their names, so that adding a column to a query does not affect
/// others.
///
/// Indexes are looked up before the rows are read, so that no row requires a search for names.
struct Columns {
    private let places: [String: Int]

    init(_ statement: borrowing Statement) { places = statement.columnPlaces }

    /// The index of a column, which the query must contain.
    subscript(_ name: String) -> Int {
        guard let place = places[name] else { preconditionFailure("no column '\(name)' in the query") }
        return place
    }
}
