package import OBD
package import Transports

/// What the adapter is told, and told again when it forgot.
extension Session {
    /// Whether a reply to a diagnostic request shows that the adapter restarted: it says so, gives its banner, or does
    /// again what it had been told not to.
    func showsRestart(_ reply: Reply) -> Bool {
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
            try askAllAgain()
            try restoreFilter()
            if !adapter.takeRestart() { return }
        }
    }

    /// Without the filter, only headers tell whose answer it is.
    func restoreFilter() throws(TransportError) {
        guard let ecu = format.onlyECU else { return }
        for _ in 0..<2 where try setOnlyECU(ecu) { return }
        _ = try setOnlyECU(nil)
        if !format.showsHeaders { _ = try setHeaders(true) }
    }

    /// ERR94 comes with a restart, and blocks the CAN bus until the adapter is told to forget it.
    package func forgiveFault() throws(TransportError) {
        _ = try tell("ATFE")
        try restore()
    }

    func text(_ command: String) throws(TransportError) -> String? {
        let reply = try adapter.exchange(command, within: Self.commandSeconds)
        return reply.contains(.unknownCommand) ? nil : reply.value
    }

    /// Whether the adapter says OK, which does not mean that it did as it was told.
    package func tell(_ command: String) throws(TransportError) -> Bool {
        try adapter.exchange(command, within: Self.commandSeconds).contains(.ok)
    }

    /// Has one ECU answer alone (nil: all): on CAN only what it says is let through, on the older buses only it is asked.
    /// Whether the adapter says OK.
    package func setOnlyECU(_ ecu: ECUAddress?) throws(TransportError) -> Bool {
        format.onlyECU = ecu
        guard framing?.isCAN == false else { return try tell(ecu.map { "ATCRA\($0)" } ?? "ATAR") }
        guard let header = legacyHeader(to: ecu) else { return false }
        return try tell("ATSH\(header)")
    }

    package func setHeaders(_ shown: Bool) throws(TransportError) -> Bool {
        format.showsHeaders = shown
        headersShown = shown && !headersIgnored
        return try tell("ATH\(shown ? 1 : 0)")
    }

    /// AT AT: 1, or 2 for a shorter wait.
    package func setAdaptiveTiming(_ level: Int) throws(TransportError) -> Bool {
        format.adaptiveTiming = level
        return try tell("ATAT\(level)")
    }

    /// AT ST in units of 4 ms; nil for the default.
    package func setTimeout(_ timeout: UInt8?) throws(TransportError) {
        format.timeout = timeout
        _ = try tell("ATST" + Self.hexadecimal([timeout ?? 0]))
    }

    /// The longest wait, for a while: it is no part of the form.
    package func waitLongest(_ isOn: Bool) throws(TransportError) {
        guard isOn != waitsLongest else { return }
        waitsLongest = isOn
        if format.timeout != .max { _ = try tell("ATST" + Self.hexadecimal([isOn ? .max : format.timeout ?? 0])) }
    }

    /// Brings the adapter to another form of request.
    ///
    /// False where the adapter refuses, or it would not show whose answers they are; then the form is in between.
    package func adopt(_ wanted: RequestFormat) throws(TransportError) -> Bool {
        let ecus = firstAnswers.reduce(0) { $0 + $1.payloads.count }
        if !wanted.showsHeaders, wanted.onlyECU == nil, ecus > 1 { return false }
        if wanted.onlyECU != format.onlyECU, try !setOnlyECU(wanted.onlyECU), wanted.onlyECU != nil { return false }
        if wanted.showsHeaders != format.showsHeaders { _ = try setHeaders(wanted.showsHeaders) }
        if wanted.adaptiveTiming != format.adaptiveTiming { _ = try setAdaptiveTiming(wanted.adaptiveTiming) }
        if wanted.timeout != format.timeout { try setTimeout(wanted.timeout) }
        format = wanted
        return true
    }

    /// Whether the one ECU that is let through answers, and no other.
    package func isFiltered() throws(TransportError) -> Bool {
        let answers = try request([0x01, 0x00]).answers
        guard answers.count == 1, let only = answers.first, only.payloads.count == 1 else { return false }
        return only.ecu == (headersShown ? format.onlyECU : .unknown)
    }

    package static let voltageCommand = "ATRV"

    /// The voltage at the adapter's connector, in volts; nil when it does not say.
    package func readVoltage() throws(TransportError) -> (volts: Double?, reply: Reply) {
        let reply = try adapter.exchange(Self.voltageCommand, within: Self.commandSeconds)
        return (Self.voltage(in: reply), reply)
    }

    /// The answer to AT RV, in volts. Clones leave the "V" out.
    package static func voltage(in reply: Reply) -> Double? { reply.value.flatMap(voltage) }

    static func voltage(_ text: String) -> Double? {
        var text = text
        if text.hasSuffix("V") || text.hasSuffix("v") { text.removeLast() }
        // "nan" and hexadecimal would be numbers to Swift.
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
            return nil
        }
        return Double(text)
    }

    /// What the next connection should know; nil before there is one worth it.
    package func linkProfile(vin: String?) -> LinkProfile? {
        guard let identity, let bus else { return nil }
        return LinkProfile(
            identity: identity, description: adapterDescription, bus: bus, vin: vin, format: format,
            restingBaud: adapter.transport.restingBaud)
    }
}
