import Telemetry
import Testing

@testable import Trips

/// Values that custom PIDs bring with a standard meaning.
@Suite(.timeLimit(.minutes(20))) struct StandardValueTests {
    private static func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    /// What the car shows counts more than PID 5B, whichever comes first.
    @Test func theShownChargeIsThatOfTheTrip() {
        var engine = TripEngine()
        for (second, raw) in [(0.0, 84.0), (20, 83), (40, 82)] {
            engine.take(Sample(.hybridBatteryCharge, raw, at: Self.at(second)))
            engine.take(Sample(.vehicleSpeed, 50, at: Self.at(second + 1)))
            engine.take(Sample(.stateOfCharge, raw - 4, at: Self.at(second + 2)))
        }
        let summary = engine.summary
        #expect(summary.chargeStartPercent == 80)
        #expect(summary.chargeEndPercent == 78)
        #expect(summary.chargeUsedPercent == 2)
    }

    private static func alerts(_ pressures: [[Double]]) -> [Alert] {
        var monitor = AlertMonitor(parameters: TripParameters())
        var alerts: [Alert] = []
        for (minute, row) in pressures.enumerated() {
            for (wheel, kpa) in row.enumerated() {
                let time = at(60 * Double(minute) + Double(wheel))
                alerts += monitor.take(Sample(Signal.tirePressures[wheel], kpa, at: time))
            }
        }
        return alerts
    }

    @Test func aTireThatHasLostAirIsReportedOnce() {
        let alerts = Self.alerts([
            [240, 240, 240, 240], [240, 240, 240, 230], [242, 240, 180, 240], [242, 240, 178, 240],
            [242, 240, 176, 240],
        ])
        #expect(alerts.map(\.kind) == [.tirePressureLow])
        #expect(alerts.first?.value == 178)
        #expect(alerts.first?.limit == 0.8 * 242)
    }

    /// All are colder, or a sensor sleeps.
    @Test func otherTiresAreNot() {
        #expect(
            Self.alerts([[240, 240, 240, 240], [215, 215, 215, 215], [0, 215, 215, 215], [0, 215, 215, 215]]).isEmpty)
        #expect(Self.alerts([[140, 145, 140, 145], [140, 145, 140, 145]]).count == 4)
    }
}
