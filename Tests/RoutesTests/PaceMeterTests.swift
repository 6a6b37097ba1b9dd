import Telemetry
import Testing

@testable import Routes

struct PaceMeterTests {
    private let route: RoutePath
    private let reference: PaceReference

    init() throws {
        route = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36))))
        reference = try #require(PaceReference(timesS: route.timesS))
    }

    private func readings(_ drive: RoadModel.Drive) -> [(reading: PaceMeter.Reading, drivenM: Double)] {
        var (matcher, meter) = (RouteMatcher(route), PaceMeter(route, against: reference))
        return RoadModel.town.moments(drive, seed: 4).compactMap { moment in
            guard let fix = moment.fix, let position = matcher.take(fix) else { return nil }
            return (
                meter.take(position, drivenM: fix.drivenM, at: .zero.advanced(bySeconds: moment.timeS)), moment.drivenM
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
        var meter = PaceMeter(route, against: reference)
        var shown: [Double] = []
        for second in 0..<60 {
            let alongM = Double(second) * 10 + (second == 30 ? 200 : 0)
            let index = route.segment(alongM: alongM)
            let position = RouteMatcher.Position(
                index: index, share: (alongM - route.checkpoints[index].alongM) / 20, alongM: alongM, besideM: 0)
            shown.append(
                meter.take(position, drivenM: Double(second) * 10, at: .zero.advanced(bySeconds: Double(second)))
                    .aheadS)
        }
        #expect(shown.allSatisfy { abs($0) < 3 })
    }

    @Test func theClockGoesOnWhereAnotherStopped() {
        let start = Instant.zero.advanced(bySeconds: -100)
        var meter = PaceMeter(route, against: reference, startedAt: start)
        let position = RouteMatcher.Position(index: 50, share: 0, alongM: 1000, besideM: 0)
        let reading = meter.take(position, drivenM: 0, at: .zero.advanced(bySeconds: 30))
        #expect(abs(reading.elapsedS - 130) < 1e-6 && abs(reading.aheadS + 30) < 2)
    }

    @Test func bestAndMedianAreThoseOfAllDrives() throws {
        let drives = try [30.0, 50, 40].map { kmh in
            RouteDrive(try #require(RoutePath(RoadModel.town.way(.init(kmh: kmh)))), on: route)
        }
        let best = try #require(PaceReference.best(of: drives))
        let median = try #require(PaceReference.median(of: drives))
        #expect(abs(best.timesS[best.timesS.count - 1] - 360) < 5)
        #expect(abs(median.timesS[median.timesS.count - 1] - 450) < 5)
        #expect(PaceReference.best(of: []) == nil && PaceReference.median(of: []) == nil)
    }
}
