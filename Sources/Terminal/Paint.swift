package import Formats

/// Colors for important words, if colors are on.
package struct Paint {
    package typealias Color = TextStyle

    package let isOn: Bool

    package init(isOn: Bool) { self.isOn = isOn }

    package func callAsFunction(_ text: String, _ color: Color) -> String {
        isOn ? color(text) : text
    }

    /// Colors the lines of the first paragraph.
    package func firstParagraph(_ lines: [String], _ color: Color?) -> [String] {
        guard let color else { return lines }
        let end = lines.firstIndex(of: "") ?? lines.endIndex
        return lines[..<end].map { self($0, color) } + lines[end...]
    }
}
