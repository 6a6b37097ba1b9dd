import Glibc

/// A closed track, and the speed at which it can be driven at each place. All in SI units.
struct VirtualTrack: Sendable {
    struct Point: Sendable {
        var (x, z): (Double, Double)
        /// The direction of the track, in radians.
        var heading: Double
        /// Positive to the right, in 1/m.
        var curvature: Double
        /// The speed that the next corners allow, in m/s.
        var speed: Double
    }

    /// The distance between two points, in meters.
    static let stepM = 2.0
    private static let (gripMps2, accelerationMps2, brakingMps2, fastestMps) = (12.0, 5.0, 9.0, 68.0)

    let points: [Point]
    var lengthM: Double { Double(points.count) * Self.stepM }

    /// A course with a long straight, a hairpin and some bends.
    static let standard = VirtualTrack { angle in
        let radius = 260 + 70 * cos(2 * angle) + 45 * cos(3 * angle + 1)
        return (radius * 1.3 * cos(angle), radius * sin(angle))
    }

    /// - Parameter shape: The position at an angle from 0 to 2π, at which it is again where it began.
    init(_ shape: (Double) -> (x: Double, z: Double)) {
        // Walks along the shape in small steps and keeps a point every `stepM`.
        var places: [(x: Double, z: Double)] = []
        var (previous, walked, next) = (shape(0), 0.0, 0.0)
        let steps = 40_000
        for step in 0..<steps {
            let place = shape(2 * .pi * Double(step) / Double(steps))
            walked += hypot(place.x - previous.x, place.z - previous.z)
            if walked >= next {
                places.append(place)
                next += Self.stepM
            }
            previous = place
        }
        let count = places.count
        func heading(_ index: Int) -> Double {
            let (one, other) = (places[(index + count - 1) % count], places[(index + 1) % count])
            return atan2(other.z - one.z, other.x - one.x)
        }
        var points = places.indices.map { index -> Point in
            let turn = remainder(heading((index + 1) % count) - heading((index + count - 1) % count), 2 * .pi)
            let curvature = turn / (2 * Self.stepM)
            let speed = min(Self.fastestMps, (Self.gripMps2 / max(abs(curvature), 1e-4)).squareRoot())
            return Point(
                x: places[index].x, z: places[index].z, heading: heading(index), curvature: curvature, speed: speed)
        }
        // Twice around, so that the last corner knows the first.
        for index in 0..<(2 * count) {
            let (here, after) = (points[index % count].speed, (index + 1) % count)
            points[after].speed = min(
                points[after].speed, (here * here + 2 * Self.accelerationMps2 * Self.stepM).squareRoot())
        }
        for index in (0..<(2 * count)).reversed() {
            let (here, before) = (points[index % count].speed, (index + count - 1) % count)
            points[before].speed = min(
                points[before].speed, (here * here + 2 * Self.brakingMps2 * Self.stepM).squareRoot())
        }
        self.points = points
    }

    /// Returns the point at a distance along the lap.
    func point(at meters: Double) -> Point {
        points[Int(meters / Self.stepM) % points.count]
    }

    /// Returns the direction at a distance along the lap in radians, without the steps from point to point.
    func heading(at meters: Double) -> Double {
        let (here, next) = (point(at: meters), point(at: meters + Self.stepM))
        let share = (meters / Self.stepM).truncatingRemainder(dividingBy: 1)
        return here.heading + remainder(next.heading - here.heading, 2 * .pi) * share
    }
}
