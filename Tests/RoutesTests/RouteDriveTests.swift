import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct RouteDriveTests {
    private func path(_ road: RoadModel, _ drive: RoadModel.Drive, seed: UInt64 = 1) throws -> RoutePath {
        try #require(RoutePath(road.way(drive, seed: seed)))
    }

    @Test func theSameWayBelongsToTheRoute() throws {
        let route = try path(.town, .init(kmh: 50, noiseM: 4))
        let drive = RouteDrive(
            try path(.town, .init(kmh: 25, noiseM: 6, stops: [(atM: 1000, seconds: 40)]), seed: 5), on: route)
        #expect(drive.belongs && drive.jaccard > 0.98)
        #expect(abs(drive.durationS - 760) < 10)
        let times = try #require(drive.filledTimesS)
        #expect(times.count == route.checkpoints.count && times[0] == 0)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(RouteDrive.times(drive.timeBytes)?.count == times.count)
        for (one, other) in zip(try #require(RouteDrive.times(drive.timeBytes)), drive.timesS) {
            #expect(abs((one ?? -1) - (other ?? -1)) < 0.011)
        }
    }

    @Test func eightyPercentBelong() throws {
        let route = try path(.town, .init(kmh: 50, noiseM: 2))
        func jaccard(to endM: Double) throws -> Double {
            RouteDrive(try path(.town, .init(kmh: 50, noiseM: 2, endM: endM), seed: 2), on: route).jaccard
        }
        #expect(abs(try jaccard(to: 4200) - 0.84) < 0.02)
        #expect(abs(try jaccard(to: 3700) - 0.74) < 0.02)
        // What is driven beyond the route counts as well.
        let longer = RoadModel((0, 0), (1500, 0), (1500, 1000), (2500, 1000), (2500, 4500))
        let drive = RouteDrive(try path(longer, .init(kmh: 50, noiseM: 2)), on: route)
        #expect(abs(drive.jaccard - 5.0 / 7) < 0.03 && drive.coveredShare > 0.98 && !drive.belongs)
    }

    @Test func whyADriveIsNoneIsSaid() throws {
        let route = try path(.town, .init(kmh: 50))
        #expect(RouteDrive.measure(nil, on: route) == .failure(.tooShort))
        let far = RoadModel((9000, 0), (9000, 3000))
        guard case .failure(let error) = RouteDrive.measure(try path(far, .init()), on: route),
            case .tooFar(let metres) = error
        else { throw Missing() }
        #expect(abs(metres - 9000) < 60)
        guard case .failure(let other) = RouteDrive.measure(try path(.town, .init(endM: 2000)), on: route),
            case .otherWay(let share) = other
        else { throw Missing() }
        #expect(abs(share - 0.4) < 0.03)
    }

    private struct Missing: Error {}

    @Test func likeEndsAreWithinACell() throws {
        let one = RouteEnds(try path(.town, .init()))
        #expect(RouteFinder.haveLikeEnds(one, RouteEnds(try path(.town, .init(startM: 150, endM: 4900)))))
        #expect(!RouteFinder.haveLikeEnds(one, RouteEnds(try path(.town, .init(startM: 600)))))
        var back = one
        swap(&back.start, &back.end)
        #expect(!RouteFinder.haveLikeEnds(one, back))
    }
}
