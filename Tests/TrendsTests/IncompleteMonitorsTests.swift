import Telemetry
import Testing

@testable import Trends

@Suite(.timeLimit(.minutes(20))) struct IncompleteMonitorsTests {
    private static let day = 86_400_000_000 as Int64

    private func trips(
        _ count: Int, km: Double? = 30, _ indicators: (Int) -> [Indicator: Double]
    ) -> [TrendAnalysis.Trip] {
        (0..<count).map { index in
            var values = indicators(index)
            values[.distance] = km
            return TrendAnalysis.Trip(start: WallTime(microseconds: Int64(index) * Self.day), indicators: values)
        }
    }

    private func findings(
        _ trips: [TrendAnalysis.Trip], scans: [TrendAnalysis.ScannedMonitors] = []
    ) -> [TrendFinding] {
        IncompleteMonitors(TrendAnalysis.History(trips), scans: scans).findings()
    }

    @Test func oneThatNeverCompletes() throws {
        let found = findings(
            trips(12) { [.catalystMonitorIncomplete: 1, .oxygenSensorMonitorIncomplete: $0 < 3 ? 1 : 0] })
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.kind == .monitorIncomplete && finding.trips == 12)
        #expect(finding.signal == "catalystMonitorIncomplete" && finding.condition == "catalyst")
        #expect(finding.baseline == 0 && finding.now == 1 && finding.since == WallTime(microseconds: 0))
        #expect(finding.confidence > 0.9)
    }

    @Test(arguments: Signal.monitors) func eachHasAName(_ monitor: String) throws {
        let indicator = try #require(Indicator(rawValue: monitor + "MonitorIncomplete"))
        let finding = try #require(findings(trips(12) { _ in [indicator: 1] }).first)
        #expect(!finding.condition.isEmpty && finding.condition != monitor || !monitor.contains { $0.isUppercase })
    }

    /// Seven trips, short ones, or a few days say nothing.
    @Test func tooLittle() {
        #expect(findings(trips(7) { _ in [.catalystMonitorIncomplete: 1] }).isEmpty)
        #expect(findings(trips(20, km: 5) { _ in [.catalystMonitorIncomplete: 1] }).isEmpty)
        #expect(findings(trips(20, km: nil) { _ in [.catalystMonitorIncomplete: 1] }).isEmpty)
        #expect(!findings(trips(40, km: nil) { _ in [.catalystMonitorIncomplete: 1] }).isEmpty)
        #expect(findings([]).isEmpty)
    }

    /// After the codes are cleared the count begins anew.
    @Test func aClearing() {
        func after(_ index: Int) -> [Indicator: Double] {
            [
                .catalystMonitorIncomplete: 1,
                .distanceSinceClear: index < 15 ? Double(index) * 30 : Double(index - 15) * 30,
            ]
        }
        #expect(findings(trips(20, after)).isEmpty)
        #expect(findings(trips(24, after)).first?.trips == 9)
        // Without a distance since then it shows in a monitor that was complete.
        let reset = trips(20) { [.catalystMonitorIncomplete: 1, .egrOrVVTMonitorIncomplete: $0 == 14 ? 0 : 1] }
        #expect(findings(reset).isEmpty)
    }

    /// Scans count where trips do not record monitors.
    @Test func scans() throws {
        let scans = (0..<10).map { index in
            TrendAnalysis.ScannedMonitors(
                time: WallTime(microseconds: Int64(index) * 3 * Self.day), isIncomplete: ["evaporativeSystem": true])
        }
        let finding = try #require(findings(trips(30) { _ in [:] }, scans: scans.reversed()).first)
        #expect(finding.condition == "evaporative system")
        var completed = scans
        completed[9].isIncomplete["evaporativeSystem"] = false
        #expect(findings(trips(30) { _ in [:] }, scans: completed).isEmpty)
    }
}
