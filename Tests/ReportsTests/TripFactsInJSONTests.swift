import Documents
import Formats
import OBD
import Telemetry
import Testing
import Trips

@testable import Reports

/// Whatever a trip or a day shows as text is in its JSON: each number with decimals, as it is shown.
@Suite(.timeLimit(.minutes(20))) struct TripFactsInJSONTests {
    private static let day = CalendarTime(morning, utcOffsetS: 0).day

    /// The numbers with decimals in a text.
    private static func numbers(_ lines: [String]) -> [String] {
        lines.flatMap { line in
            line.split { !($0.isNumber || $0 == ".") }.map(String.init).filter { text in
                let parts = text.split(separator: ".", omittingEmptySubsequences: false)
                return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
            }
        }
    }

    @Test(arguments: [fullTrip(), electricTrip(), bareTrip()]) func aTrip(_ trip: TripRecord) {
        let text = TripText(trip, Presentation(width: 1000)).lines(listing: .all)
        let report = DayReport(from: Self.day, to: Self.day, trips: [trip], scans: [])
        let contents = JSONContents(ReportDocuments.json(report))
        for number in Self.numbers(text) { #expect(contents.has(shown: number), "\(number)") }
    }
}
