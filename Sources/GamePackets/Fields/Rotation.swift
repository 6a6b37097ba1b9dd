import func Glibc.cos
import func Glibc.sin

/// A direction on a map whose X points to the right, Y ahead and Z up: how far a car is turned counterclockwise.
struct Rotation: Sendable {
    private let sine: Double
    private let cosine: Double

    init(radians: Double) {
        sine = sin(radians)
        cosine = cos(radians)
    }

    /// Returns how much of a vector on the map points ahead of the car.
    func ahead(_ vector: [Double]) -> Double { vector[1] * cosine - vector[0] * sine }

    /// Returns how much of it points to the right of the car.
    func right(_ vector: [Double]) -> Double { vector[0] * cosine + vector[1] * sine }
}
