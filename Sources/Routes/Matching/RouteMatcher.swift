/// Where a drive is on a route. A position is looked for where the wheels say that it must be, ten checkpoints before
/// and after, so that a road that is driven twice, a stop and a road beside the route confuse nothing; each fix takes
/// the same time, however long the route is.
///
/// A position is on the route if it is within 25 m of it, or twice the receiver's error if that is more, and the car
/// drives in its direction. What was passed is not passed again. After a detour, the rest of the route is looked for by
/// the place alone.
package struct RouteMatcher: Sendable {
    /// The checkpoints before and after the expected place among which is searched.
    private static let window = 10
    /// The least tolerance in meters.
    package static let toleranceM = 25.0
    /// The greatest angle between the drive and the route, in degrees.
    private static let maxAngleDeg = 75.0
    /// The distance in meters over which the direction of a drive is determined without a course.
    private static let directionM = 8.0
    /// Two passed places are connected if the distance between them is the driven one, except for this share and these
    /// meters.
    private static let (freeShare, freeM) = (0.15, 60.0)
    /// The meters that a detour costs at most in the comparison of places: the wheels know little after one.
    private static let lostM = 2000.0

    /// A position of a drive.
    package struct Fix: Hashable, Sendable {
        package var place: GeoPoint
        /// The driven distance in meters since any zero.
        package var drivenM: Double
        package var errorM: Double?
        /// The direction over ground in degrees; nil while standing, or if the receiver tells none.
        package var courseDeg: Double?

        package init(place: GeoPoint, drivenM: Double, errorM: Double? = nil, courseDeg: Double? = nil) {
            self.place = place
            self.drivenM = drivenM
            self.errorM = errorM
            self.courseDeg = courseDeg
        }

        package init(_ point: WayPoint) {
            self.init(place: point.place, drivenM: point.drivenM, errorM: point.errorM, courseDeg: point.courseDeg)
        }

        /// How far from the route it may be, in meters.
        package var toleranceM: Double { max(RouteMatcher.toleranceM, 2 * (errorM ?? 0)) }
    }

    /// The place of a fix on the route.
    package struct Position: Hashable, Sendable {
        /// The checkpoint before it.
        package var index: Int
        /// Its share of the way to the next checkpoint.
        package var share: Double
        /// The distance since the first checkpoint in meters.
        package var alongM: Double
        /// The distance beside the route in meters.
        package var besideM: Double

        package init(index: Int, share: Double, alongM: Double, besideM: Double) {
            self.index = index
            self.share = share
            self.alongM = alongM
            self.besideM = besideM
        }
    }

    package let path: RoutePath
    private let grid: CheckpointGrid
    /// The latest position on the route.
    package private(set) var position: Position?
    /// The driven distance at that position.
    private var positionDrivenM = 0.0
    /// Whether the latest fix was on the route.
    package private(set) var isOnRoute = false
    package private(set) var covered: [Bool]
    /// The shortest distance of the latest fix to the part of the route nearby, in meters.
    package private(set) var nearestM = 0.0
    private var nearest: Int?
    private var anchor: Fix?
    private var directionDeg: Double?

    package init(_ path: RoutePath) {
        self.path = path
        grid = CheckpointGrid(path)
        covered = Array(repeating: false, count: path.checkpoints.count)
    }

    /// Continues where another matcher ended.
    package init(_ path: RoutePath, at alongM: Double, covered: [Bool]) {
        self.init(path)
        if covered.count == self.covered.count { self.covered = covered }
        let index = path.segment(alongM: alongM)
        position = Position(index: index, share: 0, alongM: min(max(0, alongM), path.lengthM), besideM: 0)
        nearest = index
    }

    /// The share of the route that was passed.
    package var coveredShare: Double { Double(covered.count(where: { $0 })) / Double(max(1, covered.count)) }

    /// Whether the last checkpoint was passed.
    package var isComplete: Bool { covered.last == true }

    /// Takes the next fix. Returns where it is on the route; nil if it is elsewhere.
    package mutating func take(_ fix: Fix) -> Position? {
        turn(by: fix)
        var found: Position?
        if let last = position {
            let steppedM = max(0, fix.drivenM - positionDrivenM)
            let expectedM = last.alongM + steppedM
            found = best(fix, in: window(at: expectedM), expectedM: expectedM, from: last)
            if found == nil {
                // Perhaps it is on a part of the route that the wheels do not know of: after a detour or a short cut.
                found = best(fix, in: grid.segments(near: fix.place), expectedM: expectedM, from: last)
            }
        } else {
            found = best(fix, in: grid.segments(near: fix.place), expectedM: fix.drivenM, from: nil)
        }
        findNearest(fix)
        guard var found else {
            isOnRoute = false
            return nil
        }
        if let last = position, found.alongM < last.alongM {
            // Standing, or an error of the receiver: what was passed stays passed.
            found.index = last.index
            found.share = last.share
            found.alongM = last.alongM
        }
        cover(to: found, drivenM: fix.drivenM)
        position = found
        positionDrivenM = fix.drivenM
        isOnRoute = true
        nearestM = min(nearestM, found.besideM)
        nearest = found.index
        return found
    }

    private func window(at alongM: Double) -> some Sequence<Int> {
        let middle = path.segment(alongM: alongM)
        return (max(0, middle - Self.window)...min(path.checkpoints.count - 2, middle + Self.window))
    }

    /// The best place among segments: where the wheels say it is, and of those the nearest.
    private func best(
        _ fix: Fix, in segments: some Sequence<Int>, expectedM: Double, from last: Position?
    ) -> Position? {
        let tolerance = fix.toleranceM
        // Half a length of a car and a fix's delay are no difference.
        let slackM = tolerance + 0.02 * abs(expectedM - (last?.alongM ?? 0))
        let plane = LocalPlane(at: fix.place)
        var best: (position: Position, cost: Double)?
        for index in segments {
            let place = project(fix.place, on: index, plane)
            guard place.besideM <= tolerance, isAlong(index) else { continue }
            // The last passed checkpoint may be seen again, no earlier one.
            if let last, place.alongM < last.alongM - slackM { continue }
            let apartM = min(Self.lostM, abs(place.alongM - expectedM))
            let cost = (apartM / slackM) * (apartM / slackM) + (place.besideM / tolerance) * (place.besideM / tolerance)
            if cost < best?.cost ?? .infinity { best = (place, cost) }
        }
        return best?.position
    }

    private func project(_ place: GeoPoint, on index: Int, _ plane: LocalPlane) -> Position {
        let (one, other) = (path.checkpoints[index], path.checkpoints[index + 1])
        let (p, q) = (plane.metres(to: one.place), plane.metres(to: other.place))
        let (east, north) = (q.eastM - p.eastM, q.northM - p.northM)
        let square = east * east + north * north
        let share = square < 1e-6 ? 0 : max(0, min(1, -(p.eastM * east + p.northM * north) / square))
        let (x, y) = (p.eastM + share * east, p.northM + share * north)
        return Position(
            index: index, share: share, alongM: one.alongM + share * (other.alongM - one.alongM),
            besideM: (x * x + y * y).squareRoot())
    }

    /// Whether the drive goes in the direction of the route at a checkpoint.
    private func isAlong(_ index: Int) -> Bool {
        guard let directionDeg else { return true }
        // A bend is between its two directions.
        let last = path.checkpoints.count - 1
        let directions = [(index, index + 1), (max(0, index - 1), index), (index + 1, min(last, index + 2))]
        return directions.contains { from, to in
            let (p, q) = (path.checkpoints[from].place, path.checkpoints[to].place)
            return p != q && Angle.difference(p.bearingDeg(to: q), directionDeg) <= Self.maxAngleDeg
        }
    }

    private mutating func turn(by fix: Fix) {
        guard let anchor else {
            self.anchor = fix
            directionDeg = fix.courseDeg
            return
        }
        let movedM = anchor.place.distanceM(to: fix.place)
        guard movedM >= max(Self.directionM, (fix.errorM ?? 0) * 1.5) else {
            if let course = fix.courseDeg { directionDeg = course }
            return
        }
        directionDeg = fix.courseDeg ?? anchor.place.bearingDeg(to: fix.place)
        self.anchor = fix
    }

    /// Marks what was passed since the last position.
    private mutating func cover(to found: Position, drivenM: Double) {
        covered[found.index] = true
        // The end is reached when it is as near as any point of the route must be.
        let isNearEnd = path.lengthM - found.alongM <= Self.toleranceM
        if found.share >= 0.5 || isNearEnd { covered[found.index + 1] = true }
        if isNearEnd { covered[covered.count - 1] = true }
        guard let last = position else {
            // Within the tolerance of the start, the start was passed.
            if found.alongM <= 2 * Self.toleranceM { for index in 0...found.index { covered[index] = true } }
            return
        }
        let steppedM = drivenM - positionDrivenM
        let aheadM = found.alongM - last.alongM
        guard aheadM > 0, abs(aheadM - steppedM) <= Self.freeShare * steppedM + Self.freeM else { return }
        // Fixes beside the route are no passage, unless reception was missing.
        guard isOnRoute else { return }
        for index in min(last.index, found.index)...found.index { covered[index] = true }
    }

    /// Follows the nearest point of the route from fix to fix.
    private mutating func findNearest(_ fix: Fix) {
        let plane = LocalPlane(at: fix.place)
        let middle = nearest ?? position?.index
        let candidates = middle.map { window(at: Double($0) * RoutePath.stepM) }.map(Array.init) ?? []
        var best: (index: Int, metres: Double)?
        for index in candidates + grid.segments(near: fix.place) where index >= (position?.index ?? 0) {
            let metres = project(fix.place, on: index, plane).besideM
            if metres < best?.metres ?? .infinity { best = (index, metres) }
        }
        if best == nil {
            let metres = path.start.distanceM(to: fix.place)
            best = (
                position?.index ?? 0,
                position == nil ? metres : path.place(alongM: position?.alongM ?? 0).distanceM(to: fix.place)
            )
        }
        nearest = best?.index
        nearestM = best?.metres ?? 0
    }

    /// The nearest point of the route that was not passed yet, as far as it is known.
    package var wayBack: GeoPoint {
        path.checkpoints[min(path.checkpoints.count - 1, (nearest ?? position?.index ?? 0) + 1)].place
    }
}
