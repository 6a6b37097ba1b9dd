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
    /// What is being done to get the connection back.
    package var activity: String?
    /// Something besides the drive that the user should know: that the trip cannot be stored, say.
    package var notice: String?

    /// - Parameter engine: the trip so far.
    /// - Parameter now: the time of the source's clock.
    package init(
        engine: TripEngine, now: Instant, fuelPrice: Double?, samplesPerSecond: Double?, silentS: Double
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
    }

    /// Nil while standing, and where it is not known.
    package var litresPer100Km: Double? {
        guard let speedKmh, speedKmh > 0, let fuelLPerHour else { return nil }
        return fuelLPerHour / speedKmh * 100
    }
}
