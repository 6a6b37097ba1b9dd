import CLinux
package import Formats
import Glibc
import System
package import Telemetry
package import Transports

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
        case newClient(Client)
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

    /// How late a sleeping thread may be woken on a loaded machine, in seconds: it is woken so much earlier, and polls for
    /// the rest of the time.
    private static let wakingSeconds = 0.0004

    /// The device for clients: `tcp:127.0.0.1:35000`, or the path of the link; `slcan:` before it for such an adapter.
    package let address: String
    /// The endpoint, with the port that was chosen.
    private let endpoint: Endpoint
    private var place: Place?
    /// Where a gateway for diagnostics over IP is asked who it is; the port of `place`.
    private let datagrams: UDPSocket?
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
        let language = adapter.firmware.language == .slcan ? "slcan:" : ""
        switch (endpoint, place) {
        case (.tcp(let host, _), .tcp(let socket)):
            self.endpoint = .tcp(host: host, port: socket.port)
            let isGateway = adapter.firmware.language == .doip
            address = isGateway ? "doip:" + socket.address : language + "tcp:" + socket.address
            datagrams = isGateway ? try? UDPSocket.listen(host: host ?? "127.0.0.1", port: socket.port) : nil
        case (.pty(let link), _):
            self.endpoint = endpoint
            address = language + link
            datagrams = nil
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
    ) throws(SimulatorServerError) -> SimulatorServer {
        precondition(rate > 0, "time does not stand still")
        let adapter = VirtualAdapter(
            car: car, timing: timing, quirks: quirks, firmware: firmware, faults: faults, driveStart: .zero)
        return SimulatorServer(
            endpoint, try place(endpoint), rate: rate, interruptDescriptor: interruptDescriptor, adapter: adapter)
    }

    private static func place(_ endpoint: Endpoint) throws(SimulatorServerError) -> Place {
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
    package func run() throws(SimulatorServerError) {
        while let absence = try serve() {
            place = nil
            while now < absence.until {
                let seconds = absence.until.seconds(since: now) / rate
                guard SystemClock.sleep(seconds: seconds, interrupt: interruptDescriptor) else { return }
            }
            if absence.powerIsCut { adapter.plugIn(powerWasCut: true) }
            place = try Self.place(endpoint)
        }
    }

    /// Nil when the server is to end.
    private func serve() throws(SimulatorServerError) -> Absence? {
        switch place {
        case .tcp(let socket): try serve(socket)
        case .pty(let terminal): try serve(terminal)
        case nil: nil
        }
    }

    private func serve(_ socket: ListeningSocket) throws(SimulatorServerError) -> Absence? {
        var client: Client?
        var isSilent = false
        while true {
            switch try step(client?.number ?? -1, isSilent: isSilent, socket) {
            case .goesOn: continue
            case .newClient(let new):
                adapter.plugIn(powerWasCut: false)
                client = new
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

    private func serve(_ terminal: LinkedPseudoTerminal) throws(SimulatorServerError) -> Absence? {
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
    private func step(_ client: Int32, isSilent: Bool, _ socket: ListeningSocket?) throws(SimulatorServerError)
        -> Outcome
    {
        let ready = Poll.readyExactly(
            [interruptDescriptor, client, socket?.number ?? -1, datagrams?.number ?? -1],
            seconds: adapter.nextEvent.map { max(0, $0.seconds(since: now) / rate - Self.wakingSeconds) })
        if ready[0] { return .isStopped }
        while ready[3], let datagram = datagrams?.receive() {
            guard let response = adapter.response(toDatagram: datagram.bytes, at: now) else { continue }
            datagrams?.send(response, to: datagram)
        }
        // One client at a time, like Wi-Fi adapters; another is closed.
        if ready[2], let new = try socket?.accept(), client < 0 || isSilent { return .newClient(Client(new)) }
        if ready[1] {
            switch (try? IO.read(client, atMost: 512)) ?? .end {
            case .bytes(let bytes):
                if let game { adapter.car.follow(game()) }
                if !isSilent { adapter.receive(bytes, at: now, clientBaud: clientBaud) }
            case .end: return .clientHasGone
            case .wouldBlock: break
            }
        }
        // Output is sent piece by piece, each at its own time.
        while let received = adapter.takeNext(until: now, clientBaud: clientBaud) {
            if let fault = adapter.takeLinkFault() { return .fault(fault) }
            guard client >= 0, !isSilent, !received.bytes.isEmpty else { continue }
            // A client that does not read loses what does not fit, as on a serial line.
            var rest = received.bytes[...]
            do throws(SystemError) {
                try socket == nil ? IO.write(&rest, to: client) : IO.send(&rest, to: client)
            } catch {
                if error.number == EPIPE || error.number == ECONNRESET { return .clientHasGone }
            }
        }
        return adapter.takeLinkFault().map { .fault($0) } ?? .goesOn
    }
}

/// A client's connection, closed on deinitialization.
private final class Client {
    private let descriptor: FileDescriptor
    init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
    var number: Int32 { descriptor.number }

    /// Makes closing the connection send a reset to the client.
    func reset() { descriptor.setReset() }
}

/// Why a simulated adapter cannot be offered to other programs, or no longer.
package enum SimulatorServerError: UserError, Hashable {
    case host(NetworkError)
    /// An error number of the system, as in the cases below.
    case cannotListen(String, Int32)
    case cannotAccept(Int32)
    case cannotMakeTerminal(Int32)
    case cannotMakeLink(String, Int32)
    case notALink(String)

    package var message: UserMessage {
        switch self {
        case .host(let error): error.message
        case .cannotListen(let address, let number):
            UserMessage(
                "cannot listen on '\(address)': \(SystemError.text(number))",
                advice: number == EADDRINUSE ? "choose another port, or 0 for any free one" : "", status: .adapter)
        case .cannotAccept(let number):
            UserMessage("cannot accept a connection: \(SystemError.text(number))", status: .adapter)
        case .cannotMakeTerminal(let number):
            UserMessage("cannot create a pseudo-terminal: \(SystemError.text(number))", status: .adapter)
        case .cannotMakeLink(let link, let number):
            UserMessage("cannot create link '\(link)': \(SystemError.text(number))", status: .adapter)
        case .notALink(let path):
            UserMessage("'\(path)' exists and is not a symbolic link", advice: "choose another name", status: .adapter)
        }
    }
}
