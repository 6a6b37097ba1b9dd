import Formats
import Glibc
import Interchange
import System
package import Telemetry
import Transports

/// A phone, or a program, that sends its positions here: by HTTP as OwnTracks, Traccar client and Torque do, or as NMEA
/// sentences over TCP or UDP. Which it is, its first bytes report.
package struct PositionListener: TelemetrySource {
    package static let minTokenLength = 8
    /// Of the clients that are connected at once, the one that has been silent longest goes when another comes.
    private static let maxClients = 16
    /// A request must be complete within this time, in seconds.
    private static let requestS = 20.0
    /// How often the time is looked at, in seconds.
    private static let tickS = 0.2
    /// What is read of a client at once, and of all in one round.
    private static let (piece, maxPieces) = (4096, 64)

    private let listener: TCPListener
    private let datagrams: UDPSocket
    private let token: [UInt8]?
    /// Whether the times of the fixes count, so that what comes late is not lost.
    private let isPrimary: Bool

    /// The address as users write it: "127.0.0.1:5055".
    package var address: String { listener.address }

    /// - Parameters:
    ///   - host: the address of an interface; nil for this computer alone.
    ///   - port: 0 for one that is free.
    ///   - token: what clients must know; nil for none, which only the loopback interface allows.
    ///   - isPrimary: whether a trip is of these positions alone.
    package init(host: String?, port: UInt16, token: String?, isPrimary: Bool) throws {
        let host = host ?? "127.0.0.1"
        if let token, token.utf8.count < Self.minTokenLength || !token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
            throw PositionError.weakToken(Self.minTokenLength)
        }
        let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        if token == nil, !isLoopback { throw PositionError.needsToken(DeviceAddress.text(host, port)) }
        listener = try TCPListener.listen(host: host, port: port)
        let chosen = listener.address.split(separator: ":").last.flatMap { UInt16($0) } ?? port
        do throws(DatagramError) {
            datagrams = try UDPSocket.listen(host: host, port: chosen)
        } catch {
            throw ListenError.inUse(listener.address)
        }
        self.token = token.map { Array($0.utf8) }
        self.isPrimary = isPrimary
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var phones = PhoneFixes(times: isPrimary ? FixClock() : nil)
        var clients: [PhoneClient] = []
        var datagramLines = PhoneDatagrams(token: token)
        let description = SourceDescription(device: "listen:" + address, identity: "positions over the network")
        guard emit(.connected(description)), emit(.warning("waiting for positions on \(address)", advice: ""))
        else { return }
        while true {
            let descriptors = [stop, listener.number, datagrams.number] + clients.map(\.number)
            let ready = Poll.ready(descriptors, seconds: Self.tickS)
            if ready[0] { return }
            let now = SystemClock.now
            var fixes: [PhoneFixes.Reported] = []
            for index in clients.indices where ready[index + 3] { fixes += clients[index].read(at: now) }
            for index in clients.indices { fixes += clients[index].pass(to: now) }
            clients.removeAll { $0.isOver || now.seconds(since: $0.since) > Self.requestS && $0.isRequest }
            if ready[2] {
                for _ in 0..<Self.maxPieces {
                    guard let datagram = datagrams.receive() else { break }
                    fixes += datagramLines.add(datagram.bytes, from: datagram.sender?.host ?? "", at: now)
                }
            }
            fixes += datagramLines.pass(to: now)
            if ready[1] {
                for _ in 0..<Self.maxClients {
                    guard let client = listener.accept() else { break }
                    clients.append(PhoneClient(client, token: token, at: now))
                }
                if clients.count > Self.maxClients {
                    clients.sort { $0.activeAt < $1.activeAt }
                    clients.removeFirst(clients.count - Self.maxClients)
                }
            }
            for reported in fixes {
                for event in phones.events(of: reported, at: now, wall: LocalTime.now) {
                    guard emit(event) else { return }
                }
            }
        }
    }
}

/// Whether two texts are the same, in a time that does not report where they differ.
func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// A connection.
final class PhoneClient {
    private enum Kind {
        case unknown([UInt8])
        case request(PhoneRequest)
        case sentences(PhoneSentences)
    }

    private let descriptor: FileDescriptor
    private let token: [UInt8]?
    /// The address of the phone.
    private let host: String
    private var kind = Kind.unknown([])
    let since: Instant
    private(set) var activeAt: Instant
    private(set) var isOver = false

    init(_ descriptor: consuming FileDescriptor, token: [UInt8]?, at now: Instant) {
        host = descriptor.peerAddress?.address?.host ?? ""
        self.descriptor = descriptor
        self.token = token
        since = now
        activeAt = now
    }

    var number: Int32 { descriptor.number }

    /// Whether it must be complete soon.
    var isRequest: Bool { if case .sentences = kind { false } else { true } }

    /// Reads one piece.
    func read(at now: Instant) -> [PhoneFixes.Reported] {
        guard let result = try? IO.receive(descriptor.number, atMost: 4096) else {
            isOver = true
            return []
        }
        switch result {
        case .bytes(let bytes):
            activeAt = now
            return add(bytes, at: now)
        case .wouldBlock: return []
        case .end:
            isOver = true
            return pass(to: .distantFuture)
        }
    }

    /// The time goes on.
    func pass(to now: Instant) -> [PhoneFixes.Reported] {
        guard case .sentences(var sentences) = kind else { return [] }
        let fixes = sentences.pass(to: now)
        kind = .sentences(sentences)
        return fixes
    }

    private func add(_ bytes: [UInt8], at now: Instant) -> [PhoneFixes.Reported] {
        switch kind {
        case .unknown(let before):
            let all = before + bytes
            if PhoneRequest.methods.contains(where: { all.starts(with: $0.utf8) }) {
                kind = .request(PhoneRequest())
            } else if all.count < 5, PhoneRequest.methods.contains(where: { $0.utf8.starts(with: all) }) {
                kind = .unknown(all)
                return []
            } else {
                kind = .sentences(PhoneSentences(token: token, host: host))
            }
            return add(all, at: now)
        case .request(var request):
            let progress = request.add(bytes)
            kind = .request(request)
            return handle(progress)
        case .sentences(var sentences):
            let fixes = sentences.add(bytes, at: now)
            kind = .sentences(sentences)
            if sentences.isRefused { isOver = true }
            return fixes
        }
    }

    private func handle(_ progress: PhoneRequest.Progress) -> [PhoneFixes.Reported] {
        switch progress {
        case .incomplete: return []
        case .expectsContinue:
            send("HTTP/1.1 100 Continue\r\n\r\n")
            return []
        case .refused(let status):
            end(status)
            return []
        case .done(let parameters, let tokens, let body):
            if let token, !tokens.contains(where: { isSame(Array($0.utf8), token) }) {
                end(.unauthorized)
                return []
            }
            let report = PhoneReport(parameters: parameters, body: body)
            end(.fine, report.response)
            let phone = report.phone.isEmpty ? host : report.phone
            return report.fixes.map {
                PhoneFixes.Reported(phone: phone, fix: $0, values: report.values, hasOwnTime: true)
            }
        }
    }

    private func end(_ status: PhoneRequest.Status, _ body: String = "") {
        send(status.text(body))
        _ = shutdown(descriptor.number, Int32(SHUT_WR))
        isOver = true
    }

    /// A client that takes nothing is not waited for.
    private func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        try? IO.send(&rest, to: descriptor.number)
    }
}
