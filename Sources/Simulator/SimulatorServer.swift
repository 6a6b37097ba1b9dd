import CLinux
import Glibc
import Telemetry
package import Transports

/// A virtual adapter for other programs: on a TCP port as a Wi-Fi adapter is, or on a pseudo-terminal as a cable is.
/// The drive goes on from client to client; a TCP client finds the adapter as if just plugged in, a pty keeps its
/// state as a cable does.
package final class SimulatorServer {
    package enum Endpoint: Hashable, Sendable {
        /// No host: the loopback interface. Port 0: any that is free.
        case tcp(host: String?, port: UInt16)
        /// A symbolic link to the pseudo-terminal, which is made, and removed at the end.
        case pty(link: String)
    }

    private enum Place {
        case tcp(ListeningSocket)
        case pty(LinkedPseudoTerminal)
    }

    private let place: Place
    private let quirks: Quirks
    private let timing: Timing
    private let rate: Double
    private let interruptDescriptor: Int32
    private let openedAt: Int64
    private var adapter: VirtualAdapter

    private init(
        place: Place, car: VirtualCar, rate: Double, timing: Timing, quirks: Quirks, firmware: Firmware,
        interruptDescriptor: Int32
    ) {
        self.place = place
        self.quirks = quirks
        self.timing = timing
        self.rate = rate
        self.interruptDescriptor = interruptDescriptor
        openedAt = clinux_boottime_ns()
        adapter = VirtualAdapter(car: car, timing: timing, quirks: quirks, firmware: firmware, driveStart: .zero)
    }

    /// - Parameters:
    ///   - rate: how many times faster than real the car and the adapter live.
    ///   - timing: its latency comes on top of the time that the way to the client takes. With a baud rate, a
    ///     pseudo-terminal garbles what is said while the client's rate is another.
    ///   - interruptDescriptor: readable when the server is to end; -1 for none.
    package static func open(
        car: VirtualCar, endpoint: Endpoint, rate: Double = 1, timing: Timing = realTiming, quirks: Quirks = [],
        firmware: Firmware = .standard, interruptDescriptor: Int32
    ) throws(TransportError) -> SimulatorServer {
        precondition(rate > 0, "time does not stand still")
        let place: Place =
            switch endpoint {
            case .tcp(let host, let port): .tcp(try ListeningSocket(host: host, port: port))
            case .pty(let link): .pty(try LinkedPseudoTerminal(link: link))
            }
        return SimulatorServer(
            place: place, car: car, rate: rate, timing: timing, quirks: quirks, firmware: firmware,
            interruptDescriptor: interruptDescriptor)
    }

    /// The way to the client takes its own time here.
    package static var realTiming: Timing {
        var timing = Timing()
        timing.latency = 0
        return timing
    }

    /// What a client opens: `tcp:127.0.0.1:35000`, or the path of the link.
    package var address: String {
        switch place {
        case .tcp(let socket): "tcp:" + socket.address
        case .pty(let terminal): terminal.link
        }
    }

    /// Nil where the adapter's rate does not matter.
    private var clientBaud: Int? {
        guard timing.baud != nil, case .pty(let terminal) = place else { return nil }
        return terminal.clientBaud
    }

    private var now: Instant {
        Instant.zero.advanced(bySeconds: Double(clinux_boottime_ns() - openedAt) / 1e9 * rate)
    }

    /// What the drive came to from the first to the last time that a client asked for the speed; nil when none did.
    package var truth: (seconds: Double, distanceKm: Double, fuelL: Double)? {
        let car = adapter.car
        guard let asked = adapter.speedAsked else { return nil }
        let (from, to) = (asked.lowerBound.seconds(since: .zero), asked.upperBound.seconds(since: .zero))
        return (to - from, car.distanceKm(at: to) - car.distanceKm(at: from), car.fuelL(at: to) - car.fuelL(at: from))
    }

    /// Serves until the interrupt descriptor is readable.
    package func run() throws(TransportError) {
        switch place {
        case .tcp(let socket): try serve(socket)
        case .pty(let terminal): try serve(terminal)
        }
    }

    private func serve(_ socket: ListeningSocket) throws(TransportError) {
        while let client = try nextClient(socket) {
            let asked = adapter.speedAsked
            adapter = VirtualAdapter(
                car: adapter.car, timing: timing, quirks: quirks, firmware: adapter.firmware,
                driveStart: adapter.driveStart)
            adapter.speedAsked = asked
            while try exchange(client.number, refusing: socket) {}
            if isInterrupted { return }
        }
    }

    /// Nil when the server is to end.
    private func nextClient(_ socket: ListeningSocket) throws(TransportError) -> Client? {
        while true {
            var watched = [interruptDescriptor, socket.number].map(DescriptorWait.watch)
            DescriptorWait.wait(&watched, seconds: nil)
            if watched[0].revents != 0 { return nil }
            if watched[1].revents != 0, let number = try socket.accept() { return Client(number) }
        }
    }

    private func serve(_ terminal: LinkedPseudoTerminal) throws(TransportError) {
        while try exchange(terminal.number, refusing: nil) {}
    }

    private var isInterrupted: Bool {
        var watched = [DescriptorWait.watch(interruptDescriptor)]
        DescriptorWait.wait(&watched, seconds: 0)
        return watched[0].revents != 0
    }

    /// Waits for the next thing to happen and does it; false when the client has gone, or the server is to end.
    private func exchange(_ client: Int32, refusing socket: ListeningSocket?) throws(TransportError) -> Bool {
        var watched = [interruptDescriptor, client, socket?.number ?? -1].map(DescriptorWait.watch)
        DescriptorWait.wait(&watched, seconds: adapter.nextOutput.map { $0.seconds(since: now) / rate }, isExact: true)
        if watched[0].revents != 0 { return false }
        // One client at a time, as the Wi-Fi adapters have it.
        if watched[2].revents != 0, let number = try socket?.accept() { close(number) }
        if watched[1].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 512)
            let count = unsafe read(client, &bytes, bytes.count)
            if count > 0 {
                adapter.receive(Array(bytes.prefix(count)), at: now, clientBaud: clientBaud)
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                return false
            }
        }
        // What is due goes out piece by piece, each when its time has come.
        while let received = adapter.takeNext(until: now, clientBaud: clientBaud) {
            // A client that does not read loses what does not fit, as on a serial line.
            let sent = unsafe received.bytes.withUnsafeBytes { buffer in
                // A client that has gone is no reason for a signal; a terminal knows no flags.
                socket == nil
                    ? unsafe write(client, buffer.baseAddress, buffer.count)
                    : unsafe Glibc.send(client, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
            }
            if sent < 0, errno == EPIPE || errno == ECONNRESET { return false }
        }
        return true
    }
}

/// A connection, closed when it is no longer used.
private final class Client {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }
}
