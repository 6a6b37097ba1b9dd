import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct TripSummaryTests {
    /// Distance, seconds covered, fuel; then average speed, L/100 km and mpg.
    @Test(
        arguments: [
            (10, 600, 0.8, 60, 8, 29.402), (nil, 0, nil, nil, nil, nil), (10, 600, nil, 60, nil, nil),
            (nil, 600, 0.8, nil, nil, nil), (0, 600, 0.8, 0, nil, nil), (0, 0, 0, nil, nil, nil),
            (10, 600, 0, 60, 0, nil),
            // Ten meters are the shortest distance for averages.
            (0.01, 1, 0.001, 36, 10, 23.5215), (0.0099, 1, 0.001, 35.64, nil, nil),
        ] as [(Double?, Double, Double?, Double?, Double?, Double?)])
    func averages(
        distanceKm: Double?, coveredS: Double, fuelL: Double?, speed: Double?, litresPer100Km: Double?, mpg: Double?
    ) {
        var summary = TripSummary()
        summary.distanceKm = distanceKm
        summary.coveredS = coveredS
        summary.fuelL = fuelL
        #expect(near(summary.averageSpeedKmh, speed))
        #expect(near(summary.averageLPer100Km, litresPer100Km))
        #expect(near(summary.averageMpgUs, mpg, within: 1e-4))
    }

    @Test func aNewSummaryKnowsNothing() {
        let summary = TripSummary()
        #expect(summary.samples == 0)
        #expect(summary.durationS == 0)
        #expect(summary.coveredS == 0)
        let unknown: [Double?] = [
            summary.idleS, summary.distanceKm, summary.maxSpeedKmh, summary.averageEngineSpeedRpm,
            summary.maxEngineSpeedRpm, summary.fuelL, summary.maxCoolantC, summary.minVoltage,
        ]
        #expect(unknown.allSatisfy { $0 == nil })
        #expect(summary.fuelMethod == .unknown)
    }

    /// Price, liters and cost.
    @Test(
        arguments: [
            (1.79, 10, 17.9), (nil, 10, nil), (1.79, nil, nil), (nil, nil, nil), (0, 10, 0), (1.79, 0, 0),
        ] as [(Double?, Double?, Double?)])
    func cost(price: Double?, fuelL: Double?, cost: Double?) {
        var summary = TripSummary()
        summary.fuelL = fuelL
        let record = TripRecord(
            id: nil, start: WallTime(microseconds: 0), vin: nil, fuelPrice: price, summary: summary)
        #expect(near(record.fuelCost, cost))
    }

    @Test(arguments: [(0.0, 0), (1.5, 1_500_000), (1199.992, 1_199_992_000), (86400, 86_400_000_000)])
    func endIsStartAndDuration(seconds: Double, microseconds: Int64) {
        var summary = TripSummary()
        summary.durationS = seconds
        let start = WallTime(microseconds: 1_700_000_000_123_456)
        let record = TripRecord(id: 7, start: start, vin: nil, fuelPrice: nil, summary: summary)
        #expect(record.end == WallTime(microseconds: start.microseconds + microseconds))
    }
}
