package import Formats
import Reports
package import Telemetry

/// The local time of day along the time axis of a trip, whose clocks may change once.
package struct ChartClock: Sendable {
    /// From a time in milliseconds since the start of the trip on, what is to be added to give seconds of the day.
    let parts: [(fromMs: Int64, secondsOfDay: Double)]
    /// Whether times are those since the start, and none of a day.
    let isElapsed: Bool

    /// The time since the start.
    package static var elapsed: ChartClock { ChartClock() }

    private init() {
        parts = [(0, 0)]
        isElapsed = true
    }

    package init(start: WallTime, endMs: Int64, _ zone: TimeZone) {
        isElapsed = false
        func offset(_ milliseconds: Int64) -> Int {
            zone.offsetS(start.advanced(bySeconds: Double(milliseconds) / 1000))
        }
        let dayOffset = zone.local(start).secondOfDay
        let fraction = Double((start.microseconds % 1_000_000 + 1_000_000) % 1_000_000) / 1e6
        let first = Double(dayOffset) + fraction
        guard offset(0) != offset(endMs) else {
            parts = [(0, first)]
            return
        }
        var (before, after) = (Int64(0), endMs)
        while after - before > 1 {
            let middle = (before + after) / 2
            if offset(middle) == offset(0) { before = middle } else { after = middle }
        }
        parts = [(0, first), (after, first + Double(offset(endMs) - offset(0)))]
    }

    /// "10:18" or "10:18:31", "10:18 AM" or "10:18:31 AM".
    func label(_ milliseconds: Int64, hasSeconds: Bool = false) -> String {
        let part = parts.last { $0.fromMs <= milliseconds } ?? parts[0]
        // A tick at a whole minute may be a little less because its time is rounded to milliseconds.
        let second = Int(clamping: (Double(milliseconds) / 1000 + part.secondsOfDay + 0.002).rounded(.down))
        if isElapsed { return Format.clock(Double(second)) }
        return ClockFormat.text(secondOfDay: (second % 86_400 + 86_400) % 86_400, hasSeconds: hasSeconds)
    }

    private static let steps: [Double] = [
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 172_800, 604_800,
    ]

    /// The times of at most `count` ticks at round times of day, and whether their labels need seconds.
    func ticks(endMs: Int64, count: Int) -> (times: [Int64], hasSeconds: Bool) {
        let seconds = Double(endMs) / 1000
        let step = Self.steps.first { seconds / $0 <= Double(count) } ?? Self.steps[Self.steps.count - 1]
        var times: [Int64] = []
        for (index, part) in parts.enumerated() {
            let until = index + 1 < parts.count ? parts[index + 1].fromMs - 1 : endMs
            var tick = ((Double(part.fromMs) / 1000 + part.secondsOfDay) / step).rounded(.up) * step
            while true {
                let time = Int64(clamping: ((tick - part.secondsOfDay) * 1000).rounded())
                guard time <= until else { break }
                times.append(time)
                tick += step
            }
        }
        return (times, step < 60)
    }
}
