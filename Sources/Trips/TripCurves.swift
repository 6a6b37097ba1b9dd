package import Telemetry

/// What is drawn of a trip: each recorded signal over time, and the consumption that follows from them, in the driver's
/// units.
package struct TripCurves: Sendable {
    package static let fuelFlow = Signal("tripFuelFlow", .litresPerHour)
    package static let consumption = Signal("tripConsumption", .litresPer100Kilometres)
    /// The time over which the consumption is averaged, in seconds.
    package static let consumptionS = FlowMeter.consumptionS

    package let units: UnitSystem
    /// How the drive divides by speed.
    package private(set) var shares = SpeedShares()
    /// The signals that are drawn, each with its line; those that began first come first.
    package private(set) var drawn: [(signal: Signal, line: Line)] = []
    /// The time of the last sample that is drawn, in milliseconds since the start.
    package private(set) var endMs: Int64 = 0
    private let origin: Instant

    /// What is drawn of one signal.
    package struct Line: Sendable {
        /// In milliseconds since the start of the trip, in the order of the values.
        package let times: [Int64]
        /// In the shown unit.
        package let values: [Double]
        private let samples: SampleColumn

        fileprivate init(_ samples: SampleColumn, since origin: Instant, _ convert: (@Sendable (Double) -> Double)?) {
            let shown = convert.map { samples.values.map($0) } ?? samples.values
            let times = samples.times.map { $0.milliseconds(since: origin) }
            // No sensor measures as much, but a damaged database may contain it, and samples before the start.
            func isDrawn(_ index: Int) -> Bool { abs(shown[index]) < 1e12 && times[index] >= 0 }
            guard times.indices.allSatisfy(isDrawn) else {
                let kept = times.indices.filter(isDrawn)
                self.samples = kept.reduce(into: SampleColumn(samples.signal)) {
                    $0.append(samples.values[$1], at: samples.times[$1])
                }
                self.times = kept.map { times[$0] }
                values = kept.map { shown[$0] }
                return
            }
            self.samples = samples
            self.times = times
            values = shown
        }

        /// Least, mean and greatest value, in the unit of the signal.
        package var summary: SignalSummary? {
            var course = SignalCourse()
            for index in samples.times.indices { course.take(samples[index]) }
            return course.summary
        }
    }

    /// - Parameters:
    ///   - samples: those that have passed a `PlausibilityCheck`, such as those that the database returns.
    ///   - origin: the start of the trip on the clock of its samples.
    package init(
        _ samples: SampleColumns, parameters: TripParameters = TripParameters(), origin: Instant = .zero,
        units: UnitSystem
    ) {
        self.origin = origin
        self.units = units
        if let speeds = samples[.vehicleSpeed] {
            for index in speeds.times.indices { shares.take(speeds[index]) }
        }
        let meter = FlowMeter(samples, parameters)
        for column in samples.all + [meter.flow, meter.consumption] { add(column) }
        drawn.sort { $0.line.times[0] < $1.line.times[0] }
    }

    /// Adds the curve of another signal.
    package mutating func add(_ column: SampleColumn) {
        guard !Signal.ofWays.contains(column.signal) else { return }
        let line = Line(column, since: origin, units.converter(of: column.signal))
        guard let last = line.times.last else { return }
        drawn.append((column.signal, line))
        endMs = max(endMs, last)
    }

    /// Leaves out the curves of some signals.
    package mutating func leaveOut(_ signals: Set<Signal>) { drawn.removeAll { signals.contains($0.signal) } }
}
