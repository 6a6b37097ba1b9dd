import Telemetry
package import Transports

/// The command interface of an ELM327: one command, one reply, one prompt.
///
/// The line is half-duplex: no command is sent before the prompt. If a prompt does not arrive in time, the line is
/// quarantined until the adapter has been made to send a prompt and the line has been quiet, so that a late reply is
/// never taken for the reply to the next command. The only bytes ever sent without a prompt are those that request one.
package final class Adapter {
    package private(set) var transport: any Transport
    /// The state of the connection. It outlives this adapter object.
    package let link: Link
    /// Receives every command and reply, for `--verbose`.
    package let log: ((String) -> Void)?
    private var needsSettling = false
    /// Whether the last reply contained STOPPED. Some adapters keep some of the bytes that interrupted them and take
    /// those for a command.
    private var needsQuiet = false
    /// Whether a prompt that was given up may still arrive.
    private var owesPrompt = false
    /// Whether a reply, or dropped bytes, reported that the adapter restarted and so lost its settings.
    private var hasRestarted = false
    /// The command whose reply is awaited, and the time it was sent.
    private var asked: (command: String, time: Instant)?
    /// The command that a bare carriage return would repeat; nil if that is not certain.
    private var repeatable: String?
    /// The size in bytes of the last two replies to each command, and the duration of the last: a hint for the
    /// transport.
    private var usual: [String: (count: Int, lastCount: Int, seconds: Double)] = [:]
    /// Whether the last reply lacked only its prompt, in which case the adapter is probably idle.
    private var lacksOnlyPrompt = false
    /// The number of the transport's notes that were logged.
    private var noteCount = 0
    /// The first bytes received, as printable text (about 200 characters), to report what is at the other end.
    package private(set) var firstHeard = ""

    /// How long the line must be quiet after a requested prompt, in seconds.
    private static let quietSeconds = 0.3
    private static let lateSeconds = 0.005
    /// The longest usual reply time for which the transport is told how many bytes to expect, in seconds. If a reply is
    /// then shorter than usual, its time is uncertain by at most a quarter of this (plus `lateSeconds`).
    private static let hintedSeconds = 0.1
    /// The number of dropped bytes that are examined. The rest is not kept, however much arrives.
    private static let droppedLimit = 4096
    /// A full search tries nine protocols. The slow initializations of ISO 9141-2 and KWP2000 take most of the time.
    static let searchSeconds = 20.0

    package init(transport: any Transport, link: Link = Link(), log: ((String) -> Void)? = nil) {
        self.transport = transport
        self.link = link
        self.log = log
        noteTransport()
    }

    /// Logs what the transport has noticed since the last call.
    private func noteTransport() {
        let notes = transport.notes
        for note in notes.dropFirst(noteCount) { link.note(note) }
        noteCount = notes.count
    }

    package var hasHeardAnything: Bool { !firstHeard.isEmpty }

    package var isAsking: Bool { asked != nil }

    /// Sends a command (without carriage return) and collects the reply up to the prompt, for at most `seconds`.
    ///
    /// If the reply is not complete, no prompt arrived.
    /// - Parameters:
    ///   - quietSeconds: see `finish`.
    ///   - searching: see `finish`.
    package func exchange(
        _ command: String, within seconds: Double, quietSeconds: Double? = nil,
        searching: Double = Adapter.searchSeconds
    ) throws(TransportError) -> Reply {
        try send(command)
        return try finish(within: seconds, quietSeconds: quietSeconds, searching: searching)
    }

    /// Interrupts the running command with a single character (any will do) and waits for the prompt. Bytes that arrive
    /// before it are dropped. A bare carriage return is not used, because it could repeat the command.
    ///
    /// Throws `lost` if no prompt arrives.
    package func interrupt() throws(TransportError) {
        asked = nil
        repeatable = nil
        needsSettling = true
        // If the adapter was idle, the character starts a command line, which AT I then ends.
        let calls: [([UInt8], Double)] = [([0x7F], 1), (Array("ATI\r".utf8), 1.5)]
        for (bytes, seconds) in calls where try callForPrompt(bytes, within: seconds, banners: 1) {
            try drain()
            needsSettling = false
            needsQuiet = false
            return
        }
        throw .connection(.noPrompt(transport.device))
    }

    /// Sends a command (without carriage return). Its reply is then collected by `finish`.
    /// - Parameter byReturn: if true and the adapter's last command was the same one, only a carriage return is sent,
    ///   which repeats it.
    package func send(_ command: String, byReturn: Bool = false) throws(TransportError) {
        precondition(asked == nil, "'\(command)' is sent before the answer to '\(asked?.command ?? "")'")
        if needsSettling { try settle() } else if needsQuiet { try quarantine() }
        try dropStrays()
        let isRepeated = byReturn && command == repeatable
        log?("-> \(isRepeated ? "\\r (\(command))" : command)")
        repeatable = nil
        try transport.send(isRepeated ? [0x0D] : Array(command.utf8) + [0x0D])
        // A replay passes the time before a command as it sends it.
        asked = (command, transport.now)
        if let usual = usual[command], usual.seconds < Self.hintedSeconds {
            transport.expect(
                min(usual.count, usual.lastCount),
                by: transport.now.advanced(bySeconds: usual.seconds * 1.25 + Self.lateSeconds))
        }
    }

    /// For how long an ECU may announce its response, counted from the time the command was sent. Each announcement
    /// gives it the timeout again.
    private static let pendingSeconds = 30.0

    /// Drops bytes that arrived after the last prompt: they are not a reply to any command sent from here on.
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

    /// Collects the reply to the command that was sent, up to the prompt.
    /// - Parameters:
    ///   - seconds: the timeout, counted from the time the command was sent. It is extended to `searching` if the
    ///     adapter reports that it is searching for the vehicle.
    ///   - quietSeconds: how long the line must be quiet after a reply before the prompt is given up; nil to wait for
    ///     it until the timeout. It must be longer than the adapter itself waits for more responses (AT ST).
    ///   - searching: the timeout while the adapter searches for the vehicle, counted from the time the command was
    ///     sent.
    ///   - hearing: receives the bytes as they arrive, up to the prompt. The reply may then be of any length; of a very
    ///     long reply only the end is returned.
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
        // After `?` or an echo it is not certain what the adapter took the command for.
        if reply.isComplete, !reply.hasEcho, !reply.contains(.unknownCommand) { repeatable = command }
        if reply.contains(.lowVoltageReset) {
            hasRestarted = true
            repeatable = nil
        }
        log?("<- \(reply.isComplete ? "" : "(no prompt) ")\(reply.raw)")
        if log != nil { noteTransport() }
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
                // This is the prompt of the previous reply.
                owesPrompt = false
                parser = ReplyParser(command: command)
                rest = parser.take(Array(after), at: received.time)
            }
            if let rest, !rest.isEmpty { noteDropped(Array(rest)) }
            hearing?(received.bytes.dropLast(rest?.count ?? 0))
            if parser.endsInPending {
                limit = max(
                    limit,
                    min(received.time, sentAt.advanced(bySeconds: Self.pendingSeconds)).advanced(bySeconds: seconds))
            }
            if rest != nil || (received.time >= limit && !parser.isLookingForVehicle) { break }
        }
        owesPrompt = false
        return parser.finish()
    }

    /// Logs bytes that were dropped and checks whether they report a restart.
    /// - Parameter banners: the number of banners that were requested, which do not report a restart.
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

    /// Brings the adapter back to its prompt after a missing prompt, and drops the bytes that were still on their way.
    ///
    /// DEL interrupts a running command (on an ELM327 any byte does, and is discarded). An idle adapter takes DEL as
    /// the start of a command line, which the carriage return then ends with `?`. A bare carriage return would repeat
    /// the last command. A prompt right after the DEL may belong to the late reply, with the DEL at the start of the
    /// next line; AT I ends that line, if there is one.
    ///
    /// After a reply that lacks only its prompt, the adapter is usually idle and AT I alone is enough: if AT I gets its
    /// normal reply, nothing else was on its way.
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

    /// Sends `bytes` and returns whether a prompt follows.
    /// - Parameter banners: see `noteDropped`.
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

    /// Drops bytes until the line has been quiet, for at most two seconds.
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

    /// Accepts a missing prompt after a reply that was complete without it.
    package func forgiveMissingPrompt() {
        needsSettling = false
        owesPrompt = true
    }

    /// Returns whether the adapter has reported a restart since the last call. A banner that is the reply to a command
    /// does not count.
    package func takeRestart() -> Bool {
        defer { hasRestarted = false }
        return hasRestarted
    }

    /// Drops bytes that are still on their way, as after a missing prompt, before the next command is sent.
    package func quarantine() throws(TransportError) {
        needsSettling = false
        needsQuiet = false
        repeatable = nil
        try drain()
    }

    /// Continues with another connection to the same adapter.
    package func goOn(with transport: any Transport) {
        self.transport = transport
        asked = nil
        repeatable = nil
        needsSettling = false
        needsQuiet = false
        owesPrompt = false
        lacksOnlyPrompt = false
    }
}
