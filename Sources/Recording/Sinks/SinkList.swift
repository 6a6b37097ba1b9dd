import System
import Telemetry
import Transports

/// The sinks of a trip. A sink that throws receives nothing more; the others continue.
final class SinkList {
    private struct Entry {
        let sink: any TripSink
        var refreshedAt: Instant?

        /// When the sink is to be refreshed next. Its interval may have changed since the last refresh.
        var due: Instant { refreshedAt?.advanced(bySeconds: sink.refreshS) ?? .zero }
    }

    private var entries: [Entry]
    /// The error of the essential sink that failed.
    private(set) var failure: (any Error)?

    init(_ sinks: [any TripSink]) { entries = sinks.map { Entry(sink: $0) } }

    /// The shortest refresh interval of all sinks, in seconds.
    var refreshS: Double { entries.reduce(.infinity) { min($0, $1.sink.refreshS) } }
    /// The shortest time for which a sink lets batches gather, in seconds.
    var gatheringS: Double { entries.reduce(.infinity) { min($0, $1.sink.gatheringS) } }
    var isFull: Bool { entries.contains { $0.sink.isFull } }

    func attach(to loop: EventLoop) { for entry in entries { entry.sink.attach(to: loop) } }

    /// Passes an event to all sinks.
    /// - Parameter excepted: A sink that does not receive it.
    func hand(_ event: TripEvent, of trip: any RunningTrip, except excepted: (any TripSink)? = nil) {
        for entry in entries where entry.sink !== excepted { hand(event, of: trip, to: entry.sink) }
    }

    func hand(_ event: TripEvent, of trip: any RunningTrip, to sink: any TripSink) {
        attempt(sink) { try sink.take(event, of: trip) }
    }

    func hand(_ fact: LiveFact) { for entry in entries { entry.sink.handle(fact) } }

    /// Refreshes the sinks that are due.
    func refresh(_ trip: any RunningTrip, at now: Instant) {
        // A timer may fire a little early or late.
        let soon = now.advanced(bySeconds: refreshS / 2)
        let due = entries.indices.filter { entries[$0].due <= soon }
        for index in due { entries[index].refreshedAt = now }
        for sink in due.map({ entries[$0].sink }) { attempt(sink) { try sink.refresh(trip) } }
    }

    func removeAll() { entries = [] }

    private func attempt(_ sink: any TripSink, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            entries.removeAll { $0.sink === sink }
            if sink.isEssential { failure = failure ?? error }
        }
    }
}
