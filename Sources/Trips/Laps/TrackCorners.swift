import Telemetry

import func Glibc.atan2

/// The corners of a track, numbered from the line: found where the driven line is curved, or, where no positions are known,
/// where the speed falls and rises again. They are places on the track, so that all of its laps have the same corners.
package struct TrackCorners: Hashable, Sendable {
    /// A corner with the way to it and from it. Places are shares of the lap's length, from 0 to 1. Together all corners are
    /// the whole lap.
    package struct Corner: Hashable, Sendable {
        /// From 1.
        package let number: Int
        package let from: Double
        /// Where the lap in which the corner was found was slowest.
        package let slowest: Double
        package let to: Double
        /// How far the road turns, in degrees; nil if the corner was found in the speed.
        package let turnDeg: Double?
    }

    /// A lap in a corner.
    package struct Facts: Hashable, Sendable {
        /// Where the brake is first pressed after the fastest point before the corner, in meters, or before the corner
        /// begins if it is pressed there already; nil if it is not. Where the brake is not known it is the fastest point.
        package let brakeM: Double?
        /// In km/h, as is the speed `exitM` behind the slowest place of the corner; nil where unknown.
        package let slowestKmh: Double?
        package let exitKmh: Double?
        /// From the beginning of the way to the corner to the end of the way from it.
        package let timeMs: Int
    }

    /// The corners as indices of points at equal distances. Also what the script of a page reads.
    package struct Indices: Hashable, Sendable {
        package let from: Int
        package let slowest: Int
        package let to: Int
    }

    /// How far behind the slowest place of a corner its exit is, in meters.
    package static let exitM = 80.0
    /// The brake counts as pressed from here on, in percent.
    package static let pressedPercent = 5.0
    /// How far before its fastest point a lap may begin to brake, in points: the values of both are not of one moment.
    package static let leadPoints = 3

    package let corners: [Corner]

    /// The number of points on which a lap of a length is looked at: one each `LapTrace.gridM`.
    package static func points(lengthM: Double) -> Int {
        max(50, min(6000, Int(clamping: (lengthM / LapTrace.gridM).rounded() + 1)))
    }

    /// The corners that a lap shows.
    package init(_ trace: LapTrace) {
        let count = Self.points(lengthM: trace.lengthM)
        let places = (0..<count).map { trace.lengthM * Double($0) / Double(count - 1) }
        let speeds = places.map { trace.value(of: .vehicleSpeed, at: $0) }
        let positions = places.map { trace.position(at: $0) }
        let end = Double(count - 1)
        let curves = Self.curves(positions, pointM: trace.lengthM / end)
        guard !curves.isEmpty else {
            let dips = LapCorners.find(speeds.map { $0 ?? 0 })
            corners = dips.enumerated().map { index, dip in
                Corner(
                    number: index + 1, from: Double(dip.from) / end, slowest: Double(dip.slowest) / end,
                    to: Double(dip.to) / end, turnDeg: nil)
            }
            return
        }
        // The way from a corner ends where the car is fastest before the next one.
        let borders = zip(curves, curves.dropFirst()).map { one, next in
            (one.to...max(one.to, next.from)).max { (speeds[$0] ?? 0, $1) < (speeds[$1] ?? 0, $0) } ?? one.to
        }
        corners = curves.enumerated().map { index, curve in
            let (from, to) = (index == 0 ? 0 : borders[index - 1], index < borders.count ? borders[index] : count - 1)
            let near = max(from, curve.from - Self.nearPoints)...min(to, curve.to + Self.nearPoints)
            let middle = (curve.from + curve.to) / 2
            let slowest = near.min { (speeds[$0] ?? .infinity, $0) < (speeds[$1] ?? .infinity, $1) }
            return Corner(
                number: index + 1, from: Double(from) / end,
                slowest: Double(speeds[middle] == nil ? middle : slowest ?? middle) / end, to: Double(to) / end,
                turnDeg: curve.turnDeg)
        }
    }

    package func indices(count: Int) -> [Indices] {
        func index(_ share: Double) -> Int { Int(clamping: (share * Double(count - 1)).rounded()) }
        return corners.map {
            Indices(from: index($0.from), slowest: index($0.slowest), to: max(index($0.slowest), index($0.to)))
        }
    }

    /// A lap in all corners, as many as there are.
    /// - Parameter lengthM: the length of the lap that it is compared with, whose points are those of both laps.
    package func facts(_ trace: LapTrace, pointsOf lengthM: Double) -> [Facts] {
        let count = Self.points(lengthM: lengthM)
        let pointM = trace.lengthM / Double(count - 1)
        func speed(_ index: Int) -> Double? { trace.value(of: .vehicleSpeed, at: Double(index) * pointM) }
        func timeMs(_ index: Int) -> Int {
            Int(clamping: (trace.timeS(at: Double(index) * pointM) * 1000).rounded())
        }
        let hasBrake = trace.signals.contains(.brake)
        func isPressed(_ index: Int) -> Bool {
            (trace.value(of: .brake, at: Double(index) * pointM) ?? 0) >= Self.pressedPercent
        }
        var slowestBefore = 0
        return indices(count: count).map { corner in
            defer { slowestBefore = corner.slowest }
            let before = corner.from...corner.slowest
            let fastest = before.max { (speed($0) ?? 0, $1) < (speed($1) ?? 0, $0) } ?? corner.from
            var brake =
                hasBrake ? (max(corner.from, fastest - Self.leadPoints)...corner.slowest).first(where: isPressed) : nil
            while let earlier = brake.map({ $0 - 1 }), (slowestBefore..<corner.from).contains(earlier),
                isPressed(earlier)
            {
                brake = earlier
            }
            let lengthOfPoint = lengthM / Double(count - 1)
            let exit = min(corner.to, corner.slowest + Int(clamping: (Self.exitM / lengthOfPoint).rounded()))
            let begin = brake ?? fastest
            return Facts(
                brakeM: hasBrake ? brake.map { Double($0) * lengthOfPoint } : Double(fastest) * lengthOfPoint,
                slowestKmh: (begin...exit).compactMap(speed).min(),
                exitKmh: speed(exit), timeMs: timeMs(corner.to) - timeMs(corner.from))
        }
    }

    /// Where in each corner, from its point of braking on, a lap is slower than another by the most, in meters of the other, and
    /// by how much, in km/h; nil where it is nowhere slower by a tenth.
    package func widestGaps(_ lap: LapTrace, than other: LapTrace) -> [(atM: Double, kmh: Double)?] {
        let count = Self.points(lengthM: other.lengthM)
        let (lapPointM, pointM) = (lap.lengthM / Double(count - 1), other.lengthM / Double(count - 1))
        let brakes = zip(facts(lap, pointsOf: other.lengthM), facts(other, pointsOf: other.lengthM))
            .map { [$0.brakeM, $1.brakeM].compactMap(\.self).min() }
        return zip(indices(count: count), brakes).map { corner, brakeM in
            let begin = brakeM.map { min(corner.from, Int(clamping: ($0 / pointM).rounded())) } ?? corner.from
            let gaps = (begin...corner.to).compactMap { index -> (atM: Double, kmh: Double)? in
                guard let one = lap.value(of: .vehicleSpeed, at: Double(index) * lapPointM),
                    let faster = other.value(of: .vehicleSpeed, at: Double(index) * pointM)
                else { return nil }
                return (Double(index) * pointM, faster - one)
            }
            return gaps.max { $0.kmh < $1.kmh }.flatMap { $0.kmh >= 0.1 ? $0 : nil }
        }
    }

    // MARK: Curves

    /// Points before and behind a curve among which the slowest one is sought: who brakes late is slowest behind it.
    private static let nearPoints = 6
    /// Over how many points a direction is measured: a curb or a slide is no corner.
    private static let reach = 3
    /// A road that is less curved, in 1/m, is straight for any car: a radius of 250 m.
    private static let minCurvature = 1.0 / 250
    /// What turns less in all is no corner, in degrees.
    private static let minTurnDeg = 15.0
    /// Two curves to one side that are closer are one corner, in meters.
    private static let joinM = 25.0
    /// Longer steps between two points are jumps, in meters.
    private static let jumpM = 60.0

    private struct Curve {
        var from: Int
        var to: Int
        /// Negative to one side.
        var radians: Double
        var turnDeg: Double { abs(radians) * 180 / .pi }
    }

    private static func curves(_ positions: [(x: Double, z: Double)?], pointM: Double) -> [Curve] {
        guard positions.count > 2 * reach else { return [] }
        var found: [Curve] = []
        for index in reach..<(positions.count - reach) {
            guard let radians = turn(positions, index) else { continue }
            let turnOfPoint = radians / Double(reach)
            guard abs(turnOfPoint) / pointM >= minCurvature else { continue }
            if let last = found.last, (last.radians < 0) == (radians < 0),
                Double(index - last.to) * pointM <= joinM
            {
                found[found.count - 1].to = index
                found[found.count - 1].radians += turnOfPoint
            } else {
                found.append(Curve(from: index, to: index, radians: turnOfPoint))
            }
        }
        return found.filter { $0.turnDeg >= minTurnDeg }
    }

    /// How far the line turns at a point, from the way to it to the way from it, in radians.
    private static func turn(_ positions: [(x: Double, z: Double)?], _ index: Int) -> Double? {
        guard let before = positions[index - reach], let here = positions[index],
            let after = positions[index + reach]
        else { return nil }
        let (ax, az) = (here.x - before.x, here.z - before.z)
        let (bx, bz) = (after.x - here.x, after.z - here.z)
        let longest = max(abs(ax), abs(az), abs(bx), abs(bz))
        guard longest > 0.5, longest < jumpM * Double(reach) else { return nil }
        return atan2(ax * bz - az * bx, ax * bx + az * bz)
    }
}
