package import Telemetry

/// Determines whether a drive continues, pauses or is over, from the vehicle's samples and their absence. A short stop
/// of the engine (at a filling station or a ferry ramp) is a pause that belongs to the drive.
package struct DriveWatch: Sendable {
    /// With the engine off a battery has less than this voltage; a working alternator or DC converter supplies more.
    private static let chargingVolts = 13.1

    /// How long the engine may be off, or a standing vehicle silent, before the drive is over; in seconds.
    private let pauseS: Double
    /// How long a moving vehicle may be silent before the drive is over, in seconds. In that case the connection is
    /// lost.
    private let silenceS: Double
    /// Whether the drive is over after `pauseS` with the engine off even if the vehicle still responds.
    private let endsWithEngine: Bool
    /// Whether there is no engine to know of: then a vehicle that stands is switched off.
    private let isOfReceiver: Bool

    private var check = PlausibilityCheck()
    private var heardAt: Instant?
    private var speedKmh: Double?
    private var rpm: Double?
    private var volts: Double?
    /// The time since which the engine has been off and the vehicle standing.
    package private(set) var engineOffSince: Instant?

    package init(pauseS: Double, silenceS: Double, endsWithEngine: Bool, isOfReceiver: Bool = false) {
        self.pauseS = pauseS
        self.silenceS = silenceS
        self.endsWithEngine = endsWithEngine
        self.isOfReceiver = isOfReceiver
    }

    /// Takes a sample. A value that cannot be shows only that the vehicle responds.
    package mutating func take(_ sample: Sample) {
        guard check.accepts(sample) else {
            if sample.signal != .adapterVoltage { heardAt = sample.time }
            return
        }
        switch sample.signal {
        case .adapterVoltage:
            // The adapter measures its voltage itself, even if the car is switched off.
            volts = sample.value
            return
        case .controlModuleVoltage: volts = sample.value
        case .vehicleSpeed: speedKmh = sample.value
        case .engineSpeed: rpm = sample.value
        default: break
        }
        heardAt = sample.time
        // Without a known speed, the engine alone decides.
        let isOff =
            (speedKmh ?? 0) == 0 && (isOfReceiver || rpm.map { $0 < TripEngine.turningRpm } == true)
            && volts.map { $0 < Self.chargingVolts } != false
        if !isOff { engineOffSince = nil } else if engineOffSince == nil { engineOffSince = sample.time }
    }

    /// Notes that nothing has been heard from the vehicle until this time.
    package mutating func beSilent(at time: Instant) { if heardAt == nil { heardAt = time } }

    /// Notes that this program was stopped until a time, so that the gap does not count as silence of the vehicle.
    package mutating func listenAgain(at time: Instant) { if let heardAt { self.heardAt = max(heardAt, time) } }

    /// Whether the engine is turning or the vehicle is moving, as far as is known.
    package var isDriving: Bool {
        engineOffSince == nil && (rpm.map { $0 >= TripEngine.turningRpm } == true || (speedKmh ?? 0) > 0)
    }

    /// Returns the time since which the drive has been paused, or nil if it is not paused.
    package func pausedSince(at time: Instant) -> Instant? {
        if let engineOffSince { return engineOffSince }
        guard let heardAt, speedKmh == 0, time.seconds(since: heardAt) > TripEngine.gapSeconds else { return nil }
        return heardAt
    }

    package func isOver(at time: Instant) -> Bool {
        if endsWithEngine, let engineOffSince, time.seconds(since: engineOffSince) >= pauseS { return true }
        guard let heardAt else { return false }
        // A vehicle whose speed is not known may be moving.
        return time.seconds(since: heardAt) >= (speedKmh == 0 ? pauseS : silenceS)
    }
}
