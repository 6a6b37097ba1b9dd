import Reports
import Telemetry
import Trips

/// Raises alerts, and knows which are active.
struct AlertWatch: TripFeature {
    private var monitor = AlertMonitor(parameters: TripParameters())

    mutating func begin(_ start: TripStart) {
        monitor = AlertMonitor(parameters: start.parameters, drivenBefore: start.drivenBefore)
        monitor.expectsCodeNames = true
    }

    mutating func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] {
        guard moment.role == .primary else { return [] }
        return moment.samples.flatMap { monitor.take($0) }.map { .alert($0) }
    }

    mutating func handle(_ event: SourceEvent, from role: SourceRole, of trip: any RunningTrip) -> [TripEvent] {
        guard case .codes(let codes, let areStored, let time) = event, role == .primary else { return [] }
        return monitor.take(codes: codes, isStored: areStored, at: time).map { .alert($0) }
    }

    mutating func tick(_ now: Instant) { monitor.tick(at: now) }

    func show(in snapshot: inout TripSnapshot, at now: Instant) {
        snapshot.alerts = monitor.active.map {
            Alert($0.kind, at: $0.since, value: $0.value, limit: $0.limit, codes: $0.codes)
        }
    }
}

/// Reports each driving event when it is over.
struct DrivingEventWatch: TripFeature {
    private var reported = 0

    mutating func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] {
        guard moment.role == .primary else { return [] }
        let events = trip.engine.finishedEvents
        defer { reported = events.count }
        return events[min(reported, events.count)...].map { .drivingEvent($0) }
    }
}
