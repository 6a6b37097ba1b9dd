import Testing

@testable import XML

@Suite(.timeLimit(.minutes(20))) struct XMLReaderTests {
    private struct Notes: XMLHandler {
        var lines: [String] = []
        var refused = ""

        mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool {
            let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            lines.append("\(name.namespace)|\(name.local)" + values.joined())
            return name.local != refused
        }

        mutating func end(_ name: XMLName, text: String) { lines.append("/\(name.local) '\(text)'") }
    }

    private func read(_ bytes: [UInt8]) throws -> (lines: [String], damage: XMLDamage?) {
        var notes = Notes()
        let damage = try XMLReader.read(bytes, by: &notes)
        return (notes.lines, damage)
    }

    private func read(_ text: String) throws -> (lines: [String], damage: XMLDamage?) { try read(Array(text.utf8)) }

    private func fault(_ text: String, refused: String = "") -> XMLError? {
        var notes = Notes(refused: refused)
        do throws(XMLError) {
            _ = try XMLReader.read(Array(text.utf8), by: &notes)
            return nil
        } catch { return error }
    }

    @Test func elementsHaveNamespacesAttributesAndTexts() throws {
        let text = """
            <?xml version="1.0"?><!DOCTYPE a><!-- <x> --><a xmlns="urn:a" xmlns:b="urn:b" x="1 &lt; 2" b:y='"'>
            <b:c >t<d/>u&#233;&#x41;<![CDATA[<&]]></b:c><e xmlns="urn:e" xmlns:b="urn:f"><b:g/></e><b:h/></a>

            """
        let (lines, damage) = try read(text)
        #expect(
            lines == [
                "urn:a|a x=1 < 2 y=\"", "urn:b|c", "urn:a|d", "/d ''", "/c 'uéA<&'", "urn:e|e", "urn:f|g", "/g ''",
                "/e ''", "urn:b|h", "/h ''", "/a ''",
            ])
        #expect(damage == nil)
        #expect(try read("<a/>").lines == ["|a", "/a ''"])
    }

    @Test func prefixesNeedNotBeDeclared() throws {
        let (lines, damage) = try read(
            #"<x:a xsi:schemaLocation="urn:x y"><x:b z:lat="1" lat="2"/><c z:lat="3"/></x:a>"#)
        #expect(
            lines == ["x:|a schemaLocation=urn:x y", "x:|b lat=2", "/b ''", "|c lat=3", "/c ''", "/a ''"])
        #expect(damage == nil)
    }

    @Test func otherEncodingsAreRead() throws {
        let latin =
            Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b='".utf8) + [0xE9, 0x27, 0x3E, 0xFC, 0x80]
        #expect(try read(latin + Array("</a>".utf8)).lines == ["|a b=é", "/a 'ü€'"])
        // A program that says UTF-8 and writes something else.
        let mixed = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a><b>".utf8) + [0xE9] + Array("</b>é</a>".utf8)
        #expect(try read(mixed).lines.suffix(2) == ["/b 'é'", "/a 'é'"])
        #expect(try read([0xEF, 0xBB, 0xBF] + Array("<a>é</a>".utf8)).lines.last == "/a 'é'")
        let units = Array("<a>é\u{1F697}</a>".utf16)
        let (little, big) = (
            units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        )
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
            let (lines, damage) = try read(bytes)
            #expect(lines.last == "/a 'é\u{1F697}'" && damage == nil)
        }
    }

    @Test(arguments: ["", "x", "{\"a\": 1}", "< a>", "<!-- <a/> -->", "<!DOCTYPE a>", "<a", "<a b=\""])
    func whatHasNoElements(text: String) { #expect(fault(text)?.reason == .noElements) }

    @Test func aDocumentOfAnotherKindIsRefused() {
        #expect(fault("<a>\n<b/></a>", refused: "b") == XMLError(.refused, line: 2))
    }

    /// What is damaged costs only itself: the element after it is read, and the damage is told with its line.
    @Test(arguments: [
        "<b>", "</b>", "</>", "<b", "<b x", "<b x=", "<b x=1>", "<b x=\"1>", "<b x='1\">", "<b x=\"1\" y>", "<b \"x\">",
        "<", "< b>", "<1>", "<!b", "<![CDATA[", "<!--", "<?b", "<!DOCTYPE b [", "</b", "<b></c></b>", "<\u{0}>",
    ])
    func damageCostsOnlyItself(damage: String) throws {
        let read = try read("<a><c>1</c>\n\(damage)<c>2</c><c>3</c></a>")
        let texts = read.lines.filter { $0.hasPrefix("/c") }
        #expect(texts.suffix(2) == ["/c '2'", "/c '3'"] && texts.first == "/c '1'", "\(damage) \(read.lines)")
        #expect(read.damage?.line == 2 || damage == "<b>" && read.damage != nil, "\(damage)")
        #expect(read.lines.last == "/a ''")
    }

    @Test func signsThatAreNoReferencesStay() throws {
        let (lines, damage) = try read("<a b=\"x & y\">Tom & Jerry &nbsp; &#0; &#xD800; &#9999999; &&amp;</a>")
        #expect(lines == ["|a b=x & y", "/a 'Tom & Jerry &nbsp; \u{0} &#xD800; &#9999999; &&'"])
        #expect(damage == nil)
    }

    /// A file that was cut off anywhere has all elements before.
    @Test func cutOffAnywhere() throws {
        let text = "<a>\n<b x=\"1\">2</b>\n<b x=\"3\">4</b>\n</a>"
        for length in 1..<text.utf8.count {
            guard let read = try? read(Array(text.utf8.prefix(length))) else {
                #expect(length < 3)
                continue
            }
            let complete = text.prefix(length).components(separatedBy: "</b>")
            #expect(read.lines.filter { $0.hasPrefix("/b") }.count >= complete, "\(length)")
            #expect(read.damage?.isCutOff == true, "\(length)")
        }
        let rubbish = try read(text + "\n\u{0}\u{0}rubbish")
        #expect(try rubbish.lines == read(text).lines && rubbish.damage == XMLDamage(line: 5))
        // Two documents, one after the other.
        #expect(try read("<a/><?xml version=\"1.0\"?><a/>").lines.count == 4)
    }

    /// Neither a bomb of entities nor the files of this computer.
    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
        "<!DOCTYPE a [\n<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
        "<!DOCTYPE a [<!ELEMENT b (c)><!ENTITY % x SYSTEM \"http://127.0.0.1/\"> %x;]><a/>", "<a/><!ENTITY x \"y\">",
    ])
    func entitiesAreRefused(text: String) { #expect(fault(text)?.reason == .entities) }

    @Test func thereAreLimits() throws {
        func deep(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + "x" + String(repeating: "</a>", count: count) + "<b/>"
        }
        #expect(try read(deep(64)).damage == nil)
        // What is too deep is skipped, and what follows is not.
        let deeper = try read("<r>" + deep(1000) + "</r>")
        #expect(deeper.lines.count == 2 * 64 + 2 && deeper.lines.suffix(3) == ["|b", "/b ''", "/r ''"])
        #expect(deeper.damage?.places == 1000 - 63)
        let long = String(repeating: "x", count: XMLReader.maxText)
        #expect(try read("<a b=\"\(long)x\">\(long)x</a>").lines == ["|a b=\(long)", "/a '\(long)'"])
    }

    /// Each part is looked at once, however often the document begins what it does not end.
    @Test(arguments: ["<!--", "<![CDATA[", "<?x", "<!DOCTYPE a [", "<a b=\"", "</a", "<", "<!", "&#", "<a b='c"])
    func noDocumentTakesASquareOfItsLength(part: String) throws {
        let count = 200_000
        let read = try read("<r>" + String(repeating: part, count: count) + "</r>")
        #expect(read.lines.count <= 2 * count + 2)
    }
}

extension StringProtocol {
    /// How often a part is in the text.
    fileprivate func components(separatedBy part: String) -> Int { ranges(of: part).count }
}
