package import Telemetry
package import Trips

/// What the live display shows, at one moment.
package struct TripSnapshot: Sendable {
    /// Since the first sample.
    package var elapsedS: Double
    /// Nil for what is not known now.
    package var speedKmh: Double?
    package var engineSpeedRpm: Double?
    package var fuelLPerHour: Double?
    package var coolantC: Double?
    package var voltage: Double?
    package var summary: TripSummary
    package var score: Int?
    package var fuelCost: Double?
    package var currency: String?
    package var samplesPerSecond: Double?
    package var requestsPerSecond: Double?
    /// Seconds since the vehicle last said anything.
    package var silentS: Double
    /// Seconds since the engine stopped, while the trip waits for it to go on.
    package var pausedS: Double?
    /// What is wrong now, the worst first, with the value that it has now.
    package var alerts: [Alert] = []
    /// What the user asked for besides.
    package var also: [AlsoValue] = []
    /// What is being done to get the connection back.
    package var activity: String?
    /// Something besides the drive that the user should know: that the trip cannot be stored, say.
    package var notice: String?

    /// A further signal, in its own unit.
    package struct AlsoValue: Hashable, Sendable {
        package var label: String
        package var unit: Unit
        /// Nil where it is not known now.
        package var value: Double?
        package var minimum: Double?
        package var maximum: Double?

        package init(label: String, unit: Unit, value: Double?, minimum: Double? = nil, maximum: Double? = nil) {
            (self.label, self.unit, self.value) = (label, unit, value)
            (self.minimum, self.maximum) = (minimum, maximum)
        }
    }

    /// Further signals are asked for in turn; what is older is not known any more.
    private static let alsoS = 60.0

    /// - Parameters:
    ///   - engine: the trip so far.
    ///   - now: the time of the source's clock.
    ///   - also: further signals, with their labels.
    package init(
        engine: TripEngine, now: Instant, fuelPrice: Double?, also: [(label: String, signal: Signal)] = [],
        samplesPerSecond: Double?, silentS: Double
    ) {
        elapsedS = engine.firstTime.map { now.seconds(since: $0) } ?? 0
        speedKmh = engine.value(of: .vehicleSpeed, at: now)
        engineSpeedRpm = engine.value(of: .engineSpeed, at: now)
        fuelLPerHour = engine.fuelLPerHour(at: now)
        // Slow quantities are asked for every ten seconds: the latest value stands.
        coolantC = engine.latestValue(of: .coolantTemperature)
        voltage = engine.latestValue(of: .controlModuleVoltage) ?? engine.latestValue(of: .adapterVoltage)
        summary = engine.summary
        score = summary.score
        let fuel = summary.fuelL ?? summary.fuelKg
        fuelCost = fuelPrice.flatMap { price in fuel.map { $0 * price } }
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

    /// Nil while standing, and where it is not known.
    package var litresPer100Km: Double? {
        guard let speedKmh, speedKmh > 0, let fuelLPerHour else { return nil }
        return fuelLPerHour / speedKmh * 100
    }
}
