import Formats
import Reports
import Telemetry
import Testing
import Trips

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct LogbookPageTests {
    /// Two drives, of which the second begins 12 km further on the odometer than the first ended.
    private static func logbook() -> Logbook {
        let day = CalendarDay(year: 2026, month: 11, day: 21)
        var logbook = Logbook(from: day, to: day)
        for (number, odometerKm) in [1000.0, 1022].enumerated() {
            var trip = shortTrip()
            trip.id = Int64(number + 1)
            trip.start = morning.advanced(bySeconds: Double(number) * 3600)
            trip.summary.distanceKm = 10
            trip.summary.odometerKm = odometerKm
            trip.summary.odometerDifferenceKm = 0
            trip.tags = ["work <b>"]
            logbook.take(trip)
        }
        return logbook
    }

    private static func text(_ logbook: Logbook, _ units: UnitSystem = .metric, isRedacted: Bool = false) -> String {
        LogbookPage(
            logbook, Presentation(units: units, isRedacted: isRedacted), of: "driver Anna", vehicles: VehicleNames(),
            program: "obdmech test"
        ).page.text
    }

    @Test func drivesAndWhatIsMissing() {
        let text = Self.text(Self.logbook())
        #expect(text.contains("<h1>Mileage log, 21 Nov 2026 to 21 Nov 2026</h1>"))
        #expect(text.contains("2 drives, 20.0 km: work &lt;b&gt; 20.0 km; not recorded: 12 km."))
        #expect(text.contains("12 km not recorded before this drive") && text.contains("990 to 1000"))
    }

    @Test func miles() {
        let text = Self.text(Self.logbook(), .us)
        #expect(text.contains("2 drives, 12.4 mi") && text.contains("7 mi not recorded") && !text.contains(" km"))
    }

    @Test func redacted() throws {
        let vin = try #require(Self.logbook().vehicles.first?.vin)
        #expect(Self.text(Self.logbook()).contains(vin))
        #expect(!Self.text(Self.logbook(), isRedacted: true).contains(vin))
    }

    @Test func empty() {
        let day = CalendarDay(year: 2026, month: 11, day: 21)
        #expect(Self.text(Logbook(from: day, to: day)).contains("No drives."))
    }
}
