package import Telemetry

/// A transport that writes what passes through it, with its times and exact cuts, into a transcript.
package final class RecordingTransport: Transport {
    private let inner: any Transport
    private let file: TranscriptFile

    /// `inner` has just been opened: its clock's present is the transcript's beginning.
    package init(_ inner: any Transport, into file: TranscriptFile) {
        (self.inner, self.file) = (inner, file)
        file.begin(at: inner.now)
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

    package func close() {
        inner.close()
        file.finish()
    }

    private func noted(_ error: TransportError) -> TransportError {
        file.note(error.message, at: inner.now)
        return error
    }
}
