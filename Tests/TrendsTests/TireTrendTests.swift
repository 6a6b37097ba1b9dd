import Telemetry
import TestSupport
import Testing

@testable import Trends

/// Pressures of tires over the seasons.
@Suite(.timeLimit(.minutes(20))) struct TireTrendTests {
    private static let nominalKpa = [240.0, 240, 260, 262]

    /// A year of two trips a day, from summer to winter, with the pressure of cold tires.
    /// - Parameter lossKpa: by tire and day.
    private static func findings(seed: UInt64, _ lossKpa: (_ tire: Int, _ day: Int) -> Double) -> [TrendFinding] {
        var generator = SeededGenerator(seed: seed)
        let trips = (0..<240).flatMap { day in
            [7.0, 17].map { hour -> TrendAnalysis.Trip in
                let air = 25 - 30 * Double(day) / 240 + (hour > 12 ? 5 : 0) + 2 * generator.noise()
                var measured = TripIndicators()
                for (second, offset) in [0.0, 60].enumerated() {
                    for (tire, kpa) in nominalKpa.enumerated() {
                        // The gas law: 1/293 of the absolute pressure for a degree.
                        let pressure =
                            (kpa + 101) * (air + 273) / 293 - 101 - lossKpa(tire, day) + 1.5 * generator.noise()
                        measured.take(
                            Sample(
                                Signal.tirePressures[tire], pressure + Double(second) * 8,
                                at: Instant.zero.advanced(bySeconds: offset + Double(tire))))
                    }
                }
                measured.take(Sample(.ambientTemperature, air, at: Instant.zero.advanced(bySeconds: 70)))
                return TrendAnalysis.Trip(
                    start: WallTime(microseconds: Int64((Double(day) * 24 + hour) * 3.6e9)),
                    indicators: measured.results(litresPer100Km: nil, meanSpeedKmh: 40))
            }
        }
        return TrendAnalysis(trips: trips).findings().filter { $0.kind == .tire }
    }

    /// Nobody inflates anything, and winter comes: no tire has a hole.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func theWeatherIsNoLeak(seed: UInt64) {
        #expect(Self.findings(seed: seed) { _, day in Double(day) / 15 }.isEmpty)
    }

    /// Half a kPa a day is a nail.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func aTireThatLosesAirIsNamed(seed: UInt64) {
        let findings = Self.findings(seed: seed) { tire, day in tire == 2 && day > 180 ? Double(day - 180) / 2 : 0 }
        #expect(findings.map(\.signal) == ["tirePressureRearLeft"])
        #expect(findings.first.map { $0.now < $0.baseline - 10 } == true)
    }
}

/// What profiles say of a traction battery, over months.
@Suite(.timeLimit(.minutes(20))) struct BatteryTrendTests {
    /// - Parameters:
    ///   - health: in percent, by day.
    ///   - spreadV: by day.
    private static func findings(seed: UInt64, health: (Int) -> Double, spreadV: (Int) -> Double) -> [TrendFinding] {
        var generator = SeededGenerator(seed: seed)
        let trips = (0..<300).map { day -> TrendAnalysis.Trip in
            var measured = TripIndicators()
            for minute in 0..<10 {
                let time = Instant.zero.advanced(bySeconds: Double(minute) * 60)
                measured.take(Sample(.stateOfHealth, (10 * health(day)).rounded() / 10, at: time))
                measured.take(Sample(.cellVoltageSpread, spreadV(day) + 0.004 * abs(generator.noise()), at: time))
            }
            return TrendAnalysis.Trip(
                start: WallTime(microseconds: Int64(Double(day) * 86.4e9)),
                indicators: measured.results(litresPer100Km: nil, meanSpeedKmh: 40))
        }
        return TrendAnalysis(trips: trips).findings()
    }

    /// Three percent in ten months.
    @Test(arguments: [1, 2, 3] as [UInt64]) func aBatteryThatAges(seed: UInt64) {
        let findings = Self.findings(seed: seed, health: { 99 - Double($0) / 100 }, spreadV: { _ in 0.01 })
        #expect(findings.map(\.kind) == [.tractionBattery])
        #expect(findings.first.map { $0.now < 97.2 && $0.baseline > 98.5 } == true, "\(findings)")
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func aCellThatGetsWeak(seed: UInt64) {
        let findings = Self.findings(
            seed: seed, health: { _ in 99 }, spreadV: { $0 < 200 ? 0.01 : 0.01 + 0.0008 * Double($0 - 200) })
        #expect(findings.map(\.kind) == [.batteryCells])
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func aHealthyBattery(seed: UInt64) {
        #expect(Self.findings(seed: seed, health: { 99 - Double($0) / 500 }, spreadV: { _ in 0.012 }).isEmpty)
    }
}
