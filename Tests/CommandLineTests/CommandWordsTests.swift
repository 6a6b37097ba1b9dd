import Formats
import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct CommandWordsTests {
    @Test(arguments: [
        ("beep", ["beep"]), ("  beep  -f 400\t-l 50 ", ["beep", "-f", "400", "-l", "50"]),
        ("say 'too hot'", ["say", "too hot"]), ("say \"too hot\"", ["say", "too hot"]),
        (#"say too\ hot"#, ["say", "too hot"]), (#"'/opt/my tools/beep'"#, ["/opt/my tools/beep"]),
        (#"a"b c"'d e'f"#, ["ab cd ef"]), ("say ''", ["say", ""]), (#"say "" x"#, ["say", "", "x"]),
        (#"say 'a\b"c'"#, ["say", #"a\b"c"#]), (#"say "a\"b\\c\d'e""#, ["say", #"a"b\c\d'e"#]),
        (#"say \"a\'b\\"#, ["say", #""a'b\"#]),
        (
            "say $HOME *.txt | x > y; z",
            [
                "say", "$HOME", "*.txt", "|", "x", ">", "y;", "z",
            ]
        ), ("sag 'zu heiß'", ["sag", "zu heiß"]),
    ])
    func words(text: String, words: [String]) throws {
        #expect(try CommandWords.split(text, subject: "--on-alert") == words)
    }

    @Test(arguments: [
        ("", "is empty"), ("  ", "is empty"), ("''", "is empty"), ("'' x", "is empty"),
        ("say 'too hot", "has an unclosed '"), (#"say "too hot"#, #"has an unclosed ""#),
        (#"say "too hot\""#, #"has an unclosed ""#), (#"say \"#, "ends in a backslash"),
    ])
    func notACommand(text: String, problem: String) {
        let failure = #expect(throws: CommandError.self) { try CommandWords.split(text, subject: "--on-alert") }
        #expect(failure?.text == "--on-alert '\(text)' \(problem)")
        #expect(failure?.status == .usage)
    }
}
