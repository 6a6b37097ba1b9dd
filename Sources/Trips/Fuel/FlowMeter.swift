import Telemetry

/// The fuel flow and the consumption during a stored trip, as `TripEngine` has them, without the facts of the whole trip.
struct FlowMeter {
    /// The interval of the fuel flow, and that over which the consumption is averaged.
    private static let flowS = 1.0
    static let consumptionS = 10.0
    /// Below this mean speed a consumption per distance says nothing.
    private static let minKmh = 3.0

    private(set) var flow = SampleColumn(TripCurves.fuelFlow)
    private(set) var consumption = SampleColumn(TripCurves.consumption)
    private var latest = LatestValues()
    private var fuel: FuelMeter
    /// The current stretch of the consumption: its start, and sums over the moments with known speed and flow.
    private var stretch: (start: Instant, litersPerHour: Double, kmh: Double, count: Int)?

    /// - Parameter samples: those that have passed a `PlausibilityCheck`.
    init(_ samples: SampleColumns, _ parameters: TripParameters) {
        fuel = FuelMeter(parameters.vehicle)
        let isGame = parameters.isGame
        let columns = samples.all.filter { Self.isOfCar($0.signal, isGame: isGame) }
            .sorted { $0.times.count > $1.times.count }
        // In the order in which the samples of one moment are folded.
        let fuels = columns.map(\.signal).filter(FuelMeter.sources.contains)
            .sorted { TripEngine.ranks[$0] ?? 0 < TripEngine.ranks[$1] ?? 0 }
        guard !fuels.isEmpty, let end = samples.end else { return }
        let gapSeconds = isGame ? TripEngine.gameGapSeconds : TripEngine.gapSeconds
        var cursor = SampleCursor(columns)
        var speed: Sample?
        while let time = cursor.next({ latest.take($0) }) {
            for signal in fuels { if let sample = latest[signal], sample.time == time { fuel.take(sample, latest) } }
            // The connection was lost, or the game paused, between two speeds.
            let earlier = speed
            speed = latest[.vehicleSpeed]
            if let earlier, speed?.time == time, time.seconds(since: earlier.time) > gapSeconds {
                fuel.breakOff(between: earlier.time, and: time)
            }
            // Of the last moment it is not known whether it is complete.
            if time < end { add(at: time) }
        }
    }

    /// Not those of a receiver beside it, and of laps that were timed by positions.
    private static func isOfCar(_ signal: Signal, isGame: Bool) -> Bool {
        !Signal.accompanying.contains(signal) && (isGame || !Signal.ofLaps.contains(signal))
    }

    /// Adds flow and consumption, when they are due.
    private mutating func add(at now: Instant) {
        guard flowAt.map({ now.seconds(since: $0) >= Self.flowS }) ?? true else { return }
        flowAt = now
        let litersPerHour = fuel.flow(at: now)?.litresPerSecond.map { $0 * 3600 }
        if let litersPerHour { flow.append(litersPerHour, at: now) }
        if let stretch, now.seconds(since: stretch.start) >= Self.consumptionS {
            let kmh = stretch.kmh / Double(max(1, stretch.count))
            if kmh >= Self.minKmh { consumption.append(stretch.litersPerHour / stretch.kmh * 100, at: now) }
            self.stretch = nil
        }
        guard let litersPerHour, let kmh = latest.value(.vehicleSpeed, at: now) else { return }
        var sums = stretch ?? (now, 0, 0, 0)
        sums.litersPerHour += litersPerHour
        sums.kmh += kmh
        sums.count += 1
        stretch = sums
    }

    private var flowAt: Instant?
}
