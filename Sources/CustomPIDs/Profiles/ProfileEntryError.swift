package import Formats

/// Why a value of a profile was not imported, or what is wrong with the file.
package enum ProfileEntryError: UserError, Hashable {
    // What is not done with a car.
    case needsSession(String)
    case notOnlyReading(String)
    case setsFrames
    case changesAdapter(String)
    // What cannot be expressed.
    case noRequest
    case wrongRequest(String)
    case wrongHeader(String)
    case wrongFormat
    case tooManyBits(Int)
    case text
    case notOnlyData(String)
    case equation(String)
    case damaged
    case missingBase(String)
    case noMultiplexor
    case nestedMultiplexors
    case longFrame
    case floatingPoint
    case otherCalculation
    // The text of the file.
    case unquotedName(String)
    case expectedName
    case expected(String)
    case surplusComma
    case surplusText
    case surplusBracket
    case openText
    case noValue(String)
    case endsEarly
    case nestedTooDeeply
    case noMessage
    case wrongLayout(String)
    case beyondMessage(String, Int)
    // The whole file.
    case notAProfile
    case empty

    package var message: UserMessage {
        switch self {
        case .needsSession(let request):
            "needs a diagnostic session (\(request)), which obdmech does not open"
        case .notOnlyReading(let service): "service '\(service)' is not read-only"
        case .setsFrames: "needs raw frames (AT CAF0)"
        case .changesAdapter(let command): "needs the adapter command '\(command)'"
        case .noRequest: "no service and PID"
        case .wrongRequest(let text): "'\(text)' is not a service and PID in hexadecimal"
        case .wrongHeader(let text): "'\(text)' is not an address"
        case .wrongFormat: "no valid 'fmt' with 'len'"
        case .tooManyBits(let count): "\(count) bits are more than a number has"
        case .text: "a text, not a number"
        case .notOnlyData(let byte): "'\(byte)' is a byte of length or order, not of data"
        case .equation(let reason): UserMessage(reason)
        case .damaged: "a part of it cannot be read"
        case .missingBase(let path): "'\(path)', which it extends, is missing"
        case .noMultiplexor: "its message has no multiplexor"
        case .nestedMultiplexors: "a multiplexor within another"
        case .longFrame: "its message has more than 8 bytes (CAN FD)"
        case .floatingPoint: "a floating-point number"
        case .otherCalculation: "computed from other values"
        case .unquotedName(let name): "name '\(name)' without quotation marks"
        case .expectedName: "expected a name in quotation marks"
        case .expected(let sign): "expected '\(sign)'"
        case .surplusComma: "comma before a closing bracket"
        case .surplusText: "text after the end"
        case .surplusBracket: "closing bracket that nothing opened"
        case .openText: "unclosed quotation mark"
        case .noValue(let word): word.isEmpty ? "expected a value" : "'\(word)' is not a value"
        case .endsEarly: "the text ends too early"
        case .nestedTooDeeply: "brackets are nested too deeply"
        case .noMessage: "of no valid message"
        case .wrongLayout(let text): "'\(text)' is not START|LENGTH@ORDER with the sign + or -"
        case .beyondMessage(let text, let byteCount): "'\(text)' is not within the \(byteCount) bytes of its message"
        case .notAProfile: "not a profile of a known form"
        case .empty: "no values"
        }
    }
}
