import Telemetry
import TestSupport
import Testing

@testable import Trends

/// Years of a car, an indicator value for each trip: with a winter, days that resemble their neighbours, and noise.
struct TrendYear {
    private var generator: SeededGenerator
    private var weather = 0.0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func noise() -> Double { generator.noise() }

    /// - Parameter fault: what it adds to an indicator, by days since the start.
    mutating func trips(
        days: Int = 365, fault: (Indicator, Double) -> Double = { _, _ in 0 }
    ) -> [TrendAnalysis.Trip] {
        var trips: [TrendAnalysis.Trip] = []
        for day in 0..<days {
            weather = 0.8 * weather + 0.6 * noise()
            let year = Double(day % 365) / 365
            // A triangle from 25 °C in summer to -5 °C in winter.
            let season = 10 + 15 * (1 - 4 * abs(0.5 - year))
            let ambient = season + 4 * weather
            for hour in [7.5, 17.5] {
                let air = ambient + (hour > 12 ? 4 : 0) + noise()
                let speed = 45 + 8 * noise()
                var values: [Indicator: Double] = [
                    .ambient: air, .meanSpeed: max(15, speed),
                    .trimIdleBank1: 1 + 1.2 * noise(), .trimCruiseBank1: 0.5 + 1.2 * noise(),
                    .idleSpeed: 780 + 8 * noise(), .idleSteadiness: 9 + 1.5 * noise(),
                    .warmUp: 6 - 0.08 * (air - 10) + 0.5 * noise(), .coolantCruise: 88 + 0.05 * air + 0.8 * noise(),
                    .coolantHigh: 95 + 0.1 * air + 1.2 * noise(),
                    .restingVoltage: 12.6 + 0.004 * (air - 10) + 0.04 * noise(),
                    .chargingVoltage: 14.2 - 0.01 * (air - 10) + 0.05 * noise(),
                    .crankingVoltage: 10.4 + 0.02 * (air - 10) + 0.15 * noise(),
                    .airFlowRatio: 0.2 + 0.004 * noise(),
                    .consumption: 6.5 + 1.5 * (30 / max(15, speed) - 0.75) - 0.03 * (air - 10) + 0.3 * noise(),
                    .rearOxygenActivityBank1: 0.12 + 0.03 * noise(),
                ]
                for (indicator, value) in values where indicator != .ambient {
                    values[indicator] = value + fault(indicator, Double(day))
                }
                let time = (Double(day) * 24 + hour) * 3600
                trips.append(
                    TrendAnalysis.Trip(start: WallTime(microseconds: Int64(time * 1e6)), indicators: values))
            }
        }
        return trips
    }
}

@Suite(.timeLimit(.minutes(20))) struct TrendAnalysisTests {
    /// Two false findings in twenty healthy car-years are the most that is accepted.
    @Test func healthyCars() {
        var wrong: [String] = []
        for seed in 1...20 {
            var year = TrendYear(seed: UInt64(seed))
            wrong += TrendAnalysis(trips: year.trips()).findings().map {
                "\(seed): \($0.kind) \($0.condition) \($0.change)"
            }
        }
        #expect(wrong.count <= 2, "\(wrong)")
    }

    /// Each failure, from day 120 on, a change a month.
    @Test(arguments: [
        (TrendFinding.Kind.battery, [(Indicator.restingVoltage, -0.08), (.crankingVoltage, -0.25)]),
        (.thermostat, [(.coolantCruise, -2.0), (.warmUp, 1.0)]), (.vacuumLeak, [(.trimIdleBank1, 2.5)]),
        (.fuelPressure, [(.trimCruiseBank1, 2.5)]), (.airFlowSensor, [(.trimIdleBank1, 2.2), (.trimCruiseBank1, 2.2)]),
        (.cooling, [(.coolantHigh, 2.0)]), (.charging, [(.chargingVoltage, -0.12)]),
        (.consumption, [(.consumption, 0.2)]), (.catalyst, [(.rearOxygenActivityBank1, 0.05)]),
        (.airFlowSensor, [(.airFlowRatio, -0.006)]),
    ]) func failures(kind: TrendFinding.Kind, changes: [(Indicator, Double)]) throws {
        for seed in 101...105 {
            var year = TrendYear(seed: UInt64(seed))
            let trips = year.trips { indicator, day in
                let months = max(0, day - 120) / 30
                return changes.first { $0.0 == indicator }.map { $0.1 * months } ?? 0
            }
            let findings = TrendAnalysis(trips: trips).findings()
            let finding = try #require(findings.first { $0.kind == kind }, "\(kind) \(seed): \(findings.map(\.kind))")
            #expect(finding.confidence > 0.8 && finding.trips >= 3)
            let day = Double(finding.since.microseconds) / 86400e6
            #expect(day > 110 && day < 320, "\(kind) \(seed): since day \(day)")
            // It does not tell of what has not changed.
            #expect(findings.allSatisfy { $0.kind == kind || $0.kind == .consumption }, "\(findings.map(\.kind))")
        }
    }

    @Test func silentBelowEightTrips() {
        var year = TrendYear(seed: 7)
        let trips = year.trips(days: 4) { _, day in day > 2 ? 50 : 0 }
        #expect(TrendAnalysis(trips: Array(trips.prefix(7))).findings().isEmpty)
    }

    @Test func aRepairBeginsANewBaseline() {
        var year = TrendYear(seed: 8)
        // Another regulator charges at another voltage.
        let trips = year.trips { indicator, day in indicator == .chargingVoltage && day >= 200 ? 0.5 : 0 }
        #expect(TrendAnalysis(trips: trips).findings().contains { $0.kind == .charging })
        let repair = WallTime(microseconds: Int64(200 * 86400e6))
        #expect(!TrendAnalysis(trips: trips, services: [repair]).findings().contains { $0.kind == .charging })
    }

    @Test func aMonitorTestOnItsWayToTheLimit() throws {
        let margins = (0..<12).map { index in
            TrendAnalysis.MonitorMargin(
                time: WallTime(microseconds: Int64(index) * 30 * 86_400_000_000), name: "Catalyst, bank 1",
                marginPercent: 60 - 4 * Double(index), isCatalyst: true, drivenKm: Double(index) * 1000)
        }
        let finding = try #require(TrendAnalysis(trips: [], margins: margins).findings().first)
        #expect(finding.kind == .catalyst && finding.unit == .percent)
        let limit = try #require(finding.limitInKm)
        #expect(limit > 3000 && limit < 8000)
        // Five scans are enough where the car was driven on eight trips.
        var year = TrendYear(seed: 12)
        let trips = year.trips(days: 5)
        let few = Array(margins.suffix(5))
        #expect(TrendAnalysis(trips: trips, margins: few).findings().map(\.kind) == [.catalyst])
        #expect(TrendAnalysis(trips: Array(trips.prefix(7)), margins: few).findings().isEmpty)
        #expect(TrendAnalysis(trips: trips, margins: Array(few.suffix(4))).findings().isEmpty)
        let steady = margins.map { margin in
            TrendAnalysis.MonitorMargin(
                time: margin.time, name: margin.name, marginPercent: 40, isCatalyst: true, drivenKm: margin.drivenKm)
        }
        #expect(TrendAnalysis(trips: [], margins: steady).findings().isEmpty)
    }

    @Test func pendingCodesThatComeAndGo() throws {
        var year = TrendYear(seed: 9)
        var trips = year.trips(days: 30)
        for index in trips.indices { trips[index].indicators[.pendingCodes] = [50, 53, 57].contains(index) ? 1 : 0 }
        let finding = try #require(TrendAnalysis(trips: trips).findings().first { $0.kind == .pendingCode })
        #expect(finding.trips == 3 && finding.since == trips[50].start)
    }
}
