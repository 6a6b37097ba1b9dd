import Simulator
import Telemetry
import Testing

@testable import Drift

@Suite(.timeLimit(.minutes(20))) struct SlipCourseTests {
    private static func sample(_ signal: Signal, _ value: Double, _ seconds: Double) -> Sample {
        Sample(signal, value, at: Instant.zero.advanced(bySeconds: seconds))
    }

    /// The sign of ISO 8855: a car that moves to the left of where it points has a positive angle, and its drift is one
    /// to the right.
    @Test(arguments: [(10.0, -10.0, 45.0), (10, 10, -45), (10, 0, 0), (-10, 0, 180), (0, -5, 90)])
    func exact(ahead: Double, right: Double, degrees: Double) {
        var course = SlipCourse()
        #expect(course.take(Self.sample(.lateralVelocity, right, 1)) == [])
        #expect(course.take(Self.sample(.longitudinalVelocity, ahead, 1)) == [])
        let angles = course.finish()
        #expect(angles.map { ($0.degrees * 1e6).rounded() / 1e6 } == [degrees])
        #expect(angles.first?.side == (degrees < 0 ? .left : .right) && angles.first?.errorDeg == 0)
        #expect(course.source == .exact && course.missing == nil)
    }

    /// The drift of the simulated race, as a game tells it.
    @Test func aRace() throws {
        var race = VirtualRace(laps: 2)
        var fold = DriftFold()
        while let moment = race.next() {
            guard moment.isDriving else { continue }
            for signal in [Signal.lateralVelocity, .longitudinalVelocity] {
                fold.take(Self.sample(signal, moment.values[signal] ?? 0, moment.seconds))
            }
        }
        let session = fold.session
        let run = try #require(session.runs.greatest)
        #expect(session.source == .exact && session.latencyS == nil)
        #expect(run.peakDeg > 30 && run.peakDeg < 35 && run.peakErrorDeg == 0 && run.durationS > 1)
    }

    @Test func whatIsMissing() {
        var nothing = SlipCourse()
        _ = nothing.take(Self.sample(.vehicleSpeed, 50, 1))
        #expect(nothing.missing == nil && !nothing.hasMotion)
        var receiver = SlipCourse()
        _ = receiver.take(Self.sample(.course, 50, 1))
        #expect(receiver.missing == .gyro)
        var gyro = SlipCourse()
        _ = gyro.take(Self.sample(.yawRate, 1, 1))
        #expect(gyro.missing == .course)
        _ = gyro.take(Self.sample(.course, 50, 2))
        _ = gyro.take(Self.sample(.groundSpeed, 3, 2))
        _ = gyro.finish()
        #expect(gyro.missing == .straight && gyro.source == nil)
    }

    @Test func standingIsNoDrift() {
        var course = SlipCourse()
        _ = course.take(Self.sample(.lateralVelocity, 0.5, 1))
        _ = course.take(Self.sample(.longitudinalVelocity, -0.5, 1))
        #expect(course.finish().map(\.degrees) == [0])
    }
}
