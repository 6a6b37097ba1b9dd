import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct RouteComparisonTests {
    @Test func theLossIsWhereTheStopWas() throws {
        let route = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36))))
        func times(_ drive: RoadModel.Drive) throws -> [Double] {
            let path = try #require(RoutePath(RoadModel.town.way(drive)))
            return try #require(RouteDrive(path, on: route).filledTimesS)
        }
        let a = try times(.init(kmh: 36))
        let b = try times(.init(kmh: 36, stops: [(atM: 2100, seconds: 60)]))
        let fuel = a.map { $0 / 1000 }
        let comparison = RouteComparison(route, a: a, b: b, aL: fuel, bL: b.map { $0 / 1000 })
        #expect(comparison.parts.count == 20)
        #expect(abs(comparison.deltaS - 60) < 4)
        let worst = try #require(comparison.parts.max { $0.deltaS < $1.deltaS })
        #expect(worst.fromM <= 2100 && worst.toM >= 2080 && worst.deltaS > 55)
        #expect(abs((comparison.deltaL ?? 0) - 0.06) < 0.005)
        #expect(RouteComparison(route, a: a, b: b).deltaL == nil)
    }

    @Test func theBestHourHasTheShortestMedian() {
        let hours = DepartureHours([(7, 1500), (7, 1600), (7, 9000), (8, 2000), (8, 2100), (9, 900)])
        #expect(hours.hours.map(\.drives) == [3, 2, 1])
        #expect(hours.best?.hour == 7 && hours.best?.medianS == 1600)
        #expect(DepartureHours([(7, 1500), (8, 1600)]).best == nil)
    }

    @Test func cellsFollowTheRoute() throws {
        let route = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36))))
        let cells = GridCell.cells(of: route)
        #expect(cells.count == Set(cells).count && (4...9).contains(cells.count))
        #expect(cells.contains(GridCell(route.end)))
        #expect(abs(route.distanceM(to: RoadModel.point(1000, -500)) - 500) < 5)
    }
}
