package import OBD
package import Telemetry
package import Transports

/// Requests current data (service 01) in the session's request form and learns from every response.
package final class CurrentDataReader {
    /// A reply that has not been decoded yet, with the request that it belongs to.
    package struct Collected: Sendable {
        fileprivate var asked: [UInt8]
        /// The response count that was sent; nil if none was.
        fileprivate var count: Int?
        package fileprivate(set) var reply: Reply
        fileprivate var sentAt: Instant
        fileprivate var endedAt: Instant
    }

    /// A decoded reply.
    package struct Answer: Sendable {
        package let asked: [UInt8]
        /// The data bytes of each PID, from the ECU whose responses are used.
        package fileprivate(set) var values: [UInt8: ArraySlice<UInt8>] = [:]
        /// The time at which the last line of data arrived.
        package let time: Instant
        package fileprivate(set) var condition = Session.Condition.inStep
        package let wasCounted: Bool
        /// The number of lines and messages; 0 unless the reply is a complete response and nothing else.
        package fileprivate(set) var frames = 0
        package fileprivate(set) var messages = 0
        /// The time from the request to the prompt, in seconds.
        package let seconds: Double
        /// The time from the request to the first line of data, in seconds; nil if there was no data.
        fileprivate(set) var latency: Double?
        package let reply: Reply

        /// Whether every PID was answered.
        package var isWhole: Bool { values.count == asked.count }
    }

    package let session: Session
    private var counts = ResponseCounts()
    /// The number of requests with a response count that were answered `?`, in a row.
    private var refusals = 0
    private static let refusalLimit = 3
    /// The ECU whose responses are used, by PID. It stays the same, except that the engine ECU replaces it once it
    /// responds.
    package private(set) var chosenECU: [UInt8: ECUAddress] = [:]
    /// The PIDs that each ECU lists as supported. The first ECU that lists a PID is expected to respond to it.
    private let listed: [ECUAddress: Set<UInt8>]
    /// The number of responses to each PID without one from the expected ECU.
    private var awaited: [UInt8: Int] = [:]
    private static let awaitedLimit = 3
    /// Every ECU that has responded to anything.
    package private(set) var ecus: Set<ECUAddress>
    private var asked: (pids: [UInt8], count: Int?, time: Instant)?
    /// The ECU that was asked by its physical address before the vehicle stopped responding.
    private var askedAlone: ECUAddress?

    /// The timeout of a request in seconds. The adapter's longest timeout is about 1 s (AT ST FF). If the adapter
    /// searches for the vehicle again, it has more time.
    private static let replySeconds = 2.0
    /// Responses that take longer than this, in seconds, only just arrive within the default timeout (AT ST) of 0.2 s.
    private static let slowSeconds = 0.16
    /// How long an adapter with adaptive timing waits for more responses, in seconds.
    private static let adaptiveWaitSeconds = 0.05
    /// On lines slower than this baud rate it is worth not sending the bytes of a request.
    static let slowLineBaud = 115_200

    package init(session: Session, listed: [ECUAddress: Set<UInt8>] = [:]) {
        self.session = session
        self.listed = listed
        ecus = Set(session.firstAnswers.filter { !$0.payloads.isEmpty }.map(\.ecu))
    }

    /// Continues with another session with the same vehicle.
    package init(_ other: CurrentDataReader, on session: Session) {
        self.session = session
        counts = other.counts
        chosenECU = other.chosenECU
        ecus = other.ecus
        listed = other.listed
        awaited = other.awaited
    }

    // MARK: Requests

    /// Returns the dialect in which PIDs are requested, by the ECU that the first is taken from. Those of a request must
    /// have the same one (`isSameDialect`).
    package func dialect(of pids: [UInt8]) -> OBDonUDS.Dialect {
        guard !session.udsECUs.isEmpty else { return .classic }
        if let only = session.format.onlyECU { return session.dialect(of: only) }
        guard session.speaksClassic else { return .onUDS }
        let ecu = pids.first.flatMap { pid in chosenECU[pid] ?? listed.filter { $0.value.contains(pid) }.keys.min() }
        return session.dialect(of: ecu == .unknown ? nil : ecu)
    }

    /// Sends a request. Its reply is then collected by `collect`.
    package func send(_ pids: [UInt8]) throws(TransportError) {
        let count = session.format.counting == .none ? nil : counts.count(for: pids)
        try send(pids, count: count)
    }

    func send(_ pids: [UInt8], count: Int?) throws(TransportError) {
        let request: [UInt8] = [0x01] + pids
        var command = Session.hexadecimal(dialect(of: pids) == .onUDS ? OBDonUDS.request(request) ?? request : request)
        if let count { command += String(count, radix: 16, uppercase: true) }
        try session.adapter.send(command, byReturn: session.format.repeatsByReturn)
        asked = (pids, count, session.now)
    }

    /// Waits for the reply to the request that was sent. It can be decoded later, when the next request is on its way.
    package func collect() throws(TransportError) -> Collected {
        guard let asked else { preconditionFailure("nothing was asked") }
        self.asked = nil
        let reply = try session.adapter.finish(
            within: session.replySeconds(Self.replySeconds), quietSeconds: session.quietSeconds)
        return Collected(
            asked: asked.pids, count: asked.count, reply: reply, sentAt: asked.time, endedAt: session.now)
    }

    /// Sends a request and returns its response. If the adapter had restarted or replied to an earlier command,
    /// corrects that and sends the request again.
    package func ask(_ pids: [UInt8]) throws(TransportError) -> Answer {
        try ask(pids, count: session.format.counting == .none ? nil : counts.count(for: pids))
    }

    func ask(_ pids: [UInt8], count: Int?) throws(TransportError) -> Answer {
        try send(pids, count: count)
        let answer = read(try collect())
        if answer.condition == .inStep { return answer }
        try recover(from: answer.condition)
        try send(pids, count: nil)
        return read(try collect())
    }

    /// Corrects the condition that a response revealed.
    package func recover(from condition: Session.Condition) throws(TransportError) {
        switch condition {
        case .inStep: return
        case .restarted: try session.restore()
        case .outOfStep: try session.adapter.quarantine()
        }
    }

    // MARK: A single ECU on an older bus

    /// The request form without the temporary change made while the vehicle is silent.
    package var usualForm: RequestFormat {
        var format = session.format
        if let askedAlone { format.onlyECU = askedAlone }
        return format
    }

    /// Sends requests to all ECUs while the vehicle is silent, since the ECU that was asked by its physical address may
    /// no longer accept it.
    package func askAllMeanwhile() throws(TransportError) {
        guard session.framing?.isCAN == false, let ecu = session.format.onlyECU else { return }
        askedAlone = ecu
        _ = try session.setOnlyECU(nil)
        forgetCounts()
    }

    /// Sends requests to the single ECU again, if it still responds to its physical address.
    package func askOneAgain() throws(TransportError) {
        guard let ecu = askedAlone else { return }
        askedAlone = nil
        defer { forgetCounts() }
        if try session.setOnlyECU(ecu), try session.isFiltered() { return }
        _ = try session.setOnlyECU(nil)
        guard !CapabilityProbe.canCount(session), session.format.counting != .none else { return }
        session.changeRequests { $0.counting = .none }
        _ = try session.setAdaptiveTiming(2)
    }

    // MARK: Responses

    /// Decodes a reply, and learns from it how many lines the response to this request has.
    package func read(_ collected: Collected) -> Answer {
        let reply = collected.reply
        let (answers, unreadable) = answers(in: reply, asked: collected.asked)
        var answer = Answer(
            asked: collected.asked, time: reply.dataTime ?? collected.endedAt, wasCounted: collected.count != nil,
            seconds: collected.endedAt.seconds(since: collected.sentAt), reply: reply)
        answer.latency = reply.firstDataTime.map { $0.seconds(since: collected.sentAt) }
        let values = CurrentData.values(answers, asked: collected.asked)
        answer.condition = session.condition(
            reply, request: [0x01] + collected.asked,
            hasAnswers: !values.isEmpty || answers.contains { $0.refusal != nil || !$0.decodingErrors.isEmpty },
            unreadable: unreadable)
        if answer.condition == .inStep {
            ecus.formUnion(values.keys)
            for pid in collected.asked { answer.values[pid] = choose(pid, values) }
        }
        let isClean =
            answer.isWhole && unreadable == 0 && answers.allSatisfy(\.decodingErrors.isEmpty)
            && reply.messages.isEmpty && reply.isComplete
        if isClean {
            answer.frames = reply.frameCount(headersShown: session.headersShown)
            answer.messages = answers.reduce(0) { $0 + $1.payloads.count }
        }
        learn(answer, collected.count)
        return answer
    }

    /// Returns the responses of the ECUs as those of service 01.
    private func answers(in reply: Reply, asked: [UInt8]) -> (answers: [ServiceAnswer], unreadable: Int) {
        guard dialect(of: asked) == .onUDS, let request = OBDonUDS.request([0x01] + asked) else {
            return session.answers(in: reply, to: [0x01])
        }
        let (answers, unreadable) = session.answers(in: reply, to: request)
        let ecus = session.headersShown ? session.udsECUs : Set(answers.map(\.ecu))
        return (OBDonUDSAnswers.translated(answers, request: [0x01] + asked, of: ecus), unreadable)
    }

    private func choose(_ pid: UInt8, _ values: [ECUAddress: [UInt8: ArraySlice<UInt8>]]) -> ArraySlice<UInt8>? {
        if !session.headersShown {
            guard let data = values[.unknown]?[pid] else { return nil }
            if chosenECU[pid] == nil { chosenECU[pid] = .unknown }
            return data
        }
        // The engine ECU is the smallest address.
        guard let first = values.filter({ $0.value[pid] != nil }).keys.min() else { return nil }
        if chosenECU[pid] == nil, let expected = listed.filter({ $0.value.contains(pid) }).keys.min(), expected < first
        {
            // It lists the PID and may only have been busy, but such lists are sometimes wrong.
            awaited[pid, default: 0] += 1
            guard awaited[pid, default: 0] > Self.awaitedLimit else { return nil }
        }
        let earlier = chosenECU[pid].flatMap { $0 == .unknown ? nil : $0 }
        let chosen = min(earlier ?? first, first)
        chosenECU[pid] = chosen
        return values[chosen]?[pid]
    }

    private func learn(_ answer: Answer, _ count: Int?) {
        let counted = lines(of: answer)
        if let count {
            guard counted != count else {
                refusals = 0
                return counts.confirm(answer.asked)
            }
            counts.distrust(answer.asked)
            guard answer.reply.contains(.unknownCommand) else { return }
            // A command that was garbled in transmission is also refused.
            refusals += 1
            if refusals >= Self.refusalLimit { session.changeRequests { $0.counting = .none } }
        } else if counted > 0 {
            counts.observe(answer.asked, count: counted, isListed: counted == listedLines(answer.asked))
        }
    }

    private func lines(of answer: Answer) -> Int {
        session.format.counting == .messages ? answer.messages : answer.frames
    }

    /// Returns the number of lines expected from the ECUs' lists of supported PIDs. On the older buses every value fits
    /// in one line. Returns nil on CAN and for several PIDs.
    private func listedLines(_ pids: [UInt8]) -> Int? {
        guard session.framing?.isCAN == false, pids.count == 1 else { return nil }
        let ecus = session.format.onlyECU.map { [$0] } ?? Array(listed.keys)
        return ecus.count { listed[$0]?.isSuperset(of: pids) == true }
    }

    /// Forgets the response counts, because responses will have a different form from now on.
    package func forgetCounts() { counts.forget() }

    /// Returns whether a response arrived so late that the next may exceed the adapter's default timeout.
    package func isSlow(_ answer: Answer) -> Bool {
        guard !answer.values.isEmpty, session.framing?.isCAN == true, answer.reply.messages.isEmpty,
            answer.reply.isComplete, let latency = answer.latency
        else { return false }
        // The prompt follows the data after the time that the adapter waits for more. If it arrived sooner, the link
        // held the data back for the rest of that time.
        let wait = session.adaptsTiming ? Self.adaptiveWaitSeconds : session.timeoutSeconds
        let heldBack = max(0, wait - (answer.seconds - latency))
        return latency - heldBack > Self.slowSeconds
    }
}
