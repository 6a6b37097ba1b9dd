import Formats
import OBD
import Publishing
import Telemetry
import Transports
import Trips

/// Sends requests to the host of a target.
final class HTTPTarget {
    private static let timeoutS = 30.0

    private static let limit = 1 << 20

    private let target: PublishTarget
    private let stop: Int32
    private let preview: Preview?
    private let staysOpen: Bool
    /// The connection of the last request, if it can have another one.
    private var connection: (any Transport)?
    private var address: HTTPAddress? { HTTPAddress("http://" + authority) }

    /// - Parameter staysOpen: whether a connection has more than one request. Only for what may be sent twice: a server may
    ///   close it after it has a request, without an answer.
    init(_ settings: DeliverySettings, staysOpen: Bool = false) {
        target = settings.target
        stop = settings.stop
        preview = settings.preview
        self.staysOpen = staysOpen
    }

    deinit { connection?.close() }

    var authority: String { target.authority }

    func send(_ message: HTTPMessage) throws(PublishError) -> HTTPResponse {
        guard let address else { throw .delivery("invalid host '\(authority)'") }
        if let preview {
            preview.add([String(decoding: message.bytes(to: address, staysOpen: staysOpen), as: UTF8.self)])
            return HTTPResponse(status: 200, body: Array("OK!".utf8))
        }
        let bytes = message.bytes(to: address, staysOpen: staysOpen)
        do {
            if let connection {
                self.connection = nil
                if let response = try? exchange(bytes, connection) { return response }
            }
            return try exchange(bytes, try transport())
        } catch {
            throw .delivery("\(authority): \(error.text)")
        }
    }

    private func exchange(_ bytes: [UInt8], _ transport: any Transport) throws(HTTPError) -> HTTPResponse {
        do throws(HTTPError) {
            let response = try HTTPClient.exchange(bytes, over: transport, limit: Self.limit, seconds: Self.timeoutS)
            if staysOpen, response.staysOpen { connection = transport } else { transport.close() }
            return response
        } catch {
            transport.close()
            throw error
        }
    }

    private func transport() throws -> any Transport {
        let transport = try TCPTransport.open(
            device: authority, host: target.host, port: target.port, interruptDescriptor: stop)
        guard target.isEncrypted else { return transport }
        do {
            return try OpenSSLTransport(
                over: transport, host: target.host, certificates: target.options["ca"],
                before: transport.now.advanced(bySeconds: Self.timeoutS))
        } catch {
            transport.close()
            throw error
        }
    }

    /// Throws unless the message is accepted.
    func deliver(_ message: HTTPMessage) throws(PublishError) -> HTTPResponse {
        let response = try send(message)
        guard (200..<300).contains(response.status) else { throw rejection(response) }
        return response
    }

    /// The header of a name and a password.
    static func authorization(_ user: String, _ password: String) -> String {
        "Authorization: Basic " + Base64.text(Array("\(user):\(password)".utf8))
    }

    func rejection(_ response: HTTPResponse) -> PublishError {
        let text = SafeText.line(String(decoding: response.body.prefix(300), as: UTF8.self))
        return .delivery("\(authority) answers \(response.status)" + (text.isEmpty ? "" : ": " + text))
    }
}

/// Points in InfluxDB. A point that is written again replaces itself.
final class InfluxDelivery: Delivery {
    private let settings: DeliverySettings
    private let http: HTTPTarget

    init(_ settings: DeliverySettings) {
        self.settings = settings
        http = HTTPTarget(settings)
    }

    private var database: String { settings.target.path.isEmpty ? "obdmech" : settings.target.path }

    private var isThird: Bool { settings.target.options["version"] == "3" }

    private var path: String {
        guard let bucket = settings.target.options["bucket"] else {
            if isThird {
                return "/api/v3/write_lp?db=\(URLText.encoded(database))&precision=millisecond&accept_partial=true"
            }
            return "/write?db=\(URLText.encoded(database))&precision=ms"
        }
        let organization = URLText.encoded(settings.target.options["org"] ?? "")
        return "/api/v2/write?org=\(organization)&bucket=\(URLText.encoded(bucket))&precision=ms"
    }

    private var headers: [String] {
        guard let password = settings.password else { return [] }
        guard let user = settings.target.user else {
            return ["Authorization: \(isThird ? "Bearer" : "Token") " + password]
        }
        return [HTTPTarget.authorization(user, password)]
    }

    private func lines(_ change: PublishedChange) -> [String] {
        switch change {
        case .trip(let trip): LineProtocol.lines(trip)
        case .scan(let scan): LineProtocol.lines(scan)
        // A point cannot be found again without its time.
        case .deletedTrip, .deletedScan: []
        }
    }

    private func messages(_ change: PublishedChange) -> [HTTPMessage] {
        let lines = lines(change)
        return stride(from: 0, to: lines.count, by: LineProtocol.linesAtOnce).map { start in
            let part = lines[start..<min(start + LineProtocol.linesAtOnce, lines.count)]
            return HTTPMessage(
                "POST", path, headers: headers + ["Content-Type: text/plain; charset=utf-8"],
                body: Array((part.joined(separator: "\n") + "\n").utf8))
        }
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        for change in changes {
            for message in messages(change) { try send(message) }
        }
    }

    private func send(_ message: HTTPMessage) throws(PublishError) {
        var response = try http.send(message)
        if response.status == 404, settings.target.options["bucket"] == nil, !isThird {
            try createDatabase()
            response = try http.send(message)
        }
        let text = String(decoding: response.body, as: UTF8.self).lowercased()
        // What could be written was, and the rest never can be. Version 3 words it in another way.
        if response.status == 400, text.contains(isThird ? "partial" : "partial write") { return }
        guard response.status == 204 || response.status == 200 else { throw http.rejection(response) }
    }

    private func createDatabase() throws(PublishError) {
        let query = URLText.encoded("CREATE DATABASE \"\(database.replacing("\"", with: ""))\"")
        let response = try http.send(
            HTTPMessage("POST", "/query?q=" + query, headers: headers))
        guard response.status == 200 else { throw http.rejection(response) }
    }
}
