import Telemetry
import Transports

/// The sinks of a trip. One that throws is given nothing more, and the others go on.
final class SinkList {
    private struct Entry {
        let sink: any TripSink
        var refreshedAt: Instant?

        /// When it is to be refreshed next. How often it wants that may have changed since.
        var due: Instant { refreshedAt?.advanced(bySeconds: sink.refreshS) ?? .zero }
    }

    private var entries: [Entry]
    /// What the essential one that failed has thrown.
    private(set) var failure: (any Error)?

    init(_ sinks: [any TripSink]) { entries = sinks.map { Entry(sink: $0) } }

    /// How often the most demanding wants to be refreshed.
    var refreshS: Double { entries.lazy.map(\.sink.refreshS).min() ?? .infinity }
    var isFull: Bool { entries.contains { $0.sink.isFull } }

    func attach(to loop: EventLoop) { for entry in entries { entry.sink.attach(to: loop) } }

    /// - Parameter excepted: is not told.
    func hand(_ event: TripEvent, of trip: any RunningTrip, except excepted: (any TripSink)? = nil) {
        for entry in entries where entry.sink !== excepted { hand(event, of: trip, to: entry.sink) }
    }

    func hand(_ event: TripEvent, of trip: any RunningTrip, to sink: any TripSink) {
        attempt(sink) { try sink.take(event, of: trip) }
    }

    /// Refreshes those that want it by now.
    func refresh(_ trip: any RunningTrip, at now: Instant) {
        // Ticks come a little early or late.
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
