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

    fileprivate var mark: String { Unicode.Scalar(rawValue).map { String(Character($0)) } ?? "" }

    /// Returns the text in this style, followed by the plain style.
    package func callAsFunction(_ text: String) -> String {
        self == .plain || text.isEmpty ? text : mark + text + Self.plain.mark
    }
}

extension TextStyle {
    /// The styles that are shown. Who shows a line decides on them.
    package enum Palette: Sendable {
        /// None, as in a file.
        case plain
        /// Without colors: bold and reverse video instead of them.
        case monochrome
        case colored

        /// What stands for a color.
        private func colorless(_ style: TextStyle) -> TextStyle {
            switch style {
            case .red, .green, .yellow: .strong
            case .alarm: .inverse
            default: style
            }
        }

        /// Returns a line with only these styles.
        package func callAsFunction(_ line: String) -> String {
            // Every mark begins with this byte.
            if self == .colored || !line.utf8.contains(0xEF) { return line }
            var result = String.UnicodeScalarView()
            for scalar in line.unicodeScalars {
                guard let style = TextStyle(rawValue: scalar.value) else {
                    result.append(scalar)
                    continue
                }
                if self == .monochrome { result.append(contentsOf: colorless(style).mark.unicodeScalars) }
            }
            return String(result)
        }
    }
}
