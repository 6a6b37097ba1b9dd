/// A message to people, one line: what is wrong, lower case, the thing in single quotes, no full stop. It is written
/// once, as `"cannot open '\(path)'"`, and knows what of it is put in: so the manual can show it without.
package struct MessageText: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// "cannot open '/dev/ttyUSB0'".
    package let text: String
    /// "cannot open '…'": what differs is left open.
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

        /// What differs from one time to the next.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description
            pattern += "…"
        }

        /// A message in another: what is open in it stays open.
        package mutating func appendInterpolation(message: MessageText) {
            text += message.text
            pattern += message.pattern
        }
    }
}
