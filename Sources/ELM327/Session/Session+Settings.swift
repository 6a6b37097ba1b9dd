import OBD
package import Transports

/// Settings of the adapter, and restoring them after a restart.
extension Session {
    /// Returns whether a reply to a diagnostic request shows that the adapter restarted: it reports a restart, sends
    /// its banner, or has returned to a setting that was changed.
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

    /// Restores the adapter's settings after a restart, as when its supply voltage drops while the engine is cranked.
    package func restore() throws(TransportError) {
        if adapter.link.state == .polling { adapter.link.enter(.recovering, because: "the adapter restarted") }
        // Cranking may restart the adapter several times in a row.
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

    /// Clears a fatal error. ERR94 comes with a restart, and blocks the CAN bus until it is cleared by AT FE.
    package func forgiveFault() throws(TransportError) {
        _ = try tell("ATFE")
        try restore()
    }

    func text(_ command: String) throws(TransportError) -> String? {
        let reply = try adapter.exchange(command, within: Self.commandSeconds)
        return reply.contains(.unknownCommand) ? nil : reply.value
    }

    /// Sends a command and returns whether the adapter replies OK, which does not prove that it obeyed.
    package func tell(_ command: String) throws(TransportError) -> Bool {
        try adapter.exchange(command, within: Self.commandSeconds).contains(.ok)
    }

    package static let voltageCommand = "ATRV"

    /// Reads the voltage at the adapter's connector, in volts; nil if the adapter does not report it.
    package func readVoltage() throws(TransportError) -> (volts: Double?, reply: Reply) {
        let reply = try adapter.exchange(Self.voltageCommand, within: Self.commandSeconds)
        return (Self.voltage(in: reply), reply)
    }

    /// Returns the voltage in a reply to AT RV, in volts. Clones omit the "V".
    package static func voltage(in reply: Reply) -> Double? { reply.value.flatMap(voltage) }

    static func voltage(_ text: String) -> Double? {
        var text = text
        if text.hasSuffix("V") || text.hasSuffix("v") { text.removeLast() }
        // Double(_:) would also accept "nan" and hexadecimal numbers.
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
            return nil
        }
        return Double(text)
    }

    /// Adds where modules of the vehicle responded in an earlier connection, unless it is known already.
    package func adopt(_ earlier: [ModuleAddress: ModuleAnswer]) { modules.merge(earlier) { known, _ in known } }

    /// Returns whether the adapter is set to SAE J1939, without a search for the vehicle.
    package func isSetToJ1939() throws(TransportError) -> Bool {
        J1939.isNamed(number: try text("ATDPN"), name: try text("ATDP"))
    }

    /// Returns the profile for the next connection; nil if the adapter's name or the bus is unknown.
    package func linkProfile(vin: String?) -> LinkProfile? {
        guard let identity, let bus else { return nil }
        return LinkProfile(
            identity: identity, description: adapterDescription, bus: bus, vin: vin, format: format,
            restingBaud: adapter.transport.restingBaud, udsECUs: udsECUs, modules: modules)
    }
}
