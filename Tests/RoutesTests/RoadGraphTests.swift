import Telemetry
import Testing

@testable import Routes

/// Ways along own drives, and how long they take.
@Suite(.timeLimit(.minutes(20))) struct RoadGraphTests {
    private func drive(
        _ road: RoadModel, hour: Int = 8, _ drive: RoadModel.Drive = .init(kmh: 36, noiseM: 2), seed: UInt64 = 1
    ) throws -> OwnTimes.Drive {
        OwnTimes.Drive(try #require(RoutePath(road.way(drive, seed: seed))), hour: hour)
    }

    private func way(
        _ drives: [OwnTimes.Drive], from: (Double, Double), to: (Double, Double), courseDeg: Double? = nil,
        hour: Int = 8
    ) -> DestinationWay? {
        var graph = RoadGraph(near: RoadModel.origin, hour: hour)
        for drive in drives { graph.add(drive) }
        return graph.way(
            from: RoadModel.point(from.0, from.1), courseDeg: courseDeg, to: RoadModel.point(to.0, to.1)
        ).flatMap { DestinationWay($0, from: .ownDrives) }
    }

    private let east = RoadModel((0, 0), (3000, 0))
    /// Joins the road to the east, and leaves it to the north.
    private let bend = RoadModel((1000, -1000), (1000, 0), (2000, 0), (2000, 1500))

    @Test func aDriveIsFollowed() throws {
        let found = try #require(try way([drive(.town)], from: (30, 20), to: (2480, 2400)))
        #expect(abs(found.path.lengthM - 4900) < 120)
        #expect(abs(found.path.durationS - 490) < 40)
        #expect(found.turnings.map(\.kind) == [.left, .right, .left, .arrive])
    }

    @Test func twoDrivesAreConnected() throws {
        let drives = try [drive(east), drive(bend, seed: 2)]
        let found = try #require(way(drives, from: (0, 0), to: (2000, 1500)))
        #expect(abs(found.path.lengthM - 3500) < 120)
        #expect(found.turnings.map(\.kind) == [.left, .arrive])
        // Nobody drove back.
        #expect(way(drives, from: (2000, 1500), to: (0, 0)) == nil)
        #expect(way(drives, from: (0, 0), to: (9000, 9000)) == nil)
        #expect(way([], from: (0, 0), to: (1000, 0)) == nil)
    }

    /// At a crossing of roads one can turn, but not from a motorway to the road over it.
    @Test(arguments: [(36.0, true), (120, false)]) func aCrossing(kmh: Double, isOne: Bool) throws {
        let north = RoadModel((1500, -1500), (1500, 1500))
        let drives = try [drive(east, .init(kmh: kmh)), drive(north, seed: 2)]
        #expect((way(drives, from: (0, 0), to: (1500, 1500)) != nil) == isOne)
    }

    /// Of two ways the faster one at that hour of the day is taken.
    @Test func theHourCounts() throws {
        let (straight, round) = (RoadModel((0, 0), (3000, 0)), RoadModel((0, 0), (0, 600), (3000, 600), (3000, 0)))
        let drives = try [
            drive(straight, hour: 8, .init(kmh: 15)), drive(straight, hour: 13, .init(kmh: 54)),
            drive(round, hour: 8, .init(kmh: 54)), drive(round, hour: 13, .init(kmh: 54)),
        ]
        let (morning, noon) = (
            way(drives, from: (0, 0), to: (3000, 0), hour: 7), way(drives, from: (0, 0), to: (3000, 0), hour: 12)
        )
        #expect(abs((morning?.path.lengthM ?? 0) - 4200) < 150 && abs((noon?.path.lengthM ?? 0) - 3000) < 100)
    }

    /// Many drives of a road are one road, and the way along it does not zigzag.
    @Test func manyDrivesAreOneRoad() throws {
        let drives = try (1...30).map { try drive(.town, .init(kmh: 40, noiseM: 6), seed: UInt64($0)) }
        let found = try #require(way(drives, from: (0, 0), to: (2500, 2500)))
        #expect(abs(found.path.lengthM - 5000) < 250)
        #expect(found.turnings.map(\.kind) == [.left, .right, .left, .arrive])
    }

    // MARK: Times

    @Test func theMedianOfTheHourCounts() throws {
        let path = try #require(RoutePath(places: [RoadModel.point(0, 0), RoadModel.point(3000, 0)]))
        let drives = try [
            drive(east, hour: 8, .init(kmh: 30)), drive(east, hour: 7, .init(kmh: 20)),
            drive(east, hour: 9, .init(kmh: 60)), drive(east, hour: 14, .init(kmh: 90)),
        ]
        func total(_ hour: Int) -> Double? { OwnTimes.seconds(of: path, drives, hour: hour)?.last }
        #expect(abs((total(8) ?? 0) - 360) < 12)
        #expect(abs((total(14) ?? 0) - 120) < 8)
        // At night nobody drove: all count.
        #expect(abs((total(1) ?? 0) - 270) < 100)
        #expect(OwnTimes.seconds(of: path, [], hour: 8) == nil)
        #expect(OwnTimes.isNear(23, 0) && OwnTimes.isNear(8, 9) && !OwnTimes.isNear(8, 10))
    }

    /// Where nobody drove, the engine's times count.
    @Test func partsAreKnown() throws {
        let road = RoadModel((0, 0), (3000, 0), (3000, 3000))
        let places = road.corners.map { RoadModel.point($0.east, $0.north) }
        let path = try #require(RoutePath(places: places, seconds: [0, 100, 200]))
        let seconds = try #require(OwnTimes.seconds(of: path, [try drive(east, .init(kmh: 18))], hour: 8))
        #expect(seconds.count == path.checkpoints.count)
        #expect(zip(seconds, seconds.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(abs(seconds[125] - 500) < 20 && abs((seconds.last ?? 0) - 700) < 40)
    }

    /// The stops of own drives count.
    @Test func stopsAreTime() throws {
        let path = try #require(RoutePath(places: [RoadModel.point(0, 0), RoadModel.point(3000, 0)]))
        let drives = try (1...5).map {
            try drive(east, .init(kmh: 36, noiseM: 2, stops: [(1200, 40)]), seed: UInt64($0))
        }
        #expect(abs((OwnTimes.seconds(of: path, drives, hour: 8)?.last ?? 0) - 340) < 15)
    }

    @Test func theFastestNodeIsNext() {
        var search = FastestSearch(count: 400)
        let seconds = (0..<400).map { Double($0 * 7919 % 401) }
        for (node, time) in seconds.enumerated() { search.reach(node, time + 1000, from: nil) }
        // A faster way to a node is found later, a slower one does not count.
        for (node, time) in seconds.enumerated() { search.reach(node, time, from: 0) }
        search.reach(0, 5000, from: 1)
        var reached: [(node: Int, seconds: Double)] = []
        while let next = search.next() { reached.append(next) }
        #expect(reached.map(\.seconds) == seconds.sorted())
        #expect(reached.allSatisfy { seconds[$0.node] == $0.seconds } && Set(reached.map(\.node)).count == 400)
    }
}
