import Telemetry
import Transports

/// The sinks of a trip. One that throws is given nothing more, and the others go on.
final class SinkList {
    private struct Entry {
        let sink: any TripSink
        /// When it was refreshed last.
        var refreshedAt: Instant?
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
        let toleranceS = refreshS / 2
        var due: [any TripSink] = []
        for (index, entry) in entries.enumerated() {
            let sinceS = entry.refreshedAt.map { now.seconds(since: $0) } ?? .infinity
            guard sinceS >= entry.sink.refreshS - toleranceS else { continue }
            entries[index].refreshedAt = now
            due.append(entry.sink)
        }
        for sink in due { attempt(sink) { try sink.refresh(trip) } }
    }

    private func attempt(_ sink: any TripSink, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            entries.removeAll { $0.sink === sink }
            if sink.isEssential { failure = failure ?? error }
        }
    }
}
