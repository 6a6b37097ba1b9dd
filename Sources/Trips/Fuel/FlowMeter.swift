import Telemetry

/// The fuel flow and the speed during a stored trip, as `TripEngine` has them, without the facts of the whole trip. A fold
/// over samples that have passed a `PlausibilityCheck`, in the order of their times.
struct FlowMeter: Sendable {
    /// What is done with a signal.
    private enum Role {
        /// It does not come from the car, or is about laps that were timed by positions.
        case beside
        /// Its value matters only together with that of another one.
        case value
        case speed
        /// The place among the signals of one moment (see `TripEngine.ranks`).
        case fuel(rank: Int)
    }

    private let isGame: Bool
    private var roles = SignalTable<Role>()
    private var latest = LatestValues()
    private var fuel: FuelMeter
    /// The samples of the latest moment from which the fuel follows, in the order of their ranks.
    private var moment: [(sample: Sample, rank: Int)] = []
    private var momentTime: Instant?
    /// The speed before that of the latest moment; nil if the moment has none, or there is none before.
    private var earlierSpeed: Sample?
    /// The time of the latest sample.
    private(set) var lastTime: Instant?

    init(_ parameters: TripParameters) {
        isGame = parameters.isGame
        fuel = FuelMeter(parameters.vehicle)
    }

    mutating func add(_ sample: Sample) {
        let role = role(of: sample.signal)
        if case .beside = role { return }
        lastTime = max(lastTime ?? sample.time, sample.time)
        if let momentTime, sample.time != momentTime { finishMoment() }
        let (previous, isKept) = latest.take(sample)
        guard isKept else { return }
        switch role {
        case .beside, .value: return
        case .speed: earlierSpeed = previous
        case .fuel(let rank):
            let place = moment.lastIndex { $0.rank < rank }.map { $0 + 1 } ?? 0
            moment.insert((sample, rank), at: place)
        }
        momentTime = sample.time
    }

    private mutating func role(of signal: Signal) -> Role {
        let place = roles.place(of: signal) ?? roles.add(newRole(of: signal), of: signal)
        return roles[place]
    }

    private func newRole(of signal: Signal) -> Role {
        if Signal.accompanying.contains(signal) || !isGame && Signal.ofLaps.contains(signal) { return .beside }
        if signal == .vehicleSpeed { return .speed }
        guard FuelMeter.sources.contains(signal), let rank = TripEngine.ranks[signal] else { return .value }
        return .fuel(rank: rank)
    }

    /// Folds the latest moment, of which no more samples come.
    mutating func finishMoment() {
        guard let time = momentTime else { return }
        for index in moment.indices { fuel.take(moment[index].sample, latest) }
        // The connection was lost, or the game paused, between two speeds.
        if let earlierSpeed, time.seconds(since: earlierSpeed.time) > gapSeconds {
            fuel.breakOff(between: earlierSpeed.time, and: time)
        }
        moment.removeAll(keepingCapacity: true)
        earlierSpeed = nil
        momentTime = nil
    }

    private var gapSeconds: Double { isGame ? TripEngine.gameGapSeconds : TripEngine.gapSeconds }

    /// Returns the flow in L/h at the time of the latest sample, after `finishMoment`; nil if unknown.
    func litersPerHour(at time: Instant) -> Double? { fuel.flow(at: time)?.litresPerSecond.map { $0 * 3600 } }

    /// Returns the latest speed in km/h; nil if it is older than a gap.
    func speedKmh(at time: Instant) -> Double? { latest.value(.vehicleSpeed, at: time) }
}
