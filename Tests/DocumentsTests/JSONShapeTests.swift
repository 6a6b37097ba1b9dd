import Formats
import Testing

@testable import Documents

/// Rows of JSON members: what is written, and what the schema says of it.
@Suite(.timeLimit(.minutes(20))) struct JSONShapeTests {
    private enum Word: String, CaseIterable { case first, second }

    private struct Inner {
        var number: Double
        var word: Word?
    }

    private struct Whole {
        var name: String?
        var inner: Inner
        var others: [Inner] = []
        var speedKmh: Double?
    }

    private static let inner = JSONShape<Inner>(
        "inner", "inner object",
        [
            JSONMember("number", .number("km", 1), "How far.") { $0.number },
            JSONMember("word", .word, "Which.") { $0.word },
        ])

    private static let whole = JSONShape<Whole>(
        "whole", "whole",
        [
            .format("test/1"),
            .including(inner) { $0.inner },
            JSONMember("name", .orNull(.text), "Name; null without one.") { $0.name },
            JSONMember("inserted", .yesNo, "Written after the number.") { _ in true }.after("number"),
            JSONMember("others", .list(.shape(inner)), "Others; absent without any.") { $0.others.nonEmpty },
            JSONMember("speedKmh", .number("km/h", 2), "How fast.") { $0.speedKmh },
        ])

    @Test func membersAreWrittenInTheOrderOfTheRows() {
        let other = Inner(number: 2.345, word: .second)
        #expect(
            Self.whole.json(
                Whole(name: "a", inner: Inner(number: 1, word: .first), others: [other], speedKmh: 50)
            ).line == #"{"format":"test/1","number":1,"inserted":true,"word":"first","name":"a","#
                + #""others":[{"number":2.3,"word":"second"}],"speedKmh":50}"#)
    }

    @Test func whatHasNoValueIsAbsentOrNull() {
        let line = Self.whole.json(Whole(inner: Inner(number: .infinity))).line
        #expect(line == #"{"format":"test/1","inserted":true,"name":null}"#)
    }

    @Test func onlyOptionalResultsMayBeAbsent() {
        let members = Self.whole.form.allMembers
        #expect(members.filter(\.isOptional).map(\.name) == ["others", "speedKmh", "word"])
        #expect(Self.whole.form.members.map(\.name) == ["format", "name", "inserted", "others", "speedKmh"])
        #expect(Self.whole.form.included.map(\.name) == ["inner"])
    }

    @Test func membersOfAPart() {
        let always: [JSONMember<Whole>] = Self.inner.rows.of { (whole: Whole) -> Inner in whole.inner }
        let perhaps: [JSONMember<Whole>] = Self.inner.rows.of { (whole: Whole) -> Inner? in whole.others.first }
        #expect(always.compactMap(\.form).map(\.isOptional) == [false, true])
        #expect(perhaps.compactMap(\.form).map(\.isOptional) == [true, true])
        let alone = Whole(inner: Inner(number: 3))
        #expect(JSON.object(always.members(alone)).line == #"{"number":3}"#)
        #expect(JSON.object(perhaps.members(alone)).line == "{}")
    }

    @Test func theSchemaComesFromTheRows() {
        let form = DocumentForm("test", of: [], "A test.", [Self.whole.form])
        #expect(
            DocumentSchema.json(form).line == #"{"$schema":"https://json-schema.org/draft/2020-12/schema","#
                + ##""title":"obdmech: test","description":"A test.","$ref":"#/$defs/whole","$defs":{"whole":"##
                + #"{"title":"whole","type":"object","properties":{"#
                + #""format":{"description":"Name and version of the document's form.","const":"test/1"},"#
                + #""name":{"description":"Name; null without one.","anyOf":[{"type":"string"},{"type":"null"}]},"#
                + #""inserted":{"description":"Written after the number.","type":"boolean"},"#
                + #""others":{"description":"Others; absent without any.","type":"array","#
                + ##""items":{"$ref":"#/$defs/inner"}},"##
                + #""speedKmh":{"description":"How fast. In km/h.","type":"number"},"#
                + #""number":{"description":"How far. In km.","type":"number"},"#
                + #""word":{"description":"Which.","type":"string","enum":["first","second"]}},"#
                + #""required":["format","name","inserted","number"],"additionalProperties":false},"#
                + #""inner":{"title":"inner object","type":"object","properties":{"#
                + #""number":{"description":"How far. In km.","type":"number"},"#
                + #""word":{"description":"Which.","type":"string","enum":["first","second"]}},"#
                + #""required":["number"],"additionalProperties":false}}}"#)
    }

    @Test func tablesLeaveOutObjects() {
        let table = JSONTable<Whole>([
            JSONMember("name", .text, "Name.") { $0.name },
            JSONMember("others", .list(.shape(Self.inner)), "Others.") { $0.others },
            JSONMember("numbers", .list(.number("", 1)), "Numbers.") { $0.others.map(\.number) },
        ])
        let whole = Whole(name: "a,b", inner: Inner(number: 1), others: [Inner(number: 1.5), Inner(number: 2)])
        #expect(table.lines([whole, Whole(inner: Inner(number: 1))]) == ["name,numbers", #""a,b",1.5; 2"#, ","])
    }
}

/// Forms of values: how they are written, and what is said of them.
@Suite(.timeLimit(.minutes(20))) struct JSONFormTests {
    private static func text<Value>(_ value: Value, _ form: JSONForm<Value>) -> String? { form.json(value)?.line }

    @Test func values() {
        #expect(Self.text("a", .text) == #""a""#)
        #expect(Self.text("P0301", .code) == #""P0301""#)
        #expect(Self.text([0x41, 0x0C], .hexadecimal) == #""410C""#)
        #expect(Self.text([], .hexadecimal) == #""""#)
        #expect(Self.text(7, .integer) == "7" && Self.text(-0.6, .rounded) == "-1")
        #expect(Self.text(1.25, .number("", 1)) == "1.3" && Self.text(1.25, .exact("")) == "1.25")
        #expect(Self.text(.nan, .number("", 1)) == nil)
        #expect(Self.text([1.5, .infinity, 2], .list(.number("s", 3))) == "[1.5,2]")
        #expect(Self.text(nil, .orNull(.text)) == "null")
        #expect(Self.text([("7E8", "engine")], .map(key: "ECU", .text)) == #"{"7E8":"engine"}"#)
    }

    @Test func nesting() {
        let object = ValueForm.object([])
        #expect(object.isNested && ValueForm.list(object).isNested && ValueForm.orNull(object).isNested)
        #expect(!ValueForm.list(.text).isNested && !ValueForm.text.isNested)
    }
}
