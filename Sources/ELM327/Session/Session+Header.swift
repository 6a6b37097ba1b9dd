import OBD
package import Transports

/// Asking one ECU by an address of its own, for what is no part of the standard services.
extension Session {
    /// Asks one request with the header given (three, six or eight hexadecimal digits, as AT SH takes them), and brings
    /// the adapter back to asking all. Without a header all are asked. There are no answers where the bus has no such
    /// headers, or the adapter refuses to set it.
    /// - Parameters:
    ///   - echoedByteCount: how many bytes of the request come back before the data.
    ///   - isPatient: asks again, and waits as long as the adapter can, after silence, a fault on the line, or an ECU
    ///     that was busy or promised an answer that did not come.
    package func request(
        _ request: [UInt8], header: String?, echoedByteCount: Int, isPatient: Bool
    ) throws(TransportError) -> RequestResult {
        let echo = Array(request.prefix(echoedByteCount))
        var result = try ask(request, header: header, echo: echo)
        guard isPatient, Self.mayBringMore(result) else { return result }
        let waitedLongest = waitsLongest
        try waitLongest(true)
        var repetitions = 0
        repeat {
            repetitions += 1
            result = Self.merged(result, try ask(request, header: header, echo: echo))
        } while repetitions < pendingRepetitions && result.answers.contains(where: \.isAwaited)
        try waitLongest(waitedLongest)
        return result
    }

    /// Tells the adapter again what it did not say OK to when a header was to be taken back.
    package func askAllAgain() throws(TransportError) {
        for _ in 0..<2 where !headerRemedy.isEmpty {
            var refused: [String] = []
            for command in headerRemedy where try !tell(command) { refused.append(command) }
            headerRemedy = refused
        }
    }

    private func ask(_ request: [UInt8], header: String?, echo: [UInt8]) throws(TransportError) -> RequestResult {
        let nothing = RequestResult(answers: [], unreadableLines: 0, reply: Reply(), time: now)
        let change = header.flatMap(headerChange)
        if header != nil, change == nil { return nothing }
        // What is still to be taken back may be more than what this header changes.
        try askAllAgain()
        if let change {
            headerRemedy = change.after
            for command in change.before where try !tell(command) {
                try askAllAgain()
                return nothing
            }
        }
        let reply = try adapter.exchange(
            Self.hexadecimal(request), within: Self.requestSeconds, quietSeconds: quietSeconds)
        try askAllAgain()
        let (answers, unreadable) = answers(in: reply, to: echo, asked: change?.asked)
        if showsRestart(reply) { try restore() }
        return RequestResult(
            answers: answers, unreadableLines: unreadable, reply: reply, time: reply.dataTime ?? now)
    }

    /// Whether to ask again has a chance.
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

    /// What sets a header, and what takes it back.
    private struct HeaderChange {
        var before: [String]
        var after: [String]
        /// Who alone is asked, by the address that answers come from; nil where all are.
        var asked: ECUAddress?
    }

    /// Nil where the bus has no such headers, or is not known well enough.
    private func headerChange(_ header: String) -> HeaderChange? {
        guard let framing, let value = UInt32(header, radix: 16) else { return nil }
        // On the older buses 33 and 6A are all ECUs.
        let isFunctional = [0x33, 0x6A].contains(value >> 8 & 0xFF)
        let target = isFunctional ? nil : ECUAddress(source: UInt8(truncatingIfNeeded: value >> 8))
        switch (framing, header.utf8.count) {
        case (.can11, 3):
            let asked = value == 0x7DF ? nil : ECUAddress(can11: (value + 8) & 0x7FF)
            return filtered(HeaderChange(before: ["ATSH\(header)"], after: ["ATSH7DF"], asked: asked))
        case (.can29, 6), (.can29, 8):
            let whole = header.utf8.count == 6 ? 0x1800_0000 | value : value
            // 18DAxxF1 is answered by 18DAF1xx.
            let isPhysical = whole >> 16 & 0xFF == 0xDA
            let answer = whole & 0xFFFF_0000 | (whole & 0xFF) << 8 | whole >> 8 & 0xFF
            let priority = header.utf8.count == 6 ? "18" : header.prefix(2)
            let changesPriority = priority != "18"
            return filtered(
                HeaderChange(
                    before: (changesPriority ? ["ATCP\(priority)"] : []) + ["ATSH\(header.suffix(6))"],
                    after: (changesPriority ? ["ATCP18"] : []) + ["ATSHDB33F1"],
                    asked: isPhysical ? ECUAddress(can29: answer) : nil))
        case (.iso9141, 6), (.kwp, 6), (.j1850, 6):
            guard let usual = legacyHeader(to: format.onlyECU) else { return nil }
            return HeaderChange(before: ["ATSH\(header)"], after: ["ATSH\(usual)"], asked: target)
        default: return nil
        }
    }

    /// The header of requests to one ECU (nil: to all) on an older bus; nil where there is none, or the bus is not known well
    /// enough. What follows the target is this tester's address.
    func legacyHeader(to ecu: ECUAddress?) -> String? {
        if let ecu, ecu.form != .sourceByte { return nil }
        switch framing {
        case .iso9141: return ecu.map { "6C\($0)F1" } ?? "686AF1"
        // The adapter puts the length in.
        case .kwp: return ecu.map { "82\($0)F1" } ?? "C233F1"
        case .j1850:
            guard let bus else { return nil }
            return ecu.map { (bus == .j1850PWM ? "C4" : "6C") + "\($0)F1" } ?? (bus == .j1850PWM ? "616AF1" : "686AF1")
        case .can11, .can29, nil: return nil
        }
    }

    /// With the filter that lets the answers through, where the adapter would not hear them as it is set. That of the
    /// standard ECUs needs none of its own, which not every adapter has.
    private func filtered(_ change: HeaderChange) -> HeaderChange {
        let filter = change.asked.flatMap { $0.isStandard ? nil : "ATCRA\($0)" }
        let only = format.onlyECU
        guard filter != nil || (only != nil && only != change.asked) else { return change }
        var change = change
        change.before.append(filter ?? "ATAR")
        change.after.append(only.map { "ATCRA\($0)" } ?? "ATAR")
        return change
    }
}
