/// Why a transport cannot go on. Messages are one line, lower case, without a full stop.
package struct TransportError: Error, Hashable, Sendable {
    package enum Kind: Sendable {
        /// The user named a device that cannot exist.
        case badAddress
        /// It could not be opened.
        case cannotOpen
        /// It was open, and broke or was closed by the other side.
        case lost
        /// A replayed session goes on otherwise than it did when it was recorded. To open it again is of no use.
        case diverged
        /// The user asked to stop.
        case interrupted
    }

    package let kind: Kind
    /// "cannot open '/dev/ttyUSB0': permission denied"
    package let message: String
    /// What to do about it; empty where there is nothing to say.
    package let advice: String

    package init(_ kind: Kind, _ message: String, advice: String = "") {
        self.kind = kind
        self.message = message
        self.advice = advice
    }

    package static let interrupted = TransportError(.interrupted, "interrupted")
}
