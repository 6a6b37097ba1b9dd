package import Formats

/// Why a document could not be fetched.
package enum HTTPError: UserError, Hashable {
    case interrupted
    case transport(TransportError)
    case tooSlow(seconds: Int)
    case noResponse
    case notHTTP
    case cutOff
    case tooLong

    package var message: UserMessage {
        switch self {
        case .interrupted: "interrupted"
        case .transport(let error): error.message
        case .tooSlow(let seconds): "no response within \(seconds) s"
        case .noResponse: "the server closed the connection without a response"
        case .notHTTP: "the response is not HTTP/1.1"
        case .cutOff: "the response is cut off"
        case .tooLong: "the response is too long"
        }
    }
}
