/// The line that a car has driven, from its positions, for a small map.
struct TrackLine: Sendable {
    struct Point: Hashable, Sendable {
        var x: Double
        var z: Double
        /// Whether a line leads here from the point before; not after a jump.
        var isJoined: Bool
    }

    /// A longer way between two positions is a jump (a rewind, a reset to the track), in metres.
    private static let jumpM = 60.0
    /// As many as a small map can show; each is drawn in each picture.
    private static let maxPoints = 1200

    private(set) var points: [Point] = []
    private(set) var here: (x: Double, z: Double)?
    private(set) var bounds: (x: ClosedRange<Double>, z: ClosedRange<Double>)?
    /// Points closer than this are left out, in metres. It doubles when there are too many.
    private var stepM = 2.0
    /// Changes with every new point, so that a picture need not be drawn anew.
    private(set) var version = 0

    mutating func take(x: Double, z: Double) {
        defer { here = (x, z) }
        // Games tell the origin while nothing is driven.
        guard x != 0 || z != 0 else { return }
        guard let last = points.last else { return add(x, z, isJoined: false) }
        let wayM = ((x - last.x) * (x - last.x) + (z - last.z) * (z - last.z)).squareRoot()
        guard wayM >= stepM else { return }
        add(x, z, isJoined: wayM < max(Self.jumpM, 4 * stepM))
    }

    private mutating func add(_ x: Double, _ z: Double, isJoined: Bool) {
        points.append(Point(x: x, z: z, isJoined: isJoined))
        version += 1
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
            kept.append(Point(x: point.x, z: point.z, isJoined: isJoined))
            isJoined = true
        }
        points = kept
    }
}
