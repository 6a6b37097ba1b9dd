import Telemetry
package import Transports

/// The dialogue with an ELM327: one command, one answer, one prompt.
///
/// The line is half-duplex: nothing is sent before the prompt. When a prompt does not come in time, the line is in
/// quarantine until the adapter was made to give one and has been quiet, so that a late answer is never taken for
/// that of the next command. The only bytes ever sent without a prompt are those that call for one.
package final class Adapter {
    package let transport: any Transport
    /// Sees every command and answer, for `--verbose`.
    private let log: (String) -> Void
    private var needsSettling = false
    /// A prompt that was forgiven may still come.
    private var owesPrompt = false
    /// What was dropped between two commands says that the adapter restarted, and so forgot its settings.
    private var droppedRestart = false
    /// The first bytes ever heard, to say what it was that answered.
    package private(set) var firstHeard = ""

    /// How long the line must be quiet after a prompt that was called for.
    private static let quietSeconds = 0.3

    package init(transport: any Transport, log: @escaping (String) -> Void = { _ in }) {
        self.transport = transport
        self.log = log
    }

    package var hasHeardAnything: Bool { !firstHeard.isEmpty }

    /// Sends a command (without carriage return) and collects the answer up to the prompt, for `seconds` at the most.
    ///
    /// A reply that is not complete means that no prompt came.
    package func exchange(_ command: String, within seconds: Double) throws(TransportError) -> Reply {
        if needsSettling { try settle() }
        // What arrived since the last prompt answers nothing that is asked now.
        let limit = transport.now.advanced(bySeconds: Self.quietSeconds)
        var dropped = ""
        while transport.now < limit, let stray = try transport.receive(before: transport.now) {
            dropped += ReplyParser.printable(stray.bytes)
        }
        if !dropped.isEmpty {
            log("<- dropped \(dropped)")
            if dropped.contains("LV RESET") || dropped.contains("ELM327") { droppedRestart = true }
        }
        log("-> \(command)")
        try transport.send(Array(command.utf8) + [0x0D])
        let reply = try collect(command, until: transport.now.advanced(bySeconds: seconds))
        needsSettling = !reply.isComplete
        log("<- \(reply.isComplete ? "" : "(no prompt) ")\(reply.raw)")
        return reply
    }

    private func collect(_ command: String, until limit: Instant) throws(TransportError) -> Reply {
        var parser = ReplyParser(command: command)
        while !parser.isTooLong, let received = try transport.receive(before: limit) {
            hear(received.bytes)
            var rest = parser.take(received.bytes, at: received.time)
            if let after = rest, owesPrompt, parser.isEmpty {
                // The prompt of the answer before.
                owesPrompt = false
                parser = ReplyParser(command: command)
                rest = parser.take(Array(after), at: received.time)
            }
            if rest != nil || received.time >= limit { break }
        }
        owesPrompt = false
        return parser.finish()
    }

    private func hear(_ bytes: [UInt8]) {
        if firstHeard.utf8.count < 200 { firstHeard += ReplyParser.printable(bytes) }
    }

    /// Brings the adapter back to its prompt after one that did not come, and drops what was on its way.
    ///
    /// DEL interrupts a command at work (ELM327: any byte does, and is dropped); an adapter that was idle takes it as
    /// the start of a line, which the carriage return then ends with `?`. A bare carriage return would repeat the last
    /// command. A prompt right behind the DEL may be that of the late answer, with the DEL at the start of the next
    /// line: AT I ends that line, if there is one.
    private func settle() throws(TransportError) {
        var isAnswering = false
        if try callForPrompt([0x7F], within: 0.5) == false { isAnswering = try callForPrompt([0x0D], within: 0.5) }
        if !isAnswering { isAnswering = try callForPrompt(Array("ATI\r".utf8), within: 1) }
        guard isAnswering else {
            throw TransportError(.lost, "the adapter at '\(transport.device)' no longer answers")
        }
        try drain()
        needsSettling = false
    }

    /// Whether a prompt comes after `bytes`.
    private func callForPrompt(_ bytes: [UInt8], within seconds: Double) throws(TransportError) -> Bool {
        log("-> \(ReplyParser.printable(bytes)) (calling for the prompt)")
        try transport.send(bytes)
        let deadline = transport.now.advanced(bySeconds: seconds)
        while let received = try transport.receive(before: deadline) {
            hear(received.bytes)
            if received.bytes.contains(UInt8(ascii: ">")) { return true }
            if received.time >= deadline { break }
        }
        return false
    }

    /// Drops what arrives until the line was quiet, for two seconds at the most.
    private func drain() throws(TransportError) {
        let limit = transport.now.advanced(bySeconds: 2)
        while transport.now < limit,
            let received = try transport.receive(before: transport.now.advanced(bySeconds: Self.quietSeconds))
        {
            log("<- dropped \(ReplyParser.printable(received.bytes))")
        }
    }

    /// Forgives a prompt that did not come, where the answer was whole without it.
    package func forgiveMissingPrompt() {
        needsSettling = false
        owesPrompt = true
    }

    /// Whether the adapter said since the last time this was asked, outside of any answer, that it restarted.
    package func takeRestart() -> Bool {
        defer { droppedRestart = false }
        return droppedRestart
    }

    /// Like a prompt that did not come: what is still on its way is dropped before the next command.
    package func quarantine() throws(TransportError) {
        needsSettling = false
        try drain()
    }
}
