package import Telemetry

/// A measured acceleration or braking, such as 0 to 100 km/h.
package struct SpeedTest: Hashable, Sendable {
    /// What is measured.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case to100Kmh = "0-100 km/h"
        case to60Mph = "0-60 mph"
        case passing = "80-120 km/h"
        case quarterMile = "quarter mile"
        case braking = "100-0 km/h"

        static let quarterMileM = 402.336

        /// The speeds in km/h between which it is measured; nil for one over a distance from standstill.
        var speedsKmh: (from: Double, to: Double)? {
            switch self {
            case .to100Kmh: (0, 100)
            case .to60Mph: (0, 60 * UnitSystem.kilometersPerMile)
            case .passing: (80, 120)
            case .quarterMile: nil
            case .braking: (100, 0)
            }
        }
    }

    package let kind: Kind
    /// When it began.
    package let start: Instant
    package let timeS: Double
    /// The uncertainty of `timeS`: what whole km/h and the times between the samples allow. That of the speedometer itself,
    /// about 1% of the speed, is not included.
    package let uncertaintyS: Double
    /// The distance covered meanwhile, in meters, and its uncertainty for the same reasons.
    package let distanceM: Double
    package let distanceUncertaintyM: Double
    /// The speed at its end.
    package let endSpeedKmh: Double

    package init(
        kind: Kind, start: Instant, timeS: Double, uncertaintyS: Double, distanceM: Double,
        distanceUncertaintyM: Double, endSpeedKmh: Double
    ) {
        self.kind = kind
        self.start = start
        self.timeS = timeS
        self.uncertaintyS = uncertaintyS
        self.distanceM = distanceM
        self.distanceUncertaintyM = distanceUncertaintyM
        self.endSpeedKmh = endSpeedKmh
    }

    /// The best, and how far several of them differ.
    package struct Sum: Hashable, Sendable {
        package let best: SpeedTest
        package let count: Int
        /// The slowest minus the fastest, in seconds.
        package let spreadS: Double
    }

    /// Returns the best of each kind, in the order of the kinds.
    package static func best(_ tests: [SpeedTest]) -> [Sum] {
        Kind.allCases.compactMap { kind in
            let its = tests.filter { $0.kind == kind }.sorted { $0.timeS < $1.timeS }
            guard let best = its.first, let worst = its.last else { return nil }
            return Sum(best: best, count: its.count, spreadS: worst.timeS - best.timeS)
        }
    }
}

/// Finds accelerations and brakings in the speeds of a drive. PID 0D is a whole number of km/h, which some ECUs round and
/// others truncate, so that a reading r means a speed from r - 0.5 to r + 1 km/h.
///
/// A crossing of a speed is therefore known only to lie in an interval: each sample around it allows one, by the local
/// acceleration, and the intersection of all of them is what is known. Its middle is the time, and half of its length the
/// uncertainty.
package struct SpeedTestFinder: Sendable {
    /// Which tests are complete.
    package private(set) var found: [SpeedTest] = []
    /// What the car is doing.
    package private(set) var state = State.moving

    package enum State: Hashable, Sendable {
        case moving
        /// It has stood for long enough: a run from standstill may begin.
        case armed
        case accelerating, braking
    }

    private struct Point {
        let time: Instant
        let kmh: Double
    }

    /// How long a car must stand before a run from standstill, in seconds.
    private static let standingS = 1.0
    /// The longest time without a rise of the speed in an acceleration, such as for shifting, and without a fall in a
    /// braking; in seconds.
    private static let pauseS = 2.0
    /// The fall of the speed that ends an acceleration, and the rise that ends a braking, in km/h. Readings of a slipping
    /// or locked wheel vary.
    private static let reversalKmh = 4.0
    /// A slower acceleration is no test: 0 to 100 km/h in 40 s.
    private static let leastKmhPerS = 2.5
    /// No tires accelerate or brake a car on a road faster: 1.7 g. A reading that jumped seems to.
    private static let maxKmhPerS = 60.0
    /// A reading may be so much below and above the speed, in km/h.
    private static let (above, below) = (1.0, 0.5)
    /// The middle of the speeds that a reading means, above the reading.
    private static let middle = (above - below) / 2

    private var points: [Point] = []
    private var extreme: (time: Instant, kmh: Double)?
    private var done: Set<SpeedTest.Kind> = []
    /// The distance of the present acceleration, by the readings.
    private var metres = 0.0

    package init() {}

    /// Returns the tests in the speeds of a drive.
    package static func tests(_ samples: [Sample]) -> [SpeedTest] {
        var finder = SpeedTestFinder()
        for sample in samples { finder.take(sample) }
        finder.finish()
        return finder.found
    }

    /// Takes the next sample; those of other signals are ignored.
    package mutating func take(_ sample: Sample) {
        guard sample.signal == .vehicleSpeed, sample.value.isFinite else { return }
        let point = Point(time: sample.time, kmh: sample.value)
        if let last = points.last {
            guard point.time > last.time else { return }
            if point.time.seconds(since: last.time) > Self.pauseS { reset() }
        }
        points.append(point)
        switch state {
        case .accelerating: accelerate(point)
        case .braking: brake(point)
        case .armed, .moving: wait(point)
        }
    }

    /// Completes a braking whose last sample is the first standstill.
    package mutating func finish() {
        if state == .braking { brakeIsOver() }
    }

    private mutating func reset() {
        points.removeAll(keepingCapacity: true)
        state = .moving
        extreme = nil
        done = []
    }

    // MARK: States

    private mutating func wait(_ point: Point) {
        if point.kmh == 0 {
            // Of a standstill the end is enough.
            if let first = points.first(where: { $0.kmh != 0 }) {
                points.removeAll { $0.time <= first.time || $0.kmh != 0 }
            }
            if let first = points.first, point.time.seconds(since: first.time) >= Self.standingS {
                state = .armed
                points.removeAll { point.time.seconds(since: $0.time) > 2 * Self.standingS }
            }
            return
        }
        if state == .armed {
            begin(.accelerating, point)
            return
        }
        // A rising or falling speed begins a test of its own: from 80, and from 100 km/h.
        points.removeAll { point.time.seconds(since: $0.time) > 2 * Self.pauseS }
        guard let lowest = points.map(\.kmh).min(), let highest = points.map(\.kmh).max() else { return }
        if point.kmh == highest, point.kmh - lowest >= Self.reversalKmh, lowest < 80 {
            points.removeFirst(points.lastIndex { $0.kmh == lowest } ?? 0)
            begin(.accelerating, point)
            done = [.to100Kmh, .to60Mph, .quarterMile]
        } else if point.kmh == lowest, highest - point.kmh >= Self.reversalKmh, highest >= 100 {
            points.removeFirst(points.lastIndex { $0.kmh == highest } ?? 0)
            begin(.braking, point)
        }
    }

    private mutating func begin(_ next: State, _ point: Point) {
        state = next
        extreme = (point.time, point.kmh)
        done = []
        metres = 0
    }

    private mutating func accelerate(_ point: Point) {
        guard let last = extreme else { return }
        if point.kmh > last.kmh { extreme = (point.time, point.kmh) }
        let top = max(last.kmh, point.kmh)
        for kind in [SpeedTest.Kind.to60Mph, .to100Kmh, .passing] where !done.contains(kind) {
            // A few samples after it make the crossing exact.
            guard let (from, to) = kind.speedsKmh, top > to + 2 else { continue }
            done.insert(kind)
            if let test = rising(kind, from, to) { found.append(test) }
        }
        metres +=
            (points[points.count - 2].kmh + point.kmh) / 2 / 3.6
            * point.time.seconds(since: points[points.count - 2].time)
        // The exact distance is a little more, by the part of a step that a reading lacks.
        if !done.contains(.quarterMile), metres > 0.9 * SpeedTest.Kind.quarterMileM, let test = quarterMile() {
            done.insert(.quarterMile)
            found.append(test)
        }
        let isOver =
            top - point.kmh > Self.reversalKmh || point.time.seconds(since: (extreme ?? last).time) > Self.pauseS
        if isOver { turn(point) }
    }

    private mutating func brake(_ point: Point) {
        guard let last = extreme else { return }
        if point.kmh < last.kmh { extreme = (point.time, point.kmh) }
        let least = min(last.kmh, point.kmh)
        if point.kmh == 0, points.count > 2, points[points.count - 2].kmh == 0 {
            brakeIsOver()
            points = Array(points.suffix(2))
            state = .moving
        } else if point.kmh - least > Self.reversalKmh
            || point.time.seconds(since: (extreme ?? last).time) > Self.pauseS
        {
            turn(point)
        }
    }

    /// The speed no longer rises or falls: what comes next may be the opposite.
    private mutating func turn(_ point: Point) {
        state = .moving
        extreme = nil
        done = []
        // The last seconds may be the beginning of the next test.
        points.removeAll { point.time.seconds(since: $0.time) > 2 * Self.pauseS }
        wait(point)
    }

    private mutating func brakeIsOver() {
        guard let stop = stop(), let start = crossing(100, rising: false), stop.middle > start.middle,
            (Self.leastKmhPerS...Self.maxKmhPerS).contains(100 / (stop.middle - start.middle))
        else { return }
        found.append(test(.braking, from: start, to: stop, endKmh: 0))
    }

    // MARK: Times

    /// A time in seconds since the first point, and half of the interval in which it lies.
    private struct Moment {
        var middle: Double
        var half: Double
    }

    private func seconds(_ point: Point) -> Double { point.time.seconds(since: points[0].time) }

    private func rising(_ kind: SpeedTest.Kind, _ from: Double, _ to: Double) -> SpeedTest? {
        guard let start = from == 0 ? launch() : crossing(from, rising: true), let end = crossing(to, rising: true),
            end.middle > start.middle,
            (Self.leastKmhPerS...Self.maxKmhPerS).contains((to - from) / (end.middle - start.middle))
        else { return nil }
        return test(kind, from: start, to: end, endKmh: to)
    }

    private func test(_ kind: SpeedTest.Kind, from start: Moment, to end: Moment, endKmh: Double) -> SpeedTest {
        let timeS = end.middle - start.middle
        let meanKmh = distance(from: start.middle, to: end.middle) / max(timeS, 1e-3) * 3.6
        return SpeedTest(
            kind: kind, start: points[0].time.advanced(bySeconds: start.middle), timeS: timeS,
            uncertaintyS: start.half + end.half, distanceM: distance(from: start.middle, to: end.middle),
            // Both ends, and a reading that is half a step off all the time.
            distanceUncertaintyM: (start.half * (kind == .braking ? 100 : 0) + end.half * endKmh) / 3.6
                + (Self.above + Self.below) / 2 / 3.6 * timeS * (meanKmh > 0 ? 1 : 0),
            endSpeedKmh: endKmh)
    }

    private func quarterMile() -> SpeedTest? {
        guard let last = points.last, let start = launch() else { return nil }
        let wanted = SpeedTest.Kind.quarterMileM
        guard distance(from: start.middle, to: seconds(last)) >= wanted else { return nil }
        var (low, high) = (start.middle, seconds(last))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if distance(from: start.middle, to: middle) < wanted { low = middle } else { high = middle }
        }
        let endKmh = speed(at: high)
        let timeS = high - start.middle
        guard endKmh > 0, endKmh / timeS >= Self.leastKmhPerS else { return nil }
        // Half a step of speed all the way, at the speed of the end.
        let half = (Self.above + Self.below) / 2 * timeS / endKmh
        return SpeedTest(
            kind: .quarterMile, start: points[0].time.advanced(bySeconds: start.middle), timeS: timeS,
            uncertaintyS: start.half + half, distanceM: wanted, distanceUncertaintyM: 0, endSpeedKmh: endKmh)
    }

    /// The speed at a time, between samples.
    private func speed(at time: Double) -> Double {
        guard let index = points.firstIndex(where: { seconds($0) >= time }) else { return points.last?.kmh ?? 0 }
        guard index > 0 else { return points[0].kmh }
        let (one, other) = (points[index - 1], points[index])
        let share = (time - seconds(one)) / (seconds(other) - seconds(one))
        let kmh = one.kmh + (other.kmh - one.kmh) * share
        return kmh == 0 ? 0 : kmh + Self.middle
    }

    /// The distance between two times in meters.
    private func distance(from start: Double, to end: Double) -> Double {
        var (metres, last) = (0.0, (time: start, kmh: speed(at: start)))
        func add(_ time: Double, _ kmh: Double) {
            metres += (last.kmh + kmh) / 2 / 3.6 * (time - last.time)
            last = (time, kmh)
        }
        for point in points {
            let time = seconds(point)
            if time > start && time < end { add(time, point.kmh == 0 ? 0 : point.kmh + Self.middle) }
        }
        add(end, speed(at: end))
        return metres
    }

    /// When the car began to move: before its first reading, by the acceleration of the next second if that was even, and
    /// by some times the time of the first readings if it grew from nothing. The interval has all of them.
    private func launch() -> Moment? {
        guard let first = points.firstIndex(where: { $0.kmh > 0 }), first > 0 else { return nil }
        let moving = points[first...]
        func slope(of isNear: (Point) -> Bool) -> Double? {
            let near = Array(moving.prefix(while: isNear))
            return self.slope(near.count > 2 ? near : Array(moving.prefix(3)))
        }
        let begun = seconds(points[first])
        guard let later = slope(of: { seconds($0) - begun <= 1 }), later > 0 else { return nil }
        let early = slope { $0.kmh <= points[first].kmh + Self.launchKmh } ?? later
        let kmh = points[first].kmh + Self.middle
        // At the last 0 it stood or was slower than one step, and at the first reading faster than half a step.
        let (last, growing) = (seconds(points[first - 1]), max(early, later / 4))
        let earliest = min(
            last - Self.above / later,
            max(begun - Self.launchFactor * kmh / growing, last - Self.launchFactor * Self.above / growing))
        return between(earliest, begun - Self.below / max(later, early))
    }

    /// The rise of the speed from the first reading in which an acceleration may still be growing, in km/h.
    private static let launchKmh = 3.0
    /// How many times longer than by the slope of its first readings it may take a car to reach the first of them.
    private static let launchFactor = 3.5

    /// When the car came to a stop.
    private func stop() -> Moment? {
        guard let zero = points.firstIndex(where: { $0.kmh == 0 }), zero > 0 else { return nil }
        let near = points[..<zero].suffix { self.seconds(points[zero]) - self.seconds($0) <= 1 }
        guard let slope = slope(near.count > 1 ? near : Array(points[..<zero].suffix(2))), slope < 0 else { return nil }
        return between(seconds(points[zero - 1]) - Self.below / slope, seconds(points[zero]) - Self.above / slope)
    }

    private func between(_ one: Double, _ other: Double) -> Moment {
        Moment(middle: (one + other) / 2, half: abs(other - one) / 2)
    }

    /// When the speed crosses a value, the first time.
    private func crossing(_ kmh: Double, rising: Bool) -> Moment? {
        let sign = rising ? 1.0 : -1
        guard let index = points.firstIndex(where: { sign * ($0.kmh - kmh) >= 0 }), index > 0 else { return nil }
        let crossed = seconds(points[index])
        var near = points.filter { abs(seconds($0) - crossed) <= 0.4 }
        if near.count < 4 { near = Array(points[max(0, index - 2)..<min(points.count, index + 2)]) }
        guard let slope = slope(near), sign * slope > 0 else { return nil }
        // The highest and the lowest speed that each sample allows cross the value at these times.
        let (high, low) = (rising ? Self.above : -Self.below, rising ? -Self.below : Self.above)
        var earliest = near.map { seconds($0) + (kmh - $0.kmh - high) / slope }.max() ?? crossed
        var latest = near.map { seconds($0) + (kmh - $0.kmh - low) / slope }.min() ?? crossed
        // A speed that does not change evenly allows no time at all: then the disagreement is the uncertainty.
        if earliest > latest { swap(&earliest, &latest) }
        let bend = bend(near) / abs(slope)
        return Moment(middle: (earliest + latest) / 2, half: (latest - earliest) / 2 + bend)
    }

    /// The change of speed in km/h per second, by least squares; nil if there is none.
    private func slope(_ near: [Point]) -> Double? {
        guard near.count > 1 else { return nil }
        let times = near.map(seconds)
        let count = Double(near.count)
        let (time, kmh) = (times.reduce(0, +) / count, near.reduce(0) { $0 + $1.kmh } / count)
        let square = times.reduce(0) { $0 + ($1 - time) * ($1 - time) }
        let product = zip(times, near).reduce(0) { $0 + ($1.0 - time) * ($1.1.kmh - kmh) }
        return square > 0 && product != 0 ? product / square : nil
    }

    /// How far the speed may be from a line between samples, in km/h: of an even change of the acceleration, what the
    /// slopes of the two halves show.
    private func bend(_ near: [Point]) -> Double {
        guard near.count >= 4, let first = near.first, let last = near.last else { return 0 }
        let half = near.count / 2
        guard let one = slope(Array(near[..<half])), let other = slope(Array(near[half...])) else { return 0 }
        let spanS = seconds(last) - seconds(first)
        // Steps of 1 km/h make slopes of short spans uncertain themselves.
        let noise = 2 / max(spanS, 0.1)
        return max(0, abs(other - one) - noise) * spanS / 8
    }
}

extension RandomAccessCollection {
    /// Returns the elements at the end that fulfil the condition.
    fileprivate func suffix(_ isWanted: (Element) -> Bool) -> [Element] {
        Array(self[(lastIndex { !isWanted($0) }.map { index(after: $0) } ?? startIndex)...])
    }
}
