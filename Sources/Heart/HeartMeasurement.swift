package import Telemetry

/// A Heart Rate Measurement, as straps of Bluetooth Low Energy send it (service 180D, characteristic 2A37).
package struct HeartMeasurement: Hashable, Sendable {
    /// In beats per minute; 0 while the strap finds no pulse.
    package var perMinute: Int
    /// The times between beats since the measurement before, in milliseconds.
    package var rrMs: [Double] = []
    /// Whether the strap touches the skin; nil if it does not report.
    package var hasContact: Bool?

    /// Nil if the bytes are too few for what their flags announce.
    package init?(_ bytes: [UInt8]) {
        guard let flags = bytes.first else { return nil }
        var rest = bytes.dropFirst()
        func number(_ count: Int) -> Int? {
            guard rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            // The least significant byte comes first.
            return rest.prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        guard let rate = number(flags & 1 == 0 ? 1 : 2) else { return nil }
        perMinute = rate
        if flags & 0b100 != 0 { hasContact = flags & 0b10 != 0 }
        // The energy expended, in kJ.
        if flags & 0b1000 != 0, number(2) == nil { return nil }
        guard flags & 0b1_0000 != 0 else { return }
        while let interval = number(2) { rrMs.append(Double(interval) * 1000 / 1024) }
    }
}

/// The times of beats of which the intervals arrive, some at once.
package struct BeatTimes: Sendable {
    /// The least time between the ends of two intervals, in seconds.
    private static let minS = 0.001

    private var last: Instant?

    package init() {}

    /// The last beat is at the time of arrival, and those before it as much earlier as the intervals report.
    package mutating func beats(_ intervalsMs: [Double], at time: Instant) -> [HeartBeat] {
        var beats: [HeartBeat] = []
        var laterMs = 0.0
        for rrMs in intervalsMs.reversed() {
            beats.append(HeartBeat(time: time.advanced(bySeconds: -laterMs / 1000), rrMs: rrMs))
            laterMs += rrMs
        }
        beats.reverse()
        for index in beats.indices {
            if let last { beats[index].time = max(beats[index].time, last.advanced(bySeconds: Self.minS)) }
            last = beats[index].time
        }
        return beats
    }
}
