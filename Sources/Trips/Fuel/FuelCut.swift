import Telemetry

/// Finds when the car pushes its engine and no fuel is injected, though air flows (overrun fuel cut): the pedal is up, and
/// the engine draws no more air in a turn than it does at idle. What that is in this car is learnt while it idles.
struct FuelCut: Sendable {
    /// Injection comes back before the engine would stall.
    private static let beginsAboveRpm = 1200.0
    private static let endsBelowRpm = 1050.0
    private static let movingKmh = 5.0
    /// What comes before is still of the car that rolled to its stop, or of the engine as it started.
    private static let settledS = 2.0
    /// Of what is asked for beside the air: an older value is of another moment.
    private static let freshS = 2.0
    /// A throttle is never quite as closed as it was.
    private static let throttleSlack = 1.5
    /// Air in a turn over that at idle: with the throttle closed, where nothing tells of it, and at most where PID 03
    /// tells of a cut. Some engines let in more air while they are pushed than at idle.
    private static let mostFillWithThrottle = 1.25
    private static let mostFillAlone = 0.9
    private static let mostFillWithStatus = 2.0
    /// As long as the car has not idled: a load that is lower than any engine's at rest, and one that is not full power.
    private static let unlearntLoad = 15.0
    private static let mostLoadWithStatus = 30.0
    /// The value of PID 03 for open loop by load or fuel cut: it does not tell which of the two.
    private static let openLoopByLoad = 4.0
    /// A mixture that is commanded richer than this is burnt.
    private static let richLambda = 0.98

    private var idleThrottle = RecentMedian()
    /// Grams of air in a turn of the engine, times 60.
    private var idleFill = RecentMedian()
    /// In this car PID 03 shows the cut.
    private var statusTells = false
    private var wasCut = false
    /// Values from before are those of an engine that stood.
    private var turningSince: Instant?
    /// The car stands, and its engine idles.
    private var idlesSince: Instant?

    mutating func engineStands() { (turningSince, idlesSince, wasCut) = (nil, nil, false) }

    /// Whether the car gives what a cut can be seen by.
    static func isSeen(_ values: LatestValues) -> Bool {
        values[.engineSpeed] != nil && values[.vehicleSpeed] != nil
            && [.engineLoad, .throttlePosition, .fuelSystemStatus].contains { values[$0] != nil }
    }

    /// What idling is like in this car was seen.
    var isLearnt: Bool { idleFill.value != nil }

    /// Whether fuel is cut off now, while so much air flows.
    mutating func isCut(airGramsPerSecond air: Double, _ values: LatestValues, at time: Instant) -> Bool {
        guard let rpm = values.value(.engineSpeed, at: time), let speed = values.value(.vehicleSpeed, at: time),
            rpm >= TripEngine.turningRpm
        else {
            (wasCut, idlesSince) = (false, nil)
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
        guard Self.isSeen(values), speed >= Self.movingKmh,
            rpm >= (wasCut ? Self.endsBelowRpm : Self.beginsAboveRpm)
        else {
            wasCut = false
            return false
        }
        func value(_ signal: Signal, within seconds: Double = Self.freshS) -> Double? {
            values[signal].map { $0.time > turningSince } == true
                ? values.value(signal, at: time, within: seconds) : nil
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

    /// - Parameter isClosed: of the throttle; nil where it cannot be told.
    private func pedalIsUp(_ fill: Double, _ isClosed: Bool?, load: Double?) -> Bool {
        guard isClosed != false else { return false }
        guard let idle = idleFill.value else { return load.map { $0 <= Self.unlearntLoad } ?? false }
        return fill <= idle * (isClosed == true ? Self.mostFillWithThrottle : Self.mostFillAlone)
    }

    /// Full power is open loop, too.
    private func isNoPower(_ fill: Double, _ isClosed: Bool?, load: Double?) -> Bool {
        guard isClosed != false else { return false }
        guard let idle = idleFill.value else { return load.map { $0 < Self.mostLoadWithStatus } ?? false }
        return fill <= idle * Self.mostFillWithStatus
    }
}

/// The middle of a value's last readings, a second apart: what came between does not move it.
struct RecentMedian: Sendable {
    private static let most = 15

    private var latest: Instant?
    private var readings: [Double] = []
    /// Nil before the first.
    private(set) var value: Double?

    mutating func take(_ reading: Double, at time: Instant) {
        if let latest, time.seconds(since: latest) < 1 { return }
        latest = time
        if readings.count == Self.most { readings.removeFirst() }
        readings.append(reading)
        value = readings.sorted()[readings.count / 2]
    }
}
