import Formats
import OBD

/// What can be wrong with the command lines of single subcommands.
enum UsageError: UserError {
    case fromAfterTo(from: String, to: String)
    case noManualPage(String)
    case noDocument(String)
    case noSettingValue(key: String, expected: String, usage: String)
    case noCodeAbout(words: String, advice: String)
    case truckCode(String)
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
        case .truckCode(let text):
            UserMessage(
                "'\(text)' is not a code of trucks (SAE J1939)",
                advice: "write it as SPN 100 FMI 1; an SPN is at most \(TypedSuspectCode.maxNumber), an FMI at most 31")
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

/// What can be wrong with the configuration as a whole; its lines have `SettingsError`.
enum ConfigError: UserError {
    case noHome(variable: String)

    var message: UserMessage {
        switch self {
        case .noHome(let variable):
            UserMessage("the environment variable HOME is not set", advice: "set it, or \(variable)")
        }
    }
}

/// What is shown of a configuration that can be used all the same.
enum ConfigWarning: UserFacing {
    case stillWrong(String)
    case notSet(String)
    case withoutUnit(String, meaning: String, shown: String)
    case ignored(setting: String, reason: String, advice: String)

    var message: UserMessage {
        switch self {
        case .stillWrong(let problem): "still wrong: \(problem)"
        case .notSet(let key): "'\(key)' was not set"
        case .withoutUnit(let key, let meaning, let shown):
            UserMessage(
                "'\(key)' has no unit in the file and is taken as metric: \(meaning)",
                advice: "add its unit: obdmech config set \(key) \(shown)")
        case .ignored(let setting, let reason, let advice):
            UserMessage("ignoring the setting '\(setting)': \(reason)", advice: advice)
        }
    }
}
