package import Formats

/// Why a transport cannot go on.
package enum TransportError: Error, Hashable, Sendable {
    package enum Kind: Sendable {
        /// It could not be opened.
        case cannotOpen
        /// It was open, and broke or was closed by the other side.
        case lost
        /// A replayed session goes on otherwise than it did when it was recorded. To open it again is of no use.
        case diverged
        /// The user asked to stop.
        case interrupted
    }

    case interrupted
    case serial(SerialFault)
    case bluetooth(BluetoothFault)
    case network(NetworkFault)
    case connection(ConnectionFault)
    case replay(ReplayFault)

    package var kind: Kind {
        switch self {
        case .interrupted: .interrupted
        case .serial(let fault): fault.kind
        case .bluetooth, .network: .cannotOpen
        case .connection: .lost
        case .replay(let fault): fault.kind
        }
    }

    /// One line, in lower case and without a full stop.
    package var text: MessageText {
        switch self {
        case .interrupted: "interrupted"
        case .serial(let fault): fault.text
        case .bluetooth(let fault): fault.text
        case .network(let fault): fault.text
        case .connection(let fault): fault.text
        case .replay(let fault): fault.text
        }
    }

    /// "cannot open '/dev/ttyUSB0': permission denied".
    package var message: String { text.text }

    /// What to do about it; empty where there is nothing to say.
    package var advice: String {
        switch self {
        case .interrupted, .connection: ""
        case .serial(let fault): fault.advice
        case .bluetooth(let fault): fault.advice
        case .network(let fault): fault.advice
        case .replay(let fault): fault.advice
        }
    }
}
