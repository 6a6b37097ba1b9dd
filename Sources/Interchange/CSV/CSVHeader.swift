import Telemetry

/// The header of a table: what each column has. Rows of units and sources may follow it.
struct CSVHeader {
    enum Role: Equatable {
        /// A time, or only a date.
        case time
        /// A quantity, by its place in `columns`.
        case value(Int)
        /// The name, value and unit of a row, in a table with a row for each value.
        case name, reading, unit
        case none
    }

    let names: [String]
    private(set) var roles: [Role] = []
    private(set) var columns: [ImportedColumn] = []
    private(set) var program: LogProgram
    /// The units of the time columns, and whether they are those of a receiver.
    private(set) var timeUnits: [Int: String] = [:]
    private(set) var isLong = false
    let endsWithSeparator: Bool

    private static let timeNames: Set<String> = [
        "time", "timestamp", "timestampms", "timestamps", "datetime", "date", "seconds", "elapsedtime", "frametime",
        "devicetime", "gpstime", "localtime", "unixtime", "utctime", "logtime", "epoch", "zeit", "uhrzeit", "datum",
        "hora", "tempo", "temps", "heure", "czas", "czasramki", "tid", "fecha", "data", "время", "дата", "gpsdate",
        "devicedate", "unixtimestamp", "timems", "timesec", "tijd", "zaman", "ώρα", "epochtime", "offset", "ora",
    ]

    static func isTime(_ name: String) -> Bool { timeNames.contains(LogQuantity.key(name)) }

    /// Nil if the cells are not a header.
    init?(_ cells: [String], endsWithSeparator: Bool, preamble: [String]) {
        guard cells.count >= 2, cells.contains(where: { Self.isTime(Self.split($0).name) }) else { return nil }
        // "Created,04/08/2026,13:14" is none.
        for cell in cells where CellTime(Array(cell.utf8), 0..<cell.utf8.count) != nil { return nil }
        names = cells
        self.endsWithSeparator = endsWithSeparator
        let parts = cells.map { Self.split($0) }
        program = LogProgram(
            header: cells, preamble: preamble,
            hasUnits: parts.contains { !$0.unit.isEmpty && !Self.isTime($0.name) },
            endsWithSeparator: endsWithSeparator)
        let keys = cells.map(LogQuantity.key)
        let nameColumn = keys.firstIndex {
            ["pid", "name", "signal", "parameter", "sensor", "channel", "item"].contains($0)
        }
        let valueColumn = keys.firstIndex { ["value", "val", "wert", "reading"].contains($0) }
        if let nameColumn, let valueColumn {
            isLong = true
            for (index, key) in keys.enumerated() {
                switch index {
                case nameColumn: roles.append(.name)
                case valueColumn: roles.append(.reading)
                default:
                    if ["unit", "units", "einheit"].contains(key) {
                        roles.append(.unit)
                    } else if Self.isTime(parts[index].name) {
                        addTime(parts[index])
                    } else if Self.isPlace(parts[index].name) {
                        addValue(parts[index])
                    } else {
                        roles.append(.none)
                    }
                }
            }
            return
        }
        for part in parts {
            if part.name.isEmpty {
                roles.append(.none)
            } else if Self.isTime(part.name) {
                addTime(part)
            } else {
                addValue(part)
            }
        }
    }

    private static func isPlace(_ name: String) -> Bool {
        guard let signal = LogQuantity.signals(name).first else { return false }
        return signal == .latitude || signal == .longitude
    }

    private mutating func addTime(_ part: (name: String, unit: String)) {
        timeUnits[roles.count] = part.unit
        roles.append(.time)
        columns.append(.time(part.name))
    }

    private mutating func addValue(_ part: (name: String, unit: String), source: String = "") {
        roles.append(.value(columns.count))
        columns.append(ImportedColumn(part.name, unit: part.unit, source: source, of: program))
    }

    /// Returns the header with a row below it that has the units of its columns, and the next, which may say where they
    /// are from; nil if the row is none of units.
    func adding(_ cells: [String], sources: [String]) -> CSVHeader? {
        guard !isLong, cells.count <= names.count else { return nil }
        let written = cells.filter { !$0.isEmpty }
        let known = written.filter {
            !LogUnit.key($0).isEmpty && (LogUnit.isKnown($0) || $0.contains("time"))
        }
        guard !written.isEmpty, known.count * 2 >= written.count else { return nil }
        var changed = self
        changed.roles = []
        changed.columns = []
        changed.timeUnits = [:]
        for (index, name) in names.enumerated() {
            var part = Self.split(name)
            if part.unit.isEmpty, index < cells.count { part.unit = cells[index] }
            if part.name.isEmpty {
                changed.roles.append(.none)
            } else if Self.isTime(part.name) {
                changed.addTime(part)
            } else {
                changed.addValue(part, source: index < sources.count ? sources[index].lowercased() : "")
            }
        }
        return changed
    }

    // MARK: Names and units

    /// Separates the unit from a name: "Speed (OBD)(km/h)", "BRK [bar]", "SAE.MAP inHg", "speed_kmh".
    static func split(_ cell: String) -> (name: String, unit: String) {
        let cell = LogText.repaired(cell)
        func trimmed(_ text: some StringProtocol) -> String {
            String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
        for (open, close) in [("(", ")"), ("[", "]")] as [(Character, Character)] where cell.last == close {
            var depth = 0
            for index in cell.indices.reversed() {
                if cell[index] == close { depth += 1 }
                if cell[index] == open { depth -= 1 }
                guard depth == 0 else { continue }
                let unit = trimmed(cell[cell.index(after: index)...].dropLast())
                let name = trimmed(cell[..<index])
                // "Altitude (GPS)" has no unit.
                let isPartOfName = !unit.isEmpty && !LogUnit.isKnown(unit) && !LogQuantity.signals(cell).isEmpty
                return name.isEmpty || isPartOfName ? (cell, "") : (name, unit)
            }
        }
        guard LogQuantity.signals(cell).isEmpty, !isTime(cell) else { return (cell, "") }
        for separator in [" ", ",", "_"] as [Character] {
            let words = cell.split(separator: separator)
            for count in [1, 2, 3] where words.count > count {
                let name = words.dropLast(count).joined(separator: String(separator))
                let isKnownName = !LogQuantity.signals(name).isEmpty || isTime(name)
                for joint in [String(separator), "/"] {
                    let unit = trimmed(words.suffix(count).joined(separator: joint))
                    if isKnownName, LogUnit.isKnown(unit) { return (trimmed(name), unit) }
                }
            }
        }
        return (cell, "")
    }
}
