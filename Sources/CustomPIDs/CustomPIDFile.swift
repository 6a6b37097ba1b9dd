/// A file of custom PIDs in the form that Torque and other apps share: lines of cells with commas between,
///
///     Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header
///
/// in this order, or in that of a header line, whose names are known in several spellings. Cells may be quoted, the
/// last ones may be missing, and columns of other names are passed over. Empty lines and those that begin with `#` or
/// `//` are none. A line that cannot be used is a problem and spoils no other.
struct CustomPIDFile {
    private(set) var entries: [Entry] = []
    private(set) var problems: [CustomPIDProblem] = []

    /// A line that describes a PID.
    struct Entry {
        var pid: CustomPID
        /// From 1.
        var line: Int
        /// Where its equation is.
        var equation: CommaSeparatedCell
    }

    private enum Column: CaseIterable {
        case name, shortName, request, equation, minimum, maximum, unit, header

        /// As they are in files, without spaces and in small letters.
        var spellings: Set<String> {
            switch self {
            case .name: ["name", "longname", "pidname"]
            case .shortName: ["shortname", "short"]
            case .request: ["modeandpid", "modepid", "pid", "mode"]
            case .equation: ["equation", "formula"]
            case .minimum: ["minvalue", "min", "minimum", "minimumvalue"]
            case .maximum: ["maxvalue", "max", "maximum", "maximumvalue"]
            case .unit: ["units", "unit"]
            case .header: ["header", "obdheader"]
            }
        }
    }

    /// - Parameter path: for messages.
    /// - Parameter taken: the names of signals that are not free; those of this file are added.
    init(_ bytes: [UInt8], path: String, taken: inout Set<String>) {
        guard let text = Self.text(bytes) else {
            problems = [CustomPIDProblem(path: path, line: 1, column: 1, reason: .noText)]
            return
        }
        var places: [Column: Int] = [:]
        for (index, column) in Column.allCases.enumerated() { places[column] = index }
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, line) in lines.enumerated() {
            do throws(Fault) {
                let cells = try CommaSeparatedCell.cells(of: line)
                let first = cells.first?.text ?? ""
                if cells.allSatisfy(\.text.isEmpty) || first.hasPrefix("#") || first.hasPrefix("//") { continue }
                let row = Row(cells: cells, places: places)
                // A value may be called "Mode" or "PID": what has a request is no header line.
                let isRow = (try? Self.request(row[.request])) != nil
                if !isRow, let order = try Self.headerLine(cells) {
                    places = order
                } else {
                    let pid = try Self.pid(row, taken: taken)
                    taken.insert(pid.signalName)
                    entries.append(Entry(pid: pid, line: index + 1, equation: row[.equation]))
                }
            } catch {
                problems.append(
                    CustomPIDProblem(path: path, line: index + 1, column: error.column, reason: error.reason))
            }
        }
    }

    /// A text is UTF-8; what is not comes from older programs, with one byte for each character (ISO 8859-1).
    private static func text(_ bytes: [UInt8]) -> Substring? {
        if bytes.contains(0) { return nil }
        let text =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        return text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    }

    struct Fault: Error {
        var column: Int
        var reason: CustomPIDFault
    }

    // MARK: lines

    private struct Row {
        var cells: [CommaSeparatedCell]
        var places: [Column: Int]

        /// A missing cell is an empty one at the end.
        subscript(_ column: Column) -> CommaSeparatedCell {
            if let place = places[column], place < cells.count { return cells[place] }
            return CommaSeparatedCell(columns: [], text: "", end: cells.last?.end ?? 1)
        }
    }

    /// The place of each column, if the line is a header line.
    private static func headerLine(_ cells: [CommaSeparatedCell]) throws(Fault) -> [Column: Int]? {
        let names = cells.map { $0.text.lowercased().filter { $0.isLetter || $0.isNumber } }
        guard names.contains(where: Column.request.spellings.contains) || names.contains("equation") else { return nil }
        var places: [Column: Int] = [:]
        for column in Column.allCases {
            places[column] = names.firstIndex(where: column.spellings.contains)
        }
        for (column, name) in [(Column.request, "ModeAndPID"), (.equation, "Equation")] where places[column] == nil {
            throw Fault(column: 1, reason: .noColumn(name))
        }
        guard places[.name] != nil || places[.shortName] != nil else {
            throw Fault(column: 1, reason: .noColumn("Name"))
        }
        return places
    }

    private static func pid(_ row: Row, taken: Set<String>) throws(Fault) -> CustomPID {
        let (name, shortName) = (row[.name].text, row[.shortName].text)
        guard !name.isEmpty || !shortName.isEmpty else {
            throw Fault(column: row[.name].column(0), reason: .noName)
        }
        let request = try request(row[.request])
        let cell = row[.equation]
        let equation: Equation
        do {
            equation = try Equation(cell.text)
        } catch {
            throw Fault(column: cell.column(error.offset), reason: error.reason)
        }
        let (minimum, maximum) = (try number(row[.minimum]), try number(row[.maximum]))
        return CustomPID(
            name: name.isEmpty ? shortName : name, shortName: shortName.isEmpty ? name : shortName,
            signalName: CustomPID.signalName(of: [shortName, name], request: request, taken: taken),
            unit: row[.unit].text, request: request, header: try header(row[.header]), equation: equation,
            // Both 0 are no range.
            range: minimum.flatMap { low in maximum.flatMap { low < $0 ? low...$0 : nil } })
    }

    // MARK: cells

    /// `22F40C`, `0x22F40C`, `22 F4 0C`.
    private static func request(_ cell: CommaSeparatedCell) throws(Fault) -> [UInt8] {
        let digits = hexadecimal(cell)
        guard !digits.isEmpty else { throw Fault(column: cell.column(0), reason: .noRequest) }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), digits.count.isMultiple(of: 2),
            (4...14).contains(digits.count)
        else {
            throw Fault(
                column: cell.column(0), reason: .notHexadecimal(cell.text))
        }
        var bytes: [UInt8] = []
        var rest = digits[...]
        while !rest.isEmpty {
            bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        guard CustomPID.services.contains(bytes[0]) else {
            throw Fault(column: cell.column(0), reason: .notOnlyReading(service: String(digits.prefix(2))))
        }
        return bytes
    }

    /// `7E0`, `18DA10F1`, `DA10F1`; nil for all, which is empty or `Auto`.
    private static func header(_ cell: CommaSeparatedCell) throws(Fault) -> CustomPID.RequestHeader? {
        if cell.text.isEmpty || cell.text.lowercased() == "auto" { return nil }
        guard let header = CustomPID.RequestHeader(hexadecimal(cell)) else {
            throw Fault(column: cell.column(0), reason: .wrongHeader(cell.text))
        }
        return header
    }

    private static func hexadecimal(_ cell: CommaSeparatedCell) -> String {
        let digits = cell.text.filter { !$0.isWhitespace }
        return digits.hasPrefix("0x") || digits.hasPrefix("0X") ? String(digits.dropFirst(2)) : digits
    }

    private static func number(_ cell: CommaSeparatedCell) throws(Fault) -> Double? {
        if cell.text.isEmpty { return nil }
        guard let number = Double(cell.text), number.isFinite else {
            throw Fault(column: cell.column(0), reason: .notANumber(cell.text))
        }
        return number
    }
}
