import Routes
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct CamerasAheadTests {
    private func camera(_ key: String, _ latitude: Double, _ longitude: Double = 11.5) -> RoadCamera {
        RoadCamera(key: key, region: nil, name: key, place: GeoPoint(latitude: latitude, longitude: longitude))
    }

    /// Two kilometers to the north.
    private func path() throws -> RoutePath {
        try #require(
            RoutePath(
                (0...100).map { step in
                    Checkpoint(
                        place: GeoPoint(latitude: 48.1 + Double(step) * 20 / 111_195, longitude: 11.5),
                        alongM: Double(step) * 20, timeS: 0)
                }))
    }

    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    @Test func theNextOnesAreNamed() throws {
        let path = try path()
        let km = 1000 / 111_195.0
        var ahead = CamerasAhead([
            camera("far", 48.1 + km, 11.52), camera("second", 48.1 + 1.5 * km),
            camera("first", 48.1 + 0.5 * km, 11.501),
            camera("third", 48.1 + 1.6 * km), camera("fourth", 48.1 + 1.7 * km), camera("elsewhere", 10),
        ])
        let given1 = ahead.add(nil, alongM: nil, at: at(0))
        #expect(given1 == nil)
        let first = ahead.add(path, alongM: 100, at: at(0))
        let news = try #require(first)
        #expect(news.isNew && news.rows.map(\.camera.key) == ["first", "second", "third"])
        #expect(abs(news.rows[0].aheadM - 400) < 2 && abs(news.rows[0].awayM - 74.3) < 1)
        // Every five seconds, and as new only if another one is the next.
        let given2 = ahead.add(path, alongM: 150, at: at(2))
        #expect(given2 == nil)
        let second = ahead.add(path, alongM: 200, at: at(5))
        let later = try #require(second)
        #expect(!later.isNew && abs(later.rows[0].aheadM - 300) < 2)
        let third = ahead.add(path, alongM: 600, at: at(10))
        let passed = try #require(third)
        #expect(passed.isNew && passed.rows.map(\.camera.key) == ["second", "third", "fourth"])
        // Off the way none is ahead; after the last, that is said once.
        let given3 = ahead.add(nil, alongM: nil, at: at(15))
        #expect(given3 == nil && ahead.rows.isEmpty)
        let given4 = ahead.add(path, alongM: 600, at: at(20))
        #expect(given4?.isNew == true)
        let given5 = ahead.add(path, alongM: 1900, at: at(25))
        #expect(given5?.rows.isEmpty == true)
        let given6 = ahead.add(path, alongM: 1950, at: at(30))
        #expect(given6 == nil)
    }
}
