import Telemetry
import Transports

/// Notices that this computer's wall clock is set: one without a clock of its own begins with a wrong time, until somebody
/// tells it the right one.
struct WallClockWatch {
    /// Clocks are always adjusted a little.
    private static let leastS = 2.0

    /// By how many seconds the wall clock is ahead of the time since the computer was started.
    private var offsetS: Double

    init(offsetS: Double = Self.offsetS) { self.offsetS = offsetS }

    static var offsetS: Double { Double(LocalTime.now.microseconds) / 1e6 - ByteChannel.now.seconds(since: .zero) }

    /// By how many seconds the clock was set forward since it was last looked at; nil where it was not set.
    mutating func step(to offsetS: Double = Self.offsetS) -> Double? {
        let step = offsetS - self.offsetS
        guard abs(step) > Self.leastS else { return nil }
        self.offsetS = offsetS
        return step
    }
}
