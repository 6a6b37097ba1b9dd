import CommandLine
import Formats

/// What can be wrong with the command lines of single subcommands.
enum UsageMessage: Message {
    case fromAfterTo(from: String, to: String)
    case tripWithoutExport(usage: String)
    case redactWithoutRecord
    case noManualPage(String)
    case noDocument(String)
    case unknownAction(String, usage: String)
    case noKey(action: String, usage: String)
    case noSettingValue(key: String, expected: String, usage: String)
    case noDatabaseAction(usage: String)
    case noDatabaseFile(action: String, usage: String)
    case noCodeAbout(words: String, advice: String)
    case noShell(advice: String)
    case unknownShell(String, advice: String)
    case setupWithoutTerminal

    var row: MessageRow {
        switch self {
        case .fromAfterTo(let from, let to):
            MessageRow(
                "--from '\(from)' is after --to '\(to)'",
                cause: "The range of days ends before it begins.",
                remedy: "Swap the two; without --to a report goes up to today.")
        case .tripWithoutExport(let usage):
            MessageRow(
                "--trip goes with export only", advice: usage,
                cause: "Only obdmech database export can be limited to one trip.",
                remedy: "Leave --trip out, or export that trip: obdmech database export --trip 12 trip-12.csv.")
        case .redactWithoutRecord:
            MessageRow(
                "--redact needs --record", advice: "name the file to record into",
                cause: "There is no recorded dialogue in which to blank the VIN.",
                remedy: "Name the file to record into with --record, or leave --redact out.")
        case .noManualPage(let name):
            MessageRow(
                "there is no manual page '\(name)'", advice: "obdmech manual lists them",
                cause: "The name is wrong, or its section is missing: obdmech.1 is one.",
                remedy: "Take a name from the list of obdmech manual.")
        case .noDocument(let name):
            MessageRow(
                "there is no JSON document '\(name)'", advice: "obdmech schema lists them",
                cause: "The name is that of no document: scan is one.",
                remedy: "Take a name from the list of obdmech schema.")
        case .unknownAction(let name, let usage):
            MessageRow(
                "unknown action '\(name)'", advice: usage,
                cause: "The word behind config or database is nothing that they can do.",
                remedy: "Take one of those in the line below the message.")
        case .noKey(let action, let usage):
            MessageRow(
                "config \(action) needs one key", advice: usage,
                cause: "The key is missing, or there are several.",
                remedy: "Name one, as in obdmech config get units; obdmech config lists them.")
        case .noSettingValue(let key, let expected, let usage):
            MessageRow(
                "name a value for '\(key)': \(expected)", advice: usage,
                cause: "A key was named to be set, and nothing to set it to.",
                remedy: "Write the value behind it, as in obdmech config set units us; config unset takes a key out.")
        case .noDatabaseAction(let usage):
            MessageRow(
                "name what to do with the database", advice: usage,
                cause: "Nothing stands behind obdmech database.",
                remedy: "Say what to do: check, backup FILE, vacuum, export, import FILE or path.")
        case .noDatabaseFile(let action, let usage):
            MessageRow(
                "database \(action) needs one file", advice: usage,
                cause: "The file is missing, or there are several.",
                remedy: "Name the one file to write the copy to, or to take trips from.")
        case .noCodeAbout(let words, let advice):
            MessageRow(
                "no trouble code is about '\(words)'", advice: advice,
                cause: "No description and no cause of a catalogued trouble code has all of the words.",
                remedy: "Give fewer words, or only their first letters; makers' own codes are not catalogued.")
        case .noShell(let advice):
            MessageRow(
                "no shell is named", advice: advice,
                cause: "Nothing stands behind obdmech completion.",
                remedy: "Name your shell, as in obdmech completion bash.")
        case .unknownShell(let name, let advice):
            MessageRow(
                "there is no completion for '\(name)'", advice: advice,
                cause: "The shell is misspelt, or none that commands can be completed in.",
                remedy: "Take one of those below the message: echo $SHELL tells which one is yours.")
        case .setupWithoutTerminal:
            MessageRow(
                "setup asks questions, and needs a terminal",
                advice: "change single settings with obdmech config set KEY VALUE",
                cause: "The input or the messages of obdmech setup go into a file, a pipe, or nowhere.",
                remedy: "Run it in a terminal, or set one thing after the other: obdmech config set KEY VALUE.")
        }
    }

    static let samples: [Self] = [
        .fromAfterTo(from: "", to: ""), .tripWithoutExport(usage: ""), .redactWithoutRecord, .noManualPage(""),
        .noDocument(""), .unknownAction("", usage: ""), .noKey(action: "", usage: ""),
        .noSettingValue(key: "", expected: "", usage: ""), .noDatabaseAction(usage: ""),
        .noDatabaseFile(action: "", usage: ""), .noCodeAbout(words: "", advice: ""), .noShell(advice: ""),
        .unknownShell("", advice: ""), .setupWithoutTerminal,
    ]
}
