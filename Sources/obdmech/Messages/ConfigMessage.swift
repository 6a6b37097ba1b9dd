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
                    "The program was started without a home, as services are, and does not know where its files are.",
                remedy: "Set HOME, or the variable that is named below the message.")
        case .beingChanged(let path):
            MessageRow(
                "another program is changing '\(path)'", advice: "try again",
                cause: "A second obdmech config has held the file for two seconds.",
                remedy: "Try again when it has ended.")
        case .stillWrong(let problem):
            MessageRow(
                "still wrong: \(problem)", status: nil,
                cause: "The setting was changed, but the file has another line that is wrong.",
                remedy: "Repair that line too, or take it out: obdmech config unset KEY.")
        case .notSet(let key):
            MessageRow(
                "'\(key)' was not set", status: nil,
                cause: "The setting that was to be taken out is not in the file, and nothing was changed.",
                remedy: "Nothing need be done; obdmech config tells what is set.")
        case .withoutUnit(let key, let meaning, let shown):
            MessageRow(
                "'\(key)' has no unit in the file, and is metric: \(meaning)",
                advice: "write its unit: obdmech config set \(key) \(shown)", status: nil,
                cause:
                    "A number without a unit in the file is metric, whatever units are set, so that it never changes.",
                remedy: "Write the unit that is meant behind it, as in speed-limit = 75 mph.")
        }
    }

    static let samples: [Self] = [
        .noHome(variable: ""), .beingChanged(""), .stillWrong(""), .notSet(""),
        .withoutUnit("", meaning: "", shown: ""),
    ]
}
