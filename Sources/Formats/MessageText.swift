/// A message to users on one line: the error in lower case, names in single quotes, no full stop. It is written once,
/// as `"cannot open '\(path)'"`, and keeps track of the interpolated parts, so that the manual can show it without
/// them.
package struct MessageText: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The text, such as "cannot open '/dev/ttyUSB0'".
    package let text: String
    /// The text with an ellipsis in place of interpolated parts, such as "cannot open '…'".
    package let pattern: String

    package var description: String { text }

    package init(stringLiteral text: String) { (self.text, pattern) = (text, text) }
    package init(stringInterpolation parts: StringInterpolation) { (text, pattern) = (parts.text, parts.pattern) }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var pattern = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            text += literal
            pattern += literal
        }

        /// Appends a value that differs from one message to the next.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description
            pattern += "…"
        }

        /// Appends another message, whose pattern becomes a part of this pattern.
        package mutating func appendInterpolation(message: MessageText) {
            text += message.text
            pattern += message.pattern
        }
    }
}
