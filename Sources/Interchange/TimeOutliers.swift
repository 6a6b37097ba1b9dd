package import Telemetry

/// Finds the times of a file that do not fit the others, as those that a receiver writes before it knows the date.
/// Which one is wrong is decided by all of them, wherever it stands.
///
/// Times that are at most half a day apart are a group, in whatever order they stand in the file. A few alone are
/// wrong if another group has more; so is a group before the year 2000 or after 2099 beside one in between. Within a
/// group, the times of a file must not decrease (or, if that fits more of them, not increase): what is not of the
/// longest such chain is wrong, except a whole part of the file whose place is elsewhere. If that is much of a group, the
/// file is not in the order of the times, as one with a signal after the other, and nothing is wrong.
package enum TimeOutliers {
    /// Longer without any time, and another group begins, in microseconds.
    private static let gap: Int64 = 12 * 3_600_000_000
    /// Farther from all other groups, and half as many times are enough to call a group wrong.
    private static let far: Int64 = 300 * 86_400_000_000
    /// 2000-01-01 and 2100-01-01.
    private static let plausible: Range<Int64> = 946_684_800_000_000..<4_102_444_800_000_000
    /// So many times in a row that increase are no accident.
    private static let part = 10

    /// Returns for each time of a file, in the order of the file, whether it fits the others. A missing one does not.
    /// - Parameter toleranceS: By how much a time may be before the one before, or after the next one, in seconds.
    package static func fitting(_ times: [WallTime?], toleranceS: Double = 0) -> [Bool] {
        fitting(microseconds: times.map { $0?.microseconds }, toleranceS: toleranceS)
    }

    /// The same for microseconds since 1970, or since any other moment.
    package static func fitting(microseconds times: [Int64?], toleranceS: Double = 0) -> [Bool] {
        var keeps = times.map { $0 != nil }
        if isPlain(times) { return keeps }
        let groups = groups(times)
        let wrong = wrong(groups, times)
        for (group, isWrong) in zip(groups, wrong) {
            let ordered = group.places.sorted()
            for place in ordered { keeps[place] = false }
            if isWrong { continue }
            for place in chain(ordered, times, tolerance: Int64(toleranceS * 1e6)) { keeps[place] = true }
        }
        return keeps
    }

    /// Whether nothing can be wrong: no time decreases, and none is far from the one before.
    private static func isPlain(_ times: [Int64?]) -> Bool {
        var last: Int64?
        for case let time? in times {
            if let last, time < last || time.subtractingReportingOverflow(last).overflow || time - last > gap {
                return false
            }
            last = time
        }
        return true
    }

    // MARK: Groups

    private struct Group {
        /// The places in the file, in the order of the times.
        var places: [Int] = []
        var range: ClosedRange<Int64>
    }

    private static func groups(_ times: [Int64?]) -> [Group] {
        let ordered = times.indices.lazy.compactMap { place in times[place].map { (time: $0, place: place) } }
            .sorted { ($0.time, $0.place) < ($1.time, $1.place) }
        var groups: [Group] = []
        for (time, place) in ordered {
            if let last = groups.indices.last, distance(groups[last].range.upperBound, time) <= gap {
                groups[last].places.append(place)
                groups[last].range = groups[last].range.lowerBound...time
            } else {
                groups.append(Group(places: [place], range: time...time))
            }
        }
        return groups
    }

    private static func distance(_ earlier: Int64, _ later: Int64) -> Int64 {
        let (difference, overflow) = later.subtractingReportingOverflow(earlier)
        return overflow ? .max : difference
    }

    private static func wrong(_ groups: [Group], _ times: [Int64?]) -> [Bool] {
        let isPlausible = groups.map {
            plausible.lowerBound <= $0.range.lowerBound && $0.range.upperBound < plausible.upperBound
        }
        let largest =
            groups.indices.lazy.filter { isPlausible[$0] || !isPlausible.contains(true) }
            .map { groups[$0].places.count }.max() ?? 0
        return groups.indices.map { index in
            if isPlausible.contains(true), !isPlausible[index] { return true }
            let (count, range) = (groups[index].places.count, groups[index].range)
            let before = index > 0 ? distance(groups[index - 1].range.upperBound, range.lowerBound) : .max
            let after =
                index + 1 < groups.count ? distance(range.upperBound, groups[index + 1].range.lowerBound) : .max
            let isFar = min(before, after) > far
            // A drive is many times in a row. Single ones, here and there in the file, are none.
            let isScattered = count <= 2 * runs(groups[index].places)
            if isScattered { return count <= largest / (isFar ? 2 : 4) }
            return isFar && count < 100 && count <= largest / 20
        }
    }

    /// The number of parts of the file without another group between.
    private static func runs(_ places: [Int]) -> Int {
        let ordered = places.sorted()
        return 1 + zip(ordered, ordered.dropFirst()).count { $1 != $0 + 1 }
    }

    // MARK: Chains

    /// Returns the places of a group, given in the order of the file, that fit each other.
    private static func chain(_ places: [Int], _ times: [Int64?], tolerance: Int64) -> [Int] {
        let values = places.map { times[$0] ?? 0 }
        var kept = longest(values)
        if kept.count == values.count { return places }
        if kept.count <= values.count / 2 {
            let backward = longest(values.reversed())
            if backward.count * 3 >= values.count * 2 { return backward.map { places[values.count - 1 - $0] } }
        }
        kept += parts(values, beside: kept)
        if tolerance > 0 { kept = near(values, kept.sorted(), tolerance) }
        // Nothing of a few is an order.
        if kept.count < values.count * 2 / 3, values.count > part { return places }
        return kept.map { places[$0] }
    }

    /// Returns `kept` with what is before the one kept last, or after the next one, by the tolerance at most.
    private static func near(_ values: [Int64], _ kept: [Int], _ tolerance: Int64) -> [Int] {
        var all: [Int] = []
        all.reserveCapacity(values.count)
        var next = 0
        for (place, value) in values.enumerated() {
            if next < kept.count, kept[next] == place {
                next += 1
                all.append(place)
                continue
            }
            let isLate = next < kept.count && value - values[kept[next]] > tolerance
            let isEarly = next > 0 && values[kept[next - 1]] - value > tolerance
            if !isLate, !isEarly { all.append(place) }
        }
        return all
    }

    /// Returns the places of the longest sequence of values that does not decrease; of several, one without great
    /// steps.
    private static func longest(_ values: [Int64]) -> [Int] {
        // ends[n] is the place of the lowest value with which a sequence of n + 1 ends.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        // What was in its place in `ends` before it, which is greater.
        var greater = before
        for (place, value) in values.enumerated() {
            var (low, high) = (0, ends.count)
            // Most values are above all before.
            if let last = ends.last, values[last] <= value { low = high }
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] <= value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = ends[low - 1] }
            if low < ends.count {
                greater[place] = ends[low]
                ends[low] = place
            } else {
                ends.append(place)
            }
        }
        var sequence: [Int] = []
        sequence.reserveCapacity(ends.count)
        var place = ends.last ?? -1
        while place >= 0 {
            sequence.append(place)
            let value = values[place]
            place = before[place]
            while place >= 0, greater[place] >= 0, values[greater[place]] <= value { place = greater[place] }
        }
        return sequence.reversed()
    }

    /// Returns the places of parts that increase, and at whose times nothing is that is kept: parts of the file in
    /// another order.
    private static func parts(_ values: [Int64], beside kept: [Int]) -> [Int] {
        var isKept = [Bool](repeating: false, count: values.count)
        for place in kept { isKept[place] = true }
        var taken = kept.map { values[$0] }.sorted()
        var found: [Int] = []
        var begin = 0
        while begin < values.count {
            guard !isKept[begin] else {
                begin += 1
                continue
            }
            var end = begin + 1
            while end < values.count, !isKept[end], values[end] >= values[end - 1] { end += 1 }
            if end - begin >= part {
                let place = first(in: taken) { $0 >= values[begin] }
                if place == taken.count || taken[place] > values[end - 1] {
                    found += begin..<end
                    taken.insert(contentsOf: values[begin..<end], at: place)
                }
            }
            begin = end
        }
        return found
    }

    /// Returns the first place at which a condition holds that holds for everything after it.
    private static func first(in values: [Int64], _ holds: (Int64) -> Bool) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(values[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
