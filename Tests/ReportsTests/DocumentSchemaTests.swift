import DocumentTesting
import Formats
import Foundation
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct DocumentSchemaTests {
    private static let shared = JSONShape("part", "part", [JSONMember("n", .integer, "A number.")])
    private static let form = DocumentForm(
        "test", of: ["test"], "A test.",
        [
            JSONShape(
                "whole", "whole", with: [shared],
                [
                    JSONMember("format", .format("test/1"), "The form."),
                    JSONMember("word?", .words(["a", "b"]), "One of two."),
                    JSONMember("parts", .list(.shape(shared)), "Others."),
                    JSONMember("speed?", .number("km/h"), "How fast."), JSONMember("on?", .yesNo, "A switch."),
                    JSONMember("time?", .time, "When."), JSONMember("code?", .orNull(.code), "Which."),
                    JSONMember("values?", .map(key: "signal", .any([.number(""), .text])), "By signal."),
                    JSONMember("inner?", .list(.object([JSONMember("raw", .hexadecimal, "Bytes.")])), "Inside."),
                ])
        ])

    private static func validator(_ form: DocumentForm) throws -> SchemaValidator {
        let schema = try JSONSerialization.jsonObject(with: Data(DocumentSchema.json(form).line.utf8))
        return SchemaValidator(try #require(schema as? [String: Any]))
    }

    private static func problems(_ text: String, _ validator: SchemaValidator) throws -> [String] {
        validator.check(try JSONSerialization.jsonObject(with: Data(text.utf8))).problems.map(\.description).sorted()
    }

    @Test(arguments: [
        ("", []), (#""word":"b""#, []), (#""word":"c""#, ["word: 'c' is none of [\"a\", \"b\"]"]),
        (#""speed":50.5"#, []), (#""speed":50"#, []), (#""speed":"50""#, ["speed: is of type string, not number"]),
        (#""on":true"#, []), (#""on":1"#, ["on: is of type integer, not boolean"]),
        (#""speed":true"#, ["speed: is of type boolean, not number"]), (#""time":"2026-11-21T09:18:31Z""#, []),
        (#""code":null"#, []), (#""code":"P0301""#, []),
        (#""word":null"#, ["word: '<null>' is none of", "word: is of type null, not string"]),
        (#""values":{"a":1,"b":"x"}"#, []), (#""values":{"a":[]}"#, ["values.a: is of type array, not number"]),
        (#""inner":[{"raw":"410C"}]"#, []), (#""inner":[{"raw":"41C"}]"#, ["inner[0].raw: '41C' does not match"]),
        (#""inner":[{}]"#, ["inner[0]: lacks 'raw'"]), (#""more":1"#, ["more: is not described"]),
    ])
    func whatFits(members: String, expected: [String]) throws {
        let validator = try Self.validator(Self.form)
        let more = members.isEmpty ? "" : "," + members
        let found = try Self.problems(#"{"format":"test/1","n":1,"parts":[{"n":2}]\#(more)}"#, validator)
        #expect(found.count == expected.count, "\(found)")
        for (found, expected) in zip(found, expected) {
            #expect(found.hasPrefix(expected), "\(found)")
        }
    }

    @Test func whatIsLacking() throws {
        let validator = try Self.validator(Self.form)
        #expect(
            try Self.problems(#"{"format":"test/2","parts":[{"n":2.5}]}"#, validator)
                == [
                    "format: is not 'test/1'", "parts[0].n: is of type number, not integer", "the document: lacks 'n'",
                ])
        #expect(try Self.problems("[]", validator) == ["the document: is of type array, not object"])
    }

    @Test func whatOccurs() throws {
        let validator = try Self.validator(Self.form)
        #expect(validator.members.contains("/$defs/whole/properties/inner/items/properties/raw"))
        #expect(validator.members.contains("/$defs/part/properties/n"))
        // Those of the part stand in the whole, too.
        #expect(validator.members.count == 12)
        let text = #"{"format":"test/1","n":1,"parts":[],"word":"a"}"#
        let used = validator.check(try JSONSerialization.jsonObject(with: Data(text.utf8))).used
        #expect(
            Set(used.map { validator.members[$0] })
                == Set(["format", "n", "parts", "word"].map { "/$defs/whole/properties/" + $0 }))
    }

    @Test func theUnitIsSaid() { #expect(DocumentSchema.json(Self.form).line.contains("How fast. In km/h.")) }

    /// A keyword that the validator passed over would allow anything.
    @Test func unknownKeywordsAreProblems() {
        let validator = SchemaValidator(["type": "string", "maxLength": 3])
        #expect(validator.check("abcd").problems.map(\.text) == ["'maxLength' is no keyword known here"])
    }
}
