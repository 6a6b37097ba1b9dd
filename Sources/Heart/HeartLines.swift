package import Telemetry

/// Heartbeats from lines that arrive while driving, each with the time between two beats (an RR interval).
package struct HeartLines: Sendable {
    /// The longest line; a longer one is none.
    private static let longestLine = 64
    /// The least time between the ends of two intervals, in seconds.
    private static let leastS = 0.001

    private var line: [UInt8] = []
    private var isTooLong = false
    private var last: Instant?

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
            defer { (line, isTooLong) = ([], false) }
            if !isTooLong, let rrMs = HeartBeat.milliseconds(String(decoding: line, as: UTF8.self)) {
                intervals.append(rrMs)
            }
        }
        var beats: [HeartBeat] = []
        var laterMs = 0.0
        for rrMs in intervals.reversed() {
            beats.append(HeartBeat(time: time.advanced(bySeconds: -laterMs / 1000), rrMs: rrMs))
            laterMs += rrMs
        }
        beats.reverse()
        for index in beats.indices {
            if let last { beats[index].time = max(beats[index].time, last.advanced(bySeconds: Self.leastS)) }
            last = beats[index].time
        }
        return beats
    }
}
