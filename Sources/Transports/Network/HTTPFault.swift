package import Formats

/// Why a document could not be fetched.
package enum HTTPFault: Error, Hashable, Sendable {
    case interrupted
    case transport(TransportError)
    case tooSlow(seconds: Int)
    case noResponse
    case notHTTP
    case cutOff
    case tooLong

    package var text: MessageText {
        switch self {
        case .interrupted: "interrupted"
        case .transport(let error): error.text
        case .tooSlow(let seconds): "no response within \(seconds) s"
        case .noResponse: "the server closed the connection without a response"
        case .notHTTP: "the response is not HTTP/1.1"
        case .cutOff: "the response is cut off"
        case .tooLong: "the response is too long"
        }
    }
}
