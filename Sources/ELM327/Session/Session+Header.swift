package import OBD
package import Transports

/// Requests to a single ECU by its physical address, for data that the standard services do not provide.
extension Session {
    /// Sends one request to a module and then restores the functional header. Without a module all ECUs are asked. The
    /// result has no responses if the bus does not have such headers or the adapter refuses the header.
    /// - Parameters:
    ///   - answeredBy: the address at which the module responds, as far as the user knows it. If nothing arrives from
    ///     there, or if it is not known, the response is looked for at all addresses once, and `modules` keeps where it
    ///     came from.
    ///   - echoedByteCount: the number of request bytes that the response repeats before the data.
    ///   - isPatient: whether to ask again, with the longest timeout, after silence, a fault on the line, or an ECU
    ///     that was busy or announced a response that did not arrive.
    package func request(
        _ request: [UInt8], to module: ModuleAddress?, answeredBy given: ECUAddress? = nil, echoedByteCount: Int,
        isPatient: Bool
    ) throws(TransportError) -> RequestResult {
        let question = Question(
            text: Self.hexadecimal(request), echo: Array(request.prefix(echoedByteCount)))
        // A slow module is looked for with the longer timeout.
        var result = try ask(question, module, given, isSought: !isPatient)
        guard isPatient, Self.mayBringMore(result) else { return result }
        let waitedLongest = waitsLongest
        try waitLongest(true)
        var repetitions = 0
        repeat {
            repetitions += 1
            result = Self.merged(result, try ask(question, module, given, isSought: true))
        } while repetitions < pendingRepetitions && result.answers.contains(where: \.isAwaited)
        try waitLongest(waitedLongest)
        return result
    }

    /// Sends the commands again that were meant to restore the functional header and were not answered OK.
    package func askAllAgain() throws(TransportError) {
        for _ in 0..<2 where !headerRemedy.isEmpty {
            var refused: [String] = []
            for command in headerRemedy where try !tell(command) { refused.append(command) }
            headerRemedy = refused
        }
    }

    /// A request, and what its responses repeat.
    private struct Question {
        var text: String
        var echo: [UInt8]
    }

    /// Returns whether a retry may succeed.
    private static func mayBringMore(_ result: RequestResult) -> Bool {
        guard !result.answers.contains(where: { !$0.payloads.isEmpty && $0.decodingErrors.isEmpty }) else {
            return false
        }
        return result.answers.isEmpty || result.unreadableLines > 0 || !result.reply.isComplete
            || result.reply.messages.contains(where: \.isTransient)
            || result.answers.contains {
                !$0.decodingErrors.isEmpty || $0.refusal?.asksForPatience == true
            }
    }

    // MARK: One module

    private func ask(_ question: Question, _ module: ModuleAddress?, _ given: ECUAddress?, isSought: Bool)
        throws(TransportError) -> RequestResult
    {
        var nothing = RequestResult(answers: [], unreadableLines: 0, reply: Reply(), time: now)
        nothing.wasSent = false
        guard let module else { return try exchange(question, Settings(), from: .standard) ?? nothing }
        guard let header = headerSettings(module) else { return nothing }
        let usual = usualAnswer(of: module)
        guard usual != .others else { return try exchange(question, header, from: .standard) ?? nothing }
        if case .legacy(let ecu) = usual { return try exchange(question, header, from: .ecu(ecu)) ?? nothing }
        let expected = modules[module] ?? (given ?? usual.ecu).map { ModuleAnswer($0) }
        var (result, isSilent) = (nothing, true)
        if let expected, let asked = try askThere(question, module, header, expected) {
            result = asked
            isSilent = asked.answers.isEmpty && asked.reply.isNothing
            // The adapter may not filter what it shows.
            if isSilent, !usual.isCertain, headersShown || header.showsHeaders,
                let found = responder(in: result.reply, module, question)
            {
                return try adopt(found, question, module, header, result.reply) ?? nothing
            }
        }
        guard isSilent, isSought, !usual.isCertain, sought.insert(module).inserted else { return result }
        for window in Self.windows(module, framing) {
            guard let heard = try exchange(question, header.listening(to: window, self), from: .any) else { continue }
            result.wasSent = true
            // Nothing shows where it came from.
            if headersIgnored, heard.answers.contains(where: { !$0.payloads.isEmpty }) { return heard }
            if let found = responder(in: heard.reply, module, question) {
                return try adopt(found, question, module, header, heard.reply) ?? nothing
            }
            // There is traffic, of which a wider window would bring more.
            if !heard.reply.lines.isEmpty { break }
        }
        return result
    }

    /// Asks a module whose response is expected from one address; nil if the adapter refuses a setting.
    private func askThere(
        _ question: Question, _ module: ModuleAddress, _ header: Settings, _ expected: ModuleAnswer
    ) throws(TransportError) -> RequestResult? {
        let settings = filtered(header, to: expected.ecu)
        let source = module.source(expected.ecu)
        let withFlowControl = settings.withFlowControl(module)
        let first = try exchange(question, expected.needsFlowControl ? withFlowControl : settings, from: source)
        // Only the first frame arrived.
        guard let result = first, !expected.needsFlowControl, !expected.ecu.isStandard,
            result.answers.contains(where: { $0.payloads.isEmpty && $0.decodingErrors.contains { $0.partial != nil } }),
            let again = try exchange(question, withFlowControl, from: source),
            again.answers.contains(where: { !$0.payloads.isEmpty })
        else { return first }
        modules[module] = ModuleAnswer(expected.ecu, needsFlowControl: true)
        return again
    }

    /// Keeps where a module responds, and returns its response, which is requested again if it is not whole.
    private func adopt(
        _ found: ECUAddress, _ question: Question, _ module: ModuleAddress, _ header: Settings, _ reply: Reply
    ) throws(TransportError) -> RequestResult? {
        modules[module] = ModuleAnswer(found)
        let (answers, unreadable) = answers(
            in: reply, to: question.echo, from: module.source(found), headersShown: true)
        if answers.contains(where: { !$0.payloads.isEmpty && $0.decodingErrors.isEmpty }) {
            return RequestResult(
                answers: answers, unreadableLines: unreadable, reply: reply, time: reply.dataTime ?? now)
        }
        return try askThere(question, module, header, ModuleAnswer(found))
    }

    /// Returns the address of the ECU that answers the question in a reply, rather by data than by a refusal; nil if there
    /// is none.
    private func responder(in reply: Reply, _ module: ModuleAddress, _ question: Question) -> ECUAddress? {
        guard !headersIgnored, !reply.lines.isEmpty else { return nil }
        let answers = self.answers(
            in: reply, to: question.echo, from: module.source(nil), headersShown: true
        ).answers
        let own = answers.first { !$0.payloads.isEmpty } ?? answers.first { $0.refusal != nil }
        return (own ?? answers.first { $0.decodingErrors.contains { $0.partial != nil } })?.ecu
    }

    /// Sends a request with settings that are then undone; nil if the adapter refuses one of them.
    private func exchange(_ question: Question, _ settings: Settings, from source: ResponseSource)
        throws(TransportError) -> RequestResult?
    {
        // The commands still pending may restore more than these settings change.
        try askAllAgain()
        headerRemedy = settings.after
        for (command, isRequired) in settings.before {
            if try !tell(command), isRequired {
                try askAllAgain()
                return nil
            }
        }
        // On the older buses the ECU that is asked alone responds to this tester.
        var source = source
        if source == .standard, framing?.isCAN == false, let only = format.onlyECU { source = .ecu(only) }
        let reply = try adapter.exchange(
            question.text, within: replySeconds(Self.requestSeconds), quietSeconds: quietSeconds)
        try askAllAgain()
        let (answers, unreadable) = answers(
            in: reply, to: question.echo, from: source,
            headersShown: settings.showsHeaders && !headersIgnored ? true : nil)
        if showsRestart(reply) { try restore() }
        return RequestResult(
            answers: answers, unreadableLines: unreadable, reply: reply, time: reply.dataTime ?? now)
    }

    // MARK: Addresses

    /// Where a module responds if nothing else is known.
    private enum UsualAnswer: Hashable {
        /// All ECUs were asked.
        case others
        /// On one of the older buses.
        case legacy(ECUAddress)
        /// By ISO 15765-4.
        case standard(ECUAddress)
        /// As most manufacturers have it.
        case probable(ECUAddress)
        case unknown

        var ecu: ECUAddress? {
            switch self {
            case .legacy(let ecu), .standard(let ecu), .probable(let ecu): ecu
            case .others, .unknown: nil
            }
        }

        var isCertain: Bool { if case .standard = self { true } else { false } }
    }

    private func usualAnswer(of module: ModuleAddress) -> UsualAnswer {
        guard let framing, let value = UInt32(module.header, radix: 16) else { return .unknown }
        switch framing {
        case .can11:
            if value == 0x7DF { return .others }
            if let extended = module.extended, value == 0x6F1 {
                return .probable(ECUAddress(can11: 0x600 + UInt32(extended)))
            }
            let ecu = ECUAddress(can11: value > 0x7FF ? value + 8 : (value + 8) & 0x7FF)
            return ecu.isStandard && module.extended == nil ? .standard(ecu) : .probable(ecu)
        case .can29:
            let whole = module.header.utf8.count == 6 ? 0x1800_0000 | value : value
            switch whole >> 16 & 0xFF {
            case 0xDB: return .others
            // The response to 18DAxxF1 comes from 18DAF1xx.
            case 0xDA:
                return .standard(ECUAddress(can29: whole & 0xFFFF_0000 | (whole & 0xFF) << 8 | whole >> 8 & 0xFF))
            // Volkswagen.
            case 0xFC where whole >> 24 == 0x17: return .probable(ECUAddress(can29: whole + 0x2_0000))
            default: return .unknown
            }
        case .iso9141, .kwp, .j1850:
            // 33 and 6A are the functional addresses of all ECUs.
            let target = UInt8(truncatingIfNeeded: value >> 8)
            return [0x33, 0x6A].contains(target) ? .others : .legacy(ECUAddress(source: target))
        }
    }

    /// The header of a module in three or eight digits; nil where it is none of CAN.
    func wholeHeader(_ module: ModuleAddress) -> String? {
        switch (framing, module.header.utf8.count) {
        case (.can11, 3), (.can29, 8): module.header
        case (.can29, 6): "18" + module.header
        default: nil
        }
    }

    /// Where a module responds, as far as that is known; nil where all ECUs are asked.
    func responseAddress(_ module: ModuleAddress, given: ECUAddress?) -> ECUAddress? {
        let usual = usualAnswer(of: module)
        return usual == .others ? nil : modules[module]?.ecu ?? given ?? usual.ecu
    }

    /// Identifiers to listen to, as AT CF and AT CM take them: first those that diagnostic responses usually have, then all.
    private static func windows(_ module: ModuleAddress, _ framing: VehicleBus.Framing?) -> [(
        filter: String, mask: String
    )] {
        guard framing == .can29 else { return [("600", "600"), ("000", "000")] }
        let priority = module.header.utf8.count == 8 ? String(module.header.prefix(2)) : "18"
        return [(priority + "000000", "1F000000"), ("00000000", "00000000")]
    }

    // MARK: Settings

    /// Commands before a request, those that undo them, and whether headers are shown in between whatever the form says.
    fileprivate struct Settings {
        var before: [(command: String, isRequired: Bool)] = []
        var after: [String] = []
        var showsHeaders = false

        mutating func add(_ command: String, undo: String?) {
            before.append((command, true))
            if let undo { after.append(undo) }
        }
    }

    /// Returns the commands for a header; nil if the bus does not have such headers or is not known well enough.
    private func headerSettings(_ module: ModuleAddress) -> Settings? {
        guard let framing, UInt32(module.header, radix: 16) != nil else { return nil }
        let header = module.header
        var settings = Settings()
        switch (framing, header.utf8.count) {
        case (.can11, 3): settings.add("ATSH\(header)", undo: "ATSH7DF")
        case (.can29, 6), (.can29, 8):
            let priority = header.utf8.count == 6 ? "18" : header.prefix(2)
            if priority != "18" { settings.add("ATCP\(priority)", undo: "ATCP18") }
            settings.add("ATSH\(header.suffix(6))", undo: "ATSHDB33F1")
        case (.iso9141, 6), (.kwp, 6), (.j1850, 6):
            guard let usual = legacyHeader(to: format.onlyECU) else { return nil }
            settings.add("ATSH\(header)", undo: "ATSH\(usual)")
            return settings
        default: return nil
        }
        if let extended = module.extended {
            settings.add("ATCEA" + Self.hexadecimal([extended]), undo: "ATCEA")
            // Without headers the address byte is not shown.
            if !format.showsHeaders {
                settings.add("ATH1", undo: "ATH0")
                settings.showsHeaders = true
            }
        }
        return settings
    }

    /// Returns the header of requests to one ECU (nil: to all) on an older bus; nil on CAN, for an ECU without such an
    /// address, and if the bus is not known well enough. The byte after the target is the tester's address.
    func legacyHeader(to ecu: ECUAddress?) -> String? {
        if let ecu, ecu.form != .sourceByte { return nil }
        switch framing {
        case .iso9141: return ecu.map { "6C\($0)F1" } ?? "686AF1"
        // The adapter inserts the length.
        case .kwp: return ecu.map { "82\($0)F1" } ?? "C233F1"
        case .j1850:
            guard let bus else { return nil }
            return ecu.map { (bus == .j1850PWM ? "C4" : "6C") + "\($0)F1" } ?? (bus == .j1850PWM ? "616AF1" : "686AF1")
        case .can11, .can29, nil: return nil
        }
    }

    /// Adds the filter that lets the responses of an ECU through, if the current settings would not. The standard ECUs do
    /// not need a filter of their own, which not every adapter supports.
    private func filtered(_ settings: Settings, to ecu: ECUAddress) -> Settings {
        let only = format.onlyECU
        guard !ecu.isStandard || (only != nil && only != ecu) else { return settings }
        var settings = settings
        settings.add(ecu.isStandard ? "ATAR" : "ATCRA\(ecu)", undo: usualFilter)
        return settings
    }

    fileprivate var usualFilter: String { format.onlyECU.map { "ATCRA\($0)" } ?? "ATAR" }
}

extension Session.Settings {
    /// Returns the settings with all responses in a window let through and their headers shown. What an adapter does not
    /// know of it may still do without.
    func listening(to window: (filter: String, mask: String), _ session: Session) -> Session.Settings {
        var settings = self
        for command in ["ATAR", "ATCF" + window.filter, "ATCM" + window.mask] {
            settings.before.append((command, false))
        }
        settings.after.append(session.usualFilter)
        if !session.format.showsHeaders, !showsHeaders {
            settings.add("ATH1", undo: "ATH0")
            settings.showsHeaders = true
        }
        return settings
    }

    /// Returns the settings with which the adapter sends flow control (ISO 15765-2) by the header of the requests.
    func withFlowControl(_ module: ModuleAddress) -> Session.Settings {
        var settings = self
        let address = module.extended.map { Session.hexadecimal([$0]) } ?? ""
        settings.add("ATFCSH\(module.header)", undo: nil)
        settings.add("ATFCSD\(address)300000", undo: nil)
        settings.add("ATFCSM1", undo: "ATFCSM0")
        return settings
    }
}

extension ModuleAddress {
    /// Whose frames are responses of the module: those of one ECU, or of any.
    fileprivate func source(_ ecu: ECUAddress?) -> ResponseSource {
        extended == nil ? ecu.map(ResponseSource.ecu) ?? .any : .extended(ecu, answerBytes)
    }
}

extension Reply {
    /// Whether the adapter reported no response, and nothing else.
    fileprivate var isNothing: Bool {
        isComplete && lines.allSatisfy { if case .digits = $0.content { true } else { false } }
            && messages.allSatisfy { $0 == .noData || $0 == .searching }
    }
}
