package import OBD
package import Telemetry
package import Transports

/// Asks for current data (service 01) in the session's form of request, and learns from every answer.
package final class CurrentDataReader {
    /// A reply as it came, and what it replies to.
    package struct Collected: Sendable {
        fileprivate var asked: [UInt8]
        /// The digit that was sent; nil for none.
        fileprivate var count: Int?
        package fileprivate(set) var reply: Reply
        fileprivate var sentAt: Instant
        fileprivate var endedAt: Instant
    }

    /// What a reply says.
    package struct Answer: Sendable {
        package let asked: [UInt8]
        /// The data bytes of each PID, of the ECU whose answers are taken.
        package fileprivate(set) var values: [UInt8: ArraySlice<UInt8>] = [:]
        /// When the last of it arrived.
        package let time: Instant
        package fileprivate(set) var condition = Session.Condition.inStep
        package let wasCounted: Bool
        /// Lines and messages of an answer that is whole, and nothing but an answer.
        package fileprivate(set) var frames = 0
        package fileprivate(set) var messages = 0
        /// From the request to the prompt.
        package let seconds: Double
        /// From the request to the first line of data; nil where none came.
        fileprivate(set) var latency: Double?
        package let reply: Reply

        /// Every PID was answered.
        package var isWhole: Bool { values.count == asked.count }
    }

    package let session: Session
    private var counts = ResponseCounts()
    /// Requests with a count that were answered `?`, since the last that was not.
    private var refusals = 0
    private static let refusalLimit = 3
    /// The ECU whose answer to a PID is taken: always the same, except that the engine's is preferred once it comes.
    package private(set) var chosenECU: [UInt8: ECUAddress] = [:]
    /// The PIDs that each ECU lists: the first that lists one is expected to answer it.
    private let listed: [ECUAddress: Set<UInt8>]
    /// Answers without that of the ECU that was expected.
    private var awaited: [UInt8: Int] = [:]
    private static let awaitedLimit = 3
    /// Every ECU that answered anything.
    package private(set) var ecus: Set<ECUAddress>
    private var asked: (pids: [UInt8], count: Int?, time: Instant)?
    /// The one that was asked by its own address before the vehicle fell silent.
    private var askedAlone: ECUAddress?

    /// The adapter's longest wait is 1 s (AT ST FF); a vehicle that is looked for again has more time.
    private static let replySeconds = 2.0
    /// An answer that took longer only just came within the default AT ST of 0.2 s.
    private static let slowSeconds = 0.16
    /// So long an adapter waits for more after an answer, where it adapts its waiting.
    private static let adaptiveWaitSeconds = 0.05
    /// The bytes of a request are worth saving on lines slower than this.
    static let slowLineBaud = 115_200

    package init(session: Session, listed: [ECUAddress: Set<UInt8>] = [:]) {
        (self.session, self.listed) = (session, listed)
        ecus = Set(session.firstAnswers.filter { !$0.payloads.isEmpty }.map(\.ecu))
    }

    /// Goes on with another session with the same vehicle.
    package init(_ other: CurrentDataReader, on session: Session) {
        self.session = session
        (counts, chosenECU, ecus) = (other.counts, other.chosenECU, other.ecus)
        (listed, awaited) = (other.listed, other.awaited)
    }

    // MARK: Asking

    /// Sends a request, whose reply `collect` then waits for.
    package func send(_ pids: [UInt8]) throws(TransportError) {
        let count = session.format.counting == .none ? nil : counts.count(for: pids)
        try send(pids, count: count)
    }

    func send(_ pids: [UInt8], count: Int?) throws(TransportError) {
        var command = Session.hexadecimal([0x01] + pids)
        if let count { command += String(count, radix: 16, uppercase: true) }
        try session.adapter.send(command, byReturn: session.format.repeatsByReturn)
        asked = (pids, count, session.now)
    }

    /// Waits for the reply to the request that was sent. To read it can wait until the next request is on its way.
    package func collect() throws(TransportError) -> Collected {
        guard let asked else { preconditionFailure("nothing was asked") }
        self.asked = nil
        let reply = try session.adapter.finish(within: Self.replySeconds, quietSeconds: session.quietSeconds)
        return Collected(
            asked: asked.pids, count: asked.count, reply: reply, sentAt: asked.time, endedAt: session.now)
    }

    /// Asks and waits for the answer; again where that was needed to get in step with the adapter.
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

    /// Puts right what the condition of an answer shows.
    package func recover(from condition: Session.Condition) throws(TransportError) {
        switch condition {
        case .inStep: return
        case .restarted: try session.restore()
        case .outOfStep: try session.adapter.quarantine()
        }
    }

    // MARK: One of the ECUs of an older bus

    /// The form of requests but for what is otherwise while the vehicle is silent.
    package var usualForm: RequestFormat {
        var format = session.format
        if let askedAlone { format.onlyECU = askedAlone }
        return format
    }

    /// Asks all ECUs while the vehicle is silent: the one that was asked by its own address may no longer heed it.
    package func askAllMeanwhile() throws(TransportError) {
        guard session.framing?.isCAN == false, let ecu = session.format.onlyECU else { return }
        askedAlone = ecu
        _ = try session.setOnlyECU(nil)
        forgetCounts()
    }

    /// Asks the one alone again, if it heeds its address.
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

    // MARK: Reading

    /// Makes sense of a reply, and learns from it how many lines answer this request.
    package func read(_ collected: Collected) -> Answer {
        let reply = collected.reply
        let (answers, unreadable) = session.answers(in: reply, to: [0x01])
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

    private func choose(_ pid: UInt8, _ values: [ECUAddress: [UInt8: ArraySlice<UInt8>]]) -> ArraySlice<UInt8>? {
        if !session.headersShown {
            guard let data = values[.unknown]?[pid] else { return nil }
            if chosenECU[pid] == nil { chosenECU[pid] = .unknown }
            return data
        }
        // The engine is the first of all.
        guard let first = values.filter({ $0.value[pid] != nil }).keys.min() else { return nil }
        if chosenECU[pid] == nil, let expected = listed.filter({ $0.value.contains(pid) }).keys.min(), expected < first
        {
            // It lists the PID, and may only have been busy; but lists are wrong at times.
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
            // A command that was garbled on its way is refused as well.
            refusals += 1
            if refusals >= Self.refusalLimit { session.changeRequests { $0.counting = .none } }
        } else if counted > 0 {
            counts.observe(answer.asked, count: counted, isListed: counted == listedLines(answer.asked))
        }
    }

    private func lines(of answer: Answer) -> Int {
        session.format.counting == .messages ? answer.messages : answer.frames
    }

    /// How many lines should answer, by the ECUs' lists: on the older buses every value has room in one.
    private func listedLines(_ pids: [UInt8]) -> Int? {
        guard session.framing?.isCAN == false, pids.count == 1 else { return nil }
        let ecus = session.format.onlyECU.map { [$0] } ?? Array(listed.keys)
        return ecus.count { listed[$0]?.isSuperset(of: pids) == true }
    }

    /// The answers will look otherwise from now on.
    package func forgetCounts() { counts.forget() }

    /// The answer came so late that the next may miss the adapter's default wait.
    package func isSlow(_ answer: Answer) -> Bool {
        guard !answer.values.isEmpty, session.framing?.isCAN == true, answer.reply.messages.isEmpty,
            answer.reply.isComplete, let latency = answer.latency
        else { return false }
        // Where the prompt came with the data, the link held them back, for as long as the adapter waited for more.
        let wait = session.adaptsTiming ? Self.adaptiveWaitSeconds : session.timeoutSeconds
        let heldBack = max(0, wait - (answer.seconds - latency))
        return latency - heldBack > Self.slowSeconds
    }
}
