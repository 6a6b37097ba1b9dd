import Publishing

/// What deliveries would send, as text, in place of sending it (`--dry-run`).
final class Preview {
    private var lines: [String] = []

    func add(_ lines: [String]) { self.lines += lines }

    /// Returns what was added since the last call.
    func popLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A broker of MQTT, by a connection of its own for each car.
protocol MQTTBroker: AnyObject {
    func subscribe(_ topic: String) throws(PublishError)

    /// Publishes a message. `confirm` waits until the broker has those of quality 1.
    func publish(_ message: MQTTMessage, quality: Int32) throws(PublishError)

    func confirm() throws(PublishError)

    /// Lets the connection work on what has arrived.
    func work() throws(PublishError)

    /// Whether something arrived since the last call.
    func popNews() -> Bool

    /// Ends the connection in order, so that the broker does not publish the last will.
    func disconnect()
}

/// Shows what a broker would get.
final class PreviewBroker: MQTTBroker {
    private let preview: Preview

    init(_ preview: Preview, will: MQTTMessage) {
        self.preview = preview
        add("last will: ", will)
    }

    private func add(_ heading: String, _ message: MQTTMessage) {
        preview.add([heading + message.topic + (message.isRetained ? " (retained)" : ""), "  " + message.payload])
    }

    func subscribe(_ topic: String) { preview.add(["subscribe: " + topic]) }
    func publish(_ message: MQTTMessage, quality: Int32) { add("", message) }
    func confirm() {}
    func work() {}
    func popNews() -> Bool { false }
    func disconnect() {}
}
