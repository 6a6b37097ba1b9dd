/// The rules of the house: each is a function from text to what it finds there.
enum Rules {
    struct Finding: CustomStringConvertible {
        var path: String
        var line: Int
        var text: String

        var description: String { "\(path):\(line): \(text)" }
    }

    /// The modules that the table of Sources/README.md calls pure.
    static func pureModules(_ readme: String) -> Set<String> {
        Set(
            readme.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("(pure") }.map {
                String($0.dropFirst(3).prefix { $0 != "/" })
            })
    }

    private static let impureImports: Set = [
        "Glibc", "Foundation", "FoundationEssentials", "Dispatch", "CLinux", "CLineEditor",
        "CSQLite", "CUdev", "CBus",
    ]

    /// Pure modules read no clock, no environment and no file, and print nothing.
    static func impurity(_ file: SwiftSource, pureModules: Set<String>) -> [Finding] {
        guard file.path.hasPrefix("Sources/"), pureModules.contains(file.module) else { return [] }
        let code = file.code
        return code.indices.compactMap { index in
            let word = code[index].text
            let isMember = index > 0 && code[index - 1].isSymbol(".")
            func isFollowed(by symbol: String) -> Bool { index + 1 < code.count && code[index + 1].isSymbol(symbol) }
            guard code[index].kind == .word else { return nil }
            let isImpure =
                switch word {
                case "print", "debugPrint", "dump", "readLine": !isMember && isFollowed(by: "(")
                case "random": isMember && isFollowed(by: "(")
                case "CommandLine": isFollowed(by: ".")
                case "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator": true
                default: index > 0 && code[index - 1].isWord("import") && impureImports.contains(word)
                }
            guard isImpure else { return nil }
            return Finding(
                path: file.path, line: code[index].line,
                text: "'\(word)' in the pure module \(file.module): have the caller pass the value or return the text")
        }
    }

    /// Texts in places where a message is expected, of which each is a case of an enumeration.
    static func looseMessages(_ file: SwiftSource) -> [Finding] {
        guard file.path.hasPrefix("Sources/") else { return [] }
        let code = file.code
        func matches(_ pattern: [String], at index: Int) -> Bool {
            guard index + pattern.count <= code.count else { return false }
            return zip(pattern, code[index...]).allSatisfy { expected, token in
                switch expected {
                case "TEXT": token.kind == .text
                case "WORD": token.kind == .word
                default: token.text == expected && token.kind != .text
                }
            }
        }
        let patterns = [
            ["CommandError", "(", "UserMessage", "(", "TEXT"], ["message", ":", "TEXT"], ["warn", "(", "TEXT"],
            ["SourceError", "(", ".", "WORD", ",", "TEXT"],
            ["Finding", "(", "TEXT", ",", ".", "note", ",", "TEXT"],
            ["Finding", "(", "TEXT", ",", ".", "limit", ",", "TEXT"],
            ["Finding", "(", "TEXT", ",", ".", "fault", ",", "TEXT"],
        ]
        return code.indices.filter { index in patterns.contains { matches($0, at: index) } }.map {
            Finding(
                path: file.path, line: code[$0].line, text: "a message as a text: make it a case of an enum"
            )
        }
    }

    /// A test that hangs is named, and the others go on.
    static func suitesWithoutLimit(_ file: SwiftSource) -> [Finding] {
        guard file.path.hasPrefix("Tests/") else { return [] }
        var findings: [Finding] = []
        var start = 0
        var index = 0
        while index < file.code.count {
            let token = file.code[index]
            if token.isSymbol("{") {
                index = file.end(of: index) + 1
                start = index
                continue
            }
            if ["struct", "class", "enum", "actor"].contains(token.text), token.kind == .word,
                index + 1 < file.code.count
            {
                let name = file.code[index + 1].text
                let before = file.code[start..<index]
                let isSuite = name.hasSuffix("Tests") || before.contains { $0.isWord("Suite") }
                if isSuite && !file.path.contains("/TestSupport/")
                    && !before.contains(where: { $0.isWord("timeLimit") })
                {
                    findings.append(
                        Finding(
                            path: file.path, line: token.line, text: "\(name): write @Suite(.timeLimit(.minutes(20)))"))
                }
            }
            index += 1
        }
        return findings
    }

    /// What was left for later, or stops the program where it may not stop.
    static func looseEnds(_ file: SwiftSource) -> [Finding] {
        var findings: [Finding] = []
        func find(_ line: Int, _ what: String, _ advice: String) {
            findings.append(Finding(path: file.path, line: line, text: "\(what): \(advice)"))
        }
        for comment in file.comments {
            for word in ["TODO", "FIXME", "XXX"] where words(comment.text).contains(Substring(word)) {
                find(comment.line, word, "do it now, or open an issue")
            }
        }
        for token in file.code where token.kind == .word {
            switch token.text {
            case "try!": find(token.line, "try!", "throw, or handle the error")
            case "as!": find(token.line, "as!", "use as? and say what if not")
            case "fatalError": find(token.line, "fatalError", "use precondition, and only for bugs of our own")
            default: break
            }
        }
        return findings
    }

    /// What a test has written itself may be open for writing in a program that another test has started meanwhile,
    /// and then it cannot be run.
    static func writtenPrograms(_ file: SwiftSource) -> [Finding] {
        guard file.path.hasPrefix("Tests/"), !file.path.contains("/TestSupport/") else { return [] }
        let code = file.code
        return code.indices.filter {
            code[$0].isWord("posixPermissions") && $0 + 2 < code.count && code[$0 + 2].text.hasPrefix("0o7")
        }.map {
            Finding(
                path: file.path, line: code[$0].line, text: "a program that this process wrote: call writeProgram")
        }
    }

    /// `(self.a, self.b) = (a, b)` is two assignments. Both values of what returns two are assigned at once.
    static func tupleAssignments(_ file: SwiftSource) -> [Finding] {
        let code = file.code
        return code.indices.compactMap { index in
            guard code[index].isSymbol("("), isStart(index, code) else { return nil }
            let end = file.end(of: index)
            guard end + 2 < code.count, code[end + 1].isSymbol("="), code[end + 2].isSymbol("("),
                code[index...end].contains(where: { $0.isSymbol(",") })
            else { return nil }
            return Finding(
                path: file.path, line: code[index].line, text: "assigns a tuple: assign each value on a line")
        }
    }

    /// Whether a statement can begin there: on a new line, in braces, after the label of a case.
    private static func isStart(_ index: Int, _ code: [SwiftSource.Token]) -> Bool {
        guard index > 0, code[index - 1].line == code[index].line else { return true }
        if code[index - 1].isSymbol(":") {
            // Of a case, not of a type.
            let line = code[..<index].reversed().prefix { $0.line == code[index].line }
            return line.last?.isWord("case") == true || line.last?.isWord("default") == true
        }
        return code[index - 1].isSymbol("{") || code[index - 1].isSymbol(";")
    }

    /// What is described as a parameter is one of the declaration below.
    static func unknownParameters(_ file: SwiftSource) -> [Finding] {
        file.comments.compactMap { comment in
            guard let name = parameter(comment.text), let names = parameters(below: comment.line, file) else {
                return nil
            }
            if names.contains(String(name)) { return nil }
            return Finding(
                path: file.path, line: comment.line, text: "describes '\(name)', which is no parameter below")
        }
    }

    /// The name that a line of a comment describes as a parameter, alone or in a list; nil if it does not.
    private static func parameter(_ comment: String) -> Substring? {
        guard let mark = comment.firstRange(of: "- Parameter ") ?? comment.firstRange(of: "///   - "),
            let colon = comment[mark.upperBound...].firstIndex(of: ":")
        else { return nil }
        let name = comment[mark.upperBound..<colon]
        return words(name).count == 1 && !name.contains(" ") ? name : nil
    }

    /// The names of the parameters of the next declaration; nil if it is none that has some.
    private static func parameters(below line: Int, _ file: SwiftSource) -> Set<String>? {
        let code = file.code
        guard let start = code.firstIndex(where: { $0.line > line }),
            let keyword = code[start...].prefix(12).firstIndex(where: {
                ["func", "init", "subscript", "case", "var", "let", "typealias"].contains($0.text)
            }), ["func", "init", "subscript"].contains(code[keyword].text),
            let open = code[keyword...].firstIndex(where: { $0.isSymbol("(") })
        else { return nil }
        let end = file.end(of: open)
        var names: Set<String> = []
        var index = open + 1
        while index < end {
            if ["(", "[", "{"].contains(code[index].text), code[index].kind == .symbol {
                index = file.end(of: index)
            } else if code[index].isSymbol(":"), code[index - 1].kind == .word {
                names.insert(code[index - 1].text)
                if code[index - 2].kind == .word { names.insert(code[index - 2].text) }
            }
            index += 1
        }
        return names
    }

    /// The runs of letters, digits and underscores in a text.
    static func words(_ text: some StringProtocol) -> [Substring] {
        Substring(text).utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                false
            default: true
            }
        }.map { Substring($0) }
    }
}
