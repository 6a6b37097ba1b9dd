import Telemetry

/// Finds the events while the vehicle stands: stops between two stretches of driving, long idling, and engine stops by
/// a start-stop system.
struct Standstill: Sendable {
    /// The speed from which the vehicle counts as driving. At lower speeds it creeps, which does not end a stop.
    static let drivingKmh = 5.0
    /// A shorter stop of the vehicle or the engine is an invalid reading.
    private static let leastS = 1.0
    /// A start-stop system may stop the engine while the vehicle is still rolling to a stop.
    private static let rollingKmh = 10.0

    let longIdleS: Double
    let speedGapS: Double
    let engineSpeedGapS: Double

    private var speed: Sample?
    private var engineSpeed: Sample?

    private var hasDriven = false
    private var standsSince: Instant?
    private var arrived = false
    private var lastStood = Instant.zero
    /// The time at which the vehicle began to move again, if it did.
    private var left: Instant?

    private var idle: (start: Instant, end: Instant, peak: Double)?

    private var engineOffSince: Instant?
    private var stoodWithEngineOff = false

    init(longIdleS: Double, speedGapS: Double, engineSpeedGapS: Double) {
        self.longIdleS = longIdleS
        self.speedGapS = speedGapS
        self.engineSpeedGapS = engineSpeedGapS
    }

    /// The current idling, if it is long.
    var running: DrivingEvent? {
        guard let idle, idle.end.seconds(since: idle.start) > longIdleS else { return nil }
        return DrivingEvent(
            .longIdle, from: idle.start, durationS: idle.end.seconds(since: idle.start), peak: idle.peak)
    }

    /// Takes the next speed or engine speed and returns the events that it ends.
    mutating func take(_ sample: Sample) -> [DrivingEvent] {
        var finished: [DrivingEvent] = []
        // After a gap no engine stop is counted: the driver may have switched off the engine, and the ECUs with it.
        if let latest = [speed, engineSpeed].compactMap({ $0?.time }).max(),
            sample.time.seconds(since: latest) > speedGapS
        {
            engineOffSince = nil
        }
        if sample.signal == .vehicleSpeed {
            if let stop = takeSpeed(sample) { finished.append(stop) }
            if let engineStop = engineStopEnded(bySpeed: sample) { finished.append(engineStop) }
            speed = sample
        } else {
            if let engineStop = takeEngineSpeed(sample) { finished.append(engineStop) }
            engineSpeed = sample
        }
        if let idling = watchIdle(sample) { finished.append(idling) }
        return finished
    }

    private mutating func takeSpeed(_ sample: Sample) -> DrivingEvent? {
        defer { if sample.value >= Self.drivingKmh { hasDriven = true } }
        if sample.value <= 0 {
            if standsSince == nil {
                standsSince = sample.time
                arrived = hasDriven
            }
            lastStood = sample.time
            left = nil
            return nil
        }
        guard let since = standsSince else { return nil }
        let end = left ?? (sample.time.seconds(since: lastStood) > speedGapS ? lastStood : sample.time)
        left = end
        guard sample.value >= Self.drivingKmh else { return nil }
        standsSince = nil
        left = nil
        let durationS = end.seconds(since: since)
        return arrived && durationS >= Self.leastS
            ? DrivingEvent(.stop, from: since, durationS: durationS, peak: 0) : nil
    }

    // MARK: Idling

    private var isIdling: Bool {
        guard let speed, let engineSpeed else { return false }
        return speed.value <= 0 && engineSpeed.value >= TripEngine.turningRpm
    }

    private mutating func watchIdle(_ sample: Sample) -> DrivingEvent? {
        let time = sample.time
        let isKnown =
            speed.map { time.seconds(since: $0.time) <= speedGapS } == true
            && engineSpeed.map { time.seconds(since: $0.time) <= engineSpeedGapS } == true
        let goesOn = isIdling && isKnown && idle.map { time.seconds(since: $0.end) <= speedGapS } != false
        if goesOn {
            // The latest engine speed may be from before the standstill, so it does not count for the peak.
            let rpm = sample.signal == .engineSpeed ? sample.value : 0
            idle = (idle?.start ?? time, time, max(idle?.peak ?? 0, rpm))
            return nil
        }
        defer { idle = nil }
        return running
    }

    // MARK: Start-stop

    private mutating func takeEngineSpeed(_ sample: Sample) -> DrivingEvent? {
        if sample.value >= TripEngine.turningRpm { return finishEngineStop(at: sample.time) }
        guard engineOffSince == nil, hasDriven, let engineSpeed, engineSpeed.value >= TripEngine.turningRpm,
            sample.time.seconds(since: engineSpeed.time) <= engineSpeedGapS,
            let speed, sample.time.seconds(since: speed.time) <= speedGapS, speed.value <= Self.rollingKmh
        else { return nil }
        engineOffSince = sample.time
        stoodWithEngineOff = speed.value <= 0
        return nil
    }

    private mutating func engineStopEnded(bySpeed sample: Sample) -> DrivingEvent? {
        guard engineOffSince != nil else { return nil }
        if sample.value <= 0 { stoodWithEngineOff = true }
        // A hybrid can drive off without its engine.
        if sample.value > Self.rollingKmh { return finishEngineStop(at: sample.time) }
        return nil
    }

    private mutating func finishEngineStop(at time: Instant) -> DrivingEvent? {
        defer { engineOffSince = nil }
        guard let engineOffSince, stoodWithEngineOff, time.seconds(since: engineOffSince) >= Self.leastS else {
            return nil
        }
        return DrivingEvent(
            .engineStop, from: engineOffSince, durationS: time.seconds(since: engineOffSince), peak: 0)
    }
}
