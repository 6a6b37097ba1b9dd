package import Telemetry

/// A gyro in a simulated car: how fast the car turns on its synthetic road, with the bias and the noise of a sensor, the
/// same in each run.
package final class VirtualGyro: Sendable {
    package struct Options: Sendable {
        /// Values per second.
        package var hertz = 50.0
        /// In degrees per second.
        package var biasDegPerS = 0.0
        /// The standard deviation of a value, in degrees per second.
        package var noiseDegPerS = 0.1
        package var seed: UInt64 = 1

        package init() {}
    }

    /// The time over which a rotation is measured, in seconds. The heading of a road changes in steps.
    private static let windowS = 0.2

    private let options: Options
    private let road: VirtualRoad
    private let sensor: CarSensor

    package init(_ options: Options, on road: VirtualRoad) {
        self.options = options
        self.road = road
        sensor = CarSensor(hertz: options.hertz, seed: options.seed)
    }

    /// Follows the car of this port.
    package func follow(_ port: VirtualPort) { sensor.follow(port) }

    /// Returns the values that are due, each in the batch of its moment.
    /// - Parameters:
    ///   - origin: the first moment of the trip, on the car's clock.
    ///   - time: now, on the same clock.
    package func batches(since origin: Instant, until time: Instant) -> [Batch] {
        sensor.batches(since: origin, until: time) { due, port, generator in
            let before = headingDeg(at: due.advanced(bySeconds: -Self.windowS), port)
            let turned = (headingDeg(at: due, port) - before).remainder(dividingBy: 360)
            let rate = turned / Self.windowS + options.biasDegPerS + options.noiseDegPerS * generator.normal()
            return Batch(Sample(.yawRate, (rate * 1000).rounded() / 1000, at: due))
        }
    }

    private func headingDeg(at time: Instant, _ port: VirtualPort) -> Double {
        road.point(at: port.truth(at: time).distanceKm * 1000).headingDeg
    }
}
