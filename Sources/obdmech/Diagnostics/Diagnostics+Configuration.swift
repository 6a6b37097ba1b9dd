import CommandLine

extension Diagnostics {
    static let configuration = [
        Diagnostic(
            pattern: "unknown key '…'", status: .usage,
            cause: "The name of the setting is misspelt, or belongs to another version of the program.",
            remedy: "Take a name from obdmech config; obdmech config unset KEY takes a wrong line out of the file."),
        Diagnostic(
            pattern: "… is '…', expected …", status: .usage,
            cause: "The value is not of the kind that the setting has, or out of its range.",
            remedy: "Set it as the message says: obdmech config set KEY VALUE; a number may have a unit behind it."),
        Diagnostic(
            pattern: "… has no value, expected …", status: .usage,
            cause: "The setting was to become an empty text.",
            remedy: "Give it a value, or take it out: obdmech config unset KEY."),
        Diagnostic(
            pattern: "… is set in line … too", status: .usage,
            cause: "The same setting stands in the file twice, and it is not clear which one is meant.",
            remedy: "Remove one of the two lines, or set it anew: obdmech config set KEY VALUE leaves one line."),
        Diagnostic(
            pattern: "cannot make out '…'", status: .usage,
            cause: "A line of the configuration is not of the form key = value, or the file is not in UTF-8.",
            remedy: "Repair the line in an editor, or put a # before it; obdmech config path tells which file it is."),
    ]

    static let customPIDs = [
        Diagnostic(
            pattern: "this is no text", status: nil,
            cause: "A file in the folder of custom PIDs ends in .csv and holds something else, or is in UTF-16.",
            remedy: "Move it away, or save it as plain text in UTF-8."),
        Diagnostic(
            pattern: "there is no column '…'", status: nil,
            cause: "The first line names the columns, and one that is needed is not among them.",
            remedy: "Name it in that line: a name, ModeAndPID and Equation are needed."),
        Diagnostic(
            pattern: "the quoted cell has no end", status: nil,
            cause: "A cell begins with a quotation mark, and none closes it in its line.",
            remedy: "Close it, and write marks within the cell twice."),
        Diagnostic(
            pattern: "there is no name", status: nil,
            cause: "The line has neither a name nor a short name, or its columns are shifted.",
            remedy: "Fill in one of the two, and count the commas before it."),
        Diagnostic(
            pattern: "there is no service and PID", status: nil,
            cause: "The cell for the request is empty, or the columns are shifted.",
            remedy: "Fill in service and PID in hexadecimal digits, such as 22F40C."),
        Diagnostic(
            pattern: "'…' is no service and PID in hexadecimal digits", status: nil,
            cause: "The request is not made of two to seven whole bytes.",
            remedy: "Write it such as 010C or 22F40C, in pairs of the digits 0 to 9 and A to F."),
        Diagnostic(
            pattern: "service '…' is not one that only reads", status: nil,
            cause: "The request would change something in the vehicle, which the program does not do.",
            remedy: "Remove the line, or look for a request of service 21 or 22 that tells the same."),
        Diagnostic(
            pattern: "'…' is no header of 3, 6 or 8 hexadecimal digits", status: nil,
            cause: "The address of the controller is written in another way.",
            remedy: "Write it such as 7E0 or 18DA10F1, or leave the cell empty to ask all."),
        Diagnostic(
            pattern: "'…' is no number", status: nil,
            cause: "A limit or a number of the equation has a comma for its point, or a letter too many.",
            remedy: "Write it such as 0.5."),
        Diagnostic(
            pattern: "no number", status: nil,
            cause: "Behind 0x stand no hexadecimal digits, or more than eight.",
            remedy: "Write the number such as 0xFF or 255."),
        Diagnostic(
            pattern: "a number is expected", status: nil,
            cause: "In the table of LOOKUP only numbers can be looked for.",
            remedy: "Write a number before and, unless it is a text in quotes, behind the =."),
        Diagnostic(
            pattern: "there is no equation", status: nil,
            cause: "The cell for the equation is empty, or the columns are shifted.",
            remedy: "Fill it in; A is the first byte of the answer as it is."),
        Diagnostic(
            pattern: "'…' is expected after …, not …", status: nil,
            cause: "A bracket or another sign of the equation is missing.",
            remedy: "Put it in at the column that is named before the message."),
        Diagnostic(
            pattern: "'(' is expected after '…'", status: nil,
            cause: "The name of a function stands alone.",
            remedy: "Write what it is applied to in brackets, such as ABS(A-128)."),
        Diagnostic(
            pattern: "'…' closes nothing", status: nil,
            cause: "There is a closing bracket more than opening ones.",
            remedy: "Remove it, or open one before it."),
        Diagnostic(
            pattern: "'…' stands outside of a function", status: nil,
            cause: "A comma or a colon divides the arguments of a function, and here is none.",
            remedy: "Write a point in a number instead of a comma, or remove it."),
        Diagnostic(
            pattern: "an operator is expected before '…'", status: nil,
            cause: "Two values stand side by side.",
            remedy: "Write + - * or / between them: A*256+B rather than A 256 B."),
        Diagnostic(
            pattern: "a value is expected, not '…'", status: nil,
            cause: "An operator stands where a byte, a number or a bracket should.",
            remedy: "Look at the column that is named before the message for a sign too many."),
        Diagnostic(
            pattern: "a value is expected before the end", status: nil,
            cause: "The equation ends in an operator, or is cut off.",
            remedy: "Write the missing value, or remove the operator."),
        Diagnostic(
            pattern: "unknown name '…'", status: nil,
            cause: "Bytes are called A to Z, then AA, AB and so on, and this is no byte and no function.",
            remedy: "Correct the name; another custom PID is written VAL{its name}."),
        Diagnostic(
            pattern: "unknown function '…'", status: nil,
            cause: "The name before the bracket is misspelt, or a function that only another program has.",
            remedy: "Correct it, or write the equation without it."),
        Diagnostic(
            pattern: "'…' takes … argument…, not …", status: nil,
            cause: "The function has too few or too many values in its brackets.",
            remedy: "Give it as many as the message says, with : or , between."),
        Diagnostic(
            pattern: "'…' is not supported", status: nil,
            cause: "The function remembers earlier values or compares, which is not done here.",
            remedy: "Write the equation without it, or remove the line."),
        Diagnostic(
            pattern: "comparisons are not supported", status: nil,
            cause: "The equation compares values with signs such as = or !.",
            remedy: "Write it without, with MIN, MAX or LOOKUP perhaps."),
        Diagnostic(
            pattern: "values of other answers are not supported", status: nil,
            cause: "The equation needs something that another request tells, such as [0D] or BARO().",
            remedy: "Write it with the bytes of its own answer alone."),
        Diagnostic(
            pattern: "'…' is in another answer, which is not supported", status: nil,
            cause: "VAL{…} names a custom PID with another request or another header.",
            remedy: "Refer only to those that are calculated from the same answer."),
        Diagnostic(
            pattern: "no custom PID has the name '…'", status: nil,
            cause: "VAL{…} names one that is misspelt, or in a line that could not be used itself.",
            remedy: "Write its long name, and repair the other lines first."),
        Diagnostic(
            pattern: "'…' cannot be used here itself", status: nil,
            cause: "Custom PIDs refer to each other in a circle.",
            remedy: "Write one of them with bytes instead of VAL."),
        Diagnostic(
            pattern: "the brackets are nested too deep", status: nil,
            cause: "More than 60 brackets or signs stand within one another.",
            remedy: "Write the equation with fewer."),
        Diagnostic(
            pattern: "the equation is too long with those it refers to", status: nil,
            cause: "Equations that refer to each other with VAL have grown beyond all use.",
            remedy: "Write it with bytes instead."),
        Diagnostic(
            pattern: "the range ends before it begins", status: nil,
            cause: "In the table of LOOKUP the number behind ~ is less than the one before it.",
            remedy: "Swap the two."),
        Diagnostic(
            pattern: "the text has no end", status: nil,
            cause: "In the table of LOOKUP a text is not closed by a second mark '.",
            remedy: "Close it."),
    ]
}
