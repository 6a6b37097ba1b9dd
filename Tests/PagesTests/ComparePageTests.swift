import Formats
import Reports
import Telemetry
import Testing
import Trends
import Trips

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct ComparePageTests {
    private static func report(_ trips: [TripRecord]) -> CompareReport {
        var (a, b) = (CompareReport.Side(title: "driver <Ann>"), CompareReport.Side(title: "driver Ben"))
        for trip in trips { a.take(trip) }
        for trip in trips.dropFirst() { b.take(trip) }
        func drives(_ trips: some Sequence<TripRecord>) -> Comparison.Side {
            .init(trips.map { ComparedDrive($0, segments: [], indicators: [:]) })
        }
        return CompareReport(
            a, b, Comparison(drives(trips), drives(trips.dropFirst()), isOfTwoTrips: false), Presentation())
    }

    /// What the terminal shows, in the same digits.
    @Test func theSameAsTheText() {
        let report = Self.report(
            (0..<6).map { number in
                var trip = shortTrip()
                trip.summary.distanceKm = 10 + Double(number)
                return trip
            })
        let page = ComparePage(report, program: "obdmech test").page
        let rows = report.rows
        #expect(!rows.isEmpty)
        for row in rows {
            for text in [row.name, row.a, row.b, row.difference, row.answer] where !text.isEmpty {
                #expect(page.body.text.contains(">\(text)<"), "\(text)")
            }
        }
        for side in report.sides where !side.text.contains("<") {
            #expect(page.body.text.contains(side.text))
        }
        #expect(page.body.text.contains("driver &lt;Ann&gt;") && !page.body.text.contains("<Ann>"))
    }

    @Test func noTrips() {
        let page = ComparePage(Self.report([]), program: "obdmech test").page
        #expect(page.body.text.contains("Nothing to compare: no trips."))
    }
}
