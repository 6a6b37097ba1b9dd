/// Reads the elements of a document, of which any part may be damaged. Each byte is looked at a few times at most,
/// whatever the document.
struct XMLScanner<Handler: XMLHandler> {
    private(set) var handler: Handler
    private(set) var damage: XMLDamage?

    private struct Element {
        /// The name as it is written, with its prefix.
        let written: ArraySlice<UInt8>
        let name: XMLName
        /// The number of prefixes that were declared before it.
        let declared: Int
    }

    private let bytes: [UInt8]
    private var position = 0
    private var elements: [Element] = []
    /// The elements that are open beyond the limit of depth.
    private var tooDeep = 0
    private var prefixes: [(prefix: String, namespace: String)] = []
    /// The names that were resolved with these prefixes.
    private var names: [ArraySlice<UInt8>: XMLName] = [:]
    private var text: [UInt8] = []
    private var hasElements = false
    /// The ends of comments and the like that were looked for up to the end of the document, and are not in it.
    private var missing: Set<[UInt8]> = []

    init(_ bytes: [UInt8], _ handler: Handler) {
        self.bytes = bytes
        self.handler = handler
    }

    mutating func run() throws(XMLError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        while position < bytes.count {
            let end = bytes[position...].firstIndex(of: Self.open) ?? bytes.count
            addText(position..<end)
            position = end
            if end < bytes.count { try readMarkup() }
        }
        guard hasElements else { throw XMLError(.noElements, line: 1) }
        if !elements.isEmpty || tooDeep > 0, damage?.isCutOff != true { noteDamage(at: bytes.count, isCutOff: true) }
        while !elements.isEmpty { close() }
    }

    // MARK: Bytes

    private static var open: UInt8 { UInt8(ascii: "<") }
    private static var close: UInt8 { UInt8(ascii: ">") }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09].contains(byte) }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func hasPrefix(_ text: StaticString) -> Bool {
        unsafe bytes[position...].starts(
            with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Where a mark begins from a place on; nil if the document has none there.
    private mutating func find(_ mark: String, from start: Int) -> Int? {
        let wanted = Array(mark.utf8)
        guard !missing.contains(wanted) else { return nil }
        let found = Self.find(wanted, in: bytes[min(start, bytes.count)...])
        if found == nil { missing.insert(wanted) }
        return found
    }

    private static func find(_ wanted: [UInt8], in part: ArraySlice<UInt8>) -> Int? {
        var rest = part
        while let next = rest.firstIndex(of: wanted[0]) {
            if rest[next...].starts(with: wanted) { return next }
            rest = rest[(next + 1)...]
        }
        return nil
    }

    private mutating func noteDamage(at index: Int, isCutOff: Bool = false) {
        if damage == nil {
            damage = XMLDamage(line: 1 + bytes[..<index].count(where: { $0 == 0x0A }), isCutOff: isCutOff)
        } else {
            damage?.places += 1
            if isCutOff { damage?.isCutOff = true }
        }
    }

    // MARK: Text

    private mutating func addText(_ range: Range<Int>) {
        let part = bytes[range]
        guard !elements.isEmpty, tooDeep == 0 else {
            if tooDeep == 0, let index = part.firstIndex(where: { !Self.isBlank($0) }) { noteDamage(at: index) }
            return
        }
        // What a disk has lost.
        if let zero = part.firstIndex(of: 0) { noteDamage(at: zero) }
        XMLText.append(part.prefix(max(0, XMLReader.maxText - text.count)), to: &text)
    }

    // MARK: Markup

    private mutating func readMarkup() throws(XMLError) {
        switch byte(position + 1) {
        case UInt8(ascii: "/"): readEndTag()
        case UInt8(ascii: "?"): skip(to: "?>", markup: 2)
        case UInt8(ascii: "!"):
            if hasPrefix("<!--") {
                skip(to: "-->", markup: 4)
            } else if hasPrefix("<![CDATA[") {
                readCharacterData()
            } else {
                try readDeclaration()
            }
        case let first?
        where first >= 0x80 || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20:
            try readStartTag()
        default:
            // A sign that should have been written as a reference.
            noteDamage(at: position)
            addText(position..<position + 1)
            position += 1
        }
    }

    /// Goes behind the end of what begins here.
    /// - Parameter markup: the length of its beginning, which alone is skipped if there is no end.
    private mutating func skip(to end: String, markup: Int) {
        if let found = find(end, from: position + markup) {
            position = found + end.utf8.count
        } else {
            skip(markup: markup)
        }
    }

    private mutating func skip(markup: Int) {
        noteDamage(at: position)
        position += markup
    }

    private mutating func readCharacterData() {
        let start = position + 9
        guard let end = find("]]>", from: start) else { return skip(markup: 9) }
        if !elements.isEmpty, tooDeep == 0 { text += bytes[start..<end].prefix(max(0, XMLReader.maxText - text.count)) }
        position = end + 3
    }

    /// Skips a declaration of the kind of document, with what is in its brackets.
    private mutating func readDeclaration() throws(XMLError) {
        let entity = Array("<!ENTITY".utf8)
        let stop = bytes[(position + 1)...].firstIndex { [Self.close, Self.open, UInt8(ascii: "[")].contains($0) }
        guard let stop, bytes[stop] != Self.open else { return skip(markup: 2) }
        var end = stop
        if bytes[stop] == UInt8(ascii: "[") {
            guard let bracket = find("]", from: stop) else { return skip(markup: 2) }
            end = find(">", from: bracket) ?? bracket
        }
        if let found = Self.find(entity, in: bytes[position...end]) {
            noteDamage(at: found)
            throw XMLError(.entities, line: damage?.line ?? 1)
        }
        position = end + 1
    }

    // MARK: Elements

    private mutating func readEndTag() {
        let start = position + 2
        let end = bytes[start...].firstIndex { $0 == Self.close || $0 == Self.open } ?? bytes.count
        let isComplete = byte(end) == Self.close
        let name = bytes[start..<end].prefix { !Self.isBlank($0) }
        let begin = position
        position = isComplete ? end + 1 : end
        if !isComplete { noteDamage(at: begin, isCutOff: end == bytes.count) }
        if tooDeep > 0 {
            tooDeep -= 1
            return
        }
        guard let index = elements.lastIndex(where: { $0.written == name }) else { return noteDamage(at: begin) }
        if index < elements.count - 1 { noteDamage(at: begin) }
        while elements.count > index { close() }
    }

    private mutating func readStartTag() throws(XMLError) {
        let start = position
        let name = bytes[(start + 1)...].prefix { byte in
            !Self.isBlank(byte) && byte != Self.close && byte != Self.open && byte != UInt8(ascii: "/")
        }
        position = name.endIndex
        var attributes: [(name: ArraySlice<UInt8>, value: String)] = []
        var isClosed = false
        var isComplete = false
        loop: while let next = byte(position) {
            switch next {
            case Self.close:
                position += 1
                isComplete = true
                break loop
            case Self.open: break loop
            case UInt8(ascii: "/"):
                isClosed = byte(position + 1) == Self.close
                position += 1
            case _ where Self.isBlank(next): position += 1
            default:
                if let attribute = readAttribute() {
                    attributes.append(attribute)
                } else if position < bytes.count {
                    noteDamage(at: start)
                }
            }
        }
        if !isComplete {
            noteDamage(at: start, isCutOff: position == bytes.count)
            // The name itself may be cut off.
            if position == bytes.count { return }
        }
        guard elements.count < XMLReader.maxDepth, tooDeep == 0 else {
            if !isClosed { tooDeep += 1 }
            return noteDamage(at: start)
        }
        try begin(name, attributes, at: start)
        if isClosed { close() }
    }

    /// Reads an attribute, or skips what is none and returns nil.
    private mutating func readAttribute() -> (name: ArraySlice<UInt8>, value: String)? {
        let stops: [UInt8] = [
            UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"), Self.open, Self.close,
        ]
        let name = bytes[position...].prefix { !Self.isBlank($0) && !stops.contains($0) }
        position = name.endIndex
        while let next = byte(position), Self.isBlank(next) { position += 1 }
        guard byte(position) == UInt8(ascii: "=") else {
            // A quotation mark that is left over.
            if name.isEmpty { position += 1 }
            return nil
        }
        position += 1
        while let next = byte(position), Self.isBlank(next) { position += 1 }
        guard let quote = byte(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let value = bytes[(position + 1)...].prefix { $0 != quote && $0 != Self.open }
        guard byte(value.endIndex) == quote, !name.isEmpty else {
            position = value.endIndex
            return nil
        }
        position = value.endIndex + 1
        var text: [UInt8] = []
        XMLText.append(value.prefix(XMLReader.maxText), to: &text)
        return (name, XMLText.string(text))
    }

    private mutating func begin(
        _ written: ArraySlice<UInt8>, _ attributes: [(name: ArraySlice<UInt8>, value: String)], at begin: Int
    ) throws(XMLError) {
        let declared = prefixes.count
        var values: [String: String] = [:]
        for (name, value) in attributes {
            let (prefix, local) = Self.parts(name)
            if prefix == "xmlns" {
                prefixes.append((local, value))
            } else if prefix.isEmpty, local == "xmlns" {
                prefixes.append(("", value))
            } else if prefix.isEmpty || values[local] == nil {
                values[local] = value
            }
        }
        if prefixes.count > declared { names.removeAll(keepingCapacity: true) }
        let name = resolved(written)
        elements.append(Element(written: written, name: name, declared: declared))
        hasElements = true
        text.removeAll(keepingCapacity: true)
        guard handler.begin(name, values) else {
            noteDamage(at: begin)
            throw XMLError(.refused, line: damage?.line ?? 1)
        }
    }

    private mutating func close() {
        let element = elements.removeLast()
        handler.end(element.name, text: XMLText.string(text))
        text.removeAll(keepingCapacity: true)
        guard prefixes.count > element.declared else { return }
        prefixes.removeLast(prefixes.count - element.declared)
        names.removeAll(keepingCapacity: true)
    }

    private mutating func resolved(_ written: ArraySlice<UInt8>) -> XMLName {
        if let known = names[written] { return known }
        let (prefix, local) = Self.parts(written)
        let namespace = prefixes.last { $0.prefix == prefix }?.namespace ?? (prefix.isEmpty ? "" : prefix + ":")
        let name = XMLName(namespace: namespace, local: local)
        names[written] = name
        return name
    }

    /// The prefix of a name, which may be empty, and the rest.
    private static func parts(_ name: ArraySlice<UInt8>) -> (prefix: String, local: String) {
        guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return ("", XMLText.string(name)) }
        return (XMLText.string(name[..<colon]), XMLText.string(name[(colon + 1)...]))
    }
}
