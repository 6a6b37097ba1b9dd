import Formats
package import Telemetry
package import Trips

/// The course of a trip as small graphs, one below the other on the same time axis, with its events and alerts.
package struct TripCurves {
    /// Wider graphs show no more of most trips.
    private static let mostColumns = 120

    private struct Curve {
        let name: String
        let unit: Unit
        /// In `unit`, one value a column.
        let values: [Double?]
        /// The lowest and highest of all samples, in `unit`; nil for the range of `values`.
        var range: ClosedRange<Double>?
        var rows = 2
        /// Whether the lower edge is 0.
        var beginsAtZero = true
    }

    private let trip: TripRecord
    private let course: TripCourse
    private let units: UnitSystem
    private let isUnicode: Bool
    private let utcOffsetS: (WallTime) -> Int

    /// The number of graph columns for a terminal of `width` columns.
    package static func columns(width: Int) -> Int { max(10, min(mostColumns, width)) }

    /// - Parameters:
    ///   - course: the course in as many stretches as there are columns.
    ///   - utcOffsetS: the UTC offset at a time, in seconds.
    package init(
        _ trip: TripRecord, _ course: TripCourse, units: UnitSystem, isUnicode: Bool,
        utcOffsetS: @escaping (WallTime) -> Int
    ) {
        (self.trip, self.course, self.units) = (trip, course, units)
        (self.isUnicode, self.utcOffsetS) = (isUnicode, utcOffsetS)
    }

    /// The lines for a terminal of `width` columns; none for a trip that is too short to show anything.
    package func lines(width: Int) -> [String] {
        guard trip.summary.durationS >= 10 else { return [] }
        let graphs = curves.flatMap { lines(of: $0, width: width) }
        return graphs.isEmpty ? [] : graphs + marks(width: width) + [axis]
    }

    /// The signals of every trip in the order of their importance, then the others by name.
    private var curves: [Curve] {
        func curve(_ name: String, _ signal: Signal, rows: Int = 2, beginsAtZero: Bool = false) -> Curve {
            Curve(
                name: name, unit: signal.unit, values: course.values(signal), range: course.range(signal), rows: rows,
                beginsAtZero: beginsAtZero)
        }
        let voltage = [Signal.controlModuleVoltage, .adapterVoltage].first(where: course.signals.contains)
        let main =
            [
                curve("Speed", .vehicleSpeed, beginsAtZero: true),
                curve("Engine speed", .engineSpeed, beginsAtZero: true),
                Curve(name: "Consumption", unit: .litresPer100Kilometres, values: course.litresPer100Km),
                curve("Coolant", .coolantTemperature),
            ] + (voltage.map { [curve("Voltage", $0)] } ?? [])
        let shown: Set<Signal> = [
            .vehicleSpeed, .engineSpeed, .coolantTemperature, .controlModuleVoltage, .adapterVoltage,
        ]
        return main
            // What has no unit is a state, such as that of the fuel system, whose number says nothing.
            + course.signals.filter { !shown.contains($0) && $0.unit != .none }.map {
                curve(Format.capitalized(TripText.name($0)), $0, rows: 1)
            }
    }

    private func lines(of curve: Curve, width: Int) -> [String] {
        // Where no fuel was burned, miles per gallon are infinite.
        func finite(_ value: Double) -> Double? {
            let shown = units.shown(value, curve.unit)
            return shown.isFinite ? shown : nil
        }
        let values = curve.values.map { $0.flatMap(finite) }
        let known =
            values.compactMap(\.self)
            + [curve.range?.lowerBound, curve.range?.upperBound].compactMap {
                $0.flatMap(finite)
            }
        guard let most = known.max() else { return [] }
        let least = curve.beginsAtZero ? 0 : known.min() ?? most
        let (low, high) = (Format.number(least), Format.number(most))
        // A constant is said better by the summary.
        guard low != high else { return [] }
        let symbol = units.shown(curve.unit).symbol
        let graph = PanelGraph(top: most, bottom: least, rows: curve.rows, isUnicode: isUnicode)
        return Format.wrapped(
            "\(curve.name), \(low) to \(high)" + (symbol.isEmpty ? "" : " " + symbol), width: width, indent: 2)
            + graph.lines(values).map(Format.withoutTrailingSpaces)
    }

    // MARK: Time axis

    private static let signs: [(kind: DrivingEvent.Kind, sign: Character)] = [
        (.sharpAcceleration, "^"), (.sharpBraking, "v"), (.overSpeed, "+"), (.coldHighRpm, "*"), (.longIdle, "_"),
    ]
    private static let alertSign: Character = "!"

    /// Where events and alerts were, and what the signs mean.
    private func marks(width: Int) -> [String] {
        guard trip.summary.durationS > 0 else { return [] }
        var row = Array(repeating: Character(" "), count: course.stretches)
        var used: [(sign: Character, name: String)] = []
        func mark(_ time: Instant, _ sign: Character, _ name: String) {
            let share = time.seconds(since: trip.origin) / trip.summary.durationS
            row[max(0, min(row.count - 1, Int(share * Double(row.count))))] = sign
            if !used.contains(where: { $0.sign == sign }) { used.append((sign, name)) }
        }
        for (kind, sign) in Self.signs {
            for event in trip.summary.events where event.kind == kind {
                mark(event.start, sign, DrivingWords.name(kind))
            }
        }
        // An alert must not be hidden by an event.
        for alert in trip.alerts { mark(alert.time, Self.alertSign, "alert") }
        guard !used.isEmpty else { return [] }
        let meanings = used.map { "\($0.sign) \($0.name)" }.joined(separator: ", ")
        return Format.wrapped("Events: \(meanings)", width: width, indent: 2)
            + [Format.withoutTrailingSpaces(String(row))]
    }

    /// The times of day of the first and last sample, at the edges.
    private var axis: String {
        let start = CalendarTime.clock(trip.start, utcOffsetS: utcOffsetS)
        let end = CalendarTime.clock(trip.end, utcOffsetS: utcOffsetS)
        return start + Format.leftPadded(end, max(course.stretches - start.count, end.count + 1))
    }
}
