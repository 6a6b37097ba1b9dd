import Telemetry
package import Transports

/// The session with an ELM327: one command, one answer, one prompt.
///
/// The line is half-duplex: nothing is sent before the prompt. When a prompt does not come in time, the line is in
/// quarantine until the adapter was made to give one and has been quiet, so that a late answer is never taken for
/// that of the next command. The only bytes ever sent without a prompt are those that call for one.
package final class Adapter {
    package private(set) var transport: any Transport
    /// Where the connection stands; it outlives this one.
    package let link: Link
    /// Sees every command and answer, for `--verbose`.
    package let log: ((String) -> Void)?
    private var needsSettling = false
    /// STOPPED was said: what it did not drop of the bytes that stopped it, some adapters take for a command.
    private var needsQuiet = false
    /// A prompt that was forgiven may still come.
    private var owesPrompt = false
    /// An answer, or what was dropped between two commands, says that the adapter restarted, and so forgot its settings.
    private var hasRestarted = false
    /// The command whose answer is awaited, and when it was sent.
    private var asked: (command: String, time: Instant)?
    /// What a bare carriage return would repeat; nil where that is not certain.
    private var repeatable: String?
    /// How much the latest answers to a command had, and how long they took: for the transport's sake only.
    private var usual: [String: (count: Int, lastCount: Int, seconds: Double)] = [:]
    /// The last answer was whole but for its prompt: the adapter is probably idle.
    private var lacksOnlyPrompt = false
    /// The first bytes ever heard, to say what it was that answered.
    package private(set) var firstHeard = ""

    /// How long the line must be quiet after a prompt that was called for.
    private static let quietSeconds = 0.3
    private static let lateSeconds = 0.005
    /// Waiting for the usual number of bytes makes the time of an answer that is shorter than usual uncertain by no more
    /// than a quarter of this.
    private static let hintedSeconds = 0.1
    /// Of what is dropped, so much is looked at; the rest is not kept, however much comes.
    private static let droppedLimit = 4096
    /// A full search tries nine protocols; slow initialisations of ISO 9141-2 and KWP2000 take most of it.
    static let searchSeconds = 20.0

    package init(transport: any Transport, link: Link = Link(), log: ((String) -> Void)? = nil) {
        self.transport = transport
        self.link = link
        self.log = log
    }

    package var hasHeardAnything: Bool { !firstHeard.isEmpty }

    /// Whether an answer is awaited.
    package var isAsking: Bool { asked != nil }

    /// Sends a command (without carriage return) and collects the answer up to the prompt, for `seconds` at the most.
    ///
    /// A reply that is not complete means that no prompt came.
    /// - Parameters:
    ///   - quietSeconds: as of `finish`.
    ///   - searching: as of `finish`.
    package func exchange(
        _ command: String, within seconds: Double, quietSeconds: Double? = nil,
        searching: Double = Adapter.searchSeconds
    ) throws(TransportError) -> Reply {
        try send(command)
        return try finish(within: seconds, quietSeconds: quietSeconds, searching: searching)
    }

    /// Interrupts the command at work with one character, as any does, and waits for the prompt; what comes until then is
    /// dropped. No bare carriage return is sent, which could say the command once more.
    ///
    /// Throws `lost` where no prompt comes.
    package func interrupt() throws(TransportError) {
        (asked, repeatable, needsSettling) = (nil, nil, true)
        // Of an adapter that was idle, the character begins a line, which AT I ends.
        let calls: [([UInt8], Double)] = [([0x7F], 1), (Array("ATI\r".utf8), 1.5)]
        for (bytes, seconds) in calls where try callForPrompt(bytes, within: seconds, banners: 1) {
            try drain()
            (needsSettling, needsQuiet) = (false, false)
            return
        }
        throw .connection(.noPrompt(transport.device))
    }

    /// Sends a command (without carriage return), whose answer `finish` then collects.
    /// - Parameter byReturn: where it is the command that the adapter had last, a bare carriage return says it.
    package func send(_ command: String, byReturn: Bool = false) throws(TransportError) {
        precondition(asked == nil, "'\(command)' is sent before the answer to '\(asked?.command ?? "")'")
        if needsSettling { try settle() } else if needsQuiet { try quarantine() }
        try dropStrays()
        let isRepeated = byReturn && command == repeatable
        log?("-> \(isRepeated ? "\\r (\(command))" : command)")
        repeatable = nil
        let sentAt = transport.now
        try transport.send(isRepeated ? [0x0D] : Array(command.utf8) + [0x0D])
        asked = (command, sentAt)
        if let usual = usual[command], usual.seconds < Self.hintedSeconds {
            transport.expect(
                min(usual.count, usual.lastCount),
                by: transport.now.advanced(bySeconds: usual.seconds * 1.25 + Self.lateSeconds))
        }
    }

    /// What arrived since the last prompt answers nothing that is asked now.
    private func dropStrays() throws(TransportError) {
        let limit = transport.now.advanced(bySeconds: Self.quietSeconds)
        var dropped: [UInt8] = []
        while transport.now < limit, let stray = try transport.receive(before: transport.now) {
            Self.keep(stray.bytes, in: &dropped)
        }
        if !dropped.isEmpty { noteDropped(dropped) }
    }

    private static func keep(_ bytes: [UInt8], in dropped: inout [UInt8]) {
        dropped += bytes.prefix(max(0, droppedLimit - dropped.count))
    }

    /// Collects the answer to the command that was sent, up to the prompt.
    /// - Parameters:
    ///   - seconds: since it was sent. Where the adapter says that it looks for the vehicle, it has more time.
    ///   - quietSeconds: how long the line must be quiet after an answer for the prompt to be given up; nil to wait for it
    ///     until the end. It must be longer than the adapter itself waits for more of the answer (AT ST).
    ///   - searching: the time it has, since it was sent, where it looks for the vehicle.
    ///   - hearing: sees the bytes as they arrive, up to the prompt. The answer may then be of any length; of a very long
    ///     one the reply has only the end.
    package func finish(
        within seconds: Double, quietSeconds: Double? = nil, searching: Double = Adapter.searchSeconds,
        hearing: (([UInt8]) -> Void)? = nil
    ) throws(TransportError) -> Reply {
        guard let (command, sentAt) = asked else { preconditionFailure("nothing was asked") }
        asked = nil
        let reply = try collect(
            command, since: sentAt, within: seconds, quietSeconds: quietSeconds, searching: searching, hearing: hearing)
        needsSettling = !reply.isComplete
        needsQuiet = reply.contains(.stopped)
        usual[command] =
            reply.isComplete
            ? (reply.bytes.count, usual[command]?.count ?? 0, transport.now.seconds(since: sentAt)) : nil
        // After an answer that is none, it is not certain what the adapter took the command for.
        if reply.isComplete, !reply.hasEcho, !reply.contains(.unknownCommand) { repeatable = command }
        if reply.contains(.lowVoltageReset) { (hasRestarted, repeatable) = (true, nil) }
        log?("<- \(reply.isComplete ? "" : "(no prompt) ")\(reply.raw)")
        return reply
    }

    private func collect(
        _ command: String, since sentAt: Instant, within seconds: Double, quietSeconds: Double?, searching: Double,
        hearing: (([UInt8]) -> Void)?
    ) throws(TransportError) -> Reply {
        var limit = sentAt.advanced(bySeconds: seconds)
        var parser = ReplyParser(command: command)
        var quietFrom = sentAt
        lacksOnlyPrompt = false
        while !parser.isTooLong || hearing != nil {
            if parser.isTooLong { parser = ReplyParser(command: command) }
            var deadline = limit
            if let quietSeconds, parser.mayBeWhole {
                deadline = min(limit, quietFrom.advanced(bySeconds: quietSeconds))
            }
            guard let received = try transport.receive(before: deadline) else {
                if deadline < limit {
                    lacksOnlyPrompt = true
                    break
                }
                let patience = sentAt.advanced(bySeconds: searching)
                guard limit < patience, parser.isLookingForVehicle else { break }
                limit = patience
                continue
            }
            hear(received.bytes)
            quietFrom = received.time
            var rest = parser.take(received.bytes, at: received.time)
            if let after = rest, owesPrompt, parser.isEmpty {
                // The prompt of the answer before.
                owesPrompt = false
                parser = ReplyParser(command: command)
                rest = parser.take(Array(after), at: received.time)
            }
            if let rest, !rest.isEmpty { noteDropped(Array(rest)) }
            hearing?(received.bytes.dropLast(rest?.count ?? 0))
            if rest != nil || (received.time >= limit && !parser.isLookingForVehicle) { break }
        }
        owesPrompt = false
        return parser.finish()
    }

    /// - Parameter banners: how many were asked for.
    private func noteDropped(_ bytes: [UInt8], banners: Int = 0) {
        let text = ReplyParser.printable(bytes)
        log?("<- dropped \(text)")
        if text.contains("LV RESET")
            || text.split(separator: "ELM327", omittingEmptySubsequences: false).count > banners + 1
        {
            hasRestarted = true
        }
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
    ///
    /// After an answer that lacks only its prompt the adapter is idle, as a rule, and AT I alone is enough: where its answer
    /// comes as it should, nothing else was on its way.
    private func settle() throws(TransportError) {
        if link.state == .polling { link.enter(.recovering, because: "no prompt") }
        repeatable = nil
        var isAnswering = false
        if lacksOnlyPrompt {
            let command = "ATI"
            log?("-> \(command) (calling for the prompt)")
            try transport.send(Array((command + "\r").utf8))
            let called = try collect(
                command, since: transport.now, within: 0.5, quietSeconds: Self.quietSeconds, searching: 0,
                hearing: nil)
            noteDropped(called.bytes, banners: 1)
            if called.isComplete, called.messages.isEmpty, called.lines.count == 1,
                case .text = called.lines[0].content
            {
                needsSettling = false
                return
            }
            isAnswering = called.isComplete
        }
        if !isAnswering, try callForPrompt([0x7F], within: 0.5) == false {
            isAnswering = try callForPrompt([0x0D], within: 0.5)
        }
        if !isAnswering { isAnswering = try callForPrompt(Array("ATI\r".utf8), within: 1, banners: 1) }
        guard isAnswering else {
            throw .connection(.noPrompt(transport.device))
        }
        try drain()
        needsSettling = false
    }

    /// Whether a prompt comes after `bytes`.
    private func callForPrompt(_ bytes: [UInt8], within seconds: Double, banners: Int = 0) throws(TransportError)
        -> Bool
    {
        log?("-> \(ReplyParser.printable(bytes)) (calling for the prompt)")
        try transport.send(bytes)
        let deadline = transport.now.advanced(bySeconds: seconds)
        var heard: [UInt8] = []
        defer { if !heard.isEmpty { noteDropped(heard, banners: banners) } }
        while let received = try transport.receive(before: deadline) {
            hear(received.bytes)
            Self.keep(received.bytes, in: &heard)
            if received.bytes.contains(UInt8(ascii: ">")) { return true }
            if received.time >= deadline { break }
        }
        return false
    }

    /// Drops what arrives until the line was quiet, for two seconds at the most.
    private func drain() throws(TransportError) {
        let limit = transport.now.advanced(bySeconds: 2)
        var dropped: [UInt8] = []
        defer { if !dropped.isEmpty { noteDropped(dropped) } }
        while transport.now < limit,
            let received = try transport.receive(before: transport.now.advanced(bySeconds: Self.quietSeconds))
        {
            Self.keep(received.bytes, in: &dropped)
        }
    }

    /// Forgives a prompt that did not come, where the answer was whole without it.
    package func forgiveMissingPrompt() {
        needsSettling = false
        owesPrompt = true
    }

    /// Whether the adapter said since the last time this was asked that it restarted. Its banner as an answer counts not.
    package func takeRestart() -> Bool {
        defer { hasRestarted = false }
        return hasRestarted
    }

    /// Like a prompt that did not come: what is still on its way is dropped before the next command.
    package func quarantine() throws(TransportError) {
        (needsSettling, needsQuiet) = (false, false)
        repeatable = nil
        try drain()
    }

    /// Goes on with another connection to the same adapter.
    package func goOn(with transport: any Transport) {
        self.transport = transport
        (asked, repeatable) = (nil, nil)
        (needsSettling, needsQuiet, owesPrompt, lacksOnlyPrompt) = (false, false, false, false)
    }
}
