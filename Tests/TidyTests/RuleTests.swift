import Testing

/// Each rule on a bad sample, and on a good one.
@Suite(.timeLimit(.minutes(20))) struct RuleTests {
    private static func source(_ text: String, _ path: String = "Sources/Trips/Trip.swift") -> SwiftSource {
        SwiftSource(path, text)
    }

    // The scanner

    @Test(arguments: [
        ("let a = \"b // c\" // d", ["let", "a", "=", "b // c"]),
        ("f(\"a\\(b(\"c\"))d\")", ["f", "(", "a", "b", "(", "c", ")", "d", ")"]),
        ("/* a /* b */ c */ d", ["d"]),
        ("#\"\"\"#", ["\""]),
        ("\"\"\"\n  a \"b\" c\n  \"\"\"; d", ["\n  a \"b\" c\n  ", ";", "d"]),
        (
            "x.replacing(/\"[/]/, with: a / b)",
            ["x", ".", "replacing", "(", "\"[/]", ",", "with", ":", "a", "/", "b", ")"]
        ),
        ("#/a/b/# c", ["a/b", "c"]),
        ("try! a as! B; try !c", ["try!", "a", "as!", "B", ";", "try", "!", "c"]),
        ("\"a\\\"b\" c", ["a\\\"b", "c"]),
    ])
    func code(text: String, tokens: [String]) {
        #expect(Self.source(text).code.map(\.text).filter { !$0.isEmpty } == tokens)
    }

    @Test func linesAreCounted() {
        let source = Self.source("/* a\nb */ let c = \"\"\"\n\n  d\n  \"\"\"\n\"\\(\ne)\"")
        #expect(source.comments.map(\.line) == [1, 2])
        #expect(source.code.first { $0.text == "c" }?.line == 2)
        #expect(source.code.first { $0.text == "e" }?.line == 7)
    }

    @Test func brackets() {
        let code = Self.source("a(b[c], { d() })[e]")
        #expect(code.end(of: 1) == 12)
        #expect(code.start(of: 12) == 1)
    }

    // Code

    @Test func pureModules() {
        let readme =
            "| `Trips/` | trips (pure) |\n| `Storage/` | SQLite |\n| `XML/` | XML (pure, imports none) |\nXML (pure)"
        #expect(Rules.pureModules(readme) == ["Trips", "XML"])
    }

    @Test(arguments: [
        "import Glibc", "package import Foundation", "func f() { print(1) }", "let now = ContinuousClock.now",
        "let a = CommandLine.arguments", "let n = Int.random(in: 0..<3)",
    ])
    func impurity(text: String) {
        #expect(Rules.impurity(Self.source(text), pureModules: ["Trips"]).count == 1)
        #expect(Rules.impurity(Self.source(text, "Sources/Recording/Loop.swift"), pureModules: ["Trips"]).isEmpty)
    }

    @Test(arguments: ["import Telemetry", "writer.print(1)", "let text = \"print(1)\" // print(1)", "let random = 4"])
    func purity(text: String) { #expect(Rules.impurity(Self.source(text), pureModules: ["Trips"]).isEmpty) }

    @Test(arguments: [
        "throw CommandError(UserMessage(\"no file\"))", "warn(\"no file\")", "SourceError(.adapter, \"no file\")",
        "Finding(\"adapter\", .limit, \"slow\")",
    ])
    func looseMessages(text: String) { #expect(Rules.looseMessages(Self.source(text)).count == 1) }

    @Test(arguments: ["CommandError(FileError.noFile)", "warn(.noFile)", "let a = \"message: \\(b)\""])
    func messagesAsCases(text: String) { #expect(Rules.looseMessages(Self.source(text)).isEmpty) }

    @Test func suitesWithoutLimit() {
        func names(_ text: String) -> [String] {
            Rules.suitesWithoutLimit(Self.source(text, "Tests/TripsTests/TripTests.swift")).map {
                String($0.text.prefix(1))
            }
        }
        #expect(names("import Testing\nstruct ATests {}") == ["A"])
        #expect(names("@Suite struct B {}") == ["B"])
        #expect(names("@Suite(.timeLimit(.minutes(20))) struct ATests {}\n@Suite(.waits) struct BTests {}") == ["B"])
        #expect(
            names("@Suite(.waits, .timeLimit(.minutes(20)))\nfinal class ATests { struct BTests {} }\nstruct C {}")
                == [])
    }

    @Test(arguments: ["// TODO: more", "/// FIXME", "/* a\nXXX */", "try! f()", "a as! B", "fatalError(\"no\")"])
    func looseEnds(text: String) { #expect(Rules.looseEnds(Self.source(text)).count == 1) }

    @Test(arguments: ["// a mkdtemp of XXXXXX", "let a = \"TODO try! as!\"", "try !isFine()", "try? f()"])
    func noLooseEnds(text: String) { #expect(Rules.looseEnds(Self.source(text)).isEmpty) }

    @Test(arguments: [("0o755", 1), ("0o600", 0)]) func writtenPrograms(mode: String, count: Int) {
        let text = "setAttributes([.posixPermissions: \(mode)], ofItemAtPath: file)"
        #expect(Rules.writtenPrograms(Self.source(text, "Tests/TripsTests/TripTests.swift")).count == count)
        #expect(Rules.writtenPrograms(Self.source(text)).isEmpty)
    }

    @Test func tupleAssignments() {
        #expect(Rules.tupleAssignments(Self.source("{\n(self.a, b) = (c,\nd)\n}")).map(\.line) == [2])
        #expect(
            Rules.tupleAssignments(Self.source("init() { (self.a, b) = (c, d) }\ncase .x: (a, b) = (c, d)")).map(\.line)
                == [1, 2])
        #expect(Rules.tupleAssignments(Self.source("var (a, b): (A, B) = (c, d)")).isEmpty)
        #expect(Rules.tupleAssignments(Self.source("let (a, b) = c\n(a, b) == c\n(a) = b\nf(a,\nb)")).isEmpty)
    }

    @Test func repeatedTypes() {
        let files = [
            Self.source("package struct A { enum B {} }\nprivate enum C {}", "Sources/Trips/A.swift"),
            Self.source("struct B {}\nfunc a() {}\nenum C {}\nextension A {}", "Sources/Trips/B.swift"),
            Self.source("final class A {}", "Sources/Routes/A.swift"), Self.source("struct A {}", "Tests/A.swift"),
        ]
        #expect(Rules.repeatedTypes(files).map(\.path) == ["Sources/Routes/A.swift"])
    }

    @Test func unknownParameters() {
        func lines(_ text: String) -> [Int] { Rules.unknownParameters(Self.source(text)).map(\.line) }
        #expect(lines("/// - Parameter a: of b.\nfunc f(_ a: Int, b: (_ c: Int) -> Void) {}") == [])
        #expect(lines("/// - Parameter c: gone.\nfunc f(_ a: Int, b: (_ c: Int) -> Void) {}") == [1])
        #expect(lines("/// - Parameters:\n///   - of: the outer name.\n///   - x: gone.\ninit(of a: Int) {}") == [3])
        #expect(lines("///   - a text: in a list.\n/// - Parameter d: no function.\nlet a = 1\nfunc f() {}") == [])
    }

    // Size

    @Test func longFunctions() {
        let body = String(repeating: "a()\n", count: Rules.longestFunction)
        func found(_ text: String) -> [String] {
            Rules.longFunctions(Self.source(text)).map { "\($0.name) \($0.lines)" }
        }
        #expect(found("func f(a: () -> Void = {}) throws(E) -> [Int: (A, B)] {\n\(body)}") == ["f 72"])
        #expect(found("init() {\n\(body)}") == ["init 72"])
        #expect(found("var a: [Int] {\n\(body)}") == ["a 72"])
        #expect(found("func f() {\n\(body.dropFirst(8))}") == [])
        #expect(found("protocol P {\nfunc f()\nvar a: Int { get }\n}\nstruct S {\n\(body)}") == [])
        #expect(found("let a = S.init(1)\nvar b = c {\n\(body)}") == [])
    }

    @Test func largeFiles() {
        let sizes = ["a": 500_000, "b": 500_001, "c": 600_000]
        #expect(Rules.largeFiles(sizes, except: ["c"]).map(\.path) == ["b"])
    }

    // Use

    @Test func unlistedFolders() {
        let table = "# Modules\n| `A/` | `Known/` (things) |\n| `B/` | none |\nand `New/`"
        let paths = [
            "Sources/A/Known/X.swift", "Sources/A/Y.swift", "Sources/A/New/Z.swift", "Sources/B/Known/X.swift",
        ]
        #expect(Rules.unlistedFolders(paths, in: table).map(\.path) == ["Sources/A/New", "Sources/B/Known"])
    }

    @Test func unusedSources() {
        let files = [
            SwiftSource("Sources/A/Used.swift", "struct Used { static let one = Used() }"),
            SwiftSource("Sources/A/Unused.swift", "/// Used by none.\nstruct Unused { static let one = Unused() }"),
            SwiftSource("Sources/A/Used+More.swift", "extension Used { struct Part {} }"),
            SwiftSource("Sources/A/Main.swift", "@main struct Main { let a = Used.one }"),
            SwiftSource("Tests/ATests/UnusedTests.swift", "let a = Unused()"),
        ]
        #expect(Rules.unusedSources(files).map(\.path) == ["Sources/A/Unused.swift"])
    }

    @Test func unusedPrivates() {
        func lines(_ text: String) -> [Int] { Rules.unusedPrivates(Self.source(text)).map(\.line) }
        #expect(lines("private let a = 1") == [1])
        #expect(lines("private static func f() {}\n// f()\nlet b = \"f\"") == [1])
        #expect(lines("fileprivate final class A {}\nprivate var `in` = 1") == [1, 2])
        #expect(lines("private func f() {}\nprivate func f(a: Int) {}") == [1])
        #expect(lines("private let a = 1\nlet b = \"\\(a)\"\nprivate(set) var c = 2\nprivate init() {}") == [])
        #expect(lines("@Test private func f() {}\n@Test(arguments: [(1, 2)]) private func g(a: (Int, Int)) {}") == [])
    }

    @Test func unusedFiles() {
        let code = Self.source(
            "read(\"a.txt\"); read(\"b/\\(c).txt\"); read(\"\\(folder)/d-\\(width).txt\"); read(\"e\")")
        let paths = ["a.txt", "b/x.txt", "d-40.txt", "e-80-ascii.txt", "f.txt", "g/a.txt"].map { "Data/\($0)" }
        #expect(Rules.unusedFiles(paths, in: "Data/", [code]).map(\.path) == ["Data/f.txt", "Data/g/a.txt"])
    }

    @Test func missingSuites() {
        let texts = [(path: "a", text: "See ATests.\nAnd BTests, and Tests.")]
        #expect(Rules.missingSuites(texts, declared: ["ATests"]).map(\.line) == [2])
    }

    @Test func missingPaths() {
        let text =
            "`Sources/A/B.swift` `A/C.swift` a/b `N/A`\n| `A/` | `D/`, `E/` |\n`OBD/Pids+….swift` `a/b` `Data/NAME.txt`"
        let there: Set = ["Sources/A/B.swift", "Sources/A/", "Sources/A/E/"]
        #expect(
            Rules.missingPaths("a", text) { there.contains($0) }.map(\.text) == [
                "there is no 'A/C.swift': mend the path", "there is no 'N/A': mend the path",
                "there is no 'D/': mend the path",
            ])
    }

    @Test func missingNames() {
        let text =
            "`Trip` Lap `Lap` `Trip.start`\n`Trip.end` `Trip+Part.swift` `VIN` `Trip start` `Lap.swift` `trip` `Lap.txt`"
        let names: Set = ["Trip", "start", "Trip+Part.swift"]
        #expect(
            Rules.missingNames("a", text, names: names).map { "\($0.line) \($0.text)" } == [
                "1 there is no 'Lap': mend the name", "2 there is no 'Trip.end': mend the name",
                "2 there is no 'Lap.swift': mend the name",
            ])
    }

    @Test(arguments: ["", "Text\n", "## A\n", "# A\ntext\n# B\n", "\n# A\n"])
    func badTitles(text: String) { #expect(Rules.titles("a", text).count == 1) }

    @Test func oneTitle() { #expect(Rules.titles("a", "# A\n\n## B\n\n```\n# no title\n```\n").isEmpty) }

    // Words

    private static let phrases = Rules.phrases(
        """
        | no | `row` |
        <!-- words: -->
        | term | not |
        | --- | --- |
        | check engine light | `the lamp`, `engine lamp` |
        | learned | `learnt` |
        | manufacturer | `maker` |

        ## Next
        | no | `row` |
        """)

    @Test func phrasesOfTheTable() {
        #expect(Self.phrases.map(\.text) == ["the lamp", "engine lamp", "learnt", "maker"])
        #expect(Self.phrases.first?.instead == "check engine light")
    }

    @Test(arguments: ["The lamp", "x\nthe\n    lamp.", "a maker-specific code", "engine\\ lamp", "it has learnt"])
    func badPhrases(text: String) { #expect(Rules.badPhrases("a", text, Self.phrases).count == 1) }

    @Test(arguments: [
        "the lamps", "breathe lamp", "makers", "\"maker\": 1", "vehicle.maker\n", "For plain and learnt: 1",
    ])
    func goodPhrases(text: String) { #expect(Rules.badPhrases("a", text, Self.phrases).isEmpty) }

    @Test func wordsOfNames() {
        #expect(Rules.words(inName: "lastResponseS") == ["last", "response", "s"])
        #expect(Rules.words(inName: "VINTable") == ["vintable"])
        #expect(Rules.words(inName: "_goesOn_now") == ["goes", "on", "now"])
    }

    @Test func namesThatAreDeclared() {
        let names = Rules.declaredNames(Self.source("func take(told: Int) { if case let .asked(answer) = way() {} }"))
        #expect(names == ["take"])
    }

    @Test func countsOfWords() {
        let row = GlossaryRow(
            inNames: ["take", "goes on"], inComments: ["told"], instead: "add", names: 0, comments: 0)
        let names = ["takeAll", "retake", "ifItGoesOnNow", "onGoes"].map(Rules.words(inName:))
        #expect(
            Rules.count(row, names: names, comments: ["told": 3, "take": 5]) == Rules.WordCount(names: 2, comments: 3))
    }
}
