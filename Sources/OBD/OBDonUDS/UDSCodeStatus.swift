/// The status of a trouble code of three bytes: a bit for each of eight facts (ISO 14229-1, DTC status byte).
package struct UDSCodeStatus: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let testFailed = UDSCodeStatus(rawValue: 0x01)
    package static let testFailedThisCycle = UDSCodeStatus(rawValue: 0x02)
    package static let pending = UDSCodeStatus(rawValue: 0x04)
    package static let confirmed = UDSCodeStatus(rawValue: 0x08)
    package static let notCompletedSinceClear = UDSCodeStatus(rawValue: 0x10)
    package static let testFailedSinceClear = UDSCodeStatus(rawValue: 0x20)
    package static let notCompletedThisCycle = UDSCodeStatus(rawValue: 0x40)
    package static let warningIndicatorRequested = UDSCodeStatus(rawValue: 0x80)

    /// The facts by bit, for people.
    private static let words: [(bit: UDSCodeStatus, text: String)] = [
        (.testFailed, "present now"),
        (.testFailedThisCycle, "failed in this drive cycle"),
        (.pending, "pending"),
        (.confirmed, "confirmed"),
        (.notCompletedSinceClear, "not tested since codes were cleared"),
        (.testFailedSinceClear, "failed since codes were cleared"),
        (.notCompletedThisCycle, "not tested in this drive cycle"),
        (.warningIndicatorRequested, "requests the check engine light"),
    ]

    /// What the bits that are set say, in their order.
    package var facts: [String] { Self.words.filter { contains($0.bit) }.map(\.text) }
}

/// The severity of a trouble code of three bytes, and the class that the regulation puts it into (ISO 14229-1, DTC
/// severity mask and class).
package struct UDSCodeSeverity: Hashable, Sendable {
    package let byte: UInt8
    package init(byte: UInt8) { self.byte = byte }

    /// What the ECU asks the driver to do; nil if it says nothing.
    package var request: String? {
        if byte & 0x80 != 0 { return "check immediately" }
        if byte & 0x40 != 0 { return "check at next halt" }
        return byte & 0x20 != 0 ? "maintenance only" : nil
    }

    /// The class of the fault by its effect on emissions, A the greatest; nil if it has none.
    package var faultClass: String? { Self.classes[byte & 0x1F] }

    /// Whether the byte is one that the standard allows: at most one severity, and one class or none.
    var isPlausible: Bool { (byte & 0xE0).nonzeroBitCount <= 1 && (byte & 0x1F).nonzeroBitCount <= 1 }

    private static let classes: [UInt8: String] = [0x02: "A", 0x04: "B1", 0x08: "B2", 0x10: "C"]
}
