import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct CompletionTests {
    /// Offers two values of each kind, one of which begins with the kind's name.
    private static let completion = Completion(exampleTable) { _, kind, word, options in
        word.matching(
            [.init(word: "\(kind)-one"), .init(word: "other", description: options.operands.joined(separator: ","))])
    }

    private static func offer(_ line: String) -> Completion.Offer {
        completion.offer(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
    }

    @Test(arguments: [
        ("", exampleTable.map(\.name) + ["help"]), ("re", ["report", "read"]), ("-", ["--help", "--version"]),
        ("help s", ["scan", "simulate"]), ("help scan ", []), ("nothing ", []),
        ("scan -", ["-a", "-j", "-v"]), ("scan -jv -", ["-a"]), ("trip --du", ["--duration"]),
        ("trip --duration 5 --du", []), ("trip --tag x --t", ["--tag"]),
        ("scan --adapter ", ["device-one", "other"]), ("scan --adapter=O", ["--adapter=other"]),
        ("scan -jao", ["-jaother"]), ("simulate --quirk deaf,b", ["deaf,bytewise"]), ("simulate --tcp ", []),
        ("read ", ["signal-one", "other"]), ("read other o", []), ("config ", ["get", "set", "list"]),
        ("config get s", ["settingKey-one"]), ("scan -- -", []),
        ("config set units ", ["settingValue-one", "other"]),
        ("config set a b ", ["--record", "--color", "--no-pager", "--help"]),
        ("config set --j", []), ("config list --j", ["--json"]), ("config --j", ["--json"]),
        ("lap ", ["gate"]), ("lap gate ", ["add", "list"]), ("lap gate add a ", ["place-one", "other"]),
        ("lap gate add a b ", ["place-one", "other"]),
    ])
    func words(line: String, expected: [String]) {
        let words = Self.offer(line).candidates.map(\.word)
        #expect(words.filter { line.hasSuffix("-") && line.hasPrefix("scan") ? !$0.hasPrefix("--") : true } == expected)
    }

    @Test func whatStandsBeforeIsTold() {
        #expect(Self.offer("read a b ").candidates.last?.description == "a,b")
    }

    @Test(arguments: [("scan --record ", ""), ("scan --record=x", "--record=")])
    func files(line: String, behind: String) { #expect(Self.offer(line).filesBehind == behind) }

    /// One line each: no text in it may end the line or the word.
    @Test func lines() {
        let offer = Completion.Offer(
            candidates: [
                .init(word: "a b", description: "one\ttwo\nthree"), .init(word: "c\td"), .init(word: "e\nf"),
                .init(word: "g"),
            ], filesBehind: "x:")
        #expect(offer.lines == ["a b\tone two three", "g\t", "files x:"])
    }
}
