import Telemetry

/// A drive measured against a route: which checkpoints it passed, and when.
package struct RouteDrive: Hashable, Sendable {
    /// The share of the route and of the drive together that both have (the Jaccard measure) from which on a drive
    /// belongs to a route.
    package static let minShare = 0.8
    /// Why a drive is none of a route.
    package enum MatchError: Error, Hashable, Sendable {
        /// Shorter than 20 m.
        case tooShort
        /// The nearest point of the drive is as far from the start of the route, in meters.
        case tooFar(Double)
        /// It has too little in common with the route: the Jaccard measure.
        case otherWay(Double)
    }

    /// The time at each checkpoint in seconds since the first one; nil where it was not passed.
    package let timesS: [Double?]
    /// The share of the route's checkpoints that were passed.
    package let coveredShare: Double
    /// The Jaccard measure of the checkpoints of the route and of the drive.
    package let jaccard: Double
    /// The driven distance between the first and the last passed checkpoint, in meters.
    package let distanceM: Double

    package var belongs: Bool { jaccard >= Self.minShare }

    /// The time from the first to the last passed checkpoint, in seconds.
    package var durationS: Double {
        guard let first = timesS.first(where: { $0 != nil }) ?? nil, let last = timesS.last(where: { $0 != nil }) ?? nil
        else { return 0 }
        return last - first
    }

    package init(timesS: [Double?], coveredShare: Double, jaccard: Double, distanceM: Double) {
        self.timesS = timesS
        self.coveredShare = coveredShare
        self.jaccard = jaccard
        self.distanceM = distanceM
    }

    /// Measures a drive against a route, in time proportional to its length.
    package init(_ drive: RoutePath, on route: RoutePath) {
        var matcher = RouteMatcher(route)
        var times: [Double?] = Array(repeating: nil, count: route.checkpoints.count)
        var foreign = 0
        var last: (position: RouteMatcher.Position, timeS: Double, drivenM: Double)?
        var firstM: Double?
        var lastM = 0.0
        for checkpoint in drive.checkpoints {
            let fix = RouteMatcher.Fix(place: checkpoint.place, drivenM: checkpoint.alongM)
            guard let position = matcher.take(fix) else {
                foreign += 1
                continue
            }
            firstM = firstM ?? checkpoint.alongM
            lastM = checkpoint.alongM
            defer { last = (position, checkpoint.timeS, checkpoint.alongM) }
            guard let last else {
                times[position.index] = times[position.index] ?? checkpoint.timeS
                continue
            }
            // The checkpoints between two positions were passed in proportion.
            let aheadM = position.alongM - last.position.alongM
            guard aheadM > 0, last.position.index + 1 <= position.index else { continue }
            for index in (last.position.index + 1)...position.index where times[index] == nil && matcher.covered[index]
            {
                let share = (route.checkpoints[index].alongM - last.position.alongM) / aheadM
                times[index] = last.timeS + (checkpoint.timeS - last.timeS) * max(0, min(1, share))
            }
        }
        // The last checkpoint has no segment after it.
        if matcher.isComplete, let last, times[times.count - 1] == nil { times[times.count - 1] = last.timeS }
        let covered = matcher.covered.count(where: { $0 })
        timesS = times
        coveredShare = matcher.coveredShare
        jaccard = Double(covered) / Double(max(1, route.checkpoints.count + foreign))
        distanceM = lastM - (firstM ?? lastM)
    }

    /// Whether the drive of a way belongs to a route, or why not.
    package static func measure(_ way: RoutePath?, on route: RoutePath) -> Result<RouteDrive, MatchError> {
        guard let way else { return .failure(.tooShort) }
        let drive = RouteDrive(way, on: route)
        return drive.error(of: way, on: route).map { .failure($0) } ?? .success(drive)
    }

    /// Why the drive, which was measured by its way, does not belong to a route; nil if it does.
    package func error(of way: RoutePath, on route: RoutePath) -> MatchError? {
        if belongs { return nil }
        guard coveredShare == 0 else { return .otherWay(jaccard) }
        return .tooFar(way.checkpoints.reduce(Double.infinity) { min($0, $1.place.distanceM(to: route.start)) })
    }

    /// The index of the drive that took the shortest time, of those that passed nearly all of the route if there are any;
    /// nil without any.
    package static func best(of drives: [RouteDrive]) -> Int? { RouteRanking(drives).order.first }

    /// The first and the last checkpoint that were passed; nil if none was.
    package var passed: ClosedRange<Int>? {
        guard let first = timesS.firstIndex(where: { $0 != nil }), let last = timesS.lastIndex(where: { $0 != nil })
        else { return nil }
        return first...last
    }

    /// The time for the whole route in seconds: what was not passed at its ends is added at the mean pace. Nil if fewer
    /// than two checkpoints were passed.
    package var wholeTimeS: Double? {
        guard let first = timesS.firstIndex(where: { $0 != nil }), let last = timesS.lastIndex(where: { $0 != nil }),
            last > first
        else { return nil }
        return durationS * Double(timesS.count - 1) / Double(last - first)
    }

    /// The times with those between passed checkpoints interpolated, from 0 at the first one; nil if fewer than two were
    /// passed.
    package var filledTimesS: [Double]? {
        let known = timesS.enumerated().compactMap { index, time in time.map { (index, $0) } }
        guard let first = known.first, let last = known.last, known.count >= 2 else { return nil }
        // Before the first and after the last passed checkpoint, the mean pace is assumed.
        let pace = (last.1 - first.1) / Double(max(1, last.0 - first.0))
        var filled = Array(repeating: 0.0, count: timesS.count)
        for index in filled.indices {
            if index < first.0 {
                filled[index] = first.1 - Double(first.0 - index) * pace
            } else if index > last.0 {
                filled[index] = last.1 + Double(index - last.0) * pace
            }
        }
        for (one, other) in zip(known, known.dropFirst()) {
            for index in one.0...other.0 {
                filled[index] = one.1 + (other.1 - one.1) * Double(index - one.0) / Double(other.0 - one.0)
            }
        }
        filled[last.0] = last.1
        return filled.map { $0 - filled[0] }
    }
}

/// Times of checkpoints as bytes: about two each.
extension RouteDrive {
    package var timeBytes: [UInt8] {
        var writer = NumberWriter()
        var last = Int64(0)
        for time in timesS {
            guard let time else {
                writer.add(unsigned: 0)
                continue
            }
            let steps = max(last, Int64(clamping: (time * 100).rounded()))
            writer.add(unsigned: UInt64(steps - last) + 1)
            last = steps
        }
        return writer.bytes
    }

    /// Nil for bytes that are not those of times.
    package static func times(_ bytes: [UInt8]) -> [Double?]? {
        var reader = NumberReader(bytes[...])
        var times: [Double?] = []
        var last = UInt64(0)
        while !reader.rest.isEmpty {
            guard let more = reader.unsigned(), more < 1 << 40 else { return nil }
            if more > 0 { last += more - 1 }
            times.append(more == 0 ? nil : Double(last) / 100)
        }
        return times
    }
}
