/// What is wrong with a message that cannot be decoded, as half a sentence in lower case.
package struct MessageDecodingError: Error, Hashable, Sendable {
    package let reason: String
    package init(_ reason: String) { self.reason = reason }
}
