package import Formats
import Telemetry

/// An error in a line of the configuration file, or in a setting given on the command line.
package struct SettingsError: UserError, Hashable {
    /// The line number, from 1; nil if the setting is not from a file.
    package let line: Int?
    package let reason: Reason

    /// What is wrong.
    package enum Reason: UserFacing, Hashable {
        /// The key is unknown; `near` is the key that may have been meant.
        case unknownKey(String, near: String?)
        /// The value is invalid. `hasRemark` is true if only a comment behind the value makes it so.
        case unexpected(key: String, text: String, expected: String, hasRemark: Bool)
        case noValue(key: String, expected: String)
        case setTwice(key: String, line: Int)
        case unreadable(String, isUTF8: Bool)

        package var message: UserMessage {
            switch self {
            case .unknownKey(let name, let near):
                UserMessage(
                    "unknown key '\(name)'",
                    advice: near.map { "did you mean '\($0)'?" } ?? "obdmech config lists the keys")
            case .unexpected(let key, let text, let expected, let hasRemark):
                UserMessage(
                    "\(key) is '\(text)', expected \(expected)",
                    advice: hasRemark ? "put the comment on a line of its own" : "")
            case .noValue(let key, let expected):
                UserMessage(
                    "\(key) has no value, expected \(expected)", advice: "to remove it: obdmech config unset \(key)")
            case .setTwice(let key, let line):
                UserMessage("\(key) is also set in line \(line)", advice: "remove one of the lines")
            case .unreadable(let text, let isUTF8):
                UserMessage("invalid line '\(text)'", advice: isUTF8 ? "write key = value" : "save the file as UTF-8")
            }
        }
    }

    package var message: UserMessage { reason.message }

    init(line: Int? = nil, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }

    package static func unknownKey(_ name: String, line: Int? = nil) -> SettingsError {
        let near = Spelling.nearest(name, in: SettingTable.keys.map(\.name))
        return SettingsError(line: line, .unknownKey(printable(name), near: near))
    }

    static func unexpected(
        _ text: String, for key: SettingKey, in units: UnitSystem = .metric, line: Int? = nil
    ) -> SettingsError {
        let expected = key.expected(in: units)
        if text.isEmpty { return SettingsError(line: line, .noValue(key: key.name, expected: expected)) }
        let hasRemark = text.contains(" #") && key.value(text.prefix { $0 != "#" }.trimmed) != nil
        return SettingsError(
            line: line,
            .unexpected(key: key.name, text: printable(text), expected: expected, hasRemark: hasRemark))
    }

    /// Returns at most 80 characters of the text, with control characters replaced by `?`, for display on a terminal.
    static func printable(_ text: String) -> String {
        String(
            text.unicodeScalars.prefix(80).map { $0.properties.generalCategory == .control ? "?" : Character($0) })
    }
}
