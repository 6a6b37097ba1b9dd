import CommandLine
import Settings

extension SettingsFault: Message {
    var row: MessageRow {
        switch self {
        case .unknownKey:
            MessageRow(
                text, advice: advice,
                cause: "The setting is misspelled, or belongs to another version of the program.",
                remedy: "Use a name from obdmech config; obdmech config unset KEY removes a wrong line from the file.")
        case .unexpected:
            MessageRow(
                text, advice: advice,
                cause: "The value has the wrong type, or is out of range.",
                remedy: "Set it as the message says: obdmech config set KEY VALUE; a number may be followed by a unit.")
        case .noValue:
            MessageRow(
                text, advice: advice,
                cause: "The new value is empty.",
                remedy: "Give it a value, or remove it: obdmech config unset KEY.")
        case .setTwice:
            MessageRow(
                text, advice: advice,
                cause: "The setting is in the file twice.",
                remedy: "Remove one of the lines, or set it again: obdmech config set KEY VALUE leaves one line.")
        case .unreadable:
            MessageRow(
                text, advice: advice,
                cause: "A line of the configuration file is not of the form key = value, or the file is not in UTF-8.",
                remedy:
                    "Correct the line in an editor, or put a # before it; obdmech config path prints the file's name.")
        }
    }

    static let samples: [Self] = [
        .unknownKey("", near: nil), .unexpected(key: "", text: "", expected: "", hasRemark: false),
        .noValue(key: "", expected: ""), .setTwice(key: "", line: 0), .unreadable("", isUTF8: false),
    ]
}
