package import Telemetry

/// What is drawn of a trip: each recorded signal over time, and the consumption that follows from them, in the driver's
/// units.
package struct TripCurves: Sendable {
    package static let fuelFlow = Signal("tripFuelFlow", .litresPerHour)
    package static let consumption = Signal("tripConsumption", .litresPer100Kilometres)

    /// The interval of the fuel flow, and that over which the consumption is averaged.
    private static let flowS = 1.0
    package static let consumptionS = 10.0
    /// Below this mean speed a consumption per distance says nothing.
    private static let minKmh = 3.0

    package let units: UnitSystem
    private var engine: TripEngine
    private var lines = SignalTable<Line>()
    /// How the drive divides by speed.
    package private(set) var shares = SpeedShares()
    private let origin: Instant
    private var end: Int64 = 0
    private var flowAt: Instant?
    /// What is drawn of one signal.
    package struct Line: Sendable {
        /// In milliseconds since the start of the trip, in the order of the values.
        package fileprivate(set) var times: [Int64] = []
        /// In the shown unit.
        package fileprivate(set) var values: [Double] = []
        package fileprivate(set) var course = SignalCourse()
        fileprivate var isLeftOut: Bool
        fileprivate let convert: (@Sendable (Double) -> Double)?
    }

    /// The current stretch of the consumption: its start, and sums over the moments with known speed and flow.
    private var stretch: (start: Instant, litresPerHour: Double, kmh: Double, count: Int)?

    /// - Parameters:
    ///   - origin: the start of the trip on the clock of its samples.
    ///   - isStored: whether the summary of the trip is known, so that none is made.
    package init(
        parameters: TripParameters, origin: Instant = .zero, units: UnitSystem, isStored: Bool = false
    ) {
        engine = TripEngine(parameters: parameters, isOfFlow: isStored)
        self.origin = origin
        self.units = units
    }

    /// Takes a sample. They must be in the order of their times.
    package mutating func take(_ sample: Sample) {
        takeFuel(at: sample.time)
        guard engine.take(sample) else { return }
        shares.take(sample)
        append(sample)
    }

    private mutating func append(_ sample: Sample) {
        let place = place(of: sample.signal)
        guard !lines[place].isLeftOut else { return }
        let shown = lines[place].convert?(sample.value) ?? sample.value
        // No sensor measures as much, but a damaged database may contain it.
        guard abs(shown) < 1e12 else { return }
        let milliseconds = Int64(clamping: (sample.time.seconds(since: origin) * 1000).rounded())
        // Samples before the start come only from damaged files.
        guard milliseconds >= lines[place].times.last ?? 0 else { return }
        lines[place].times.append(milliseconds)
        lines[place].values.append(shown)
        lines[place].course.take(sample)
        end = max(end, milliseconds)
    }

    private mutating func place(of signal: Signal) -> Int {
        lines.place(of: signal)
            ?? lines.add(
                Line(isLeftOut: Signal.ofWays.contains(signal), convert: units.converter(of: signal)), of: signal)
    }

    /// Adds the fuel flow of the moment before `time`, when it is due.
    private mutating func takeFuel(at time: Instant) {
        guard let now = engine.lastTime, time > now else { return }
        guard flowAt.map({ now.seconds(since: $0) >= Self.flowS }) ?? true else { return }
        flowAt = now
        engine.finishMoment()
        let flow = engine.fuelLPerHour(at: now)
        if let flow { append(Sample(Self.fuelFlow, flow, at: now)) }
        let speed = engine.value(of: .vehicleSpeed, at: now)
        if let stretch, now.seconds(since: stretch.start) >= Self.consumptionS {
            let kmh = stretch.kmh / Double(max(1, stretch.count))
            if kmh >= Self.minKmh {
                append(Sample(Self.consumption, stretch.litresPerHour / stretch.kmh * 100, at: now))
            }
            self.stretch = nil
        }
        guard let flow, let speed else { return }
        var sums = stretch ?? (now, 0, 0, 0)
        sums.litresPerHour += flow
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

    /// The facts that follow from the samples so far.
    package var summary: TripSummary { engine.summary }
}
