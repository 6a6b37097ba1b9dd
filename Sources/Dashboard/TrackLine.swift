/// The line that a car has driven, from its positions, for a small map.
struct TrackLine: Sendable {
    struct Point: Hashable, Sendable {
        var x: Double
        var z: Double
        /// Whether a line leads here from the point before; not after a jump.
        var isJoined: Bool
        var trend = Trend.even
    }

    /// Whether time was gained or lost on the way to a point, against the lap of reference.
    enum Trend: Hashable, Sendable { case even, gained, lost }

    /// A longer way between two positions is a jump (a rewind, a reset to the track), in metres.
    private static let jumpM = 60.0
    /// As many as a small map can show; each is drawn in each picture.
    private static let maxPoints = 1200

    private(set) var points: [Point] = []
    private(set) var here: (x: Double, z: Double)?
    private(set) var bounds: (x: ClosedRange<Double>, z: ClosedRange<Double>)?
    /// The line at which laps begin, and the way across it.
    private(set) var start: (x: Double, z: Double, aheadX: Double, aheadZ: Double)?
    /// Points closer than this are left out, in metres. It doubles when there are too many.
    private var stepM = 2.0

    /// - Parameter isStart: whether a lap begins here.
    mutating func take(x: Double, z: Double, _ trend: Trend = .even, isStart: Bool = false) {
        defer { here = (x, z) }
        // Games tell the origin while nothing is driven.
        guard x != 0 || z != 0 else { return }
        guard let last = points.last else { return add(x, z, trend, isJoined: false) }
        if isStart, x != last.x || z != last.z { start = (x, z, x - last.x, z - last.z) }
        let wayM = ((x - last.x) * (x - last.x) + (z - last.z) * (z - last.z)).squareRoot()
        guard wayM >= stepM else { return }
        add(x, z, trend, isJoined: wayM < max(Self.jumpM, 4 * stepM))
    }

    private mutating func add(_ x: Double, _ z: Double, _ trend: Trend, isJoined: Bool) {
        points.append(Point(x: x, z: z, isJoined: isJoined, trend: trend))
        if let bounds {
            self.bounds = (
                min(bounds.x.lowerBound, x)...max(bounds.x.upperBound, x),
                min(bounds.z.lowerBound, z)...max(bounds.z.upperBound, z)
            )
        } else {
            bounds = (x...x, z...z)
        }
        guard points.count > Self.maxPoints else { return }
        stepM *= 2
        var kept: [Point] = []
        var isJoined = true
        for (index, point) in points.enumerated() {
            isJoined = isJoined && point.isJoined
            guard index.isMultiple(of: 2) else { continue }
            kept.append(Point(x: point.x, z: point.z, isJoined: isJoined, trend: point.trend))
            isJoined = true
        }
        points = kept
    }
}
