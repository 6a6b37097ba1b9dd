import Documents
import Formats
import GamePackets
import OBD
import Reports
import Routes
import Telemetry
import Trips

/// A trip as lines of JSON, as written by `trip --json` and the live socket.
package struct TripJSONLines {
    private var start: WallTime?
    /// The number of laps that are told.
    private var toldLaps = 0
    private var latest: Instant?

    package init() {}

    /// Returns the lines for an event; none for an event that has no JSON form.
    package mutating func lines(_ event: TripEvent, of trip: any RunningTrip) -> [String] {
        let origin = trip.origin
        switch event {
        case .began(let id, let start, let source):
            self.start = start
            toldLaps = 0
            latest = nil
            let start = TripDocuments.Start(
                id: id, at: start, device: source?.device ?? "", bus: source?.vehicle?.bus,
                vin: source?.vehicle?.vin?.description, game: trip.record.game)
            return [TripDocuments.line(start).line]
        case .batch(let batch):
            let lines = batch.samples.map { line($0, origin: origin) }
            return lines + laps(of: trip)
        case .suspects(let batch): return batch.samples.map { line($0, origin: origin, isSuspect: true) }
        case .alert(let alert):
            return [TripDocuments.line(alert, origin: origin, time: clock(alert.time, origin: origin)).line]
        case .drivingEvent(let event):
            return [TripDocuments.line(event, origin: origin, time: clock(event.start, origin: origin)).line]
        case .following(let event): return TripDocuments.line(event, origin: origin).map { [$0.line] } ?? []
        case .wayfinding(let news): return [TripDocuments.line(news, origin: origin).line]
        case .cameras(let news): return [TripDocuments.line(news, origin: origin).line]
        case .failed(let problem): return [TripDocuments.line(problem).line]
        case .ended(let record):
            let packets = (trip.source?.game?.counts).map { counts in
                TripDocuments.Packets(
                    received: counts.received, dropped: counts.dropped, unknown: counts.unknown, late: counts.late,
                    doubled: counts.doubled, damaged: counts.damaged, foreign: counts.foreign,
                    foreignGame: trip.source?.game?.otherGame?.rawValue)
            }
            return laps(record.summary.game?.laps ?? []) + [TripDocuments.line(record, packets).line]
        case .activity, .warning: return []
        }
    }

    /// The lines of the laps that were completed since the last time.
    mutating func laps(of trip: any RunningTrip) -> [String] { laps(trip.engine.completedLaps) }

    /// The laps that were completed since the last time. A rewind over the line takes one back.
    private mutating func laps(_ laps: [Lap]) -> [String] {
        defer { toldLaps = laps.count }
        return laps.dropFirst(toldLaps).map { TripDocuments.line($0).line }
    }

    /// The line of a sample. Times never go back: a lap begins between two positions, and so before the latest sample.
    mutating func line(_ sample: Sample, origin: Instant, isSuspect: Bool = false) -> String {
        var sample = sample
        if Signal.ofLaps.contains(sample.signal) || Signal.accompanying.contains(sample.signal), let latest {
            sample.time = max(sample.time, latest)
        }
        latest = max(latest ?? sample.time, sample.time)
        let time = clock(sample.time, origin: origin)
        return TripDocuments.line(sample, origin: origin, time: time, isSuspect: isSuspect).line
    }

    /// Returns the time of day, counted from that of the start line.
    private func clock(_ time: Instant, origin: Instant) -> WallTime? {
        start?.advanced(bySeconds: time.seconds(since: origin))
    }
}
