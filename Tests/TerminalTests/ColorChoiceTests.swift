import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20))) struct ColorChoiceTests {
    @Test(
        arguments: [
            ("auto", ["TERM": "xterm"], true, true), ("auto", ["TERM": "xterm"], false, false),
            ("auto", ["TERM": "dumb"], true, false), ("auto", [:], true, false),
            ("auto", ["TERM": "xterm", "NO_COLOR": "1"], true, false),
            // An empty variable counts as not set (no-color.org).
            ("auto", ["TERM": "xterm", "NO_COLOR": ""], true, true),
            ("always", ["NO_COLOR": "1"], false, true), ("never", ["TERM": "xterm"], true, false),
        ] as [(String, [String: String], Bool, Bool)])
    func colors(choice: String, variables: [String: String], isTerminal: Bool, isOn: Bool) throws {
        let choice = try #require(ColorChoice(rawValue: choice))
        #expect(choice.isOn(TerminalCapabilities(variables), isTerminal: isTerminal) == isOn)
    }
}
