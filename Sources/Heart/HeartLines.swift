package import Telemetry

/// Heartbeats from lines that arrive while driving, each with the time between two beats (an RR interval).
package struct HeartLines: Sendable {
    /// The longest line; a longer one is none.
    private static let longestLine = 64

    private var line: [UInt8] = []
    private var isTooLong = false
    private var times = BeatTimes()

    package init() {}

    /// Takes bytes, and returns the beats of the lines that end in them. The last beat is at the time of arrival, and those
    /// before it as much earlier as the intervals tell: a strap sends several at once.
    package mutating func take(_ bytes: some Sequence<UInt8>, at time: Instant) -> [HeartBeat] {
        var intervals: [Double] = []
        for byte in bytes {
            guard byte == 0x0A else {
                if line.count < Self.longestLine { line.append(byte) } else { isTooLong = true }
                continue
            }
            defer {
                line = []
                isTooLong = false
            }
            if !isTooLong, let rrMs = HeartBeat.milliseconds(String(decoding: line, as: UTF8.self)) {
                intervals.append(rrMs)
            }
        }
        return times.beats(intervals, at: time)
    }
}
