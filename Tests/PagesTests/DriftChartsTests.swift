import Foundation
import Reports
import Telemetry
import Testing
import Trips

@testable import Drift
@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct DriftChartsTests {
    private static func run(_ fromS: Double, _ toS: Double, peakDeg: Double) -> DriftRun {
        DriftRun(
            start: .zero.advanced(bySeconds: fromS), end: .zero.advanced(bySeconds: toS), side: .left,
            peakDeg: peakDeg, peakErrorDeg: 0, meanDeg: 20, spreadDeg: 5, entryKmh: 70, meanKmh: 60, distanceM: 40,
            transitions: 0)
    }

    /// A circle of 100 m in 60 s, with a drift of 4 s and one of 2 s, whose angle is half as great.
    private static func charts(hasPositions: Bool = true) -> DriftCharts? {
        var session = DriftSession()
        session.runs = [run(10, 14, peakDeg: 40), run(30, 32, peakDeg: 20)]
        var samples = SampleColumns()
        for step in 0...600 {
            let time = Instant.zero.advanced(bySeconds: Double(step) / 10)
            let turn = Double(step) / 300 * Double.pi
            samples.append(Sample(.vehicleSpeed, 60, at: time))
            samples.append(Sample(.slipAngle, 100...140 ~= step ? -40 : 300...320 ~= step ? 20 : 1, at: time))
            guard hasPositions else { continue }
            samples.append(Sample(.positionX, 50 * cos(turn), at: time))
            samples.append(Sample(.positionZ, 50 * sin(turn), at: time))
        }
        return DriftCharts(session, TripCurves(samples, units: .metric).curves(), origin: .zero)
    }

    /// The numbers of a path: x and y of its points.
    private static func points(_ html: HTML) -> [(x: Double, y: Double)] {
        let text = html.text
        guard let from = text.range(of: " d=\"M")?.upperBound,
            let to = text[from...].firstIndex(of: "\"")
        else { return [] }
        return text[from..<to].split(separator: "L").compactMap { part in
            let numbers = part.split(separator: " ").compactMap { Double($0) }
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
    }

    /// All lines have the same scales, so that lengths and heights can be compared.
    @Test func linesOfTheTable() throws {
        let lines = try #require(Self.charts()).lines.map(Self.points)
        try #require(lines.count == 2)
        #expect(lines[0].count == 41 && lines[1].count == 21)
        #expect(lines[0].last?.x == 120 && lines[1].last?.x == 60)
        #expect(lines[0].allSatisfy { $0.y == 0 } && lines[1].allSatisfy { $0.y == 15 })
    }

    /// The track has the color of the greatest angle where the first drift was, and a middle one where the second was.
    @Test func trackByAngle() throws {
        let text = try #require(Self.charts()?.map).text
        for color in ["c0", "c4", "c8"] { #expect(text.contains("<path class=\"\(color)\""), "\(color)") }
        for color in ["c2", "c6"] { #expect(!text.contains("<path class=\"\(color)\""), "\(color)") }
        #expect(text.contains("40°") && text.contains("<title>Start</title>"))
        #expect(try #require(Self.charts(hasPositions: false)).map == nil)
    }

    @Test func noAngles() {
        var session = DriftSession()
        session.runs = [Self.run(1, 2, peakDeg: 30)]
        #expect(DriftCharts(session, [], origin: .zero) == nil)
    }
}
