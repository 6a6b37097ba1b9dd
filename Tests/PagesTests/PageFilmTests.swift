import Pages
import Testing

@Suite(.timeLimit(.minutes(20))) struct PageFilmTests {
    private let film = PageFilm([.init(address: "trip.mp4", fromMs: -1500, toMs: 58_500, atS: 0)])

    private func page() -> Page {
        Page(title: "Trip", [.element("header", .element("h1", text: "Trip")), .element("p", text: "Curves")])
    }

    @Test func belowTheTitle() throws {
        let text = page().with(film, isServed: false).text
        let video = try #require(text.firstRange(of: "<video "))
        #expect(try #require(text.firstRange(of: "</header>")).upperBound <= video.lowerBound)
        #expect(text.contains("trip.mp4") && text.contains("-1500") && text.contains("58500"))
        #expect(text.contains("media-src 'self' file:;"))
        #expect(page().with(film, isServed: true).text.contains("media-src 'self';"))
    }

    /// In a page of a trip whose beginning is left out, times count from what is left, and no moment before it is named.
    @Test func ofATripThatBeginsLater() {
        let film = PageFilm([
            .init(address: "trip.mp4", fromMs: -1500, toMs: 20_000, atS: 0),
            .init(address: "trip.mp4", fromMs: 30_000, toMs: 58_500, atS: 21.5),
            .init(address: "trip.mp4", fromMs: 90_000, toMs: 95_000, atS: 50),
        ])
        let file = PageFile(
            name: "clip.mp4", text: "video", address: "clip.mp4", isVideo: true,
            film: film.shown(fromMs: 31_000, durationMs: 20_000))
        let text = page().with([file]).text.replacing("&quot;", with: "\"")
        #expect(text.contains(#"data-parts="[{"from":0,"to":20000,"at":22.5}]""#), "\(text)")
    }

    /// Without a film, a page loads nothing.
    @Test func none() {
        let text = page().with(PageFilm([]), isServed: false).text
        #expect(!text.contains("<video") && !text.contains("media-src") && text == page().text)
    }
}
