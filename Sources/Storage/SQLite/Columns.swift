/// Where the columns of a statement's rows stand, by their names: a column that is added to a query moves no other.
///
/// It is asked before the rows are read, and the places are kept, so that a row costs no search for names.
struct Columns {
    private let places: [String: Int]

    init(_ statement: borrowing Statement) { places = statement.columnPlaces }

    /// The place of the column; the query must name it.
    subscript(_ name: String) -> Int {
        guard let place = places[name] else { preconditionFailure("no column '\(name)' in the query") }
        return place
    }
}
