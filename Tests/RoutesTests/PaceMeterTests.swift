import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct PaceMeterTests {
    private let route: RoutePath
    private let reference: PaceReference

    init() throws {
        route = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36))))
        reference = try #require(PaceReference(route))
    }

    private func readings(_ drive: RoadModel.Drive) -> [(reading: PaceMeter.Reading, drivenM: Double)] {
        var (matcher, meter) = (RouteMatcher(route), PaceMeter(against: reference))
        return RoadModel.town.moments(drive, seed: 4).compactMap { moment in
            guard let fix = moment.fix, let position = matcher.take(fix) else { return nil }
            return (
                meter.take(
                    alongM: position.alongM, drivenM: fix.drivenM, at: .zero.advanced(bySeconds: moment.timeS)),
                moment.drivenM
            )
        }
    }

    @Test func aFasterDriveIsAhead() {
        // At 45 km/h instead of 36, 5 km take 400 s instead of 500.
        for (reading, drivenM) in readings(.init(kmh: 45, noiseM: 3, waitsS: 40)) where drivenM > 100 {
            #expect(abs(reading.aheadS - drivenM / 10 * 0.2) < 4)
            #expect(abs(reading.aheadM - drivenM * 0.2) < 40)
        }
    }

    /// A receiver that tells the place of before it moved off once more.
    @Test func whoeverDrivesTheSameIsEvenFromTheFirstFixOn() throws {
        let knots = [(0.0, 0.0), (0, 1), (20, 4), (400, 80)].map { PaceReference.Knot(alongM: $0.0, timeS: $0.1) }
        var meter = PaceMeter(against: try #require(PaceReference(knots)))
        for second in 0...80 {
            let alongM = second < 2 ? 0 : second < 4 ? Double(second - 1) * 20 / 3 : 20 + Double(second - 4) * 5
            let reading = meter.take(
                alongM: alongM, drivenM: second == 1 ? 2 : alongM,
                at: .zero.advanced(bySeconds: Double(second)))
            #expect(abs(reading.aheadS) < 0.01 && reading.elapsedS == Double(second), "\(reading)")
        }
    }

    @Test func pausesCount() throws {
        let last = try #require(readings(.init(kmh: 36, noiseM: 3, stops: [(atM: 2000, seconds: 90)])).last).reading
        #expect(abs(last.aheadS + 90) < 4)
        #expect(last.aheadM < 0)
        #expect(abs(last.elapsedS - 590) < 6)
    }

    @Test func whoeverStartsLaterOnTheRouteStartsEven() throws {
        let all = readings(.init(kmh: 36, noiseM: 1, startM: 160))
        #expect(all.allSatisfy { abs($0.reading.aheadS) < 3 })
    }

    @Test func oneOutlierIsNotShown() throws {
        var meter = PaceMeter(against: reference)
        var shown: [Double] = []
        for second in 0..<60 {
            let alongM = Double(second) * 10 + (second == 30 ? 200 : 0)
            shown.append(
                meter.take(
                    alongM: alongM, drivenM: Double(second) * 10, at: .zero.advanced(bySeconds: Double(second))
                ).aheadS)
        }
        #expect(shown.allSatisfy { abs($0) < 3 })
    }

    @Test func theClockGoesOnWhereAnotherStopped() {
        let start = Instant.zero.advanced(bySeconds: -100)
        var meter = PaceMeter(against: reference, startedAt: start)
        let reading = meter.take(alongM: 1000, drivenM: 0, at: .zero.advanced(bySeconds: 30))
        #expect(abs(reading.elapsedS - 130) < 1e-6 && abs(reading.aheadS + 30) < 2)
    }

    @Test func bestAndMedianAreThoseOfAllDrives() throws {
        let drives = try [30.0, 50, 40].map { kmh in
            RouteDrive(try #require(RoutePath(RoadModel.town.way(.init(kmh: kmh)))), on: route)
        }
        #expect(RouteDrive.best(of: drives) == 1 && RouteDrive.best(of: []) == nil)
        let median = try #require(
            PaceReference.median(
                of: drives.compactMap { PaceReference(timesS: $0.filledTimesS ?? [], on: route) }))
        #expect(abs(median.durationS - 450) < 5)
        #expect(PaceReference.median(of: []) == nil)
    }

    /// At a stop a place has many times, and whoever is there at one of them is on pace.
    @Test func aStopOfTheReference() throws {
        let knots = [(0.0, 0.0), (100, 10), (100, 70), (200, 80), (250, 90), (250, 91), (300, 96), (300, 400)]
        let reference = try #require(PaceReference(knots.map { PaceReference.Knot(alongM: $0.0, timeS: $0.1) }))
        #expect(reference.timesS(alongM: 50) == 5...5 && reference.timesS(alongM: 150) == 75...75)
        #expect(reference.timesS(alongM: 100) == 10...70)
        // Another car stands some meters away at the same light.
        #expect(reference.timesS(alongM: 95) == 9.5...70 && reference.timesS(alongM: 108).lowerBound == 10)
        // A short rest is no stop, and who stands at the end has arrived.
        #expect(reference.timesS(alongM: 245).upperBound < 90 && reference.timesS(alongM: 300) == 96...96)
        #expect([5.0, 30, 75, 999].map { reference.alongM(afterS: $0) } == [50, 100, 150, 300])
        #expect(PaceReference([]) == nil)
        #expect(PaceReference([.init(alongM: 0, timeS: 0), .init(alongM: 100, timeS: 0)]) == nil, "no times, no pace")
    }

    @Test func aRouteWithoutTimesHasNoPace() throws {
        let places = (0..<100).map { RoadModel.point(Double($0) * 20, 0) }
        let path = try #require(RoutePath(places: places))
        #expect(!path.isTimed && path.durationS == 0 && PaceReference(path) == nil)
        // What earlier versions invented is known again.
        let invented = path.checkpoints.map { Checkpoint(place: $0.place, alongM: $0.alongM, timeS: $0.alongM * 0.072) }
        var bytes = try #require(RoutePath(invented)).bytes
        #expect(try #require(RoutePath(bytes: bytes)).isTimed)
        // The layout of these versions, without the number of stops at its end.
        bytes[0] = 1
        bytes.removeLast()
        #expect(try !#require(RoutePath(bytes: bytes)).isTimed)
    }

    /// Times that are missing between others are interpolated; without most of them there are none.
    @Test func someTimes() throws {
        let places = (0...50).map { RoadModel.point(Double($0) * 20, 0) }
        func path(_ known: (Int) -> Double?) throws -> RoutePath {
            try #require(RoutePath(places: places, seconds: (0...50).map(known)))
        }
        let all = try path { Double($0) * 2 }
        #expect(abs(all.durationS - 100) < 0.01)
        for some in [
            try path { $0 % 7 == 0 || $0 == 50 ? Double($0) * 2 : nil }, try path { $0 == 0 ? nil : Double($0) * 2 },
        ] {
            for (one, other) in zip(some.checkpoints, all.checkpoints) { #expect(abs(one.timeS - other.timeS) < 2.1) }
        }
        #expect(
            try !path { $0 < 10 ? Double($0) : nil }.isTimed && !path { _ in 5 }.isTimed && !path { _ in nil }.isTimed)
    }
}
