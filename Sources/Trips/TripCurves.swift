package import Telemetry

/// What is drawn of a trip: each recorded signal over time, and the consumption that follows from them, in the driver's
/// units. A fold over samples that have passed a `PlausibilityCheck`, such as those that the database returns, in the order
/// of their times.
package struct TripCurves: Sendable {
    package static let fuelFlow = Signal("tripFuelFlow", .litresPerHour)
    package static let consumption = Signal("tripConsumption", .litresPer100Kilometres)

    /// The interval of the fuel flow, and that over which the consumption is averaged.
    private static let flowS = 1.0
    package static let consumptionS = 10.0
    /// Below this mean speed a consumption per distance says nothing.
    private static let minKmh = 3.0

    package let units: UnitSystem
    private var flow: FlowMeter
    private var lines = SignalTable<Line>()
    /// How the drive divides by speed.
    package private(set) var shares = SpeedShares()
    private let origin: Instant
    private var end: Int64 = 0
    private var flowAt: Instant?

    /// What is drawn of one signal.
    package struct Line: Sendable {
        /// In milliseconds since the start of the trip, in the order of the values.
        package private(set) var times: [Int64] = []
        /// In the shown unit.
        package private(set) var values: [Double] = []
        package private(set) var course = SignalCourse()
        fileprivate var isLeftOut: Bool
        private let convert: (@Sendable (Double) -> Double)?

        fileprivate init(isLeftOut: Bool, convert: (@Sendable (Double) -> Double)?) {
            self.isLeftOut = isLeftOut
            self.convert = convert
        }

        /// Returns whether the sample was added.
        fileprivate mutating func add(_ sample: Sample, atMs milliseconds: Int64) -> Bool {
            guard !isLeftOut else { return false }
            let shown = convert?(sample.value) ?? sample.value
            // No sensor measures as much, but a damaged database may contain it, and samples before the start.
            guard abs(shown) < 1e12, milliseconds >= times.last ?? 0 else { return false }
            times.append(milliseconds)
            values.append(shown)
            course.take(sample)
            return true
        }
    }

    /// The current stretch of the consumption: its start, and sums over the moments with known speed and flow.
    private var stretch: (start: Instant, litresPerHour: Double, kmh: Double, count: Int)?

    /// - Parameter origin: the start of the trip on the clock of its samples.
    package init(parameters: TripParameters, origin: Instant = .zero, units: UnitSystem) {
        flow = FlowMeter(parameters)
        self.origin = origin
        self.units = units
    }

    package mutating func take(_ sample: Sample) {
        takeFuel(at: sample.time)
        flow.add(sample)
        shares.take(sample)
        append(sample)
    }

    private mutating func append(_ sample: Sample) {
        let milliseconds = sample.time.milliseconds(since: origin)
        let place = place(of: sample.signal)
        if lines[place].add(sample, atMs: milliseconds) { end = max(end, milliseconds) }
    }

    private mutating func place(of signal: Signal) -> Int {
        lines.place(of: signal)
            ?? lines.add(
                Line(isLeftOut: Signal.ofWays.contains(signal), convert: units.converter(of: signal)), of: signal)
    }

    /// Adds the fuel flow of the moment before `time`, when it is due.
    private mutating func takeFuel(at time: Instant) {
        guard let now = flow.lastTime, time > now else { return }
        guard flowAt.map({ now.seconds(since: $0) >= Self.flowS }) ?? true else { return }
        flowAt = now
        flow.finishMoment()
        let litersPerHour = flow.litersPerHour(at: now)
        if let litersPerHour { append(Sample(Self.fuelFlow, litersPerHour, at: now)) }
        let speed = flow.speedKmh(at: now)
        if let stretch, now.seconds(since: stretch.start) >= Self.consumptionS {
            let kmh = stretch.kmh / Double(max(1, stretch.count))
            if kmh >= Self.minKmh {
                append(Sample(Self.consumption, stretch.litresPerHour / stretch.kmh * 100, at: now))
            }
            self.stretch = nil
        }
        guard let litersPerHour, let speed else { return }
        var sums = stretch ?? (now, 0, 0, 0)
        sums.litresPerHour += litersPerHour
        sums.kmh += speed
        sums.count += 1
        stretch = sums
    }

    /// Leaves out the curves of some signals.
    package mutating func leaveOut(_ signals: Set<Signal>) {
        for signal in signals {
            let place = place(of: signal)
            lines[place].isLeftOut = true
        }
    }

    /// The signals that are drawn, each with its line.
    package var drawn: [(signal: Signal, line: Line)] {
        zip(lines.signals, lines.values).filter { !$1.isLeftOut && !$1.times.isEmpty }.map { ($0, $1) }
    }

    /// The time of the last sample, in milliseconds since the start.
    package var endMs: Int64 { end }
}
