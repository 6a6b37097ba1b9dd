package import Formats
import Telemetry
package import Trips

/// The curves of a trip as small graphs, one below the other on the same time axis, with its events and alerts.
package struct TripGraphs {
    /// Wider graphs show no more of most trips.
    private static let maxColumns = 120
    /// As many as are shown unless all are wanted.
    private static let usualCount = 6
    /// Signals whose graphs begin at 0, and those with two rows.
    private static let fromZero: Set<Signal> = [.vehicleSpeed, .engineSpeed, TripCurves.consumption]
    private static let tall = fromZero.union([.coolantTemperature, .controlModuleVoltage, .adapterVoltage])

    private let trip: TripRecord
    private let curves: TripCurves
    private let columns: Int
    private let presentation: Presentation
    private let isFull: Bool

    /// - Parameter isFull: whether to show all curves.
    package init(
        _ trip: TripRecord, _ curves: TripCurves, _ presentation: Presentation, isFull: Bool = false
    ) {
        self.trip = trip
        self.curves = curves
        self.presentation = presentation
        self.isFull = isFull
        columns = max(10, min(Self.maxColumns, presentation.width))
    }

    /// None for a trip that is too short to show anything.
    package var lines: [String] {
        guard trip.summary.durationS >= 10 else { return [] }
        let graphs = curves.curves(of: trip.summary).map { (lines: lines(of: $0), says: isChanging($0)) }
            .filter { !$0.lines.isEmpty }
        // The laps of a race say more over their distance than the race over its time.
        let usualCount = trip.summary.game?.laps.isEmpty ?? true ? Self.usualCount : 0
        let shown = isFull ? graphs.map(\.lines) : graphs.filter(\.says).prefix(usualCount).map(\.lines)
        let left = graphs.count - shown.count
        let more =
            left == 0 ? [] : presentation.wrapped("\(Format.count(left, "more curve")) with --full", indent: 2)
        return shown.isEmpty ? more : shown.flatMap { $0 } + marks + [axis] + more
    }

    /// Whether the graph shows more than its two ends would: the voltage of a healthy car is a straight line.
    private func isChanging(_ curve: TripCurves.Curve) -> Bool {
        if Self.fromZero.contains(curve.signal) { return true }
        if curve.unit == .volts { return curve.maximum - curve.minimum >= Self.leastVolts }
        // What a value does for a moment only makes no curve.
        let sorted = means(curve).compactMap(\.self).sorted()
        guard !sorted.isEmpty else { return false }
        let (low, high) = (sorted[sorted.count / 20], sorted[sorted.count * 19 / 20])
        return high - low >= Self.minShare * max(abs(low), abs(high))
    }

    /// A voltage that changes less, and other values that change by a smaller share, are shown
    /// with all curves only.
    private static let (leastVolts, minShare) = (0.5, 0.03)

    private func lines(of curve: TripCurves.Curve) -> [String] {
        // What has no unit is a state, such as that of the fuel system, whose number says nothing.
        guard curve.signal.unit != .none, curve.signal != TripCurves.fuelFlow else { return [] }
        let least = Self.fromZero.contains(curve.signal) ? min(0, curve.minimum) : curve.minimum
        // While the car creeps, the consumption says little, and hides the rest.
        let most =
            curve.signal == TripCurves.consumption
            ? TripCurves.usualMaximum(curve.values, curve.maximum) : curve.maximum
        // A constant is said better by the summary.
        guard Format.number(least) != Format.number(most) else { return [] }
        let graph = PanelGraph(
            top: most, bottom: least, rows: Self.tall.contains(curve.signal) ? 2 : 1, isUnicode: presentation.isUnicode)
        return presentation.wrapped(
            "\(Format.capitalized(curve.name)), \(Format.range(least, most, curve.unit))", indent: 2)
            + graph.lines(means(curve).map { $0.map { min($0, most) } }).map(Format.withoutTrailingSpaces)
    }

    /// The mean of each column. A column without a value, of a signal that is requested rarely, has the one before it; a gap
    /// longer than `TripEngine.signalGapSeconds` is blank.
    private func means(_ curve: TripCurves.Curve) -> [Double?] {
        var (sums, counts) = (Array(repeating: 0.0, count: columns), Array(repeating: 0, count: columns))
        let columnMs = max(1, trip.summary.durationS * 1000 / Double(columns))
        for (time, value) in zip(curve.times, curve.values) {
            let column = max(0, min(columns - 1, Int(clamping: Double(time) / columnMs)))
            sums[column] += value
            counts[column] += 1
        }
        let reach = Int(clamping: TripEngine.signalGapSeconds * 1000 / columnMs)
        var (latest, age) = (Double?.none, 0)
        return zip(sums, counts).map { sum, count in
            if count > 0 {
                latest = sum / Double(count)
                age = 0
            } else {
                age += 1
                if age > reach { latest = nil }
            }
            return latest
        }
    }

    // MARK: Time axis

    private static let signs: [(kind: DrivingEvent.Kind, sign: Character)] = [
        (.sharpAcceleration, "^"), (.sharpBraking, "v"), (.overSpeed, "+"), (.coldHighRpm, "*"), (.longIdle, "_"),
    ]
    private static let alertSign: Character = "!"

    /// Where events and alerts were, and what the signs mean.
    private var marks: [String] {
        guard trip.summary.durationS > 0 else { return [] }
        var row = Array(repeating: Character(" "), count: columns)
        var used: [(sign: Character, name: String)] = []
        func mark(_ time: Instant, _ sign: Character, _ name: String) {
            let share = time.seconds(since: trip.origin) / trip.summary.durationS
            row[max(0, min(row.count - 1, Int(clamping: share * Double(row.count))))] = sign
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
        return presentation.wrapped("Events: \(meanings)", indent: 2)
            + [Format.withoutTrailingSpaces(String(row))]
    }

    /// The times of day of the first and last sample, at the edges.
    private var axis: String {
        let start = presentation.zone.clock(trip.start)
        let end = presentation.zone.clock(trip.end)
        return start + Format.leftPadded(end, max(columns - start.count, end.count + 1))
    }
}
