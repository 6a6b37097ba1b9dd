import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct WayBuilderTests {
    static let start = GeoPoint(latitude: 48.1, longitude: 11.5)

    /// A drive to the east: the wheels ten times a second, the receiver once.
    struct Drive {
        var builder = WayBuilder()
        var drivenM = 0.0
        var timeS = 0.0

        /// Drives at a constant speed.
        /// - Parameter fix: changes the fix of a second; nil for none.
        mutating func drive(
            seconds: Int, kmh: Double, tellsSpeed: Bool = true,
            fix: (Int, GeoPoint) -> (place: GeoPoint, errorM: Double)? = { ($1, 5) }
        ) {
            for second in 0..<seconds {
                for tenth in 0..<10 {
                    let time = Instant.zero.advanced(bySeconds: timeS)
                    if tellsSpeed { builder.take(Sample(.vehicleSpeed, kmh, at: time)) }
                    if tenth == 5, let fix = fix(second, start.moved(byM: drivenM, towardsDeg: 90)) {
                        builder.take(Sample(.latitude, fix.place.latitude, at: time))
                        builder.take(Sample(.longitude, fix.place.longitude, at: time))
                        builder.take(Sample(.positionError, fix.errorM, at: time))
                        builder.take(Sample(.groundSpeed, kmh, at: time))
                    }
                    timeS += 0.1
                    drivenM += kmh / 36
                }
            }
        }

        var way: Way {
            var builder = builder
            builder.finishMoment()
            return builder.way
        }
    }

    @Test func theDistanceIsThatOfTheWheels() {
        var drive = Drive(builder: WayBuilder(distanceFactor: 1.02))
        drive.drive(seconds: 60, kmh: 72)
        let way = drive.way
        #expect(way.fixes == 60 && way.points.count == 60 && way.leftOut.isEmpty && way.segments.count == 1)
        #expect(abs(way.lengthM - 59 * 20 * 1.02) < 0.5)
        #expect(way.points.last?.speedKmh == 72)
    }

    @Test func standingStillDrawsNoScribble() {
        var drive = Drive()
        drive.drive(seconds: 10, kmh: 36)
        drive.drive(seconds: 300, kmh: 0) { ($1.moved(byM: Double($0 % 7), towardsDeg: Double($0 * 47)), 5) }
        drive.drive(seconds: 10, kmh: 36)
        let way = drive.way
        let standing = way.points.filter {
            $0.time.nanoseconds > 11_500_000_000 && $0.time.nanoseconds < 310_000_000_000
        }
        #expect(Set(standing.map(\.place)).count == 1)
        #expect(standing.count <= 2)
        #expect(abs(way.lengthM - 190) < 8)
        // Without the car's speed the receiver tells that it stands.
        var alone = Drive()
        alone.drive(seconds: 10, kmh: 36, tellsSpeed: false)
        alone.drive(seconds: 300, kmh: 0, tellsSpeed: false) {
            ($1.moved(byM: Double($0 % 7), towardsDeg: Double($0 * 47)), 5)
        }
        #expect(abs(alone.way.lengthM - 190) < 12)
    }

    @Test func outliersAndBadErrorsAreLeftOut() {
        var drive = Drive()
        drive.drive(seconds: 60, kmh: 72) { second, place in
            second % 10 == 3
                ? (place.moved(byM: 400, towardsDeg: 10), 5)
                : second % 10 == 7 ? (place.moved(byM: 60, towardsDeg: 10), 80) : (place, 5)
        }
        let way = drive.way
        #expect(way.leftOut == [.jump: 6, .error: 6])
        #expect(way.points.allSatisfy { abs($0.place.latitude - Self.start.latitude) < 1e-5 })
        #expect(way.segments.count == 1)
    }

    @Test func aTunnelIsBridgedAlongTheDrivenDistance() {
        var drive = Drive()
        drive.drive(seconds: 10, kmh: 72)
        drive.drive(seconds: 20, kmh: 72) { _, _ in nil }
        drive.drive(seconds: 20, kmh: 36) { _, _ in nil }
        drive.drive(seconds: 10, kmh: 72)
        let way = drive.way
        let bridged = way.points.filter(\.isBridged)
        #expect(abs(way.bridgedM - 615) < 15)
        #expect(bridged.count == 30)
        #expect(way.segments.count == 1)
        for point in bridged {
            let truth = Self.start.moved(byM: point.drivenM + 10, towardsDeg: 90)
            #expect(point.place.distanceM(to: truth) < 6)
            // At half the speed it takes twice as long.
            let seconds = point.time.seconds(since: .zero)
            let metres = seconds < 30 ? 20 * seconds : 600 + 10 * (seconds - 30)
            #expect(abs(metres - point.drivenM - 10) < 6)
        }
    }

    @Test func withoutTheWheelsATunnelIsAGap() {
        var drive = Drive()
        drive.drive(seconds: 10, kmh: 72, tellsSpeed: false)
        drive.drive(seconds: 20, kmh: 72, tellsSpeed: false) { _, _ in nil }
        drive.drive(seconds: 10, kmh: 72, tellsSpeed: false)
        #expect(drive.way.segments.map(\.count) == [10, 10])
        #expect(drive.way.bridgedM == 0)
        #expect(abs(drive.way.lengthM - 18 * 20) < 1)
    }

    @Test func timesThatGoBackAreLeftOut() {
        var builder = WayBuilder()
        for seconds in [1.0, 2, 3, 2, 4] {
            let time = Instant.zero.advanced(bySeconds: seconds)
            builder.take(Sample(.latitude, 48 + seconds * 1e-3, at: time))
            builder.take(Sample(.longitude, 11, at: time))
        }
        builder.finishMoment()
        #expect(builder.way.points.count == 4 && builder.way.leftOut == [.late: 1])
    }

    /// Where the receiver was last switched off, it says at first that it still is.
    @Test(arguments: [1, 3, 4]) func theFirstFixesAreWrong(count: Int) {
        var drive = Drive()
        drive.drive(seconds: 60, kmh: 72) { second, place in
            (second < count ? place.moved(byM: 5000, towardsDeg: 10) : place, 5)
        }
        let way = drive.way
        #expect(way.points.allSatisfy { abs($0.place.latitude - Self.start.latitude) < 0.001 })
        #expect(way.segments.count == 1 && way.leftOut == [.jump: count + 4])
    }

    /// A receiver of 10 Hz in a car that creeps.
    @Test(arguments: [0.7, 2, 4, 8]) func creeping(mps: Double) throws {
        var builder = WayBuilder()
        for step in 0..<600 {
            let time = Instant.zero.advanced(bySeconds: Double(step) / 10)
            let place = RoadModel.point(Double(step) / 10 * mps, 0)
            builder.take(Sample(.vehicleSpeed, mps * 3.6, at: time))
            builder.take(Sample(.latitude, place.latitude, at: time))
            builder.take(Sample(.longitude, place.longitude, at: time))
        }
        builder.finishMoment()
        #expect(abs(builder.way.lengthM - 59.9 * mps) < 1.5)
        let last = try #require(builder.way.points.last)
        #expect(last.place.distanceM(to: RoadModel.point(59.9 * mps, 0)) < 1.5)
        #expect(builder.way.leftOut.isEmpty)
    }
}
