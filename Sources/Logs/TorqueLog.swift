import OBD
import Telemetry

/// A track log of Torque: CSV with a column for each PID, `Device Time` in local time without a zone, `-` for a missing
/// value, spaces around cells, and a header that repeats wherever the set of PIDs changes.
enum TorqueLog {
    /// Longer without a line, and another trip begins.
    private static let gapSeconds = 300.0

    private struct Column {
        let signal: Signal
        let convert: @Sendable (Double) -> Double
    }

    static func trips(of text: String, utcOffsetS: (WallTime) -> Int) throws(TripLog.Fault) -> [TripLog] {
        var trips: [TripLog] = []
        var columns: [Column?] = []
        var timeColumn: Int?
        var last: WallTime?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let cells = cells(of: line)
            if cells.allSatisfy(\.isEmpty) { continue }
            if let place = cells.firstIndex(of: "Device Time") {
                timeColumn = place
                columns = cells.map(column)
                continue
            }
            guard let timeColumn, timeColumn < cells.count, let civil = time(cells[timeColumn]) else {
                // A line that was cut off at the end of the file.
                if index > 1, line.endIndex == text.endIndex { break }
                throw .invalid(line: index + 1)
            }
            let now = civil.advanced(bySeconds: Double(-utcOffsetS(civil)))
            if trips.isEmpty || last.map({ abs(now.seconds(since: $0)) > gapSeconds }) == true {
                trips.append(TripLog(start: now, device: "Torque"))
            }
            last = now
            let start = trips[trips.count - 1].start
            let instant = Instant.zero.advanced(bySeconds: now.seconds(since: start))
            for (cell, column) in zip(cells, columns) {
                guard let column, let value = Double(cell), value.isFinite else { continue }
                trips[trips.count - 1].samples.append(Sample(column.signal, column.convert(value), at: instant))
            }
        }
        guard timeColumn != nil else { throw .notALog }
        for index in trips.indices { trips[index].samples.sort { $0.time < $1.time } }
        return trips.filter { !$0.samples.isEmpty }
    }

    private static func cells(of line: Substring) -> [String] {
        var cells: [String] = []
        var (cell, isQuoted) = ("", false)
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                cells.append(trimmed(cell))
                cell = ""
            default: cell.append(character)
            }
        }
        cells.append(trimmed(cell))
        return cells
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    // MARK: Time

    /// The beginnings of the months' names in English, German, French, Spanish, Italian and Portuguese.
    private static let months: [[String]] = [
        ["jan", "ene", "gen"], ["feb", "fév", "fev"], ["mar", "mär", "mrz"], ["apr", "avr", "abr"],
        ["may", "mai", "mag"],
        ["jun", "juin", "giu"], ["jul", "juil", "lug"], ["aug", "aoû", "ago"], ["sep", "set"],
        ["oct", "okt", "ott", "out"],
        ["nov"], ["dec", "dez", "déc", "dic"],
    ]

    /// "22-Nov-2026 22:15:24.439", as if it were UTC.
    static func time(_ text: String) -> WallTime? {
        guard let match = text.wholeMatch(of: /(\d{1,2})-([^-]+)-(\d{4}) (\d\d):(\d\d):(\d\d)([.,]\d+)?/) else {
            return nil
        }
        let name = match.2.lowercased()
        guard let month = Int(name) ?? months.firstIndex(where: { $0.contains { name.hasPrefix($0) } }).map({ $0 + 1 })
        else { return nil }
        return WallTime(
            year: Int(match.3) ?? 0, month: month, day: Int(match.1) ?? 0, hour: Int(match.4) ?? 0,
            minute: Int(match.5) ?? 0, second: Int(match.6) ?? 0,
            fraction: match.7.flatMap { Double("0." + $0.dropFirst()) } ?? 0)
    }

    // MARK: Columns

    /// Torque's names of what the standard defines, without the unit behind it.
    private static let names: [String: Signal] = [
        "engine rpm": .engineSpeed, "speed (obd)": .vehicleSpeed, "engine coolant temperature": .coolantTemperature,
        "mass air flow rate": .massAirFlow, "engine load": .engineLoad,
        "throttle position(manifold)": .throttlePosition,
        "intake air temperature": .intakeAirTemperature, "intake manifold pressure": .intakeManifoldPressure,
        "voltage (control module)": .controlModuleVoltage, "voltage (obd adapter)": .adapterVoltage,
        "fuel trim bank 1 short term": Signal.shortTermFuelTrims[0],
        "fuel trim bank 1 long term": Signal.longTermFuelTrims[0],
        "fuel trim bank 2 short term": Signal.shortTermFuelTrims[1],
        "fuel trim bank 2 long term": Signal.longTermFuelTrims[1], "ambient air temp": .ambientTemperature,
        "engine oil temperature": .engineOilTemperature, "barometric pressure (from vehicle)": .barometricPressure,
        "ethanol fuel %": .ethanolPercent, "run time since engine start": .runTimeSinceStart,
        "distance travelled since codes cleared": .distanceSinceClear,
        "o2 volts bank 1 sensor 1": Signal("oxygenSensorVoltageBank1Sensor1", .volts),
        "o2 volts bank 1 sensor 2": Signal("oxygenSensorVoltageBank1Sensor2", .volts),
        "commanded equivalence ratio(lambda)": .commandedLambda,
        "fuel rate (direct from ecu)": .engineFuelRate, "timing advance": Signal("timingAdvance", .degrees),
    ]

    /// What the phone measures, and the time: nothing of the car.
    private static let phone = [
        "gps", "device time", "longitude", "latitude", "horizontal dilution", "altitude", "bearing", "g(", "trip",
        "gravity", "acceleration sensor",
    ]

    /// Nil for what is not of the car. A quantity that has no standard name becomes a signal of its own.
    private static func column(_ header: String) -> Column? {
        let lower = header.lowercased()
        guard !header.isEmpty, !phone.contains(where: { lower.hasPrefix($0) }) else { return nil }
        var (name, unit) = (header, "")
        if header.hasSuffix(")"), let open = header.lastIndex(of: "(") {
            name = trimmed(String(header[..<open]))
            unit = trimmed(String(header[header.index(after: open)...].dropLast()))
        }
        let (metric, convert) = metric(unit)
        if let signal = names[name.lowercased()] { return Column(signal: signal, convert: convert) }
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let signal = "torque" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return words.isEmpty ? nil : Column(signal: Signal(signal, Unit(metric)), convert: convert)
    }

    private static func metric(_ unit: String) -> (unit: String, convert: @Sendable (Double) -> Double) {
        switch unit.lowercased() {
        case "mph": ("km/h", { $0 * UnitSystem.kilometresPerMile })
        case "miles", "mi": ("km", { $0 * UnitSystem.kilometresPerMile })
        case "°f": ("°C", { ($0 - 32) / 1.8 })
        case "psi": ("kPa", { $0 * 6.894757 })
        case "bar": ("kPa", { $0 * 100 })
        case "lb/min": ("g/s", { $0 * 7.559873 })
        case "gal/hr": ("L/h", { $0 * UnitSystem.litresPerUSGallon })
        case "l/hr": ("L/h", { $0 })
        default: (unit, { $0 })
        }
    }
}
