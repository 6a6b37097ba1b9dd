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
        let transport = try connected { () throws(TransportError) in
            try TCPTransport.open(
                device: address.text, host: address.host, port: address.port,
                interruptDescriptor: interruptDescriptor)
        }
        defer { transport.close() }
        let request = [
            "GET \(address.path)\(path) HTTP/1.1", "Host: \(address.authority)", "User-Agent: obdmech",
            "Accept: */*", "Connection: close", "", "",
        ]
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        try connected { () throws(TransportError) in
            try transport.send(Array(request.joined(separator: "\r\n").utf8))
        }
        var reader = HTTPResponseReader(limit: limit)
        while SystemClock.now < deadline {
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
