import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct WheelTimeTests {
    enum Doing: Sendable { case driving, standing, engineOff, silent }
    typealias Row = (
        name: String, before: [(start: Double, end: Double)], drive: [(minutes: Double, doing: Doing)],
        sinceBreak: Double, inADay: Double
    )

    /// Minutes, with a break of 15.
    private static let rows: [Row] = [
        ("a drive", [], [(90, .driving)], 90, 90),
        ("in traffic", [], [(60, .driving), (30, .standing), (30, .driving)], 120, 120),
        ("start-stop", [], [(60, .driving), (0.8, .engineOff), (60, .driving)], 120.8, 120.8),
        ("a short stop", [], [(60, .driving), (14, .engineOff), (30, .driving)], 90, 90),
        ("a break", [], [(60, .driving), (16, .engineOff), (30, .driving)], 30, 90),
        ("a break now", [], [(60, .driving), (16, .engineOff)], 0, 60),
        ("a silent break", [], [(60, .driving), (0.5, .standing), (20, .silent), (30, .driving)], 30, 90.5),
        ("a short silence", [], [(60, .driving), (0.5, .standing), (5, .silent), (30, .driving)], 90.5, 90.5),
        ("no connection while driving", [], [(60, .driving), (20, .silent), (30, .driving)], 110, 110),
        ("just before", [(70, 10)], [(30, .driving)], 90, 90),
        ("a break to the second", [(75, 15)], [(30, .driving)], 30, 90),
        ("a break before", [(80, 20)], [(30, .driving)], 30, 90),
        ("several before", [(300, 240), (100, 80), (70, 5)], [(30, .driving)], 115, 175),
        ("in any order, and overlapping", [(70, 5), (100, 60), (300, 240)], [(30, .driving)], 125, 185),
        ("more than a day ago", [(24 * 60 + 30, 24 * 60 - 60)], [(40, .driving)], 40, 60),
        ("what is none", [(5, 70), (-10, -20), (.nan, 3), (.infinity, .nan)], [(30, .driving)], 30, 30),
        ("all day", [(24 * 60, 60)], [(300, .driving)], 300, 24 * 60 - 60),
    ]

    @Test(arguments: rows) func hours(row: Row) {
        var wheel = WheelTime(breakS: 15 * 60, drivenBefore: row.before.map { ($0.start * 60, $0.end * 60) })
        var second = 0.0
        for piece in row.drive {
            let end = second + piece.minutes * 60
            if piece.doing == .silent { second = end }
            while second < end {
                second += 6
                let (kmh, rpm) = piece.doing == .driving ? (50.0, 2000.0) : (0, piece.doing == .standing ? 800 : 0)
                wheel.take(Sample(.engineSpeed, rpm, at: at(second - 3)))
                wheel.take(Sample(.vehicleSpeed, kmh, at: at(second)))
            }
        }
        #expect(abs(wheel.hoursSinceBreak * 60 - row.sinceBreak) < 0.3, "\(row.name): \(wheel.hoursSinceBreak * 60)")
        #expect(abs(wheel.hoursInADay * 60 - row.inADay) < 0.3, "\(row.name): \(wheel.hoursInADay * 60)")
    }

    /// Days of driving: the hours per day never exceed 24, and only one day is kept in memory.
    @Test func weeks() {
        var wheel = WheelTime(breakS: 900, drivenBefore: [])
        var generator = SeededGenerator(seed: seeds[0])
        var second = 0.0
        for _ in 0..<5000 {
            second += Double.random(in: 5...900, using: &generator)
            wheel.take(Sample(.vehicleSpeed, Double.random(in: 0...60, using: &generator).rounded(), at: at(second)))
            #expect(wheel.hoursInADay <= 24 && wheel.hoursSinceBreak >= 0)
        }
        #expect(wheel.hoursInADay > 0)
    }
}
