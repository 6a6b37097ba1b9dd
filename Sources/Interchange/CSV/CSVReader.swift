import Telemetry

/// Reads the rows of a table, before their times are understood.
struct CSVReader {
    struct Value {
        let column: Int32
        let row: Int32
        let value: Double
    }

    /// So many lines may be above the header.
    private static let preambleLines = 80
    /// From so many rows it is decided which mark is decimal, and which time column is the best.
    private static let sampledRows = 1000

    private let text: [UInt8]
    private var position = 0
    private var separator = UInt8(ascii: ",")
    private var cells = CSVCells()
    private var header: CSVHeader?

    private(set) var columns: [ImportedColumn] = []
    private(set) var values: [Value] = []
    /// The time of each row, and its time by a receiver.
    private(set) var times: [CellTime?] = []
    private(set) var receiverTimes: [CellTime?] = []
    private(set) var badRows = 0
    /// What the lines above the header say of the beginning.
    private(set) var beginning: CellTime?
    private(set) var timeUnit = ""
    private(set) var isElapsed = false
    private(set) var isLong = false

    /// The place in `columns` of each column of the table.
    private var places: [Int?] = []
    private var decimals: [UInt8] = []
    private var timeColumn = 0
    private var dateColumn: Int?
    private var receiverColumn: Int?
    private var nameColumn = -1
    private var readingColumn = -1
    private var unitColumn: Int?
    /// Quantities of a table with a row for each value.
    private var quantities: [String: Int] = [:]
    private var knownColumns: [String: Int] = [:]

    init(_ text: [UInt8]) { self.text = text }

    /// Reads everything, and returns the program that wrote it; nil if there is no header.
    mutating func read() -> LogProgram? {
        guard let program = readHeader() else { return nil }
        // The rows of units and of sources, between the header and the first row.
        var (above, hasRows) = (0, false)
        while let line = CSVCells.line(of: text, at: &position) {
            cells.read(text, line, separator: separator)
            if cells.cells.allSatisfy(\.isEmpty) { continue }
            if readRow(isLast: position >= text.count && line.upperBound == text.count) {
                hasRows = true
                continue
            }
            let strings = cells.cells.map { CSVCells.string(text, $0) }
            if !hasRows, above == 0, let header = header?.adding(strings, sources: nextLineCells()) {
                // Rows above it still refer to their columns.
                if values.isEmpty {
                    columns = []
                    knownColumns = [:]
                }
                use(header, of: program)
                above = 1
            } else if let next = CSVHeader(strings, endsWithSeparator: cells.endsWithSeparator, preamble: []),
                header?.isLong == next.isLong
            {
                // The set of columns has changed.
                use(next, of: program)
                above = 0
                hasRows = false
            } else if !hasRows, above == 1 {
                above = 2
            } else {
                badRows += 1
            }
        }
        return program
    }

    private func nextLineCells() -> [String] {
        var (next, place) = (CSVCells(), position)
        guard let line = CSVCells.line(of: text, at: &place) else { return [] }
        next.read(text, line, separator: separator)
        return next.cells.map { CSVCells.string(text, $0) }
    }

    // MARK: Header

    private mutating func readHeader() -> LogProgram? {
        var preamble: [String] = []
        for _ in 0..<Self.preambleLines {
            guard let line = CSVCells.line(of: text, at: &position) else { return nil }
            guard line.count < 1 << 16 else { return nil }
            var found: (header: CSVHeader, separator: UInt8)?
            for separator in [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
                cells.read(text, line, separator: separator)
                guard cells.cells.count > found?.header.names.count ?? 1 else { continue }
                let strings = cells.cells.map { CSVCells.string(text, $0) }
                if let header = CSVHeader(
                    strings, endsWithSeparator: cells.endsWithSeparator, preamble: preamble)
                {
                    found = (header, separator)
                }
            }
            if let found {
                separator = found.separator
                noteBeginning(preamble)
                use(found.header, of: found.header.program)
                return found.header.program
            }
            preamble.append(CSVCells.string(text, line))
        }
        return nil
    }

    /// "# StartTime = 02/03/2026 11:20:39.6323 AM", and "Created,04/08/2026,13:14".
    private mutating func noteBeginning(_ preamble: [String]) {
        for line in preamble {
            let lower = line.lowercased()
            guard ["start", "created", "date", "begin"].contains(where: lower.contains) else { continue }
            guard let digit = line.utf8.firstIndex(where: { 0x30...0x39 ~= $0 }) else { continue }
            let rest = Array(line.utf8[digit...])
            if let time = CellTime(rest, 0..<rest.count), time.day != nil {
                beginning = time
                return
            }
        }
    }

    private mutating func use(_ header: CSVHeader, of program: LogProgram) {
        self.header = header
        isLong = header.isLong
        places = header.roles.map { role in
            guard case .value(let index) = role else { return nil }
            let column = header.columns[index]
            guard column.meaning != .leftOut else {
                note(column)
                return nil
            }
            return note(column)
        }
        for column in header.columns where column.meaning == .time { note(column) }
        nameColumn = -1
        readingColumn = -1
        unitColumn = nil
        for (index, role) in header.roles.enumerated() {
            switch role {
            case .name: nameColumn = index
            case .reading: readingColumn = index
            case .unit: unitColumn = index
            default: break
            }
        }
        sample(header)
    }

    /// Returns the place of a column in `columns`; the same one in a repeated header.
    @discardableResult private mutating func note(_ column: ImportedColumn) -> Int {
        let key = column.name + "\u{0}" + column.unit
        if let known = knownColumns[key], columns[known].signal == column.signal { return known }
        knownColumns[key] = columns.count
        columns.append(column)
        return columns.count - 1
    }

    /// Looks at the rows to come: at the decimal marks of each column, and at the forms of its times.
    private mutating func sample(_ header: CSVHeader) {
        var (row, place) = (CSVCells(), position)
        var marks = [CellNumber](repeating: CellNumber(), count: header.names.count)
        var scores = [Double](repeating: 0, count: header.names.count)
        let timeColumns = header.roles.indices.filter { header.roles[$0] == .time }
        var isDay = [Bool](repeating: true, count: header.names.count)
        var seen = 0
        while seen < Self.sampledRows, let line = CSVCells.line(of: text, at: &place) {
            row.read(text, line, separator: separator)
            seen += 1
            for (index, cell) in row.cells.enumerated() where index < marks.count && !cell.isEmpty {
                marks[index].note(text, cell)
            }
            for index in timeColumns where index < row.cells.count {
                guard let time = CellTime(text, row.cells[index]) else { continue }
                let isEpoch = time.number.map { $0 > 1e9 } ?? false
                if time.clock != nil || time.number != nil { isDay[index] = false }
                // A time of the phone is better than one of its receiver, which stands still without one.
                let name = header.names[index].lowercased()
                scores[index] += time.day != nil && time.clock != nil || isEpoch ? 3 : time.clock != nil ? 2 : 1
                if name.contains("gps") || name.contains("utc") { scores[index] -= 0.5 }
            }
        }
        let found = marks.map { $0.decimal(separator: separator) }
        // Where a column does not show it, what most others show; "01.05.2026" shows nothing.
        let shown = header.roles.indices.filter { header.roles[$0] != .time }.compactMap { found[$0] }
        let isComma = shown.count { $0 == UInt8(ascii: ",") } * 2 > shown.count
        decimals = found.map { $0 ?? UInt8(ascii: isComma ? "," : ".") }
        let dates = timeColumns.filter { isDay[$0] && scores[$0] > 0 }
        let clocks = timeColumns.filter { !dates.contains($0) }
        timeColumn = (clocks.isEmpty ? timeColumns : clocks).max { scores[$0] < scores[$1] } ?? 0
        dateColumn = dates.first { $0 != timeColumn }
        receiverColumn = timeColumns.first {
            $0 != timeColumn && !dates.contains($0) && header.names[$0].lowercased().contains("gps")
        }
        timeUnit = LogUnit.key(header.timeUnits[timeColumn] ?? "")
        let key = LogQuantity.key(header.names[timeColumn])
        if timeUnit.isEmpty, key.hasSuffix("ms") { timeUnit = "ms" }
        if timeUnit.isEmpty, key == "seconds" { timeUnit = "s" }
        isElapsed = key.contains("elapsed") || key.contains("frame") || key.contains("ramki") || timeUnit.contains(":")
    }

    // MARK: Rows

    /// Returns false if the row has no time.
    private mutating func readRow(isLast: Bool) -> Bool {
        guard let header, timeColumn < cells.cells.count,
            var time = CellTime(text, cells.cells[timeColumn], decimal: decimals[timeColumn])
                ?? receiverTime(of: receiverColumn)
        else { return false }
        if time.day == nil, let dateColumn, dateColumn < cells.cells.count {
            time.day = CellTime(text, cells.cells[dateColumn])?.day
        }
        // More cells than names, or fewer where each row ends with a separator, are not those of the columns.
        let count = cells.cells.count
        if count > header.names.count
            || (count < header.names.count && header.endsWithSeparator && cells.endsWithSeparator)
        {
            badRows += 1
            return true
        }
        let row = Int32(times.count)
        times.append(time)
        receiverTimes.append(receiverTime(of: receiverColumn))
        // The last cell of a file that was cut off may be a part of a number.
        let isCut = isLast && count < header.names.count
        if isLong {
            readQuantity(row, of: header.program)
        }
        for (index, cell) in cells.cells.enumerated() where !(isCut && index == count - 1) {
            guard let place = places[index] else { continue }
            add(cell, place, row, decimals[index])
        }
        return true
    }

    private func receiverTime(of column: Int?) -> CellTime? {
        guard let column, column < cells.cells.count, let time = CellTime(text, cells.cells[column]), time.number == nil
        else { return nil }
        return time
    }

    private mutating func readQuantity(_ row: Int32, of program: LogProgram) {
        guard max(nameColumn, readingColumn) < cells.cells.count else { return }
        let name = CSVCells.string(text, cells.cells[nameColumn])
        let unit = unitColumn.flatMap { $0 < cells.cells.count ? CSVCells.string(text, cells.cells[$0]) : nil } ?? ""
        guard !name.isEmpty else { return }
        let key = name + "\u{0}" + unit
        let place: Int
        if let known = quantities[key] {
            place = known
        } else {
            var part = (name: name, unit: LogText.repaired(unit))
            if unitColumn == nil { part = CSVHeader.split(name) }
            place = note(ImportedColumn(LogText.repaired(part.name), unit: part.unit, of: program))
            quantities[key] = place
        }
        guard columns[place].meaning != .leftOut else { return }
        add(cells.cells[readingColumn], place, row, decimals[readingColumn])
    }

    private mutating func add(_ cell: Range<Int>, _ place: Int, _ row: Int32, _ decimal: UInt8) {
        guard let read = CellNumber.value(text, cell, decimal: decimal) else { return }
        let value = columns[place].conversion.value(read)
        guard value.isFinite else { return }
        columns[place].note(value)
        values.append(Value(column: Int32(place), row: row, value: value))
    }
}
