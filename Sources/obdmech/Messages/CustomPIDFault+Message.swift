import CommandLine
import CustomPIDs

extension CustomPIDFault: Message {
    var row: MessageRow {
        switch self {
        case .noText:
            MessageRow(
                text, status: nil,
                cause: "A .csv file in the folder of custom PIDs is not text, or is in UTF-16.",
                remedy: "Move it elsewhere, or save it as plain text in UTF-8.")
        case .noColumn:
            MessageRow(
                text, status: nil,
                cause: "The first line names the columns, and a required one is missing.",
                remedy: "Add it to that line: a name, ModeAndPID and Equation are required.")
        case .openCell:
            MessageRow(
                text, status: nil,
                cause: "A cell starts with a quotation mark that is not closed on its line.",
                remedy: "Close it, and double the quotation marks within the cell.")
        case .noName:
            MessageRow(
                text, status: nil,
                cause: "The line has neither a name nor a short name, or its columns are shifted.",
                remedy: "Fill in one of them, and count the commas before it.")
        case .noRequest:
            MessageRow(
                text, status: nil,
                cause: "The request is empty, or the columns are shifted.",
                remedy: "Fill in service and PID in hexadecimal, such as 22F40C.")
        case .notHexadecimal:
            MessageRow(
                text, status: nil,
                cause: "The request is not two to seven whole bytes.",
                remedy: "Write it as pairs of hexadecimal digits, such as 010C or 22F40C.")
        case .notOnlyReading:
            MessageRow(
                text, status: nil,
                cause: "The request would change something in the vehicle, which obdmech does not do.",
                remedy: "Remove the line, or look for a request of service 21 or 22 for the same value.")
        case .wrongHeader:
            MessageRow(
                text, status: nil,
                cause: "The address of the ECU is not in a supported form.",
                remedy: "Write it as 7E0 or 18DA10F1, or leave the cell empty to ask all ECUs.")
        case .wrongResponse:
            MessageRow(
                text, status: nil,
                cause: "The address at which the ECU responds is not in a supported form.",
                remedy: "Write it as 7E8 or 17FE0076, or leave the cell empty: it is then learned from the response.")
        case .wrongExtendedAddress:
            MessageRow(
                text, status: nil,
                cause: "The address byte of extended addressing is not in a supported form.",
                remedy: "Write it as 12, or leave the cell empty if the ECU has none.")
        case .notANumber:
            MessageRow(
                text, status: nil,
                cause: "A limit or a number in the equation has a decimal comma or a stray letter.",
                remedy: "Write it as 0.5.")
        case .noHexadecimal:
            MessageRow(
                text, status: nil,
                cause: "The prefix 0x is not followed by one to eight hexadecimal digits.",
                remedy: "Write the number as 0xFF or 255.")
        case .numberExpected:
            MessageRow(
                text, status: nil,
                cause: "LOOKUP can only look up numbers.",
                remedy: "Write a number before the = and a number or quoted text after it.")
        case .noEquation:
            MessageRow(
                text, status: nil,
                cause: "The equation is empty, or the columns are shifted.",
                remedy: "Fill it in; A alone is the first data byte of the response.")
        case .expected:
            MessageRow(
                text, status: nil,
                cause: "A parenthesis or another character is missing from the equation.",
                remedy: "Insert it at the column named before the message.")
        case .bracketExpected:
            MessageRow(
                text, status: nil,
                cause: "A function has no arguments.",
                remedy: "Add its arguments in parentheses, such as ABS(A-128).")
        case .surplusBracket:
            MessageRow(
                text, status: nil,
                cause: "There is one closing parenthesis too many.",
                remedy: "Remove it, or add the opening one.")
        case .outsideOfFunction:
            MessageRow(
                text, status: nil,
                cause: "A comma or colon separates arguments of a function, and this is not inside one.",
                remedy: "Use a decimal point instead of a comma, or remove it.")
        case .operatorExpected:
            MessageRow(
                text, status: nil,
                cause: "Two values have no operator between them.",
                remedy: "Write + - * or / between them: A*256+B, not A 256 B.")
        case .valueExpected:
            MessageRow(
                text, status: nil,
                cause: "There is an operator where a byte, a number or a parenthesis is expected.",
                remedy: "Look for an extra character at the column named before the message.")
        case .valueExpectedAtEnd:
            MessageRow(
                text, status: nil,
                cause: "The equation ends with an operator, or is truncated.",
                remedy: "Add the missing value, or remove the operator.")
        case .unknownName:
            MessageRow(
                text, status: nil,
                cause: "Bytes are named A to Z, then AA, AB and so on; this is neither a byte nor a function.",
                remedy: "Correct the name; to refer to another custom PID write VAL{NAME}.")
        case .unknownFunction:
            MessageRow(
                text, status: nil,
                cause: "The function is misspelled, or exists only in another program.",
                remedy: "Correct it, or rewrite the equation without it.")
        case .wrongCount:
            MessageRow(
                text, status: nil,
                cause: "The function has too few or too many arguments.",
                remedy: "Give it as many as the message says, separated by : or ,.")
        case .notSupported:
            MessageRow(
                text, status: nil,
                cause: "The function uses earlier values or compares, which is not supported.",
                remedy: "Rewrite the equation without it, or remove the line.")
        case .comparison:
            MessageRow(
                text, status: nil,
                cause: "The equation compares values with = or !.",
                remedy: "Rewrite it, for example with MIN, MAX or LOOKUP.")
        case .otherValues:
            MessageRow(
                text, status: nil,
                cause: "The equation needs a value from another request, such as [0D] or BARO().",
                remedy: "Use only the bytes of its own response.")
        case .inAnotherAnswer:
            MessageRow(
                text, status: nil,
                cause: "VAL{…} names a custom PID with another request or another header.",
                remedy: "Refer only to custom PIDs computed from the same response.")
        case .noSuchPID:
            MessageRow(
                text, status: nil,
                cause: "VAL{…} names a custom PID that is misspelled, or whose own line has an error.",
                remedy: "Write its long name, and correct the other lines first.")
        case .circle:
            MessageRow(
                text, status: nil,
                cause: "Custom PIDs refer to each other in a circle.",
                remedy: "Write one of them with bytes instead of VAL.")
        case .tooDeep:
            MessageRow(
                text, status: nil,
                cause: "More than 60 parentheses or signs are nested.",
                remedy: "Simplify the equation.")
        case .tooLong:
            MessageRow(
                text, status: nil,
                cause: "Equations that refer to each other with VAL expand to too many terms.",
                remedy: "Use bytes instead.")
        case .emptyRange:
            MessageRow(
                text, status: nil,
                cause: "In a LOOKUP range the number after ~ is less than the one before it.",
                remedy: "Swap them.")
        case .openText:
            MessageRow(
                text, status: nil,
                cause: "A text in LOOKUP has no closing '.",
                remedy: "Close it.")
        }
    }

    static let samples: [Self] = [
        .noText, .noColumn(""), .openCell, .noName, .noRequest, .notHexadecimal(""), .notOnlyReading(service: ""),
        .wrongHeader(""), .wrongResponse(""), .wrongExtendedAddress(""), .notANumber(""), .noHexadecimal,
        .numberExpected, .noEquation,
        .expected("", after: "", found: ""), .bracketExpected(function: ""), .surplusBracket(""),
        .outsideOfFunction(""), .operatorExpected(before: ""), .valueExpected(found: ""), .valueExpectedAtEnd,
        .unknownName(""), .unknownFunction(""), .wrongCount("", takes: "", count: 0), .notSupported(""), .comparison,
        .otherValues, .inAnotherAnswer(""), .noSuchPID(""), .circle(""), .tooDeep, .tooLong, .emptyRange, .openText,
    ]
}
