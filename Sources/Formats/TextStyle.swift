/// The style of a part of a line on a terminal that supports styles. In the line it is represented by a Unicode
/// noncharacter, which `SafeText.shown` turns into an escape sequence. A line can therefore contain no escape sequences
/// other than the program's own.
package enum TextStyle: UInt32, CaseIterable, Sendable {
    case plain = 0xFDD0
    case dim
    case strong
    case red
    case green
    case yellow
    case alarm
    case inverse

    /// The escape sequence "Select Graphic Rendition" (ECMA-48).
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

    /// Returns the text in this style, followed by the plain style.
    package func callAsFunction(_ text: String) -> String {
        self == .plain || text.isEmpty ? text : mark + text + Self.plain.mark
    }
}
