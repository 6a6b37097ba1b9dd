package import OBD
package import Telemetry
package import Transports

/// The result of one diagnostic request.
package struct RequestResult: Sendable {
    /// A request as it was sent, and what came back.
    package struct Exchange: Sendable {
        package var request: [UInt8]
        /// The responses by ECU, as the ECUs sent them.
        package var answers: [ServiceAnswer]
        package var reply: Reply
    }

    /// The responses by ECU, the engine first. ECUs that did not respond are not included.
    package var answers: [ServiceAnswer]
    /// The number of lines that could neither be read nor attributed to an ECU.
    package var unreadableLines: Int
    /// The last reply.
    package var reply: Reply
    package var time: Instant
    /// Whether the request was sent; false where the link has no such headers.
    package var wasSent = true
    /// What was exchanged. A vehicle whose ECUs speak both dialects is asked in both.
    package var exchanges: [Exchange] = []

    /// Whether a response may be lost, or a part of one.
    package var isDamaged: Bool { unreadableLines > 0 || reply.lacksData }
}

/// A connection to a vehicle through an ELM327: setup, search for the vehicle, and requests.
package final class Session {
    package let adapter: Adapter
    /// The replies to AT I and AT @1; nil if the adapter does not support them.
    package internal(set) var identity: String?
    package internal(set) var adapterDescription: String?
    /// Whether the adapter is the one known from an earlier connection, and was not reset.
    package internal(set) var isKnown = false
    /// The firmware of an STN adapter (STI); nil for other adapters, and for a known one, which is not asked again.
    package internal(set) var stnFirmware: String?
    /// The bus, set by `connect()`; nil if the adapter does not report it and the messages fit more than one bus.
    package internal(set) var bus: VehicleBus?
    /// The framing of messages, set by `connect()`.
    package internal(set) var framing: VehicleBus.Framing?
    /// The request form in use, changed only by `write`.
    package private(set) var format = RequestFormat.plain
    /// Whether the adapter echoes, or puts spaces between bytes, although it was told not to.
    package internal(set) var echoStays = false
    package internal(set) var spacesStay = false
    /// Requests whose last reply belonged to another command.
    var answeredWrongly: Set<[UInt8]> = []
    /// Whether the adapter shows no headers although it was told to.
    var headersIgnored = false
    /// Whether headers are shown: turned on, and not ignored by the adapter.
    package var headersShown: Bool { format.showsHeaders && !headersIgnored }
    /// Whether the adapter has the longest timeout, whatever the form says.
    var waitsLongest = false
    /// Whether the adapter adapts how long it waits for more responses (AT AT, from v1.2 on). If not, it waits for the
    /// whole timeout (AT ST) after each response.
    package internal(set) var adaptsTiming = true
    /// Whether the bus is SAE J1939, as far as the search for the vehicle showed.
    var isJ1939 = false
    /// The time at which the search for the vehicle is given up.
    var searchEnd = Instant.distantFuture
    /// How often a request is repeated while its response is pending. An ECU has 5 s for it (P2* of ISO 15765-4), and
    /// the adapter waits at most 1 s.
    var pendingRepetitions = 5
    private static let busyRepetitions = 2
    /// Where modules respond that do not respond at the usual address, as learned from their responses.
    package internal(set) var modules: [ModuleAddress: ModuleAnswer] = [:]
    /// The modules whose response was listened for at all addresses.
    var sought: Set<ModuleAddress> = []
    /// Whether the interface does not know requests to several modules at once.
    var refusesJoint = false
    /// The commands that restore the functional header and have not been answered OK yet.
    var headerRemedy: [String] = []
    /// The responses to `01 00` during the search, including negative ones, and the reply that contained them.
    package internal(set) var firstAnswers: [ServiceAnswer] = []
    package internal(set) var firstReply = Reply()
    /// The exchanges that found the vehicle.
    package internal(set) var firstExchanges: [RequestResult.Exchange] = []
    /// The ECUs that speak OBDonUDS (SAE J1979-2) and not the classic services. Requests for PIDs, monitors and
    /// information types are translated for them, and their responses back.
    package internal(set) var udsECUs: Set<ECUAddress> = []

    /// The timeout of a request in seconds, longer than any response takes (P2* of ISO 15765-4 is 5 s), if the prompt
    /// is certain to arrive.
    static let requestSeconds = 6.0
    static let commandSeconds = 1.5

    package init(adapter: Adapter) { self.adapter = adapter }

    /// Changes `format`; nothing else does. The adapter settings in it are those last sent to the adapter, whether it
    /// replied OK or not, so that `restore` sends the same after a restart. A caller that changes such settings must
    /// name them in `settings` and then send them.
    func write(_ settings: [RequestFormat.Setting] = [], _ change: (inout RequestFormat) -> Void) {
        let before = format
        change(&format)
        assert(format.settings(otherThan: before).isSubset(of: settings), "a setting that the adapter is not told")
    }

    /// How long the adapter waits for a response or for more responses (AT ST), in seconds.
    package var timeoutSeconds: Double { Double(waitsLongest ? .max : format.timeout ?? Self.defaultTimeout) * 0.004 }
    /// The adapter's timeout after a reset: 200 ms.
    private static let defaultTimeout: UInt8 = 0x32

    /// How long the line must be quiet after a reply before the prompt is given up, in seconds. Adapter links
    /// (Bluetooth, Wi-Fi) sometimes hold bytes back for a quarter of a second.
    package var quietSeconds: Double {
        (isInterface ? max(timeoutSeconds, Self.nextFrameSeconds) : timeoutSeconds) + 0.3
    }

    /// How long an ECU may take for the next frame of a message (N_Cr of ISO 15765-2), in seconds. An ELM327 gives it no more
    /// than its timeout.
    package static let nextFrameSeconds = 1.0

    /// The limit of a reply, in seconds. An interface always ends it by a prompt, and a message of many slow frames may take
    /// as long as it likes.
    package func replySeconds(_ usual: Double) -> Double { isInterface ? max(usual, 30) : usual }

    package var device: String { adapter.transport.device }
    package var now: Instant { adapter.transport.now }

    // MARK: Requests

    /// Returns the responses in a reply to a request (service, then PID or info type; service 01 alone for any PIDs),
    /// by ECU, and the number of lines that could not be read.
    /// - Parameter asked: the ECU that was asked by its physical address; nil for the one in `format`, or all.
    package func answers(
        in reply: Reply, to request: [UInt8], asked: ECUAddress? = nil
    ) -> (answers: [ServiceAnswer], unreadable: Int) {
        let asked = asked ?? (framing?.isCAN == true ? nil : format.onlyECU)
        return answers(in: reply, to: request, from: asked.map(ResponseSource.ecu) ?? .standard)
    }

    /// - Parameters:
    ///   - source: whose messages are responses.
    ///   - headersShown: whether the adapter showed headers; nil for what `headersShown` says.
    func answers(
        in reply: Reply, to request: [UInt8], from source: ResponseSource, headersShown: Bool? = nil
    ) -> (answers: [ServiceAnswer], unreadable: Int) {
        guard let framing else { return ([], 0) }
        let headersShown = headersShown ?? self.headersShown
        let (messages, unreadable) = reply.busMessages(framing: framing, headersShown: headersShown, from: source)
        var answers = ServiceAnswer.sort(messages, request: request)
        // In the headers of CAN the length of a message is told, and it is the only one of its ECU.
        if unreadable > 0 || reply.lacksData, !framing.isCAN || !headersShown {
            for index in answers.indices { answers[index].mayLackMessages = true }
        }
        return (answers, unreadable)
    }

    /// What a reply reveals about the session itself.
    package enum Condition: Sendable {
        case inStep
        /// The adapter restarted and lost its settings, which `restore()` corrects.
        case restarted
        /// The reply belongs to an earlier command: a prompt too many arrived, and every reply would be taken for that
        /// of the next command. `quarantine()` of the adapter corrects this.
        case outOfStep
    }

    /// Returns what a reply reveals about the session.
    /// - Parameter request: the request, which is remembered. If correcting the session did not help before, the
    ///   vehicle or the adapter always replies to this request like that.
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

    /// Sends a request (service, then PID or info type) to all ECUs. It is sent a second time only if the adapter had
    /// restarted or the reply belonged to an earlier command, after that was corrected.
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

    /// Sends a request that must not be repeated to all ECUs, and waits for the responses with the longest timeout.
    package func requestOnce(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        try waitLongest(true)
        let result = try ask(request)
        try waitLongest(false)
        return result
    }

    private func ask(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        guard !udsECUs.isEmpty, let translated = OBDonUDS.request(request) else { return try askAsIs(request) }
        let onUDS = OBDonUDSAnswers.translated(try askAsIs(translated), request: request, of: udsECUs)
        guard speaksClassic else { return onUDS }
        let classic = try askAsIs(request)
        var result = classic
        result.answers = (classic.answers.filter { !udsECUs.contains($0.ecu) } + onUDS.answers)
            .sorted { $0.ecu < $1.ecu }
        result.unreadableLines += onUDS.unreadableLines
        result.exchanges = onUDS.exchanges + classic.exchanges
        // A fault in either is one of the result.
        if onUDS.reply.messages.contains(where: \.isTransient) || !onUDS.reply.isComplete { result.reply = onUDS.reply }
        return result
    }

    private func askAsIs(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        let reply = try adapter.exchange(
            Self.hexadecimal(request), within: replySeconds(Self.requestSeconds), quietSeconds: quietSeconds)
        let (answers, unreadable) = answers(in: reply, to: request)
        return RequestResult(
            answers: answers, unreadableLines: unreadable, reply: reply, time: reply.dataTime ?? now,
            exchanges: [RequestResult.Exchange(request: request, answers: answers, reply: reply)])
    }

    /// Sends a request like `request`, but tries again if that may help: after a fault on the line, silence, a busy
    /// ECU, or one that announced a response which did not arrive before the prompt. A good response is never replaced
    /// by a later one.
    /// - Parameters:
    ///   - expected: the ECUs whose silence is a reason to try again, apart from the silence of all; nil if silence is
    ///     not.
    ///   - attempts: receives the result of every attempt.
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
            // An ECU that announced a response may then report that it is busy preparing it.
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
            // A response that arrived only with the longer timeout is slow, and others will be too: keep the timeout.
            if result.answers.isEmpty, !again.answers.isEmpty { isRaised = false }
            attempts(again)
            result = Self.merged(result, again)
        }
        if isRaised { try setTimeout(usualTimeout) }
        // Do not wait so long with every request for an ECU that announces responses and never sends them.
        if wasPending, result.answers.contains(where: \.isAwaited) { pendingRepetitions = 1 }
        return result
    }

    /// Returns two results combined. A complete response of an ECU replaces a damaged or negative one; nothing replaces
    /// a complete response, or a complete message of a damaged one.
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
            let (chosen, other) = isLaterBetter ? (later, earlier) : (earlier, later)
            result.answers[index] = chosen
            // Two damaged responses may have arrived up to different places.
            if !chosen.decodingErrors.isEmpty {
                result.answers[index].decodingErrors += other.decodingErrors.filter {
                    $0.partial != nil && !chosen.decodingErrors.contains($0)
                }
            }
            result.answers[index].payloads =
                later.payloads + earlier.payloads.filter { !later.payloads.contains($0) }
        }
        result.answers.sort { $0.ecu < $1.ecu }
        // Silence does not undo that a response was damaged.
        if second.answers.isEmpty, first.isDamaged {
            result.unreadableLines = first.unreadableLines
            result.reply = first.reply
        }
        return result
    }

    /// Returns bytes as sent in a request, such as "010D".
    package static func hexadecimal(_ bytes: [UInt8]) -> String { Hexadecimal.text(bytes) }
}
