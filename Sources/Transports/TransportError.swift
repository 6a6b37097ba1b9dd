package import Formats

/// Why a transport cannot go on.
package enum TransportError: UserError, Hashable {
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
    case serial(SerialError)
    case bluetooth(BluetoothError)
    case network(NetworkError)
    case connection(ConnectionError)
    case replay(ReplayError)

    package var kind: Kind {
        switch self {
        case .interrupted: .interrupted
        case .serial(let error): error.kind
        case .bluetooth, .network: .cannotOpen
        case .connection: .lost
        case .replay(let error): error.kind
        }
    }

    package var message: UserMessage {
        switch self {
        case .interrupted: "interrupted"
        case .serial(let error): error.message
        case .bluetooth(let error): error.message
        case .network(let error): error.message
        case .connection(let error): error.message
        case .replay(let error): error.message
        }
    }
}
