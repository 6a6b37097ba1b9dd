/// The reason why a message cannot be decoded, as a phrase in lower case.
package struct MessageDecodingError: Error, Hashable, Sendable {
    package let reason: String
    /// What arrived of a message that is cut off; nil if that is not known.
    package let partial: PartialMessage?

    package init(_ reason: String, partial: PartialMessage? = nil) { (self.reason, self.partial) = (reason, partial) }
}

/// The beginning of a message whose end did not arrive: every byte of it is certain.
package struct PartialMessage: Hashable, Sendable {
    /// From the service byte on.
    package let bytes: [UInt8]
    /// The number of bytes that the whole message has.
    package let byteCount: Int

    package init(bytes: [UInt8], byteCount: Int) { (self.bytes, self.byteCount) = (bytes, byteCount) }
}
