import Formats

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
