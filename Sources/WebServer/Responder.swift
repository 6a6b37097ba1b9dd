import CWeb
import Glibc
import System
import Telemetry

/// The way to answer one request, on the thread of the loop. If it is dropped unused, the client gets an error.
package final class Responder {
    private weak var exchange: Exchange?
    private let isHead: Bool
    /// Headers of whatever is sent.
    package var headers: [(name: String, value: String)] = []

    init(_ exchange: Exchange, isHead: Bool) {
        self.exchange = exchange
        self.isHead = isHead
    }

    deinit {
        if let exchange, !exchange.isAnswered { exchange.send(Response(500, text: "the page could not be made")) }
    }

    /// Whether the client still waits.
    package var isWanted: Bool { exchange?.isAnswered == false }

    package func send(_ response: Response) {
        var response = response
        response.headers += headers
        exchange?.send(response)
    }

    /// Begins a stream of server-sent events.
    package func stream() -> EventStream {
        let stream = EventStream()
        exchange?.send(stream, headers)
        return stream
    }
}

/// A request and its response, from the first to the last byte.
@safe final class Exchange {
    private enum Answer {
        case response(Response)
        case stream(EventStream)
    }

    private let handle: OpaquePointer
    private(set) weak var connection: WebServer.Connection?
    private weak var server: WebServer?
    var body: [UInt8] = []
    var isTooLong = false
    var isNew = true
    private var answer: Answer?
    private var streamHeaders: [(name: String, value: String)] = []
    private var isQueued = false
    private var isSuspended = false
    private var isAbandoned = false
    private var keptAliveAt = SystemClock.now

    init(_ handle: OpaquePointer, _ connection: WebServer.Connection?, _ server: WebServer) {
        unsafe self.handle = unsafe handle
        self.connection = connection
        self.server = server
    }

    var isAnswered: Bool { answer != nil || isAbandoned }

    func send(_ response: Response) { give(.response(response)) }

    func send(_ stream: EventStream, _ headers: [(name: String, value: String)]) {
        streamHeaders = headers
        stream.wake = { [weak self] in self?.resume() }
        connection?.isStream = true
        connection?.keepsFresh()
        give(.stream(stream))
    }

    private func give(_ answer: Answer) {
        guard !isAnswered else { return }
        self.answer = answer
        resume()
    }

    /// Hands the answer to libmicrohttpd, or lets the connection wait for it.
    func proceed(_ handle: OpaquePointer) -> MHD_Result {
        guard !isAbandoned else { return .NO }
        guard let answer else {
            suspend()
            return .YES
        }
        guard !isQueued else { return .YES }
        isQueued = true
        switch answer {
        case .response(let response):
            connection?.waitingSince = SystemClock.now
            connection?.extraS = Double(response.length) / WebServer.minBytesPerSecond
            return unsafe queue(response, handle)
        case .stream: return unsafe queueStream(handle)
        }
    }

    private func queue(_ response: Response, _ handle: OpaquePointer) -> MHD_Result {
        // Read piece by piece: a large page that many clients fetch is in memory once.
        let held = unsafe Unmanaged.passRetained(self).toOpaque()
        let made = unsafe MHD_create_response_from_callback(
            UInt64(response.length), 32_768,
            { context, position, buffer, count in
                guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
                let exchange = unsafe Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
                return unsafe exchange.copy(from: Int(position), to: buffer, count)
            }, held, Self.release)
        guard let made = unsafe made else {
            unsafe Unmanaged<Exchange>.fromOpaque(held).release()
            return .NO
        }
        defer { unsafe MHD_destroy_response(made) }
        for header in Response.always + response.headers {
            _ = unsafe MHD_add_response_header(made, header.name, header.value)
        }
        return unsafe MHD_queue_response(handle, UInt32(response.status), made)
    }

    private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<Exchange>.fromOpaque(context).release()
    }

    private func copy(from position: Int, to buffer: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        guard case .response(let response) = answer, position < response.length else { return -1 }
        if let part = response.part {
            return unsafe part.copy(from: position, to: UnsafeMutableRawBufferPointer(start: buffer, count: count))
        }
        let part = response.body[position..<min(position + count, response.body.count)]
        unsafe UnsafeMutableRawBufferPointer(start: buffer, count: count).copyBytes(from: part)
        return part.count
    }

    private func queueStream(_ handle: OpaquePointer) -> MHD_Result {
        let held = unsafe Unmanaged.passRetained(self).toOpaque()
        let made = unsafe MHD_create_response_from_callback(
            UInt64.max, 16_384,
            { context, _, buffer, count in
                guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
                return unsafe Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue().read(buffer, count)
            }, held, Self.release)
        guard let made = unsafe made else {
            unsafe Unmanaged<Exchange>.fromOpaque(held).release()
            return .NO
        }
        defer { unsafe MHD_destroy_response(made) }
        let headers = [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")] + streamHeaders
        for header in Response.always + headers {
            _ = unsafe MHD_add_response_header(made, header.name, header.value)
        }
        return unsafe MHD_queue_response(handle, 200, made)
    }

    private func read(_ buffer: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        // -1 is the end of the stream (MHD_CONTENT_READER_END_OF_STREAM).
        guard case .stream(let stream) = answer, !isAbandoned else { return -1 }
        let bytes = stream.next(count)
        if bytes.isEmpty {
            guard !stream.hasEnded else { return -1 }
            suspend()
            return 0
        }
        unsafe UnsafeMutableRawBufferPointer(start: buffer, count: count).copyBytes(from: bytes)
        return bytes.count
    }

    private func suspend() {
        guard !isSuspended else { return }
        isSuspended = true
        unsafe MHD_suspend_connection(handle)
    }

    private func resume() {
        guard isSuspended else { return }
        isSuspended = false
        unsafe MHD_resume_connection(handle)
        server?.wake()
    }

    /// Drops a client that reads nothing, and finds one that has gone: while it is suspended, libmicrohttpd does not notice.
    func watch(_ now: Instant) {
        guard case .stream(let stream) = answer else { return }
        if stream.isStalled(now) { connection?.cutOff() }
        guard now.seconds(since: keptAliveAt) >= WebServer.keepAliveS else { return }
        keptAliveAt = now
        stream.keepAlive()
    }

    func abandon() {
        isAbandoned = true
        resume()
    }

    func end() {
        isAbandoned = true
        if case .stream(let stream) = answer {
            stream.wake = {}
            stream.closed()
        }
    }
}
