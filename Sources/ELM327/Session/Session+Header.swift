import OBD
package import Transports

/// Requests to a single ECU by its physical address, for data that the standard services do not provide.
extension Session {
    /// Sends one request with a header (three, six or eight hexadecimal digits, as AT SH takes them) and then restores
    /// the functional header. Without a header all ECUs are asked. The result has no responses if the bus does not have
    /// such headers or the adapter refuses the header.
    /// - Parameters:
    ///   - echoedByteCount: the number of request bytes that the response repeats before the data.
    ///   - isPatient: whether to ask again, with the longest timeout, after silence, a fault on the line, or an ECU
    ///     that was busy or announced a response that did not arrive.
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

    /// Sends the commands again that were meant to restore the functional header and were not answered OK.
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
        // The commands still pending may restore more than this header changes.
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

    /// The commands that set a header and those that undo it.
    private struct HeaderChange {
        var before: [String]
        var after: [String]
        /// The only ECU that is asked, by the address that its responses come from; nil if all are asked.
        var asked: ECUAddress?
    }

    /// Returns the commands for a header; nil if the bus does not have such headers or is not known well enough.
    private func headerChange(_ header: String) -> HeaderChange? {
        guard let framing, let value = UInt32(header, radix: 16) else { return nil }
        // On the older buses 33 and 6A are the functional addresses of all ECUs.
        let isFunctional = [0x33, 0x6A].contains(value >> 8 & 0xFF)
        let target = isFunctional ? nil : ECUAddress(source: UInt8(truncatingIfNeeded: value >> 8))
        switch (framing, header.utf8.count) {
        case (.can11, 3):
            let asked = value == 0x7DF ? nil : ECUAddress(can11: (value + 8) & 0x7FF)
            return filtered(HeaderChange(before: ["ATSH\(header)"], after: ["ATSH7DF"], asked: asked))
        case (.can29, 6), (.can29, 8):
            let whole = header.utf8.count == 6 ? 0x1800_0000 | value : value
            // The response to 18DAxxF1 comes from 18DAF1xx.
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

    /// Adds the filter that lets the responses through, if the current settings would not. The standard ECUs do not
    /// need a filter of their own, which not every adapter supports.
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
