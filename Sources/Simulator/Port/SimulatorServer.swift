import CLinux
import Glibc
package import Telemetry
import Transports

/// A virtual adapter for other programs: on a TCP port, like a Wi-Fi adapter, or on a pseudo-terminal, like one on a
/// cable.
///
/// The drive continues from client to client. A TCP client finds the adapter as if just plugged in; on a
/// pseudo-terminal it keeps its state.
package final class SimulatorServer {
    package enum Endpoint: Hashable, Sendable {
        /// Without a host, the loopback interface; with port 0, any free port.
        case tcp(host: String?, port: UInt16)
        /// A pseudo-terminal with this symbolic link, which is created, and removed at the end.
        case pty(link: String)
    }

    private enum Place {
        case tcp(ListeningSocket)
        case pty(LinkedPseudoTerminal)
    }

    /// The result of waiting for the next event.
    private enum Outcome {
        case goesOn
        case newClient(Int32)
        case clientHasGone
        case fault(VirtualAdapter.LinkFault)
        /// The server shall stop.
        case isStopped
    }

    /// A time during which nobody can open the adapter.
    private struct Absence {
        let until: Instant
        let powerIsCut: Bool
    }

    /// The address for clients: `tcp:127.0.0.1:35000`, or the path of the link.
    package let address: String
    /// The endpoint, with the port that was chosen.
    private let endpoint: Endpoint
    private var place: Place?
    private let timing: Timing
    private let rate: Double
    private let interruptDescriptor: Int32
    private let openedAt: Int64
    private var adapter: VirtualAdapter
    /// What a game tells now, which the car then has; nil while nobody drives. Nil for a car with a drive of its own.
    package var game: (() -> [Signal: Double]?)?

    private init(
        _ endpoint: Endpoint, _ place: Place, rate: Double, interruptDescriptor: Int32, adapter: VirtualAdapter
    ) {
        switch (endpoint, place) {
        case (.tcp(let host, _), .tcp(let socket)):
            self.endpoint = .tcp(host: host, port: socket.port)
            address = "tcp:" + socket.address
        case (.pty(let link), _):
            self.endpoint = endpoint
            address = link
        default: preconditionFailure("the place is that of the endpoint")
        }
        self.place = place
        self.timing = adapter.timing
        self.rate = rate
        self.interruptDescriptor = interruptDescriptor
        openedAt = clinux_boottime_ns()
        self.adapter = adapter
    }

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - rate: how many times faster than real time the car and the adapter run.
    ///   - timing: its latency is added to the real delay to the client. With a baud rate, a pseudo-terminal
    ///     garbles bytes while the client's rate differs.
    ///   - interruptDescriptor: readable when the server is to stop; -1 for none.
    package static func open(
        car: VirtualCar, endpoint: Endpoint, rate: Double = 1, timing: Timing = realTiming, quirks: Quirks = [],
        firmware: Firmware = .standard, faults: FaultPlan = FaultPlan(), interruptDescriptor: Int32
    ) throws(SimulatorServerFault) -> SimulatorServer {
        precondition(rate > 0, "time does not stand still")
        let adapter = VirtualAdapter(
            car: car, timing: timing, quirks: quirks, firmware: firmware, faults: faults, driveStart: .zero)
        return SimulatorServer(
            endpoint, try place(endpoint), rate: rate, interruptDescriptor: interruptDescriptor, adapter: adapter)
    }

    private static func place(_ endpoint: Endpoint) throws(SimulatorServerFault) -> Place {
        switch endpoint {
        case .tcp(let host, let port): .tcp(try ListeningSocket(host: host, port: port))
        case .pty(let link): .pty(try LinkedPseudoTerminal(link: link))
        }
    }

    /// Timing without simulated latency, because the connection to the client has its own.
    package static var realTiming: Timing {
        var timing = Timing()
        timing.latency = 0
        return timing
    }

    /// The baud rate of the client's side; nil if it does not matter.
    private var clientBaud: Int? {
        guard timing.baud != nil, case .pty(let terminal) = place else { return nil }
        return terminal.clientBaud
    }

    private var now: Instant {
        Instant.zero.advanced(bySeconds: Double(clinux_boottime_ns() - openedAt) / 1e9 * rate)
    }

    /// The truth about the drive, from the first to the last response that told a client the speed; nil if there was
    /// none, and for a game.
    package var truth: DriveTruth? { game == nil ? adapter.truth : nil }

    /// Serves until the interrupt descriptor is readable.
    package func run() throws(SimulatorServerFault) {
        while let absence = try serve() {
            place = nil
            while now < absence.until {
                var watched = [DescriptorWait.watch(interruptDescriptor)]
                DescriptorWait.wait(&watched, seconds: absence.until.seconds(since: now) / rate)
                if watched[0].revents != 0 { return }
            }
            if absence.powerIsCut { adapter.plugIn(powerWasCut: true) }
            place = try Self.place(endpoint)
        }
    }

    /// Nil when the server is to end.
    private func serve() throws(SimulatorServerFault) -> Absence? {
        switch place {
        case .tcp(let socket): try serve(socket)
        case .pty(let terminal): try serve(terminal)
        case nil: nil
        }
    }

    private func serve(_ socket: ListeningSocket) throws(SimulatorServerFault) -> Absence? {
        var client: Client?
        var isSilent = false
        while true {
            switch try step(client?.number ?? -1, isSilent: isSilent, socket) {
            case .goesOn: continue
            case .newClient(let number):
                adapter.plugIn(powerWasCut: false)
                client = Client(number)
                isSilent = false
            case .clientHasGone: client = nil
            case .fault(.reset):
                client?.reset()
                client = nil
            case .fault(.silent): isSilent = true
            case .fault(.unplugged(let until)):
                // This must happen before the client sees its connection end.
                socket.close()
                return Absence(until: until, powerIsCut: true)
            case .isStopped: return nil
            }
        }
    }

    private func serve(_ terminal: LinkedPseudoTerminal) throws(SimulatorServerFault) -> Absence? {
        var isSilent = false
        while true {
            switch try step(terminal.number, isSilent: isSilent, nil) {
            case .goesOn, .newClient: continue
            case .clientHasGone:
                terminal.hold()
                isSilent = false
            case .fault(.reset): return Absence(until: now, powerIsCut: false)
            case .fault(.silent):
                terminal.letGo()
                isSilent = true
            case .fault(.unplugged(let until)): return Absence(until: until, powerIsCut: true)
            case .isStopped: return nil
            }
        }
    }

    /// Waits for the next event and handles it.
    ///
    /// - Parameters:
    ///   - client: -1 for none.
    ///   - isSilent: nothing comes through to the client.
    ///   - socket: where the next one may come.
    private func step(_ client: Int32, isSilent: Bool, _ socket: ListeningSocket?) throws(SimulatorServerFault)
        -> Outcome
    {
        var watched = [interruptDescriptor, client, socket?.number ?? -1].map(DescriptorWait.watch)
        DescriptorWait.wait(&watched, seconds: adapter.nextEvent.map { $0.seconds(since: now) / rate }, isExact: true)
        if watched[0].revents != 0 { return .isStopped }
        if watched[2].revents != 0, let number = try socket?.accept() {
            if client < 0 || isSilent { return .newClient(number) }
            // One client at a time, like Wi-Fi adapters.
            close(number)
        }
        if watched[1].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 512)
            let count = unsafe read(client, &bytes, bytes.count)
            if count > 0 {
                if let game { adapter.car.follow(game()) }
                if !isSilent { adapter.receive(Array(bytes.prefix(count)), at: now, clientBaud: clientBaud) }
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                return .clientHasGone
            }
        }
        // Output is sent piece by piece, each at its own time.
        while let received = adapter.takeNext(until: now, clientBaud: clientBaud) {
            if let fault = adapter.takeLinkFault() { return .fault(fault) }
            guard client >= 0, !isSilent, !received.bytes.isEmpty else { continue }
            // A client that does not read loses what does not fit, as on a serial line.
            let sent = unsafe received.bytes.withUnsafeBytes { buffer in
                // A client that has gone must not raise SIGPIPE. `send` and its flags do not work on a terminal.
                socket == nil
                    ? unsafe write(client, buffer.baseAddress, buffer.count)
                    : unsafe Glibc.send(client, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
            }
            if sent < 0, errno == EPIPE || errno == ECONNRESET { return .clientHasGone }
        }
        return adapter.takeLinkFault().map { .fault($0) } ?? .goesOn
    }
}

/// A client's connection, closed on deinitialization.
private final class Client {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }

    /// Makes closing the connection send a reset to the client.
    func reset() {
        var setting = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(number, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
    }
}
