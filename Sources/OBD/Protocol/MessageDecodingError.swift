/// The reason why a message cannot be decoded, as a phrase in lower case.
package struct MessageDecodingError: Error, Hashable, Sendable {
    package let reason: String
    package init(_ reason: String) { self.reason = reason }
}
