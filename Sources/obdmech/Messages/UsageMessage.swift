import CommandLine
import Formats

/// What can be wrong with the command lines of single subcommands.
enum UsageMessage: Message {
    case fromAfterTo(from: String, to: String)
    case noManualPage(String)
    case noDocument(String)
    case noSettingValue(key: String, expected: String, usage: String)
    case noCodeAbout(words: String, advice: String)
    case noShell(advice: String)
    case unknownShell(String, advice: String)
    case setupWithoutTerminal
    case wrongServiceDay(String)

    var row: MessageRow {
        switch self {
        case .fromAfterTo(let from, let to):
            MessageRow(
                "--from '\(from)' is after --to '\(to)'",
                cause: "The range ends before it starts.",
                remedy: "Swap them; without --to a report ends today.")
        case .noManualPage(let name):
            MessageRow(
                "no manual page '\(name)'", advice: "obdmech manual lists them",
                cause: "The name is wrong, or its section is missing; obdmech.1 is a valid name.",
                remedy: "Use a name listed by obdmech manual.")
        case .noDocument(let name):
            MessageRow(
                "no JSON document '\(name)'", advice: "obdmech schema lists them",
                cause: "The name is wrong; scan is a valid one.",
                remedy: "Use a name listed by obdmech schema.")
        case .noSettingValue(let key, let expected, let usage):
            MessageRow(
                "name a value for '\(key)': \(expected)", advice: usage,
                cause: "The value is missing.",
                remedy: "Add the value, as in obdmech config set units us; config unset removes a key.")
        case .noCodeAbout(let words, let advice):
            MessageRow(
                "no trouble code matches '\(words)'", advice: advice,
                cause: "No trouble code in the catalog has all of the words in its description or causes.",
                remedy:
                    "Use fewer words, or only their first letters; manufacturer-specific codes are not in the catalog."
            )
        case .noShell(let advice):
            MessageRow(
                "name a shell", advice: advice,
                cause: "The command obdmech completion has no argument.",
                remedy: "Name your shell, as in obdmech completion bash.")
        case .unknownShell(let name, let advice):
            MessageRow(
                "no completion for '\(name)'", advice: advice,
                cause: "The shell is misspelled or not supported.",
                remedy: "Use one of those listed with the message; echo $SHELL prints yours.")
        case .setupWithoutTerminal:
            MessageRow(
                "setup needs a terminal",
                advice: "change single settings with obdmech config set KEY VALUE",
                cause: "The command asks questions, and its input or output is not a terminal.",
                remedy: "Run it in a terminal, or change settings one by one: obdmech config set KEY VALUE.")
        case .wrongServiceDay(let text):
            MessageRow(
                "invalid day of the service '\(text)'", advice: "expected YYYY-MM-DD, today or yesterday",
                cause: "The day is misspelled, or in the future.",
                remedy: "Write it as 2026-11-20.")
        }
    }

    static let samples: [Self] = [
        .fromAfterTo(from: "", to: ""), .noManualPage(""), .noDocument(""),
        .noSettingValue(key: "", expected: "", usage: ""),
        .noCodeAbout(words: "", advice: ""), .noShell(advice: ""),
        .unknownShell("", advice: ""), .setupWithoutTerminal, .wrongServiceDay(""),
    ]
}
