import CommandLine
import Formats

/// What can be wrong with the configuration, but for its lines.
enum ConfigMessage: Message {
    case noHome(variable: String)
    case beingChanged(String)
    case stillWrong(String)
    case notSet(String)
    case withoutUnit(String, meaning: String, shown: String)

    var row: MessageRow {
        switch self {
        case .noHome(let variable):
            MessageRow(
                "the environment variable HOME is not set", advice: "set it, or \(variable)",
                cause:
                    "The program was started without a home directory, as services are, and cannot locate its files.",
                remedy: "Set HOME, or the variable named in the message.")
        case .beingChanged(let path):
            MessageRow(
                "another program is changing '\(path)'", advice: "try again",
                cause: "Another obdmech config has locked the file for two seconds.",
                remedy: "Try again when it has ended.")
        case .stillWrong(let problem):
            MessageRow(
                "still wrong: \(problem)", status: nil,
                cause: "The setting was changed, but another line of the file is wrong.",
                remedy: "Correct that line too, or remove it: obdmech config unset KEY.")
        case .notSet(let key):
            MessageRow(
                "'\(key)' was not set", status: nil,
                cause: "The setting to remove is not in the file; nothing was changed.",
                remedy: "No action needed; obdmech config lists what is set.")
        case .withoutUnit(let key, let meaning, let shown):
            MessageRow(
                "'\(key)' has no unit in the file and is taken as metric: \(meaning)",
                advice: "add its unit: obdmech config set \(key) \(shown)", status: nil,
                cause:
                    "In the file a number without a unit is always metric, so that its meaning never changes.",
                remedy: "Write the unit after it, as in speed-limit = 75 mph.")
        }
    }

    static let samples: [Self] = [
        .noHome(variable: ""), .beingChanged(""), .stillWrong(""), .notSet(""),
        .withoutUnit("", meaning: "", shown: ""),
    ]
}
