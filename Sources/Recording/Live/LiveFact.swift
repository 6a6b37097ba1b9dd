import Documents
import Formats
package import System
package import Telemetry

/// What programs that read the live socket get, and what belongs to no trip.
package enum LiveFact: Sendable {
    /// The time of a receiver of positions, and when it was so.
    case clock(WallTime, BootTime)
    /// The voltage of a parked car.
    case parked(volts: Double, isLow: Bool, WallTime)

    /// A synchronized clock and a receiver agree within this, in seconds; otherwise a recording is played.
    private static let agreeS = 2.0
    private static let dayS = 86400.0

    /// - Parameter arrived: when the receiver reported its time.
    /// - Returns: Nil if its time cannot be that of this moment: gpsd may be playing a recording.
    init?(receiverTime time: WallTime, at arrived: Instant) {
        guard let boot = BootTime.now else { return nil }
        let agoS = SystemClock.now.seconds(since: arrived)
        let aheadS = time.advanced(bySeconds: agoS).seconds(since: LocalTime.now)
        // A computer without a clock of its own begins in the past.
        let isOfNow = WallClock.isSynchronized == true ? abs(aheadS) < Self.agreeS : aheadS > -Self.dayS
        guard isOfNow, agoS >= 0, agoS < 60 else { return nil }
        self = .clock(time, BootTime(boot: boot.boot, microseconds: boot.microseconds - Int64(agoS * 1e6)))
    }

    /// The line of the live socket.
    var line: String {
        switch self {
        case .clock(let time, let boot): TripDocuments.line(receiverTime: time, bootUs: boot.microseconds).line
        case .parked(let volts, let isLow, let time):
            TripDocuments.line(parkedVolts: volts, isLow: isLow, at: time).line
        }
    }
}
