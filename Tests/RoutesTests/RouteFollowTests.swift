import Telemetry
import TestSupport
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct RouteFollowTests {
    private let path: RoutePath

    init() throws { path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36)))) }

    private func plan(guides: Bool = false) -> RouteFollow.Plan {
        RouteFollow.Plan(path: path, reference: PaceReference(path), guides: guides)
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

    /// The pace of a drive from its own samples.
    private func pace(_ samples: [Sample]) throws -> PaceReference {
        var pace = DrivePace(on: path)
        for sample in samples { pace.take(sample) }
        return try #require(pace.reference)
    }

    /// A car that halts and creeps, as in a town, and receivers of 1 to 10 Hz that lose sight of it: whoever drives the
    /// same again is never ahead nor behind, and is told so every five seconds.
    @Test(arguments: [1.0, 2, 5, 10]) func theSameDriveIsOnItsPace(hz: Double) throws {
        let road = RoadModel.town
        var random = SeededGenerator(seed: 7)
        var samples: [Sample] = []
        var (drivenM, mps, waitS) = (0.0, 0.0, 7.0)
        var halts: [(atM: Double, waitS: Double)] = [
            (413, 38), (437, 12), (1004, 3.5), (1007, 61), (1498, 20), (1702, 90), (2399, 5), (3333, 45), (4950, 30),
        ]
        var nextFix = 0.3
        for step in 0..<20_000 where drivenM < road.lengthM - 1 {
            let timeS = Double(step) / 10
            let time = Instant.zero.advanced(bySeconds: timeS)
            if waitS > 0 {
                waitS -= 0.1
                mps = 0
            } else {
                let leftM = (halts.first?.atM ?? .infinity) - drivenM
                // Jams between 2500 and 2800 m.
                let limit = 2500..<2800 ~= drivenM ? 0.8 + 0.5 * Double(step % 70 > 35 ? 1 : 0) : 13
                mps = max(0.3, min(mps + 0.25, limit, (max(0, leftM) * 4).squareRoot()))
                if leftM <= 0.05 {
                    mps = 0
                    waitS = halts.removeFirst().waitS
                }
                drivenM += mps / 10
            }
            if step % 3 == 0 { samples.append(Sample(.vehicleSpeed, (mps * 3.6).rounded(), at: time)) }
            guard timeS >= nextFix else { continue }
            nextFix += 1 / hz + (random.noise() * 0.04)
            // A tunnel.
            if 3600..<3760 ~= drivenM { continue }
            let place = road.place(drivenM, asideM: random.noise())
            samples += [
                Sample(.latitude, place.latitude, at: time), Sample(.longitude, place.longitude, at: time),
                Sample(.positionError, 6, at: time), Sample(.groundSpeed, mps * 3.6, at: time),
            ]
        }
        var follow = RouteFollow(RouteFollow.Plan(path: path, reference: try pace(samples), guides: false))
        let told = readings(events(&follow, samples))
        #expect(follow.isOver && told.count > 80)
        let off = told.filter { abs($0.aheadS) > 1 }
        #expect(off.isEmpty, "\(off.map { ($0.alongM, $0.aheadS) })")
        let gaps = zip(told, told.dropFirst()).map { $1.time.seconds(since: $0.time) }
        #expect(gaps.filter { $0 > 5.5 }.count <= 1, "\(gaps.filter { $0 > 5.5 })")
        // The median of the same drives is the same.
        let reference = try pace(samples)
        let median = try #require(PaceReference.median(of: [reference, reference, reference]))
        for alongM in stride(from: 0.0, to: 5000, by: 7) {
            #expect(median.timesS(alongM: alongM) == reference.timesS(alongM: alongM))
        }
    }

    /// Two drives that stand at the same lights for as long, and whose receivers err differently.
    @Test func anotherReceiverIsOnThatPace() throws {
        let stops = [(atM: 800.0, seconds: 60), (atM: 2010, seconds: 45), (atM: 4000, seconds: 90)]
        let drive = RoadModel.Drive(kmh: 36, noiseM: 3, stops: stops)
        let reference = try pace(samples(.town, drive))
        var other = drive
        other.stops = stops.map { ($0.atM - 6, $0.seconds) }
        var follow = RouteFollow(RouteFollow.Plan(path: path, reference: reference, guides: false))
        let told = readings(events(&follow, samples(.town, other)))
        #expect(told.count > 100)
        #expect(told.allSatisfy { abs($0.aheadS) <= 2.5 }, "\(told.map(\.aheadS).filter { abs($0) > 2.5 })")
    }

    /// Without times it is told how far it is, and where to turn.
    @Test func aRouteWithoutTimes() throws {
        let untimed = try #require(RoutePath(places: path.checkpoints.map(\.place)))
        var plan = RouteFollow.Plan(path: untimed, reference: PaceReference(untimed), guides: true)
        plan.tellsPlace = true
        var follow = RouteFollow(plan)
        let events = events(&follow, samples(.town, .init(kmh: 36, noiseM: 2, stops: [(atM: 2000, seconds: 30)])))
        #expect(readings(events).isEmpty)
        let places = events.compactMap { event -> (alongM: Double, leftM: Double)? in
            if case .place(let alongM, let leftM, _) = event { (alongM, leftM) } else { nil }
        }
        #expect(places.count > 90)
        for place in places { #expect(abs(place.alongM + place.leftM - untimed.lengthM) < 0.01) }
        #expect(places.map(\.leftM) == places.map(\.leftM).sorted(by: >))
        #expect(events.contains { if case .guide = $0 { true } else { false } })
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

    /// The program was killed, and its samples are taken again.
    @Test func itGoesOnWithItsSamples() throws {
        let samples = samples(.town, .init(kmh: 36, noiseM: 2))
        let cut = samples.count / 2
        var follow = RouteFollow(plan())
        _ = events(&follow, samples[..<cut])
        follow.interrupt()
        // Nobody recorded while the car drove 100 m.
        let told = readings(events(&follow, samples[(cut + 40)...]))
        #expect(told.allSatisfy { abs($0.aheadS) < 6 } && follow.isOver)
        let end = follow.end
        #expect(end.error == nil && (end.drive?.coveredShare ?? 0) > 0.95 && abs(end.last?.aheadS ?? 99) < 6)
        // Back at the start, it begins again.
        var again = RouteFollow(plan())
        _ = events(&again, samples[..<cut])
        again.interrupt()
        let late = samples.map { Sample($0.signal, $0.value, at: $0.time.advanced(bySeconds: 900)) }
        #expect(abs(readings(events(&again, late)).last?.aheadS ?? 99) < 6)
        #expect(again.end.error == nil)
    }

    @Test func whatADriveEndsWith() throws {
        var whole = RouteFollow(plan())
        _ = events(&whole, samples(.town, .init(kmh: 45, noiseM: 2, stops: [(atM: 1000, seconds: 90)])))
        #expect(whole.end.error == nil && whole.end.drive?.belongs == true)
        // 100 s faster, and 90 s of standing.
        #expect(abs((whole.end.last?.aheadS ?? 0) - 10) < 6)
        let worst = try #require(whole.end.worst)
        #expect(abs(worst.aheadS + 70) < 6 && abs(worst.alongM - 1000) < 60)

        var half = RouteFollow(plan())
        _ = events(&half, samples(.town, .init(kmh: 36, endM: 2500)))
        guard case .otherWay(let share)? = half.end.error else {
            Issue.record("it counts")
            return
        }
        #expect(abs(share - 0.5) < 0.03 && abs((half.end.drive?.coveredShare ?? 0) - 0.5) < 0.03)
        // What was driven beyond the end counts against it.
        let longer = RoadModel((0, 0), (1500, 0), (1500, 1000), (2500, 1000), (2500, 4500))
        var beyond = RouteFollow(plan())
        _ = events(&beyond, samples(longer, .init(kmh: 36)))
        #expect((beyond.end.drive?.coveredShare ?? 0) > 0.95 && beyond.end.error != nil)
        #expect(RouteFollow(plan()).end.error == .tooShort)
    }

    /// Off the route the time goes on, and is told.
    @Test func linesGoOnOffTheRoute() {
        let detour = RoadModel(
            (0, 0), (600, 0), (600, -700), (1200, -700), (1200, 0), (1500, 0), (1500, 1000), (2500, 1000),
            (2500, 2500))
        var follow = RouteFollow(plan())
        let told = readings(events(&follow, samples(detour, .init(kmh: 36, noiseM: 3))))
        for (one, other) in zip(told, told.dropFirst().dropLast()) {
            #expect((5...6).contains(other.time.seconds(since: one.time)))
        }
    }

    /// Drives with stops of all kinds, told by receivers of 1 to 10 Hz at any offset: whoever drives the same again is on
    /// pace, standing included.
    @Test(arguments: 1...12) func everyDriveIsOnItsPace(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func number(_ from: Double, _ to: Double) -> Double { from + (to - from) * abs(random.noise()) }
        let road = RoadModel.town
        let (fixHz, speedHz) = ([1.0, 2, 5, 10][seed % 4], [1, 2, 3, 5][seed % 3])
        var halts = (0..<8).map { _ in (atM: number(60, 4900), waitS: number(1, 120)) }.sorted { $0.atM < $1.atM }
        var (samples, drivenM, mps, waitS): ([Sample], Double, Double, Double) = ([], 0, 0, number(0, 60))
        var nextFix = number(0, 1)
        for step in 0..<30_000 where drivenM < road.lengthM - 1 {
            let timeS = Double(step) / 10
            let time = Instant.zero.advanced(bySeconds: timeS)
            if waitS > 0 {
                waitS -= 0.1
                mps = 0
            } else {
                let leftM = (halts.first?.atM ?? .infinity) - drivenM
                mps = max(0.3, min(mps + 0.25, 12, (max(0, leftM) * 4).squareRoot()))
                drivenM += mps / 10
                if leftM <= 0.05 {
                    mps = 0
                    waitS = halts.removeFirst().waitS
                }
            }
            if step % speedHz == 0 { samples.append(Sample(.vehicleSpeed, (mps * 3.6).rounded(), at: time)) }
            guard timeS >= nextFix else { continue }
            nextFix += 1 / fixHz
            let place = road.place(drivenM, asideM: random.noise() * 2)
            samples += [
                Sample(.latitude, place.latitude, at: time), Sample(.longitude, place.longitude, at: time),
                Sample(.positionError, 5, at: time),
            ]
        }
        var follow = RouteFollow(RouteFollow.Plan(path: path, reference: try pace(samples), guides: false))
        let told = readings(events(&follow, samples))
        #expect(told.count > 60 && follow.isOver)
        #expect(told.allSatisfy { abs($0.aheadS) <= 1 }, "\(told.filter { abs($0.aheadS) > 1 })")
        let gaps = zip(told, told.dropFirst().dropLast()).map { $1.time.seconds(since: $0.time) }
        #expect(gaps.allSatisfy { $0 <= 6.05 }, "\(gaps.filter { $0 > 6.05 })")
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
