package import Formats

/// An error in a line of the configuration file, or in a setting given on the command line.
package enum SettingsFault: Error, Hashable, Sendable {
    /// The key is unknown; `near` is the key that may have been meant.
    case unknownKey(String, near: String?)
    /// The value is invalid. `hasRemark` is true if only a comment behind the value makes it so.
    case unexpected(key: String, text: String, expected: String, hasRemark: Bool)
    case noValue(key: String, expected: String)
    case setTwice(key: String, line: Int)
    case unreadable(String, isUTF8: Bool)

    /// The message: one line or half a sentence, in lower case and without a full stop.
    package var text: MessageText {
        switch self {
        case .unknownKey(let name, _): "unknown key '\(name)'"
        case .unexpected(let key, let text, let expected, _): "\(key) is '\(text)', expected \(expected)"
        case .noValue(let key, let expected): "\(key) has no value, expected \(expected)"
        case .setTwice(let key, let line): "\(key) is also set in line \(line)"
        case .unreadable(let text, _): "invalid line '\(text)'"
        }
    }

    /// What to do about the error; empty if there is no advice.
    package var advice: String {
        switch self {
        case .unknownKey(_, let near): near.map { "did you mean '\($0)'?" } ?? "obdmech config lists the keys"
        case .unexpected(_, _, _, let hasRemark): hasRemark ? "put the comment on a line of its own" : ""
        case .noValue(let key, _): "to remove it: obdmech config unset \(key)"
        case .setTwice: "remove one of the lines"
        case .unreadable(_, let isUTF8): isUTF8 ? "write key = value" : "save the file as UTF-8"
        }
    }
}
