import EmbeddedData

/// The generic trouble codes, `Data/codes/`, one per line: `P0031 oxygen sensor heater, bank 1 sensor 1: low`, which is code,
/// component with its number or letter, place, and failure mode.
///
/// The component has a row in `TroubleCodeComponents`, the mode one in `TroubleCodeModes`; description, causes, first
/// checks and severity are composed from these. Two components that contradict each other are separated by " / ".
///
/// The codes were verified against at least two public lists that agree (of C05xx and some others one list, and neighbors
/// on which two agree), and by comparison with adjacent codes: banks,
/// sensors, cylinders and low/high pairs follow a regular order, which the tests check. Codes whose meaning is in doubt
/// are omitted.
enum TroubleCodeLines {
    /// The tables, each in ascending order of codes.
    private static let tables = ["P0", "P2", "P3", "C", "B", "U"].map { DataFile.text("codes/\($0).txt") }

    /// All lines, table by table.
    static var all: [Substring] { tables.flatMap(TroubleCodeRow.lines) }

    /// Returns the text after the code in its line; nil if there is none.
    static func line(_ code: TroubleCode) -> Substring? {
        let code = code.description
        for table in tables {
            if let line = line(code, in: table.utf8) { return line }
        }
        return nil
    }

    /// Finds a line by binary search. The rest of the table always begins at the start of a line.
    static func line(_ code: String, in table: String.UTF8View) -> Substring? {
        let newline = UInt8(ascii: "\n")
        var rest = table[...]
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            let start = rest[..<middle].lastIndex(of: newline).map(rest.index(after:)) ?? rest.startIndex
            let line = rest[start...].prefix { $0 != newline }
            let found = line.prefix(code.utf8.count)
            if found.elementsEqual(code.utf8) { return Substring(line.dropFirst(code.utf8.count + 1)) }
            rest = found.lexicographicallyPrecedes(code.utf8) ? rest[line.endIndex...].dropFirst() : rest[..<start]
        }
        return nil
    }
}
