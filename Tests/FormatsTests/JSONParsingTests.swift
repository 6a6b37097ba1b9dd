import TestSupport
import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct JSONParsingTests {
    private func parsed(_ text: String) -> String? { JSON(parsing: text.utf8)?.line }

    /// Writing a parsed value gives the original text.
    @Test(arguments: [
        #"{"a":1,"b":[true,false,null,"x"],"c":{}}"#, "[]", #""""#, "0", "-1.5", "1e+300", #""\"\\\n\t""#, #""ü°€😀""#,
        #"{"a":{"a":{"a":[[[]]]}}}"#,
    ])
    func whatIsRead(text: String) { #expect(parsed(text) == text) }

    @Test(arguments: [
        (" { \"a\" : [ 1 , 2 ] }\r\n", #"{"a":[1,2]}"#), (#""\u00e9\ud83d\ude00\/\b""#, "\"é😀/\\u0008\""), ("1.0", "1"),
        ("-0.25e2", "-25"),
    ])
    func whatIsWrittenInAnotherWay(text: String, line: String) { #expect(parsed(text) == line) }

    @Test(arguments: [
        "", " ", "{", "[1,]", "{\"a\":}", "{\"a\" 1}", "{a:1}", "01", "1.", ".5", "+1", "--1", "1e", "NaN", "1e999",
        "tru", "\"",
        "\"\n\"", #""\x""#, #""\u12""#, #""\ud83d""#, #""\ude00""#, "[1] 2", "\"\u{1}\"",
    ])
    func whatIsNoJSON(text: String) { #expect(parsed(text) == nil) }

    /// Numbers are the nearest ones, to the last bit, and only numbers are.
    @Test(arguments: seeds) func numbers(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let value = Double(bitPattern: random.next())
            var texts = ["\(value)", "\(Int64(bitPattern: random.next()))", "\(random.next())", "\(random.next())0.5"]
            let digits = String(random.next()).prefix(Int.random(in: 1...19, using: &random))
            let places = String(random.next()).suffix(Int.random(in: 1...19, using: &random))
            texts += ["-\(digits).\(places)", "\(digits).\(places)E\(Int.random(in: -330...330, using: &random))"]
            for text in texts where !text.hasPrefix("0") && Double(text)?.isFinite == true {
                let read = try #require(JSON(parsing: text.utf8), "\(text)")
                #expect(read.double?.bitPattern == Double(text)?.bitPattern, "\(text)")
                if case .integer(let integer) = read { #expect(Int64(text) == integer) }
            }
        }
        for text in ["-0", "-0.0", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e-400"] {
            #expect(JSON(parsing: text.utf8)?.double == Double(text), "\(text)")
        }
        #expect(JSON(parsing: "-0.0".utf8)?.double?.sign == .minus)
    }

    /// Endless nesting from a peer does not exhaust the stack.
    @Test func nesting() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(parsed(nested(60)) != nil)
        #expect(parsed(nested(65)) == nil)
        #expect(parsed(nested(100_000)) == nil)
    }

    @Test func bytesThatAreNoText() { #expect(JSON(parsing: [0x22, 0xFF, 0x22]) == nil) }

    @Test func members() throws {
        let object = try #require(JSON(parsing: #"{"name":"x","count":3,"share":0.5}"#.utf8))
        #expect(object["name"]?.text == "x")
        #expect(object["count"]?.double == 3)
        #expect(object["share"]?.double == 0.5)
        #expect(object["none"] == nil)
        #expect(object["name"]?["x"] == nil)
        #expect(object["name"]?.double == nil)
    }
}
