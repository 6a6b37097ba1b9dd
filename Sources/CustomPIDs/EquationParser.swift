/// A parser that turns the text of an equation into the steps of its calculation.
struct EquationParser {
    private let characters: [Character]
    private var place = 0
    private var depth = 0
    private var steps: [Equation.Step] = []

    /// The maximum nesting depth of expressions, far beyond that of any meaningful equation.
    static let greatestDepth = 60

    init(_ text: some StringProtocol) { characters = Array(text) }

    mutating func parse() throws(Equation.SyntaxError) -> [Equation.Step] {
        skipSpaces()
        guard next != nil else { throw mistake(.noEquation) }
        try expression(0)
        if let character = next { throw mistake(Self.surplus(character)) }
        return steps
    }

    // MARK: characters

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private func mistake(_ reason: CustomPIDError, at offset: Int? = nil) -> Equation.SyntaxError {
        Equation.SyntaxError(offset: offset ?? place, reason: reason)
    }

    private mutating func skipSpaces() {
        while let character = next, character.isWhitespace { place += 1 }
    }

    /// Consumes the text and the spaces after it if the text comes next. Returns whether it did.
    private mutating func take(_ text: String) -> Bool {
        let end = place + text.count
        guard end <= characters.count, characters[place..<end].elementsEqual(text) else { return false }
        place = end
        skipSpaces()
        return true
    }

    private mutating func demand(_ text: String, after: String) throws(Equation.SyntaxError) {
        if !take(text) {
            let found = next.map { "'\($0)'" } ?? "the end"
            throw mistake(.expected(text, after: after, found: found))
        }
    }

    private mutating func run(_ isPart: (Character) -> Bool) -> String {
        let start = place
        while let character = next, isPart(character) { place += 1 }
        return String(characters[start..<place])
    }

    private static func surplus(_ character: Character) -> CustomPIDError {
        switch character {
        case "=", "!", "?": .comparison
        case ")", "}", "]": .surplusBracket(String(character))
        case ":", ",": .outsideOfFunction(String(character))
        default: .operatorExpected(before: String(character))
        }
    }

    // MARK: grammar

    /// Parses operators of precedence `minimum` or higher, with their operands.
    private mutating func expression(_ minimum: Int) throws(Equation.SyntaxError) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw mistake(.tooDeep) }
        try operand()
        while true {
            let start = place
            guard let operation = EquationOperator.allCases.first(where: { take($0.rawValue) }) else { return }
            if next == "=" { throw mistake(.comparison, at: start) }
            guard operation.precedence >= minimum else {
                place = start
                return
            }
            // Power is right-associative: 2^3^2 is 2^9.
            try expression(operation == .power ? operation.precedence : operation.precedence + 1)
            steps.append(.combine(operation))
        }
    }

    private mutating func operand() throws(Equation.SyntaxError) {
        guard let character = next else { throw mistake(.valueExpectedAtEnd) }
        if take("-") {
            try expression(EquationOperator.signPrecedence)
            steps.append(.negate)
        } else if take("+") {
            try expression(EquationOperator.signPrecedence)
        } else if take("(") {
            try expression(0)
            try demand(")", after: "the expression in brackets")
        } else if take("{") {
            try expression(0)
            try demand(":", after: "the value before the bit")
            try expression(0)
            try demand("}", after: "the bit")
            steps.append(.call(.bit, arguments: 2))
        } else if character == "[" {
            throw mistake(.otherValues)
        } else if character.isASCII, character.isNumber || character == "." {
            steps.append(.number(try number()))
        } else if character.isASCII, character.isLetter {
            try name()
        } else {
            throw mistake(.valueExpected(found: String(character)))
        }
    }

    private mutating func number() throws(Equation.SyntaxError) -> Double {
        let start = place
        var text = run { $0.isASCII && $0.isNumber }
        if text == "0", next == "x" || next == "X" {
            place += 1
            let digits = run(\.isHexDigit)
            skipSpaces()
            guard let value = UInt32(digits, radix: 16) else { throw mistake(.noHexadecimal, at: start) }
            return Double(value)
        }
        if next == "." {
            place += 1
            text += "." + run { $0.isASCII && $0.isNumber }
        }
        // `E` also names the fifth data byte, but directly after a number it begins an exponent.
        if next == "e" || next == "E" {
            place += 1
            text += "e"
            if let sign = next, sign == "-" || sign == "+" {
                place += 1
                text.append(sign)
            }
            text += run { $0.isASCII && $0.isNumber }
        }
        guard text != ".", let value = Double(text), value.isFinite else {
            throw mistake(.notANumber(text), at: start)
        }
        skipSpaces()
        return value
    }

    /// Parses a data byte, a function or a reference.
    private mutating func name() throws(Equation.SyntaxError) {
        let start = place
        let written = run { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let name = written.uppercased()
        skipSpaces()
        if name == "VAL" { return try reference(at: start) }
        if name == "BARO" { throw mistake(.otherValues, at: start) }
        if ["AVG", "EWMAF", "RAVG", "TAVG", "TDLY", "RDLY", "TOT", "RANDOM", "CLOSEST", "IF"].contains(name) {
            throw mistake(.notSupported(written), at: start)
        }
        guard take("(") else {
            guard name.count <= 2, name.allSatisfy(\.isLetter) else {
                let isFunction =
                    ["LOOKUP", "FRAME", "XFRAME"].contains(name) || BitField.functions[name] != nil
                    || EquationFunction(rawValue: name) != nil
                throw mistake(
                    isFunction ? .bracketExpected(function: written) : .unknownName(written), at: start)
            }
            steps.append(.byte(name.utf8.reduce(0) { $0 * 26 + Int($1 - 0x40) } - 1))
            return
        }
        if name == "LOOKUP" { return try lookup() }
        if let bits = BitField.functions[name] { return try field(bits, written, start) }
        if name == "FRAME" || name == "XFRAME" {
            let index = try whole(0...FrameByte.maxIndex)
            steps.append(.frameByte(FrameByte(index: index, hasAddress: name == "XFRAME")))
            return try demand(")", after: "the arguments of '\(written)'")
        }
        guard let function = EquationFunction(rawValue: name) else {
            throw mistake(.unknownFunction(written), at: start)
        }
        var count = 0
        repeat {
            try expression(0)
            count += 1
        } while take(":") || take(",")
        try demand(")", after: "the arguments of '\(written)'")
        guard function.arities.contains(count) else {
            let takes = function.arities.sorted().map(String.init).joined(separator: " or ")
            throw mistake(.wrongCount(written, takes: takes, count: count), at: start)
        }
        steps.append(.call(function, arguments: count))
    }

    /// Parses the part after `BITS(` and its relatives.
    private mutating func field(
        _ kind: (order: BitField.Order, isSigned: Bool), _ written: String, _ start: Int
    ) throws(Equation.SyntaxError) {
        let first = try whole(0...BitField.maxFirst)
        guard take(":") || take(",") else {
            throw mistake(.wrongCount(written, takes: "2", count: 1), at: start)
        }
        let count = try whole(1...BitField.maxCount)
        try demand(")", after: "the arguments of '\(written)'")
        steps.append(.bits(BitField(first: first, count: count, order: kind.order, isSigned: kind.isSigned)))
    }

    /// Parses a whole number.
    private mutating func whole(_ range: ClosedRange<Int>) throws(Equation.SyntaxError) -> Int {
        let start = place
        let digits = run { $0.isASCII && $0.isNumber }
        skipSpaces()
        guard let number = Int(digits), range.contains(number) else {
            throw mistake(.wholeNumberExpected(range.lowerBound, range.upperBound), at: start)
        }
        return number
    }

    /// Parses the part after `VAL`.
    private mutating func reference(at start: Int) throws(Equation.SyntaxError) {
        try demand("{", after: "'VAL'")
        var name = run { $0 != "}" }
        while name.last?.isWhitespace == true { name.removeLast() }
        try demand("}", after: "the name of the value")
        steps.append(.reference(Equation.Reference(name: name, offset: start)))
    }

    // MARK: tables

    /// Parses the part after `LOOKUP(`.
    private mutating func lookup() throws(Equation.SyntaxError) {
        try expression(0)
        try demand(":", after: "the value to look up")
        var fallback = Equation.Lookup.Default.none
        if next == "'" {
            fallback = .text(try quoted())
        } else if next != ":", next != ")" {
            try expression(0)
            fallback = .computed
        }
        var entries: [Equation.Lookup.Entry] = []
        while take(":") {
            let start = place
            let first = try signedNumber()
            let last = take("~") ? try signedNumber() : first
            guard first <= last else { throw mistake(.emptyRange, at: start) }
            try demand("=", after: "the number to look for")
            if next == "'" {
                entries.append(.init(keys: first...last, number: nil, text: try quoted()))
            } else {
                entries.append(.init(keys: first...last, number: try signedNumber(), text: nil))
            }
        }
        try demand(")", after: "the table of 'LOOKUP'")
        steps.append(.lookup(Equation.Lookup(entries: entries, fallback: fallback)))
    }

    private mutating func signedNumber() throws(Equation.SyntaxError) -> Double {
        let isNegative = take("-")
        guard let character = next, character.isASCII, character.isNumber || character == "." else {
            throw mistake(.numberExpected)
        }
        return try isNegative ? -number() : number()
    }

    private mutating func quoted() throws(Equation.SyntaxError) -> String {
        let start = place
        place += 1
        let text = run { $0 != "'" }
        guard next != nil else { throw mistake(.openText, at: start) }
        place += 1
        skipSpaces()
        return text
    }
}
