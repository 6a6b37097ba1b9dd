extension Rules {
    /// In lines, from its first to its closing brace.
    static let longestFunction = 70

    struct Function: Equatable {
        var path: String
        var name: String
        var line: Int
        var lines: Int
    }

    private static let declarations: Set = [
        "func", "init", "deinit", "subscript", "var", "let", "case", "struct", "class", "enum", "actor", "protocol",
        "extension", "import", "typealias",
    ]

    /// The functions, initializers and computed properties that are longer than `longestFunction`.
    static func longFunctions(_ file: SwiftSource) -> [Function] {
        let code = file.code
        return code.indices.compactMap { index in
            guard code[index].kind == .word, index + 1 < code.count, let body = body(at: index, code, file) else {
                return nil
            }
            let lines = code[file.end(of: body)].line - code[index].line + 1
            guard lines > longestFunction else { return nil }
            let name = ["func", "var"].contains(code[index].text) ? code[index + 1].text : code[index].text
            return Function(path: file.path, name: name, line: code[index].line, lines: lines)
        }
    }

    /// The index of the brace that opens the body of the declaration whose keyword is at `index`.
    private static func body(at index: Int, _ code: [SwiftSource.Token], _ file: SwiftSource) -> Int? {
        if index > 0, code[index - 1].isSymbol(".") { return nil }
        switch code[index].text {
        case "var":
            // A computed property has its brace on the same line, before any value.
            return code[index...].prefix { $0.line == code[index].line && !$0.isSymbol("=") }
                .firstIndex { $0.isSymbol("{") }
        case "func", "init", "deinit", "subscript":
            var at = index + 1
            while at < code.count, !code[at].isSymbol("{") {
                if code[at].isSymbol("(") || code[at].isSymbol("[") {
                    at = file.end(of: at)
                } else if code[at].isSymbol("}") || code[at].kind == .word && declarations.contains(code[at].text) {
                    return nil
                }
                at += 1
            }
            return at < code.count ? at : nil
        default: return nil
        }
    }

    /// In bytes.
    static let largestFile = 500_000

    /// The files that are larger than `largestFile`, but not those listed.
    static func largeFiles(_ sizes: [String: Int], except listed: Set<String>) -> [Finding] {
        sizes.filter { $0.value > largestFile && !listed.contains($0.key) }.sorted { $0.key < $1.key }.map {
            Finding(path: $0.key, line: 0, text: "\($0.value) bytes: make it smaller, split it, or list it in the test")
        }
    }
}
