package import Formats

/// An error in a line of a file of custom PIDs.
package enum CustomPIDError: UserError, Hashable {
    case noText
    case noColumn(String)
    case openCell
    case noName
    case noRequest
    case notHexadecimal(String)
    case notOnlyReading(service: String)
    case needsSession(String)
    case wrongHeader(String)
    case wrongResponse(String)
    case wrongExtendedAddress(String)
    case notANumber(String)
    case noHexadecimal
    case numberExpected
    case wholeNumberExpected(Int, Int)
    case unknownStandard(String)
    case wrongYears(String)
    case noBroadcastAddress
    case noEquation
    case expected(String, after: String, found: String)
    case bracketExpected(function: String)
    case surplusBracket(String)
    case outsideOfFunction(String)
    case operatorExpected(before: String)
    case valueExpected(found: String)
    case valueExpectedAtEnd
    case unknownName(String)
    case unknownFunction(String)
    case wrongCount(String, takes: String, count: Int)
    case notSupported(String)
    case comparison
    case otherValues
    case inAnotherAnswer(String)
    case noSuchPID(String)
    case circle(String)
    case tooDeep
    case tooLong
    case emptyRange
    case openText

    package var message: UserMessage {
        switch self {
        case .noText: "not a text file"
        case .noColumn(let name): "no column '\(name)'"
        case .openCell: "unclosed quotation mark"
        case .noName: "no name"
        case .noRequest: "no service and PID"
        case .notHexadecimal(let text): "'\(text)' is not a service and PID in hexadecimal"
        case .notOnlyReading(let service): "service '\(service)' is not read-only"
        case .needsSession(let request):
            "needs a diagnostic session (\(request)), which obdmech does not open"
        case .wrongHeader(let text): "'\(text)' is not a header of 3, 6 or 8 hexadecimal digits"
        case .wrongResponse(let text): "'\(text)' is not a CAN identifier of 3 or 8 hexadecimal digits"
        case .wrongExtendedAddress(let text): "'\(text)' is not an address byte of 2 hexadecimal digits"
        case .notANumber(let text): "'\(text)' is not a number"
        case .noHexadecimal: "not a hexadecimal number"
        case .numberExpected: "expected a number"
        case .wholeNumberExpected(let low, let high): "expected a whole number from \(low) to \(high)"
        case .unknownStandard(let name): "'\(name)' is not a standard value"
        case .wrongYears(let text): "'\(text)' is not a range of model years"
        case .noBroadcastAddress: "a broadcast value needs a CAN identifier of 3 or 8 hexadecimal digits"
        case .noEquation: "no equation"
        case .expected(let sign, let after, let found): "expected '\(sign)' after \(after), not \(found)"
        case .bracketExpected(let function): "expected '(' after '\(function)'"
        case .surplusBracket(let sign): "unmatched '\(sign)'"
        case .outsideOfFunction(let sign): "'\(sign)' outside a function"
        case .operatorExpected(let before): "expected an operator before '\(before)'"
        case .valueExpected(let found): "expected a value, not '\(found)'"
        case .valueExpectedAtEnd: "expected a value at the end"
        case .unknownName(let name): "unknown name '\(name)'"
        case .unknownFunction(let name): "unknown function '\(name)'"
        case .wrongCount(let function, let takes, let count):
            "'\(function)' takes \(takes) argument\(takes == "1" ? "" : "s"), not \(count)"
        case .notSupported(let name): "'\(name)' is not supported"
        case .comparison: "comparisons are not supported"
        case .otherValues: "values from other responses are not supported"
        case .inAnotherAnswer(let name): "'\(name)' is in another response, which is not supported"
        case .noSuchPID(let name): "no custom PID '\(name)'"
        case .circle(let name): "'\(name)' refers to itself"
        case .tooDeep: "parentheses are nested too deeply"
        case .tooLong: "the equation is too long, including those it refers to"
        case .emptyRange: "the range ends before it starts"
        case .openText: "unclosed text"
        }
    }
}

extension CustomPIDError {
    /// Whether it shows that the file is a list of PIDs, with an error in a row.
    var isOfARow: Bool {
        switch self {
        case .noText, .noColumn, .openCell, .noName, .noRequest, .notHexadecimal: false
        default: true
        }
    }
}

/// An error at a place in a file of custom PIDs.
package struct CustomPIDWarning: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The line number, from 1.
    package var line: Int
    /// The column in characters, from 1.
    package var column: Int
    package var reason: CustomPIDError

    /// The place and the message, such as "pids.csv:3:27: unknown function 'FOO'".
    package var description: String { "\(path):\(line):\(column): \(reason.text)" }
}
