import Routes
import Telemetry
import Testing

@testable import Drift

@Suite(.timeLimit(.minutes(20))) struct ReferenceComparisonTests {
    private static let start = GeoPoint(latitude: 45.1, longitude: 7.6)

    /// A drive to the north at 10 m/s: the gyro 50 times a second, a position each tenth.
    /// - Parameters:
    ///   - turn: degrees since the beginning, clockwise, at a distance.
    ///   - back: where it turns around; the way back is on the same road.
    private static func line(
        _ plane: LocalPlane? = nil, lengthM: Double = 200, offsetM: Double = 0, back: Double? = nil,
        turn: (Double) -> Double
    ) -> DriftLine {
        var line = DriftLine(on: plane)
        var before = turn(0)
        for step in 0...Int(lengthM * 5) {
            let meters = Double(step) / 5
            let time = Instant.zero.advanced(bySeconds: meters / 10)
            // The rate between this sample and the last, as the mean of both tells it.
            let now = turn(meters)
            if step == 0 { line.take(Sample(.yawRate, 0, at: time)) }
            if step > 0 {
                line.take(Sample(.yawRate, (now - before) * 50, at: time.advanced(bySeconds: -0.01)))
                line.take(Sample(.yawRate, (now - before) * 50, at: time))
            }
            before = now
            guard step % 5 == 0 else { continue }
            let north = back.map { meters > $0 ? 2 * $0 - meters : meters } ?? meters
            let place = start.moved(byM: north, towardsDeg: 0).moved(byM: offsetM, towardsDeg: 90)
            line.take(Sample(.latitude, place.latitude, at: time))
            line.take(Sample(.longitude, place.longitude, at: time))
        }
        line.finishMoment()
        return line
    }

    /// The exercise of the original: a straight reference, then a car that is turned by 90° and slides to a stop.
    @Test func parking() throws {
        let reference = Self.line { _ in 0 }
        let session = Self.line(reference.plane, offsetM: 2) { $0 < 100 ? 0 : min(90, ($0 - 100) * 2) }
        let comparison = ReferenceComparison(session, to: reference)
        #expect(comparison.share == 1)
        #expect(abs((comparison.peakDeg ?? 0) - 90) < 3)
        let error = try #require(comparison.error(targetDeg: 90))
        #expect(
            error.count == 1 && abs(error.meanDeg) < 1 && error.spreadDeg == 0, "the angle of the end, not the mean")
        #expect(comparison.points.allSatisfy { abs($0.awayM - 2) < 0.6 })
        #expect(abs(try #require(comparison.error(targetDeg: 0)).meanDeg - 90) < 1)
    }

    @Test func theSameDriveHasNoAngle() throws {
        let way: (Double) -> Double = { $0 < 80 ? 0 : ($0 - 80) * 0.5 }
        let reference = Self.line(turn: way)
        let comparison = ReferenceComparison(Self.line(reference.plane, turn: way), to: reference)
        #expect((comparison.peakDeg ?? 9) < 1.5)
        #expect(comparison.error(targetDeg: 90) == nil)
    }

    /// A turn of more than half a circle goes on counting.
    @Test func rotation() throws {
        let reference = Self.line { _ in 0 }
        let comparison = ReferenceComparison(Self.line(reference.plane) { $0 * 3 }, to: reference)
        let last = try #require(comparison.points.last)
        #expect(abs(last.rotationDeg - 600) < 10 && abs(last.degrees + 120) < 10)
    }

    /// On the way back it is compared with the way back of the reference.
    @Test func outAndBack() throws {
        let way: (Double) -> Double = { $0 < 100 ? 0 : 180 }
        let reference = Self.line(back: 100, turn: way)
        let comparison = ReferenceComparison(Self.line(reference.plane, back: 100, turn: way), to: reference)
        #expect(comparison.points.last?.referenceM ?? 0 > 180)
        let away = comparison.points.filter { abs($0.degrees) > 5 }
        #expect(away.count <= 14, "\(away.map(\.referenceM))")
    }

    /// What an exercise reaches is where it ends.
    @Test(
        arguments: [
            // The car swings too far and ends at 90°, turns by more than half a circle, and drifts steadily and returns.
            ([(100, 0), (130, 110), (140, 90), (200, 90)], [90]),
            ([(100, 0), (160, -270), (200, -270)], [270]),
            ([(50, 0), (60, 45), (120, 44), (140, 0), (200, 0)], [45]),
            ([(30, 0), (50, 80), (70, 0), (100, 0), (120, -100), (140, 0), (200, 0)], [80, 100]),
            ([(30, 0), (50, 10), (200, 10)], []),
        ] as [([(Double, Double)], [Double])])
    func theAngleReached(turns: [(atM: Double, degrees: Double)], reached: [Double]) {
        let reference = Self.line { _ in 0 }
        let session = Self.line(reference.plane) { meters in
            guard let next = turns.first(where: { $0.atM >= meters }) else { return turns[turns.count - 1].degrees }
            guard let last = turns.last(where: { $0.atM < meters }) else { return next.degrees }
            return last.degrees + (next.degrees - last.degrees) * (meters - last.atM) / (next.atM - last.atM)
        }
        let found = ReferenceComparison(session, to: reference).exercises.map(\.reachedDeg)
        #expect(found.count == reached.count)
        for (one, other) in zip(found, reached) { #expect(abs(one - other) < 2.5, "\(found)") }
    }

    /// A phone and a receiver: the car stands, drives to the north, turns by an angle and slides on to a stop, where it
    /// stays or from where it drives away.
    private static func session(
        turnDeg: Double, biasDegPerS: Double, gpsHz: Double = 5, standS: Double = 6, isCar: Bool = true,
        drivesAway: Bool = false
    ) -> [Sample] {
        var noise = DegradedRace.Noise()
        var samples: [Sample] = []
        var metres = 0.0
        let (driveS, turnS, restS, gyroHz) = (12.0, 3.0, 8.0, 50.0)
        for step in 0..<Int((standS + driveS + turnS + restS) * gyroHz) {
            let seconds = Double(step) / gyroHz - standS
            let time = Instant.zero.advanced(bySeconds: Double(step) / gyroHz)
            let sliding = seconds - driveS
            let mps = seconds < 0 ? 0 : sliding < 0 ? min(15, seconds * 4) : max(0, 15 * (1 - sliding / turnS))
            metres += mps / gyroHz
            let turns = 0..<turnS ~= sliding ? turnDeg / turnS : drivesAway && sliding > turnS + 4 ? -turnDeg / 4 : 0
            let rate = turns + biasDegPerS + noise.next() * 0.3
            samples.append(Sample(.yawRate, rate, at: time))
            if isCar, step % 10 == 3 { samples.append(Sample(.vehicleSpeed, (mps * 3.6).rounded(), at: time)) }
            guard step % Int(gyroHz / gpsHz) == 0 else { continue }
            let place = start.moved(byM: metres, towardsDeg: 0).moved(byM: noise.next() * 0.3, towardsDeg: 90)
            samples += [
                Sample(.latitude, place.latitude, at: time), Sample(.longitude, place.longitude, at: time),
                Sample(.groundSpeed, max(0, mps * 3.6 + noise.next() * 0.2), at: time),
            ]
            let course = mps > 1 ? noise.next() * 6 / mps : 180 * noise.next()
            samples.append(Sample(.course, Angle.normalized(course), at: time))
        }
        return samples
    }

    private static func line(_ samples: [Sample], on plane: LocalPlane? = nil) -> DriftLine {
        var estimator = SlipEstimator()
        for sample in samples { _ = estimator.take(sample) }
        var line = DriftLine(on: plane, estimator: estimator.again)
        for sample in samples { line.take(sample) }
        line.finishMoment()
        return line
    }

    /// The bias of either gyro does not count, whatever it is and wherever it can be known from.
    @Test(
        arguments: [(90.0, 2.0), (90, -2), (-90, 0.5), (45, 3), (180, -4), (90, 0)] as [(turn: Double, bias: Double)],
        [(5.0, 6.0, true, false), (1, 6, true, true), (10, 0, true, true), (5, 6, false, false), (5, 0, false, false)]
            as [(gpsHz: Double, standS: Double, isCar: Bool, drivesAway: Bool)])
    func theBiasOfAGyro(
        angle: (turn: Double, bias: Double), drive: (gpsHz: Double, standS: Double, isCar: Bool, drivesAway: Bool)
    ) throws {
        let reference = Self.line(
            Self.session(turnDeg: 0, biasDegPerS: -angle.bias / 2, gpsHz: drive.gpsHz, standS: drive.standS))
        let session = Self.line(
            Self.session(
                turnDeg: angle.turn, biasDegPerS: angle.bias, gpsHz: drive.gpsHz, standS: drive.standS,
                isCar: drive.isCar, drivesAway: drive.drivesAway), on: reference.plane)
        let comparison = ReferenceComparison(session, to: reference)
        let exercise = try #require(comparison.exercises.first)
        #expect(comparison.exercises.count == 1)
        let miss = exercise.reachedDeg - abs(angle.turn)
        #expect(abs(miss) < 4, "\(miss)")
        #expect(abs(miss) < exercise.errorDeg && exercise.errorDeg < 15, "\(miss), \(exercise.errorDeg)")
        #expect(abs(try #require(comparison.error(targetDeg: 90)).meanDeg - (abs(angle.turn) - 90)) < 4)
    }

    /// A car that turns on the spot is where it was, and points elsewhere.
    @Test func itself() {
        let samples = Self.session(turnDeg: 90, biasDegPerS: 1, drivesAway: true)
        let line = Self.line(samples)
        let comparison = ReferenceComparison(line, to: line)
        #expect(comparison.points.count == line.points.count && comparison.peakDeg == 0)
    }

    @Test func elsewhereNothingIsCompared() {
        let reference = Self.line { _ in 0 }
        let comparison = ReferenceComparison(Self.line(reference.plane, offsetM: 40) { $0 }, to: reference)
        #expect(comparison.points.isEmpty && comparison.share == 0 && comparison.peakDeg == nil)
        #expect(ReferenceComparison(reference, to: DriftLine()).points.isEmpty)
    }
}
