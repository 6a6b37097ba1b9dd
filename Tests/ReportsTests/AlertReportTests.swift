import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct AlertReportTests {
    private static let origin = Instant(nanoseconds: 5_000_000_000)

    private static let rows: [(kind: Alert.Kind, value: Double, limit: Double, text: String)] = [
        (.overSpeed, 138, 130, "speed 138 km/h, limit 130 km/h: slow down"),
        (.tiredDriving, 2.25, 2, "2 h 15 min of driving, limit 2 h 00 min: take a break"),
        (.coolantHot, 115, 112, "coolant 115 °C, limit 112 °C: stop and let the engine cool down"),
        (.voltageLow, 11.64, 12, "voltage 11.6 V, limit 12.0 V: the battery is weak, or not charging"),
        (.voltageHigh, 15.8, 15.5, "voltage 15.8 V, limit 15.5 V: the alternator regulator may be faulty"),
        (.tirePressureLow, 180, 200, "tire pressure 180 kPa, limit 200 kPa: check the tires, and inflate them"),
        (.milOn, 1, 0, "check engine light on: slow down if it flashes; obdmech scan shows why"),
        (.newCode, 3, 1, "2 new trouble codes: see obdmech scan"),
    ]

    @Test(arguments: rows) func text(kind: Alert.Kind, value: Double, limit: Double, text: String) {
        #expect(AlertReport.text(Alert(kind, at: Self.origin, value: value, limit: limit), .metric) == text)
    }

    @Test func everyKindHasARow() { #expect(Set(Self.rows.map(\.kind)) == Set(Alert.Kind.allCases)) }

    @Test func inOtherUnits() {
        let alert = Alert(.coolantHot, at: Self.origin, value: 115, limit: 112)
        #expect(AlertReport.text(alert, .us).hasPrefix("coolant 239 °F, limit 234 °F: "))
    }

    @Test func notice() {
        var trip = TripRecord(
            id: 7, start: WallTime(microseconds: 1_000_000_000_000_000), vin: "WVWZZZ", fuelPrice: nil,
            summary: TripSummary())
        trip.origin = Self.origin
        let alert = Alert(.overSpeed, at: Self.origin.advanced(bySeconds: 61.5), value: 138, limit: 130)
        #expect(
            TripDocuments.notice(alert, of: trip, text: AlertReport.text(alert, .metric)).line
                == #"{"type":"alert","time":"2001-09-09T01:47:41Z","t":61.5,"kind":"overSpeed","value":138,"#
                + #""limit":130,"unit":"km/h","text":"speed 138 km/h, limit 130 km/h: slow down","#
                + #""vin":"WVWZZZ","trip":7}"#)
        trip.id = nil
        trip.vin = nil
        #expect(
            TripDocuments.notice(alert, of: trip, text: AlertReport.text(alert, .metric)).line.hasSuffix(
                #"slow down"}"#))
    }
}
