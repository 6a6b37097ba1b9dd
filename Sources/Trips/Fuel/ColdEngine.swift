import Telemetry

/// The additional air and fuel that a cold spark-ignition engine takes compared with a warm one, for vehicles that
/// measure neither. Both are models of typical engines; their share counts as guessed in the uncertainty of the trip's
/// fuel.
enum ColdEngine {
    /// The maximum age of a coolant temperature, in seconds. It is requested every ten seconds.
    static let coolantSeconds = 60.0

    private static let warmC = 90.0
    /// The temperature of the charge in the cylinders is that of the intake air plus this share of its difference from
    /// the coolant's (charge temperature estimation: from 0.75 at idle to 0.1 at full load in the public tuning guides
    /// of FOME and rusEFI).
    private static let coolantShare = 0.3

    /// The temperature below which the mixture is enriched. Engines of many manufacturers enter closed loop between 50
    /// and 60 °C.
    private static let enrichedBelowC = 60.0
    /// The enrichment for each kelvin below: a sixth more fuel at 20 °C, a third at -20 °C.
    private static let enrichmentPerKelvin = 0.004
    /// Below this temperature the enrichment does not increase further.
    private static let coldestC = -30.0

    /// The value of PID 03 for open loop because the engine is not warm yet.
    private static let openLoopCold = 1.0

    /// Returns the factor by which the charge is denser than that of a warm engine at the same pressure and intake
    /// temperature, for which the volumetric efficiency holds. It is at least 1, and 1 if the coolant temperature is
    /// unknown.
    static func airGain(coolantC: Double?, intakeC: Double) -> Double {
        guard let coolantC, coolantC < warmC, intakeC < warmC else { return 1 }
        func chargeK(_ coolantC: Double) -> Double { intakeC + coolantShare * (coolantC - intakeC) + 273.15 }
        return max(1, chargeK(warmC) / chargeK(coolantC))
    }

    /// Returns the factor by which more fuel is injected than the air would burn: 1 for a warm engine, and while the
    /// vehicle reports closed loop.
    /// - Parameter isAssumed: Whether a cold engine is assumed to be enriched if the loop status is unknown.
    static func enrichment(_ values: LatestValues, at time: Instant, isAssumed: Bool) -> Double {
        guard
            let coolantC = values.value(.coolantTemperature, at: time, within: coolantSeconds),
            coolantC < enrichedBelowC
        else { return 1 }
        let status = values.value(.fuelSystemStatus, at: time, within: coolantSeconds)
        guard status == openLoopCold || status == nil && isAssumed else { return 1 }
        return 1 + enrichmentPerKelvin * (enrichedBelowC - max(coldestC, coolantC))
    }
}
