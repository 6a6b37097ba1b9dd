import Telemetry
import Testing

@testable import Routes

/// A car that leaves its route and is guided on a way that an engine told.
@Suite(.timeLimit(.minutes(20))) struct NewWayTests {
    private let path: RoutePath

    init() throws { path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36)))) }

    /// The places of a road, as an engine tells them: its corners only.
    private func places(_ road: RoadModel) -> [GeoPoint] {
        road.corners.map { RoadModel.point($0.east, $0.north) }
    }

    /// Drives a road, and asks an engine whenever it must be asked. Returns the events, and the requests with their
    /// times.
    private func drive(
        _ road: RoadModel, on path: RoutePath? = nil, _ drive: RoadModel.Drive = .init(kmh: 36, noiseM: 2),
        engine: (NewWay.Request) -> [GeoPoint]?
    ) -> (events: [FollowEvent], requests: [(request: NewWay.Request, timeS: Double)]) {
        var follow = RouteFollow(
            RouteFollow.Plan(path: path ?? self.path, reference: nil, guides: true, findsNewWays: true))
        var (events, requests): ([FollowEvent], [(NewWay.Request, Double)]) = ([], [])
        let moments = road.moments(drive, seed: 3)
        for (index, moment) in moments.enumerated() {
            let time = Instant.zero.advanced(bySeconds: moment.timeS)
            let next = index + 1 < moments.count ? moments[index + 1].drivenM : moment.drivenM
            events += follow.take(Sample(.vehicleSpeed, (next - moment.drivenM) * 3.6, at: time))
            guard let fix = moment.fix else { continue }
            let course = road.place(moment.drivenM).bearingDeg(to: road.place(moment.drivenM + 1))
            events += follow.take(Sample(.course, course, at: time))
            events += follow.take(Sample(.latitude, fix.place.latitude, at: time))
            events += follow.take(Sample(.longitude, fix.place.longitude, at: time))
            guard let request = follow.request() else { continue }
            requests.append((request, moment.timeS))
            if let way = engine(request).flatMap({ try? NewWay($0, for: request) }) { events += follow.take(way) }
        }
        return (events, requests)
    }

    private func advice(_ events: [FollowEvent]) -> [Guide.Advice] {
        events.compactMap { if case .guide(let advice, _) = $0 { advice } else { nil } }
    }

    private func newWays(_ events: [FollowEvent]) -> [(lengthM: Double, leadsToEnd: Bool)] {
        events.compactMap { if case .newWay(let metres, let leadsToEnd, _) = $0 { (metres, leadsToEnd) } else { nil } }
    }

    /// South of the route and round it, to its end from the other side.
    private let round = RoadModel((0, 0), (600, 0), (600, -700), (3200, -700), (3200, 2500), (2480, 2500))

    @Test func toTheEndOfTheRoute() throws {
        let (events, requests) = drive(round) {
            [$0.from] + places(RoadModel((600, -700), (3200, -700), (3200, 2500))) + [$0.to]
        }
        #expect(requests.count == 1 && requests[0].request.leadsToEnd)
        #expect(requests[0].request.to.distanceM(to: path.end) < 1)
        // It is asked as soon as the route is left: 30 m from it, in three fixes.
        #expect(requests[0].request.from.distanceM(to: RoadModel.point(600, 0)) < 90)
        let way = try #require(newWays(events).first)
        #expect(newWays(events).count == 1 && way.leadsToEnd && abs(way.lengthM - 7150) < 150)
        let guided = advice(events).filter(\.isNewWay)
        #expect(guided.map(\.kind).contains(.left) && guided.last?.kind == .arrive)
        #expect(guided.dropFirst(2).allSatisfy { !$0.isWayBack } && guided.count > 100)
        // Seconds after it was found, nothing else is told.
        #expect(advice(events).count { $0.isWayBack } <= 3)
        guard case .arrived? = events.last else {
            Issue.record("no arrival")
            return
        }
    }

    @Test func theRouteIsFoundAgain() throws {
        let detour = RoadModel(
            (0, 0), (600, 0), (600, -700), (1200, -700), (1200, 0), (1500, 0), (1500, 1000), (2500, 1000), (2500, 2500))
        let (events, requests) = drive(detour) {
            [$0.from] + places(RoadModel((600, -700), (1200, -700), (1200, 0), (1500, 0), (1500, 1000), (2500, 1000)))
                + [$0.to]
        }
        #expect(requests.count == 1 && newWays(events).count == 1)
        let deviations = events.compactMap { if case .deviation(let isOn, _, _) = $0 { isOn } else { nil } }
        #expect(deviations == [true, false])
        // Then the turns are those of the route.
        let found = try #require(events.firstIndex { if case .deviation(false, _, _) = $0 { true } else { false } })
        #expect(advice(Array(events[..<found])).contains { $0.isNewWay })
        let rest = advice(Array(events[found...]))
        #expect(rest.count > 50 && !rest.contains { $0.isNewWay || $0.isWayBack })
    }

    @Test func anEngineIsAskedAgainEvery15Seconds() {
        // One that finds nothing, and one whose way is not driven.
        let silent = drive(round) { _ in nil }
        #expect(silent.requests.count > 30 && newWays(silent.events).isEmpty)
        let other = drive(round) { [$0.from, $0.from.moved(byM: 900, towardsDeg: 270), $0.to] }
        #expect(other.requests.count > 10 && newWays(other.events).count == other.requests.count)
        for requests in [silent.requests, other.requests] {
            #expect(zip(requests, requests.dropFirst()).allSatisfy { $1.timeS - $0.timeS >= RouteFollow.asksS })
        }
        #expect(
            advice(silent.events).contains { $0.isWayBack } && !advice(silent.events).contains { $0.isNewWay })
    }

    /// A way that begins behind the car is one for which it must turn.
    @Test func aWayThatBeginsBehindTheCar() throws {
        let events = drive(round) { [$0.from, RoadModel.point(600, 0), $0.to] }.events
        let first = try #require(advice(events).first { $0.isNewWay })
        #expect(first.isWayBack && first.distanceM < 150, "\(first)")
        #expect(first.kind == .back, "\(first)")
    }

    @Test func onTheRouteNothingIsAsked() {
        let (_, requests) = drive(.town) { _ in nil }
        #expect(requests.isEmpty)
    }

    /// The end of a tour is near its start: the way there would leave the tour out.
    @Test func aTourIsFoundAgain() throws {
        let tour = try #require(
            RoutePath(RoadModel((0, 0), (2000, 0), (2000, 2000), (0, 2000), (0, 50)).way(.init(kmh: 36))))
        let road = RoadModel((0, 0), (300, 0), (300, 400), (900, 400), (900, 0), (2000, 0), (2000, 500))
        let (events, requests) = drive(road, on: tour) {
            [$0.from] + (requestIsNear($0) ? [] : places(RoadModel((300, 400), (900, 400)))) + [$0.to]
        }
        #expect(requests.allSatisfy { !$0.request.leadsToEnd && $0.request.to.distanceM(to: $0.request.from) < 500 })
        #expect(newWays(events).contains { !$0.leadsToEnd })
        // Its start is looked for if it was not begun.
        let far = drive(RoadModel((-900, 0), (-900, 700)), on: tour) { _ in nil }
        #expect(far.requests.allSatisfy { $0.request.to == tour.start && !$0.request.leadsToEnd })
        #expect(!far.requests.isEmpty)
    }

    private func requestIsNear(_ request: NewWay.Request) -> Bool { request.from.distanceM(to: request.to) < 100 }

    @Test func aWayThatIsOfNoUse() {
        let (from, to) = (RoadModel.point(0, 0), RoadModel.point(0, 5000))
        let request = NewWay.Request(from: from, to: to, leadsToEnd: true)
        #expect(throws: NewWay.PathError.tooShort) {
            try NewWay([from, from.moved(byM: 10, towardsDeg: 0)], for: request)
        }
        #expect(throws: NewWay.PathError.tooShort) { try NewWay([], for: request) }
        for places in [[from, from.moved(byM: 2000, towardsDeg: 0)], [from.moved(byM: 2000, towardsDeg: 180), to]] {
            #expect { try NewWay(places, for: request) } throws: {
                if case NewWay.PathError.elsewhere(let metres)? = $0 as? NewWay.PathError {
                    metres > 1000
                } else {
                    false
                }
            }
        }
        // Engines begin at the nearest road.
        #expect(throws: Never.self) { try NewWay([from.moved(byM: 300, towardsDeg: 90), to], for: request) }
    }

    /// An answer that comes when the route has been found again is of no use any more.
    @Test func aLateAnswerIsForgotten() throws {
        var follow = RouteFollow(RouteFollow.Plan(path: path, reference: nil, guides: true, findsNewWays: true))
        let request = NewWay.Request(from: RoadModel.point(600, 0), to: path.end, leadsToEnd: true)
        for moment in RoadModel.town.moments(.init(kmh: 36, endM: 600), seed: 3) {
            let time = Instant.zero.advanced(bySeconds: moment.timeS)
            _ = follow.take(Sample(.vehicleSpeed, 36, at: time))
            guard let fix = moment.fix else { continue }
            _ = follow.take(Sample(.latitude, fix.place.latitude, at: time))
            _ = follow.take(Sample(.longitude, fix.place.longitude, at: time))
        }
        #expect(follow.take(try NewWay([request.from, request.to], for: request)).isEmpty)
    }
}
