import Routes
import Telemetry

import func Glibc.exp

/// The speed of a car along a track, of which only points are known: at each point, and between points that are far
/// apart. Integrated by the trapezoid rule, it gives the length of the track.
struct TrackSpeeds {
    /// A point of the track. Points of different segments are connected only if they are close in time.
    struct Point {
        var seconds: Double
        var place: GeoPoint
        /// What the file says, in km/h.
        var reportedKmh: Double?
        var segment: Int
    }

    /// Two points between which the car drove on.
    private struct Step {
        var seconds: Double
        var metres: Double
        /// The number of parts in which it is integrated.
        var parts: Int

        var mps: Double { metres / seconds }
        var isLong: Bool { parts > 1 }
    }

    /// Nothing is integrated across more than this without a speed, in seconds: a longer step gets speeds in between.
    private static let (longS, partS) = (WayBuilder.gapS, 4.0)
    /// Up to this time, points of a segment are connected, and those of different segments, in seconds.
    private static let (connectedS, acrossS) = (3600.0, 120.0)
    /// The most speeds between points in a track.
    private static let maxBetween = 500_000
    /// No car is faster, in m/s.
    private static let fastestMps = 140.0
    /// A step that is slower and shorter is the receiver's error while the car stands, in m/s and m.
    private static let (standingMps, standingM) = (0.55, 30.0)

    /// In km/h, one for each point; nil where nothing is known.
    private(set) var kmh: [Double?]
    /// The number of parts of the step after each point, and the speed within it in km/h.
    private(set) var between: [(parts: Int, kmh: Double)]
    /// Whether the file's own speeds fit the places.
    let areReportedRight: Bool
    /// How far the length of the track may be from what was driven, in percent; nil for no length.
    let uncertaintyPercent: Double?

    /// The speeds at the points of segments, which have times.
    init(_ segments: [[TrackPoint]]) {
        let start = segments.first?.first?.time
        self.init(
            segments.enumerated().flatMap { number, points in
                points.map { point in
                    let seconds = start.flatMap { point.time?.seconds(since: $0) } ?? 0
                    return Point(
                        seconds: seconds, place: point.place, reportedKmh: point.speedKmh, segment: number)
                }
            })
    }

    /// - Parameter points: in the order of their times, which are different.
    init(_ points: [Point]) {
        var budget = Self.maxBetween
        let steps = zip(points, points.dropFirst()).map { Self.step($0, $1, &budget) }
        let (areRight, missedM) = Self.judge(points, steps)
        areReportedRight = areRight
        kmh = []
        var isLimited: [Bool] = []
        for index in points.indices {
            let reported = areReportedRight ? points[index].reportedKmh.map { $0 / 3.6 } : nil
            let (left, right) = (index > 0 ? steps[index - 1] : nil, index < steps.count ? steps[index] : nil)
            let limit = Self.limitMps([left, right])
            let mps = reported ?? Self.mps(between: left, and: right)
            kmh.append(mps.map { min($0, limit) * 3.6 })
            isLimited.append((mps ?? 0) > limit)
        }
        between = []
        for (index, step) in steps.enumerated() {
            guard let step, step.isLong || isLimited[index] || isLimited[index + 1] else {
                between.append((1, 0))
                continue
            }
            let parts = max(2, step.parts)
            let ends = ((kmh[index] ?? 0) + (kmh[index + 1] ?? 0)) / 2
            between.append((parts, max(0, (step.mps * 3.6 * Double(parts) - ends) / Double(parts - 1))))
        }
        uncertaintyPercent = Self.uncertaintyPercent(points, steps, isMeasured: areRight, missedM)
    }

    /// Nil if it is unknown how the car came from a point to the next.
    private static func step(_ one: Point, _ other: Point, _ budget: inout Int) -> Step? {
        let seconds = other.seconds - one.seconds
        var metres = one.place.distanceM(to: other.place)
        guard seconds > 0, seconds <= (one.segment == other.segment ? connectedS : acrossS),
            metres <= fastestMps * seconds
        else { return nil }
        if metres <= standingMps * seconds, metres <= standingM { metres = 0 }
        let parts = seconds > longS ? Int((seconds / partS).rounded(.up)) : 1
        budget -= parts - 1
        return budget < 0 ? nil : Step(seconds: seconds, metres: metres, parts: parts)
    }

    /// What the speed between steps may be without that in the rest of a long one becoming negative, in m/s.
    private static func limitMps(_ steps: [Step?]) -> Double {
        steps.compactMap(\.self).filter(\.isLong).map { $0.mps * Double($0.parts) }.min() ?? .infinity
    }

    /// The speed at the point between two steps, in m/s.
    private static func mps(between left: Step?, and right: Step?) -> Double? {
        guard let one = left ?? right, let other = right ?? left else { return nil }
        // Of a long step, the rest makes up for what its ends are too fast or too slow.
        if one.isLong != other.isLong { return one.isLong ? other.mps : one.mps }
        // Summed up over points, this is the length of the steps.
        return (one.metres + other.metres) / (one.seconds + other.seconds)
    }

    // MARK: Judging

    /// How the speeds that the file reports compare with its places, over the steps where both tell the way.
    private struct Comparison {
        var driven = 0.0
        var reported = 0.0
        /// How much longer the way is through each point than past it. The error of each place makes it longer, too.
        var bends = 0.0
        var count = 0

        mutating func add(_ step: Step, _ one: Double, _ other: Double) {
            driven += step.metres
            reported += (one + other) / 2 / 3.6 * step.seconds
            count += 1
        }
    }

    /// Whether the speeds that the file reports make the way between its places, and by how many meters they miss it. Some
    /// programs write them in another unit, or always 0.
    private static func judge(_ points: [Point], _ steps: [Step?]) -> (areRight: Bool, missedM: Double) {
        var (near, far) = (Comparison(), Comparison())
        for (index, step) in steps.enumerated() {
            guard let step, let one = points[index].reportedKmh, let other = points[index + 1].reportedKmh else {
                continue
            }
            if step.isLong {
                far.add(step, one, other)
            } else {
                near.add(step, one, other)
                if index > 0, let before = steps[index - 1], !before.isLong {
                    near.bends += bendM(points[index - 1], points[index + 1], before, step)
                }
            }
        }
        // Between points that are far apart, the speed changes; only its magnitude can be compared.
        guard near.count > 0 else {
            return (far.count > 0 && far.driven / 2 - 10...far.driven * 2 + 10 ~= far.reported, 0)
        }
        // A receiver measures speeds better than places, whose errors make a way longer.
        let areRight = 0.95 * near.driven - near.bends - 1...1.05 * near.driven + 10 ~= near.reported
        return (areRight, areRight ? abs(near.reported - near.driven) : 0)
    }

    private static func bendM(_ one: Point, _ other: Point, _ before: Step, _ step: Step) -> Double {
        max(0, before.metres + step.metres - one.place.distanceM(to: other.place))
    }

    /// Roads bend between points, so that the car drove farther than the straight lines are long. The longer a step,
    /// the more bends it may hide, unless it was driven fast. How much longer a line through all points is than one
    /// through every second point shows how much is lost by leaving out points. (Fitted to simulated towns, mountain
    /// roads and motorways with points 5 to 60 s apart.)
    private static func uncertaintyPercent(_ points: [Point], _ steps: [Step?], isMeasured: Bool, _ missedM: Double)
        -> Double?
    {
        var (length, unknown, bends) = (0.0, missedM, 0.0)
        for (index, step) in steps.enumerated() {
            guard let step else { continue }
            length += step.metres
            guard step.metres > 0 else {
                unknown += points[index].place.distanceM(to: points[index + 1].place)
                continue
            }
            let hidden = step.metres < 5 ? 0 : 0.5 * (1 - exp(-step.metres / 1500))
            unknown += step.metres * hidden * min(1, (22 / step.mps) * (22 / step.mps))
            // The error of each of many places makes a line longer, too.
            if !isMeasured, !step.isLong { unknown += min(step.metres, 0.5 / step.metres) }
            if index > 0, let before = steps[index - 1] {
                bends += bendM(points[index - 1], points[index + 1], before, step)
            }
        }
        guard length > 0 else { return nil }
        // Half of that is lost in each of the two ways to leave out every second point; as much again between the
        // points.
        return min(100, 100 * (0.01 * length + unknown + bends) / length)
    }
}
