/// A Swift file as words, symbols, texts and comments: enough of the grammar to tell code from what is written in it.
struct SwiftSource {
    struct Token: Equatable {
        enum Kind { case word, symbol, text, comment }

        var kind: Kind
        /// A symbol is one character. A text is a piece of a literal without its quotes: the code of an interpolation
        /// comes between two pieces. A comment is one line of it.
        var text: String
        /// From 1.
        var line: Int

        func isWord(_ word: String) -> Bool { kind == .word && text == word }
        func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
    }

    let path: String
    let code: [Token]
    let comments: [Token]

    init(_ path: String, _ text: String) {
        var scanner = Scanner(bytes: Array(text.utf8))
        scanner.scan()
        self.path = path
        code = scanner.code
        comments = scanner.comments
    }

    /// The module of a path such as "Sources/Trips/Fuel/FuelModel.swift"; of "Package.swift" it is empty.
    var module: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// The index of the bracket that closes the one at `start`, in `code`; the last index if there is none.
    func end(of start: Int) -> Int { partner(of: start, in: start..<code.count) ?? code.count - 1 }

    /// The index of the bracket that the one at `end` closes.
    func start(of end: Int) -> Int { partner(of: end, in: (0...end).reversed()) ?? 0 }

    private func partner(of bracket: Int, in indices: some Sequence<Int>) -> Int? {
        var depth = 0
        for index in indices where code[index].kind == .symbol {
            switch code[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: continue
            }
            if depth == 0 { return index }
        }
        return nil
    }
}

private struct Scanner {
    /// What a closing bracket or quote returns to.
    private enum Frame {
        /// In the code of an interpolation, with the number of open parentheses.
        case interpolation(depth: Int)
        case literal(hashes: Int, isLong: Bool)
    }

    let bytes: [UInt8]
    var code: [SwiftSource.Token] = []
    var comments: [SwiftSource.Token] = []
    private var position = 0
    private var line = 1
    private var frames: [Frame] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func starts(_ text: String) -> Bool {
        text.utf8.enumerated().allSatisfy { byte($0.offset) == $0.element }
    }

    private mutating func add(_ kind: SwiftSource.Token.Kind, from start: Int, line: Int? = nil) {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let token = SwiftSource.Token(kind: kind, text: text, line: line ?? self.line)
        if kind == .comment { comments.append(token) } else { code.append(token) }
    }

    mutating func scan() {
        while position < bytes.count {
            if case .literal(let hashes, let isLong)? = frames.last {
                literal(hashes, isLong)
            } else {
                anyCode()
            }
        }
    }

    private mutating func anyCode() {
        let first = byte()
        switch first {
        case UInt8(ascii: "\n"):
            line += 1
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "/") where isRegex: regex()
        case UInt8(ascii: "\""): open(hashes: 0)
        case UInt8(ascii: "#"): hash()
        case _ where isWord(first): word()
        default: symbol()
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func word() {
        let start = position
        while isWord(byte()) { position += 1 }
        // `try!` and `as!`, but not `try !isValid`.
        let isForced =
            byte() == UInt8(ascii: "!") && ["try", "as"].contains { bytes[start..<position].elementsEqual($0.utf8) }
        if isForced { position += 1 }
        add(.word, from: start)
    }

    private mutating func symbol() {
        let start = position
        position += 1
        if case .interpolation(let depth)? = frames.last {
            switch bytes[start] {
            case UInt8(ascii: "("): frames[frames.count - 1] = .interpolation(depth: depth + 1)
            case UInt8(ascii: ")") where depth == 0:
                frames.removeLast()
                return
            case UInt8(ascii: ")"): frames[frames.count - 1] = .interpolation(depth: depth - 1)
            default: break
            }
        }
        add(.symbol, from: start)
    }

    private mutating func lineComment() {
        let start = position
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
        add(.comment, from: start)
    }

    private mutating func blockComment() {
        var start = position
        var depth = 0
        while position < bytes.count {
            if starts("/*") {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else if byte() == UInt8(ascii: "\n") {
                add(.comment, from: start)
                line += 1
                position += 1
                start = position
            } else {
                position += 1
            }
        }
        add(.comment, from: start)
    }

    /// Whether a slash begins a literal: an operator would have a value before it, or a space behind it.
    private var isRegex: Bool {
        guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\n"), byte(1) != UInt8(ascii: "=") else {
            return false
        }
        guard let last = code.last, last.line == line else { return true }
        return last.kind == .symbol
            ? !")]}>".contains(last.text) : ["in", "return", "case", "try", "where"].contains(last.text)
    }

    private mutating func regex() {
        position += 1
        let start = position
        var isInSet = false
        while position < bytes.count, byte() != UInt8(ascii: "\n") {
            switch byte() {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "/") where !isInSet:
                add(.text, from: start)
                position += 1
                return
            default: break
            }
            position += 1
        }
    }

    /// A raw literal, a regular expression, or a directive such as #if.
    private mutating func hash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            open(hashes: hashes)
        } else if byte(hashes) == UInt8(ascii: "/") {
            position += hashes + 1
            let start = position
            while position < bytes.count, !starts("/#") { position += 1 }
            add(.text, from: start)
            position += 1 + hashes
        } else {
            symbol()
        }
    }

    private mutating func open(hashes: Int) {
        // #"""# is a quote.
        let isLong = starts("\"\"\"\n")
        position += isLong ? 3 : 1
        frames.append(.literal(hashes: hashes, isLong: isLong))
    }

    /// Reads a piece of a literal up to its end or the next interpolation.
    private mutating func literal(_ hashes: Int, _ isLong: Bool) {
        let start = position
        let first = line
        func hasHashes(at offset: Int) -> Bool { (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") } }
        while position < bytes.count {
            let quotes = isLong ? 3 : 1
            if isLong ? starts("\"\"\"") : byte() == UInt8(ascii: "\""), hasHashes(at: quotes) {
                add(.text, from: start, line: first)
                position += quotes + hashes
                frames.removeLast()
                return
            }
            if byte() == UInt8(ascii: "\\"), hasHashes(at: 1) {
                if byte(1 + hashes) == UInt8(ascii: "(") {
                    add(.text, from: start, line: first)
                    position += 2 + hashes
                    frames.append(.interpolation(depth: 0))
                    return
                }
                position += 1 + hashes
            }
            if byte() == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        frames.removeLast()
    }
}
