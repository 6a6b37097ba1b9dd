package import Formats
import System

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
    case can(CANError)
    case replay(ReplayError)

    package var kind: Kind {
        switch self {
        case .interrupted: .interrupted
        case .serial(let error): error.kind
        case .bluetooth, .network, .can: .cannotOpen
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
        case .can(let error): error.message
        case .replay(let error): error.message
        }
    }
}

/// How an open connection to a device ended.
package enum ConnectionError: UserError, Hashable {
    case gone(String)
    case closedByPeer(String)
    case stalled(String)
    /// For any other reason: an error number of the system.
    case broken(String, Int32)
    /// By this program.
    case closed(String)
    /// An error number of the system.
    case cannotWait(Int32)
    /// The line is open, but the adapter gives no prompt any more.
    case noPrompt(String)

    package var message: UserMessage {
        switch self {
        case .gone(let device): UserMessage("'\(device)' is gone: was the adapter unplugged?", status: .adapter)
        case .closedByPeer(let device): UserMessage("'\(device)' closed the connection", status: .adapter)
        case .stalled(let device): UserMessage("'\(device)' accepts no more data", status: .adapter)
        case .broken(let device, let number):
            UserMessage("lost the connection to '\(device)': \(SystemError.text(number))", status: .adapter)
        case .closed(let device): UserMessage("'\(device)' is closed", status: .adapter)
        case .cannotWait(let number): UserMessage("cannot wait for data: \(SystemError.text(number))", status: .adapter)
        case .noPrompt(let device): UserMessage("the adapter at '\(device)' no longer responds", status: .adapter)
        }
    }
}
