/// Writes an object like `JSON.document`, member by member, and arrays in it element by element, so that long results
/// need not be in memory as a whole.
package struct JSONDocumentWriter {
    private let take: (String) throws -> Void
    private let atOnce: Int
    private var text = "{"
    private var isFirstMember = true
    private var isFirstElement = true

    /// - Parameters:
    ///   - atOnce: the approximate number of bytes that `take` receives at a time.
    ///   - take: receives the text in pieces, which may end within a line.
    package init(atOnce: Int = 1 << 16, _ take: @escaping (String) throws -> Void) {
        self.atOnce = atOnce
        self.take = take
        text.reserveCapacity(atOnce + atOnce / 4)
    }

    /// Writes a member. A member without a value is omitted.
    package mutating func member(_ name: String, _ value: JSON?) throws {
        guard let value else { return }
        JSON.separate(&isFirstMember, 0, &text)
        JSON.name(name, 0, &text)
        value.write(to: &text, indent: 2)
        try pass()
    }

    /// Starts a member that is an array. Its elements follow.
    package mutating func beginArray(_ name: String) {
        JSON.separate(&isFirstMember, 0, &text)
        JSON.name(name, 0, &text)
        text += "["
        isFirstElement = true
    }

    package mutating func element(_ value: JSON) throws {
        JSON.separate(&isFirstElement, 2, &text)
        value.write(to: &text, indent: 4)
        try pass()
    }

    package mutating func endArray() {
        JSON.close(isEmpty: isFirstElement, 2, &text)
        text += "]"
    }

    /// Ends the document and its last line.
    package mutating func end() throws {
        JSON.close(isEmpty: isFirstMember, 0, &text)
        text += "}\n"
        try take(text)
        text = ""
    }

    private mutating func pass() throws {
        guard text.utf8.count >= atOnce else { return }
        try take(text)
        text.removeAll(keepingCapacity: true)
    }
}
