/// The reason for a negative response: the last byte of a `7F service …` message (ISO 14229-1, ISO 14230-3, SAE J1979).
package struct NegativeResponse: Hashable, Sendable {
    package let code: UInt8
    package init(code: UInt8) { self.code = code }

    package static let busyRepeatRequest = NegativeResponse(code: 0x21)
    package static let requestOutOfRange = NegativeResponse(code: 0x31)
    package static let responsePending = NegativeResponse(code: 0x78)

    /// Whether the request is not refused as such: the response will follow, or the request should be repeated.
    package var asksForPatience: Bool { self == .busyRepeatRequest || self == .responsePending }

    /// The reason in words with the code, such as "service not supported (11)".
    package var reason: String { "\(text) (\(Hexadecimal.text([code])))" }

    private var text: String {
        switch code {
        case 0x10: "general reject"
        case 0x11: "service not supported"
        case 0x12: "parameter not supported"
        case 0x13: "incorrect message length or format"
        case 0x21: "busy, repeat request"
        case 0x22: "conditions not correct"
        case 0x24: "request sequence error"
        case 0x31: "request out of range"
        case 0x33: "security access denied"
        case 0x35: "invalid key"
        case 0x36: "exceeded number of attempts"
        case 0x37: "required time delay not expired"
        case 0x72: "general programming failure"
        case 0x78: "response pending, but none followed"
        case 0x7E: "not supported in this session"
        case 0x7F: "service not supported in this session"
        case 0x81: "engine speed too high"
        case 0x82: "engine speed too low"
        case 0x83: "engine is running"
        case 0x84: "engine is not running"
        case 0x92: "voltage too high"
        case 0x93: "voltage too low"
        default: "refused"
        }
    }
}
