import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct RoutePathTests {
    @Test func checkpointsAreTwentyMetersApart() throws {
        let path = try #require(RoutePath(RoadModel.town.way(.init(kmh: 36))))
        #expect(abs(path.lengthM - 5000) < 20)
        #expect(abs(Double(path.checkpoints.count) - 251) <= 2)
        for (index, checkpoint) in path.checkpoints.dropLast().enumerated() {
            #expect(checkpoint.alongM == Double(index) * 20)
            // At 10 m/s it takes 2 s a step. The wait before does not count.
            #expect(abs(checkpoint.timeS - Double(index) * 2) < 1.5)
            #expect(checkpoint.place.distanceM(to: RoadModel.town.place(checkpoint.alongM)) < 12)
        }
    }

    @Test func stopsAreInTheTimes() throws {
        let path = try #require(
            RoutePath(RoadModel.town.way(.init(kmh: 36, stops: [(atM: 1000, seconds: 60)], waitsS: 120))))
        #expect(abs(path.checkpoints[40].timeS - 80) < 3)
        #expect(abs(path.checkpoints[60].timeS - 180) < 3)
        #expect(abs(path.durationS - 560) < 5)
    }

    @Test func aShortWayHasNone() {
        #expect(RoutePath(RoadModel.town.way(.init(kmh: 36, endM: 15))) == nil)
        #expect(RoutePath(Way()) == nil)
        #expect(RoutePath(RoadModel.town.way(.init(kmh: 36, endM: 45))) != nil)
    }

    @Test func bytesKeepAPath() throws {
        let path = try #require(RoutePath(RoadModel.town.way(.init(noiseM: 5))))
        let bytes = path.bytes
        #expect(bytes.count < 6 * path.checkpoints.count)
        let read = try #require(RoutePath(bytes: bytes))
        #expect(read.checkpoints.count == path.checkpoints.count)
        for (one, other) in zip(read.checkpoints, path.checkpoints) {
            #expect(one.place.distanceM(to: other.place) < 0.2)
            #expect(abs(one.timeS - other.timeS) < 0.011 && abs(one.alongM - other.alongM) < 0.011)
        }
        // Damaged ones are none, or a path, but do not crash.
        for length in 0..<bytes.count { #expect(RoutePath(bytes: Array(bytes[..<length])) == nil) }
        for index in bytes.indices.prefix(60) {
            var damaged = bytes
            damaged[index] ^= 0xFF
            _ = RoutePath(bytes: damaged)
        }
    }
}
