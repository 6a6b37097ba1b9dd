extension Rules {
    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// The files of the sources that declare types none of which another file of the sources names.
    static func unusedSources(_ files: [SwiftSource]) -> [Finding] {
        var named: [String: Set<String>] = [:]
        var declared: [(path: String, names: [String])] = []
        for file in files where file.path.hasPrefix("Sources/") {
            var names: [String] = []
            var isNeeded = false
            var depth = 0
            for (last, token) in zip([nil] + file.code.map(Optional.some), file.code) {
                if token.isSymbol("{") { depth += 1 }
                if token.isSymbol("}") { depth -= 1 }
                guard token.kind == .word else { continue }
                // The program begins there, or others have what it adds to them.
                if depth == 0, token.text == "main" || token.text == "extension" || token.text == "func" {
                    isNeeded = true
                }
                guard token.text.first?.isUppercase == true else { continue }
                if depth == 0, let last, last.kind == .word, typeKeywords.contains(last.text) {
                    names.append(token.text)
                } else {
                    named[token.text, default: []].insert(file.path)
                }
            }
            if !isNeeded && !names.isEmpty { declared.append((file.path, names)) }
        }
        return declared.filter { path, names in names.allSatisfy { named[$0]?.subtracting([path]).isEmpty ?? true } }
            .map {
                Finding(
                    path: $0.path, line: 0, text: "nothing uses \($0.names.joined(separator: ", ")): remove the file")
            }
    }

    /// Folders of modules that the table of Sources/README.md does not name in the row of their module.
    static func unlistedFolders(_ paths: [String], in table: String) -> [Finding] {
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let folders = Set(paths.map { $0.split(separator: "/").dropFirst().dropLast() }.filter { $0.count > 1 })
        return folders.map { $0.map(String.init) }.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { folder in
            let row = rows.first { $0.dropFirst(2).hasPrefix("`\(folder[0])/`") } ?? ""
            guard !row.contains("`\(folder[folder.count - 1])/`") else { return nil }
            return Finding(
                path: "Sources/" + folder.joined(separator: "/"), line: 0,
                text: "say in Sources/README.md what is in this folder")
        }
    }

    /// The name of a type means one thing in all modules; what is nested in another type, or private, may repeat.
    static func repeatedTypes(_ files: [SwiftSource]) -> [Finding] {
        var first: [String: String] = [:]
        var findings: [Finding] = []
        for file in files where file.path.hasPrefix("Sources/") {
            let code = file.code
            var index = 0
            while index < code.count {
                defer { index += 1 }
                if code[index].isSymbol("{") {
                    index = file.end(of: index)
                } else if typeKeywords.contains(code[index].text), index + 1 < code.count, index > 0 {
                    let (name, before) = (code[index + 1], code[index - 1])
                    guard name.kind == .word, !before.isWord("private"), !before.isWord("fileprivate") else { continue }
                    if let other = first[name.text], other != file.path {
                        findings.append(
                            Finding(path: file.path, line: name.line, text: "'\(name.text)' is a type of \(other), too")
                        )
                    } else {
                        first[name.text] = file.path
                    }
                }
            }
        }
        return findings
    }

    private static let declaring: Set = ["func", "var", "let", "struct", "enum", "class", "actor", "typealias", "case"]
    private static let modifiers: Set = [
        "static", "final", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "unsafe", "nonisolated",
        "override", "consuming", "borrowing", "class", "convenience",
    ]

    /// Private declarations whose name is nowhere else in their file.
    static func unusedPrivates(_ file: SwiftSource) -> [Finding] {
        let code = file.code
        var declared: [String: [Int]] = [:]
        for index in code.indices where code[index].isWord("private") || code[index].isWord("fileprivate") {
            // Its attribute uses it.
            if index > 0, isTest(endingAt: index - 1, file) { continue }
            var at = index + 1
            while at + 1 < code.count, code[at].kind == .word, modifiers.contains(code[at].text),
                !(code[at].text == "class" && code[at + 1].text.first?.isUppercase == true)
            { at += 1 }
            guard at + 1 < code.count, declaring.contains(code[at].text) else { continue }
            let name = code[at + 1].isSymbol("`") ? at + 2 : at + 1
            guard code[name].kind == .word else { continue }
            declared[code[name].text, default: []].append(code[name].line)
        }
        guard !declared.isEmpty else { return [] }
        var count: [String: Int] = [:]
        for token in code where token.kind == .word && declared[token.text] != nil {
            count[token.text, default: 0] += 1
        }
        return declared.filter { $0.value.count == count[$0.key] }.map { name, lines in
            Finding(path: file.path, line: lines[0], text: "nothing uses the private '\(name)': remove it")
        }.sorted { $0.line < $1.line }
    }

    private static func isTest(endingAt end: Int, _ file: SwiftSource) -> Bool {
        let name = file.code[end].isSymbol(")") ? file.start(of: end) - 1 : end
        return name >= 0 && file.code[name].isWord("Test")
    }

    /// The files of a folder that no text in the Swift files names: by their name, by their folder (a name that is
    /// composed), or up to one of their hyphens ("faults" and "80" for "faults-80.txt").
    /// - Parameter folder: with its slash, such as "Data/".
    static func unusedFiles(_ paths: [String], in folder: String, _ files: [SwiftSource]) -> [Finding] {
        var texts: Set<String> = []
        for file in files {
            for token in file.code where token.kind == .text && token.text.utf8.count < 100 {
                texts.insert(token.text)
                if let slash = token.text.lastIndex(of: "/") { texts.insert(String(token.text[slash...].dropFirst())) }
            }
        }
        return paths.filter { path in
            let name = path.dropFirst(folder.count)
            var candidates: Set<String> = [String(name)]
            if let slash = name.lastIndex(of: "/") { candidates.insert(String(name[...slash])) }
            var stem = name.prefix { $0 != "." }
            candidates.insert(String(stem))
            while let hyphen = stem.lastIndex(of: "-") {
                candidates.insert(String(stem[...hyphen]))
                stem = stem[..<hyphen]
                candidates.insert(String(stem))
            }
            return candidates.isDisjoint(with: texts)
        }.map { Finding(path: $0, line: 0, text: "nothing reads it: remove it") }
    }

    /// Names of test suites in comments and documents that no file declares.
    static func missingSuites(_ texts: [(path: String, text: String)], declared: Set<String>) -> [Finding] {
        texts.flatMap { path, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
                words(line).filter { $0.hasSuffix("Tests") && $0.count > 5 && !declared.contains(String($0)) }.map {
                    Finding(path: path, line: index + 1, text: "there is no suite \($0): name the one that is meant")
                }
            }
        }
    }

    /// Paths in backquotes that are no file or folder: of the repository, below Sources/, or below those before them in
    /// their line, as in a table of modules.
    static func missingPaths(_ path: String, _ text: String, exists: (String) -> Bool) -> [Finding] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            let quoted = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
            let module = "Sources/\(quoted.first ?? "")"
            let folders = ["", "Sources/", module] + quoted.map { module + $0 }
            return quoted.filter { quoted in isPath(quoted) && !folders.contains { exists($0 + quoted) } }.map {
                Finding(path: path, line: index + 1, text: "there is no '\($0)': mend the path")
            }
        }
    }

    /// Names in backquotes, `Type`, `Type.member` and `Type.swift`, that are in no Swift file and of none.
    /// - Parameter names: the words of the code, and the names of Swift files.
    static func missingNames(_ path: String, _ text: String, names: Set<String>) -> [Finding] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
                .filter { quoted in
                    guard quoted.first?.isUppercase == true, quoted.contains(where: \.isLowercase) else { return false }
                    if quoted.hasSuffix(".swift") {
                        return !quoted.contains { "/…".contains($0) } && !names.contains(quoted)
                    }
                    let parts = quoted.split(separator: ".")
                    let isName = parts.allSatisfy { words($0) == [$0] } && !fileTypes.contains(parts.last ?? "")
                    return isName && !parts.allSatisfy { names.contains(String($0)) }
                }
                .map { Finding(path: path, line: index + 1, text: "there is no '\($0)': mend the name") }
        }
    }

    private static let fileTypes: Set<Substring> = ["c", "csv", "json", "md", "txt"]

    private static func isPath(_ text: String) -> Bool {
        guard text.contains("/"), !text.hasPrefix("/"), !text.contains(where: { " …*<>{}|:~[".contains($0) }),
            // For any name.
            !words(text).contains(where: { ["NAME", "MAKE", "FILE"].contains($0) })
        else { return false }
        let top = text.prefix { $0 != "/" }
        return top.first?.isUppercase == true
            || ["scripts", "docs", "man", "schemas", "obdmech"].contains(String(top))
    }

    /// A page has one title, in its first line.
    static func titles(_ path: String, _ text: String) -> [Finding] {
        var isCode = false
        var titles: [Int] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode && line.hasPrefix("# ") { titles.append(index + 1) }
        }
        if titles == [1] { return [] }
        return [
            Finding(path: path, line: titles.dropFirst().first ?? 1, text: "write one title, '# …', in the first line")
        ]
    }
}
