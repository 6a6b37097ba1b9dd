import Glibc
package import Telemetry

/// A satellite receiver in a simulated car, which says where the car is on a synthetic road. Its errors are those of a
/// real receiver, and the same in each run: an offset that wanders, noise, latency, and no reception in tunnels.
package final class VirtualReceiver: Sendable {
    package struct Options: Sendable {
        package var road: VirtualRoad
        /// Fixes a second.
        package var hertz = 1.0
        /// The size of the wandering offset, in meters.
        package var errorM = 2.0
        package var latencyS = 0.1
        /// Where there is no reception, in meters of driven distance.
        package var tunnels: [ClosedRange<Double>] = []
        package var seed: UInt64 = 1

        package init(road: VirtualRoad) { self.road = road }

        /// Reads `sim[:ROAD][?OPTION=VALUE&…]`; nil if it is nothing of the kind.
        package init?(_ text: String) {
            let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            guard let road = VirtualRoad(parts[0] == "sim" ? "town" : String(parts[0].dropFirst("sim:".count))) else {
                return nil
            }
            self.road = road
            for option in parts.count > 1 ? parts[1].split(separator: "&") : [] {
                let pair = option.split(separator: "=", maxSplits: 1).map(String.init)
                guard pair.count == 2 else { return nil }
                switch (pair[0], Double(pair[1])) {
                case ("rate", let hertz?) where 0.1...50 ~= hertz: self.hertz = hertz
                case ("error", let metres?) where 0...100 ~= metres: errorM = metres
                case ("latency", let seconds?) where 0...5 ~= seconds: latencyS = seconds
                case ("seed", let seed?) where 0...1e9 ~= seed: self.seed = UInt64(seed)
                case ("tunnel", _):
                    let ends = pair[1].split(separator: "-").compactMap { Double($0) }
                    guard ends.count == 2, ends[0] < ends[1] else { return nil }
                    tunnels.append(ends[0]...ends[1])
                default: return nil
                }
            }
        }
    }

    /// The begin of each road.
    private static let origin = (latitude: 48.2, longitude: 11.6)

    /// Returns the latitude and longitude of a place in meters from the origin: on the ellipsoid of WGS 84, by the series
    /// for the lengths of a degree.
    private static func place(eastM: Double, northM: Double) -> (latitude: Double, longitude: Double) {
        let middle = (origin.latitude + northM / 111_194 / 2) * .pi / 180
        let latitude =
            origin.latitude + northM / (111_132.954 - 559.822 * cos(2 * middle) + 1.175 * cos(4 * middle))
        let angle = latitude * .pi / 180
        return (
            latitude,
            origin.longitude + eastM / (111_412.84 * cos(angle) - 93.5 * cos(3 * angle) + 0.118 * cos(5 * angle))
        )
    }

    private let options: Options
    package var road: VirtualRoad { options.road }
    private let sensor: CarSensor

    package init(_ options: Options) {
        self.options = options
        sensor = CarSensor(hertz: options.hertz, seed: options.seed)
    }

    /// Follows the car of this port.
    package func follow(_ port: VirtualPort) { sensor.follow(port) }

    /// Returns the fixes that are due, each in the batch of its moment.
    /// - Parameters:
    ///   - origin: the first moment of the trip, on the car's clock.
    ///   - time: now, on the same clock.
    package func batches(since origin: Instant, until time: Instant) -> [Batch] {
        sensor.batches(since: origin, until: time) { due, port, generator in
            batch(at: due, origin, port, &generator)
        }
    }

    private func batch(at time: Instant, _ origin: Instant, _ port: VirtualPort, _ generator: inout FaultGenerator)
        -> Batch?
    {
        let measured = time.advanced(bySeconds: -options.latencyS)
        let drivenM = port.truth(at: measured).distanceKm * 1000
        let beforeM = port.truth(at: measured.advanced(bySeconds: -0.2)).distanceKm * 1000
        let noise = (0..<4).map { _ in generator.normal() }
        guard !options.tunnels.contains(where: { $0.contains(drivenM) }) else { return nil }
        let point = options.road.point(at: drivenM)
        let kmh = max(0, (drivenM - beforeM) / 0.2 * 3.6)
        // The offset wanders around once in some minutes.
        let seconds = time.seconds(since: origin) + Double(options.seed) * 1000
        let east = point.eastM + options.errorM * (sin(seconds / 47) + 0.15 * noise[0])
        let north = point.northM + options.errorM * (cos(seconds / 61) + 0.15 * noise[1])
        let speed = max(0, kmh + 0.15 * noise[2])
        let place = Self.place(eastM: east, northM: north)
        var values: [(Signal, Double)] = [
            (.latitude, place.latitude), (.longitude, place.longitude),
            (.altitude, point.altitudeM + 2 * options.errorM * sin(seconds / 83)), (.groundSpeed, speed),
            (.positionError, max(1, options.errorM * 2)),
        ]
        if speed > 2 {
            let course = point.headingDeg + noise[3] * 0.1 / (speed / 3.6) * 180 / .pi
            values.append((.course, course < 0 ? course + 360 : course.truncatingRemainder(dividingBy: 360)))
        }
        return Batch(values.map { Sample($0, PositionResolution.rounded($0, $1), at: time) }, at: time)
    }
}
