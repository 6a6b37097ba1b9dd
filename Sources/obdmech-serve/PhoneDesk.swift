import Formats
import Glibc
import System
import Telemetry
import Transports
import WebServer

/// Hands what the apps of phones send to the trip on this computer that listens for it (`-a gps:listen:PORT`): they reach
/// it by the address, the token and the certificate of the pages.
final class PhoneDesk {
    /// How long that trip may take for its response, in seconds.
    private static let limitS = 5.0
    private static let maxWaiting = 16
    private static let maxResponse = 4096
    static let path = "/phone"

    private final class Exchange {
        let socket: FileDescriptor
        let reply: Responder
        var rest: ArraySlice<UInt8>
        var reader = HTTPResponseReader(limit: PhoneDesk.maxResponse)
        var watch: EventLoop.Watch?
        var timer: EventLoop.Timer?

        init(_ socket: consuming FileDescriptor, _ bytes: [UInt8], _ reply: Responder) {
            self.socket = socket
            self.reply = reply
            rest = bytes[...]
        }
    }

    private let port: UInt16
    private let loop: EventLoop
    private var waiting: [ObjectIdentifier: Exchange] = [:]

    /// - Parameter port: on which the trip listens.
    init(port: UInt16, _ loop: EventLoop) {
        self.port = port
        self.loop = loop
    }

    func handle(_ request: Request, _ reply: Responder) {
        guard request.method == "GET" || request.method == "POST" else {
            return reply.send(Response(405, text: "positions are sent by GET or POST"))
        }
        guard waiting.count < Self.maxWaiting else { return reply.send(Response(503, text: "too many phones")) }
        do throws(SystemError) {
            try start(request, reply)
        } catch {
            reply.send(absent)
        }
    }

    private var absent: Response {
        Response(503, text: "nothing receives positions: start obdmech log -a gps:listen:\(port)")
    }

    private func start(_ request: Request, _ reply: Responder) throws(SystemError) {
        guard let address = HTTPAddress("http://127.0.0.1:\(port)"),
            let place = try? ResolvedAddress.lookup("127.0.0.1", port: port).first
        else { throw SystemError(number: EADDRNOTAVAIL) }
        let query = request.query.filter { $0.key != "token" }.sorted { $0.key < $1.key }
            .map { "\(URLText.encoded($0.key))=\(URLText.encoded($0.value))" }.joined(separator: "&")
        let socket = try FileDescriptor.socket(.stream, family: place.family)
        do throws(SystemError) {
            try socket.connect(to: place)
        } catch {
            if error.number != EINPROGRESS { throw error }
        }
        let exchange = Exchange(
            socket, HTTPMessage("POST", "/?" + query, body: request.body).bytes(to: address), reply)
        waiting[ObjectIdentifier(exchange)] = exchange
        exchange.watch = loop.whenWritable(exchange.socket.number) { [weak self, weak exchange] in
            if let self, let exchange { write(exchange) }
        }
        exchange.timer = loop.timer { [weak self, weak exchange] in
            if let self, let exchange { end(exchange, Response(504, text: "the trip does not respond")) }
        }
        exchange.timer?.due = SystemClock.now.advanced(bySeconds: Self.limitS)
    }

    private func write(_ exchange: Exchange) {
        guard (try? IO.send(&exchange.rest, to: exchange.socket.number)) != nil else { return end(exchange, absent) }
        guard exchange.rest.isEmpty else { return }
        exchange.watch?.cancel()
        exchange.watch = loop.whenReadable(exchange.socket.number) { [weak self, weak exchange] in
            if let self, let exchange { read(exchange) }
        }
    }

    private func read(_ exchange: Exchange) {
        do {
            let response: HTTPResponse?
            switch try IO.receive(exchange.socket.number, atMost: Self.maxResponse) {
            case .bytes(let bytes): response = try exchange.reader.take(bytes)
            case .end: response = try exchange.reader.end()
            case .wouldBlock: return
            }
            // Apps read the response: Torque "OK!", OwnTracks a list.
            if let response { end(exchange, Response(response.status, "application/json", response.body)) }
        } catch {
            end(exchange, absent)
        }
    }

    private func end(_ exchange: Exchange, _ response: Response) {
        exchange.watch?.cancel()
        exchange.timer?.cancel()
        waiting[ObjectIdentifier(exchange)] = nil
        exchange.reply.send(response)
    }
}
