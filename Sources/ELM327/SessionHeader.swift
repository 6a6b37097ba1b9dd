import OBD
package import Transports

/// Asking one ECU by an address of its own, for what is no part of the standard services.
extension Session {
    /// Asks one request with the header given (three, six or eight hexadecimal digits, as AT SH takes them), and brings
    /// the adapter back to asking all. Without a header all are asked.
    /// - Parameter echoedByteCount: how many bytes of the request come back before the data.
    package func request(_ request: [UInt8], header: String?, echoedByteCount: Int) throws(TransportError)
        -> RequestResult
    {
        let settings = header.flatMap(headerSettings)
        if header != nil, settings == nil {
            return RequestResult(answers: [], unreadableLines: 0, reply: Reply(), time: now)
        }
        for command in settings?.before ?? [] { _ = try tell(command) }
        let reply = try adapter.exchange(Hexadecimal.text(request), within: Self.requestSeconds)
        for command in settings?.after ?? [] { _ = try tell(command) }
        let echo = Array(request.prefix(echoedByteCount))
        let (answers, unreadable) = answers(in: reply, to: echo)
        if showsRestart(reply) { try restore() }
        return RequestResult(
            answers: answers, unreadableLines: unreadable, reply: reply, time: reply.dataTime ?? now)
    }

    /// What sets a header, and what takes it back; nil where the bus has no such headers, or is not known well enough.
    private func headerSettings(_ header: String) -> (before: [String], after: [String])? {
        guard let framing, let value = UInt32(header, radix: 16) else { return nil }
        let filterAfter = form.onlyECU.map { "ATCRA\($0)" } ?? "ATAR"
        switch (framing, header.utf8.count) {
        case (.can11, 3):
            // Without a filter of its own the adapter hears only 7E8 to 7EF.
            let isFunctional = value == 0x7DF
            let answer = ECUAddress(can11: (value + 8) & 0x7FF)
            return (
                ["ATSH\(header)", isFunctional ? "ATAR" : "ATCRA\(answer)"], ["ATSH7DF", filterAfter]
            )
        case (.can29, 6), (.can29, 8):
            let digits = header.utf8.count == 6 ? "18" + header : header
            // 18DAxxF1 is answered by 18DAF1xx.
            let isPhysical = value >> 16 & 0xFF == 0xDA
            let answer = "18DAF1" + digits.dropFirst(4).prefix(2)
            return (
                ["ATCP\(digits.prefix(2))", "ATSH\(digits.dropFirst(2))", isPhysical ? "ATCRA\(answer)" : "ATAR"],
                ["ATCP18", "ATSHDB33F1", filterAfter]
            )
        case (.iso9141, 6): return (["ATSH\(header)"], ["ATSH686AF1"])
        case (.kwp, 6): return (["ATSH\(header)"], ["ATSHC233F1"])
        case (.j1850, 6):
            guard let bus else { return nil }
            return (["ATSH\(header)"], [bus == .j1850PWM ? "ATSH616AF1" : "ATSH686AF1"])
        default: return nil
        }
    }
}
