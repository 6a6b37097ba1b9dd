import Routes
import Telemetry
import Testing

@testable import Drift

struct ReferenceComparisonTests {
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
        #expect(error.meanDeg < 0 && error.meanDeg > -25 && error.spreadDeg > 5)
        #expect(comparison.points.allSatisfy { abs($0.awayM - 2) < 0.6 })
        #expect(try #require(comparison.error(targetDeg: 0)).meanDeg > 60)
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

    @Test func elsewhereNothingIsCompared() {
        let reference = Self.line { _ in 0 }
        let comparison = ReferenceComparison(Self.line(reference.plane, offsetM: 40) { $0 }, to: reference)
        #expect(comparison.points.isEmpty && comparison.share == 0 && comparison.peakDeg == nil)
        #expect(ReferenceComparison(reference, to: DriftLine()).points.isEmpty)
    }
}
