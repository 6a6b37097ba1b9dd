import Formats
import TestSupport
import Testing

@testable import CustomPIDs

@Suite(.timeLimit(.minutes(20))) struct EquationTests {
    /// The reasons why there is no value: the response is too short, or the result is not a real number.
    @Test(
        arguments: [
            ("A*256+B", [1], .tooFewBytes(needed: 2)), ("D", [], .tooFewBytes(needed: 4)), ("1/A", [0], .noRealNumber),
            ("SQRT(A-5)", [1], .noRealNumber), ("LOG(A)", [0], .noRealNumber), ("0/(A-A)", [7], .noRealNumber),
        ] as [(String, [UInt8], Equation.EvaluationError)])
    func issues(text: String, data: [UInt8], issue: Equation.EvaluationError) throws {
        let equation = try Equation(text)
        #expect(throws: issue) { try equation.evaluate(data[...]) }
    }

    private static func value(_ text: String, _ data: [UInt8] = []) throws -> Double? {
        try? Equation(text).evaluate(data[...]).number
    }

    // MARK: values

    @Test(
        arguments: [
            ("A", [0x1F], 31), ("B", [1, 2], 2), ("Z", Array(0...25), 25), ("AA", Array(0...26), 26),
            ("AB", Array(0...27), 27), ("BA", Array(0...52), 52), ("a", [7], 7), ("aa", Array(0...26), 26),
            ("A-40", [0x7B], 83), ("A*256+B", [0x1A, 0xF8], 6904), ("(A*256+B)/4", [0x1A, 0xF8], 1726),
            ("A*100/255", [255], 100), ("((A*256)+B)*0.079", [0x10, 0x00], 323.584), ("  A  +  1 ", [1], 2),
            ("A/2", [3], 1.5), ("A%4", [7], 3), ("-A", [5], -5), ("+A", [5], 5), ("--A", [5], 5), ("A*-1", [5], -5),
            ("A--B", [1, 2], 3), ("(((A)))", [9], 9),
        ] as [(String, [UInt8], Double)])
    func bytesAndArithmetic(text: String, data: [UInt8], expected: Double) throws {
        let value = try #require(try Self.value(text, data))
        #expect((value - expected).magnitude < 1e-9)
    }

    @Test(
        arguments: [
            ("12", 12), ("0.5", 0.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-2", 0.01), ("2.5e+1", 25),
            ("0x1F", 31),
            ("0XfF", 255), ("0", 0),
        ] as [(String, Double)])
    func numbers(text: String, expected: Double) throws {
        #expect(try Self.value(text) == expected)
    }

    /// The number of arguments of a function, in the message.
    @Test(arguments: [
        ("ABS(A:B)", "'ABS' takes 1 argument, not 2"), ("min(A)", "'min' takes 2 arguments, not 1"),
        ("SIGNED16(A:B:C)", "'SIGNED16' takes 1 or 2 arguments, not 3"),
    ])
    func argumentCounts(text: String, reason: String) {
        #expect { try Equation(text) } throws: { ($0 as? Equation.SyntaxError)?.reason.text == reason }
    }

    /// A missing number does not get the table's default value.
    @Test func aTableOfNoNumberHasNoValue() throws {
        #expect(try Self.value("LOOKUP(A/0:7:1=2)", [1]) == nil)
        #expect(try Self.value("LOOKUP(A/1:7:1=2)", [3]) == 7)
    }

    @Test(
        arguments: [
            ("1+2*3", 7), ("(1+2)*3", 9), ("10-4-3", 3), ("100/10/5", 2), ("2*3%4", 2), ("2^3^2", 512), ("-2^2", -4),
            ("(-2)^2", 4), ("2^-1", 0.5), ("2*3^2", 18), ("2*-3^2", -18), ("1+1<<2", 8), ("1|2&3<<1", 3), ("6&3|8", 10),
            ("1<8", 256), ("256>4", 16), ("255>>4", 15), ("1<<2+1", 8), ("7&3+1", 4), ("5.9&4.9", 4), ("-8>>1", -4),
            ("1>>63", 0), ("1<<63", 9_223_372_036_854_775_808),
        ] as [(String, Double)])
    func precedence(text: String, expected: Double) throws {
        #expect(try Self.value(text) == expected)
    }

    @Test(
        arguments: [
            ("BIT(A:0)", [0x0A], 0), ("BIT(A:1)", [0x0A], 1), ("{A:3}", [0x0A], 1), ("{ B : 7 }", [0, 0x80], 1),
            ("{A:2+1}", [8], 1), ("SIGNED(A)", [0xFF], -1), ("SIGNED(A)", [0x7F], 127), ("signed8(A)", [0x80], -128),
            ("SIGNED(-A/2)", [3], -1),
            ("(SIGNED(A)*256+B)", [0xFF, 0xFE], -2), ("SIGNED16(A:B)", [0xFF, 0xFE], -2),
            ("SIGNED16(A*256+B)", [0xFF, 0xFE], -2), ("SIGNED16(A,B)", [0x7F, 0xFF], 32767),
            ("SIGNED24(A:B:C)", [0xFF, 0xFF, 0xFD], -3), ("SIGNED32(A:B:C:D)", [0xFF, 0xFF, 0xFF, 0xFC], -4),
            ("INT8(A)", [200], 200), ("INT16(A:B)", [1, 2], 258), ("INT24(A:B:C)", [1, 0, 2], 65538),
            ("INT32(A:B:C:D)", [0xFF, 0xFF, 0xFF, 0xFF], 4_294_967_295), ("INT16(B:A)", [2, 1], 258),
            ("FLOAT32(A:B:C:D)", [0x3F, 0xC0, 0, 0], 1.5), ("FLOAT32(D:C:B:A)", [0, 0, 0xC0, 0x3F], 1.5),
            ("FLOAT64(A:B:C:D:E:F:G:H)", [0xC0, 0x04, 0, 0, 0, 0, 0, 0], -2.5),
            ("ABS(A-10)", [3], 7), ("INT(A/2)", [3], 1), ("INT(-A/2)", [3], -1), ("ROUND(A/2)", [3], 2),
            ("MIN(A:B)", [4, 3], 3), ("MAX(A:B)", [4, 3], 4), ("SQRT(A)", [16], 4), ("LOG10(A*10)", [10], 2),
            ("LOG(1)", [], 0), ("LOG1P(0)", [], 0), ("SIN(0)", [], 0), ("COS(0)", [], 1), ("TAN(0)", [], 0),
            ("MAX(MIN(A:B):MIN(C:D))", [4, 3, 9, 8], 8),
            (
                "((BIT(A:7) * -256*256*256*256) + (A*256*256*256) + (B*256*256) + (C*256) + D)/32",
                [0xFF, 0xFF, 0xFF, 0xE0], -1
            ),
        ] as [(String, [UInt8], Double)])
    func functions(text: String, data: [UInt8], expected: Double) throws {
        let value = try #require(try Self.value(text, data))
        #expect((value - expected).magnitude < 1e-9)
    }

    @Test(
        arguments: [
            ("LOOKUP(A::0='Off':1='On')", 0, 0, "Off"), ("LOOKUP(A::0='Off':1='On')", 1, 1, "On"),
            ("LOOKUP(A::0='Off':1='On')", 2, nil, nil), ("LOOKUP(A:'?':0='Off')", 9, 9, "?"),
            ("LOOKUP(A:A*2:0='Off')", 9, 18, nil), ("lookup( A : : 0~3 = 4 : 4~5 = -7.5 )", 5, -7.5, nil),
            ("LOOKUP(A::0~3=4)", 2, 4, nil), ("LOOKUP(A-2::-1='one less')", 1, -1, "one less"),
            ("LOOKUP(A/32::1='Run')", 32, 1, "Run"), ("LOOKUP(A/32::1='Run')", 33, nil, nil),
            ("1+LOOKUP(A::0='Off')", 0, 1, nil), ("LOOKUP(A::0=LOOKUP)", nil, nil, nil), ("LOOKUP(A:)", 1, nil, nil),
            ("LOOKUP(1/A:'?':0='Off')", 0, nil, nil), ("LOOKUP(1/A:7:0='Off')", 0, nil, nil),
        ] as [(String, UInt8?, Double?, String?)])
    func tables(text: String, byte: UInt8?, number: Double?, meaning: String?) throws {
        guard let byte else {
            #expect(throws: Equation.SyntaxError.self) { try Equation(text) }
            return
        }
        let value = try? Equation(text).evaluate([byte])
        #expect(value?.number == number)
        #expect(value?.text == meaning)
    }

    /// A division by zero or the like, at any depth.
    @Test(arguments: [
        "A/0", "A/(B-B)", "0/0", "1/(1/0)", "A%0", "MIN(1/0:5)", "MAX(5:0/0)", "SQRT(-1)", "LOG(0)", "LOG(-1)",
        "LOG10(0)", "(1/0)&1", "(1/0)^0", "10^400", "1<<64", "1>>-1", "BIT(A:64)", "BIT(A:-1)", "1e300*1e300",
        "1/(10^400)", "SIGNED(1e30)", "FLOAT32(127:128:0:0)",
        "FLOAT32(1e30:0:0:0)", "LOOKUP(1/0:'x')", "2^0.5^(0/0)",
    ])
    func noValue(text: String) throws {
        #expect(try Self.value(text, [1, 2]) == nil)
    }

    @Test func aMissingByteIsNoValue() throws {
        #expect(try Self.value("A*256+B", [1]) == nil)
        #expect(try Self.value("A", []) == nil)
        #expect(try Equation("D+A").byteCount == 4)
        #expect(try Equation("1").byteCount == 0)
        // A slice has its own first index.
        #expect(try Equation("A*256+B").evaluate([9, 9, 1, 2][2...]).number == 258)
    }

    // MARK: mistakes

    @Test(arguments: [
        ("", 0, "no equation"), ("   ", 3, "no equation"),
        ("FOO(A)", 0, "unknown function 'FOO'"), ("A+FOO(A)", 2, "unknown function 'FOO'"),
        ("foo", 0, "unknown name 'foo'"), ("ABC", 0, "unknown name 'ABC'"), ("A1", 0, "unknown name 'A1'"),
        ("ABS", 0, "expected '(' after 'ABS'"), ("LOOKUP", 0, "expected '(' after 'LOOKUP'"),
        ("A+", 2, "expected a value at the end"), ("A*/B", 2, "expected a value, not '/'"),
        ("A B", 2, "expected an operator before 'B'"), ("2A", 1, "expected an operator before 'A'"),
        ("(A", 2, "expected ')' after the expression in brackets, not the end"),
        ("(A:B)", 2, "expected ')' after the expression in brackets, not ':'"),
        ("A)", 1, "unmatched ')'"), ("A:B", 1, "':' outside a function"),
        ("A==1", 1, "comparisons are not supported"), ("A<=1", 1, "comparisons are not supported"),
        ("A!=1", 1, "comparisons are not supported"), ("A?1:2", 1, "comparisons are not supported"),
        ("[0D]*2", 0, "values from other responses are not supported"),
        ("VAL(A)", 3, "expected '{' after 'VAL', not '('"),
        ("VAL{x", 5, "expected '}' after the name of the value, not the end"),
        ("A-BARO()", 2, "values from other responses are not supported"),
        ("TAVG(5:A)", 0, "'TAVG' is not supported"), ("IF A THEN B", 0, "'IF' is not supported"),
        ("INT16(A)", 0, "'INT16' takes 2 arguments, not 1"),
        ("SIGNED16(A:B:C)", 0, "'SIGNED16' takes 1 or 2 arguments, not 3"),
        ("MIN(A)", 0, "'MIN' takes 2 arguments, not 1"), ("ABS()", 4, "expected a value, not ')'"),
        ("{A}", 2, "expected ':' after the value before the bit, not '}'"),
        ("{A:1", 4, "expected '}' after the bit, not the end"),
        ("1e", 0, "'1e' is not a number"), ("1e999", 0, "'1e999' is not a number"), (".", 0, "'.' is not a number"),
        ("0x", 0, "not a hexadecimal number"), ("'text'", 0, "expected a value, not '''"),
        ("A+é", 2, "expected a value, not 'é'"),
        ("LOOKUP(A)", 8, "expected ':' after the value to look up, not ')'"),
        ("LOOKUP(A::x='y')", 10, "expected a number"), ("LOOKUP(A::1='y)", 12, "unclosed text"),
        ("LOOKUP(A::5~1='y')", 10, "the range ends before it starts"),
        ("LOOKUP(A::1'y')", 11, "expected '=' after the number to look for, not '''"),
    ])
    func mistakes(text: String, offset: Int, reason: String) {
        let mistake = #expect(throws: Equation.SyntaxError.self) { try Equation(text) }
        #expect(mistake?.offset == offset && mistake?.reason.text == reason)
    }

    /// No depth of brackets or signs overflows the stack, and the depths that people write are accepted.
    @Test(arguments: ["(", "-", "{", "ABS(", "LOOKUP(", "2^", "1+(", "MIN(1:"])
    func depthHasAnEnd(part: String) throws {
        let deep = String(repeating: part, count: 100_000) + "A"
        #expect(throws: Equation.SyntaxError.self) { try Equation(deep) }
        if part == "(" {
            let usual = String(repeating: "(", count: 40) + "A" + String(repeating: ")", count: 40)
            #expect(try Self.value(usual, [5]) == 5)
        }
    }

    @Test func lengthIsNoDepth() throws {
        let long = Array(repeating: "A", count: 20_000).joined(separator: "+")
        #expect(try Self.value(long, [1]) == 20_000)
    }

    // MARK: properties

    /// Random equations give the same result as the same calculation in Swift.
    @Test(arguments: seeds) func agreesWithSwift(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let data = generator.bytes(4)
            let (text, expected) = Self.invented(depth: 4, data: data, using: &generator)
            let value = try Self.value(text, data)
            if expected.isFinite {
                let found = try #require(value, "\(text)")
                #expect((found - expected).magnitude <= expected.magnitude * 1e-12, "\(text)")
            } else {
                #expect(value == nil, "\(text)")
            }
        }
    }

    private static func invented(depth: Int, data: [UInt8], using generator: inout SeededGenerator) -> (String, Double)
    {
        if depth == 0 || Int.random(in: 0..<5, using: &generator) == 0 {
            if Bool.random(using: &generator) {
                let index = Int.random(in: 0..<data.count, using: &generator)
                return (String(Character(Unicode.Scalar(UInt8(0x41 + index)))), Double(data[index]))
            }
            let number = Double(Int.random(in: 0...1000, using: &generator)) / 8
            return ("\(number)", number)
        }
        let (left, a) = invented(depth: depth - 1, data: data, using: &generator)
        let (right, b) = invented(depth: depth - 1, data: data, using: &generator)
        let (text, value) =
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: ("(\(left) + \(right))", a + b)
            case 1: ("(\(left)-\(right))", a - b)
            case 2: ("(\(left)*\(right))", a * b)
            case 3: ("(\(left)/\(right))", b == 0 ? .nan : a / b)
            case 4: ("MAX(\(left):\(right))", a.isNaN || b.isNaN ? .nan : max(a, b))
            default: ("-(\(left))", -a)
            }
        return (text, value.isFinite ? value : .nan)
    }

    /// Any text is either an equation, or an error at a position within it.
    @Test(arguments: seeds) func nothingCrashes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let parts = [
            "A", "B", "AA", "(", ")", "{", "}", ":", ",", "+", "-", "*", "/", "^", "&", "|", "<", ">", "<<", "%", "1",
            "0x",
            ".5", "e", "1e3", "'", "=", "~", "LOOKUP(", "SIGNED16(", "BIT(", "FLOAT64(", " ", "VAL{", "[", "é",
        ]
        for _ in 0..<200 {
            let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }.joined()
            do throws(Equation.SyntaxError) {
                let equation = try Equation(text)
                let value = try? equation.evaluate(generator.bytes(30)[...])
                #expect(value?.number.isFinite ?? true)
            } catch {
                #expect((0...text.count).contains(error.offset), "\(text)")
                #expect(!error.reason.text.isEmpty)
            }
        }
    }
}
