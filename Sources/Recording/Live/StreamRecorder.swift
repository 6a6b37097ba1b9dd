import Interchange
package import System
package import Telemetry

/// Passes the values of a source on as sentences, at a steady rate, without recording them.
package final class StreamRecorder: Recorder {
    private let clients: StreamClients
    /// Whether the source comes to an end by itself.
    private let endsWithDrive: Bool
    private var stream = RaceChronoStream()
    private var timer: EventLoop.Timer?
    private var next = Instant.zero
    /// Shows what the source does, as half a sentence; nil when values arrive.
    private let tell: (String?) -> Void
    /// The connection's problem, while there is one.
    package private(set) var problem: SourceError?

    /// - Parameters:
    ///   - endsWithDrive: Whether all is over with the first drive, as for a simulated race.
    ///   - tell: Shows what the source does before values arrive, as half a sentence; nil when they arrive.
    package init(_ clients: StreamClients, endsWithDrive: Bool, tell: @escaping (String?) -> Void) {
        self.clients = clients
        self.endsWithDrive = endsWithDrive
        self.tell = tell
    }

    package func take(_ event: SourceEvent, from role: SourceRole) -> Bool {
        switch event {
        case .progress(let text), .warning(let text, _): tell(text)
        case .connected: problem = nil
        case .batch(let batch):
            tell(nil)
            let now = SystemClock.now
            for sample in batch.samples { stream.take(sample, at: now) }
        case .lost(let problem, _):
            stream.clear()
            tell(problem.message)
        case .segmentEnded:
            stream.clear()
            return !endsWithDrive
        case .ended(let problem):
            self.problem = problem
            return false
        case .details, .codes, .linkProfile, .clock, .parked, .silence: break
        }
        return true
    }

    package func takeRest(_ events: [SourceEvent]) {}
    /// The sentences have a timer of their own, which does not drift.
    package var refreshS: Double { .infinity }
    package func refresh() -> Bool { true }
    package var isFull: Bool { false }

    package func attach(to loop: EventLoop) {
        clients.attach(to: loop)
        next = SystemClock.now
        timer = loop.timer { [weak self] in self?.tick() }
        timer?.due = next
    }

    private func tick() {
        let now = SystemClock.now
        // After a pause of the program, what was not sent is numbered all the same.
        while next <= now {
            let sentence = stream.sentence(at: now)
            next = next.advanced(bySeconds: 1 / RaceChronoStream.hertz)
            if next > now, let sentence { clients.send(sentence) }
        }
        timer?.due = next
    }

    package func redraw() {}
    package func leaveScreen() {}
    package func goOn() {}
}
