import Glibc

/// A synthetic road, as points along its length. Its beginning is at the origin, in meters to the east and north.
package struct VirtualRoad: Sendable {
    package struct Point: Hashable, Sendable {
        package var (eastM, northM): (Double, Double)
        /// In degrees, clockwise from north.
        package var headingDeg: Double
        package var altitudeM: Double
    }

    /// A stretch of constant curvature.
    private struct Stretch {
        var lengthM: Double
        /// How far the road turns in it, in degrees, positive to the right.
        var turnDeg: Double
    }

    package let name: String
    /// The distance from the centre line at which a car drives, to the right, in meters.
    private static let laneM = 2.0
    private static let stepM = 1.0

    /// The centre line, a point each meter.
    private let points: [Point]
    /// Whether the road leads back to its beginning, and is driven again and again.
    private let isLoop: Bool
    /// Whether the car turns at the end and comes back on the other lane.
    private let comesBack: Bool

    package static let names = ["town", "country", "return", "circuit"]

    /// The road of this name; nil if there is none.
    package init?(_ name: String) {
        switch name {
        // Blocks and right angles, 24 km.
        case "town":
            let blocks: [(Double, Double)] = [
                (420, 90), (180, -90), (650, -90), (240, 90), (310, 90), (140, -90), (520, 0), (90, 90), (380, -90),
                (260, -90), (700, 90), (210, 90), (330, -90),
            ]
            self.init(
                name, (0..<8).flatMap { _ in blocks.flatMap { [Stretch(lengthM: $0, turnDeg: 0), Self.corner($1)] } })
        // Bends of 60 to 400 m radius between straights, 60 km.
        case "country":
            let bends: [(Double, Double, Double)] = [
                (600, 300, 50), (350, 120, -80), (900, 200, 30), (1200, 400, 25), (250, 60, -95), (500, 150, 60),
                (1500, 350, 10),
            ]
            self.init(
                name,
                (0..<10).flatMap { _ in
                    bends.flatMap { straight, radius, turn in
                        [
                            Stretch(lengthM: straight, turnDeg: 0),
                            Stretch(lengthM: radius * abs(turn) * .pi / 180, turnDeg: turn),
                        ]
                    }
                })
        // 3 km out and back on the other lane of the same road.
        case "return":
            self.init(
                name,
                [
                    Stretch(lengthM: 800, turnDeg: 0), Stretch(lengthM: 350, turnDeg: 60),
                    Stretch(lengthM: 700, turnDeg: -40), Stretch(lengthM: 450, turnDeg: 0), Self.corner(-90),
                    Stretch(lengthM: 680, turnDeg: 0),
                ], comesBack: true)
        // A race track of 1.6 km.
        case "circuit":
            self.init(
                name,
                [
                    Stretch(lengthM: 400, turnDeg: 0), Stretch(lengthM: 125.66, turnDeg: 180),
                    Stretch(lengthM: 150, turnDeg: 0), Stretch(lengthM: 62.83, turnDeg: 90),
                    Stretch(lengthM: 80, turnDeg: 0), Stretch(lengthM: 62.83, turnDeg: -90),
                    Stretch(lengthM: 250, turnDeg: 0), Stretch(lengthM: 188.5, turnDeg: 180),
                ], isLoop: true)
        default: return nil
        }
    }

    /// A corner of 12 m radius.
    private static func corner(_ turnDeg: Double) -> Stretch {
        Stretch(lengthM: max(1, 12 * abs(turnDeg) * .pi / 180), turnDeg: turnDeg)
    }

    private init(_ name: String, _ stretches: [Stretch], isLoop: Bool = false, comesBack: Bool = false) {
        self.name = name
        self.isLoop = isLoop
        self.comesBack = comesBack
        var points: [Point] = []
        var (east, north, heading, driven) = (0.0, 0.0, 60.0, 0.0)
        for stretch in stretches {
            let steps = max(1, Int((stretch.lengthM / Self.stepM).rounded()))
            for _ in 0..<steps {
                points.append(
                    Point(
                        eastM: east, northM: north, headingDeg: heading,
                        altitudeM: 500 + 30 * sin(driven / 900) + 8 * sin(driven / 170)))
                let middle = (heading + stretch.turnDeg / Double(steps) / 2) * .pi / 180
                east += Self.stepM * sin(middle)
                north += Self.stepM * cos(middle)
                heading += stretch.turnDeg / Double(steps)
                driven += Self.stepM
            }
        }
        if isLoop {
            // The end is brought to the beginning, a little at each meter.
            let count = Double(points.count)
            for index in points.indices {
                points[index].eastM -= east * Double(index) / count
                points[index].northM -= north * Double(index) / count
            }
            for index in points.indices {
                let next = points[(index + 1) % points.count]
                points[index].headingDeg =
                    atan2(next.eastM - points[index].eastM, next.northM - points[index].northM) * 180 / .pi
            }
        }
        self.points = points
    }

    package var lengthM: Double { Double(points.count) * Self.stepM }

    /// Where a car is that has driven so far, in meters, on the right lane. Beyond its end the road goes on straight.
    package func point(at drivenM: Double) -> Point {
        var (along, isBack) = (max(0, drivenM), false)
        if isLoop { along = along.truncatingRemainder(dividingBy: lengthM) }
        if comesBack, along > lengthM {
            // There and back, again and again.
            along = along.truncatingRemainder(dividingBy: 2 * lengthM)
            if along > lengthM {
                along = 2 * lengthM - along
                isBack = true
            }
        }
        let index = min(Int(along / Self.stepM), points.count - 1)
        var point = points[index]
        let beyond = along - Double(index) * Self.stepM
        let heading = point.headingDeg * .pi / 180
        point.eastM += beyond * sin(heading)
        point.northM += beyond * cos(heading)
        let side = isBack ? -Self.laneM : Self.laneM
        point.eastM += side * cos(heading)
        point.northM -= side * sin(heading)
        let degrees = (point.headingDeg + (isBack ? 180 : 0)).truncatingRemainder(dividingBy: 360)
        point.headingDeg = degrees < 0 ? degrees + 360 : degrees
        return point
    }
}
