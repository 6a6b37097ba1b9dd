import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct WayHidingTests {
    private let home = GeoPoint(latitude: 48, longitude: 11)

    /// A way to the east from home with a point every 100 m and second.
    private func way(_ count: Int) -> Way {
        var way = Way()
        way.points = (0..<count).map { index in
            WayPoint(
                time: .zero.advanced(bySeconds: Double(index)),
                place: home.moved(byM: Double(index) * 100, towardsDeg: 90),
                drivenM: Double(index) * 100)
        }
        return way
    }

    @Test func theEndsAreCut() throws {
        let work = home.moved(byM: 2000, towardsDeg: 90)
        let shown = way(21).hiding([
            Place(name: "", center: home, radiusM: 250), Place(name: "", center: work, radiusM: 150),
        ])
        #expect(shown.points.map { Int($0.time.seconds(since: .zero)) } == Array(3...18))
        // The distance does not tell how far away home is.
        #expect(shown.points.first?.drivenM == 0)
        #expect(abs((shown.points.last?.drivenM ?? 0) - 1500) < 0.1)
        #expect(shown.segments.count == 1)
    }

    @Test func aZoneInTheMiddleIsAGap() {
        let friend = home.moved(byM: 1000, towardsDeg: 90)
        let shown = way(21).hiding([Place(name: "", center: friend, radiusM: 250)])
        #expect(shown.points.count == 16)
        #expect(shown.segments.map(\.count) == [8, 8])
        #expect(abs((shown.points.last?.drivenM ?? 0) - 1400) < 0.1)
    }

    @Test func aLineThroughAZoneIsAGapThoughNoPointIsInIt() {
        let middle = home.moved(byM: 1050, towardsDeg: 90)
        #expect(way(21).hiding([Place(name: "", center: middle, radiusM: 40)]).segments.map(\.count) == [11, 10])
        let beside = middle.moved(byM: 100, towardsDeg: 0)
        #expect(way(21).hiding([Place(name: "", center: beside, radiusM: 40)]).segments.count == 1)
    }

    @Test func allMayBeHidden() {
        #expect(way(21).hiding([Place(name: "", center: home, radiusM: 5000)]).isEmpty)
        #expect(way(21).hiding([]) == way(21))
    }

    @Test func whatWasBridgedInAZoneIsNotCounted() {
        var bridged = way(21)
        for index in 9...11 { bridged.points[index].isBridged = true }
        bridged.bridgedM = 400
        #expect(abs(bridged.hiding([Place(name: "", center: home, radiusM: 50)]).bridgedM - 400) < 0.1)
        let there = Place(name: "", center: home.moved(byM: 1000, towardsDeg: 90), radiusM: 350)
        #expect(bridged.hiding([there]).bridgedM == 0)
    }
}
