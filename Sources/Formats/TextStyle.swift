/// How a part of a line looks on a terminal that knows styles. In the line stands a mark for it, a Unicode noncharacter,
/// which `SafeText.shown` turns into an escape sequence: so a line can hold no escape sequence that is not ours.
package enum TextStyle: UInt32, CaseIterable, Sendable {
    case plain = 0xFDD0
    case dim
    case strong
    case red
    case green
    case yellow
    case alarm
    case inverse

    /// "Select graphic rendition" (ECMA-48).
    var escapeSequence: String {
        let parameters =
            switch self {
            case .plain: "0"
            case .dim: "2"
            case .strong: "1"
            case .red: "31"
            case .green: "32"
            case .yellow: "33"
            case .alarm: "1;37;41"
            case .inverse: "1;7"
            }
        return "\u{1B}[\(parameters)m"
    }

    private var mark: String { Unicode.Scalar(rawValue).map { String(Character($0)) } ?? "" }

    /// The text in this style, and plain behind it.
    package func callAsFunction(_ text: String) -> String {
        self == .plain || text.isEmpty ? text : mark + text + Self.plain.mark
    }
}
