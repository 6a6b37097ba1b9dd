import Documents
import Drift
import Formats
import Reports
import Routes
import Telemetry
import Trips

/// What is on the live socket beyond samples and events: the trip as it is now, slip angles and drifts, the difference from
/// the lap of reference, and the course of the route. It is computed here as for the displays, so that all show the same.
struct LiveFacts {
    /// The least interval between two lines of a kind, in seconds.
    private static let (nowS, slipS, deltaS) = (0.5, 0.05, 0.05)
    /// A course has at most this many places.
    private static let maxPlaces = 400

    private var drifts = DriftFold()
    private var sentDrifts = 0
    private var meter = LapMeter()
    private var delta: RunningLapDelta
    private var nowAt: Instant?
    private var slipAt: Instant?
    private var deltaAt: Instant?
    private var path: RoutePath?
    /// The latest line of each kind but drifts, for a reader that comes later. It is text only where there are readers.
    private var latest: [String: () -> JSON] = [:]
    /// The latest drifts, likewise.
    private var drifted: [String] = []
    private static let maxDrifts = 20

    init(_ reference: ReferenceLap = .best) { delta = RunningLapDelta(reference) }

    /// What a reader gets that comes now.
    var lines: [String] { drifted + latest.values.map { $0().line } }

    /// Returns the lines for samples.
    /// - Parameter areRead: false if nobody reads them; none are returned then.
    mutating func lines(_ batch: Batch, of trip: any RunningTrip, areRead: Bool = true) -> [String] {
        let origin = trip.origin
        var lines: [String] = []
        for sample in batch.samples { drifts.take(sample) }
        if let slip = drifts.latest, slip.time != slipAt, Self.isDue(slipAt, Self.slipS, slip.time) {
            slipAt = slip.time
            lines += keep("slip", areRead) { TripDocuments.line(slip, origin: origin) }
        }
        for run in drifts.runs.dropFirst(sentDrifts) {
            let line = TripDocuments.line(run, origin: origin).line
            drifted = drifted.suffix(Self.maxDrifts - 1) + [line]
            if areRead { lines.append(line) }
        }
        sentDrifts = drifts.runs.count
        if let place = meter.take(batch.samples) {
            delta.take(distanceM: place.distanceM, timeS: place.timeS, at: batch.time)
            delta.take(trip.engine.completedLaps)
            if let deltaS = delta.deltaS, Self.isDue(deltaAt, Self.deltaS, batch.time) {
                deltaAt = batch.time
                let now = TripDocuments.Delta(
                    deltaS: deltaS, referenceS: delta.referenceS, referenceLap: delta.referenceNumber,
                    referenceTrip: delta.referenceTrip)
                lines += keep("delta", areRead) { TripDocuments.line(now, at: batch.time, origin: origin) }
            }
        }
        return lines
    }

    /// Returns the lines that are due by the clock.
    mutating func lines(of trip: any RunningTrip) -> [String] {
        guard Self.isDue(nowAt, Self.nowS, trip.now) else { return [] }
        nowAt = trip.now
        let snapshot = trip.snapshot
        delta.know(CarOnTrack(snapshot.game, snapshot.summary.game))
        var lines = keep("now") { TripDocuments.line(snapshot) }
        if snapshot.path != path {
            path = snapshot.path
            let places = places
            lines += keep("path") { TripDocuments.line(places) }
        }
        return lines
    }

    /// Equally spaced places of the course; none without one.
    private var places: [GeoPoint] {
        guard let path else { return [] }
        let stepM = max(RoutePath.stepM, path.lengthM / Double(Self.maxPlaces - 2))
        return stride(from: 0, to: path.lengthM, by: stepM).map { path.place(alongM: $0) }
            + [path.place(alongM: path.lengthM)]
    }

    private mutating func keep(_ type: String, _ areRead: Bool = true, _ json: @escaping () -> JSON) -> [String] {
        latest[type] = json
        return areRead ? [json().line] : []
    }

    private static func isDue(_ last: Instant?, _ everyS: Double, _ now: Instant) -> Bool {
        last.map { abs(now.seconds(since: $0)) >= everyS } ?? true
    }
}
