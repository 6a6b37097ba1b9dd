import Heart
import Reports
import System
import Telemetry

/// Keeps heartbeats apart from the samples, and passes them to nobody.
struct HeartRecording: TripFeature {
    /// The time of a heartbeat differs by more from that of the primary source only if their clocks differ, in seconds:
    /// it may be reported late.
    private static let clockToleranceS = 600.0

    private let store: TripStore?
    private var rate = HeartRate()
    private var hasBegun = false

    init(in store: TripStore?) { self.store = store }

    mutating func begin(_ start: TripStart) { hasBegun = true }

    mutating func handle(_ event: SourceEvent, from role: SourceRole, of trip: any RunningTrip) -> [TripEvent] {
        guard hasBegun, case .batch(let batch) = event, batch.isOfHeart else { return [] }
        for interval in batch.samples {
            let now = trip.now
            let time = abs(now.seconds(since: interval.time)) > Self.clockToleranceS ? now : interval.time
            guard trip.includes(time) else { continue }
            // The rate is that of now, also in a drive whose time is virtual.
            rate.take(HeartBeat(time: interval.time, rrMs: interval.value))
            store?.add(heartBeat: (time, interval.value))
        }
        return []
    }

    func show(in snapshot: inout TripSnapshot, at now: Instant) {
        snapshot.heartRatePerMin = rate.perMinute(at: SystemClock.now)
    }
}

extension Batch {
    /// Whether these are heartbeats, which are no samples of a trip.
    var isOfHeart: Bool { samples.first?.signal == .heartInterval }
}
