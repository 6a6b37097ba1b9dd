import Telemetry
import Testing

@testable import Routes

/// A car on its way to a destination.
@Suite(.timeLimit(.minutes(20))) struct WayGuidanceTests {
    /// The places of a road's corners, with a turn at each, and the speed at which an engine assumes that it is driven.
    private func way(_ road: RoadModel, kmh: Double = 36) throws -> DestinationWay {
        let places = road.corners.map { RoadModel.point($0.east, $0.north) }
        var (drivenM, seconds): (Double, [Double?]) = (0, [0])
        for (one, other) in zip(places, places.dropFirst()) {
            drivenM += one.distanceM(to: other)
            seconds.append(drivenM / kmh * 3.6)
        }
        let steps = places.indices.dropFirst().dropLast().map { index in
            let before = places[index - 1].bearingDeg(to: places[index])
            let angle = Angle.signed(places[index].bearingDeg(to: places[index + 1]) - before)
            return PlannedWay.Step(Turn.Kind(angleDeg: angle), street: "Street \(index)", at: index)
        }
        return try #require(DestinationWay(PlannedWay(places, steps: steps, seconds: seconds), from: .engine))
    }

    /// Drives a road to a destination, and answers each request. Returns the events with their times, and the requests.
    private func drive(
        _ road: RoadModel, to destination: GeoPoint, _ drive: RoadModel.Drive = .init(kmh: 36, noiseM: 2),
        hasWheels: Bool = true, seed: UInt64 = 3, answer: (WayGuidance.Request) throws -> DestinationWay?
    ) rethrows -> (guidance: WayGuidance, events: [WayEvent], requests: [Double]) {
        var guidance = WayGuidance(to: destination)
        var (events, requests): ([WayEvent], [Double]) = ([], [])
        let moments = road.moments(drive, seed: seed)
        for (index, moment) in moments.enumerated() {
            let time = Instant.zero.advanced(bySeconds: moment.timeS)
            let next = index + 1 < moments.count ? moments[index + 1].drivenM : moment.drivenM
            let kmh = (next - moment.drivenM) * 3.6
            if hasWheels { events += guidance.take(Sample(.vehicleSpeed, kmh, at: time)) }
            if let fix = moment.fix {
                if kmh > 1 {
                    let course = road.place(moment.drivenM).bearingDeg(to: road.place(moment.drivenM + 1))
                    events += guidance.take(Sample(.course, course, at: time))
                }
                events += guidance.take(Sample(.latitude, fix.place.latitude, at: time))
                events += guidance.take(Sample(.longitude, fix.place.longitude, at: time))
            }
            if let request = guidance.request() {
                requests.append(moment.timeS)
                events += guidance.take(try answer(request))
            }
        }
        return (guidance, events, requests)
    }

    private func readings(_ events: [WayEvent], _ kind: WayEvent.Kind) -> [WayReading] {
        events.filter { $0.kind == kind }.map(\.reading)
    }

    private func end(_ road: RoadModel) -> GeoPoint {
        road.corners.last.map { RoadModel.point($0.east, $0.north) } ?? RoadModel.origin
    }

    @Test(arguments: [true, false]) func alongTheWay(hasWheels: Bool) throws {
        let (guidance, events, requests) = try drive(
            .town, to: end(.town), hasWheels: hasWheels
        ) { _ in try way(.town) }
        #expect(requests.count == 1 && guidance.hasArrived)
        #expect(readings(events, .way).count == 1 && readings(events, .off).isEmpty)
        #expect(readings(events, .arrived).count == 1 && events.last?.kind == .arrived)
        // At 10 m/s, what is left is what is left.
        let first = try #require(readings(events, .way).first)
        #expect(abs(first.remainingM - 5000) < 30 && abs((first.remainingS ?? 0) - 500) < 5)
        for reading in readings(events, .progress) {
            #expect(abs(reading.remainingM / 10 - (reading.remainingS ?? 0)) < 3)
        }
        // Each of three turns is told twice: to prepare it and to make it.
        let turns = readings(events, .turn)
        #expect(turns.map { $0.next.kind } == [.left, .left, .right, .right, .left, .left])
        #expect(turns.map { $0.next.street } == ["1", "1", "2", "2", "3", "3"].map { "Street \($0)" })
        for (prepare, make) in zip(turns, turns.dropFirst()) where prepare.next.street == make.next.street {
            #expect((180...260).contains(prepare.next.distanceM) && (20...70).contains(make.next.distanceM))
        }
        // It is told at least every five seconds.
        let times = events.map { $0.reading.time.seconds(since: .zero) }
        for (one, other) in zip(times, times.dropFirst()) { #expect(other - one < 6.5) }
    }

    /// A wrong turn: the car is off the way, and gets a new one at once; the next one at the earliest after half a minute.
    @Test func aWrongTurn() throws {
        let wrong = RoadModel((0, 0), (1500, 0), (1500, -1500))
        var asked: [WayGuidance.Request] = []
        let (_, events, requests) = try drive(wrong, to: end(.town)) { request in
            asked.append(request)
            // The engine wants the car to turn back, again and again.
            let back = DestinationWay(
                PlannedWay([request.from, RoadModel.point(1500, 0), RoadModel.point(2500, 1000)]), from: .engine)
            return asked.count == 1 ? try way(.town) : back
        }
        #expect(requests.count >= 4)
        for (one, other) in zip(requests, requests.dropFirst()) { #expect(other - one >= 30) }
        let off = try #require(readings(events, .off).first)
        #expect((30...60).contains(off.offM ?? 0) && off.next.kind == .back)
        // 15 s is the time to drive 150 m: it was noticed before that.
        #expect(off.time.seconds(since: .zero) < 3 + 150 + 15)
        #expect(readings(events, .newWay).count == requests.count - 1)
        #expect(Angle.difference(asked[1].courseDeg ?? 0, 180) < 5)
        #expect(readings(events, .arrived).isEmpty)
    }

    /// A U-turn on the way is noticed, although the car is on the road of the way.
    @Test func aUTurn() throws {
        let turned = RoadModel((0, 0), (800, 0), (800, 4), (100, 4))
        let (_, events, requests) = try drive(turned, to: end(.town)) { _ in try way(.town) }
        #expect(readings(events, .off).count >= 1 && requests.count >= 2)
    }

    /// Noise around the limit does not make the car leave the way and come back again and again.
    @Test func besideTheWay() throws {
        let (_, events, requests) = try drive(
            .town, to: end(.town), .init(kmh: 36, noiseM: 12, asideM: 12)
        ) { _ in try way(.town) }
        #expect(readings(events, .off).count <= 1 && requests.count <= 2)
    }

    /// Without reception the wheels tell where the car is: a turn in a tunnel is told.
    @Test func aTurnInATunnel() throws {
        let (guidance, events, requests) = try drive(
            .town, to: end(.town), .init(kmh: 36, noiseM: 2, tunnel: 1000..<2000)
        ) { _ in try way(.town) }
        #expect(guidance.hasArrived && requests.count == 1)
        let hidden = events.filter { (103.0...203).contains($0.reading.time.seconds(since: .zero)) }
        #expect(hidden.contains { $0.kind == .turn && $0.reading.next.street == "Street 1" })
        #expect(hidden.count { $0.kind == .progress } > 10)
        for event in hidden {
            let drivenM = (event.reading.time.seconds(since: .zero) - 3) * 10
            #expect(abs(5000 - drivenM - event.reading.remainingM) < 40)
        }
    }

    /// A way that passes its start again leads on, and is not over there.
    @Test func theStartIsPassedTwice() throws {
        let loop = RoadModel((0, 0), (600, 0), (600, 600), (-300, 600), (-300, 0), (1500, 0))
        let (guidance, events, requests) = try drive(loop, to: end(loop)) { _ in try way(loop) }
        #expect(guidance.hasArrived && requests.count == 1)
        let before = readings(events, .progress).filter { $0.time.seconds(since: .zero) < 300 }
        for reading in before {
            #expect(abs(loop.lengthM - (reading.time.seconds(since: .zero) - 3) * 10 - reading.remainingM) < 60)
        }
    }

    @Test func withoutAWay() throws {
        let road = RoadModel((0, 0), (0, 2000))
        let (guidance, events, requests) = drive(road, to: end(road)) { _ in nil }
        let first = try #require(readings(events, .way).first)
        #expect(first.source == .straight && abs(first.remainingM - 2000) < 15 && first.remainingS == nil)
        #expect(first.bearingDeg < 1 || first.bearingDeg > 359)
        // It is asked ever more rarely.
        #expect(requests.count >= 2)
        for (one, other) in zip(requests, requests.dropFirst()) { #expect(other - one >= 60) }
        #expect(guidance.hasArrived)
        // The direction is that relative to the car's.
        let aside = drive(RoadModel((0, 0), (500, 0)), to: RoadModel.point(250, 5000)) { _ in nil }
        #expect(readings(aside.events, .progress).last?.next.kind == .left)
    }

    @Test func oneIsThereAlready() {
        let (guidance, events, requests) = drive(RoadModel((0, 0), (500, 0)), to: RoadModel.point(20, 0)) { _ in nil }
        #expect(guidance.hasArrived && events.map(\.kind) == [.arrived] && requests.isEmpty)
    }

    /// Beside the destination, but not on its side of the road: the way decides.
    @Test func passingTheDestinationIsNoArrival() throws {
        let road = RoadModel((0, 0), (1000, 0), (1000, 40), (500, 40))
        let (_, events, _) = try drive(road, to: RoadModel.point(500, 40)) { _ in try way(road) }
        let arrived = try #require(readings(events, .arrived).first)
        #expect(arrived.time.seconds(since: .zero) > 120)
    }
}
