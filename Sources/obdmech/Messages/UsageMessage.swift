import CommandLine
import Formats

/// What can be wrong with the command lines of single subcommands.
enum UsageMessage: Message {
    case fromAfterTo(from: String, to: String)
    case tripWithoutExport(usage: String)
    case vinWithoutImport(usage: String)
    case dateWithoutImport(usage: String)
    case dryRunWithoutImport(usage: String)
    case jsonWithoutDryRun(usage: String)
    case redactWithoutRecord
    case noManualPage(String)
    case noDocument(String)
    case unknownAction(String, usage: String)
    case noKey(action: String, usage: String)
    case noSettingValue(key: String, expected: String, usage: String)
    case noDatabaseFile(action: String, usage: String)
    case noCodeAbout(words: String, advice: String)
    case noShell(advice: String)
    case unknownShell(String, advice: String)
    case setupWithoutTerminal
    case wrongService
    case wrongServiceDay(String)

    var row: MessageRow {
        switch self {
        case .fromAfterTo(let from, let to):
            MessageRow(
                "--from '\(from)' is after --to '\(to)'",
                cause: "The range ends before it starts.",
                remedy: "Swap them; without --to a report ends today.")
        case .tripWithoutExport(let usage):
            MessageRow(
                "--trip needs export", advice: usage,
                cause: "Only obdmech database export can be limited to one trip.",
                remedy: "Leave out --trip, or export that trip: obdmech database export --trip 12 trip-12.csv.")
        case .vinWithoutImport(let usage):
            MessageRow(
                "--vin needs import", advice: usage,
                cause: "Only obdmech database import gives logs a vehicle.",
                remedy: "Leave out --vin.")
        case .dateWithoutImport(let usage):
            MessageRow(
                "--date needs import", advice: usage,
                cause: "Only obdmech database import gives logs a date.",
                remedy: "Leave out --date.")
        case .dryRunWithoutImport(let usage):
            MessageRow(
                "--dry-run needs import", advice: usage,
                cause: "Only obdmech database import can be tried without writing anything.",
                remedy: "Leave out --dry-run.")
        case .jsonWithoutDryRun(let usage):
            MessageRow(
                "--json needs import --dry-run", advice: usage,
                cause: "Of the actions of obdmech database, only a tried import writes JSON.",
                remedy: "Leave out --json, or add --dry-run.")
        case .redactWithoutRecord:
            MessageRow(
                "--redact needs --record", advice: "name the file to record to",
                cause: "Without --record there is nothing to redact.",
                remedy: "Name a file with --record, or leave out --redact.")
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
        case .unknownAction(let name, let usage):
            MessageRow(
                "unknown action '\(name)'", advice: usage,
                cause: "The word after config or database is not one of their actions.",
                remedy: "Use one of those listed with the message.")
        case .noKey(let action, let usage):
            MessageRow(
                "config \(action) needs one key", advice: usage,
                cause: "The key is missing, or more than one was given.",
                remedy: "Name one, as in obdmech config get units; obdmech config lists them.")
        case .noSettingValue(let key, let expected, let usage):
            MessageRow(
                "name a value for '\(key)': \(expected)", advice: usage,
                cause: "The value is missing.",
                remedy: "Add the value, as in obdmech config set units us; config unset removes a key.")
        case .noDatabaseFile(let action, let usage):
            MessageRow(
                "database \(action) needs one file", advice: usage,
                cause: "The file is missing, or more than one was given.",
                remedy: "Name one file, to write the copy to or to import from.")
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
        case .wrongService:
            MessageRow(
                "vehicle takes no argument except a service", advice: "obdmech vehicle service DATE TEXT",
                cause: "The arguments are not the word service, a day and a description.",
                remedy: "Put the description in quotes, as in obdmech vehicle service 2026-11-20 'new battery'.")
        case .wrongServiceDay(let text):
            MessageRow(
                "invalid day of the service '\(text)'", advice: "expected YYYY-MM-DD, today or yesterday",
                cause: "The day is misspelled, or in the future.",
                remedy: "Write it as 2026-11-20.")
        }
    }

    static let samples: [Self] = [
        .fromAfterTo(from: "", to: ""), .tripWithoutExport(usage: ""), .vinWithoutImport(usage: ""),
        .dateWithoutImport(usage: ""), .dryRunWithoutImport(usage: ""), .jsonWithoutDryRun(usage: ""),
        .redactWithoutRecord,
        .noManualPage(""),
        .noDocument(""), .unknownAction("", usage: ""), .noKey(action: "", usage: ""),
        .noSettingValue(key: "", expected: "", usage: ""),
        .noDatabaseFile(action: "", usage: ""), .noCodeAbout(words: "", advice: ""), .noShell(advice: ""),
        .unknownShell("", advice: ""), .setupWithoutTerminal, .wrongService, .wrongServiceDay(""),
    ]
}
