import CommandLine
import CustomPIDs

extension CustomPIDFault: Message {
    var row: MessageRow {
        switch self {
        case .noText:
            MessageRow(
                text, status: nil,
                cause: "A file in the folder of custom PIDs ends in .csv and holds something else, or is in UTF-16.",
                remedy: "Move it away, or save it as plain text in UTF-8.")
        case .noColumn:
            MessageRow(
                text, status: nil,
                cause: "The first line names the columns, and one that is needed is not among them.",
                remedy: "Name it in that line: a name, ModeAndPID and Equation are needed.")
        case .openCell:
            MessageRow(
                text, status: nil,
                cause: "A cell begins with a quotation mark, and none closes it in its line.",
                remedy: "Close it, and write marks within the cell twice.")
        case .noName:
            MessageRow(
                text, status: nil,
                cause: "The line has neither a name nor a short name, or its columns are shifted.",
                remedy: "Fill in one of the two, and count the commas before it.")
        case .noRequest:
            MessageRow(
                text, status: nil,
                cause: "The cell for the request is empty, or the columns are shifted.",
                remedy: "Fill in service and PID in hexadecimal digits, such as 22F40C.")
        case .notHexadecimal:
            MessageRow(
                text, status: nil,
                cause: "The request is not made of two to seven whole bytes.",
                remedy: "Write it such as 010C or 22F40C, in pairs of the digits 0 to 9 and A to F.")
        case .notOnlyReading:
            MessageRow(
                text, status: nil,
                cause: "The request would change something in the vehicle, which the program does not do.",
                remedy: "Remove the line, or look for a request of service 21 or 22 that tells the same.")
        case .wrongHeader:
            MessageRow(
                text, status: nil,
                cause: "The address of the controller is written in another way.",
                remedy: "Write it such as 7E0 or 18DA10F1, or leave the cell empty to ask all.")
        case .notANumber:
            MessageRow(
                text, status: nil,
                cause: "A limit or a number of the equation has a comma for its point, or a letter too many.",
                remedy: "Write it such as 0.5.")
        case .noHexadecimal:
            MessageRow(
                text, status: nil,
                cause: "Behind 0x stand no hexadecimal digits, or more than eight.",
                remedy: "Write the number such as 0xFF or 255.")
        case .numberExpected:
            MessageRow(
                text, status: nil,
                cause: "In the table of LOOKUP only numbers can be looked for.",
                remedy: "Write a number before and, unless it is a text in quotes, behind the =.")
        case .noEquation:
            MessageRow(
                text, status: nil,
                cause: "The cell for the equation is empty, or the columns are shifted.",
                remedy: "Fill it in; A is the first byte of the answer as it is.")
        case .expected:
            MessageRow(
                text, status: nil,
                cause: "A bracket or another sign of the equation is missing.",
                remedy: "Put it in at the column that is named before the message.")
        case .bracketExpected:
            MessageRow(
                text, status: nil,
                cause: "The name of a function stands alone.",
                remedy: "Write what it is applied to in brackets, such as ABS(A-128).")
        case .surplusBracket:
            MessageRow(
                text, status: nil,
                cause: "There is a closing bracket more than opening ones.",
                remedy: "Remove it, or open one before it.")
        case .outsideOfFunction:
            MessageRow(
                text, status: nil,
                cause: "A comma or a colon divides the arguments of a function, and here is none.",
                remedy: "Write a point in a number instead of a comma, or remove it.")
        case .operatorExpected:
            MessageRow(
                text, status: nil,
                cause: "Two values stand side by side.",
                remedy: "Write + - * or / between them: A*256+B rather than A 256 B.")
        case .valueExpected:
            MessageRow(
                text, status: nil,
                cause: "An operator stands where a byte, a number or a bracket should.",
                remedy: "Look at the column that is named before the message for a sign too many.")
        case .valueExpectedAtEnd:
            MessageRow(
                text, status: nil,
                cause: "The equation ends in an operator, or is cut off.",
                remedy: "Write the missing value, or remove the operator.")
        case .unknownName:
            MessageRow(
                text, status: nil,
                cause: "Bytes are called A to Z, then AA, AB and so on, and this is no byte and no function.",
                remedy: "Correct the name; another custom PID is written VAL{its name}.")
        case .unknownFunction:
            MessageRow(
                text, status: nil,
                cause: "The name before the bracket is misspelt, or a function that only another program has.",
                remedy: "Correct it, or write the equation without it.")
        case .wrongCount:
            MessageRow(
                text, status: nil,
                cause: "The function has too few or too many values in its brackets.",
                remedy: "Give it as many as the message says, with : or , between.")
        case .notSupported:
            MessageRow(
                text, status: nil,
                cause: "The function remembers earlier values or compares, which is not done here.",
                remedy: "Write the equation without it, or remove the line.")
        case .comparison:
            MessageRow(
                text, status: nil,
                cause: "The equation compares values with signs such as = or !.",
                remedy: "Write it without, with MIN, MAX or LOOKUP perhaps.")
        case .otherValues:
            MessageRow(
                text, status: nil,
                cause: "The equation needs something that another request tells, such as [0D] or BARO().",
                remedy: "Write it with the bytes of its own answer alone.")
        case .inAnotherAnswer:
            MessageRow(
                text, status: nil,
                cause: "VAL{…} names a custom PID with another request or another header.",
                remedy: "Refer only to those that are calculated from the same answer.")
        case .noSuchPID:
            MessageRow(
                text, status: nil,
                cause: "VAL{…} names one that is misspelt, or in a line that could not be used itself.",
                remedy: "Write its long name, and repair the other lines first.")
        case .circle:
            MessageRow(
                text, status: nil,
                cause: "Custom PIDs refer to each other in a circle.",
                remedy: "Write one of them with bytes instead of VAL.")
        case .tooDeep:
            MessageRow(
                text, status: nil,
                cause: "More than 60 brackets or signs stand within one another.",
                remedy: "Write the equation with fewer.")
        case .tooLong:
            MessageRow(
                text, status: nil,
                cause: "Equations that refer to each other with VAL have grown beyond all use.",
                remedy: "Write it with bytes instead.")
        case .emptyRange:
            MessageRow(
                text, status: nil,
                cause: "In the table of LOOKUP the number behind ~ is less than the one before it.",
                remedy: "Swap the two.")
        case .openText:
            MessageRow(
                text, status: nil,
                cause: "In the table of LOOKUP a text is not closed by a second mark '.",
                remedy: "Close it.")
        }
    }

    static let samples: [Self] = [
        .noText, .noColumn(""), .openCell, .noName, .noRequest, .notHexadecimal(""), .notOnlyReading(service: ""),
        .wrongHeader(""), .notANumber(""), .noHexadecimal, .numberExpected, .noEquation,
        .expected("", after: "", found: ""), .bracketExpected(function: ""), .surplusBracket(""),
        .outsideOfFunction(""), .operatorExpected(before: ""), .valueExpected(found: ""), .valueExpectedAtEnd,
        .unknownName(""), .unknownFunction(""), .wrongCount("", takes: "", count: 0), .notSupported(""), .comparison,
        .otherValues, .inAnotherAnswer(""), .noSuchPID(""), .circle(""), .tooDeep, .tooLong, .emptyRange, .openText,
    ]
}
