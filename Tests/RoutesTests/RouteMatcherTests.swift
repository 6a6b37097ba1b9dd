import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct RouteMatcherTests {
    private func path(_ road: RoadModel, noiseM: Double = 3) throws -> RoutePath {
        try #require(RoutePath(road.way(.init(kmh: 40, noiseM: noiseM), seed: 7)))
    }

    /// Follows a drive, and returns the greatest error of the distance on the route.
    private func follow(
        _ road: RoadModel, _ drive: RoadModel.Drive, on path: RoutePath, scale: Double = 1
    ) -> (matcher: RouteMatcher, worstM: Double, missed: Int) {
        var matcher = RouteMatcher(path)
        var (worstM, missed) = (0.0, 0)
        for moment in road.moments(drive, seed: 3) {
            guard let fix = moment.fix else { continue }
            if let position = matcher.take(fix) {
                worstM = max(worstM, abs(position.alongM - min(path.lengthM, moment.drivenM)))
            } else {
                missed += 1
            }
        }
        return (matcher, worstM, missed)
    }

    @Test func aNoisyDriveIsOnItsRoute() throws {
        let path = try path(.town)
        let (matcher, worstM, missed) = follow(.town, .init(kmh: 60, noiseM: 8), on: path)
        #expect(worstM < 40 && missed == 0)
        #expect(matcher.coveredShare > 0.99 && matcher.isComplete)
    }

    @Test func aRoadThatComesBackOnItselfIsNotConfused() throws {
        let path = try path(.outAndBack)
        let (matcher, worstM, missed) = follow(.outAndBack, .init(kmh: 70, noiseM: 8), on: path)
        #expect(worstM < 50 && missed <= 3)
        #expect(matcher.coveredShare > 0.98)
        // At the same place the wheels tell the way out from the way back.
        var out = RouteMatcher(path)
        for moment in RoadModel.outAndBack.moments(.init(kmh: 70, endM: 1500)) {
            _ = moment.fix.flatMap { out.take($0) }
        }
        #expect(abs((out.position?.alongM ?? 0) - 1500) < 50)
        #expect(abs(out.coveredShare - 0.375) < 0.03)
    }

    @Test func wheelsThatAreWrongByThreePercentAreEnough() throws {
        let path = try path(.town)
        let (matcher, worstM, _) = follow(.town, .init(kmh: 50, noiseM: 4, wheelFactor: 1.03), on: path)
        #expect(worstM < 40 && matcher.coveredShare > 0.99)
    }

    @Test func longStopsAreNoDistance() throws {
        let path = try path(.town)
        let drive = RoadModel.Drive(kmh: 50, noiseM: 8, stops: [(atM: 700, seconds: 300), (atM: 1480, seconds: 300)])
        let (matcher, worstM, _) = follow(.town, drive, on: path)
        #expect(worstM < 40 && matcher.coveredShare > 0.99)
    }

    @Test func aTunnelIsPassed() throws {
        let path = try path(.town, noiseM: 0)
        let (matcher, worstM, _) = follow(.town, .init(kmh: 50, noiseM: 4, tunnel: 300..<1400), on: path)
        #expect(worstM < 40 && matcher.coveredShare > 0.99)
    }

    @Test func theOtherDirectionIsAnotherWay() throws {
        let path = try path(.town)
        let back = RoadModel((2500, 2500), (2500, 1000), (1500, 1000), (1500, 0), (0, 0))
        let (matcher, _, missed) = follow(back, .init(kmh: 50, noiseM: 4), on: path)
        #expect(matcher.coveredShare < 0.05 && missed > 300)
    }

    @Test func aRoadThirtyMetersAsideIsAnotherRoad() throws {
        let path = try path(.town, noiseM: 0)
        // Along the second piece the car drives 32 m to the east of the route.
        let aside = RoadModel((0, 0), (1532, 0), (1532, 1032), (2500, 1032), (2500, 2500))
        let (matcher, _, missed) = follow(aside, .init(kmh: 50), on: path)
        #expect(missed > 90)
        #expect(matcher.coveredShare > 0.5 && matcher.coveredShare < 0.72)
    }

    @Test func afterADetourTheRouteIsFoundAgain() throws {
        let path = try path(.town)
        // A detour of 3 km around the piece from 600 to 1200 m.
        let detour = RoadModel(
            (0, 0), (600, 0), (600, -1200), (1200, -1200), (1200, 0), (1500, 0), (1500, 1000), (2500, 1000),
            (2500, 2500))
        var matcher = RouteMatcher(path)
        var deviation = DeviationMeter()
        var told: [(Bool, Double)] = []
        for moment in detour.moments(.init(kmh: 50, noiseM: 4)) {
            guard let fix = moment.fix else { continue }
            _ = matcher.take(fix)
            let change = deviation.take(
                distanceM: matcher.nearestM, errorM: fix.errorM, isOnRoute: matcher.isOnRoute,
                at: .zero.advanced(bySeconds: moment.timeS))
            if let change { told.append((change, moment.drivenM)) }
        }
        #expect(told.map(\.0) == [true, false])
        #expect(told.count == 2 && abs(told[0].1 - 670) < 50 && abs(told[1].1 - 3600) < 60)
        #expect(abs(matcher.coveredShare - 0.88) < 0.03 && matcher.isComplete)
    }

    @Test func itContinuesWhereAnotherEnded() throws {
        let path = try path(.town)
        let moments = RoadModel.town.moments(.init(kmh: 50, noiseM: 4))
        var first = RouteMatcher(path)
        for moment in moments.prefix(150) { _ = moment.fix.flatMap { first.take($0) } }
        let alongM = try #require(first.position).alongM
        var second = RouteMatcher(path, at: alongM, covered: first.covered)
        // The wheels of the next trip begin at 0.
        let zero = moments[160].drivenM
        for moment in moments.dropFirst(160) {
            guard var fix = moment.fix else { continue }
            fix.drivenM -= zero
            if let position = second.take(fix) { #expect(abs(position.alongM - moment.drivenM) < 40) }
        }
        #expect(second.isComplete && second.coveredShare > 0.97)
    }

    /// A way that an engine told, which goes to and fro without end: each fix is compared with a part of it only.
    @Test func aWayThatNeverLeavesAPlace() throws {
        let home = GeoPoint(latitude: 48, longitude: 11)
        let ends = [home, home.moved(byM: 30, towardsDeg: 45)]
        let path = try #require(RoutePath(places: (0..<100_000).map { ends[$0 % 2] }))
        #expect(path.checkpoints.count > 100_000)
        #expect(CheckpointGrid(path).segments(near: home).count <= 9 * CheckpointGrid.maxInCell)
        var matcher = RouteMatcher(path)
        for second in 0..<20 {
            let place = home.moved(byM: Double(second), towardsDeg: 45)
            _ = matcher.take(RouteMatcher.Fix(place: place, drivenM: Double(second)))
        }
        #expect(matcher.position?.alongM ?? 0 < 100)
        // A place that is repeated is none of its own.
        let repeated = try #require(RoutePath(places: Array(repeating: home, count: 500_000) + [ends[1]]))
        #expect(repeated.checkpoints.count == 3)
    }
}
