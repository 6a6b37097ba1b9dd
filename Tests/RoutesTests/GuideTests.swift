import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct GuideTests {
    @Test func theTurnsAreTheCorners() throws {
        let path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36, noiseM: 1))))
        let turns = Turn.turns(of: path)
        #expect(turns.map(\.kind) == [.left, .right, .left, .arrive])
        for (turn, corner) in zip(turns, [1500.0, 2500, 3500, 5000]) { #expect(abs(turn.alongM - corner) < 25) }
    }

    @Test func aRoadThatWindsHasNone() throws {
        // A bend of 90 degrees with a radius of 300 m.
        var road = RoadModel((0, 0), (500, 0))
        for step in 1...18 {
            let angle = Double(step) * 5 * .pi / 180
            road.corners.append((east: 500 + 300 * sine(angle), north: 300 - 300 * sine(.pi / 2 - angle)))
        }
        road.corners.append((east: 800, north: 900))
        let path = try #require(RoutePath(road.way(.init(kmh: 36, noiseM: 1))))
        #expect(Turn.turns(of: path).map(\.kind) == [.arrive])
    }

    private func sine(_ x: Double) -> Double {
        x - x * x * x / 6 + x * x * x * x * x / 120 - x * x * x * x * x * x * x / 5040
    }

    @Test func theNextTurnComesNearer() throws {
        let path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36))))
        var guide = Guide(path)
        let advice = guide.advice(alongM: 1000)
        let first = try #require(advice)
        #expect(first.kind == .left && abs(first.distanceM - 500) < 25 && !first.isWayBack)
        let later = [1600.0, 4000, 5100].map { guide.advice(alongM: $0)?.kind }
        #expect(later == [.right, .arrive, nil])
    }

    @Test func theWayBackIsAnArrow() {
        let place = RoadModel.point(0, 0)
        let east = Guide.wayBack(from: place, courseDeg: 0, to: RoadModel.point(300, 0))
        #expect(east.kind == .right && abs(east.distanceM - 300) < 2 && east.isWayBack)
        #expect(Guide.wayBack(from: place, courseDeg: 90, to: RoadModel.point(-300, 0)).kind == .back)
        #expect(Guide.wayBack(from: place, courseDeg: 180, to: RoadModel.point(300, 0)).kind == .left)
        let arrows = Turn.Kind.allCases.map { $0.arrow(isUnicode: true) }
        #expect(Set(arrows).count == arrows.count)
        #expect(Turn.Kind.allCases.allSatisfy { kind in kind.arrow(isUnicode: false).utf8.allSatisfy { $0 < 128 } })
    }
}
