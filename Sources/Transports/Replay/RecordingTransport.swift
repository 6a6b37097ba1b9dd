import Formats
package import Telemetry

/// A transport that writes what passes through it, with its times and exact cuts, into a transcript.
package final class RecordingTransport: Transport {
    private let inner: any Transport
    private let file: TranscriptFile
    /// Of the last entry, or the end of a wait without one.
    private var last: Instant
    /// The longest that the program took between two calls since it took the last reply.
    private var thinkingS = 0.0

    /// `inner` has just been opened: its clock's present is the transcript's beginning.
    /// - Parameter facts: for the header, by name, besides what the transport tells of itself.
    package init(_ inner: any Transport, into file: TranscriptFile, facts: [String: String] = [:]) {
        self.inner = inner
        self.file = file
        last = inner.now
        var facts = facts
        if let baud = inner.baud, let resting = inner.restingBaud {
            facts["speed"] = resting == baud ? "\(baud)" : "\(baud) raised from \(resting)"
        }
        file.begin(at: inner.now, facts: facts)
    }

    package var device: String { inner.device }
    package var now: Instant { inner.now }
    package var notes: [String] { inner.notes }
    package var silence: String? { inner.silence }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        do {
            try inner.send(bytes)
        } catch {
            throw noted(error)
        }
        let now = inner.now
        thinkingS = now.seconds(since: last)
        last = now
        // The adapter is at work already while this is written.
        file.append(.sent, bytes, at: now)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        let begunAt = inner.now
        thinkingS = max(thinkingS, begunAt.seconds(since: last))
        let received: Received?
        do {
            received = try inner.receive(before: deadline)
        } catch {
            throw noted(error)
        }
        guard let received else {
            last = max(last, deadline)
            return nil
        }
        // A replay takes no time to think, so its deadlines are earlier. A program that was held up by a busy machine
        // finds what came meanwhile long after its deadline; that it was in time is what the replay must see.
        let due = last.advanced(bySeconds: deadline.seconds(since: begunAt) - thinkingS)
        last = min(received.time, max(last, due))
        file.append(.received, received.bytes, at: last)
        return received
    }

    package func attend() throws(TransportError) { try inner.attend() }
    package func expect(_ count: Int, by time: Instant) { inner.expect(count, by: time) }

    package func close() {
        inner.close()
        file.finish()
    }

    package var baud: Int? { inner.baud }
    package var restingBaud: Int? { inner.restingBaud }

    package func setBaud(_ baud: Int) throws(TransportError) {
        do {
            try inner.setBaud(baud)
        } catch {
            throw noted(error)
        }
    }

    private func noted(_ error: TransportError) -> TransportError {
        file.note(error.text, at: inner.now)
        return error
    }
}
