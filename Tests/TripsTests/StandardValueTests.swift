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
        // Against the other one of the axle.
        #expect(alerts.first?.limit == 0.9 * 240)
    }

    /// The axles of vans differ, and a tire that loses a tenth on the way has a hole.
    @Test func axlesDiffer() {
        #expect(Self.alerts(Array(repeating: [240, 242, 400, 405], count: 10)).isEmpty)
        let alerts = Self.alerts((0..<30).map { [240, 242, 400, 405 - 3 * Double($0)] })
        #expect(alerts.map(\.kind) == [.tirePressureLow])
        #expect(alerts.first?.limit == 0.9 * 400 * 405 / 400)
        #expect((alerts.first?.value ?? 0) > 345)
    }

    /// After a night the sensors report the warm tires of the last drive first, and then one after the other.
    @Test func sensorsWakeUpOneByOne() {
        let rows = [[260.0, 260, 260, 260], [230, 260, 260, 260], [230, 260, 260, 260], [230, 230, 230, 230]]
        #expect(Self.alerts(rows + Array(repeating: [232, 232, 232, 232], count: 5)).isEmpty)
    }

    /// All are colder, or a sensor sleeps.
    @Test func otherTiresAreNot() {
        #expect(
            Self.alerts([[240, 240, 240, 240], [215, 215, 215, 215], [0, 215, 215, 215], [0, 215, 215, 215]]).isEmpty)
        #expect(Self.alerts([[140, 145, 140, 145], [140, 145, 140, 145]]).count == 4)
    }
}
