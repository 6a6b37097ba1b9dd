package import Telemetry

/// About a minute of a trip, with what the driving demanded of the engine in it and what the engine used for that.
/// Segments of different trips can be compared where the demand is alike.
package struct DriveSegment: Hashable, Sendable {
    /// On the timeline of the trip's samples.
    package var start: Instant
    /// The time for which the speed is known, in seconds.
    package var durationS = 0.0
    /// The part of `durationS` in which the engine turned; all of it where the engine speed is not known.
    package var runningS = 0.0
    /// The part of `durationS` standing with the engine running.
    package var idleS = 0.0
    package var distanceKm = 0.0
    /// Nil where it is not known.
    package var fuelL: Double?
    /// The revolutions of the engine; nil where its speed is not known.
    package var revolutions: Double?
    /// What gaining speed took, in J for each kg of the car: the integral of v dv where v rises, in m²/s².
    package var accelerationWork = 0.0
    /// The integral of the cube of the speed over time, in m³/s²: what the air took, but for a constant.
    package var airWork = 0.0
    /// The sharp accelerations and brakings that began in it.
    package var sharpAccelerations = 0
    package var sharpBrakings = 0
    /// The temperature around the car in °C, or where the car does not report it, of the intake air at the start of the
    /// trip; nil where neither is known.
    package var ambientC: Double?
    /// The coolant temperature at the end of the segment in °C; nil where it is not known.
    package var coolantC: Double?

    package init(start: Instant) { self.start = start }

    package var speedKmh: Double { durationS > 0 ? distanceKm / durationS * 3600 : 0 }

    /// The relative positive acceleration in m/s²: the work of gaining speed divided by the distance.
    package var relativeAcceleration: Double { distanceKm > 0.01 ? accelerationWork / (distanceKm * 1000) : 0 }
}

/// Cuts a trip into segments of a minute: a fold over its plausible samples in the order of their times. Distance and fuel are those
/// of `TripEngine`, so that the segments add up to the trip. A gap in the speed ends a segment, and belongs to none.
package struct DriveSegmenter: Sendable {
    /// The version of the formulas: raise it with every change that gives other segments for the same samples.
    package static let formulas = 1

    private static let secondsPerSegment = 60.0
    /// A shorter rest before a gap or at the end of a trip is left out.
    private static let leastSeconds = 20.0
    /// Changes of the speed below this are the resolution of its value, and no acceleration.
    private static let speedStepKmh = 3.0

    private var engine: TripEngine
    private var segments: [(segment: DriveSegment, fuel: [FuelSource: Double])] = []
    private var open: (segment: DriveSegment, meters: TripEngine.Meters)?
    private var previous: Instant?
    private var lastSpeed: Sample?
    private var lastRpm: Sample?
    private var ambientC: Double?
    private var firstIntakeC: Double?
    private var coolantC: Double?
    /// The lowest speed since which the car has not gained `speedStepKmh`.
    private var lowKmh = 0.0

    package init(parameters: TripParameters) {
        engine = TripEngine(parameters: parameters, areChecked: true)
    }

    package mutating func take(_ sample: Sample) {
        switch sample.signal {
        case .vehicleSpeed:
            takeSpeed(sample)
            return
        case .engineSpeed: takeEngineSpeed(sample)
        case .ambientTemperature: ambientC = sample.value
        case .intakeAirTemperature: firstIntakeC = firstIntakeC ?? sample.value
        case .coolantTemperature: coolantC = sample.value
        default: break
        }
        engine.take(sample)
        previous = max(previous ?? sample.time, sample.time)
    }

    private mutating func takeSpeed(_ sample: Sample) {
        let before = previous ?? sample.time
        let isGap = lastSpeed.map { sample.time.seconds(since: $0.time) > TripEngine.gapSeconds } ?? true
        if isGap {
            close(at: lastSpeed?.time ?? before)
        } else if let start = open?.segment.start, before.seconds(since: start) >= Self.secondsPerSegment,
            let meters = close(at: before)
        {
            open = (DriveSegment(start: before), meters)
        }
        engine.take(sample)
        previous = max(before, sample.time)
        // Of two speeds at the same time the first one counts.
        guard engine.latestTime(of: .vehicleSpeed) == sample.time else { return }
        if open == nil {
            open = (DriveSegment(start: sample.time), engine.meters(at: sample.time))
            lowKmh = sample.value
        }
        if let lastSpeed, !isGap { drive(from: lastSpeed, to: sample) }
        lastSpeed = sample
    }

    private mutating func drive(from last: Sample, to sample: Sample) {
        let seconds = sample.time.seconds(since: last.time)
        let mps = (last.value + sample.value) / 2 / 3.6
        open?.segment.airWork += mps * mps * mps * seconds
        let isTurning = engine.value(of: .engineSpeed, at: sample.time).map { $0 >= TripEngine.turningRpm } ?? true
        if isTurning { open?.segment.runningS += seconds }
        if sample.value < lowKmh { lowKmh = sample.value }
        if sample.value >= lowKmh + Self.speedStepKmh {
            open?.segment.accelerationWork += (sample.value * sample.value - lowKmh * lowKmh) / 2 / 3.6 / 3.6
            lowKmh = sample.value
        }
    }

    private mutating func takeEngineSpeed(_ sample: Sample) {
        defer { lastRpm = sample }
        guard let lastRpm else { return }
        let seconds = sample.time.seconds(since: lastRpm.time)
        guard seconds > 0, seconds <= TripEngine.gapSeconds else { return }
        let turned = open?.segment.revolutions ?? 0
        open?.segment.revolutions = turned + (lastRpm.value + sample.value) / 2 / 60 * seconds
    }

    /// Ends the open segment. Returns what was integrated until then; nil if none is open.
    @discardableResult
    private mutating func close(at time: Instant) -> TripEngine.Meters? {
        guard let (begun, start) = open else { return nil }
        open = nil
        var segment = begun
        let end = engine.meters(at: time)
        segment.durationS = end.coveredS - start.coveredS
        guard segment.durationS >= Self.leastSeconds else { return end }
        segment.distanceKm = max(0, end.km - start.km)
        segment.idleS = max(0, end.idleS - start.idleS)
        segment.runningS = min(segment.runningS, segment.durationS)
        segment.ambientC = ambientC
        segment.coolantC = coolantC
        var fuel: [FuelSource: Double] = [:]
        for (source, course) in end.fuel {
            // A source that begins later, or begins anew, knows no fuel of this segment.
            let isWhole = course.first.seconds(since: segment.start) <= TripEngine.gapSeconds
            let before = start.fuel[source]?.litres ?? (isWhole ? 0 : nil)
            if let before, course.litres >= before { fuel[source] = course.litres - before }
        }
        segments.append((segment, fuel))
        return end
    }

    /// Returns the facts of the whole trip, and its segments.
    package consuming func finish() -> (summary: TripSummary, segments: [DriveSegment]) {
        if let previous { close(at: previous) }
        let summary = engine.summary
        let source = summary.fuelL == nil ? nil : engine.fuelSource
        var events = summary.events.filter { [.sharpAcceleration, .sharpBraking].contains($0.kind) }[...]
        let all = segments.enumerated().map { index, one in
            var segment = one.segment
            segment.distanceKm *= summary.distanceFactor
            segment.fuelL = source.flatMap { one.fuel[$0] }.map { $0 * summary.fuelFactor }
            segment.ambientC = segment.ambientC ?? ambientC ?? firstIntakeC
            let next = index + 1 < segments.count ? segments[index + 1].segment.start : .distantFuture
            while let event = events.first, event.start < next {
                if event.kind == .sharpBraking { segment.sharpBrakings += 1 } else { segment.sharpAccelerations += 1 }
                events.removeFirst()
            }
            return segment
        }
        return (summary, all)
    }
}
