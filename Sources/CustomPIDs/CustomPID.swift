/// A value that somebody described in a file: what is asked, of whom, and what the answer's bytes mean.
package struct CustomPID: Hashable, Sendable {
    /// As written, `Transmission oil temperature`.
    package var name: String
    /// As written; the name where there is none.
    package var shortName: String
    /// The name of the signal, `customTransTemp`: no other's, and the same in each run.
    package var signalName: String
    /// As written, `°C`; empty for none.
    package var unit: String
    /// Service and PID, `22 F4 0C`: two to seven bytes.
    package var request: [UInt8]
    /// Whom to ask; nil for all.
    package var header: RequestHeader?
    package var equation: Equation
    /// What the author expects values to be, for a gauge; a value outside is not wrong.
    package var range: ClosedRange<Double>?

    /// To whom a request goes: the digits of the header as an adapter takes them.
    package struct RequestHeader: Hashable, Sendable, CustomStringConvertible {
        /// Capital hexadecimal digits: three for an 11-bit CAN identifier; eight for a 29-bit one; six for its last
        /// three bytes (priority 18), and for the header of an older bus.
        package let description: String

        /// Nil for other text.
        init?(_ text: String) {
            let digits = text.uppercased()
            guard digits.utf8.count == digits.count, digits.allSatisfy(\.isHexDigit),
                let value = UInt32(digits, radix: 16)
            else { return nil }
            switch digits.count {
            case 3 where value <= 0x7FF, 6,
                8 where value <= 0x1FFF_FFFF:
                description = digits
            default: return nil
            }
        }

        package var value: UInt32 { UInt32(description, radix: 16) ?? 0 }
    }

    /// The services that only read. Nothing else is asked for the sake of a value: a file may come from anywhere.
    package static let services: Set<UInt8> = [0x01, 0x02, 0x05, 0x06, 0x09, 0x12, 0x1A, 0x21, 0x22, 0x23]

    package var service: UInt8 { request.first ?? 0 }

    /// How many bytes of the request come back before the data, the service among them. Of a longer request to
    /// services 01, 09, 1A and 21 only the PID does, of one to 22 the two bytes of the identifier.
    package var echoedByteCount: Int {
        switch service {
        case 0x01, 0x06, 0x09, 0x1A, 0x21: 2
        case 0x02, 0x05, 0x22: min(3, request.count)
        case 0x23: 1
        default: request.count
        }
    }

    /// The value in the bytes that follow the echoed service and PID; nil where there is none.
    package func decode(_ data: ArraySlice<UInt8>) -> Double? { try? equation.evaluate(data).number }

    /// The value with the text that the equation has for it.
    package func reading(_ data: ArraySlice<UInt8>) throws(Equation.Shortfall) -> Equation.Value {
        try equation.evaluate(data)
    }

    /// `custom`, then the words of the first text that has any, each with a capital: `customOilTemp`. Letters of all
    /// scripts stay; where there are none, the digits of the request stand for the name.
    static func signalName(of texts: [String], request: [UInt8], taken: Set<String>) -> String {
        let digits = request.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        let words = texts.lazy.map { $0.split { !($0.isLetter || $0.isNumber) } }.first { !$0.isEmpty } ?? []
        let base =
            "custom" + (words.isEmpty ? digits : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
        if !taken.contains(base) { return base }
        var name = base + "_" + digits
        var number = 2
        while taken.contains(name) {
            name = base + "_" + digits + "_\(number)"
            number += 1
        }
        return name
    }
}
