package import Telemetry

/// What a column of a table, or a quantity of a table with a row for each value, becomes.
package struct ImportedColumn: Hashable, Sendable {
    package enum Meaning: String, Hashable, Sendable, CaseIterable {
        case time
        /// A signal with a standard name.
        case standard
        /// The same, and no unit is written, so that it is taken for the standard's.
        case unitAssumed
        /// A signal of its own.
        case own
        /// A signal of its own, whose unit is not understood or is one of something else.
        case unitNotUnderstood
        /// What the phone measured of itself, and what another column has already.
        case leftOut
    }

    package let name: String
    /// As it is written; empty if none is.
    package let unit: String
    package let signal: Signal?
    package let meaning: Meaning
    /// The number of values, and their range in the unit of the signal.
    package internal(set) var count = 0
    package internal(set) var minimum = Double.infinity
    package internal(set) var maximum = -Double.infinity

    /// How values come into the unit of the signal.
    let conversion: LogUnit.Conversion

    package static func == (one: ImportedColumn, other: ImportedColumn) -> Bool {
        one.name == other.name && one.unit == other.unit && one.signal == other.signal
            && one.meaning == other.meaning && one.count == other.count
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private init(
        _ name: String, _ unit: String, _ signal: Signal?, _ meaning: Meaning, _ conversion: LogUnit.Conversion
    ) {
        self.name = name
        self.unit = unit
        self.signal = signal
        self.meaning = meaning
        self.conversion = conversion
    }

    static func time(_ name: String) -> ImportedColumn { ImportedColumn(name, "", nil, .time, .identity) }

    static func leftOut(_ name: String, _ unit: String) -> ImportedColumn {
        ImportedColumn(name, unit, nil, .leftOut, .identity)
    }

    /// - Parameter source: Where the program says the values are from; empty if it does not.
    init(_ name: String, unit: String, source: String = "", of program: LogProgram) {
        if program == .torque, Self.isOfPhone("\(name)(\(unit))") {
            self = .leftOut(name, unit)
            return
        }
        var signals = LogQuantity.signals(name)
        if program == .raceChrono, signals.first == .vehicleSpeed {
            // The receiver's speed, which is called the same as the car's.
            if source.contains("calc") {
                self = .leftOut(name, unit)
                return
            }
            if !source.contains("obd"), !source.contains("can") { signals = [.groundSpeed] }
        }
        if program == .obdmech {
            self.init(name, unit, Signal(name, Unit(unit)), .standard, .identity)
            return
        }
        for signal in signals {
            if let conversion = LogUnit.conversion(from: unit, into: signal.unit) {
                self.init(name, unit, signal, .standard, conversion)
                return
            }
        }
        if let signal = signals.first, unit.isEmpty {
            let isPlain = [.none, .percent, .ratio, .revolutionsPerMinute, .volts, .degrees].contains(signal.unit)
            self.init(name, unit, signal, isPlain ? .standard : .unitAssumed, .identity)
            return
        }
        let own = Self.ownName(name, of: program)
        if let (stored, conversion) = LogUnit.stored(unit), signals.isEmpty {
            self.init(name, unit, Signal(own, stored), .own, conversion)
        } else {
            let isOwn = unit.isEmpty && signals.isEmpty
            self.init(
                name, unit, Signal(own, Unit(String(unit.prefix(20)))), isOwn ? .own : .unitNotUnderstood, .identity)
        }
    }

    /// What Torque writes of the phone and of its own trip, which is nothing of the car.
    private static func isOfPhone(_ name: String) -> Bool {
        let lower = name.lowercased()
        let names = [
            "gps satellites", "gps vs", "gps time", "horizontal dilution", "g(", "trip", "gravity",
            "acceleration sensor",
        ]
        return names.contains { lower.hasPrefix($0) }
    }

    private static func ownName(_ name: String, of program: LogProgram) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        return String(
            (program.prefix + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()).prefix(60))
    }

    mutating func note(_ value: Double) {
        count += 1
        if value < minimum { minimum = value }
        if value > maximum { maximum = value }
    }
}
