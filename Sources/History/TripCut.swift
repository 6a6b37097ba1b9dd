package import Formats
import Reports
import System
package import Telemetry
package import Trips

/// The part of a trip that is kept.
package struct TripCut {
    package let trip: Int64
    /// Since the start of the trip.
    package let fromMs: Int64
    package let toMs: Int64
    package let start: WallTime
    package let durationS: Double

    /// - Parameters:
    ///   - start: nil for that of the trip.
    ///   - end: nil for that of the trip.
    package init(
        _ trip: TripRecord, from start: TripTime?, to end: TripTime?, _ presentation: Presentation
    ) throws(StoredError) {
        self.trip = trip.id ?? 0
        fromMs = try start.map { time throws(StoredError) in try time.milliseconds(in: trip, presentation) } ?? 0
        toMs =
            try end.map { time throws(StoredError) in try time.milliseconds(in: trip, presentation) }
            ?? Int64((trip.summary.durationS * 1000).rounded(.up)) + 1000
        guard fromMs < toMs else { throw .endBeforeStart }
        self.start = trip.start.advanced(bySeconds: Double(fromMs) / 1000)
        durationS = min(trip.summary.durationS, Double(toMs) / 1000) - Double(fromMs) / 1000
    }
}

/// A time within a trip as it is named on a command line.
package struct TripTime {
    package let text: String

    package init?(_ text: String) {
        self.text = text
        let isTime =
            text.first == "+" ? Self.since(text) != nil : Self.wall(text, now: WallTime(microseconds: 0)) != nil
        guard isTime else { return nil }
    }

    private static func since(_ text: String) -> Double? { Quantity.seconds.value(String(text.dropFirst())) }

    /// As `LocalTime.time`, with seconds too.
    private static func wall(_ text: String, now: WallTime) -> WallTime? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return LocalTime.time(text, now: now) }
        guard parts[2].utf8.count == 2, let seconds = Int(parts[2]), 0..<60 ~= seconds else { return nil }
        return LocalTime.time("\(parts[0]):\(parts[1])", now: now)?.advanced(bySeconds: Double(seconds))
    }

    /// Since the start of a trip, in seconds; nil if that time was never on its day. A time of day is that of the trip's day,
    /// or of the next one if it was over only then.
    package func seconds(in trip: TripRecord) -> Double? {
        if text.first == "+" { return Self.since(text) }
        guard let time = Self.wall(text, now: trip.start) else { return nil }
        let seconds = time.seconds(since: trip.start)
        // A minute that is named without seconds may have begun before the trip.
        if seconds < 0, seconds > -60, text.split(separator: ":").count == 2 { return 0 }
        guard seconds < 0, !text.contains("-") else { return seconds }
        return Self.wall(text, now: trip.start.advanced(bySeconds: 86_400))?.seconds(since: trip.start)
    }

    /// The time in milliseconds since the start of a trip.
    package func milliseconds(in trip: TripRecord, _ presentation: Presentation) throws(StoredError) -> Int64 {
        guard let seconds = seconds(in: trip), seconds >= 0, seconds <= trip.summary.durationS else {
            throw .outside(text, trip: StoredText(presentation).line(trip))
        }
        // Never before the time that was named.
        return Int64((seconds * 1000).rounded(.up))
    }
}
