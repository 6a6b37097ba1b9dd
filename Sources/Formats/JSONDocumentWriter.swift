/// Writes an object as `JSON.document` does, member by member, and arrays in it element by element: what comes from a
/// long reading need not be in memory as a whole.
package struct JSONDocumentWriter {
    private let take: (String) throws -> Void
    private let atOnce: Int
    private var text = "{"
    private var isFirstMember = true
    private var isFirstElement = true

    /// - Parameters:
    ///   - atOnce: `take` receives about so many bytes at a time.
    ///   - take: receives the text piece by piece; a line may be divided.
    package init(atOnce: Int = 1 << 16, _ take: @escaping (String) throws -> Void) {
        (self.atOnce, self.take) = (atOnce, take)
        text.reserveCapacity(atOnce + atOnce / 4)
    }

    /// A member without a value is left out.
    package mutating func member(_ name: String, _ value: JSON?) throws {
        guard let value else { return }
        JSON.separate(&isFirstMember, 0, &text)
        JSON.name(name, 0, &text)
        value.write(to: &text, indent: 2)
        try pass()
    }

    /// A member that is an array; its elements follow.
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

    /// Ends the document, and its last line.
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
