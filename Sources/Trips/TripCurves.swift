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
    package private(set) var courses: [Signal: SignalCourse] = [:]
    /// In milliseconds since the start of the trip, in the order of the values.
    package private(set) var times: [Signal: [Int64]] = [:]
    /// In the shown units.
    package private(set) var values: [Signal: [Double]] = [:]
    /// How the drive divides by speed.
    package private(set) var shares = SpeedShares()
    private let origin: Instant
    private var end: Int64 = 0
    private var flowAt: Instant?
    /// The current stretch of the consumption: its start, and sums over the moments with known speed and flow.
    private var stretch: (start: Instant, litresPerHour: Double, kmh: Double, count: Int)?

    /// - Parameter origin: the start of the trip on the clock of its samples.
    package init(parameters: TripParameters, origin: Instant = .zero, units: UnitSystem) {
        engine = TripEngine(parameters: parameters)
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
        guard !Signal.ofWays.contains(sample.signal) else { return }
        let shown = units.shown(sample.value, of: sample.signal)
        // No sensor measures as much, but a damaged database may contain it.
        guard abs(shown) < 1e12 else { return }
        let milliseconds = Int64(clamping: (sample.time.seconds(since: origin) * 1000).rounded())
        // Samples before the start come only from damaged files.
        guard milliseconds >= times[sample.signal]?.last ?? 0 else { return }
        times[sample.signal, default: []].append(milliseconds)
        values[sample.signal, default: []].append(shown)
        courses[sample.signal, default: SignalCourse()].take(sample)
        end = max(end, milliseconds)
    }

    /// Adds the fuel flow of the moment before `time`, when it is due.
    private mutating func takeFuel(at time: Instant) {
        guard let now = engine.lastTime, time > now else { return }
        guard flowAt.map({ now.seconds(since: $0) >= Self.flowS }) ?? true else { return }
        flowAt = now
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
        for signal in signals { times[signal] = nil }
    }

    /// The time of the last sample, in milliseconds since the start.
    package var endMs: Int64 { end }

    /// The facts that follow from the samples so far.
    package var summary: TripSummary { engine.summary }
}
