/// Server-sent events (the HTML standard, 9.2) to one client. A client that is slow loses events, never the others or the
/// trip.
package final class EventStream {
    /// What waits for a client at most, in bytes: a second or two of a trip at full rate.
    private static let limitBytes = 1 << 17

    /// Whole events, the oldest first.
    private var waiting: [[UInt8]] = []
    private var waitingBytes = 0
    /// What is left of an event of which a part was sent.
    private var rest: ArraySlice<UInt8> = []
    private(set) var hasEnded = false
    /// How many events this client lost.
    package private(set) var lost = 0
    /// Resumes the connection, which was suspended for lack of events.
    var wake: () -> Void = {}
    /// Called when the client has gone.
    package var closed: () -> Void = {}

    /// Sends an event.
    package func send(lines: [String]) {
        add(Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8))
    }

    /// Sends a comment, by which a client that has gone is found.
    func keepAlive() { add(Array(":\n\n".utf8)) }

    package func end() {
        hasEnded = true
        wake()
    }

    private func add(_ event: [UInt8]) {
        guard !hasEnded else { return }
        waiting.append(event)
        waitingBytes += event.count
        while waitingBytes > Self.limitBytes, waiting.count > 1 {
            waitingBytes -= waiting.removeFirst().count
            lost += 1
        }
        wake()
    }

    /// Returns at most `count` bytes to send; none if nothing waits.
    func next(_ count: Int) -> ArraySlice<UInt8> {
        if rest.isEmpty, !waiting.isEmpty {
            rest = ArraySlice(waiting.joined())
            waiting = []
            waitingBytes = 0
        }
        let part = rest.prefix(count)
        rest = rest.dropFirst(part.count)
        return part
    }
}
