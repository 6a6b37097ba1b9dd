import Telemetry

/// How fast earlier drives were at a place, in the same direction.
package struct UsualSpeeds: Sendable {
    /// The size of a cell in meters; a drive has a checkpoint every 20 m.
    private static let cellM = 30.0
    /// Farther away, in meters, a drive was elsewhere, and at a greater angle, in degrees, went elsewhere.
    private static let nearM = 25.0
    private static let maxAngleDeg = 45.0
    /// Fewer drives have no usual speed.
    package static let minDrives = 3
    /// No car is faster.
    private static let maxKmh = 500.0

    private struct Cell: Hashable {
        let east: Int
        let north: Int
    }

    private struct Passage {
        let drive: Int
        let eastM: Double
        let northM: Double
        let courseDeg: Double
        let kmh: Double
    }

    private let plane: LocalPlane
    private let origin: GeoPoint
    private var cells: [Cell: [Passage]] = [:]

    /// Nil without drives that tell times.
    package init?(_ drives: [RoutePath]) {
        let timed = drives.filter(\.isTimed)
        guard timed.count >= Self.minDrives, let origin = timed.first?.checkpoints.first?.place else { return nil }
        self.origin = origin
        plane = LocalPlane(at: origin)
        for (number, path) in timed.enumerated() { add(path, number) }
    }

    private mutating func add(_ path: RoutePath, _ number: Int) {
        for (one, other) in zip(path.checkpoints, path.checkpoints.dropFirst()) {
            let rested = path.stops.filter { $0.alongM > one.alongM && $0.alongM <= other.alongM }
                .reduce(0) { $0 + $1.departureS - $1.arrivalS }
            let seconds = other.timeS - one.timeS - rested
            let kmh = (other.alongM - one.alongM) / max(seconds, 1e-3) * 3.6
            guard seconds > 0, kmh <= Self.maxKmh else { continue }
            let place = one.place.interpolated(to: other.place, share: 0.5)
            let (east, north) = plane.metres(from: origin, to: place)
            let passage = Passage(
                drive: number, eastM: east, northM: north, courseDeg: one.place.bearingDeg(to: other.place), kmh: kmh)
            cells[Self.cell(east, north), default: []].append(passage)
        }
    }

    private static func cell(_ eastM: Double, _ northM: Double) -> Cell {
        Cell(
            east: Int(clamping: (eastM / cellM).rounded(.down)), north: Int(clamping: (northM / cellM).rounded(.down)))
    }

    /// The median of the drives that passed a place in a direction, in km/h; nil if there are too few.
    package func kmh(at place: GeoPoint, courseDeg: Double) -> Double? {
        let (east, north) = plane.metres(from: origin, to: place)
        let own = Self.cell(east, north)
        // Of each drive the nearest passage.
        var nearest: [Int: (distance: Double, kmh: Double)] = [:]
        for column in -1...1 {
            for row in -1...1 {
                for passage in cells[Cell(east: own.east + column, north: own.north + row)] ?? [] {
                    let dx = passage.eastM - east
                    let dy = passage.northM - north
                    let distance = (dx * dx + dy * dy).squareRoot()
                    guard distance <= Self.nearM,
                        Angle.difference(passage.courseDeg, courseDeg) <= Self.maxAngleDeg,
                        distance < nearest[passage.drive]?.distance ?? .infinity
                    else { continue }
                    nearest[passage.drive] = (distance, passage.kmh)
                }
            }
        }
        guard nearest.count >= Self.minDrives else { return nil }
        let speeds = nearest.values.map(\.kmh).sorted()
        let middle = speeds.count / 2
        return speeds.count.isMultiple(of: 2) ? (speeds[middle - 1] + speeds[middle]) / 2 : speeds[middle]
    }
}
