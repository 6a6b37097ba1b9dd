import Formats
package import Routes
package import Telemetry
package import Trips

/// The content of the live display at one moment.
package struct TripSnapshot: Sendable {
    /// Since the first sample.
    package var elapsedS: Double
    /// Values are nil while unknown.
    package var speedKmh: Double?
    package var engineSpeedRpm: Double?
    package var fuelLPerHour: Double?
    /// The power out of the traction battery, negative while it is charged.
    package var batteryKW: Double?
    package var coolantC: Double?
    package var voltage: Double?
    package var summary: TripSummary
    /// Nil for a car.
    package var game: GameIdentity?
    package var score: Int?
    package var fuelCost: Double?
    package var currency: String?
    package var samplesPerSecond: Double?
    package var requestsPerSecond: Double?
    /// Seconds since the vehicle last responded.
    package var silentS: Double
    /// Seconds since the engine stopped, while the trip is paused.
    package var pausedS: Double?
    /// Active alerts, the worst first, with their current values.
    package var alerts: [Alert] = []
    /// Additional signals that the user selected.
    package var also: [AlsoValue] = []
    /// Where the car is, or why that is not known; nil without a receiver.
    package var position: PositionText?
    /// What is told of the route that is followed; nil without one.
    package var following: FollowText?
    /// The next traffic camera on the way; nil if none is known.
    package var camera: CameraNews.Row?
    /// The way to a destination; nil without one, and after the arrival.
    package var way: WayPicture?
    /// The course of the route that is followed, or of the way to the destination; nil without one.
    package var path: RoutePath?
    /// In beats per minute; nil while unknown.
    package var heartRatePerMin: Double?
    /// Whether the user has turned off what is spoken.
    package var isMuted = false
    /// The current step of reconnecting.
    package var activity: String?
    /// A notice that does not concern the drive, such as a trip that cannot be stored.
    package var notice: String?

    /// An additional signal, in its own unit.
    package struct AlsoValue: Hashable, Sendable {
        package var label: String
        package var unit: Unit
        /// Nil while unknown.
        package var value: Double?
        package var minimum: Double?
        package var maximum: Double?

        package init(label: String, unit: Unit, value: Double?, minimum: Double? = nil, maximum: Double? = nil) {
            self.label = label
            self.unit = unit
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// Additional signals are requested in turn; older values count as unknown.
    private static let alsoS = 60.0

    /// - Parameters:
    ///   - engine: the trip so far.
    ///   - now: the time of the source clock.
    ///   - also: additional signals, with their labels.
    package init(
        engine: TripEngine, now: Instant, fuelPrice: Double?, electricityPrice: Double? = nil,
        also: [(label: String, signal: Signal)] = [],
        samplesPerSecond: Double?, silentS: Double
    ) {
        elapsedS = engine.firstTime.map { now.seconds(since: $0) } ?? 0
        speedKmh = engine.value(of: .vehicleSpeed, at: now)
        engineSpeedRpm = engine.value(of: .engineSpeed, at: now)
        fuelLPerHour = engine.fuelLPerHour(at: now)
        batteryKW = engine.batteryKilowatts(at: now)
        // Slow values are requested every ten seconds: the latest value counts.
        coolantC = engine.latestValue(of: .coolantTemperature)
        voltage = engine.latestValue(of: .controlModuleVoltage) ?? engine.latestValue(of: .adapterVoltage)
        summary = engine.summary
        score = summary.score
        fuelCost = summary.fuelCost(fuelPrice: fuelPrice, electricityPrice: electricityPrice)
        self.samplesPerSecond = samplesPerSecond
        self.silentS = silentS
        let others = summary.others
        self.also = also.map { label, signal in
            let facts = others.first { $0.signal == signal }
            return AlsoValue(
                label: label, unit: signal.unit, value: engine.value(of: signal, at: now, within: Self.alsoS),
                minimum: facts?.minimum, maximum: facts?.maximum)
        }
    }

    /// Nil while stopped, or if unknown.
    package var kilowattHoursPer100Km: Double? {
        guard let speedKmh, speedKmh > 0, let batteryKW else { return nil }
        return batteryKW / speedKmh * 100
    }

    /// Nil while stopped, or if unknown.
    package var litresPer100Km: Double? {
        guard let speedKmh, speedKmh > 0, let fuelLPerHour else { return nil }
        return fuelLPerHour / speedKmh * 100
    }
}

/// A position, or why there is none, for people.
package struct PositionText: Hashable, Sendable {
    /// "48.11730 N 11.51667 E", or a state such as "the receiver has no fix".
    package let text: String
    /// The error (95%) in meters; nil if unknown.
    package let errorM: Double?
    /// Whether there is a position.
    package let isKnown: Bool

    package init(state: String) {
        text = state
        errorM = nil
        isKnown = false
    }

    /// - Parameters: degrees; north and east are positive.
    package init(latitude: Double, longitude: Double, errorM: Double?) {
        let (north, east) = (latitude < 0 ? "S" : "N", longitude < 0 ? "W" : "E")
        text = "\(Decimals.text(abs(latitude), 5)) \(north) \(Decimals.text(abs(longitude), 5)) \(east)"
        self.errorM = errorM
        isKnown = true
    }
}
