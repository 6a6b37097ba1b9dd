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
    package private(set) var identity: String?
    package private(set) var adapterDescription: String?
    /// The adapter is the one known from an earlier connection, and was not reset.
    package private(set) var isKnown = false
    /// STI: the firmware of an STN adapter; nil for others, and where it was not asked again.
    package private(set) var stnFirmware: String?
    /// Set by `connect()`; nil where the adapter does not tell and the messages do not show which of several it is.
    package private(set) var bus: VehicleBus?
    /// Set by `connect()`.
    package private(set) var framing: VehicleBus.Framing?
    /// The form in use. What is a setting of the adapter is changed by `set…`.
    package var form = RequestForm.plain
    /// The adapter echoes, or puts spaces between bytes, although told not to.
    package private(set) var echoStays = false
    package private(set) var spacesStay = false
    /// Requests whose last reply was none of theirs.
    private var answeredWrongly: Set<[UInt8]> = []
    /// False for adapters that show no headers although told to, and where they were turned off.
    package private(set) var headersShown = true
    private var headersIgnored = false
    /// The adapter is told to wait as long as it can, whatever the form says.
    private var waitsLongest = false
    /// The answers to `01 00` of the search, and the reply that they came in.
    package private(set) var firstAnswers: [ServiceAnswer] = []
    package private(set) var firstReply = Reply()

    /// Longer than any answer takes (P2* of ISO 15765-4 is 5 s) once the prompt is certain to come.
    private static let requestSeconds = 6.0
    private static let commandSeconds = 1.5

    package init(adapter: Adapter) { self.adapter = adapter }

    package var device: String { adapter.transport.device }
    package var now: Instant { adapter.transport.now }

    // MARK: The adapter

    /// Wakes the adapter and sets it up; resets it first, unless it is the known one.
    ///
    /// Throws `ConnectionProblem` with step `adapter`, or the transport's error.
    package func open(known: KnownLink? = nil) throws {
        adapter.link.enter(.waking)
        do {
            isKnown = try wake(known)
            if !isKnown { try reset() }
            adapter.link.enter(.initialising)
            try turnEchoOff()
        } catch let error as TransportError where error.kind == .lost {
            throw ConnectionProblem.noAdapter(device, heard: adapter.firstHeard, wasClosed: true)
        }
        echoStays = try configure()
        if isKnown, let known {
            (identity, adapterDescription) = (known.identity, known.description)
        } else {
            identity = try text("ATI")
            adapterDescription = try text("AT@1")
            stnFirmware = try text("STI")
        }
        // What it said so far of restarting was asked for.
        _ = adapter.takeRestart()
    }

    /// Calls the adapter to its prompt. Whether it is the known one, back at its defaults.
    private func wake(_ known: KnownLink?) throws(TransportError) -> Bool {
        // AT I interrupts whatever the adapter was left at, repeats nothing and, unlike a bare carriage return, gets
        // an answer from every adapter. It may come as the end of another answer: only the prompt matters.
        let reply = try adapter.exchange("ATI", within: 1)
        guard reply.isComplete else {
            adapter.forgiveMissingPrompt()
            return false
        }
        guard reply.messages.isEmpty, reply.lines.count == 1 else {
            try adapter.quarantine()
            return false
        }
        guard let known, reply.value == known.identity else { return false }
        return try adapter.exchange("ATD", within: Self.commandSeconds).contains(.ok)
    }

    private func reset() throws {
        // A line speed that was raised is the adapter's until a full reset.
        let first: (String, Double) = adapter.transport.isRaised ? ("ATWS", 2) : ("ATZ", 3)
        for (command, seconds) in [first, ("ATWS", 1.5), ("ATI", 1.0)] {
            let reply = try adapter.exchange(command, within: seconds)
            if reply.isComplete {
                // It may be the late answer to ATZ, with its own still on its way.
                if command != first.0 { try adapter.quarantine() }
                return
            }
            adapter.forgiveMissingPrompt()
        }
        throw ConnectionProblem.noAdapter(device, heard: adapter.firstHeard, wasClosed: false)
    }

    /// What says OK to this is an adapter.
    private func turnEchoOff() throws {
        for _ in 0..<2 {
            let reply = try adapter.exchange("ATE0", within: Self.commandSeconds)
            if reply.contains(.ok) {
                // Some adapters end this one answer without a prompt.
                if !reply.isComplete { adapter.forgiveMissingPrompt() }
                return
            }
            if reply.isComplete { try adapter.quarantine() }
        }
        throw ConnectionProblem.noAdapter(device, heard: adapter.firstHeard, wasClosed: false)
    }

    /// Whether the last of the answers still began with an echo.
    @discardableResult
    private func configure() throws(TransportError) -> Bool {
        // Clones answer `?` to some of these, which is harmless: replies are read the same with line feeds or spaces.
        var hasEcho = false
        for command in ["ATL0", "ATS0", "ATH\(form.showsHeaders ? 1 : 0)", "ATAL", "ATAT\(form.adaptiveTiming)"] {
            hasEcho = try adapter.exchange(command, within: Self.commandSeconds).hasEcho
        }
        if let timeout = waitsLongest ? .max : form.timeout { _ = try tell("ATST" + Self.hexadecimal([timeout])) }
        return hasEcho
    }

    /// Whether a reply to a diagnostic request shows that the adapter restarted: it says so, gives its banner, or does
    /// again what it had been told not to.
    private func showsRestart(_ reply: Reply) -> Bool {
        adapter.takeRestart() || reply.contains(.lowVoltageReset) || (reply.hasEcho && !echoStays)
            || reply.lines.contains { line in
                switch line.content {
                case .text: line.text == identity || line.text.hasPrefix("ELM327")
                case .digits, .segment: !spacesStay && line.hasSpaces
                case .corrupted: false
                }
            }
    }

    /// Tells the adapter again what it forgot when its supply fell, as it does while an engine is cranked.
    package func restore() throws(TransportError) {
        if adapter.link.state == .polling { adapter.link.enter(.recovering, because: "the adapter restarted") }
        // The starter may make it restart several times in a row.
        for _ in 0..<3 {
            _ = adapter.takeRestart()
            _ = try adapter.exchange("ATE0", within: Self.commandSeconds)
            try configure()
            if let bus { _ = try tell("ATTP\(bus.rawValue)") }
            try restoreFilter()
            if !adapter.takeRestart() { return }
        }
    }

    /// Without the filter, only headers tell whose answer it is.
    private func restoreFilter() throws(TransportError) {
        guard let ecu = form.onlyECU else { return }
        for _ in 0..<2 where try setOnlyECU(ecu) { return }
        _ = try setOnlyECU(nil)
        if !form.showsHeaders { _ = try setHeaders(true) }
    }

    /// ERR94 comes with a restart, and blocks the CAN bus until the adapter is told to forget it.
    package func forgiveFault() throws(TransportError) {
        _ = try tell("ATFE")
        try restore()
    }

    private func text(_ command: String) throws(TransportError) -> String? {
        let reply = try adapter.exchange(command, within: Self.commandSeconds)
        return reply.contains(.unknownCommand) ? nil : reply.value
    }

    /// Whether the adapter says OK, which does not mean that it did as it was told.
    package func tell(_ command: String) throws(TransportError) -> Bool {
        try adapter.exchange(command, within: Self.commandSeconds).contains(.ok)
    }

    /// Lets through only what one ECU says (nil: what all say). Whether the adapter says OK.
    package func setOnlyECU(_ ecu: ECUAddress?) throws(TransportError) -> Bool {
        form.onlyECU = ecu
        return try tell(ecu.map { "ATCRA\($0)" } ?? "ATAR")
    }

    package func setHeaders(_ shown: Bool) throws(TransportError) -> Bool {
        form.showsHeaders = shown
        headersShown = shown && !headersIgnored
        return try tell("ATH\(shown ? 1 : 0)")
    }

    /// AT AT: 1, or 2 for a shorter wait.
    package func setAdaptiveTiming(_ level: Int) throws(TransportError) -> Bool {
        form.adaptiveTiming = level
        return try tell("ATAT\(level)")
    }

    /// AT ST in units of 4 ms; nil for the default.
    package func setTimeout(_ timeout: UInt8?) throws(TransportError) {
        form.timeout = timeout
        _ = try tell("ATST" + Self.hexadecimal([timeout ?? 0]))
    }

    /// The longest wait, for a while: it is no part of the form.
    package func waitLongest(_ isOn: Bool) throws(TransportError) {
        guard isOn != waitsLongest else { return }
        waitsLongest = isOn
        if form.timeout != .max { _ = try tell("ATST" + Self.hexadecimal([isOn ? .max : form.timeout ?? 0])) }
    }

    /// Brings the adapter to another form of request.
    ///
    /// False where the adapter refuses, or it would not show whose answers they are; then the form is in between.
    package func adopt(_ wanted: RequestForm) throws(TransportError) -> Bool {
        let ecus = firstAnswers.reduce(0) { $0 + $1.payloads.count }
        if !wanted.showsHeaders, wanted.onlyECU == nil, ecus > 1 { return false }
        if wanted.onlyECU != form.onlyECU, try !setOnlyECU(wanted.onlyECU), wanted.onlyECU != nil { return false }
        if wanted.showsHeaders != form.showsHeaders { _ = try setHeaders(wanted.showsHeaders) }
        if wanted.adaptiveTiming != form.adaptiveTiming { _ = try setAdaptiveTiming(wanted.adaptiveTiming) }
        if wanted.timeout != form.timeout { try setTimeout(wanted.timeout) }
        form = wanted
        return true
    }

    /// Whether the one ECU that is let through answers, and no other.
    package func isFiltered() throws(TransportError) -> Bool {
        let answers = try request([0x01, 0x00]).answers
        guard answers.count == 1, let only = answers.first, only.payloads.count == 1 else { return false }
        return only.ecu == (headersShown ? form.onlyECU : .unknown)
    }

    package static let voltageCommand = "ATRV"

    /// The voltage at the adapter's connector, in volts; nil when it does not say.
    package func readVoltage() throws(TransportError) -> (volts: Double?, reply: Reply) {
        let reply = try adapter.exchange(Self.voltageCommand, within: Self.commandSeconds)
        return (Self.voltage(in: reply), reply)
    }

    /// The answer to AT RV, in volts. Clones leave the "V" out.
    package static func voltage(in reply: Reply) -> Double? {
        var text = reply.value ?? ""
        if text.hasSuffix("V") || text.hasSuffix("v") { text.removeLast() }
        // "nan" and hexadecimal would be numbers to Swift.
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
            return nil
        }
        return Double(text)
    }

    /// What the next connection should know; nil before there is one worth it.
    package func knownLink(vin: String?) -> KnownLink? {
        guard let identity, let bus else { return nil }
        return KnownLink(
            identity: identity, description: adapterDescription, bus: bus, vin: vin, form: form,
            restingBaud: adapter.transport.restingBaud)
    }

    // MARK: The vehicle

    /// Finds the vehicle: on the known bus, where that fails or none is known by search.
    ///
    /// Throws `ConnectionProblem` with step `power`, `bus` or `ecu`, or the transport's error.
    package func connect(voltage: Double?, known: VehicleBus? = nil) throws {
        adapter.link.enter(.searching)
        if let known, try tell("ATTP\(known.rawValue)") {
            (bus, framing) = (known, known.framing)
            if takeFirstAnswers(try askFirst()) { return }
        }
        _ = try tell("ATSP0")
        var reply = try askFirst()
        if reply.messages.contains(where: \.needsSetup) {
            try forgiveFault()
            _ = try tell("ATSP0")
            reply = try askFirst()
        }
        if reply.contains(.unableToConnect) {
            if try connectSlowly() { return }
        } else if reply.messages.contains(where: \.isTransient) || reply.contains(.noData) || !reply.isComplete {
            // The ECUs may only be slower than the adapter waits. Longer is kept: it costs time only where nothing comes.
            if reply.contains(.noData) { try setTimeout(.max) }
            reply = try askFirst()
        }
        bus = VehicleBus(adapterNumber: try text("ATDPN"))
        if bus == nil { bus = VehicleBus(adapterName: try text("ATDP")) }
        for attempt in 1...2 {
            framing = bus?.framing
            if bus == nil { (framing, bus) = VehicleBus.shown(by: reply) }
            if takeFirstAnswers(reply) { return }
            // Something was said, but nothing that can be read: a fault on the line, perhaps.
            guard attempt == 1, !reply.lines.isEmpty else { break }
            reply = try askFirst()
        }
        throw ConnectionProblem.noVehicle(reply, voltage: voltage)
    }

    /// A search passes over ECUs that are slower than it waits; on the buses of most cars it is worth a second look.
    private func connectSlowly() throws(TransportError) -> Bool {
        try setTimeout(.max)
        for slow in [VehicleBus.can11Bit500, .can29Bit500] where try tell("ATTP\(slow.rawValue)") {
            (bus, framing) = (slow, slow.framing)
            if takeFirstAnswers(try askFirst()) { return true }
        }
        try setTimeout(nil)
        (bus, framing) = (nil, nil)
        return false
    }

    private func askFirst() throws(TransportError) -> Reply {
        try adapter.exchange("0100", within: Adapter.searchSeconds)
    }

    /// Reads the answers to `01 00`, with headers or, where an adapter shows none, without. False when no ECU answers.
    private func takeFirstAnswers(_ reply: Reply) -> Bool {
        firstReply = reply
        for shown in [true, false] {
            headersShown = shown
            firstAnswers = answers(in: reply, to: [0x01, 0x00]).answers
            if firstAnswers.contains(where: { !$0.payloads.isEmpty }) {
                headersIgnored = !shown
                spacesStay = reply.lines.contains {
                    if case .digits = $0.content { $0.hasSpaces } else { false }
                }
                adapter.link.enter(.polling)
                return true
            }
        }
        return false
    }

    // MARK: Requests

    /// The answers in a reply to a request (service, then PID or info type; service 01 alone for any PIDs), by ECU,
    /// and the number of lines that could not be read.
    package func answers(in reply: Reply, to request: [UInt8]) -> (answers: [ServiceAnswer], unreadable: Int) {
        guard let framing else { return ([], 0) }
        let (messages, unreadable) = reply.busMessages(framing: framing, headersShown: headersShown)
        return (ServiceAnswer.sort(messages, request: request), unreadable)
    }

    /// What a reply shows of the dialogue itself.
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
    /// the dialogue was out of step, after that was put right.
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
            let needsTime = (isPending || isSilent) && form.timeout != .max
            let timeout = form.timeout
            if needsTime { try setTimeout(.max) }
            let again = try self.request(request)
            // What came only now is slow, and so will be the rest.
            let isSlow = !isPending && result.answers.isEmpty && !again.answers.isEmpty
            if needsTime, !isSlow { try setTimeout(timeout) }
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
        var text: [UInt8] = []
        text.reserveCapacity(2 * bytes.count)
        for byte in bytes {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 0x0F))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }
}
