package import OBD
package import Telemetry
package import Transports

/// What came of one diagnostic request.
package struct RequestResult: Sendable {
    /// By ECU, the engine first; an ECU that said nothing is not among them.
    package var answers: [ServiceAnswer]
    /// Lines that could not be read nor attributed to an ECU.
    package var unreadableLines: Int
    package var reply: Reply
    package var time: Instant
}

/// A connection to a vehicle through an ELM327: set up, vehicle found, requests asked.
package final class Session {
    package let adapter: Adapter
    /// AT I and AT @1, where the adapter has them.
    package internal(set) var identity: String?
    package internal(set) var adapterDescription: String?
    /// The adapter is the one known from an earlier connection, and was not reset.
    package internal(set) var isKnown = false
    /// STI: the firmware of an STN adapter; nil for others, and where it was not asked again.
    package internal(set) var stnFirmware: String?
    /// Set by `connect()`; nil where the adapter does not tell and the messages do not show which of several it is.
    package internal(set) var bus: VehicleBus?
    /// Set by `connect()`.
    package internal(set) var framing: VehicleBus.Framing?
    /// The form in use, which only `write` changes.
    package private(set) var format = RequestFormat.plain
    /// The adapter echoes, or puts spaces between bytes, although told not to.
    package internal(set) var echoStays = false
    package internal(set) var spacesStay = false
    /// Requests whose last reply was none of theirs.
    var answeredWrongly: Set<[UInt8]> = []
    /// The adapter shows no headers although told to.
    var headersIgnored = false
    /// False too where they were turned off.
    package var headersShown: Bool { format.showsHeaders && !headersIgnored }
    /// The adapter is told to wait as long as it can, whatever the form says.
    var waitsLongest = false
    /// It adapts how long it waits for more (AT AT, from v1.2 on); otherwise it waits for all of AT ST after each answer.
    package internal(set) var adaptsTiming = true
    /// When the search for the vehicle is given up.
    var searchEnd = Instant.distantFuture
    /// How often a request is repeated whose answer is pending: an ECU has 5 s for it (P2* of ISO 15765-4), the adapter
    /// waits 1 s at most.
    var pendingRepetitions = 5
    private static let busyRepetitions = 2
    /// What brings the adapter back to asking all, as long as it has not said OK to it.
    var headerRemedy: [String] = []
    /// The answers to `01 00` of the search, refusals among them, and the reply that they came in.
    package internal(set) var firstAnswers: [ServiceAnswer] = []
    package internal(set) var firstReply = Reply()

    /// Longer than any answer takes (P2* of ISO 15765-4 is 5 s) once the prompt is certain to come.
    static let requestSeconds = 6.0
    static let commandSeconds = 1.5

    package init(adapter: Adapter) { self.adapter = adapter }

    /// The only writer of `format`. Each of the adapter's settings in it is what the adapter was told last, whether it
    /// said OK or not, so that `restore` tells one that restarted the same: whoever changes such a setting names it here,
    /// and tells it next.
    func write(_ settings: [RequestFormat.Setting] = [], _ change: (inout RequestFormat) -> Void) {
        let before = format
        change(&format)
        assert(format.settings(otherThan: before).isSubset(of: settings), "a setting that the adapter is not told")
    }

    /// How long the adapter waits for an answer, or for more of it, at the most (AT ST), in seconds.
    package var timeoutSeconds: Double { Double(waitsLongest ? .max : format.timeout ?? Self.defaultTimeout) * 0.004 }
    /// AT ST after a reset: 200 ms.
    private static let defaultTimeout: UInt8 = 0x32

    /// Quiet so long after an answer, the line will not bring its prompt any more. The links of adapters (Bluetooth, Wi-Fi)
    /// hold bytes back for a quarter of a second at times.
    package var quietSeconds: Double { timeoutSeconds + 0.3 }

    package var device: String { adapter.transport.device }
    package var now: Instant { adapter.transport.now }

    // MARK: Requests

    /// The answers in a reply to a request (service, then PID or info type; service 01 alone for any PIDs), by ECU,
    /// and the number of lines that could not be read.
    /// - Parameter asked: the one that was asked by an address of its own; nil for the one that the form names, or all.
    package func answers(
        in reply: Reply, to request: [UInt8], asked: ECUAddress? = nil
    ) -> (answers: [ServiceAnswer], unreadable: Int) {
        guard let framing else { return ([], 0) }
        let asked = asked ?? (framing.isCAN ? nil : format.onlyECU)
        let (messages, unreadable) = reply.busMessages(framing: framing, headersShown: headersShown, asked: asked)
        return (ServiceAnswer.sort(messages, request: request), unreadable)
    }

    /// What a reply shows of the session itself.
    package enum Condition: Sendable {
        case inStep
        /// The adapter restarted and forgot its settings: `restore()`.
        case restarted
        /// The reply is that of an earlier command: one prompt too many came, and every answer would be taken for the
        /// next one's from now on. `quarantine()` of the adapter helps.
        case outOfStep
    }

    /// - Parameter request: what the reply is remembered by. Where to get in step did not help once, the vehicle or
    ///   the adapter answers this request like that.
    package func condition(_ reply: Reply, request: [UInt8], hasAnswers: Bool, unreadable: Int) -> Condition {
        if showsRestart(reply) { return .restarted }
        if hasAnswers {
            answeredWrongly.remove(request)
            return .inStep
        }
        let says = reply.messages.filter { $0 != .searching && $0 != .busInitOK && $0 != .ok }
        guard reply.isComplete, unreadable == 0, says.isEmpty, answeredWrongly.insert(request).inserted else {
            return .inStep
        }
        return .outOfStep
    }

    /// Asks all ECUs one request (service, then PID or info type), once; again only where the adapter had restarted or
    /// the session was out of step, after that was put right.
    package func request(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        let result = try ask(request)
        switch condition(
            result.reply, request: request, hasAnswers: !result.answers.isEmpty, unreadable: result.unreadableLines)
        {
        case .inStep: return result
        case .restarted: try restore()
        case .outOfStep: try adapter.quarantine()
        }
        let again = try ask(request)
        if !again.answers.isEmpty { answeredWrongly.remove(request) }
        return again
    }

    /// Asks all ECUs one request that must not be repeated, and waits as long as the adapter can for the answers.
    package func requestOnce(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        try waitLongest(true)
        let result = try ask(request)
        try waitLongest(false)
        return result
    }

    private func ask(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        let reply = try adapter.exchange(
            Self.hexadecimal(request), within: Self.requestSeconds, quietSeconds: quietSeconds)
        let (answers, unreadable) = answers(in: reply, to: request)
        return RequestResult(
            answers: answers, unreadableLines: unreadable, reply: reply, time: reply.dataTime ?? now)
    }

    /// Like `request`, but asks again where that has a chance: after a fault on the line, silence, a busy ECU or one
    /// that promised an answer which did not come before the prompt. What one answer proved, a later one does not
    /// take back.
    /// - Parameters:
    ///   - expected: ECUs whose silence is worth a second question, besides that of all; nil where silence is not.
    ///   - attempts: sees every attempt.
    package func requestPatiently(
        _ request: [UInt8], expected: Set<ECUAddress>? = [], attempts: (RequestResult) -> Void = { _ in }
    ) throws(TransportError) -> RequestResult {
        var result = try self.request(request)
        attempts(result)
        let usualTimeout = format.timeout
        var (wasPending, isRaised, repetitions) = (false, false, 0)
        while true {
            let isBusy = result.answers.contains { $0.payloads.isEmpty && $0.refusal == .busyRepeatRequest }
            let isPending = result.answers.contains { $0.payloads.isEmpty && $0.refusal == .responsePending }
            let isFaulty =
                result.unreadableLines > 0 || result.reply.messages.contains(where: \.isTransient)
                || result.answers.contains { !$0.decodingErrors.isEmpty } || !result.reply.isComplete
            let isSilent =
                expected.map { result.answers.isEmpty || !$0.isSubset(of: result.answers.map(\.ecu)) } ?? false
            wasPending = wasPending || isPending
            // An ECU that works at an answer may say that it is busy with it.
            let limit =
                (isBusy || isPending) && wasPending
                ? pendingRepetitions : isBusy ? Self.busyRepetitions : isPending || isFaulty || isSilent ? 1 : 0
            guard repetitions < limit else { break }
            repetitions += 1
            if isPending || isSilent, format.timeout != .max {
                try setTimeout(.max)
                isRaised = true
            }
            let again = try self.request(request)
            // What came only now is slow, and so will be the rest.
            if result.answers.isEmpty, !again.answers.isEmpty { isRaised = false }
            attempts(again)
            result = Self.merged(result, again)
        }
        if isRaised { try setTimeout(usualTimeout) }
        // Whoever never keeps this promise is not waited for so long with every request.
        if wasPending, result.answers.contains(where: \.isAwaited) { pendingRepetitions = 1 }
        return result
    }

    /// An ECU's whole answer replaces a broken one or a refusal; nothing replaces a whole answer, nor a whole message
    /// of a broken one.
    static func merged(_ first: RequestResult, _ second: RequestResult) -> RequestResult {
        func isWhole(_ answer: ServiceAnswer) -> Bool { !answer.payloads.isEmpty && answer.decodingErrors.isEmpty }
        var result = second
        for earlier in first.answers {
            guard let index = result.answers.firstIndex(where: { $0.ecu == earlier.ecu }) else {
                result.answers.append(earlier)
                continue
            }
            let later = result.answers[index]
            let isLaterBetter =
                isWhole(later) || earlier.payloads.isEmpty || (!isWhole(earlier) && !later.payloads.isEmpty)
            result.answers[index] = isLaterBetter ? later : earlier
            result.answers[index].payloads =
                later.payloads + earlier.payloads.filter { !later.payloads.contains($0) }
        }
        result.answers.sort { $0.ecu < $1.ecu }
        return result
    }

    /// "010D", as a request is sent.
    package static func hexadecimal(_ bytes: [UInt8]) -> String { Hexadecimal.text(bytes) }
}
