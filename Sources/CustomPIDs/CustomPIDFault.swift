package import Formats

/// An error in a line of a file of custom PIDs.
package enum CustomPIDFault: Error, Hashable, Sendable {
    case noText
    case noColumn(String)
    case openCell
    case noName
    case noRequest
    case notHexadecimal(String)
    case notOnlyReading(service: String)
    case wrongHeader(String)
    case notANumber(String)
    case noHexadecimal
    case numberExpected
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

    /// The message: one line or half a sentence, in lower case and without a full stop.
    package var text: MessageText {
        switch self {
        case .noText: "this is no text"
        case .noColumn(let name): "there is no column '\(name)'"
        case .openCell: "the quoted cell has no end"
        case .noName: "there is no name"
        case .noRequest: "there is no service and PID"
        case .notHexadecimal(let text): "'\(text)' is no service and PID in hexadecimal digits"
        case .notOnlyReading(let service): "service '\(service)' is not one that only reads"
        case .wrongHeader(let text): "'\(text)' is no header of 3, 6 or 8 hexadecimal digits"
        case .notANumber(let text): "'\(text)' is no number"
        case .noHexadecimal: "no number"
        case .numberExpected: "a number is expected"
        case .noEquation: "there is no equation"
        case .expected(let sign, let after, let found): "'\(sign)' is expected after \(after), not \(found)"
        case .bracketExpected(let function): "'(' is expected after '\(function)'"
        case .surplusBracket(let sign): "'\(sign)' closes nothing"
        case .outsideOfFunction(let sign): "'\(sign)' stands outside of a function"
        case .operatorExpected(let before): "an operator is expected before '\(before)'"
        case .valueExpected(let found): "a value is expected, not '\(found)'"
        case .valueExpectedAtEnd: "a value is expected before the end"
        case .unknownName(let name): "unknown name '\(name)'"
        case .unknownFunction(let name): "unknown function '\(name)'"
        case .wrongCount(let function, let takes, let count):
            "'\(function)' takes \(takes) argument\(takes == "1" ? "" : "s"), not \(count)"
        case .notSupported(let name): "'\(name)' is not supported"
        case .comparison: "comparisons are not supported"
        case .otherValues: "values of other answers are not supported"
        case .inAnotherAnswer(let name): "'\(name)' is in another answer, which is not supported"
        case .noSuchPID(let name): "no custom PID has the name '\(name)'"
        case .circle(let name): "'\(name)' cannot be used here itself"
        case .tooDeep: "the brackets are nested too deep"
        case .tooLong: "the equation is too long with those it refers to"
        case .emptyRange: "the range ends before it begins"
        case .openText: "the text has no end"
        }
    }
}
