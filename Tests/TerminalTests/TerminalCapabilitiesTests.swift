import Formats
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20))) struct TerminalCapabilitiesTests {
    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false), ([:], false),
            (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "C.UTF-8"], true),
            (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
        ] as [([String: String], Bool)])
    func theLocale(variables: [String: String], isUnicode: Bool) {
        #expect(TerminalCapabilities(variables).isUnicode == isUnicode)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .palette), (["TERM": "linux"], .sixteen),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full), (["TERM": "xterm-direct"], .full),
        ] as [([String: String], ColorDepth)])
    func theColors(variables: [String: String], depth: ColorDepth) {
        #expect(TerminalCapabilities(variables).colorDepth == depth)
    }

    @Test(arguments: [("xterm", true), ("linux", true), ("dumb", false), ("", false)])
    func theTerminal(name: String, isCapable: Bool) {
        #expect(TerminalCapabilities(["TERM": name]).isCapable == isCapable)
    }
}
