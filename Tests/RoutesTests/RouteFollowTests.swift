import Telemetry
import Testing

@testable import Routes

struct RouteFollowTests {
    private let path: RoutePath

    init() throws { path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36)))) }

    private func plan(guides: Bool = false) -> RouteFollow.Plan {
        RouteFollow.Plan(path: path, reference: PaceReference(timesS: path.timesS), guides: guides)
    }

    /// The samples of a drive, as a car and a receiver tell them.
    private func samples(_ road: RoadModel, _ drive: RoadModel.Drive) -> [Sample] {
        let moments = road.moments(drive, seed: 9)
        return moments.indices.flatMap { index -> [Sample] in
            let moment = moments[index]
            let time = Instant.zero.advanced(bySeconds: moment.timeS)
            let next = index + 1 < moments.count ? moments[index + 1].drivenM : moment.drivenM
            let before = index > 0 ? moments[index - 1].drivenM : moment.drivenM
            let speed = Sample(
                .vehicleSpeed, (next - before) / (index > 0 && index + 1 < moments.count ? 2 : 1) * 3.6, at: time)
            guard let fix = moment.fix else { return [speed] }
            return [
                speed, Sample(.latitude, fix.place.latitude, at: time),
                Sample(.longitude, fix.place.longitude, at: time), Sample(.positionError, 5, at: time),
            ]
        }
    }

    private func events(_ follow: inout RouteFollow, _ samples: some Sequence<Sample>) -> [FollowEvent] {
        samples.flatMap { follow.take($0) }
    }

    private func readings(_ events: [FollowEvent]) -> [PaceMeter.Reading] {
        events.compactMap { if case .pace(let reading) = $0 { reading } else { nil } }
    }

    @Test func tellsThePaceEveryFiveSeconds() throws {
        var follow = RouteFollow(plan())
        let events = events(&follow, samples(.town, .init(kmh: 45, noiseM: 3)))
        let readings = readings(events)
        #expect(abs(readings.count - 81) <= 3)
        for (one, other) in zip(readings, readings.dropFirst().dropLast()) {
            #expect((5...6).contains(other.time.seconds(since: one.time)))
        }
        #expect(abs(try #require(readings.last).aheadS - 98) < 6)
        guard case .arrived = events.last else {
            Issue.record("no arrival")
            return
        }
        #expect(follow.isOver && follow.state == nil)
    }

    @Test func aStopIsToldWhileItLasts() throws {
        var follow = RouteFollow(plan())
        let readings = readings(
            events(&follow, samples(.town, .init(kmh: 36, noiseM: 2, stops: [(atM: 2010, seconds: 60)], waitsS: 30))))
        // The wait before the start does not count.
        #expect(readings.filter { $0.alongM < 1900 }.allSatisfy { abs($0.aheadS) < 4 })
        let standing = readings.filter { $0.elapsedS > 205 && $0.elapsedS < 258 }
        #expect(standing.count >= 10)
        for reading in standing { #expect(abs(reading.aheadS + reading.elapsedS - 201) < 6) }
    }

    @Test func aStartFarAwayIsRefused() throws {
        var follow = RouteFollow(plan())
        let events = events(&follow, samples(.town, .init(startM: 800)).prefix(400))
        guard case .refused(let metres)? = events.first else {
            Issue.record("not refused")
            return
        }
        #expect(abs(metres - 800) < 10 && events.count == 1 && follow.isOver)
    }

    @Test func aDetourIsToldAndEnded() {
        let detour = RoadModel(
            (0, 0), (600, 0), (600, -700), (1200, -700), (1200, 0), (1500, 0), (1500, 1000), (2500, 1000),
            (2500, 2500))
        var follow = RouteFollow(plan())
        let events = events(&follow, samples(detour, .init(kmh: 36, noiseM: 3)))
        let deviations = events.compactMap { if case .deviation(let isOn, _, _) = $0 { isOn } else { nil } }
        #expect(deviations == [true, false])
        // 1,400 m more than the reference at 10 m/s.
        #expect(abs((readings(events).last?.aheadS ?? 0) + 140) < 10)
    }

    @Test func itGoesOnAfterACrash() throws {
        let samples = samples(.town, .init(kmh: 36, noiseM: 2))
        let cut = samples.count / 2
        var first = RouteFollow(plan())
        _ = events(&first, samples[..<cut])
        let state = try #require(first.state)
        #expect(abs(state.alongM - 2500) < 60 && state.covered.count(where: { $0 }) > 100)
        // 40 s later another process begins with a clock of its own. The car has stood meanwhile.
        let late = samples[cut...].map { Sample($0.signal, $0.value, at: $0.time.advanced(bySeconds: 40)) }
        var second = RouteFollow(plan(), earlier: state)
        let told = readings(events(&second, late))
        #expect(abs((told.first?.aheadS ?? 0) + 40) < 6 && abs((told.last?.aheadS ?? 0) + 40) < 6)
        #expect(second.isOver)
        // At the start again, it is another drive.
        var third = RouteFollow(plan(), earlier: state)
        #expect(abs(readings(events(&third, samples)).last?.aheadS ?? 99) < 6)
    }

    @Test func aTunnelIsNoDeviation() {
        var follow = RouteFollow(plan())
        // The tunnel has a bend: the straight line between its ends is not the road.
        let events = events(&follow, samples(.town, .init(kmh: 36, noiseM: 2, tunnel: 1200..<1900)))
        #expect(!events.contains { if case .deviation = $0 { true } else { false } })
        #expect(abs(readings(events).last?.aheadS ?? 99) < 6)
    }

    @Test func theNextTurnIsTold() throws {
        var follow = RouteFollow(RouteFollow.Plan(path: path, reference: nil, guides: true))
        let advice = events(&follow, samples(.town, .init(kmh: 36, noiseM: 1))).compactMap {
            if case .guide(let advice, _) = $0 { advice } else { nil }
        }
        let kinds = advice.map(\.kind)
        #expect(kinds.first == .left && kinds.last == .arrive && Set(kinds) == [.left, .right, .arrive])
        #expect(advice.allSatisfy { !$0.isWayBack })
        // Far away it shows the way to the start, and refuses nothing.
        var far = RouteFollow(RouteFollow.Plan(path: path, reference: nil, guides: true))
        let road = RoadModel((-900, 0), (-700, 0))
        guard case .guide(let back, _)? = events(&far, samples(road, .init())).last else {
            Issue.record("no advice")
            return
        }
        #expect(back.isWayBack && abs(back.distanceM - 750) < 60 && back.kind == .straight || back.kind == .right)
    }
}
