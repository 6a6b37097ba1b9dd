import Routes
import Telemetry
import Testing

@testable import Logs

@Suite struct TripLogGPXTests {
    private let start = WallTime(microseconds: 1_763_888_400_000_000)
    private let home = GeoPoint(latitude: 48, longitude: 11)

    /// Points to the east, at these seconds, with 10 m for each of them.
    private func segment(_ seconds: [Double?]) -> [GPXFile.Point] {
        seconds.enumerated().map { index, second in
            var point = GPXFile.Point(home.moved(byM: (second ?? Double(index)) * 10, towardsDeg: 90))
            point.time = second.map { start.advanced(bySeconds: $0) }
            return point
        }
    }

    private func logs(_ segments: [[GPXFile.Point]]...) -> [TripLog] {
        var file = GPXFile()
        file.tracks = segments.map { GPXFile.Track(name: "way", segments: $0) }
        return TripLog.trips(of: file)
    }

    private func way(_ log: TripLog) -> Way {
        var builder = WayBuilder()
        for sample in log.samples { builder.take(sample) }
        builder.finishMoment()
        return builder.way
    }

    @Test func eachTrackIsATrip() throws {
        let all = logs([segment([0, 1, 2, 3])], [segment([100, 101])], [segment([nil, nil])])
        #expect(all.map(\.start) == [start, start.advanced(bySeconds: 100)])
        #expect(all.map(\.note) == ["way", "way"] && all[0].device == "GPX")
        let way = way(all[0])
        #expect(way.points.count == 4 && abs(way.lengthM - 30) < 11)
        // There is no speed in the file: that between the points.
        #expect(all[0].samples.filter { $0.signal == .groundSpeed }.allSatisfy { abs($0.value - 36) < 0.2 })
        #expect(all[0].samples.filter { $0.signal == .vehicleSpeed }.count == 3)
    }

    @Test func pointsThatAreNotLaterAreLeftOut() {
        let times = logs([segment([0, 1, 1, nil, 0.5, 2])])[0].samples.filter { $0.signal == .latitude }.map(\.time)
        #expect(times.map { $0.seconds(since: .zero) } == [0, 1, 2])
    }

    @Test func pointsOfASegmentAreConnectedAndSegmentsAreNot() {
        let rare = way(logs([segment([0, 60, 120])])[0])
        #expect(rare.segments.count == 1 && abs(rare.lengthM - 1200) < 60)
        #expect(way(logs([segment([0, 1]), segment([60, 61])])[0]).segments.count == 2)
        #expect(way(logs([segment([0, 1, 200, 201])])[0]).segments.count == 2)
    }

    @Test func theSpeedOfTheCarIsKeptIfTheFileHasIt() {
        var points = segment([0, 1, 2, 3])
        for index in points.indices { (points[index].speedKmh, points[index].carValues) = (40, [.vehicleSpeed: 36]) }
        points[2].isBridged = true
        let samples = logs([points])[0].samples
        #expect(samples.filter { $0.signal == .vehicleSpeed }.map(\.value) == [36, 36, 36, 36])
        #expect(samples.filter { $0.signal == .groundSpeed }.map(\.value) == [40, 40, 40])
        #expect(samples.filter { $0.signal == .latitude }.count == 3)
    }

    /// Of a stop, obdmech writes the first and the last point.
    @Test func aStopIsNoGap() {
        var points = segment([0, 1, 61, 62])
        points[2].place = points[1].place
        for index in points.indices { points[index].carValues = [.vehicleSpeed: index == 1 ? 0 : 36] }
        let log = logs([points])[0]
        #expect(way(log).segments.count == 1)
        let speeds = log.samples.filter { $0.signal == .vehicleSpeed }
        #expect(speeds.count == 18 && speeds.filter { $0.value == 0 }.count == 15)
        // Where the car drove and told its speed, nothing is made up.
        var driven = segment([0, 1, 61, 62])
        for index in driven.indices { driven[index].carValues = [.vehicleSpeed: 36] }
        #expect(logs([driven])[0].samples.filter { $0.signal == .latitude }.count == 4)
    }

    @Test func theSameTrackHasTheSameFingerprint() {
        let (one, same) = (logs([segment([0, 1])])[0], logs([segment([0, 1])])[0])
        #expect(one.fingerprint == same.fingerprint)
        #expect(one.fingerprint != logs([segment([0, 2])])[0].fingerprint)
    }
}
