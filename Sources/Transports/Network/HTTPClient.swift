package import Formats
import System
import Telemetry

/// Fetches documents by HTTP/1.1, each over a connection of its own and without encryption: for servers on this
/// computer or in a network of the user's. Redirections are not followed.
package enum HTTPClient {
    /// Fetches a document. The status of the response may be any.
    /// - Parameters:
    ///   - path: the path below that of the address, with a slash at its beginning and encoded as URLs are.
    ///   - limit: the most bytes of the document.
    ///   - seconds: the time that all of it may take, besides finding and reaching the host.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func get(
        _ path: String, from address: HTTPAddress, limit: Int, seconds: Double, interruptDescriptor: Int32
    ) throws(HTTPError) -> HTTPResponse {
        try send(
            HTTPMessage("GET", path), to: address, limit: limit, seconds: seconds,
            interruptDescriptor: interruptDescriptor)
    }

    /// Sends a request and returns the response, whose status may be any; otherwise as `get`.
    package static func send(
        _ message: HTTPMessage, to address: HTTPAddress, limit: Int, seconds: Double, interruptDescriptor: Int32
    ) throws(HTTPError) -> HTTPResponse {
        let transport = try connected { () throws(TransportError) in
            try TCPTransport.open(
                device: address.text, host: address.host, port: address.port,
                interruptDescriptor: interruptDescriptor)
        }
        defer { transport.close() }
        return try exchange(message.bytes(to: address), over: transport, limit: limit, seconds: seconds)
    }

    /// Sends the bytes of a request over a connection that is open, and returns the response, whose status may be any.
    /// - Parameters:
    ///   - limit: the most bytes of the document.
    ///   - seconds: the time that all of it may take.
    package static func exchange(
        _ request: [UInt8], over transport: any Transport, limit: Int, seconds: Double
    ) throws(HTTPError) -> HTTPResponse {
        let deadline = transport.now.advanced(bySeconds: seconds)
        try connected { () throws(TransportError) in try transport.send(request) }
        var reader = HTTPResponseReader(limit: limit)
        while transport.now < deadline {
            let received: Received?
            do throws(HTTPError) {
                received = try connected { () throws(TransportError) in try transport.receive(before: deadline) }
            } catch {
                if case .transport(.connection(.closedByPeer)) = error { return try reader.end() }
                throw error
            }
            if let bytes = received?.bytes, let response = try reader.take(bytes) { return response }
        }
        throw .tooSlow(seconds: Int(seconds))
    }

    private static func connected<Result>(
        _ body: () throws(TransportError) -> Result
    ) throws(HTTPError) -> Result {
        do throws(TransportError) {
            return try body()
        } catch {
            if case .interrupted = error { throw .interrupted }
            throw .transport(error)
        }
    }
}

/// A request of HTTP/1.1.
package struct HTTPMessage: Hashable, Sendable {
    package var method: String
    /// The path below that of the address, with a slash at its beginning and encoded as URLs are.
    package var path: String
    /// Lines such as "Authorization: Token abc".
    package var headers: [String]
    package var body: [UInt8]

    package init(_ method: String, _ path: String, headers: [String] = [], body: [UInt8] = []) {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }

    /// What is sent.
    /// - Parameter staysOpen: whether the connection shall have another request.
    package func bytes(to address: HTTPAddress, staysOpen: Bool = false) -> [UInt8] {
        var lines = [
            "\(method) \(address.path)\(path) HTTP/1.1", "Host: \(address.authority)", "User-Agent: obdmech",
            "Accept: */*",
        ]
        if !staysOpen { lines.append("Connection: close") }
        lines += headers
        if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + body
    }
}

/// The address of a server of HTTP without encryption: `http://HOST[:PORT][/PATH]`.
package struct HTTPAddress: Hashable, Sendable {
    package let host: String
    package let port: UInt16
    /// What comes before the path of each request, without a slash at its end.
    package let path: String

    /// Nil for anything else, also for an address with a user's name or a question.
    package init?(_ text: String) {
        let scheme = "http://"
        guard text.lowercased().hasPrefix(scheme) else { return nil }
        let rest = text.dropFirst(scheme.count)
        guard rest.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }),
            !rest.contains(where: { "@?#\"<>".contains($0) })
        else { return nil }
        let authority = rest.prefix { $0 != "/" }
        guard let address = try? DeviceAddress("tcp:" + authority, schemes: ["tcp"]),
            let (host, port) = try? address.hostAndPort(defaultPort: 80)
        else { return nil }
        var path = rest.dropFirst(authority.count)
        while path.last == "/" { path.removeLast() }
        self.host = host
        self.port = port
        self.path = String(path)
    }

    /// "http://localhost:5000".
    package var text: String { "http://\(authority)\(path)" }

    /// The host and the port as a request names them.
    var authority: String { DeviceAddress.text(host, port) }
}

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
