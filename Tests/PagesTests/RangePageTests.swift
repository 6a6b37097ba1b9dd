import Formats
import OBD
import Reports
import Routes
import Telemetry
import Testing
import Trips

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct RangePageTests {
    private static let first = CalendarDay(year: 2026, month: 11, day: 21)

    private static func trips(_ count: Int, everyDays step: Double = 1) -> [TripRecord] {
        (0..<count).map { index in
            var trip = shortTrip()
            trip.id = Int64(index + 1)
            trip.start = morning.advanced(bySeconds: Double(index) * step * 86400)
            trip.summary.distanceKm = 10 + Double(index)
            trip.summary.fuelL = 0.6 + 0.1 * Double(index % 3)
            trip.summary.fuelDistanceKm = nil
            return trip
        }
    }

    private static func page(
        _ trips: [TripRecord], scans: [ScanRecord] = [], days: Int, isRedacted: Bool = false
    ) -> Page {
        let to = CalendarDay(daysSince1970: first.daysSince1970 + days - 1)
        let report = DayReport(from: first, to: to, trips: trips, scans: scans)
        return RangePage(report, Presentation(isRedacted: isRedacted), of: "driver Anna <b>", program: "obdmech test")
            .page
    }

    @Test func page() throws { try compare(Self.page(Self.trips(3), days: 4), with: "range") }

    @Test func empty() {
        #expect(Self.page([], days: 1).body.text.contains("No trips, no scans."))
    }

    /// The sums of the text, in the same digits.
    @Test func sameNumbers() {
        let trips = Self.trips(5)
        let page = Self.page(trips, days: 5).body.text
        let report = DayReport(from: Self.first, to: Self.first, trips: trips, scans: [])
        for row in report.totalRows(in: .metric) {
            #expect(page.contains("<dt>\(row.label)</dt><dd>\(row.value)</dd>"), "\(row)")
        }
    }

    /// Bars of days, weeks and months, without and with gaps.
    @Test(arguments: [(62, 62, "21 Nov"), (63, 10, "14 Dec"), (500, 18, "Aug")])
    func periods(days: Int, bars: Int, label: String) {
        let text = Self.page(Self.trips(days), days: days).body.text
        #expect(text.contains("Distance, \(bars) bars"))
        #expect(text.contains(">\(label)</text>"))
        #expect(text.matches(of: #/class="bar s1"/#).count >= bars - 1)
    }

    /// What was driven is the first sentence, compared with the period before.
    @Test func sentence() {
        let days = ReportPeriod.month.days(of: Self.first)
        var period = PeriodFacts(.month, days)
        period.previous = TripTotals(Self.trips(2))
        var now = Self.trips(2)
        for index in now.indices { now[index].summary.fuelL = (now[index].summary.fuelL ?? 0) * 1.1 }
        let report = DayReport(
            from: days.lowerBound, to: days.upperBound, trips: now, totals: TripTotals(now), scans: [], period: period)
        let sentence = report.sentence(.metric) ?? ""
        #expect(sentence.hasPrefix("21.0 km in 2 trips and "))
        #expect(sentence.hasSuffix("L/100 km, 10% more than in October 2026."))
        let page = RangePage(report, Presentation(), program: "obdmech test").page.body.text
        #expect(page.contains("<p class=\"lead\">\(sentence)</p>"))
        #expect(page.contains("<table class=\"month\">"))
        #expect(DayReport(from: Self.first, to: Self.first, trips: [], scans: []).sentence(.metric) == nil)
    }

    /// A day has its hours and a card for each trip; minutes are colored by speed.
    @Test func day() {
        var details = RangeDetails()
        details.minutes[1] = [.init(fromS: 0, toS: 60, speedKmh: 5), .init(fromS: 60, toS: 120, speedKmh: 125)]
        let trips = Self.trips(2, everyDays: 0.1)
        let report = DayReport(from: Self.first, to: Self.first, trips: trips, scans: [])
        let text = RangePage(
            report, Presentation(), details: details, program: "obdmech test", at: .server(.day(Self.first))
        ).page.body.text
        #expect(text.contains("Saturday, 21 Nov 2026"))
        #expect(text.matches(of: #/<article class="card">/#).count == 2)
        #expect(text.contains("<rect class=\"c0\"") && text.contains("<rect class=\"c8\""))
        #expect(text.contains("href=\"/trip/2\""))
    }

    /// Vehicles and drivers are compared, and one alone is not.
    @Test func shares() {
        var trips = Self.trips(4)
        trips[3].driver = "Ben"
        let text = Self.page(trips, days: 4).body.text
        #expect(text.contains("<h2>Drivers</h2>") && text.contains("<b>13.0 km, 1 trip</b>"))
        #expect(!text.contains("<h2>Vehicles</h2>") && !text.contains("<h2>Tags</h2>"))
    }

    /// A track far away does not make the others a dot.
    @Test func tracksOfOneRegion() {
        var details = RangeDetails()
        for number in 1...3 {
            let north = number == 3 ? 60.0 : 48.0
            details.tracks[Int64(number)] = (0..<5).map { GeoPoint(latitude: north + Double($0) / 1000, longitude: 11) }
        }
        let report = DayReport(
            from: Self.first, to: CalendarDay(daysSince1970: Self.first.daysSince1970 + 2), trips: Self.trips(3),
            scans: [])
        let text = RangePage(report, Presentation(), details: details, program: "obdmech test").page.body.text
        #expect(text.contains("Map of 2 tracks") && text.contains("1 track elsewhere"))
    }

    /// A range of centuries shows the time in which something was driven.
    @Test func centuries() {
        let (from, to) = (CalendarDay(year: 1, month: 1, day: 1), CalendarDay(year: 9999, month: 12, day: 31))
        let report = DayReport(from: from, to: to, trips: Self.trips(3), scans: [])
        let page = RangePage(report, Presentation(), program: "obdmech test").page
        #expect(page.body.text.contains("Distance, 3 bars"))
    }

    /// Costs that no fuel has, from a damaged database.
    @Test func damagedCosts() {
        var trips = Self.trips(2)
        trips[0].fuelPrice = .infinity
        #expect(Self.page(trips, days: 2).body.text.contains("Cost, 2 bars"))
    }

    @Test func electricCar() {
        let trips = (0..<2).map { index in
            var trip = TripRecord(
                id: Int64(index), start: morning.advanced(bySeconds: Double(index) * 86400), vin: nil, fuelPrice: nil,
                summary: TripSummary())
            trip.summary.distanceKm = 10
            trip.summary.batteryDistanceKm = 8
            trip.summary.batteryOutKWh = 1.5
            trip.summary.batteryInKWh = 0.5
            trip.electricityPrice = 0.25
            trip.currency = "EUR"
            return trip
        }
        let text = Self.page(trips, days: 2).body.text
        for part in [
            "Energy, 2 bars", "Cost, 2 bars", "21 Nov 2026: 12.5 kWh/100 km", "21 Nov 2026: 0.25 EUR",
            ">1.0 kWh</td><td class=\"number\">12.5 kWh/100 km</td><td class=\"number\">100<",
            ">1.0 kWh</td><td class=\"number\">12.5 kWh/100 km</td><td class=\"number\" data-name=\"Cost\">0.25 EUR<",
            "<dd>2.0 kWh</dd>",
            "<dd>0.50 EUR</dd>",
        ] { #expect(text.contains(part), "\(part)") }
        let totals = TripTotals(trips)
        #expect(totals.averageKWhPer100Km == 12.5 && totals.averageLPer100Km == nil)
    }

    @Test func redacted() {
        var trips = Self.trips(2)
        trips[1].vin = "3VWDX7AJ0DM254871"
        #expect(Self.page(trips, days: 2).text.contains("3VWDX7AJ0DM254871"))
        #expect(!Self.page(trips, days: 2, isRedacted: true).text.contains("3VWDX7AJ0DM254871"))
    }
}
