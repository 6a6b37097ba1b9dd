import Routes
import Telemetry

/// Times laps by positions: adds their samples to the trip.
struct LapTiming: TripFeature {
    private let laps: TripPlan.Laps
    private var timer = LapTimer()

    init(_ laps: TripPlan.Laps) { self.laps = laps }

    mutating func begin(_ start: TripStart) {
        timer = LapTimer(gate: laps.gate, distanceFactor: start.distanceFactor)
    }

    mutating func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] {
        // The positions are those of a receiver; the car reports its speed.
        let samples =
            moment.role == .primary ? moment.samples.filter { $0.signal == .vehicleSpeed } : moment.samples
        return timer.take(samples).map { .batch($0) }
    }
}
