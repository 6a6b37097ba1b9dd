import Telemetry

/// Server-sent events (the HTML standard, 9.2) to one client. A client that is slow loses events, never the others or the
/// trip; one that reads nothing at all for a while is dropped.
package final class EventStream {
    /// What waits for a client at most, in bytes: about a second of a race, so that what it sees is not of long ago.
    static let limitBytes = 1 << 16
    /// How long a client may read nothing while something waits for it, in seconds.
    static let stalledS = 20.0

    /// An event, as it is sent. Several clients share its bytes.
    package struct Event: Sendable {
        let bytes: [UInt8]
        /// Whether it is lost only with the client, such as the end of a trip. Values are followed by newer ones.
        let isKept: Bool

        /// - Parameters:
        ///   - name: Its name; nil for a plain message.
        ///   - isKept: Whether a slow client must not lose it.
        package init(lines: [String], name: String? = nil, isKept: Bool = true) {
            var bytes = Array((name.map { "event: \($0)\n" } ?? "").utf8)
            for line in lines {
                bytes += "data: ".utf8
                bytes += line.utf8
                bytes.append(0x0A)
            }
            bytes.append(0x0A)
            self.bytes = bytes
            self.isKept = isKept
        }

        fileprivate init(comment: String) {
            bytes = Array(comment.utf8)
            isKept = false
        }
    }

    /// Whole events, the oldest first.
    private var waiting: [Event] = []
    private var waitingBytes = 0
    /// What is left of an event of which a part was sent.
    private var rest: ArraySlice<UInt8> = []
    private(set) var hasEnded = false
    /// Since when something has been waiting of which nothing was read.
    private var stalledSince: Instant?
    /// How many events this client lost.
    package private(set) var lost = 0
    /// Resumes the connection, which was suspended for lack of events.
    var wake: () -> Void = {}
    /// Called when the client has gone.
    package var closed: () -> Void = {}

    /// Begins with the time after which a browser connects again, in milliseconds.
    init() { add(Event(comment: "retry: 1000\n\n")) }

    package func send(_ event: Event) { add(event) }

    /// Sends a comment, by which a client that has gone is found.
    func keepAlive() { add(Event(comment: ":\n\n")) }

    package func end() {
        hasEnded = true
        wake()
    }

    private func add(_ event: Event) {
        guard !hasEnded else { return }
        waiting.append(event)
        waitingBytes += event.bytes.count
        while waitingBytes > Self.limitBytes, let index = waiting.dropLast().firstIndex(where: { !$0.isKept }) {
            waitingBytes -= waiting.remove(at: index).bytes.count
            lost += 1
        }
        // Whoever cannot even read what must not be lost begins again.
        guard waitingBytes <= 16 * Self.limitBytes else { return end() }
        wake()
    }

    /// Whether the client has read nothing for too long.
    func isStalled(_ now: Instant) -> Bool {
        guard !waiting.isEmpty || !rest.isEmpty else {
            stalledSince = nil
            return false
        }
        let since = stalledSince ?? now
        stalledSince = since
        return now.seconds(since: since) >= Self.stalledS
    }

    /// Returns at most `count` bytes to send; none if nothing waits.
    func next(_ count: Int) -> ArraySlice<UInt8> {
        stalledSince = nil
        while rest.count < count, !waiting.isEmpty {
            let event = waiting.removeFirst()
            waitingBytes -= event.bytes.count
            rest += event.bytes
        }
        let part = rest.prefix(count)
        rest = rest.dropFirst(part.count)
        return part
    }
}
