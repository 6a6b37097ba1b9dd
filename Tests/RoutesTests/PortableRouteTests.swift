import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct PortableRouteTests {
    private let path: RoutePath
    private let stops = [(atM: 800.0, seconds: 60), (atM: 2010, seconds: 45)]

    init() throws { path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36)))) }

    private func drive(_ drive: RoadModel.Drive) throws -> PortableRoute.Drive {
        let way = try #require(RoutePath(RoadModel.town.way(drive)))
        return PortableRoute.Drive(
            uuid: "x", driver: "Ann", start: nil, drive: RouteDrive(way, on: path),
            pace: try #require(PaceReference(of: way, on: path)))
    }

    @Test func thePaceOfAWayIsThatOfItsDrive() throws {
        let pace = try drive(.init(kmh: 45, stops: stops)).pace
        // 5 km at 45 km/h, and both stops.
        #expect(abs(pace.durationS - 505) < 8)
        let stop = pace.timesS(alongM: 810)
        #expect(abs(stop.upperBound - stop.lowerBound - 60) < 4)
        #expect(PaceReference(of: try #require(RoutePath(places: path.checkpoints.map(\.place))), on: path) == nil)
    }

    @Test func thePaceIsPacked() throws {
        let pace = try drive(.init(kmh: 45, stops: stops)).pace
        let copy = try #require(PaceReference(bytes: pace.bytes))
        for alongM in stride(from: 0.0, through: path.lengthM, by: 13) {
            let (one, other) = (pace.timesS(alongM: alongM), copy.timesS(alongM: alongM))
            #expect(abs(one.lowerBound - other.lowerBound) < 0.05 && abs(one.upperBound - other.upperBound) < 0.05)
        }
        #expect(PaceReference(bytes: [0x80]) == nil && PaceReference(bytes: []) == nil)
    }

    @Test func hiddenPlacesAreCutOff() throws {
        let route = PortableRoute(name: "Commute", path: path, drives: [try drive(.init(kmh: 45, stops: stops))])
        let home = Place(name: "Home", center: path.start, radiusM: 300, isHidden: true)
        let work = Place(name: "Work", center: path.end, radiusM: 200, isHidden: true)
        let friend = Place(name: "Friend", center: path.place(alongM: 2500), radiusM: 100, isHidden: true)
        let shown = try #require(route.hiding([home, work, friend]))
        #expect(shown.path.checkpoints.allSatisfy { !home.contains($0.place) && !work.contains($0.place) })
        #expect(abs(shown.path.lengthM - (path.lengthM - 500)) < 45)
        for (index, point) in shown.path.checkpoints.enumerated() { #expect(point.alongM == Double(index) * 20) }
        let pace = try #require(shown.drives.first).pace
        #expect(pace.knots[0] == .init(alongM: 0, timeS: 0))
        #expect(abs((pace.knots.last?.alongM ?? 0) - shown.path.lengthM) < 0.01)
        #expect(shown.drives[0].drive.timesS.count == shown.path.checkpoints.count)
        #expect(route.hiding([]) == route)
        #expect(route.hiding([Place(name: "All", center: path.start, radiusM: 50_000, isHidden: true)]) == nil)
    }

    @Test func aDriveMovesToAnotherRouteOfTheWay() throws {
        let other = try #require(RoutePath(RoadModel.town.way(.init(kmh: 30, noiseM: 2), seed: 5)))
        let moved = try #require(try drive(.init(kmh: 45, stops: stops)).moved(from: path, to: other))
        #expect(abs(moved.pace.durationS - 505) < 10 && moved.drive.belongs)
        let away = try #require(RoutePath(RoadModel.outAndBack.way(.init())))
        #expect(try drive(.init()).moved(from: path, to: away) == nil)
    }
}
