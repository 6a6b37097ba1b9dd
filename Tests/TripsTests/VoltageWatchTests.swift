import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct VoltageWatchTests {
    /// Engine speed and voltage for a number of seconds, once a second; the alerts by second and voltage.
    typealias Row = (
        name: String, signal: Signal, pieces: [(seconds: Int, rpm: Double?, volts: Double)], alerts: [String]
    )

    private static let rows: [Row] = [
        ("all well", .controlModuleVoltage, [(40, 0, 12.3), (2, 200, 9.8), (60, 800, 14.2)], []),
        ("low while running", .controlModuleVoltage, [(30, 800, 14), (9, 800, 11.9)], ["low 35 11.9 12"]),
        ("low for a moment", .controlModuleVoltage, [(30, 800, 14), (5, 800, 11.5), (9, 800, 13)], []),
        ("high while running", .controlModuleVoltage, [(30, 800, 14), (9, 800, 15.7)], ["high 35 15.7 15.5"]),
        ("low from the start on", .controlModuleVoltage, [(30, 800, 11.7)], ["low 15 11.7 12"]),
        ("just after the start", .controlModuleVoltage, [(20, 0, 12.2), (10, 800, 11.5), (20, 800, 14)], []),
        ("low with the engine off", .controlModuleVoltage, [(60, 0, 11.7)], ["low 30 11.7 11.8"]),
        ("off, and at the limit", .controlModuleVoltage, [(60, 0, 11.8)], []),
        ("charged from outside", .controlModuleVoltage, [(60, 0, 15.8)], ["high 30 15.8 15.5"]),
        ("cranking", .controlModuleVoltage, [(9, 0, 12.1), (2, 220, 8.1), (9, 800, 14)], []),
        ("cranking, weak", .controlModuleVoltage, [(9, 0, 12.1), (2, 220, 7.1), (9, 800, 14)], ["low 9 7.1 7.5"]),
        ("running down", .controlModuleVoltage, [(30, 800, 14), (2, 200, 12), (25, 0, 11.7)], []),
        // Each state of the engine has its own delay.
        ("off, then running", .controlModuleVoltage, [(20, 0, 11.6), (14, 800, 11.6), (9, 800, 14)], []),
        (
            "it goes on", .controlModuleVoltage, [(700, 800, 11.5)],
            ["low 15 11.5 12", "low 315 11.5 12", "low 615 11.5 12"]
        ),
        (
            "hardly better", .controlModuleVoltage, [(20, 800, 11.9), (9, 800, 12.1), (9, 800, 11.9)],
            ["low 15 11.9 12"]
        ),
        ("half a volt more of an adapter", .adapterVoltage, [(30, 800, 14), (30, 800, 11.5)], []),
        ("low by the adapter", .adapterVoltage, [(30, 800, 14), (9, 800, 11.4)], ["low 35 11.4 12"]),
        ("high by the adapter", .adapterVoltage, [(30, 800, 14), (9, 800, 16)], []),
        ("higher by the adapter", .adapterVoltage, [(30, 800, 14), (9, 800, 16.1)], ["high 35 16.1 15.5"]),
        ("two batteries", .controlModuleVoltage, [(60, 0, 24.4), (60, 800, 28.2)], []),
        ("no voltage", .adapterVoltage, [(60, 800, 0)], []),
        ("not known whether it runs", .controlModuleVoltage, [(60, nil, 11)], []),
    ]

    @Test(arguments: rows) func voltage(row: Row) {
        var watch = VoltageWatch(AlertLimits())
        var second = 0
        var found: [String] = []
        for piece in row.pieces {
            for _ in 0..<piece.seconds {
                if let rpm = piece.rpm { watch.takeEngineSpeed(Sample(.engineSpeed, rpm, at: at(Double(second)))) }
                for alert in watch.take(Sample(row.signal, piece.volts, at: at(Double(second)))) {
                    let limit = alert.limit == alert.limit.rounded() ? "\(Int(alert.limit))" : "\(alert.limit)"
                    found.append("\(alert.kind == .voltageLow ? "low" : "high") \(second) \(alert.value) \(limit)")
                }
                second += 1
            }
        }
        #expect(found == row.alerts, "\(row.name)")
    }

    /// The control module's voltage takes precedence over that of the adapter.
    @Test func theModuleIsBelieved() {
        var watch = VoltageWatch(AlertLimits())
        var alerts: [Alert] = []
        for second in 0..<60 {
            watch.takeEngineSpeed(Sample(.engineSpeed, 800, at: at(Double(second))))
            alerts += watch.take(Sample(.controlModuleVoltage, 14, at: at(Double(second) + 0.1)))
            alerts += watch.take(Sample(.adapterVoltage, 10, at: at(Double(second) + 0.2)))
        }
        #expect(alerts.isEmpty && watch.active.isEmpty)
    }

    /// Engine speeds ten seconds apart still belong to one run of the engine.
    @Test func engineSpeedsAsSeldomAsCounts() {
        var watch = VoltageWatch(AlertLimits())
        for second in [0, 10, 20] {
            watch.takeEngineSpeed(Sample(.engineSpeed, 800, at: at(Double(second))))
        }
        #expect(watch.take(Sample(.controlModuleVoltage, 11.5, at: at(20))).isEmpty)
        #expect(watch.take(Sample(.controlModuleVoltage, 11.5, at: at(25))).map(\.kind) == [.voltageLow])
    }

    @Test func anEngineSpeedOfOldSaysNothing() {
        var watch = VoltageWatch(AlertLimits())
        for second in 0..<60 {
            let time = at(Double(second))
            if second <= 20 { watch.takeEngineSpeed(Sample(.engineSpeed, 800, at: time)) }
            #expect(watch.take(Sample(.adapterVoltage, second < 27 ? 14 : 9, at: time)).isEmpty)
        }
    }
}
