/// A file of custom PIDs in the format that Torque and other apps share: lines of cells that commas separate (or semicolons
/// or tabs, as spreadsheets write them),
///
///     Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header,Response
///
/// in this order or in that of a header line, whose column names are recognized in several spellings. Cells may be
/// quoted, the last ones may be missing, and unknown columns are ignored. Empty lines and lines that begin with `#` or
/// `//` are ignored. An invalid line is reported as a problem and does not affect the others.
struct CustomPIDFile {
    private(set) var entries: [Entry] = []
    private(set) var problems: [CustomPIDWarning] = []

    /// A line that describes a PID.
    struct Entry {
        var pid: CustomPID
        /// The line number, from 1.
        var line: Int
        /// The cell that contains the equation.
        var equation: CommaSeparatedCell
    }

    private enum Column: CaseIterable {
        case name, shortName, request, equation, minimum, maximum, unit, header, response, extendedAddress
        case standard, years, interval, session

        /// Whether the column is among those of Torque, which a file without a header line has.
        var isTorque: Bool { ![.extendedAddress, .standard, .years, .interval, .session].contains(self) }

        /// The column names found in files, in lower case and without spaces.
        var spellings: Set<String> {
            switch self {
            case .name: ["name", "longname", "pidname"]
            case .shortName: ["shortname", "short"]
            case .request: ["modeandpid", "modepid", "pid", "mode"]
            case .equation: ["equation", "formula"]
            case .minimum: ["minvalue", "min", "minimum", "minimumvalue"]
            case .maximum: ["maxvalue", "max", "maximum", "maximumvalue"]
            case .unit: ["units", "unit"]
            case .header: ["header", "obdheader", "requestheader", "requestid", "txid", "tx"]
            case .response:
                [
                    "response", "responseid", "responseheader", "responseaddress", "answer", "answerid", "rx", "rxid",
                    "rxheader", "rax", "receive", "receiveid", "receiveaddress", "receiveheader", "receivefilter",
                    "cra",
                ]
            case .extendedAddress:
                ["extended", "extendedaddress", "extaddress", "eax", "cea", "subaddress", "target", "targetaddress"]
            case .standard: ["standard", "standardname", "standardvalue", "suggestedmetric"]
            case .session: ["startdiagnostic", "diagnosticstart", "startdiagnosticcommand", "startdiagnostics"]
            case .years: ["years", "modelyears"]
            case .interval: ["seconds", "intervalseconds", "everyseconds"]
            }
        }
    }

    /// What stands in place of a request for values that a car broadcasts.
    static let broadcast = "broadcast"

    /// Reads a file.
    /// - Parameters:
    ///   - path: The path of the file, for messages.
    ///   - taken: The signal names already in use; those of this file are added.
    init(_ bytes: [UInt8], path: String, taken: inout Set<String>) {
        guard let text = Self.text(bytes) else {
            problems = [CustomPIDWarning(path: path, line: 1, column: 1, reason: .noText)]
            return
        }
        var places: [Column: Int] = [:]
        for (index, column) in Column.allCases.enumerated() where column.isTorque { places[column] = index }
        // Without a header line, the cell behind Torque's columns may also be something else.
        var areNamed = false
        var header = ProfileHeader()
        let lines = Self.lines(text)
        let separator = CommaSeparatedCell.separator(lines)
        for (index, line) in lines.enumerated() {
            do throws(SyntaxError) {
                let cells = try CommaSeparatedCell.cells(of: line, separator: separator)
                let first = cells.first?.text ?? ""
                if cells.allSatisfy(\.text.isEmpty) || first.hasPrefix("#") || first.hasPrefix("//") {
                    header.note(line)
                    continue
                }
                let row = Row(cells: cells, places: places, areNamed: areNamed)
                // A value may itself be called "Mode" or "PID", so a line with a valid request is not a header line.
                let isRow = (try? Self.request(row[.request])) != nil
                if !isRow, let order = try Self.headerLine(cells) {
                    places = order
                    areNamed = true
                } else {
                    var pid = try Self.pid(row, taken: taken)
                    pid.origin = header.origin
                    taken.insert(pid.signalName)
                    entries.append(Entry(pid: pid, line: index + 1, equation: row[.equation]))
                }
            } catch {
                problems.append(
                    CustomPIDWarning(path: path, line: index + 1, column: error.column, reason: error.reason))
            }
        }
    }

    private static func lines(_ text: Substring) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }

    /// The lines of a file; empty if it is not text.
    static func lines(_ bytes: [UInt8]) -> [Substring] { text(bytes).map(lines) ?? [] }

    /// The bytes in UTF-8 if a mark shows that they are UTF-16, which some spreadsheets write.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        let isBig = bytes[0] == 0xFE
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBig ? one << 8 | other : other << 8 | one
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Decodes the bytes as UTF-16 if they are marked so, as UTF-8, or if they are not valid UTF-8 as ISO 8859-1, which older
    /// programs write. Returns nil if they contain a zero byte.
    static func text(_ bytes: [UInt8]) -> Substring? {
        let bytes = utf8(bytes)
        if bytes.contains(0) { return nil }
        let text =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        return text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    }

    struct SyntaxError: Error {
        var column: Int
        var reason: CustomPIDError
    }

    // MARK: lines

    private struct Row {
        var cells: [CommaSeparatedCell]
        var places: [Column: Int]
        var areNamed: Bool

        /// The cell of a column; for a missing cell an empty one at the end of the line.
        subscript(_ column: Column) -> CommaSeparatedCell {
            if let place = places[column], place < cells.count { return cells[place] }
            return CommaSeparatedCell(columns: [], text: "", end: cells.last?.end ?? 1)
        }
    }

    /// Returns the index of each column if the line is a header line, otherwise nil.
    private static func headerLine(_ cells: [CommaSeparatedCell]) throws(SyntaxError) -> [Column: Int]? {
        let names = cells.map { $0.text.lowercased().filter { $0.isLetter || $0.isNumber } }
        guard names.contains(where: Column.request.spellings.contains) || names.contains("equation") else { return nil }
        var places: [Column: Int] = [:]
        for column in Column.allCases {
            places[column] = names.firstIndex(where: column.spellings.contains)
        }
        for (column, name) in [(Column.request, "ModeAndPID"), (.equation, "Equation")] where places[column] == nil {
            throw SyntaxError(column: 1, reason: .noColumn(name))
        }
        guard places[.name] != nil || places[.shortName] != nil else {
            throw SyntaxError(column: 1, reason: .noColumn("Name"))
        }
        return places
    }

    private static func pid(_ row: Row, taken: Set<String>) throws(SyntaxError) -> CustomPID {
        let (name, shortName) = (row[.name].text, row[.shortName].text)
        guard !name.isEmpty || !shortName.isEmpty else {
            throw SyntaxError(column: row[.name].column(0), reason: .noName)
        }
        let request = try request(row[.request])
        guard row[.session].text.isEmpty else {
            throw SyntaxError(column: row[.session].column(0), reason: .needsSession(row[.session].text))
        }
        let cell = row[.equation]
        let equation: Equation
        do {
            equation = try Equation(cell.text)
        } catch {
            throw SyntaxError(column: cell.column(error.offset), reason: error.reason)
        }
        let (header, inHeader) = try header(row[.header])
        if request.isEmpty, [3, 8].contains(header?.description.count) == false {
            throw SyntaxError(column: row[.header].column(0), reason: .noBroadcastAddress)
        }
        let standard = try standard(row[.standard])
        let extended = try extendedAddress(row[.extendedAddress]) ?? inHeader
        let (minimum, maximum) = (try number(row[.minimum]), try number(row[.maximum]))
        return CustomPID(
            name: name.isEmpty ? shortName : name, shortName: shortName.isEmpty ? name : shortName,
            signalName: standard.map { $0.signalName(taken: taken) }
                ?? CustomPID.signalName(of: [shortName, name], request: request, taken: taken),
            unit: standard?.unit ?? row[.unit].text, request: request, header: header, extendedAddress: extended,
            response: try response(row), equation: equation,
            // Minimum and maximum both 0 mean that there is no range.
            range: minimum.flatMap { low in maximum.flatMap { low < $0 ? low...$0 : nil } },
            standard: standard, years: try years(row[.years]), intervalSeconds: try number(row[.interval]))
    }

    // MARK: cells

    private static func standard(_ cell: CommaSeparatedCell) throws(SyntaxError) -> StandardValue? {
        if cell.text.isEmpty { return nil }
        guard let standard = StandardValue.named(cell.text) ?? StandardValue.ofMetric(cell.text) else {
            throw SyntaxError(column: cell.column(0), reason: .unknownStandard(cell.text))
        }
        return standard
    }

    private static func years(_ cell: CommaSeparatedCell) throws(SyntaxError) -> ModelYears? {
        if cell.text.isEmpty { return nil }
        guard let years = ModelYears(cell.text) else {
            throw SyntaxError(column: cell.column(0), reason: .wrongYears(cell.text))
        }
        return years
    }

    /// Reads service and PID: `22F40C`, `0x22F40C` or `22 F4 0C`.
    private static func request(_ cell: CommaSeparatedCell) throws(SyntaxError) -> [UInt8] {
        let digits = hexadecimal(cell)
        guard !digits.isEmpty else { throw SyntaxError(column: cell.column(0), reason: .noRequest) }
        if digits.lowercased() == broadcast { return [] }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), digits.count.isMultiple(of: 2),
            (4...14).contains(digits.count)
        else {
            throw SyntaxError(
                column: cell.column(0), reason: .notHexadecimal(cell.text))
        }
        var bytes: [UInt8] = []
        var rest = digits[...]
        while !rest.isEmpty {
            bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        guard CustomPID.services.contains(bytes[0]) else {
            throw SyntaxError(column: cell.column(0), reason: .notOnlyReading(service: String(digits.prefix(2))))
        }
        return bytes
    }

    /// Reads a header: `7E0`, `18DA10F1` or `DA10F1`, and for extended addressing `6F1:12` (also with another sign or a
    /// space between). Returns nil, for all ECUs, if the cell is empty or `Auto`.
    private static func header(_ cell: CommaSeparatedCell) throws(SyntaxError)
        -> (header: CustomPID.RequestHeader?, extendedAddress: UInt8?)
    {
        if cell.text.isEmpty || cell.text.lowercased() == "auto" { return (nil, nil) }
        if let header = CustomPID.RequestHeader(hexadecimal(cell)) { return (header, nil) }
        let parts = cell.text.split { ":/.-".contains($0) || $0.isWhitespace }.map(String.init)
        guard parts.count == 2, let header = CustomPID.RequestHeader(parts[0]), let extended = byte(parts[1]) else {
            throw SyntaxError(column: cell.column(0), reason: .wrongHeader(cell.text))
        }
        return (header, extended)
    }

    private static func extendedAddress(_ cell: CommaSeparatedCell) throws(SyntaxError) -> UInt8? {
        if cell.text.isEmpty { return nil }
        guard let byte = byte(hexadecimal(cell)) else {
            throw SyntaxError(column: cell.column(0), reason: .wrongExtendedAddress(cell.text))
        }
        return byte
    }

    /// Reads two hexadecimal digits.
    private static func byte(_ text: String) -> UInt8? {
        text.utf8.count == 2 && text.allSatisfy(\.isHexDigit) ? UInt8(text, radix: 16) : nil
    }

    /// Reads the identifier of responses: `682` or `17FE0076`. Returns nil if the cell is empty or `Auto`.
    private static func response(_ row: Row) throws(SyntaxError) -> CustomPID.RequestHeader? {
        let cell = row[.response]
        if cell.text.isEmpty || cell.text.lowercased() == "auto" { return nil }
        let digits = hexadecimal(cell)
        guard digits.count == 3 || digits.count == 8, let response = CustomPID.RequestHeader(digits) else {
            guard row.areNamed else { return nil }
            throw SyntaxError(column: cell.column(0), reason: .wrongResponse(cell.text))
        }
        return response
    }

    private static func hexadecimal(_ cell: CommaSeparatedCell) -> String {
        let digits = cell.text.filter { !$0.isWhitespace }
        return digits.hasPrefix("0x") || digits.hasPrefix("0X") ? String(digits.dropFirst(2)) : digits
    }

    private static func number(_ cell: CommaSeparatedCell) throws(SyntaxError) -> Double? {
        if cell.text.isEmpty { return nil }
        guard let number = Double(cell.text), number.isFinite else {
            throw SyntaxError(column: cell.column(0), reason: .notANumber(cell.text))
        }
        return number
    }
}
