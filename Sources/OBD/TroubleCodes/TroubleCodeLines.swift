import EmbeddedData

/// The generic trouble codes, `Data/codes/`, one per line: `P0031 oxygen sensor heater, bank 1 sensor 1: low`, which is code,
/// component with its number or letter, place, and failure mode.
///
/// The component has a row in `TroubleCodeComponents`, the mode one in `TroubleCodeModes`, from which the description is
/// composed; causes and checks are those of `CodeKnowledge`. Two components that contradict each other are separated by " / ".
///
/// The codes were verified against at least two public lists that agree, and by comparison with adjacent codes: banks,
/// sensors, cylinders and low/high pairs follow a regular order, which the tests check. What the standard gained since
/// about 2012 stands in one long list; a sample of more than forty such codes from all areas was compared with
/// manufacturers' manuals and other lists, which agreed without exception. Codes whose meaning is in doubt are omitted,
/// as are runs that were found in no other list (fuel cells, pumps and valves of alternative fuels).
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

/// The failure modes of components, a row of `Data/composition/modes.txt` each, as the lines of `TroubleCodeLines` name them.
///
/// The form is `token | phrase | kind | causes | checks`. In the phrase, % stands for the component; in causes and
/// checks, which are separated by ";", it stands for the driver's word for it. Modes that a failure type of three-byte
/// codes refers to have causes and checks. An `electric` mode is detected by voltages; in a `behavior` mode the
/// component, or what it measures, does not behave as it should.
enum TroubleCodeModes {
    struct Mode: Sendable {
        let phrase: String
        let isElectric: Bool
        let causes: [String]
        let checks: [String]
    }

    static let rows = TroubleCodeRow.byKey("composition/modes.txt")

    static func mode(_ token: Substring) -> Mode? {
        guard let line = rows[String(token)] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 5 else { return nil }
        return Mode(
            phrase: fields[1], isElectric: fields[2] == "electric", causes: TroubleCodeRow.list(fields[3]),
            checks: TroubleCodeRow.list(fields[4]))
    }
}
