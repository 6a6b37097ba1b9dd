package import Telemetry

/// Says whether a drive goes on, pauses or is over, by what the vehicle says and by its silence. A short stop of the
/// engine (a fuel station, a ferry's ramp) is a pause, and belongs to the drive.
package struct DriveWatch: Sendable {
    /// With the engine off a battery has less; an alternator or a DC converter that works gives more.
    private static let chargingVolts = 13.1

    /// How long the engine may be off, or a standing vehicle silent.
    private let pauseS: Double
    /// How long a vehicle may be silent that was moving: then it is the connection that is gone.
    private let silenceS: Double
    /// Whether an engine that is off for so long ends the drive although the vehicle still answers.
    private let endsWithEngine: Bool

    private var heardAt: Instant?
    private var speedKmh: Double?
    private var rpm: Double?
    private var volts: Double?
    /// Since when the engine is off, and the vehicle stands.
    package private(set) var engineOffSince: Instant?

    package init(pauseS: Double, silenceS: Double, endsWithEngine: Bool) {
        (self.pauseS, self.silenceS, self.endsWithEngine) = (pauseS, silenceS, endsWithEngine)
    }

    package mutating func take(_ sample: Sample) {
        switch sample.signal {
        case .adapterVoltage:
            // The adapter answers for itself in a car that is switched off.
            volts = sample.value
            return
        case .controlModuleVoltage: volts = sample.value
        case .vehicleSpeed: speedKmh = sample.value
        case .engineSpeed: rpm = sample.value
        default: break
        }
        heardAt = sample.time
        // Where no speed is told, the engine alone must do.
        let isOff =
            (speedKmh ?? 0) == 0 && rpm.map { $0 < TripEngine.turningRpm } == true
            && volts.map { $0 < Self.chargingVolts } != false
        if !isOff { engineOffSince = nil } else if engineOffSince == nil { engineOffSince = sample.time }
    }

    /// Nothing was heard of the vehicle up to a time.
    package mutating func beSilent(at time: Instant) { if heardAt == nil { heardAt = time } }

    /// Nobody listened up to a time: that is no silence of the vehicle's.
    package mutating func listenAgain(at time: Instant) { if let heardAt { self.heardAt = max(heardAt, time) } }

    /// Whether the engine turns or the vehicle moves, as far as is known.
    package var isDriving: Bool {
        engineOffSince == nil && (rpm.map { $0 >= TripEngine.turningRpm } == true || (speedKmh ?? 0) > 0)
    }

    /// Since when the drive has been waiting for the engine; nil while it goes on.
    package func pausedSince(at time: Instant) -> Instant? {
        if let engineOffSince { return engineOffSince }
        guard let heardAt, speedKmh == 0, time.seconds(since: heardAt) > TripEngine.gapSeconds else { return nil }
        return heardAt
    }

    package func isOver(at time: Instant) -> Bool {
        if endsWithEngine, let engineOffSince, time.seconds(since: engineOffSince) >= pauseS { return true }
        guard let heardAt else { return false }
        // A vehicle whose speed is not known may well be moving.
        return time.seconds(since: heardAt) >= (speedKmh == 0 ? pauseS : silenceS)
    }
}
