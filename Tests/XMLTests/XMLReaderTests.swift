import Testing

@testable import XML

@Suite struct XMLReaderTests {
    private struct Notes: XMLHandler {
        var lines: [String] = []
        var refused = ""

        mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool {
            let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            lines.append("\(name.namespace)|\(name.local)" + values.joined())
            return name.local != refused
        }

        mutating func end(_ name: XMLName, text: String) -> Bool {
            lines.append("/\(name.local) '\(text)'")
            return true
        }
    }

    private func notes(_ text: String, refused: String = "") throws -> [String] {
        var notes = Notes(refused: refused)
        try XMLReader.read(Array(text.utf8), by: &notes)
        return notes.lines
    }

    private func fault(_ text: String, refused: String = "") -> XMLFault? {
        do {
            _ = try notes(text, refused: refused)
            return nil
        } catch { return error as? XMLFault }
    }

    @Test func elementsHaveNamespacesAttributesAndTexts() throws {
        let text = """
            <?xml version="1.0"?><a xmlns="urn:a" xmlns:b="urn:b" x="1 &lt; 2"><b:c>t<d/>u&#233;<![CDATA[<&]]></b:c></a>
            """
        #expect(
            try notes(text) == [
                "urn:a|a x=1 < 2", "urn:b|c", "urn:a|d", "/d ''", "/c 'ué<&'", "/a ''",
            ])
        #expect(try notes("<a/>") == ["|a", "/a ''"])
    }

    @Test func otherEncodingsAreRead() throws {
        var notes = Notes()
        let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xE9] + Array("</a>".utf8)
        try XMLReader.read(latin, by: &notes)
        #expect(notes.lines.last == "/a 'é'")
        var wide = Notes()
        try XMLReader.read([0xFF, 0xFE] + "<a>é</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, by: &wide)
        #expect(wide.lines.last == "/a 'é'")
    }

    @Test(arguments: ["", "x", "<a>", "<a></b>", "<a>\n<b x=1/></a>", "<a/><b/>", "<a>&x;</a>"])
    func whatIsNoXML(text: String) {
        #expect(fault(text)?.reason == .malformed)
    }

    @Test func aFaultHasItsLine() {
        #expect(fault("<a>\n<b>\n</a>") == XMLFault(.malformed, line: 3))
        #expect(fault("<a>\n<b/></a>", refused: "b") == XMLFault(.refused, line: 2))
    }

    /// Neither a bomb of entities nor the files of this computer.
    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % x SYSTEM \"http://127.0.0.1/\"> %x;]><a/>",
    ])
    func entitiesAreRefused(text: String) { #expect(fault(text)?.reason == .entities) }

    @Test func thereAreLimits() throws {
        func deep(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(fault(deep(64)) == nil)
        #expect(fault(deep(65))?.reason == .tooMuch)
        let long = String(repeating: "x", count: XMLReader.mostText)
        #expect(fault("<a>\(long)</a>") == nil)
        #expect(fault("<a>\(long)x</a>")?.reason == .tooMuch)
        #expect(fault("<a b=\"\(long)x\"/>")?.reason == .tooMuch)
        // Longer than what is handed over at once.
        #expect(try notes("<r>" + String(repeating: "<a>\(long.prefix(1000))</a>", count: 500) + "</r>").count == 1002)
    }
}
