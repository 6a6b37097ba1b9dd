import Telemetry

/// Detects overrun fuel cut: the car drives its engine, and air flows but no fuel is injected. The pedal is up then,
/// and the engine takes in no more air per turn than at idle. How much that is in this car is learned while it idles.
struct FuelCut: Sendable {
    /// Injection resumes before the engine would stall.
    private static let beginsAboveRpm = 1200.0
    private static let endsBelowRpm = 1050.0
    private static let movingKmh = 5.0
    /// How long the engine must have idled, in seconds. Earlier values may still be from the car rolling to a stop, or
    /// from the engine's start.
    private static let settledS = 2.0
    /// The maximum age in seconds of the values requested besides the air: an older one belongs to another moment.
    private static let freshS = 2.0
    /// The tolerance for a closed throttle, which does not always close to the same position.
    private static let throttleSlack = 1.5
    /// The greatest ratio of the air per turn to that at idle: with the throttle closed, with its position unknown, and
    /// with PID 03 indicating a cut. Some engines take in more air in overrun than at idle.
    private static let mostFillWithThrottle = 1.25
    private static let mostFillAlone = 0.9
    private static let mostFillWithStatus = 2.0
    /// The limits until the car has idled: a load lower than any engine's at idle, and one that excludes full power.
    private static let unlearnedLoad = 15.0
    private static let mostLoadWithStatus = 30.0
    /// The value of PID 03 for open loop due to load or fuel cut; it does not say which of the two.
    private static let openLoopByLoad = 4.0
    /// A mixture that is commanded richer than this is being burned.
    private static let richLambda = 0.98

    private var idleThrottle = RecentMedian()
    /// The air per turn of the engine, as g/s divided by rpm (a sixtieth of the grams per turn).
    private var idleFill = RecentMedian()
    /// Whether PID 03 indicates the cut in this car.
    private var statusTells = false
    private var wasCut = false
    /// The time since which the engine has been turning. Earlier values are those of a stopped engine.
    private var turningSince: Instant?
    /// The time since which the car has stood with its engine idling.
    private var idlesSince: Instant?

    mutating func engineStands() {
        turningSince = nil
        idlesSince = nil
        wasCut = false
    }

    /// Returns whether the car provides the values needed to detect a cut.
    static func isSeen(_ values: LatestValues) -> Bool {
        values[.engineSpeed] != nil && values[.vehicleSpeed] != nil
            && (values[.engineLoad] != nil || values[.throttlePosition] != nil || values[.fuelSystemStatus] != nil)
    }

    /// Whether this car has been seen idling.
    var isLearnt: Bool { idleFill.value != nil }

    /// Returns whether the fuel is cut off now, given the air flow.
    mutating func isCut(airGramsPerSecond air: Double, _ values: LatestValues, at time: Instant) -> Bool {
        guard let rpm = values.value(.engineSpeed, at: time), let speed = values.value(.vehicleSpeed, at: time),
            rpm >= TripEngine.turningRpm
        else {
            wasCut = false
            idlesSince = nil
            return false
        }
        let turningSince = turningSince ?? time
        self.turningSince = turningSince
        let fill = air / rpm
        if speed == 0, rpm < Self.beginsAboveRpm {
            learn(fill, values, at: time)
        } else {
            idlesSince = nil
        }
        guard speed >= Self.movingKmh, rpm >= (wasCut ? Self.endsBelowRpm : Self.beginsAboveRpm), Self.isSeen(values)
        else {
            wasCut = false
            return false
        }
        func value(_ signal: Signal, within seconds: Double = Self.freshS) -> Double? {
            guard let sample = values[signal], turningSince < sample.time, time.seconds(since: sample.time) <= seconds
            else { return nil }
            return sample.value
        }
        let isClosed = value(.throttlePosition).flatMap { throttle in
            idleThrottle.value.map { throttle <= $0 + Self.throttleSlack }
        }
        let pedalIsUp = pedalIsUp(fill, isClosed, load: value(.engineLoad, within: TripEngine.gapSeconds))
        switch value(.fuelSystemStatus) {
        case Self.openLoopByLoad:
            let isRich = value(.commandedLambda).map { $0 < Self.richLambda } ?? false
            wasCut = !isRich && isNoPower(fill, isClosed, load: value(.engineLoad))
            if wasCut, pedalIsUp { statusTells = true }
        case nil: wasCut = pedalIsUp
        default: wasCut = !statusTells && pedalIsUp
        }
        return wasCut
    }

    private mutating func learn(_ fill: Double, _ values: LatestValues, at time: Instant) {
        let since = idlesSince ?? time
        idlesSince = since
        let settled = since.advanced(bySeconds: Self.settledS)
        guard time > settled else { return }
        idleFill.take(fill, at: time)
        if let throttle = values[.throttlePosition], throttle.time > settled {
            idleThrottle.take(throttle.value, at: throttle.time)
        }
    }

    /// Returns whether the accelerator pedal appears to be released.
    /// - Parameter isClosed: Whether the throttle is closed; nil if unknown.
    private func pedalIsUp(_ fill: Double, _ isClosed: Bool?, load: Double?) -> Bool {
        guard isClosed != false else { return false }
        guard let idle = idleFill.value else { return load.map { $0 <= Self.unlearnedLoad } ?? false }
        return fill <= idle * (isClosed == true ? Self.mostFillWithThrottle : Self.mostFillAlone)
    }

    /// Returns whether the engine is not at full power, which is open loop, too.
    private func isNoPower(_ fill: Double, _ isClosed: Bool?, load: Double?) -> Bool {
        guard isClosed != false else { return false }
        guard let idle = idleFill.value else { return load.map { $0 < Self.mostLoadWithStatus } ?? false }
        return fill <= idle * Self.mostFillWithStatus
    }
}

/// The median of the last readings of a value, taken at least a second apart, so that single outliers do not change it.
struct RecentMedian: Sendable {
    private static let most = 15

    private var latest: Instant?
    private var readings: [Double] = []
    /// The median; nil before the first reading.
    private(set) var value: Double?

    mutating func take(_ reading: Double, at time: Instant) {
        if let latest, time.seconds(since: latest) < 1 { return }
        latest = time
        if readings.count == Self.most { readings.removeFirst() }
        readings.append(reading)
        value = readings.sorted()[readings.count / 2]
    }
}
