import Testing

/// The rules of the house on the source tree. Each says what to write instead.
@Suite(.timeLimit(.minutes(20))) struct TidyTests {
    private func expectNone(_ findings: [Rules.Finding], sourceLocation: SourceLocation = #_sourceLocation) {
        for finding in findings { Issue.record("\(finding)", sourceLocation: sourceLocation) }
    }

    /// What was there when a rule came may only become less.
    private func expectCount(
        _ found: Int, listed: Int, _ what: String, instead: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if found > listed {
            Issue.record("\(what): \(found), but \(listed) are listed: \(instead)", sourceLocation: sourceLocation)
        } else if found < listed {
            Issue.record(
                "\(what): only \(found) of \(listed) are left: lower the number", sourceLocation: sourceLocation)
        }
    }

    @Test func theTreeIsRead() {
        #expect(Repository.swift.count > 1000)
        #expect(Repository.swift.reduce(0) { $0 + $1.comments.count } > 10_000)
        for folder in Repository.folders { #expect(!Repository.files(folder).isEmpty, "\(folder)") }
    }

    @Test func pureModulesArePure() {
        let pure = Rules.pureModules(Repository.text("Sources/README.md"))
        #expect(pure.count > 15, "the table of modules in Sources/README.md")
        expectNone(Repository.swift.flatMap { Rules.impurity($0, pureModules: pure) })
    }

    @Test func messagesAreCases() { expectNone(Repository.swift.flatMap(Rules.looseMessages)) }

    @Test func suitesHaveALimit() { expectNone(Repository.swift.flatMap(Rules.suitesWithoutLimit)) }

    @Test func programsAreWrittenByOthers() { expectNone(Repository.swift.flatMap(Rules.writtenPrograms)) }

    @Test func nothingIsLeftForLater() { expectNone(Repository.swift.flatMap(Rules.looseEnds)) }

    @Test func valuesAreAssignedOneByOne() { expectNone(Repository.swift.flatMap(Rules.tupleAssignments)) }

    @Test func typesHaveOneMeaning() { expectNone(Rules.repeatedTypes(Repository.swift)) }

    @Test func describedParametersExist() { expectNone(Repository.swift.flatMap(Rules.unknownParameters)) }

    @Test func functionsAreShort() {
        let found = Dictionary(
            Repository.swift.flatMap(Rules.longFunctions).map { ("\($0.path) \($0.name)", $0.lines) },
            uniquingKeysWith: max)
        for name in Set(found.keys).union(Exceptions.functions.keys).sorted() {
            guard let lines = found[name] else {
                Issue.record("\(name) is short now, or gone: remove it from Exceptions.functions")
                continue
            }
            expectCount(
                lines, listed: Exceptions.functions[name] ?? Rules.longestFunction, "\(name), lines",
                instead: "split it into functions of at most \(Rules.longestFunction) lines")
        }
    }

    @Test func filesAreSmall() {
        let files = Repository.folders.flatMap { Repository.files($0) }
        let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0, Repository.size($0)) })
        expectNone(Rules.largeFiles(sizes, except: Exceptions.largeFiles))
        for file in Exceptions.largeFiles {
            #expect(sizes[file, default: 0] > Rules.largestFile, "\(file) is small now: remove it from the list")
        }
    }

    @Test func nothingStrayIsAtTheTop() {
        let known =
            Repository.folders + [
                ".build", ".git", ".gitignore", ".swift-format", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE",
                "Package.swift", "README.md",
            ]
        #expect(Set(Repository.top).isSuperset(of: Repository.folders))
        for name in Set(Repository.top).subtracting(known).sorted() {
            Issue.record("\(name): remove it, or move it to the folder of its kind")
        }
    }

    @Test func sourcesAreUsed() { expectNone(Rules.unusedSources(Repository.swift)) }

    @Test func foldersAreListed() {
        let paths = Repository.swift.map(\.path).filter { $0.hasPrefix("Sources/") }
        expectNone(Rules.unlistedFolders(paths, in: Repository.text("Sources/README.md")))
    }

    @Test func privateDeclarationsAreUsed() { expectNone(Repository.swift.flatMap(Rules.unusedPrivates)) }

    @Test func dataIsUsed() {
        let sources = Repository.swift.filter { $0.path.hasPrefix("Sources/") }
        let data = Repository.files("Data").filter { !$0.hasSuffix(".md") }
        expectNone(Rules.unusedFiles(data, in: "Data/", sources))
    }

    /// Other folders are read as a whole.
    @Test(arguments: ["CustomPIDFiles", "DashTexts", "PageTexts", "PanelTexts", "ScanTexts", "TripTexts"])
    func expectationsAreUsed(folder: String) {
        let tests = Repository.swift.filter { $0.path.hasPrefix("Tests/") }
        expectNone(Rules.unusedFiles(Repository.files("Tests/\(folder)"), in: "Tests/\(folder)/", tests))
    }

    @Test func suitesThatAreNamedExist() {
        let code = Repository.swift.flatMap { $0.code.filter { $0.kind == .word }.map(\.text) }
        let folders = Repository.files("Tests").compactMap {
            $0.split(separator: "/").dropFirst().first.map(String.init)
        }
        let comments = Repository.swift.map { ($0.path, $0.comments.map(\.text).joined(separator: "\n")) }
        let pages = Repository.developersPages.map { ($0, Repository.text($0)) }
        expectNone(
            Rules.missingSuites(
                comments + pages, declared: Set(code).union(folders).union(Exceptions.inventedSuites)))
    }

    @Test func pathsThatAreNamedExist() {
        for page in Repository.developersPages {
            expectNone(
                Rules.missingPaths(page, Repository.text(page)) {
                    Repository.exists($0) || Exceptions.invented.contains($0)
                })
        }
    }

    @Test func namesInPagesExist() {
        var names: Set = ["Package.swift", "Type+Topic.swift"]
        for file in Repository.swift {
            names.formUnion(file.code.filter { $0.kind == .word }.map(\.text))
            names.insert(file.path.split(separator: "/").last.map(String.init) ?? "")
        }
        for page in Repository.developersPages {
            expectNone(Rules.missingNames(page, Repository.text(page), names: names))
        }
    }

    @Test func pagesHaveOneTitle() {
        for page in Set(Repository.developersPages + Repository.files("docs", "md")).sorted() {
            expectNone(Rules.titles(page, Repository.text(page)))
        }
    }

    @Test func usersReadPlainWords() {
        let phrases = Rules.phrases(Repository.text("CONTRIBUTING.md"))
        #expect(phrases.count > 30, "the table below 'words:' in CONTRIBUTING.md")
        for path in Repository.usersTexts { expectNone(Rules.badPhrases(path, Repository.text(path), phrases)) }
    }

    @Test func namesAreThoseOfTheTrade() {
        let names = Repository.swift.filter { $0.path.hasPrefix("Sources/") }.flatMap(Rules.declaredNames)
            .map(Rules.words(inName:))
        var comments: [String: Int] = [:]
        for comment in Repository.swift.flatMap(\.comments) {
            for word in Rules.words(comment.text) { comments[word.lowercased(), default: 0] += 1 }
        }
        for row in Glossary.rows {
            let found = Rules.count(row, names: names, comments: comments)
            let words = row.inNames.joined(separator: ", ")
            expectCount(found.names, listed: row.names, "names with \(words)", instead: "say \(row.instead)")
            expectCount(
                found.comments, listed: row.comments, "\(row.inComments.joined(separator: ", ")) in comments",
                instead: "say \(row.instead)")
        }
    }
}
