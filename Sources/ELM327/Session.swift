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
    /// AT I, AT @1 and AT @2, where the adapter has them.
    package private(set) var identity: String?
    package private(set) var adapterDescription: String?
    package private(set) var adapterIdentifier: String?
    /// Set by `connect()`; nil where the adapter does not tell and the messages do not show which of several it is.
    package private(set) var bus: VehicleBus?
    /// Set by `connect()`.
    package private(set) var framing: VehicleBus.Framing?
    /// The adapter echoes although told not to.
    private var echoStays = false
    /// Requests whose last reply was none of theirs.
    private var answeredWrongly: Set<[UInt8]> = []
    /// False for adapters that show no headers although told to.
    package private(set) var headersShown = true
    /// The answers to `01 00` of the search, and the reply that they came in.
    package private(set) var firstAnswers: [ServiceAnswer] = []
    package private(set) var firstReply = Reply()

    /// A full search tries nine protocols; slow initialisations of ISO 9141-2 and KWP2000 take most of it.
    private static let searchSeconds = 20.0
    /// Longer than any answer takes (P2* of ISO 15765-4 is 5 s) once the prompt is certain to come.
    private static let requestSeconds = 6.0
    /// A car feeds its connector with 12 V, at the least some 6 V while cranking.
    private static let leastVehicleVolts = 6.0

    package init(adapter: Adapter) { self.adapter = adapter }

    package var device: String { adapter.transport.device }
    package var now: Instant { adapter.transport.now }

    // MARK: The adapter

    /// Wakes the adapter, resets it and sets it up.
    ///
    /// Throws `ConnectionProblem` with step `adapter`, or the transport's error.
    package func open() throws {
        do {
            try reset()
            try turnEchoOff()
        } catch let error as TransportError where error.kind == .lost {
            throw noAdapter(error)
        }
        try configure()
        identity = try text("ATI")
        adapterDescription = try text("AT@1")
        adapterIdentifier = try text("AT@2")
    }

    private func reset() throws {
        // AT I interrupts whatever the adapter was left at, repeats nothing and, unlike a bare carriage return, gets
        // an answer from every adapter. It may come as the end of another answer: only the prompt matters.
        let wake = try adapter.exchange("ATI", within: 1)
        if wake.isComplete, !wake.messages.isEmpty || wake.lines.count != 1 { try adapter.quarantine() }
        if !wake.isComplete { adapter.forgiveMissingPrompt() }
        for (command, seconds) in [("ATZ", 3.0), ("ATWS", 1.5), ("ATI", 1.0)] {
            let reply = try adapter.exchange(command, within: seconds)
            if reply.isComplete {
                // It may be the late answer to ATZ, with its own still on its way.
                if command != "ATZ" { try adapter.quarantine() }
                return
            }
            adapter.forgiveMissingPrompt()
        }
        throw noAdapter(nil)
    }

    /// What says OK to this is an adapter.
    private func turnEchoOff() throws {
        for _ in 0..<2 {
            let reply = try adapter.exchange("ATE0", within: 1.5)
            if reply.contains(.ok) {
                // Some adapters end this one answer without a prompt.
                if !reply.isComplete { adapter.forgiveMissingPrompt() }
                return
            }
            if reply.isComplete { try adapter.quarantine() }
        }
        throw noAdapter(nil)
    }

    private func configure() throws(TransportError) {
        // Clones answer `?` to some of these, which is harmless: replies are read the same with line feeds or spaces.
        for command in ["ATL0", "ATS0", "ATH1", "ATAL", "ATAT1"] {
            echoStays = try adapter.exchange(command, within: 1.5).hasEcho
        }
    }

    /// Whether a reply to a diagnostic request shows that the adapter restarted: it says so, gives its banner, or
    /// echoes although it had been told not to.
    private func showsRestart(_ reply: Reply) -> Bool {
        adapter.takeRestart() || reply.contains(.lowVoltageReset) || (reply.hasEcho && !echoStays)
            || reply.lines.contains { $0.content == .text && ($0.text == identity || $0.text.hasPrefix("ELM327")) }
    }

    /// Tells the adapter again what it forgot when its supply fell, as it does while an engine is cranked.
    private func restore() throws(TransportError) {
        _ = try adapter.exchange("ATE0", within: 1.5)
        try configure()
        if let bus { _ = try adapter.exchange("ATTP\(bus.rawValue)", within: 1.5) }
    }

    private func text(_ command: String) throws(TransportError) -> String? {
        let reply = try adapter.exchange(command, within: 1.5)
        return reply.contains(.unknownCommand) ? nil : reply.value
    }

    private func noAdapter(_ cause: TransportError?) -> ConnectionProblem {
        guard adapter.hasHeardAnything else {
            return ConnectionProblem(
                .adapter,
                cause == nil
                    ? "'\(device)' opens, but nothing answers there"
                    : "'\(device)' opens, but closes the connection without a word",
                advice: "check that it is the adapter's port, that the adapter has power, and for a serial port its "
                    + "speed (?baud=38400, 9600, 115200)")
        }
        let excerpt = adapter.firstHeard.prefix(40)
        return ConnectionProblem(
            .adapter, "'\(device)' answers, but not as an ELM327 does: '\(excerpt)'",
            advice: "check that it is the adapter's port, and for a serial port its speed (?baud=38400, 9600, 115200)")
    }

    /// The voltage at the adapter's connector, in volts; nil when it does not say. Clones leave the "V" out.
    package func readVoltage() throws(TransportError) -> (volts: Double?, reply: Reply) {
        let reply = try adapter.exchange("ATRV", within: 1.5)
        var text = reply.value ?? ""
        if text.hasSuffix("V") || text.hasSuffix("v") { text.removeLast() }
        // "nan" and hexadecimal would be numbers to Swift.
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
            let volts = Double(text)
        else { return (nil, reply) }
        return (volts, reply)
    }

    // MARK: The vehicle

    /// Finds the vehicle's protocol, by search.
    ///
    /// Throws `ConnectionProblem` with step `power`, `bus` or `ecu`, or the transport's error.
    package func connect(voltage: Double?) throws {
        _ = try adapter.exchange("ATSP0", within: 1.5)
        var reply = try adapter.exchange("0100", within: Self.searchSeconds)
        if reply.messages.contains(where: \.isTransient) || reply.contains(.noData) || !reply.isComplete {
            reply = try adapter.exchange("0100", within: Self.searchSeconds)
        }
        bus = Self.bus(numbered: try adapter.exchange("ATDPN", within: 1.5).value)
        if bus == nil { bus = Self.bus(named: try adapter.exchange("ATDP", within: 1.5).value) }
        for attempt in 1...2 {
            framing = bus?.framing
            if bus == nil { (framing, bus) = Self.bus(shownBy: reply) }
            if takeFirstAnswers(reply) { return }
            // Something was said, but nothing that can be read: a fault on the line, perhaps.
            guard attempt == 1, !reply.lines.isEmpty else { break }
            reply = try adapter.exchange("0100", within: Self.searchSeconds)
        }
        throw noVehicle(reply, voltage: voltage)
    }

    /// Reads the answers to `01 00`, with headers or, where an adapter shows none, without. False when no ECU answers.
    private func takeFirstAnswers(_ reply: Reply) -> Bool {
        firstReply = reply
        for shown in [true, false] {
            headersShown = shown
            firstAnswers = answers(in: reply, to: [0x01, 0x00]).answers
            if firstAnswers.contains(where: { !$0.payloads.isEmpty }) { return true }
        }
        return false
    }

    /// "A6" or "6", as AT DPN answers; nil for "0" and what is no protocol of a car.
    static func bus(numbered text: String?) -> VehicleBus? {
        guard var text = text?.uppercased() else { return nil }
        if text.count == 2, text.hasPrefix("A") { text.removeFirst() }
        guard text.count == 1, let character = text.first else { return nil }
        return VehicleBus(rawValue: character)
    }

    /// "AUTO, ISO 15765-4 (CAN 11/500)", as AT DP answers.
    static func bus(named text: String?) -> VehicleBus? {
        guard let text = text?.uppercased() else { return nil }
        return VehicleBus.allCases.first { text.hasSuffix($0.name.uppercased()) }
    }

    /// What the shape of an answer to `01 00` shows, for clones that do not tell the protocol: how messages are framed,
    /// and the bus where there is only one such.
    static func bus(shownBy reply: Reply) -> (framing: VehicleBus.Framing?, bus: VehicleBus?) {
        for line in reply.lines {
            guard case .digits(let digits) = line.content else { continue }
            // `48 6B` begins messages of ISO 9141-2 and of J1850 VPW: the checksum tells which.
            for framing in VehicleBus.Framing.allCases {
                guard let frame = try? BusFrame.parse(digits, framing: framing), frame.data.prefix(3).contains(0x41)
                else { continue }
                switch framing {
                case .can11, .can29, .kwp: return (framing, nil)
                case .iso9141: return (framing, .iso9141)
                case .j1850: return (framing, digits.starts(with: "41".utf8) ? .j1850PWM : .j1850VPW)
                }
            }
            // Neither header nor protocol: by far most cars are on CAN.
            if digits.starts(with: "4100".utf8), digits.count >= 12 { return (.can11, nil) }
        }
        return (nil, nil)
    }

    private func noVehicle(_ reply: Reply, voltage: Double?) -> ConnectionProblem {
        if let voltage, voltage < Self.leastVehicleVolts {
            let volts = (voltage * 10).rounded() / 10
            return ConnectionProblem(
                .power, "the adapter works, but is not supplied by a vehicle (\(volts) V)",
                advice: "plug it into the vehicle's OBD-II connector; if it is, check the fuse of that connector")
        }
        let said = reply.messages.last { $0 != .searching && $0 != .busInitOK }
        switch said {
        case .noData, .none:
            return ConnectionProblem(
                .ecu,
                "the vehicle's bus is there, but no controller answers"
                    + (said.map { " (\($0.text))" } ?? (reply.isComplete ? "" : " (no prompt)")),
                advice: "switch the ignition on (position II) and try again; cars before 1996 (US) or 2001 (EU) may "
                    + "have the connector without OBD-II")
        case .some(let message):
            return ConnectionProblem(
                .bus, "the adapter works, but the vehicle's bus does not answer (\(message.text))",
                advice: "switch the ignition on (position II), push the adapter in firmly, and try again")
        }
    }

    // MARK: Requests

    private func answers(in reply: Reply, to request: [UInt8]) -> (answers: [ServiceAnswer], unreadable: Int) {
        guard let framing else { return ([], 0) }
        let (messages, unreadable) = reply.busMessages(framing: framing, headersShown: headersShown)
        return (ServiceAnswer.sort(messages, request: request), unreadable)
    }

    /// Whether a reply without an answer is that of an earlier command: one prompt too many came, and every answer
    /// would be taken for the next one's from now on.
    private func isOutOfStep(_ result: RequestResult) -> Bool {
        let says = result.reply.messages.filter { $0 != .searching && $0 != .busInitOK && $0 != .ok }
        return result.reply.isComplete && result.answers.isEmpty && result.unreadableLines == 0 && says.isEmpty
    }

    /// Asks all ECUs one request (service, then PID or info type), once; again only where the adapter had restarted or
    /// the dialogue was out of step, after that was put right.
    package func request(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        let result = try ask(request)
        if showsRestart(result.reply) {
            try restore()
        } else if isOutOfStep(result), !answeredWrongly.contains(request) {
            // Once: where that does not help, the vehicle or the adapter answers this request like that.
            answeredWrongly.insert(request)
            try adapter.quarantine()
        } else {
            if !result.answers.isEmpty { answeredWrongly.remove(request) }
            return result
        }
        return try ask(request)
    }

    private func ask(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        let reply = try adapter.exchange(Self.hexadecimal(request), within: Self.requestSeconds)
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
        for attempt in 1...2 {
            let isBusy = result.answers.contains { $0.payloads.isEmpty && $0.refusal == .busyRepeatRequest }
            let isPending = result.answers.contains { $0.payloads.isEmpty && $0.refusal == .responsePending }
            let isFaulty =
                result.unreadableLines > 0 || result.reply.messages.contains(where: \.isTransient)
                || result.answers.contains { !$0.malformations.isEmpty } || !result.reply.isComplete
            let isSilent =
                expected.map { result.answers.isEmpty || !$0.isSubset(of: result.answers.map(\.ecu)) } ?? false
            guard isBusy || (attempt == 1 && (isPending || isFaulty || isSilent)) else { break }
            if isPending || isSilent { _ = try adapter.exchange("ATSTFF", within: 1.5) }
            let again = try self.request(request)
            if isPending || isSilent { _ = try adapter.exchange("ATST00", within: 1.5) }
            attempts(again)
            result = Self.merged(result, again)
        }
        return result
    }

    /// An ECU's whole answer replaces a broken one or a refusal; nothing replaces a whole answer, nor a whole message
    /// of a broken one.
    static func merged(_ first: RequestResult, _ second: RequestResult) -> RequestResult {
        func isWhole(_ answer: ServiceAnswer) -> Bool { !answer.payloads.isEmpty && answer.malformations.isEmpty }
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
    package static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
