import Formats
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Documents
@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct PeriodFactsTests {
    private static let days = ReportPeriod.week.days(of: CalendarDay(year: 2026, month: 11, day: 21))

    /// A trip a day from Monday on, with a consumption that rises and a score that falls; the third is too short to judge.
    static func report(units: UnitSystem = .metric, period: ReportPeriod = .week) -> DayReport {
        let days = period.days(of: CalendarDay(year: 2026, month: 11, day: 21))
        var facts = PeriodFacts(period, days)
        var totals = TripTotals()
        for number in 0..<5 {
            let first = CalendarDay(year: 2026, month: 11, day: 16 + number)
            let start = WallTime(microseconds: Int64(first.daysSince1970) * 86_400_000_000 + 28_800_000_000)
            var trip = fullTrip(id: Int64(number + 1), start: start)
            trip.currency = "EUR"
            trip.summary.distanceKm = number == 2 ? 1 : 10 + Double(number)
            trip.summary.fuelL = 0.6 + Double(number) * 0.1
            facts.take(TripGroup(trip), on: first)
            totals.take(trip)
        }
        facts.previous.take(fullTrip(start: morning))
        return DayReport(
            from: days.lowerBound, to: days.upperBound, trips: [], totals: totals, scans: [], period: facts)
    }

    @Test func partsAddUp() {
        let facts = Self.report().period
        #expect(facts?.parts.count == 7)
        #expect(facts?.parts.map(\.totals.trips) == [1, 1, 1, 1, 1, 0, 0])
        #expect(facts?.parts.compactMap(\.totals.distanceKm).reduce(0, +) == Self.report().totals.distanceKm)
    }

    @Test func whatStandsOut() {
        let notable = Self.report().totals.notable.extremesShown
        #expect(notable.map(\.kind) == [.lowestConsumption, .highestConsumption, .longest])
        #expect(notable.map(\.trip) == [1, 5, 5])
        #expect(near(notable.first?.value, 6) && near(notable.last?.value, 14))
    }

    /// All fuel over all distance, not a mean of means.
    @Test func consumption() {
        let totals = Self.report().totals
        #expect(near(totals.averageLPer100Km, 4.0 / 49 * 100))
        #expect(
            ReportDocuments.totals.json(totals).line.contains(#""averageLPer100Km":8.16,"averageMpgUs":28.81"#),
            "\(ReportDocuments.totals.json(totals).line)")
    }

    @Test(arguments: [40, 80, 120]) func text(width: Int) throws {
        let lines = Self.report().text(Presentation(width: width))
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "period-\(width).txt", in: "TripTexts")
    }

    @Test func asciiAndMonths() throws {
        let lines = Self.report(period: .year).text(Presentation(units: .us, isUnicode: false))
        #expect(lines.contains { $0.hasPrefix("Nov  ########") }, "\(lines)")
        #expect(lines.first == "2026")
    }

    @Test func json() {
        let json = ReportDocuments.json(Self.report())
        #expect(json.line.contains(#""period":"week","parts":[{"from":"2026-11-16","to":"2026-11-16""#))
        #expect(json.line.contains(#""notable":[{"kind":"lowestConsumption","trip":1,"#))
    }

    private func near(_ value: Double?, _ wanted: Double) -> Bool { value.map { abs($0 - wanted) < 1e-9 } ?? false }
}
