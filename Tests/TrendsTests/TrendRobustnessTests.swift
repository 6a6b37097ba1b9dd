import Telemetry
import TestSupport
import Testing

@testable import Trends

/// Histories that are not as tidy as those of `TrendYear`.
@Suite(.timeLimit(.minutes(20))) struct TrendRobustnessTests {
    private func kinds(_ trips: [TrendAnalysis.Trip]) -> [String] {
        TrendAnalysis(trips: trips).findings().map { "\($0.kind) \($0.condition) \($0.baseline) to \($0.now)" }
    }

    private func every(_ step: Int, _ trips: [TrendAnalysis.Trip]) -> [TrendAnalysis.Trip] {
        trips.indices.filter { $0.isMultiple(of: step) }.map { trips[$0] }
    }

    /// A day with a trailer, a sick sensor, a jump start: six trips of it, at the end of the history.
    @Test(arguments: 1...5) func oneOddDay(seed: UInt64) {
        var year = TrendYear(seed: seed)
        var trips = year.trips(days: 120)
        for index in trips.indices.suffix(6) {
            trips[index].start = trips[trips.count - 6].start.advanced(
                bySeconds: Double(index - trips.count + 6) * 3600)
            for (indicator, value) in trips[index].indicators where indicator.row != nil {
                trips[index].indicators[indicator] = value * 1.5
            }
        }
        #expect(kinds(trips).isEmpty)
        // And the days after it.
        var later = TrendYear(seed: seed + 100)
        let more = later.trips(days: 122).suffix(4)
        #expect(kinds(trips + more).isEmpty)
    }

    /// Two or three trips a week.
    @Test func fewTrips() throws {
        var wrong: [String] = []
        for seed in 1...8 {
            var year = TrendYear(seed: UInt64(seed))
            wrong += kinds(every(5, year.trips(days: 365)))
            var failing = TrendYear(seed: UInt64(seed))
            let trips = every(5, failing.trips(days: 365) { $0 == .trimIdleBank1 ? max(0, $1 - 150) / 12 : 0 })
            #expect(TrendAnalysis(trips: trips).findings().map(\.kind) == [.vacuumLeak], "\(seed)")
        }
        #expect(wrong.count <= 1, "\(wrong)")
    }

    /// A car of which everything scatters two and a half times as much.
    @Test func aNoisyCar() {
        var wrong: [String] = []
        for seed in 1...8 {
            var (year, other) = (TrendYear(seed: UInt64(seed)), SeededGenerator(seed: UInt64(seed) + 500))
            var trips = year.trips()
            let usual = trips[0].indicators
            for index in trips.indices {
                for indicator in Indicator.allCases where indicator.row != nil {
                    guard let value = trips[index].indicators[indicator], let row = indicator.row,
                        usual[indicator] != nil
                    else { continue }
                    let least = row.isRelative ? row.minChange * value : row.minChange
                    if least.isFinite {
                        trips[index].indicators[indicator] = value + least * Double.random(in: -1...1, using: &other)
                    }
                }
            }
            wrong += kinds(trips)
        }
        #expect(wrong.count <= 1, "\(wrong)")
    }

    /// Somebody else drives from the hundredth day on, faster away from each light: that is not the car.
    @Test func anotherDriver() {
        var wrong: [String] = []
        for seed in 1...6 {
            var (year, chance) = (TrendYear(seed: UInt64(seed)), SeededGenerator(seed: UInt64(seed)))
            var trips = year.trips()
            for index in trips.indices {
                let isSecond = Double.random(in: 0..<1, using: &chance) < (index > 200 ? 0.8 : 0.2)
                let acceleration = (isSecond ? 0.24 : 0.15) + Double.random(in: -0.02...0.02, using: &chance)
                trips[index].indicators[.acceleration] = acceleration
                trips[index].indicators[.consumption]? += 10 * (acceleration - 0.15)
            }
            wrong += kinds(trips)
        }
        #expect(wrong.isEmpty, "\(wrong)")
    }

    /// More fuel in winter for heating, and in summer for the air conditioning.
    @Test func winterAndSummer() {
        var wrong: [String] = []
        for seed in 1...6 {
            var year = TrendYear(seed: UInt64(seed))
            // From April on.
            var trips = Array(year.trips(days: 730).dropFirst(180))
            for index in trips.indices {
                guard let celsius = trips[index].indicators[.ambient] else { continue }
                trips[index].indicators[.consumption]? += 0.06 * max(0, celsius - 18) + 0.05 * max(0, 14 - celsius)
            }
            wrong += kinds(trips)
        }
        #expect(wrong.count <= 1, "\(wrong)")
    }

    /// A log of which only some values are known, and no temperature: only what is known is judged.
    @Test func fewSignals() {
        for seed in 1...4 {
            var year = TrendYear(seed: UInt64(seed))
            var trips = year.trips { indicator, day in indicator == .trimCruiseBank1 ? max(0, day - 150) / 15 : 0 }
            for index in trips.indices {
                trips[index].indicators = trips[index].indicators.filter {
                    $0.key == .trimCruiseBank1 || $0.key == .idleSpeed
                }
            }
            #expect(TrendAnalysis(trips: trips).findings().map(\.kind) == [.fuelPressure])
        }
    }

    /// A sudden change is told as of its day.
    @Test func aStep() throws {
        var year = TrendYear(seed: 4)
        let trips = year.trips(days: 200) { $0 == .chargingVoltage && $1 >= 120 ? -0.8 : 0 }
        let finding = try #require(TrendAnalysis(trips: trips).findings().first)
        #expect(finding.kind == .charging && abs(finding.change + 0.8) < 0.2)
        let day = Double(finding.since.microseconds) / 86400e6
        #expect((119...126).contains(day), "\(day)")
    }

    /// A car without an air flow sensor that runs lean everywhere lacks fuel; with one, the sensor reads too low, and the full
    /// load that it reports falls with it.
    @Test func leanEverywhere() {
        func kinds(_ values: (Double) -> [Indicator: Double]) -> Set<TrendFinding.Kind> {
            var year = TrendYear(seed: 6)
            var trips = year.trips(days: 300) { indicator, day in
                indicator == .trimIdleBank1 || indicator == .trimCruiseBank1 ? max(0, day - 120) / 15 : 0
            }
            for index in trips.indices {
                trips[index].indicators[.airFlowRatio] = nil
                let day = Double(index) / 2
                trips[index].indicators.merge(values(max(0, day - 120))) { $1 }
            }
            return Set(TrendAnalysis(trips: trips).findings().map(\.kind))
        }
        #expect(kinds { _ in [:] } == [.fuelPressure])
        #expect(kinds { [.airFlowFullLoad: 0.9 * (1 - $0 / 1500), .airFlowIdle: 3] } == [.airFlowSensor])
    }

    /// A battery that was charged half an hour ago says nothing of its health.
    @Test func surfaceCharge() {
        var trips: [TrendAnalysis.Trip] = []
        for day in 0..<60 {
            let start = WallTime(microseconds: Int64(day) * 86_400_000_000)
            trips.append(TrendAnalysis.Trip(start: start, durationS: 1500, indicators: [.restingVoltage: 12.6]))
            for drive in 1...3 {
                trips.append(
                    TrendAnalysis.Trip(
                        start: start.advanced(bySeconds: Double(drive) * 3300), durationS: 1500,
                        indicators: [.restingVoltage: day < 30 ? 12.6 : 13.2]))
            }
        }
        #expect(kinds(trips).isEmpty)
        // The same, but of a battery that had rested.
        for index in trips.indices {
            trips[index].durationS = nil
            if trips[index].indicators[.restingVoltage] == 13.2 { trips[index].indicators[.restingVoltage] = 12.0 }
        }
        #expect(TrendAnalysis(trips: trips).findings().map(\.kind) == [.battery])
    }
}
