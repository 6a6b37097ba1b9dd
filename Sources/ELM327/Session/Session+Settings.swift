import OBD
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
            if let bus { _ = try tell("ATTP\(bus.elmNumber)") }
            try askAllAgain()
            try restoreFilter()
            if !adapter.takeRestart() { return }
        }
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
