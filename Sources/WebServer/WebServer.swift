import CWeb
import Glibc
package import System
import Telemetry

/// A web server on the event loop, by libmicrohttpd.
///
/// Nothing that a client does delays another: what takes long is answered later (`Responder.send`), a client that sends its
/// request byte by byte or does not read its response is cut off after `longestS`, and when there are too many
/// connections, the one that has waited longest without a request goes.
@safe package final class WebServer {
    /// A certificate and its key, as the text of PEM files.
    package struct Certificate {
        let certificate: String
        let key: String

        package init(certificate: String, key: String) {
            self.certificate = certificate
            self.key = key
        }
    }

    /// How many clients are served at a time.
    package static let maxClients = 140
    /// How long a client may take for its request, or for reading a response that is no stream, in seconds.
    static let longestS = 20.0
    /// How often the clients of streams are written to at least, in seconds: who has gone is noticed by it.
    static let keepAliveS = 15.0
    /// The speed at which a client may read without being cut off, in bytes a second.
    static let minBytesPerSecond = 16_384.0
    private static let maxBodyBytes = 1 << 16

    private let handler: (Request, Responder) -> Void
    private weak var loop: EventLoop?
    private var daemon: OpaquePointer?
    private var run: EventLoop.Timer?
    private var sweep: EventLoop.Timer?
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var exchanges: [ObjectIdentifier: Exchange] = [:]

    /// - Parameters:
    ///   - listener: The descriptor of a listening socket, of which the server keeps a copy.
    ///   - handler: Answers a request now or later, on the thread of the loop.
    /// - Returns: Nil if the certificate and the key cannot be used.
    package init?(
        listener: Int32, certificate: Certificate?, on loop: EventLoop,
        handler: @escaping (Request, Responder) -> Void
    ) {
        self.handler = handler
        self.loop = loop
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        var limits = cweb_limits(
            connections: UInt32(2 * Self.maxClients), memory: 16_384, idle: UInt32(2 * Self.keepAliveS))
        var handlers = unsafe cweb_handlers(
            request: { context, connection, path, method, _, body, count, exchange in
                guard let context = unsafe context, let connection = unsafe connection, let exchange = unsafe exchange
                else { return .NO }
                return unsafe WebServer.of(context).receive(connection, path, method, body, count, exchange)
            },
            completed: { context, _, exchange, _ in
                guard let context = unsafe context, let exchange = unsafe exchange else { return }
                unsafe WebServer.of(context).completed(exchange)
            },
            connection: { context, connection, place, code in
                guard let context = unsafe context, let connection = unsafe connection, let place = unsafe place
                else { return }
                unsafe WebServer.of(context).changed(connection, place, isNew: code == .CONNECTION_NOTIFY_STARTED)
            },
            context: context)
        // Whom a flood leaves no room here would try again only after a second.
        listen(listener, 1024)
        let number = fcntl(listener, F_DUPFD_CLOEXEC, 0)
        unsafe daemon = unsafe cweb_start(number, &limits, &handlers, certificate?.certificate, certificate?.key)
        guard let daemon = unsafe daemon else {
            close(number)
            return nil
        }
        loop.whenReadable(unsafe cweb_descriptor(daemon)) { [weak self] in self?.step() }
        run = loop.timer { [weak self] in self?.step() }
        sweep = loop.timer { [weak self] in self?.cutOff() }
        sweep?.due = SystemClock.now.advanced(bySeconds: 1)
    }

    deinit {
        // libmicrohttpd must not be stopped while a connection is suspended.
        for exchange in exchanges.values { exchange.abandon() }
        if let daemon = unsafe daemon {
            unsafe MHD_run(daemon)
            unsafe MHD_stop_daemon(daemon)
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> WebServer {
        unsafe Unmanaged<WebServer>.fromOpaque(context).takeUnretainedValue()
    }

    /// Does what can be done without waiting. Called when the daemon's descriptor is readable, when its next time limit
    /// has come, and after a suspended connection was resumed.
    private func step() {
        guard let daemon = unsafe daemon else { return }
        unsafe MHD_run(daemon)
        var milliseconds: UInt64 = 0
        let hasLimit = unsafe MHD_get_timeout(daemon, &milliseconds) == .YES
        run?.due = hasLimit ? SystemClock.now.advanced(bySeconds: Double(milliseconds) / 1000) : nil
    }

    func wake() { run?.due = SystemClock.now }

    // MARK: Connections

    /// A connection of a client, which may bring one request after another.
    final class Connection {
        let socket: Int32
        /// Since when it has been sending its request or reading its response; nil while the program is at work, and
        /// for a stream.
        var waitingSince: Instant? = SystemClock.now
        var isStream = false
        /// How much longer it may take than a short request or response, in seconds.
        var extraS = 0.0

        init(_ socket: Int32) { self.socket = socket }

        /// Leaves little in the system's memory that was not sent, so that a slow client loses old values and does not see them
        /// later.
        func keepsFresh() {
            var bytes: Int32 = 1 << 14
            unsafe setsockopt(
                socket, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, &bytes, socklen_t(MemoryLayout<Int32>.size))
        }

        /// Who it is, without port.
        private(set) lazy var client = Self.peer(of: socket)

        private static func peer(of socket: Int32) -> String {
            let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return "" }
            return FileDescriptor(owning: copy).peerAddress?.address?.host ?? ""
        }

        /// Ends it; libmicrohttpd notices and closes the socket.
        func cutOff() { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    private func changed(
        _ handle: OpaquePointer, _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isNew: Bool
    ) {
        if isNew {
            let connection = Connection(unsafe cweb_socket(handle))
            connections[ObjectIdentifier(connection)] = connection
            unsafe place.pointee = unsafe Unmanaged.passRetained(connection).toOpaque()
            guard connections.count > Self.maxClients else { return }
            let idle = connections.values.filter { $0.waitingSince != nil && $0 !== connection }
            let oldest = idle.min { ($0.waitingSince ?? .zero) < ($1.waitingSince ?? .zero) }
            (oldest ?? connection).cutOff()
            oldest?.waitingSince = nil
        } else if let held = unsafe place.pointee {
            let connection = unsafe Unmanaged<Connection>.fromOpaque(held).takeRetainedValue()
            connections[ObjectIdentifier(connection)] = nil
            unsafe place.pointee = nil
        }
    }

    /// How many clients read streams.
    package var streams: Int { connections.values.count(where: \.isStream) }

    private func cutOff() {
        let now = SystemClock.now
        for connection in connections.values {
            if let since = connection.waitingSince, now.seconds(since: since) > Self.longestS + connection.extraS {
                connection.cutOff()
            }
        }
        for exchange in exchanges.values { exchange.watch(now) }
        sweep?.due = now.advanced(bySeconds: 1)
    }

    // MARK: Requests

    private func receive(
        _ handle: OpaquePointer, _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
        _ body: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
        _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        guard let held = unsafe place.pointee else {
            let exchange = unsafe Exchange(handle, connection(handle), self)
            exchanges[ObjectIdentifier(exchange)] = exchange
            unsafe place.pointee = unsafe Unmanaged.passRetained(exchange).toOpaque()
            return .YES
        }
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
        if let count = unsafe count, let body = unsafe body, unsafe count.pointee > 0 {
            let bytes = unsafe UnsafeRawBufferPointer(start: body, count: count.pointee)
            if exchange.body.count + bytes.count <= Self.maxBodyBytes {
                unsafe exchange.body.append(contentsOf: bytes)
            } else {
                exchange.isTooLong = true
            }
            unsafe count.pointee = 0
            return .YES
        }
        if exchange.isNew {
            exchange.isNew = false
            exchange.connection?.waitingSince = nil
            if exchange.isTooLong {
                exchange.send(Response(413, text: "the request is too long"))
            } else {
                let request = unsafe Request(
                    method: method.map { unsafe String(cString: $0) } ?? "",
                    path: path.map { unsafe String(cString: $0) } ?? "",
                    query: values(handle, .GET_ARGUMENT_KIND), headers: headers(handle), body: exchange.body,
                    client: exchange.connection?.client ?? "")
                handler(request, Responder(exchange, isHead: request.method == "HEAD"))
            }
        }
        return unsafe exchange.proceed(handle)
    }

    private func connection(_ handle: OpaquePointer) -> Connection? {
        guard let held = unsafe cweb_connection_context(handle) else { return nil }
        return unsafe Unmanaged<Connection>.fromOpaque(held).takeUnretainedValue()
    }

    private func headers(_ handle: OpaquePointer) -> [String: String] {
        var headers: [String: String] = [:]
        for name in Request.headerNames {
            guard let value = unsafe MHD_lookup_connection_value(handle, .HEADER_KIND, name) else { continue }
            headers[name] = unsafe String(cString: value)
        }
        return headers
    }

    private func values(_ handle: OpaquePointer, _ kind: MHD_ValueKind) -> [String: String] {
        let found = Values()
        unsafe MHD_get_connection_values(handle, kind, addValue, Unmanaged.passUnretained(found).toOpaque())
        return found.all
    }

    private func completed(_ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        guard let held = unsafe place.pointee else { return }
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(held).takeRetainedValue()
        exchanges[ObjectIdentifier(exchange)] = nil
        unsafe place.pointee = nil
        exchange.connection?.waitingSince = SystemClock.now
        exchange.connection?.isStream = false
        exchange.connection?.extraS = 0
        exchange.end()
    }
}

private final class Values { var all: [String: String] = [:] }

private func addValue(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    if let context = unsafe context, let name = unsafe name {
        let values = unsafe Unmanaged<Values>.fromOpaque(context).takeUnretainedValue()
        unsafe values.all[String(cString: name)] = unsafe value.map { unsafe String(cString: $0) } ?? ""
    }
    return .YES
}
