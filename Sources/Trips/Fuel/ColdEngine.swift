import Telemetry

/// What a cold engine that burns by spark draws and burns beyond a warm one, where the vehicle measures neither. Both are
/// models of what is usual, and count as guessed in what is stated about the trip's fuel.
enum ColdEngine {
    /// The coolant is asked for every ten seconds.
    static let coolantSeconds = 60.0

    private static let warmC = 90.0
    /// What enters the cylinders has the temperature of the intake air, and this part of its distance from the coolant's
    /// (charge temperature estimation: from 0.75 at idle to 0.1 at full load in public tuning guides of FOME and rusEFI).
    private static let coolantShare = 0.3

    /// Up to this temperature the mixture is enriched; engines of many manufacturers go into closed loop between 50 and 60 °C.
    private static let enrichedBelowC = 60.0
    /// For each kelvin below: a sixth more fuel at 20 °C, a third at -20 °C.
    private static let enrichmentPerKelvin = 0.004
    /// Colder engines are not given more.
    private static let coldestC = -30.0

    /// The value of PID 03 for open loop because the engine is not warm yet.
    private static let openLoopCold = 1.0

    /// By how much the air in the cylinders is denser than the same pressure and intake temperature would fill a warm
    /// engine with, for which the volumetric efficiency holds: from 1 on. 1 where the coolant is not known.
    static func airGain(coolantC: Double?, intakeC: Double) -> Double {
        guard let coolantC, TripEngine.plausibleCoolantC.contains(coolantC), coolantC < warmC, intakeC < warmC
        else { return 1 }
        func chargeK(_ coolantC: Double) -> Double { intakeC + coolantShare * (coolantC - intakeC) + 273.15 }
        return max(1, chargeK(warmC) / chargeK(coolantC))
    }

    /// By how much the fuel is more than what the air would burn: 1 for a warm engine, and while the vehicle says that it
    /// is in closed loop.
    /// - Parameter isAssumed: a cold engine is taken to be enriched also where nothing is known of its loop.
    static func enrichment(_ values: LatestValues, at time: Instant, isAssumed: Bool) -> Double {
        guard
            let coolantC = values.value(.coolantTemperature, at: time, within: coolantSeconds),
            TripEngine.plausibleCoolantC.contains(coolantC), coolantC < enrichedBelowC
        else { return 1 }
        let status = values.value(.fuelSystemStatus, at: time, within: coolantSeconds)
        guard status == openLoopCold || status == nil && isAssumed else { return 1 }
        return 1 + enrichmentPerKelvin * (enrichedBelowC - max(coldestC, coolantC))
    }
}
