/// A value that a user described in a file: the request, its addressee, and the meaning of the response bytes.
package struct CustomPID: Hashable, Sendable {
    /// The name as written, such as `Transmission oil temperature`.
    package var name: String
    /// The short name as written, or `name` if there is none.
    package var shortName: String
    /// The name of the signal, such as `customTransTemp`: unique, and the same in each run.
    package var signalName: String
    /// The unit as written, such as `°C`; empty if there is none.
    package var unit: String
    /// Service and PID, such as `22 F4 0C`: two to seven bytes. Empty for what a car broadcasts.
    package var request: [UInt8]
    /// The header for the request; nil to request from all ECUs. Of a broadcast, its CAN identifier.
    package var header: RequestHeader?
    /// The address byte before the control byte of requests (ISO 15765-2, extended addressing), such as 12 for the engine
    /// of a BMW, which is asked by header 6F1; nil for normal addressing.
    package var extendedAddress: UInt8?
    /// The CAN identifier of responses: three or eight digits; nil if the file does not tell it.
    package var response: RequestHeader?
    package var equation: Equation
    /// The range that the author expects, used for gauges. A value outside is not an error.
    package var range: ClosedRange<Double>?
    /// What it means in every car; nil if only this file knows.
    package var standard: StandardValue?
    /// The model years that have it; nil if it is unknown.
    package var years: ModelYears?
    /// The time between two requests, in seconds; nil if it is unknown.
    package var intervalSeconds: Double?
    /// Where the description is from; nil if the file does not tell.
    package var origin: Origin?

    /// Whether it is not requested but listened to.
    package var isBroadcast: Bool { request.isEmpty }

    /// Where descriptions are from, and the terms under which they may be passed on.
    package struct Origin: Hashable, Sendable {
        package var source: String
        package var license: String
        /// The car as the source calls it; nil if it is unknown.
        package var car: String?

        package init(source: String, license: String, car: String? = nil) {
            self.source = source
            self.license = license
            self.car = car
        }
    }

    /// The header of a request, as digits that an adapter accepts.
    package struct RequestHeader: Hashable, Sendable, CustomStringConvertible {
        /// Upper-case hexadecimal digits: three for an 11-bit CAN identifier; eight for a 29-bit one; six for the last
        /// three bytes of a 29-bit one (priority 18), or for the header of an older bus.
        package let description: String

        /// Returns nil if the text is not a valid header.
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

    /// The services that only read. No others may be requested, because a file may come from anywhere.
    package static let services: Set<UInt8> = [0x01, 0x02, 0x05, 0x06, 0x09, 0x12, 0x1A, 0x21, 0x22, 0x23]

    package var service: UInt8 { request.first ?? 0 }

    /// The number of request bytes, including the service, that the response repeats before the data. For services 01,
    /// 06, 09, 1A and 21 these are the service and one more byte even if the request is longer; for service 22 the
    /// service and the two bytes of the identifier.
    package var echoedByteCount: Int {
        switch service {
        case 0x01, 0x06, 0x09, 0x1A, 0x21: 2
        case 0x02, 0x05, 0x22: min(3, request.count)
        case 0x23: 1
        case 0x00 where request.isEmpty: 0
        default: request.count
        }
    }

    /// What one request brings several values of: the request and its addressee, as text for storage, such as
    /// "22B002@7C6:10".
    package var command: String {
        func digits(_ bytes: [UInt8]) -> String {
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }
        return (isBroadcast ? CustomPIDFile.broadcast : digits(request)) + (header.map { "@\($0)" } ?? "")
            + (extendedAddress.map { ":" + digits([$0]) } ?? "")
    }

    /// Returns the value in the bytes that follow the echoed service and PID, or nil if there is none.
    package func decode(_ data: ArraySlice<UInt8>) -> Double? { try? reading(data).number }

    /// Returns the value, with its text if the equation has one for it.
    package func reading(_ data: ArraySlice<UInt8>) throws(Equation.EvaluationError) -> Equation.Value {
        try equation.evaluate(data, echoed: echoedByteCount)
    }

    /// Returns a unique signal name: `custom` and the capitalized words of the first text that has any, such as
    /// `customOilTemp`. Letters of all scripts are kept. If no text has words, the digits of the request are used
    /// instead.
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

extension CustomPID {
    /// A standard value that no file describes, requested from all ECUs.
    package init(_ standard: StandardValue, request: [UInt8], equation: Equation) {
        self.init(
            name: standard.title, shortName: standard.title, signalName: standard.name, unit: standard.unit,
            request: request, equation: equation, standard: standard)
    }
}
