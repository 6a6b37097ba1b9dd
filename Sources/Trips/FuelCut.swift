import Telemetry

/// Finds when the car pushes its engine and no fuel is injected, though air flows (overrun fuel cut). It takes the pedal
/// to be up where throttle and load are as at idle, or below; what that is in this car is learnt while it idles.
struct FuelCut: Sendable {
    /// Injection comes back before the engine would stall.
    private static let beginsAboveRpm = 1200.0
    private static let endsBelowRpm = 1050.0
    private static let movingKmh = 5.0
    /// A throttle is never quite as closed as it was.
    private static let throttleSlack = 1.5
    /// As long as the car has not idled: a load that is lower than any engine's at rest.
    private static let unlearntLoad = 15.0
    /// The value of PID 03 for open loop by load or fuel cut: it does not tell which of the two.
    private static let openLoopByLoad = 4.0

    private var idleThrottle: Double?
    private var idleLoad: Double?
    /// In this car PID 03 shows the cut.
    private var statusTells = false
    private var wasCut = false
    /// Values from before are those of an engine that stood.
    private var turningSince: Instant?

    mutating func engineStands() { (turningSince, wasCut) = (nil, false) }

    /// Whether the car gives anything that a cut can be seen by.
    static func isSeen(_ values: LatestValues) -> Bool {
        values[.engineLoad] != nil || values[.throttlePosition] != nil || values[.fuelSystemStatus] != nil
    }

    /// Whether fuel is cut off now.
    mutating func isCut(_ values: LatestValues, at time: Instant) -> Bool {
        guard let rpm = values.value(.engineSpeed, at: time), let speed = values.value(.vehicleSpeed, at: time) else {
            wasCut = false
            return false
        }
        let turningSince = turningSince ?? time
        self.turningSince = turningSince
        func value(_ signal: Signal) -> Double? {
            values[signal].map { $0.time > turningSince } == true ? values.value(signal, at: time) : nil
        }
        let (throttle, load, status) = (value(.throttlePosition), value(.engineLoad), value(.fuelSystemStatus))
        if speed == 0, rpm >= TripEngine.turningRpm, rpm < Self.beginsAboveRpm { learn(throttle, load) }
        guard speed >= Self.movingKmh, rpm >= (wasCut ? Self.endsBelowRpm : Self.beginsAboveRpm) else {
            wasCut = false
            return false
        }
        let pedalIsUp = pedalIsUp(throttle, load)
        wasCut =
            switch status {
            case Self.openLoopByLoad:
                // Full power is open loop, too.
                pedalIsUp ?? (load.map { $0 < 30 } ?? true)
            case nil: pedalIsUp ?? false
            default: statusTells ? false : pedalIsUp ?? false
            }
        if wasCut, pedalIsUp == true, status == Self.openLoopByLoad {
            statusTells = true
        }
        return wasCut
    }

    private mutating func learn(_ throttle: Double?, _ load: Double?) {
        if let throttle { idleThrottle = min(idleThrottle ?? throttle, throttle) }
        if let load { idleLoad = min(idleLoad ?? load, load) }
    }

    /// Nil where it cannot be told.
    private func pedalIsUp(_ throttle: Double?, _ load: Double?) -> Bool? {
        let byThrottle = throttle.flatMap { value in idleThrottle.map { value <= $0 + Self.throttleSlack } }
        // An engine that is pushed draws less than one that idles.
        let byLoad = load.map { $0 <= (idleLoad ?? Self.unlearntLoad) }
        guard let byThrottle else { return byLoad }
        return byThrottle && (byLoad ?? true)
    }
}
