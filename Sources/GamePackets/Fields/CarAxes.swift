import Telemetry

/// Velocities in the car's own directions, for packets that tell the velocity on the game's map and the directions of the
/// car. Codemasters names these vectors after rotations: "roll" points to the right of the car, "pitch" ahead.
enum CarAxes {
    /// Returns the velocity ahead and to the right, as far as the packet has it.
    /// - Parameters:
    ///   - velocity: the names of the fields without X, Y and Z.
    ///   - forward: a vector of any length; so is `right`.
    static func velocities(
        _ layout: PacketLayout, _ bytes: [UInt8], from base: Int = 0, velocity: String, forward: String, right: String
    ) -> [GameValue] {
        func vector(_ name: String) -> [Double]? {
            let parts = ["X", "Y", "Z"].compactMap { layout.number(name + $0, bytes, from: base) }
            return parts.count == 3 && parts.allSatisfy(\.isFinite) ? parts : nil
        }
        func product(_ one: [Double], _ other: [Double]) -> Double { zip(one, other).reduce(0) { $0 + $1.0 * $1.1 } }
        guard let velocity = vector(velocity) else { return [] }
        let axes: [(signal: Signal, axis: [Double]?)] = [
            (.lateralVelocity, vector(right)), (.longitudinalVelocity, vector(forward)),
        ]
        return axes.compactMap { signal, axis in
            // A program that imitates the game may leave the directions out.
            guard let axis, product(axis, axis) > 0, let kind = GameSignal[signal] else { return nil }
            let speed = product(velocity, axis) / product(axis, axis).squareRoot()
            return speed.magnitude <= kind.greatest ? GameValue(signal: signal, value: kind.rounded(speed)) : nil
        }
    }
}
