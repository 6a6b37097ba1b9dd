import Formats
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct PageAddressTests {
    private static let day = CalendarDay(daysSince1970: 20_781)  // 2026-11-24

    @Test(
        arguments: [
            (PageAddress.overview, "/", "index.html"), (.trips, "/trips", "trips.html"),
            (.year(day), "/year/2026", "year/2026.html"), (.month(day), "/month/2026-11", "month/2026-11.html"),
            (.day(day), "/day/2026-11-24", "day/2026-11-24.html"), (.trip(12), "/trip/12", "trip/12.html"),
            (.scan(3), "/scan/3", "scan/3.html"), (.week(day), "/week/2026-11-23", "week/2026-11-23.html"),
            (.routes, "/routes", "routes.html"), (.route(2), "/route/2", "route/2.html"),
            (.places, "/places", "places.html"), (.trends, "/trends", "trends.html"),
            (.vehicles, "/vehicles", "vehicles.html"), (.vehicle(1), "/vehicle/1", "vehicle/1.html"),
            (.fleet, "/fleet", "fleet.html"), (.logbook(day), "/logbook/2026", "logbook/2026.html"),
        ])
    func names(address: PageAddress, path: String, file: String) throws {
        #expect(address.path == path && address.file == file)
        #expect(try #require(PageAddress(path: path)).path == path)
        #expect(try #require(PageAddress(file: file)).file == file)
    }

    @Test(
        arguments: [
            "", "x", "/x", "/trip", "/trip/", "/trip/0", "/trip/-1", "/trip/01", "/trip/1/2", "/trip/x", "/year/26",
            "/month/2026-13", "/day/2026-02-30", "//", "/../trip/1", "/trips/", "/week/2026-11-24", "/route/last",
            "/vehicle/0",
        ])
    func nothing(path: String) { #expect(PageAddress(path: path) == nil) }

    @Test func linksOfFilesAreRelativeAndLeadToWhatIsThere() {
        let trip = PagePlace.file(.trip(12), day: Self.day, of: ["index.html", "day/2026-11-24.html", "trip/12.html"])
        #expect(trip.url(.day(Self.day)) == "../day/2026-11-24.html" && trip.url(.overview) == "../index.html")
        #expect(trip.url(.trip(13)) == nil)
        #expect(PagePlace.file(.overview, of: ["trip/12.html"]).url(.trip(12)) == "trip/12.html")
    }

    @Test func aServerHasAllPages() { #expect(PagePlace.server(.trip(12)).url(.trip(13)) == "/trip/13") }

    @Test func aPageAloneLeadsNowhere() {
        #expect(PagePlace.alone.url(.overview) == nil && PagePlace.alone.navigation.text.isEmpty)
    }

    @Test func aDayLeadsToItsWeekAndTheMenuKnowsThePage() {
        let day = PagePlace.server(.day(Self.day), day: Self.day).navigation.text
        #expect(day.contains("<a href=\"/week/2026-11-23\">Week 48</a>"))
        #expect(PagePlace.server(.trends).navigation.text.contains("<a href=\"/trends\" aria-current=\"page\">"))
        #expect(PagePlace.server(.route(3)).navigation.text.contains("<a href=\"/routes\">Routes</a>"))
    }

    @Test func aPageLeadsToItsPeriodsAndItsNeighborsAndNotToItself() {
        var place = PagePlace.server(.month(Self.day), day: Self.day)
        place.previous = .month(CalendarDay(daysSince1970: 20_700))
        let text = place.navigation.text
        #expect(text.contains("href=\"/year/2026\"") && text.contains("href=\"/month/2026-09\" rel=\"prev\""))
        #expect(!text.contains("href=\"/month/2026-11\"") && !text.contains("/day/") && !text.contains("\"next\""))
        #expect(text.contains("href=\"/trends\""))
    }
}
