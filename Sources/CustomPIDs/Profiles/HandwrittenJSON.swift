/// JSON that people write by hand, with the place of each value. An error is noted with its place, and the rest is read.
struct HandwrittenJSON {
    /// A value and where it begins. Both types say that they are `Sendable`: Swift 6.3 reports a circular reference where it
    /// has to find that out.
    struct Node: Sendable {
        enum Value: Sendable {
            case object([(name: String, value: Node)])
            case array([Node])
            case string(String)
            case number(Double)
            case bool(Bool)
            case null
        }

        var value: Value
        /// The offset of its first byte.
        var offset: Int
        /// Whether a part of it could not be read, so that it may mean something else.
        var isDamaged = false
    }

    /// An error, and the offset where it was noticed.
    struct SyntaxError {
        var offset: Int
        var reason: ProfileEntryError
    }

    private(set) var root: Node?
    private(set) var errors: [SyntaxError] = []
    private let bytes: [UInt8]
    private var place = 0
    /// The name of the first member of the elements of each array that is being read; nil if they are no objects.
    private var elementNames: [String?] = []
    /// Whether brackets that are missing or too many are looked for, as they are once there is an error.
    private var mends = false
    /// Whether the next element was found within something that has lost its end.
    private var hasLostEnd = false

    /// More errors than these say nothing new.
    private static let maxErrors = 200
    private static let maxDepth = 40

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        read()
        guard !errors.isEmpty else { return }
        mends = true
        errors = []
        read()
    }

    private mutating func read() {
        place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        root = value(depth: 0)
        skipBlanks()
        if root != nil, place < bytes.count { note(.surplusText, at: place) }
    }

    /// Returns the line and the column, from 1, of an offset.
    func position(_ offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    // MARK: Characters

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func note(_ reason: ProfileEntryError, at offset: Int) {
        // Every open bracket would say that the text ends too early.
        if errors.last.map({ $0.offset == offset && $0.reason == reason }) == true { return }
        if errors.count < Self.maxErrors { errors.append(SyntaxError(offset: offset, reason: reason)) }
    }

    private mutating func skipBlanks() {
        while let byte = next {
            if byte <= 0x20 {
                place += 1
            } else if bytes[place...].starts(with: "//".utf8) {
                while let byte = next, byte != 0x0A { place += 1 }
            } else {
                return
            }
        }
    }

    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard let next, UInt32(next) == sign.value else { return false }
        place += 1
        return true
    }

    /// Goes on to the next comma or closing bracket of the value that is being read.
    private mutating func recover() {
        var depth = 0
        while let byte = next {
            switch Unicode.Scalar(byte) {
            case "\"": _ = string()
            case "{" where startsElement(ofOuterArrays: false):
                hasLostEnd = true
                return
            case "[", "{":
                depth += 1
                place += 1
            case "]", "}":
                if depth == 0 { return }
                depth -= 1
                place += 1
            case "," where depth == 0: return
            default: place += 1
            }
        }
    }

    // MARK: Values

    private mutating func value(depth: Int) -> Node? {
        skipBlanks()
        let start = place
        guard depth < Self.maxDepth, let byte = next else {
            note(next == nil ? .endsEarly : .nestedTooDeeply, at: start)
            return nil
        }
        switch Unicode.Scalar(byte) {
        case "{": return object(depth: depth)
        case "[": return array(depth: depth)
        case "\"":
            let (text, isWhole) = string()
            return Node(value: .string(text), offset: start, isDamaged: !isWhole)
        default:
            let word = bare()
            switch word {
            case "true": return Node(value: .bool(true), offset: start)
            case "false": return Node(value: .bool(false), offset: start)
            case "null": return Node(value: .null, offset: start)
            default: break
            }
            if let number = Double(word), number.isFinite, word.first != "." {
                return Node(value: .number(number), offset: start)
            }
            note(.noValue(word), at: start)
            return nil
        }
    }

    /// Reads letters, digits and signs of numbers.
    private mutating func bare() -> String {
        let start = place
        while let byte = next,
            byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x5F || (0x30...0x39).contains(byte)
                || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        {
            place += 1
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func object(depth: Int) -> Node {
        var node = Node(value: .null, offset: place)
        var members: [(name: String, value: Node)] = []
        place += 1
        while true {
            skipBlanks()
            let start = place
            if skip("}") { break }
            guard let byte = next else {
                note(.endsEarly, at: start)
                node.isDamaged = true
                break
            }
            if byte == 0x5D, isSurplus("]") {
                note(.surplusBracket, at: start)
                node.isDamaged = true
                place += 1
                separate(end: "}")
                continue
            }
            if byte == 0x7B, startsElement(ofOuterArrays: false) { hasLostEnd = true }
            if byte == 0x5D || hasLostEnd {
                note(.expected("}"), at: start)
                node.isDamaged = true
                break
            }
            if let member = member(depth: depth) { members.append(member) } else { node.isDamaged = true }
            separate(end: "}")
        }
        node.value = .object(members)
        return node
    }

    private mutating func member(depth: Int) -> (name: String, value: Node)? {
        let start = place
        var name = ""
        if next == 0x22 {
            let (text, isWhole) = string()
            guard isWhole else { return nil }
            name = text
        } else {
            name = bare()
            guard !name.isEmpty else {
                note(.expectedName, at: start)
                recover()
                return nil
            }
            note(.unquotedName(name), at: start)
        }
        guard skip(":") else {
            note(.expected(":"), at: place)
            recover()
            return nil
        }
        guard let value = value(depth: depth + 1) else {
            recover()
            return nil
        }
        return (name, value)
    }

    private mutating func array(depth: Int) -> Node {
        var node = Node(value: .null, offset: place)
        var values: [Node] = []
        place += 1
        elementNames.append(firstName())
        defer { elementNames.removeLast() }
        while true {
            skipBlanks()
            let start = place
            if skip("]") { break }
            guard let byte = next else {
                note(.endsEarly, at: start)
                node.isDamaged = true
                break
            }
            if byte == 0x7D, isSurplus("}") {
                note(.surplusBracket, at: start)
                place += 1
                separate(end: "]")
                continue
            }
            if startsElement(ofOuterArrays: true) { hasLostEnd = true }
            if byte == 0x7D || hasLostEnd {
                note(.expected("]"), at: start)
                node.isDamaged = true
                break
            }
            if let value = value(depth: depth + 1) {
                values.append(value)
            } else {
                node.isDamaged = true
                recover()
            }
            separate(end: "]")
        }
        node.value = .array(values)
        return node
    }

    // MARK: Brackets that are missing or too many

    /// The name of the first member of the object that begins here, or of the first one in the array; nil if none begins.
    private func firstName() -> String? {
        var copy = self
        guard copy.skip("{") else { return nil }
        copy.skipBlanks()
        guard copy.next == 0x22 else { return nil }
        let (text, isWhole) = copy.string()
        return isWhole ? text : nil
    }

    /// Whether an object begins here that looks like the elements of an array that is being read, so that what is open within
    /// it has lost its end.
    /// - Parameter ofOuterArrays: without the innermost array, whose next element this may be.
    private func startsElement(ofOuterArrays: Bool) -> Bool {
        guard mends, next == 0x7B, let name = firstName() else { return false }
        if ofOuterArrays, elementNames.last == name { return false }
        return elementNames.dropLast(ofOuterArrays ? 1 : 0).contains(name)
    }

    /// Whether the closing bracket here ends nothing: after it the innermost array goes on with an element like the others.
    private func isSurplus(_ bracket: Unicode.Scalar) -> Bool {
        guard mends, let name = elementNames.last ?? nil else { return false }
        var copy = self
        _ = copy.skip(bracket)
        while copy.skip("}") {}
        return copy.skip(",") && copy.firstName() == name
    }

    /// Reads the comma after a member or an element.
    private mutating func separate(end: Unicode.Scalar) {
        skipBlanks()
        // The comma before an element that was found too deep has been read.
        if hasLostEnd {
            if end == "]", elementNames.last == firstName() { hasLostEnd = false }
            return
        }
        let start = place
        if skip(",") {
            skipBlanks()
            if let next, UInt32(next) == end.value { note(.surplusComma, at: start) }
        } else if let next, next != 0x7D, next != 0x5D {
            note(.expected(","), at: start)
            // A value directly after another is read as the next one; anything else is left out.
            if next != 0x22, next != 0x7B, next != 0x5B { recover() }
            _ = skip(",")
        }
    }

    /// Reads a text in quotation marks, which must end on its line.
    private mutating func string() -> (text: String, isWhole: Bool) {
        let start = place
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            switch Unicode.Scalar(byte) {
            case "\"":
                place += 1
                return (String(decoding: text, as: UTF8.self), true)
            case "\n":
                note(.openText, at: start)
                return (String(decoding: text, as: UTF8.self), false)
            case "\\":
                place += 1
                text += escaped()
            default:
                text.append(byte)
                place += 1
            }
        }
        note(.openText, at: start)
        return (String(decoding: text, as: UTF8.self), false)
    }

    private mutating func escaped() -> [UInt8] {
        guard let byte = next else { return [] }
        place += 1
        switch Unicode.Scalar(byte) {
        case "n": return [0x0A]
        case "t": return [0x09]
        case "r", "b", "f": return []
        case "u":
            let digits = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
            guard digits.count == 4, let number = UInt32(digits, radix: 16) else { return [] }
            place += 4
            return Array(String(Unicode.Scalar(number).map(Character.init) ?? "?").utf8)
        default: return [byte]
        }
    }
}

extension HandwrittenJSON.Node {
    /// The members of an object; empty for other values.
    var members: [(name: String, value: HandwrittenJSON.Node)] {
        if case .object(let members) = value { members } else { [] }
    }

    /// The elements of an array; empty for other values.
    var elements: [HandwrittenJSON.Node] { if case .array(let values) = value { values } else { [] } }

    var isArray: Bool { if case .array = value { true } else { false } }

    subscript(_ name: String) -> HandwrittenJSON.Node? { members.first { $0.name == name }?.value }

    var text: String? { if case .string(let text) = value { text } else { nil } }

    /// A number, also one written as text.
    var number: Double? {
        switch value {
        case .number(let number): number
        case .string(let text): Double(text)
        default: nil
        }
    }

    var whole: Int? { number.flatMap { Int(exactly: $0) } }

    var isTrue: Bool { if case .bool(let flag) = value { flag } else { false } }
}
