import func Glibc.cos
import func Glibc.sin

/// Angles in degrees.
package enum Angle {
    /// Returns the same angle from 0 up to, but not including, 360.
    package static func normalized(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        let positive = rest < 0 ? rest + 360 : rest
        // A tiny negative angle is rounded up to the full circle.
        return positive >= 360 ? 0 : positive
    }

    /// Returns the same angle from -180, not included, to 180.
    package static func signed(_ degrees: Double) -> Double {
        let angle = normalized(degrees)
        return angle > 180 ? angle - 360 : angle
    }

    /// Returns one meter in a direction, as meters to the east and to the north.
    package static func unit(_ degrees: Double) -> (east: Double, north: Double) {
        (sin(degrees.radians), cos(degrees.radians))
    }

    /// Returns by how much one direction differs from another: 0 to 180.
    package static func difference(_ one: Double, _ other: Double) -> Double { abs(signed(one - other)) }
}

extension Double {
    package var radians: Double { self * .pi / 180 }
    package var degrees: Double { self * 180 / .pi }
}
