import Formats
import OBD
import Reports
import Telemetry
import Trips
import VehicleSource

/// A trip as lines of JSON, as written by `trip --json` and the live socket.
struct TripJSONLines {
    private var start: WallTime?

    /// Returns the lines for an event; none for an event that has no JSON form.
    mutating func lines(_ event: TripEvent, of trip: any RunningTrip) -> [String] {
        let origin = trip.origin
        switch event {
        case .began(let id, let start, let source):
            self.start = start
            let line = TripReport.startLine(
                id: id, at: start, device: source?.device ?? "", bus: source?.vehicle?.bus,
                vin: source?.vehicle?.vin?.description)
            return [line.line]
        case .batch(let batch): return batch.samples.map { line($0, origin: origin) }
        case .alert(let alert):
            return [TripReport.alertLine(alert, origin: origin, time: clock(alert.time, origin: origin)).line]
        case .drivingEvent(let event):
            return [TripReport.eventLine(event, origin: origin, time: clock(event.start, origin: origin)).line]
        case .failed(let problem): return [TripReport.errorLine(problem).line]
        case .ended(let record): return [TripReport.summaryLine(record).line]
        case .activity, .warning: return []
        }
    }

    func line(_ sample: Sample, origin: Instant) -> String {
        TripReport.sampleLine(sample, origin: origin, time: clock(sample.time, origin: origin)).line
    }

    /// Returns the time of day, counted from that of the start line.
    private func clock(_ time: Instant, origin: Instant) -> String? {
        guard let wall = start?.advanced(bySeconds: time.seconds(since: origin)) else { return nil }
        return CalendarTime.iso8601Milliseconds(wall)
    }
}
