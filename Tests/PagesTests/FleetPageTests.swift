import Formats
import Reports
import Telemetry
import Testing
import Trips

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct FleetPageTests {
    private static func text(_ trips: [TripRecord], isRedacted: Bool = false) -> String {
        let day = CalendarDay(year: 2026, month: 11, day: 21)
        var driven = DrivenTotals(period: nil, countsAll: false)
        var vehicle = FleetReport.Vehicle(RecordedVehicle(VehicleProfile(vin: "1HGCM82633A004352")))
        for trip in trips {
            driven.add(TripGroup(trip), on: day)
            vehicle.add(TripGroup(trip))
        }
        vehicle.service = VehicleService(time: morning, description: "tires & <b>")
        let report = FleetReport(
            from: day, to: day, trips.isEmpty ? [] : [vehicle], driven, thisYear: 2026)
        let text = FleetText(
            isRedacted ? report.withoutIdentity : report, Presentation(isRedacted: isRedacted),
            vehicles: VehicleNames([], thisYear: 2026))
        return FleetPage(text, of: "driver Anna", program: "obdmech test").page.text
    }

    @Test func aVehicle() {
        var trip = shortTrip()
        trip.summary.distanceKm = 10
        let text = Self.text([trip, trip])
        #expect(text.contains("<h1>Fleet, 21 Nov 2026</h1>") && text.contains("1 vehicle."))
        #expect(text.contains(">2003 Honda, VIN …4352</th>") && text.contains(">20.00 km</td>"), "\(text)")
        #expect(text.contains("tires &amp; &lt;b&gt;") && text.contains("Anna &lt;b&gt; 20.00 km"))
    }

    @Test func withoutIdentity() {
        let text = Self.text([shortTrip()], isRedacted: true)
        #expect(text.contains("VIN left out") && !text.contains("4352"))
    }

    @Test func nothing() {
        #expect(Self.text([]).contains("No vehicles yet"))
    }
}
