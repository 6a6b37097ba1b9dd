/// What the generic trouble codes mean, a code a line: `P0031 oxygen sensor heater, bank 1 sensor 1: low`, that is code,
/// component with its number or letter, place, failure mode.
///
/// The component has a row of `TroubleCodeComponents`, the mode one of `TroubleCodeModes`; description, causes, first
/// checks and severity are composed from these. Two components that contradict stand on both sides of " / ". The facts
/// were checked against public lists of which two agree, and by their neighbours: banks, sensors, cylinders and low/high
/// pairs run in regular order, and the tests hold them to it. A code whose meaning is in doubt is left out.
enum TroubleCodeLines {
    /// Each in the order of its codes.
    private static var tables: [String] {
        [powertrain0, powertrain2, powertrain3, chassis0, body0, network0, network3]
    }

    /// In the order of the codes.
    static var all: [Substring] { tables.flatMap(TroubleCodeRow.lines) }

    /// What the line of a code says behind the code; nil where there is none.
    static func line(_ code: TroubleCode) -> Substring? {
        let code = code.description
        for table in tables {
            if let line = line(code, in: table.utf8) { return line }
        }
        return nil
    }

    /// Halves what is left of the table, which begins where a line does.
    private static func line(_ code: String, in table: String.UTF8View) -> Substring? {
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
