import Formats

/// What can be wrong with the command lines of single subcommands.
enum UsageError: UserError {
    case fromAfterTo(from: String, to: String)
    case noManualPage(String)
    case noDocument(String)
    case noSettingValue(key: String, expected: String, usage: String)
    case noCodeAbout(words: String, advice: String)
    case noShell(advice: String)
    case unknownShell(String, advice: String)
    case setupWithoutTerminal
    case wrongServiceDay(String)
    case testKind

    var message: UserMessage {
        switch self {
        case .fromAfterTo(let from, let to): "--from '\(from)' is after --to '\(to)'"
        case .noManualPage(let name): UserMessage("no manual page '\(name)'", advice: "obdmech manual lists them")
        case .noDocument(let name): UserMessage("no JSON document '\(name)'", advice: "obdmech schema lists them")
        case .noSettingValue(let key, let expected, let usage):
            UserMessage("name a value for '\(key)': \(expected)", advice: usage)
        case .noCodeAbout(let words, let advice): UserMessage("no trouble code matches '\(words)'", advice: advice)
        case .noShell(let advice): UserMessage("name a shell", advice: advice)
        case .unknownShell(let name, let advice): UserMessage("no completion for '\(name)'", advice: advice)
        case .setupWithoutTerminal:
            UserMessage("setup needs a terminal", advice: "change single settings with obdmech config set KEY VALUE")
        case .wrongServiceDay(let text):
            UserMessage("invalid day of the service '\(text)'", advice: "expected YYYY-MM-DD, today or yesterday")
        case .testKind: UserMessage("test expects acceleration, battery or monitors", advice: "see obdmech test -h")
        }
    }
}
