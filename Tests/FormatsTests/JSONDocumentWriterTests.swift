import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct JSONDocumentWriterTests {
    private struct Full: Error {}

    private static let elements: [JSON] = [
        .object([("a", .integer(1)), ("b", nil), ("c", .array([.number(0.5), .array([])]))]), .object([]),
        .string("…\n"),
    ]

    /// The text is that of the whole value, however it is divided.
    @Test(arguments: [0, 1, 7, 1 << 16], [0, 1, 3]) func isTheDocument(atOnce: Int, count: Int) throws {
        let elements = Array(Self.elements.prefix(count))
        var pieces: [String] = []
        var writer = JSONDocumentWriter(atOnce: atOnce) { pieces.append($0) }
        try writer.member("format", .string("x/1"))
        try writer.member("unknown", nil)
        writer.beginArray("trips")
        for element in elements { try writer.element(element) }
        writer.endArray()
        writer.beginArray("none")
        writer.endArray()
        try writer.member("scans", .array([.bool(true)]))
        try writer.end()
        let whole = JSON.object([
            ("format", .string("x/1")), ("trips", .array(elements)), ("none", .array([])),
            ("scans", .array([.bool(true)])),
        ])
        #expect(pieces.joined() == whole.document + "\n")
        #expect((pieces.count == 1) == (atOnce == 1 << 16))
    }

    @Test func withoutMembers() throws {
        var text = ""
        var writer = JSONDocumentWriter { text += $0 }
        try writer.end()
        #expect(text == "{}\n")
    }

    @Test func failuresOfTheReceiver() {
        var writer = JSONDocumentWriter(atOnce: 0) { _ in throw Full() }
        #expect(throws: Full.self) { try writer.member("a", .bool(true)) }
    }
}
