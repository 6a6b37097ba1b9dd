import CommandLine
import Settings

extension SettingsFault: Message {
    var row: MessageRow {
        switch self {
        case .unknownKey:
            MessageRow(
                text, advice: advice,
                cause: "The name of the setting is misspelt, or belongs to another version of the program.",
                remedy: "Take a name from obdmech config; obdmech config unset KEY takes a wrong line out of the file.")
        case .unexpected:
            MessageRow(
                text, advice: advice,
                cause: "The value is not of the kind that the setting has, or out of its range.",
                remedy: "Set it as the message says: obdmech config set KEY VALUE; a number may have a unit behind it.")
        case .noValue:
            MessageRow(
                text, advice: advice,
                cause: "The setting was to become an empty text.",
                remedy: "Give it a value, or take it out: obdmech config unset KEY.")
        case .setTwice:
            MessageRow(
                text, advice: advice,
                cause: "The same setting stands in the file twice, and it is not clear which one is meant.",
                remedy: "Remove one of the two lines, or set it anew: obdmech config set KEY VALUE leaves one line.")
        case .unreadable:
            MessageRow(
                text, advice: advice,
                cause: "A line of the configuration is not of the form key = value, or the file is not in UTF-8.",
                remedy:
                    "Repair the line in an editor, or put a # before it; obdmech config path tells which file it is.")
        }
    }

    static let samples: [Self] = [
        .unknownKey("", near: nil), .unexpected(key: "", text: "", expected: "", hasRemark: false),
        .noValue(key: "", expected: ""), .setTwice(key: "", line: 0), .unreadable("", isUTF8: false),
    ]
}
