import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct JSONTests {
    @Test(arguments: [
        ("", "\"\""), ("P0301", "\"P0301\""), ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""), ("/dev/x", "\"/dev/x\""),
        ("\n\r\t", "\"\\n\\r\\t\""), ("\r\n", "\"\\r\\n\""), ("\0", "\"\\u0000\""), ("\u{1B}[31m", "\"\\u001b[31m\""),
        ("\u{08}\u{0C}\u{1F}\u{7F}", "\"\\u0008\\u000c\\u001f\\u007f\""),
        // Characters that some terminals take for the beginning of an escape sequence.
        ("\u{80}\u{9B}31m\u{9F}\u{A0}", "\"\\u0080\\u009b31m\\u009f\u{A0}\""), ("90 °C", "\"90 °C\""), ("…", "\"…\""),
        ("🚗", "\"🚗\""), ("e\u{301}", "\"e\u{301}\""), ("\u{2028}\u{202E}", "\"\\u2028\\u202e\""),
        ("\u{E0041}", "\"\\udb40\\udc41\""), ("👩‍🔧", "\"👩\\u200d🔧\""),
    ])
    func strings(value: String, text: String) {
        #expect(Array(JSON.string(value).line.utf8) == Array(text.utf8))
        #expect(JSON.string(value).document == JSON.string(value).line)
    }

    @Test(arguments: [
        (14.0, "14"), (0, "0"), (-0.0, "0"), (-40, "-40"), (14.14, "14.14"), (0.1, "0.1"), (-0.5, "-0.5"),
        (1e14, "100000000000000"), (999_999_999_999_999, "999999999999999"), (1.5e300, "1.5e+300"), (1e21, "1e+21"),
        (0.1 + 0.2, "0.30000000000000004"),
    ])
    func numbers(value: Double, text: String) {
        #expect(JSON.number(value).line == text)
    }

    /// Whatever the format, the number read is the one that was written.
    @Test(arguments: [1e-7, 1.5e-300, 1e15, 1e16, 1.7976931348623157e308, -1e21, 0.1, 123_456.789])
    func numbersAreReadBack(value: Double) throws {
        #expect(Double(JSON.number(value).line) == value)
        let read = try #require(try parsed(.array([.number(value)])) as? [Double])
        #expect(abs(read[0] / value - 1) < 1e-15)
    }

    @Test(
        arguments: [
            (8.322_449, 4, "8.3224"), (8.322_45, 4, "8.3225"), (1.005, 0, "1"), (-1.25, 1, "-1.3"), (14.0, 2, "14"),
            (0.00004, 4, "0"), (-0.00004, 4, "0"), (nil, 2, nil), (.nan, 2, nil),
            (.infinity, 2, nil), (-.infinity, 2, nil), (1.7e308, 4, nil),
        ] as [(Double?, Int, String?)])
    func rounding(value: Double?, decimals: Int, text: String?) {
        #expect(JSON.rounded(value, decimals)?.line == text)
    }

    @Test(arguments: [
        (JSON.array([]), "[]", "[]"), (.object([]), "{}", "{}"), (.object([("a", nil)]), "{}", "{}"),
        (.bool(true), "true", "true"), (.bool(false), "false", "false"),
        (.integer(.min), "\(Int64.min)", "\(Int64.min)"),
        (
            .object([("b", .integer(1)), ("x", nil), ("a", .array([.bool(true), .object([("c", .string("d"))])]))]),
            #"{"b":1,"a":[true,{"c":"d"}]}"#,
            """
            {
              "b": 1,
              "a": [
                true,
                {
                  "c": "d"
                }
              ]
            }
            """
        ),
        (.array([.array([]), .object([])]), "[[],{}]", "[\n  [],\n  {}\n]"),
    ])
    func structure(value: JSON, line: String, document: String) {
        #expect(value.line == line)
        #expect(value.document == document)
    }

    @Test func textIsAStringOrNothing() {
        #expect(JSON.text(nil) == nil)
        #expect(JSON.text("")?.line == "\"\"")
    }

    // MARK: Property: another reader reads what was written

    private func parsed(_ value: JSON, document: Bool = false) throws -> Any {
        try JSONSerialization.jsonObject(with: Data((document ? value.document : value.line).utf8))
    }

    private static let characters = Array("aZ09 \"\\/\n\r\t\u{0}\u{1}\u{1F}\u{7F}\u{80}é°…🚗\u{301}\u{2028}{}[]:,").map(
        String.init)

    private func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.characters.randomElement(using: &random) ?? "" }
            .joined()
    }

    private func value(_ depth: Int, _ random: inout SeededGenerator) -> JSON {
        switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
        case 0: return .string(text(&random))
        case 1: return .integer(Int64.random(in: -1_000_000...1_000_000, using: &random))
        case 2: return .number(Double.random(in: -1e6...1e6, using: &random))
        case 3: return .bool(Bool.random(using: &random))
        case 4: return .null
        case 5: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth - 1, &random) })
        default:
            return .object(
                (0..<Int.random(in: 0...4, using: &random)).map { number in
                    let member = value(depth - 1, &random)
                    return ("\(number)" + text(&random), Int.random(in: 0...3, using: &random) > 0 ? member : nil)
                })
        }
    }

    /// Returns whether the value read is the one that was written.
    private func isSame(_ read: Any, _ written: JSON) -> Bool {
        switch written {
        // Byte by byte, because Swift considers "é" and "e" with an accent equal.
        case .string(let text): return (read as? String).map { Array($0.utf8) } == Array(text.utf8)
        case .integer(let number): return (read as? NSNumber)?.int64Value == number
        // That parser is sometimes off by the last bit.
        case .number(let number): return (read as? NSNumber).map { abs($0.doubleValue - number) < 1e-9 } ?? false
        case .bool(let isTrue): return read as? Bool == isTrue
        case .null: return read is NSNull
        case .array(let elements):
            guard let array = read as? [Any], array.count == elements.count else { return false }
            return zip(array, elements).allSatisfy { isSame($0, $1) }
        case .object(let members):
            let known = members.filter { $0.1 != nil }
            guard let dictionary = read as? [String: Any], dictionary.count == known.count else { return false }
            return known.allSatisfy { name, value in
                guard let value, let member = dictionary[name] else { return false }
                return isSame(member, value)
            }
        }
    }

    @Test(arguments: seeds) func anotherReaderReadsTheSame(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let json = JSON.array([value(4, &random)])
            #expect(isSame(try parsed(json), json), "seed \(seed): \(json.line)")
            #expect(isSame(try parsed(json, document: true), json), "seed \(seed): \(json.line)")
            #expect(!json.line.unicodeScalars.contains("\n"), "seed \(seed): \(json.line)")
        }
    }
}
