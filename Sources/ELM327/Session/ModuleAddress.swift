package import OBD

/// A control module that is asked by a header of its own.
package struct ModuleAddress: Hashable, Sendable {
    /// Three, six or eight hexadecimal digits, as AT SH takes them.
    package let header: String
    /// The address byte before the control byte of requests (ISO 15765-2, extended addressing); nil for normal addressing.
    package let extended: UInt8?

    package init(_ header: String, extended: UInt8? = nil) {
        self.header = header
        self.extended = extended
    }

    /// The address bytes with which it may respond: that of the tester, the low byte of the header, as at BMW; or its own,
    /// as at Toyota. Empty for normal addressing.
    var answerBytes: Set<UInt8> {
        guard let extended, let tester = UInt8(header.suffix(2), radix: 16) else { return [] }
        return [extended, tester]
    }
}

/// Where a module responds.
package struct ModuleAnswer: Hashable, Sendable {
    package var ecu: ECUAddress
    /// Whether it sends the rest of a long response only if the adapter is told the header of flow control, because it takes
    /// that from the address of the response.
    package var needsFlowControl: Bool

    package init(_ ecu: ECUAddress, needsFlowControl: Bool = false) {
        self.ecu = ecu
        self.needsFlowControl = needsFlowControl
    }
}

extension ModuleAddress {
    /// A module and where it responds as text for storage: "6A2=682", "6F1.12=612!"; the last sign says that it needs flow
    /// control.
    func text(_ answer: ModuleAnswer) -> String {
        header + (extended.map { "." + Hexadecimal.text([$0]) } ?? "") + "=\(answer.ecu)"
            + (answer.needsFlowControl ? "!" : "")
    }

    /// Reads the form that `text` writes; nil if it is invalid.
    static func parse(_ text: some StringProtocol) -> (address: ModuleAddress, answer: ModuleAnswer)? {
        let sides = String(text).split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let (needsFlowControl, parts) = (sides[1].hasSuffix("!"), sides[0].split(separator: "."))
        let extended = parts.count == 2 ? Hexadecimal.bytes(parts[1]) : []
        guard (1...2).contains(parts.count), [3, 6, 8].contains(parts[0].utf8.count),
            parts[0].utf8.allSatisfy({ BusFrame.nibble($0) != nil }), let extended, extended.count == parts.count - 1,
            let ecu = ECUAddress(String(needsFlowControl ? sides[1].dropLast() : sides[1])),
            ecu.form == .can11 || ecu.form == .can29
        else { return nil }
        return (
            ModuleAddress(parts[0].uppercased(), extended: extended.first),
            ModuleAnswer(ecu, needsFlowControl: needsFlowControl)
        )
    }
}
