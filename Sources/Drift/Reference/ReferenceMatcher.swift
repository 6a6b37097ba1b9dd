import Routes
import Telemetry

import func Glibc.hypot

/// Finds for each point of a session the closest place of the reference, one after the other.
struct ReferenceMatcher: Sendable {
    /// What is searched before and after the place expected, in meters.
    private static let (backM, aheadM) = (30.0, 40.0)
    /// How much the distance along the reference counts beside that from it.
    private static let weight = 0.25

    let places: [DriftLine.Point]
    private var last: (index: Int, drivenM: Double)?
    private var offset: Double?
    /// Until the car moves, the bias of the gyro is learned, and the angle is 0.
    private var hasMoved = false

    init(_ reference: DriftLine) { places = reference.points }

    /// The place of the reference that was closest to the last point; nil if there was none.
    var nearest: DriftLine.Point? { last.map { places[$0.index] } }

    /// Returns the angle of the next point; nil if it is not near the reference.
    mutating func take(_ point: DriftLine.Point) -> ReferenceComparison.Point? {
        // By distance too, so that a way that comes back on itself is not taken for its other half.
        let expectedM = last.map { places[$0.index].distanceM + max(0, point.distanceM - $0.drivenM) }
        let searched = expectedM.map { self.range(from: $0 - Self.backM, to: $0 + Self.aheadM) }
        var found: (index: Int, awayM: Double, cost: Double)?
        let next = last.map { $0.index + 1 } ?? 0
        for index in searched ?? places.indices {
            let awayM = hypot(places[index].x - point.x, places[index].z - point.z)
            let cost = awayM + abs(places[index].distanceM - (expectedM ?? places[index].distanceM)) * Self.weight
            // Where the reference turned on the spot, one point follows the other.
            let isBetter =
                found.map { cost < $0.cost || cost == $0.cost && abs(index - next) < abs($0.index - next) } ?? true
            if awayM <= ReferenceComparison.gateM, isBetter { found = (index, awayM, cost) }
        }
        guard let (index, awayM, _) = found else { return nil }
        last = (index, point.distanceM)
        let difference = point.headingDeg - places[index].headingDeg
        if !hasMoved { offset = difference }
        hasMoved = hasMoved || !point.isStanding
        let angle = difference - (offset ?? difference)
        return ReferenceComparison.Point(
            time: point.time, degrees: Angle.signed(angle), rotationDeg: angle,
            errorDeg: hypot(point.errorDeg, places[index].errorDeg), isStanding: point.isStanding,
            referenceM: places[index].distanceM, awayM: awayM)
    }

    /// The indexes of the places between two distances.
    private func range(from: Double, to: Double) -> Range<Int> {
        func first(_ isReached: (DriftLine.Point) -> Bool) -> Int {
            var (low, high) = (0, places.count)
            while low < high {
                let middle = (low + high) / 2
                if isReached(places[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        return first { $0.distanceM >= from }..<max(first { $0.distanceM >= from }, first { $0.distanceM > to })
    }
}
