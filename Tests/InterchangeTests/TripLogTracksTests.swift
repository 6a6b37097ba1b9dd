import Routes
import Telemetry
import TestSupport
import Testing

import func Glibc.sin

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct TripLogTracksTests {
    private let start = WallTime(microseconds: 1_763_888_400_000_000)
    private let home = GeoPoint(latitude: 48, longitude: 11)

    /// Points to the east, at these seconds, with 10 m for each of them.
    private func segment(_ seconds: [Double?]) -> [TrackPoint] {
        seconds.enumerated().map { index, second in
            var point = TrackPoint(home.moved(byM: (second ?? Double(index)) * 10, towardsDeg: 90))
            point.time = second.map { start.advanced(bySeconds: $0) }
            return point
        }
    }

    private func read(_ segments: [[TrackPoint]]...) -> (logs: [TripLog], losses: TrackLosses) {
        var (file, losses) = (TrackFile(), TrackLosses())
        file.tracks = segments.map { TrackFile.Track(name: "way", segments: $0) }
        return (TripLog.trips(of: file, device: "GPX", &losses), losses)
    }

    private func logs(_ segments: [[TrackPoint]]...) -> [TripLog] {
        segments.flatMap { read($0).logs }
    }

    /// The integral of the speed in meters, as a trip has it, and the time that it covers.
    private func driven(_ log: TripLog) -> (metres: Double, seconds: Double, maxKmh: Double) {
        let speeds = log.samples.filter { $0.signal == .vehicleSpeed }
        var (metres, seconds) = (0.0, 0.0)
        for (one, other) in zip(speeds, speeds.dropFirst()) {
            let step = other.time.seconds(since: one.time)
            guard step <= 5 else { continue }
            metres += (one.value + other.value) / 2 / 3.6 * step
            seconds += step
        }
        return (metres, seconds, speeds.map(\.value).max() ?? 0)
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
        #expect(all[0].samples.filter { $0.signal == .vehicleSpeed }.count == 4)
    }

    @Test func pointsThatAreNotLaterAreLeftOut() {
        let (logs, losses) = read([segment([0, 1, 1, nil, 0.5, 2, 3])])
        let times = logs[0].samples.filter { $0.signal == .latitude }.map { $0.time.seconds(since: .zero) }
        #expect(times == [0, 1, 2, 3])
        #expect(losses.points == [.time: 1, .order: 1, .repeated: 1])
    }

    @Test func pointsOfASegmentAreConnectedAndSegmentsOnlyIfTheyAreClose() {
        for seconds in [30.0, 60, 600, 3600] {
            let rare = logs([segment([0, seconds, 2 * seconds])])[0]
            #expect(way(rare).segments.count == 1 && abs(way(rare).lengthM - 20 * seconds) < 1, "\(seconds)")
            // Nothing is made up but the speed.
            #expect(rare.samples.filter { $0.signal == .latitude }.count == 3)
        }
        #expect(way(logs([segment([0, 1]), segment([60, 61])])[0]).segments.count == 1)
        #expect(way(logs([segment([0, 1]), segment([600, 601])])[0]).segments.count == 2)
        #expect(way(logs([segment([0, 1, 4000, 4001])])[0]).segments.count == 2)
    }

    /// However far apart the points are, and in whatever order of distances, the trip is as long as the track, and no
    /// time is lost at its ends or those of segments.
    @Test(arguments: seeds) func aTripIsAsLongAsItsTrack(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for steps in [[1.0], [1, 5, 6], [10], [60], [1, 60], [4, 300], [2, 7, 31, 600, 3600]] {
            var (place, second, lengthM, mps) = (home, 0.0, 0.0, 0.0)
            var segments: [[TrackPoint]] = [[]]
            for index in 0..<60 {
                var point = TrackPoint(place)
                point.time = start.advanced(bySeconds: second)
                segments[segments.count - 1].append(point)
                let step = steps.randomElement(using: &random) ?? 1
                // As a car can, with stops.
                mps = max(0, min(40, mps + Double.random(in: -4...3, using: &random) * step))
                second += step
                if index < 59 {
                    let next = place.moved(byM: mps * step, towardsDeg: Double.random(in: 0..<360, using: &random))
                    lengthM += place.distanceM(to: next)
                    place = next
                }
            }
            let log = logs(segments)[0]
            let (metres, seconds, maxKmh) = driven(log)
            let lastS = (segments.last?.last?.time?.seconds(since: start)) ?? 0
            #expect(abs(seconds - lastS) < 0.01, "\(steps)")
            #expect(abs(metres - lengthM) < 0.01 * lengthM + 40, "\(steps): \(metres) \(lengthM)")
            #expect(maxKmh < 300)
        }
    }

    /// Segments that follow each other as the points do.
    @Test func noIntervalIsLostBetweenSegments() {
        for step in [1.0, 10, 60] {
            let parts = (0..<5).map { part in segment((0..<10).map { (Double(part * 10) + Double($0)) * step }) }
            let (metres, seconds, _) = driven(logs(parts)[0])
            #expect(abs(seconds - 49 * step) < 0.01 && abs(metres - 490 * step) < 1)
        }
    }

    /// A point a minute, as trackers write: the straight lines, and how much more it may have been.
    @Test func aPointAMinute() throws {
        let log = logs([segment(stride(from: 0, through: 600, by: 60).map { $0 })])[0]
        let (metres, seconds, maxKmh) = driven(log)
        #expect(abs(metres - 6000) < 1 && seconds == 600 && abs(maxKmh - 36) < 0.1)
        #expect(try #require(log.positionsPercent) > 10)
        // Close together, nothing is unknown.
        #expect(try #require(logs([segment((0...600).map { Double($0) })])[0].positionsPercent) < 3)
    }

    /// A winding road of which only some points are known: its length is within what is said.
    @Test(arguments: [(1.0, 12.0), (5, 12), (10, 15), (20, 15), (30, 20), (60, 10)])
    func theLengthOfAWindingRoadIsWithinItsUncertainty(interval: Double, mps: Double) throws {
        // A bend of 60° each 300 m, and the street grid of a town.
        for bend in [0, 1] {
            var (place, points, heading) = (home, [TrackPoint](), 0.0)
            let stepM = mps / 10
            for tenth in 0...(18_000) {
                if tenth.isMultiple(of: Int(interval * 10)) {
                    var point = TrackPoint(place)
                    point.time = start.advanced(bySeconds: Double(tenth) / 10)
                    points.append(point)
                }
                let metres = Double(tenth) * stepM
                heading = bend == 0 ? 30 * sin(metres / 150) : Int(metres / 250) % 4 < 2 ? 0 : 90
                place = place.moved(byM: stepM, towardsDeg: heading)
            }
            let log = logs([points])[0]
            let truth = Double(points.count - 1) * interval * mps
            let (metres, _, _) = driven(log)
            let percent = try #require(log.positionsPercent)
            #expect(abs(truth / metres - 1) * 100 <= percent, "\(interval) s: \(truth) \(metres) ±\(percent)")
        }
    }

    /// Speeds in another unit than the format's, or none at all, do not make the trip longer or shorter.
    @Test(arguments: [3.6, 1.94384, 0, 10, 0.8, 1.2]) func speedsThatDoNotFitThePlaces(factor: Double) {
        var points = segment((0...100).map { Double($0) })
        for index in points.indices { points[index].speedKmh = 36 * factor }
        let log = logs([points])[0]
        #expect(abs(driven(log).metres - 1000) < 1)
        #expect(log.samples.filter { $0.signal == .groundSpeed }.allSatisfy { abs($0.value - 36) < 0.1 })
        for index in points.indices { points[index].speedKmh = 35 }
        #expect(abs(driven(logs([points])[0]).metres - 972) < 1)
    }

    /// Two hours in a car park are no drive, whatever the receiver's error.
    @Test func standingIsNoDriving() {
        var points = segment((0...50).map { Double($0) })
        for minute in 1...120 {
            var point = TrackPoint(points[50].place.moved(byM: Double(minute % 5) * 3, towardsDeg: Double(minute) * 77))
            point.time = start.advanced(bySeconds: 50 + Double(minute) * 60)
            points.append(point)
        }
        #expect(abs(driven(logs([points])[0]).metres - 500) < 30)
    }

    /// The points of OsmAnd's issue 13945: one in the year 0, and the first 22 minutes later than all others.
    @Test func wrongTimesAreLeftOutWhereverTheyAre() {
        for wrong in [[1300.0], [-40e6], [1e9], [-1e9, 1300]] {
            for place in [0, 1, 5, 10] {
                var points = segment((0..<20).map { Double($0) * 10 })
                for (index, seconds) in wrong.enumerated() {
                    points[place + index].time = start.advanced(bySeconds: seconds)
                }
                // Somebody may have driven on, later.
                let (logs, losses) = read([points])
                let count = logs[0].samples.filter { $0.signal == .latitude }.count
                #expect(count == 20 - wrong.count && losses.points == [.order: wrong.count], "\(wrong) at \(place)")
            }
        }
    }

    /// One place that cannot be, at the beginning, in the middle or at the end, and several.
    @Test(arguments: [1, 2, 5]) func jumpsAreLeftOut(count: Int) {
        for metres in [1000.0, 50_000, 5_000_000] {
            for place in [0, 1, 25, 50 - count] {
                var points = segment((0..<50).map { Double($0) })
                for index in place..<place + count {
                    points[index].place = points[index].place.moved(byM: min(metres, 50_000), towardsDeg: 20)
                    if metres > 1e6 { points[index].place.latitude = -40 }
                }
                let (logs, losses) = read([points])
                #expect(losses.points == [.jump: count], "\(metres) at \(place)")
                #expect(abs(driven(logs[0]).metres - Double(49) * 10) < Double(count) * 10 + 1)
            }
        }
        // Two drives in one segment, far from each other: both are right, and nothing between them.
        var far = segment((0..<100).map { Double($0) })
        for index in 50..<100 { far[index].place = far[index].place.moved(byM: 80_000, towardsDeg: 0) }
        let (logs, losses) = read([far])
        #expect(losses.isEmpty && abs(driven(logs[0]).metres - 990) < 10 && way(logs[0]).segments.count == 2)
    }

    @Test func partsOfAFileMayBeInAnotherOrder() {
        let (logs, losses) = read([segment((0..<100).map { 200 + Double($0) }), segment((0..<100).map { Double($0) })])
        #expect(losses.isEmpty && logs[0].start == start)
        let times = logs[0].samples.map(\.time)
        #expect(times == times.sorted())
    }

    @Test func timesThatAreMissing() {
        let (logs, losses) = read([segment([nil, 1, 2, nil])])
        #expect(logs[0].start == start.advanced(bySeconds: 1) && losses.points == [.time: 2])
        #expect(read([segment([nil, nil])]).logs.isEmpty)
    }

    /// A file cannot make speeds without end.
    @Test func thereIsALimit() {
        let log = logs([segment((0..<2000).map { Double($0) * 3600 })])[0]
        #expect(log.samples.count < 520_000)
    }

    @Test func theSpeedOfTheCarIsKeptIfTheFileHasIt() {
        var points = segment([0, 1, 2, 3])
        for index in points.indices {
            points[index].speedKmh = 40
            points[index].carValues = [.vehicleSpeed: 36]
        }
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
        points[3].place = home.moved(byM: 20, towardsDeg: 90)
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
