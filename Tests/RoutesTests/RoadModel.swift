import Telemetry

@testable import Routes

/// A road of straight pieces and a car on it, independent of what is tested: the car's place follows from the length of
/// the road that it has driven.
struct RoadModel {
    static let origin = GeoPoint(latitude: 48.1, longitude: 11.5)

    /// The corners in meters east and north of the origin.
    var corners: [(east: Double, north: Double)]

    init(_ corners: (Double, Double)...) { self.corners = corners.map { (east: $0.0, north: $0.1) } }

    var lengthM: Double {
        zip(corners, corners.dropFirst()).reduce(0) { $0 + Self.length($1.0, $1.1) }
    }

    private static func length(_ a: (east: Double, north: Double), _ b: (east: Double, north: Double)) -> Double {
        ((a.east - b.east) * (a.east - b.east) + (a.north - b.north) * (a.north - b.north)).squareRoot()
    }

    /// The place after some meters, and meters to the right of it.
    func place(_ drivenM: Double, asideM: Double = 0) -> GeoPoint {
        var rest = max(0, drivenM)
        for (index, pair) in zip(corners, corners.dropFirst()).enumerated() {
            let metres = Self.length(pair.0, pair.1)
            guard rest > metres, index < corners.count - 2 else {
                let (x, y) = ((pair.1.east - pair.0.east) / metres, (pair.1.north - pair.0.north) / metres)
                return Self.point(
                    pair.0.east + x * rest + y * asideM, pair.0.north + y * rest - x * asideM)
            }
            rest -= metres
        }
        return Self.origin
    }

    static func point(_ east: Double, _ north: Double) -> GeoPoint {
        // On a sphere: within some kilometers it is what the ellipsoid is, except for a part in three hundred.
        let metres = 111_195.0
        let cosine = 0.66783
        return GeoPoint(
            latitude: origin.latitude + north / metres, longitude: origin.longitude + east / (metres * cosine))
    }

    /// A drive on the road with a fix each second.
    struct Drive {
        var kmh = 50.0
        /// The error of the receiver in meters, in both directions.
        var noiseM = 0.0
        var asideM = 0.0
        /// Seconds of standing after some meters.
        var stops: [(atM: Double, seconds: Int)] = []
        /// Meters between which there is no reception.
        var tunnel: Range<Double> = 0..<0
        /// What the wheels measure more than they drive.
        var wheelFactor = 1.0
        var startM = 0.0
        var endM: Double?
        /// The seconds before the car moves off.
        var waitsS = 3
    }

    /// The moments of a drive: seconds, the true meters, and the fix.
    func moments(_ drive: Drive, seed: UInt64 = 1) -> [(timeS: Double, drivenM: Double, fix: RouteMatcher.Fix?)] {
        var random = Noise(state: seed)
        var (timeS, drivenM) = (0.0, drive.startM)
        var stops = drive.stops
        var waitingS = drive.waitsS
        var moments: [(timeS: Double, drivenM: Double, fix: RouteMatcher.Fix?)] = []
        while drivenM <= drive.endM ?? lengthM {
            let errorM = max(3, drive.noiseM * 1.5)
            let place = place(drivenM, asideM: drive.asideM)
                .moved(byM: drive.noiseM * random.next(), towardsDeg: 360 * random.next())
            let isHidden = drive.tunnel.contains(drivenM)
            moments.append(
                (
                    timeS, drivenM,
                    isHidden
                        ? nil
                        : RouteMatcher.Fix(
                            place: place, drivenM: (drivenM - drive.startM) * drive.wheelFactor, errorM: errorM)
                ))
            timeS += 1
            if waitingS > 0 {
                waitingS -= 1
                continue
            }
            drivenM += drive.kmh / 3.6
            if let stop = stops.first, drivenM >= stop.atM {
                waitingS = stop.seconds
                stops.removeFirst()
            }
        }
        return moments
    }

    /// The way of a drive, built from the samples of its wheels and its receiver.
    func way(_ drive: Drive, seed: UInt64 = 1) -> Way {
        var builder = WayBuilder()
        let moments = moments(drive, seed: seed)
        for (index, moment) in moments.enumerated() {
            let time = Instant.zero.advanced(bySeconds: moment.timeS)
            let next = index + 1 < moments.count ? moments[index + 1].drivenM : moment.drivenM
            let before = index > 0 ? moments[index - 1].drivenM : moment.drivenM
            let kmh = (next - before) / (index > 0 && index + 1 < moments.count ? 2 : 1) * 3.6 * drive.wheelFactor
            builder.take(Sample(.vehicleSpeed, kmh, at: time))
            guard let fix = moment.fix else { continue }
            builder.take(Sample(.latitude, fix.place.latitude, at: time))
            builder.take(Sample(.longitude, fix.place.longitude, at: time))
            builder.take(Sample(.positionError, fix.errorM ?? 5, at: time))
        }
        builder.finishMoment()
        return builder.way
    }

    /// Numbers from 0 to 1 that look random.
    private struct Noise {
        var state: UInt64

        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(UInt64(1) << 53)
        }
    }

    /// Into town: three corners.
    static let town = RoadModel((0, 0), (1500, 0), (1500, 1000), (2500, 1000), (2500, 2500))
    /// Out on a road and back on the same, 4 m aside because of the two lanes.
    static let outAndBack = RoadModel((0, 0), (2000, 0), (2000, 4), (0, 4))
}
