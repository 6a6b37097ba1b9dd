/// What is done with the elements of a document, in their order.
package protocol XMLHandler {
    /// Called at the beginning of an element, with its attributes by their local names. Returns false if the document
    /// is of another kind; then nothing more of it is read.
    mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool
    /// Called at the end of each element that was begun, with its text after the last element in it.
    mutating func end(_ name: XMLName, text: String)
}

/// The name of an element.
package struct XMLName: Hashable, Sendable {
    /// An address; empty without one. For a prefix that is not declared, it is the prefix with its colon.
    package let namespace: String
    package let local: String

    package init(namespace: String = "", local: String) {
        self.namespace = namespace
        self.local = local
    }
}

/// Why a document is not read.
package struct XMLError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// It has no elements.
        case noElements
        /// The handler does not know documents of its kind.
        case refused
        /// It declares entities, which are not expanded: a few of them can make gigabytes.
        case entities
    }

    package let reason: Reason
    /// From 1.
    package let line: Int

    package init(_ reason: Reason, line: Int) {
        self.reason = reason
        self.line = line
    }
}

/// What of a document is no XML, and was skipped.
package struct XMLDamage: Hashable, Sendable {
    /// The first line with damage, from 1.
    package var line: Int
    /// How many places are damaged.
    package var places = 1
    /// Whether the document ends within an element.
    package var isCutOff = false

    package init(line: Int, places: Int = 1, isCutOff: Bool = false) {
        self.line = line
        self.places = places
        self.isCutOff = isCutOff
    }
}

/// Reads XML as programs write it, well-formed or not: what is damaged is skipped, and what follows is read. Nothing
/// that a document refers to is loaded, and nothing in it is expanded.
///
/// Prefixes need not be declared, elements need not be closed, and an `&` need not be written `&amp;`. The encoding is
/// UTF-16 if the bytes show it, and otherwise UTF-8; a text that is not UTF-8 is read as windows-1252, which contains
/// ISO 8859-1.
package enum XMLReader {
    /// Elements that are deeper than this are skipped.
    package static let maxDepth = 64
    /// A longer text or value of an attribute is cut off, in bytes.
    package static let maxText = 1 << 16

    /// Reads a document to its end. Returns what was skipped; nil if it is well-formed enough for nothing to be lost.
    package static func read<Handler: XMLHandler>(
        _ bytes: [UInt8], by handler: inout Handler
    ) throws(XMLError) -> XMLDamage? {
        var scanner = XMLScanner(utf8(bytes), handler)
        defer { handler = scanner.handler }
        try scanner.run()
        return scanner.damage
    }

    /// The document in UTF-8 as far as it is UTF-16, which a mark or the zeros in its first characters show.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBig: Bool
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE), (0x3C, 0): isBig = false
        case (0xFE, 0xFF), (0, 0x3C): isBig = true
        default: return bytes
        }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 0, to: bytes.count - 1, by: 2) {
            let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBig ? one << 8 | other : other << 8 | one)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
