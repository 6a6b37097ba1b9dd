import Formats
package import Telemetry

/// A transport that writes what passes through it, with its times and exact cuts, into a transcript.
package final class RecordingTransport: Transport {
    private let inner: any Transport
    private let file: TranscriptFile

    /// `inner` has just been opened: its clock's present is the transcript's beginning.
    /// - Parameter facts: for the header, by name, besides what the transport tells of itself.
    package init(_ inner: any Transport, into file: TranscriptFile, facts: [String: String] = [:]) {
        self.inner = inner
        self.file = file
        var facts = facts
        if let baud = inner.baud, let resting = inner.restingBaud {
            facts["speed"] = resting == baud ? "\(baud)" : "\(baud) raised from \(resting)"
        }
        file.begin(at: inner.now, facts: facts)
    }

    package var device: String { inner.device }
    package var now: Instant { inner.now }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        do {
            try inner.send(bytes)
        } catch {
            throw noted(error)
        }
        // The adapter is at work already while this is written.
        file.append(.sent, bytes, at: inner.now)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        let received: Received?
        do {
            received = try inner.receive(before: deadline)
        } catch {
            throw noted(error)
        }
        if let received { file.append(.received, received.bytes, at: received.time) }
        return received
    }

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
