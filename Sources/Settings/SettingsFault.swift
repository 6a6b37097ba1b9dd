package import Formats

/// What can be wrong with a line of the configuration, or with what was to be set.
package enum SettingsFault: Error, Hashable, Sendable {
    /// With the key that was perhaps meant.
    case unknownKey(String, near: String?)
    /// A comment may stand behind the value, which has no place there.
    case unexpected(key: String, text: String, expected: String, hasRemark: Bool)
    case noValue(key: String, expected: String)
    case setTwice(key: String, line: Int)
    case unreadable(String, isUTF8: Bool)

    /// One line, or half a sentence, in lower case and without a full stop.
    package var text: MessageText {
        switch self {
        case .unknownKey(let name, _): "unknown key '\(name)'"
        case .unexpected(let key, let text, let expected, _): "\(key) is '\(text)', expected \(expected)"
        case .noValue(let key, let expected): "\(key) has no value, expected \(expected)"
        case .setTwice(let key, let line): "\(key) is also set in line \(line)"
        case .unreadable(let text, _): "invalid line '\(text)'"
        }
    }

    /// What to do about it; empty where there is nothing to say.
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
