import Telemetry

/// What the time of a lap does from sample to sample: it goes on, is rewound, or begins anew. Some games tell a new lap's
/// time a moment before its number, and rewind over the line.
struct LapClock: Sendable {
    enum Move: Sendable {
        case onward
        /// The game went back in time within the lap.
        case back
        /// Another lap, or this one again from its beginning.
        case anew
        /// Back over the line, into the lap before.
        case returned
    }

    /// By how much the time must go back for a rewind, in seconds. Packets may be that late.
    private static let rewindS = 0.2
    /// A time below this, in seconds, is that of a lap that has just begun.
    private static let freshS = 1.0

    private var last: (timeS: Double, at: Instant)?
    /// The time at which the lap before ended.
    private var beforeS: Double?

    /// - Parameters:
    ///   - timeS: The time in the lap, in seconds.
    ///   - time: The time of the sample on the clock of its source.
    mutating func take(_ timeS: Double, at time: Instant) -> Move {
        defer { last = (timeS, time) }
        guard let last else { return .onward }
        let step = timeS - last.timeS
        if step < -Self.rewindS {
            guard timeS < Self.freshS else { return .back }
            beforeS = last.timeS
            return .anew
        }
        if let end = beforeS, step > time.seconds(since: last.at) + Self.freshS, timeS <= end + Self.freshS {
            beforeS = nil
            return .returned
        }
        return .onward
    }
}
