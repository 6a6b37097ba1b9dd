import Telemetry
import Testing
import Transports

/// A peer with scripted responses, in virtual time that jumps from event to event. Its output can be split anywhere, so
/// that a recorded session arrives in every possible way.
final class ScriptedTransport: Transport {
    /// An action of the peer, some seconds after it received bytes. Each character is a byte.
    enum Event {
        case says(String, afterS: Double = 0.01)
        case closes(afterS: Double = 0.01)
        /// Cancels output scheduled for after this time.
        case dropsRest(afterS: Double)
    }

    /// How output arrives: in one piece, byte by byte at intervals of one millisecond, or in two pieces split at an
    /// index.
    enum Delivery {
        case whole, bytewise
        case cut(Int)
    }

    struct Sent {
        let time: Instant
        let text: String
        /// Whether a prompt was received after the previous bytes were sent.
        let sawPrompt: Bool
    }

    let device = "test:peer"
    private(set) var now = Instant.zero
    private(set) var sent: [Sent] = []
    private(set) var isClosed = false
    /// How often it was told how long the next response will take.
    private(set) var expectations = 0
    /// Output that the peer sends by itself.
    var noise: (bytes: [UInt8], everyS: Double)?

    private let delivery: Delivery
    private let respond: (String, Instant) -> [Event]
    private var pending: [(time: Instant, bytes: [UInt8]?)] = []
    private var sawPrompt = true
    private var noises = 0

    /// - Parameter respond: receives the bytes that were sent (without the carriage return at the end, unless they are
    ///   only that), and the time.
    init(delivery: Delivery = .whole, respond: @escaping (String, Instant) -> [Event]) {
        self.delivery = delivery
        self.respond = respond
    }

    /// Creates a peer that plays a recorded session; every command must be the expected one.
    convenience init(delivery: Delivery = .whole, script: [(command: String, events: [Event])]) {
        var rest = script[...]
        self.init(delivery: delivery) { command, _ in
            guard let step = rest.popFirst() else {
                Issue.record("'\(command)' was sent after the end of the script")
                return []
            }
            #expect(command == step.command)
            return step.events
        }
    }

    /// Creates an adapter that supports the given commands, and answers `?` to others.
    convenience init(delivery: Delivery = .whole, answers: [String: String]) {
        self.init(delivery: delivery) { command, _ in [.says(answers[command] ?? "?\r\r>")] }
    }

    /// Whether nothing was ever sent before the prompt.
    var waitedForPrompts: Bool { sent.allSatisfy { $0.sawPrompt } }

    var commands: [String] { sent.map(\.text) }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        guard !isClosed else { throw .connection(.closedByPeer(device)) }
        var text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        if text.unicodeScalars.count > 1, text.hasSuffix("\r") { text.removeLast() }
        sent.append(Sent(time: now, text: text, sawPrompt: sawPrompt))
        sawPrompt = false
        for event in respond(text, now) {
            switch event {
            case .says(let answer, let afterS): queue(answer, at: now.advanced(bySeconds: afterS))
            case .dropsRest(let afterS): pending.removeAll { $0.time > now.advanced(bySeconds: afterS) }
            case .closes(let afterS): pending.append((now.advanced(bySeconds: afterS), nil))
            }
        }
        pending = pending.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    private func queue(_ answer: String, at time: Instant) {
        let all = ELM327Tests.bytes(answer)
        switch delivery {
        case .whole: pending.append((time, all))
        case .bytewise:
            for (index, byte) in all.enumerated() {
                pending.append((time.advanced(bySeconds: 0.001 * Double(index)), [byte]))
            }
        case .cut(let index):
            let index = min(index, all.count)
            pending.append((time, Array(all[..<index])))
            pending.append((time.advanced(bySeconds: 0.02), Array(all[index...])))
            pending.removeAll { $0.bytes?.isEmpty == true }
        }
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard !isClosed else { throw .connection(.closedByPeer(device)) }
        let limit = max(deadline, now)
        if let noise {
            let next = Instant.zero.advanced(bySeconds: Double(noises) * noise.everyS)
            if next <= limit, pending.first.map({ next <= $0.time }) ?? true {
                noises += 1
                return deliver(noise.bytes, at: next)
            }
        }
        guard let first = pending.first, first.time <= limit else {
            now = limit
            return nil
        }
        pending.removeFirst()
        guard let bytes = first.bytes else {
            now = max(now, first.time)
            isClosed = true
            throw .connection(.closedByPeer(device))
        }
        return deliver(bytes, at: first.time)
    }

    private func deliver(_ bytes: [UInt8], at time: Instant) -> Received {
        now = max(now, time)
        if bytes.contains(UInt8(ascii: ">")) { sawPrompt = true }
        return Received(bytes: bytes, time: now)
    }

    func expect(_ count: Int, by time: Instant) { expectations += 1 }

    func close() { isClosed = true }

    /// Lets time pass in which nobody reads.
    func pass(_ seconds: Double) { now = now.advanced(bySeconds: seconds) }
}
