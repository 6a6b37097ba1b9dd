import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct ColdEngineTests {
    @Test(
        arguments: [
            (nil, 20, 1), (90, 20, 1), (110, 20, 1), (215, 20, 1),
            // (20 + 0.3 * 70 + 273.15) / 293.15
            (20, 20, 1.0716), (55, 20, 1.0346), (-20, -20, 1.1303),
            // An intake that is hotter than the engine says little about the air in it.
            (20, 60, 1.0655),
        ] as [(Double?, Double, Double)])
    func airGain(coolantC: Double?, intakeC: Double, gain: Double) {
        #expect(near(ColdEngine.airGain(coolantC: coolantC, intakeC: intakeC), gain, within: 1e-3))
    }

    private static func values(coolantC: Double?, status: Double?) -> LatestValues {
        var values = LatestValues()
        if let coolantC { _ = values.take(Sample(.coolantTemperature, coolantC, at: at(10))) }
        if let status { _ = values.take(Sample(.fuelSystemStatus, status, at: at(10))) }
        return values
    }

    /// Only in open loop because of the cold; if the loop is unknown, only if it is assumed to be open.
    @Test(
        arguments: [
            (20, 1, true, 1.16), (20, 1, false, 1.16), (20, 2, true, 1), (20, 4, true, 1), (20, nil, true, 1.16),
            (20, nil, false, 1), (60, 1, true, 1), (90, nil, true, 1), (-30, 1, true, 1.36), (-38, 1, true, 1.36),
            (nil, 1, true, 1),
        ] as [(Double?, Double?, Bool, Double)])
    func enrichment(coolantC: Double?, status: Double?, isAssumed: Bool, factor: Double) {
        let values = Self.values(coolantC: coolantC, status: status)
        #expect(near(ColdEngine.enrichment(values, at: at(12), isAssumed: isAssumed), factor))
    }

    /// Values of a cold engine are only valid for a limited time.
    @Test func oldValues() {
        #expect(ColdEngine.enrichment(Self.values(coolantC: 20, status: 1), at: at(100), isAssumed: true) == 1)
    }
}
