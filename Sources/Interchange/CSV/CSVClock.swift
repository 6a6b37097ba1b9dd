import Telemetry

/// The times of the rows of a table, once all of them are known: which number of a date is the day, what a number of
/// seconds counts from, which day a time of day is of, and in which zone.
struct CSVClock {
    /// What is known beside the rows.
    struct Context {
        /// The beginning that the table itself, the user, and the name of the file tell.
        var header: CellTime?
        var user: CellTime?
        var file: CellTime?
        /// The distance of a local time from UTC, in seconds.
        var utcOffsetS: (WallTime) -> Int
    }

    private static let (second, hour, day): (Int64, Int64, Int64) = (1_000_000, 3_600_000_000, 86_400_000_000)
    /// Ten thousand years.
    private static let greatest = 3e17
    /// A beginning in a file's name and the first row are at most that far apart.
    private static let near = 900 * second
    /// No row is more than an hour without another one that is of the same drive.
    private static let driveGap = 300 * second

    private let context: Context
    private let rows: [CellTime?]
    /// The time of a row by the receiver, which has a zone.
    private let receiver: [CellTime?]
    /// The unit of a number, or the form of a time, as it is written.
    private let unit: String
    private let isElapsed: Bool
    private let isSecondsOfDay: Bool

    init(
        rows: [CellTime?], receiver: [CellTime?], unit: String, isElapsed: Bool, isSecondsOfDay: Bool, context: Context
    ) {
        self.rows = rows
        self.receiver = receiver
        self.unit = unit
        self.context = context
        self.isElapsed = isElapsed
        self.isSecondsOfDay = isSecondsOfDay
    }

    /// Returns the time of each row, in microseconds since 1970; nil for a row that has none. Nil if the rows have no
    /// date and there is none beside them.
    func times() -> [Int64?]? {
        let known = rows.lazy.compactMap(\.self)
        let numbers = known.count { $0.number != nil }
        let days = known.count { $0.day != nil }
        let count = known.count
        if numbers * 2 > count { return ofNumbers() }
        return days * 2 >= count ? ofDays() : ofClocks(rows.map { $0?.clock })
    }

    // MARK: Numbers

    private func ofNumbers() -> [Int64?]? {
        let values = rows.map { $0?.number }
        let known = values.compactMap(\.self)
        let middle = known.sorted()[known.count / 2]
        let scale = scale(known, middle: middle)
        let times = values.map { value in
            value.flatMap { abs($0 * scale) < Self.greatest ? Int64(($0 * scale).rounded()) : nil }
        }
        // 1973: nothing is that long ago since its start.
        if middle * scale > 1e14 { return times }
        let first = times.lazy.compactMap(\.self).first ?? 0
        if isOfDay(first, isNumber: true), scale == 1e6 { return ofClocks(times) }
        guard let start = beginning() else { return nil }
        // A device counts from when it was switched on.
        let origin = first > 5 * Self.second ? first : 0
        return times.map { $0.map { start + $0 - origin } }
    }

    /// The microseconds in a unit of the numbers.
    private func scale(_ values: [Double], middle: Double) -> Double {
        // 2001 in each unit.
        if middle > 1e18 { return 1e-3 }
        if middle > 1e15 { return 1 }
        if middle > 1e12 { return 1e3 }
        if middle > 1e9, !["ms", "msec"].contains(unit) { return 1e6 }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
        let step = steps.isEmpty ? 0 : steps[steps.count / 2]
        switch unit {
        // Nothing writes a row each thousandth of a second: these are seconds all the same.
        case "ms", "msec", "milliseconds":
            return step > 0 && step < 2 && values.contains { $0 != $0.rounded() } ? 1e6 : 1e3
        case "s", "sec", "seconds": return 1e6
        case "min", "minutes": return 60e6
        case "us", "µs", "microseconds": return 1
        case "ns": return 1e-3
        default: return step >= 10 && !values.contains { $0 != $0.rounded() } ? 1e3 : 1e6
        }
    }

    /// Whether microseconds count from midnight, and not from the beginning of the table.
    private func isOfDay(_ first: Int64, isNumber: Bool) -> Bool {
        let isAtStart = first < 60 * Self.second
        if let clock = [context.header, context.user, context.file].lazy.compactMap({ $0?.clock }).first {
            let apart = abs(first % Self.day - clock)
            if min(apart, Self.day - apart) <= Self.near, !(isNumber && isAtStart) { return true }
            return isNumber ? isSecondsOfDay && !isAtStart : !isElapsed && !isAtStart
        }
        return isNumber ? isSecondsOfDay : true
    }

    /// The time that the table began, where its rows count from there.
    private func beginning() -> Int64? {
        guard
            let begin = [context.header, context.user, context.file].compactMap(\.self).first(where: { $0.day != nil }),
            let day = begin.day?.microseconds(isMonthFirst: isMonthFirst([begin]))
        else { return nil }
        let local = day + (begin.clock ?? 0)
        return local - Int64(begin.zoneS.map(Int.init) ?? context.utcOffsetS(WallTime(microseconds: local)))
            * Self.second
    }

    // MARK: Times of day

    private func ofClocks(_ clocks: [Int64?]) -> [Int64?]? {
        guard let first = clocks.lazy.compactMap(\.self).first,
            let base = [context.header, context.user, context.file].compactMap(\.self).first(where: { $0.day != nil }),
            var day = base.day?.microseconds(isMonthFirst: isMonthFirst([base]))
        else { return nil }
        let isNumber = rows.contains { $0?.number != nil }
        guard isNumber || isOfDay(first, isNumber: false) else {
            guard let start = beginning() else { return nil }
            return clocks.map { $0.map { start + $0 } }
        }
        let clocks = withoutStrays(clocks)
        // A table that begins just after the midnight behind the time in the file's name.
        if let clock = base.clock, clock - first % Self.day > Self.day / 2 { day += Self.day }
        if let clock = base.clock, first % Self.day - clock > Self.day - Self.near { day -= Self.day }
        var last: Int64?
        let local = clocks.map { clock -> Int64? in
            guard let clock else { return nil }
            var time = day + clock
            if let last {
                // The clock went over midnight, or a row is a moment late beside it.
                if time < last - 60 * Self.second {
                    let days = (last - 60 * Self.second - time) / Self.day + 1
                    day += days * Self.day
                    time += days * Self.day
                } else if time - last > Self.day - 60 * Self.second, clock < Self.day {
                    return time - Self.day
                }
            }
            last = time
            return time
        }
        return withZones(local)
    }

    /// Leaves out short parts whose time of day is not between those around them.
    private func withoutStrays(_ clocks: [Int64?]) -> [Int64?] {
        var runs: [Range<Int>] = []
        var last: Int64?
        for (index, clock) in clocks.enumerated() {
            guard let clock = clock.map({ $0 % Self.day }) else { continue }
            if let last, let run = runs.last,
                forward(last, clock) <= Self.driveGap || forward(clock, last) <= 60 * Self.second
            {
                runs[runs.count - 1] = run.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
            last = clock
        }
        guard runs.count > 1 else { return clocks }
        var kept = clocks
        let longest = runs.map(\.count).max() ?? 0
        func edge(_ run: Range<Int>, _ isEnd: Bool) -> Int64 {
            (isEnd ? clocks[run].last { $0 != nil } : clocks[run].first { $0 != nil }).flatMap { $0 }.map {
                $0 % Self.day
            } ?? 0
        }
        var before: Int64?
        for (place, run) in runs.enumerated() {
            guard run.count <= 3, run.count * 4 <= longest else {
                before = edge(run, true)
                continue
            }
            let after = runs[(place + 1)...].first { $0.count > 3 }.map { edge($0, false) }
            let (begin, end) = (edge(run, false), edge(run, true))
            let isStray: Bool
            switch (before, after) {
            case (let before?, let after?):
                isStray = forward(before, begin) + forward(end, after) > forward(before, after) + 60 * Self.second
            case (let before?, nil): isStray = forward(before, begin) > Self.day / 2
            case (nil, let after?): isStray = forward(end, after) > Self.day / 2
            case (nil, nil): isStray = false
            }
            if isStray {
                for index in run { kept[index] = nil }
            } else {
                before = end
            }
        }
        return kept
    }

    /// From one time of day to the next time that the clock shows the other one.
    private func forward(_ from: Int64, _ to: Int64) -> Int64 { ((to - from) % Self.day + Self.day) % Self.day }

    // MARK: Dates

    private func ofDays() -> [Int64?]? {
        let isMonthFirst = isMonthFirst(rows.compactMap(\.self))
        return withZones(
            rows.map { row in
                guard let row, let day = row.day?.microseconds(isMonthFirst: isMonthFirst) else { return nil }
                return day + (row.clock ?? 0)
            })
    }

    /// Whether "03/04" is the fourth of March: by the dates that can be only one of both, by which number changes, by the
    /// date in the file's name, and by whether the clock has twelve hours.
    private func isMonthFirst(_ times: [CellTime]) -> Bool {
        let open = times.compactMap { $0.day }.filter(\.isOpen)
        guard let first = open.first else { return false }
        if open.contains(where: { $0.numbers.first > 12 }) { return false }
        if open.contains(where: { $0.numbers.second > 12 }) { return true }
        for known in [context.user, context.file] {
            guard let known = known?.day, !known.isOpen, known.year == first.year else { continue }
            if first.numbers == (known.month, known.day) { return known.month != known.day }
            if first.numbers == (known.day, known.month) { return false }
        }
        let firsts = Set(open.map { $0.numbers.first }).count
        let seconds = Set(open.map { $0.numbers.second }).count
        if firsts != seconds { return seconds > firsts }
        return times.contains(where: \.isTwelveHour)
    }

    // MARK: Zones

    /// Local times in UTC, by the zone that the row or the receiver's time in it tells, else that of the row nearest
    /// before or behind, else that of this computer.
    private func withZones(_ local: [Int64?]) -> [Int64?] {
        var zones = zones(local)
        var last: Int64? = zones.lazy.compactMap(\.self).first
        if last != nil {
            for index in zones.indices {
                last = zones[index] ?? last
                zones[index] = last
            }
        }
        var computer = ComputerZone(utcOffsetS: context.utcOffsetS)
        return local.indices.map { index in
            guard let time = local[index] else { return nil }
            return time - (zones[index] ?? computer.offset(time))
        }
    }

    /// The zones that rows tell, as a distance from UTC.
    private func zones(_ local: [Int64?]) -> [Int64?] {
        let isMonthFirst = isMonthFirst(receiver.compactMap(\.self))
        // How far the clock of the phone is ahead of what the receiver's time reads, in quarters of an hour.
        let ahead = local.indices.map { index -> Int64? in
            guard let time = local[index], let other = receiver[index], let clock = other.clock,
                let day = other.day?.microseconds(isMonthFirst: isMonthFirst)
            else { return nil }
            let apart = time - day - clock
            let quarters = Int64((Double(apart) / Double(Self.hour / 4)).rounded())
            return abs(apart - quarters * Self.hour / 4) < 120 * Self.second ? quarters : nil
        }
        var counts: [Int64: Int] = [:]
        for case let quarters? in ahead { counts[quarters, default: 0] += 1 }
        let usual = counts.max { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }?.key ?? 0
        return rows.indices.map { index in
            if let zone = rows[index]?.zoneS { return Int64(zone) * Self.second }
            guard let zone = receiver[index]?.zoneS else { return nil }
            // A receiver's time of before the clocks were changed is still in the zone of before.
            let quarters = ahead[index].map { abs($0 - usual) == 4 ? $0 : usual } ?? usual
            return Int64(zone) * Self.second + quarters * Self.hour / 4
        }
    }

    /// The zone of this computer, for times in their order. Of the hour that comes twice when the clocks go back, the
    /// first is meant until the times do.
    private struct ComputerZone {
        let utcOffsetS: (WallTime) -> Int
        private var hour: Int64?
        private var (early, late): (Int64, Int64) = (0, 0)
        private var last: (local: Int64, isLate: Bool)?

        init(utcOffsetS: @escaping (WallTime) -> Int) { self.utcOffsetS = utcOffsetS }

        private func offsetAt(_ time: Int64) -> Int64 {
            Int64(utcOffsetS(WallTime(microseconds: time))) * CSVClock.second
        }

        mutating func offset(_ local: Int64) -> Int64 {
            if hour != local / CSVClock.hour {
                hour = local / CSVClock.hour
                early = offsetAt(local - CSVClock.day / 2)
                late = offsetAt(local + CSVClock.day / 2)
            }
            guard early != late else {
                last = (local, false)
                return early
            }
            let isEarly = offsetAt(local - early) == early
            let isLate = offsetAt(local - late) == late
            let hasGoneBack = last.map { $0.isLate ? local >= $0.local : $0.local - local > CSVClock.hour / 2 } ?? false
            let takesLate = !isEarly || (isLate && hasGoneBack)
            last = (local, takesLate)
            return takesLate ? late : early
        }
    }
}
