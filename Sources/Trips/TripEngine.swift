package import Telemetry

/// Turns the samples of a drive, in the order of their times, into the facts of the trip. A pure fold: the same
/// samples, read back from the database, give the same facts.
package struct TripEngine: Sendable {
    /// Longer without a speed is a gap: nothing is integrated across it, and its time counts as uncovered. The
    /// slowest bus brings a speed about once a second.
    package static let gapSeconds = 5.0
    /// Air flow has the last place in the poll table: that bus brings it every six seconds at times.
    private static let airFlowGapSeconds = 10.0
    /// An engine that turns slower is being cranked or stands.
    private static let turningRpm = 300.0

    private var first: Instant?
    private var last: Instant?
    private var latest: [Signal: Sample] = [:]
    private var facts = TripSummary()
    private var others: [Signal: SignalSummary] = [:]
    private var rpmSeconds = 0.0
    private var rpmIntegral = 0.0

    package init() {}

    package mutating func take(_ sample: Sample) {
        facts.samples += 1
        if first == nil { first = sample.time }
        // A sample out of order (it cannot come from one source) must not make time run backwards.
        last = max(last ?? sample.time, sample.time)
        let previous = latest[sample.signal]
        if let previous, sample.time <= previous.time { return }
        latest[sample.signal] = sample
        let seconds = previous.map { sample.time.seconds(since: $0.time) }
        // The trapezoid rule over the true times of arrival; a gap contributes nothing.
        let covered = seconds.flatMap { $0 <= Self.gapSeconds(sample.signal) ? $0 : nil }
        let mean = previous.map { ($0.value + sample.value) / 2 }

        switch sample.signal {
        case .vehicleSpeed:
            facts.maxSpeedKmh = max(facts.maxSpeedKmh ?? 0, sample.value)
            facts.distanceKm = facts.distanceKm ?? 0
            if let covered, let mean, let previous {
                facts.distanceKm! += mean * covered / 3600
                facts.coveredS += covered
                if previous.value == 0, sample.value == 0, engineTurns(at: sample.time) {
                    facts.idleS = (facts.idleS ?? 0) + covered
                }
            }
        case .engineSpeed:
            facts.maxEngineSpeedRpm = max(facts.maxEngineSpeedRpm ?? 0, sample.value)
            facts.idleS = facts.idleS ?? 0
            if let covered, let mean {
                rpmSeconds += covered
                rpmIntegral += mean * covered
            }
        case .massAirFlow:
            facts.fuelMethod = .massAirFlow
            facts.fuelL = facts.fuelL ?? 0
            if let covered, let mean {
                facts.fuelL! += Fuel.litresPerSecond(massAirFlowGramsPerSecond: mean) * covered
            } else if previous == nil, let first {
                facts.fuelL! += held(sample.value, forSeconds: sample.time.seconds(since: first))
            }
        case .coolantTemperature:
            facts.maxCoolantC = max(facts.maxCoolantC ?? sample.value, sample.value)
        case .controlModuleVoltage, .adapterVoltage:
            facts.minVoltage = min(facts.minVoltage ?? sample.value, sample.value)
        default: takeOther(sample)
        }
    }

    private mutating func takeOther(_ sample: Sample) {
        let value = sample.value
        guard var other = others[sample.signal] else {
            others[sample.signal] = SignalSummary(
                signal: sample.signal, minimum: value, mean: value, maximum: value, samples: 1)
            return
        }
        (other.minimum, other.maximum) = (min(other.minimum, value), max(other.maximum, value))
        other.samples += 1
        other.mean += (value - other.mean) / Double(other.samples)
        others[sample.signal] = other
    }

    private static func gapSeconds(_ signal: Signal) -> Double {
        signal == .massAirFlow ? airFlowGapSeconds : gapSeconds
    }

    /// Air flow is asked for less often than speed: from the trip's start to its first value, and from its last value to
    /// the trip's end, that value stands. On a slow bus that is a second or two which the distance covers.
    private func held(_ airFlow: Double, forSeconds seconds: Double) -> Double {
        seconds <= Self.gapSeconds ? Fuel.litresPerSecond(massAirFlowGramsPerSecond: airFlow) * seconds : 0
    }

    private func engineTurns(at time: Instant) -> Bool {
        guard let rpm = value(of: .engineSpeed, at: time) else { return false }
        return rpm >= Self.turningRpm
    }

    /// The latest value of a signal, unless it is older than a gap.
    package func value(of signal: Signal, at time: Instant) -> Double? {
        guard let sample = latest[signal], time.seconds(since: sample.time) <= Self.gapSeconds(signal) else {
            return nil
        }
        return sample.value
    }

    /// The latest value of a signal, however old.
    package func latestValue(of signal: Signal) -> Double? { latest[signal]?.value }

    /// Fuel used now, in L/h; nil when it is not known.
    package func fuelLPerHour(at time: Instant) -> Double? {
        value(of: .massAirFlow, at: time).map { Fuel.litresPerSecond(massAirFlowGramsPerSecond: $0) * 3600 }
    }

    /// Miles per US gallon now; nil while standing or unknown.
    package func mpgUs(at time: Instant) -> Double? {
        guard let speed = value(of: .vehicleSpeed, at: time), speed > 0,
            let litresPerHour = fuelLPerHour(at: time), litresPerHour > 0
        else { return nil }
        return Fuel.milesPerUSGallon(litresPer100Km: litresPerHour / speed * 100)
    }

    package var firstTime: Instant? { first }
    package var lastTime: Instant? { last }

    /// The facts so far.
    package var summary: TripSummary {
        var summary = facts
        if let first, let last { summary.durationS = last.seconds(since: first) }
        if let airFlow = latest[.massAirFlow], let last, let fuelL = facts.fuelL {
            summary.fuelL = fuelL + held(airFlow.value, forSeconds: last.seconds(since: airFlow.time))
        }
        if rpmSeconds > 0 { summary.averageEngineSpeedRpm = rpmIntegral / rpmSeconds }
        summary.others = others.values.sorted { $0.signal.name < $1.signal.name }
        return summary
    }
}
