import Glibc
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

@Suite(.waits, .timeLimit(.minutes(20))) struct SimulatorServerTests {
    /// A server on its own thread, which a byte in a pipe stops.
    private final class Running: @unchecked Sendable {
        let server: SimulatorServer
        private let ends: (reading: Int32, writing: Int32)
        private var thread = pthread_t()

        init(_ endpoint: SimulatorServer.Endpoint, timing: Timing = SimulatorServer.realTiming, faults: String = "")
            throws
        {
            ends = try makePipe()
            server = try SimulatorServer.open(
                car: try #require(VirtualCar.named("faults")), endpoint: endpoint, rate: 20, timing: timing,
                faults: try FaultPlan(faults, seed: "1"), interruptDescriptor: ends.reading)
            let context = unsafe Unmanaged.passRetained(server).toOpaque()
            let failure = unsafe pthread_create(
                &thread, nil,
                { context in
                    let server = unsafe Unmanaged<SimulatorServer>.fromOpaque(context!).takeRetainedValue()
                    try? server.run()
                    return nil
                }, context)
            try #require(failure == 0)
        }

        func stop() {
            _ = unsafe write(ends.writing, "x", 1)
            _ = pthread_join(thread, nil)
            for end in [ends.reading, ends.writing] { close(end) }
        }
    }

    /// Sends a line and returns the response up to the prompt, or what has arrived when nothing comes for `patienceMs`.
    private func ask(_ descriptor: Int32, _ line: String, patienceMs: Int32 = 20_000) -> String {
        let bytes = Array((line + "\r").utf8)
        _ = unsafe write(descriptor, bytes, bytes.count)
        var text: [UInt8] = []
        while text.last != UInt8(ascii: ">") {
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&watched, 1, patienceMs) > 0 else { break }
            var buffer = [UInt8](repeating: 0, count: 256)
            let count = unsafe read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            text += buffer.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func connect(_ address: String) throws -> Int32 { try #require(try connected(to: address)) }

    /// Connects to a server; nil if nobody listens.
    private func connected(to address: String) throws -> Int32? {
        let parts = address.split(separator: ":")
        let isIPv6 = address.contains("[")
        let port = try #require(parts.last.flatMap { UInt16($0) })
        let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        let result: Int32
        if isIPv6 {
            var peer = sockaddr_in6()
            peer.sin6_family = sa_family_t(AF_INET6)
            peer.sin6_port = port.bigEndian
            peer.sin6_addr = in6addr_loopback
            result = unsafe withUnsafePointer(to: &peer) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        } else {
            var peer = sockaddr_in()
            peer.sin_family = sa_family_t(AF_INET)
            peer.sin_port = port.bigEndian
            peer.sin_addr.s_addr = unsafe inet_addr(String(parts[parts.count - 2]))
            result = unsafe withUnsafePointer(to: &peer) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        if result == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    @Test(arguments: [nil, "127.0.0.1", "::1"]) func servesOneTCPClientAfterTheOther(_ host: String?) throws {
        let running = try Running(.tcp(host: host, port: 0))
        defer { running.stop() }
        #expect(running.server.address.hasPrefix(host == "::1" ? "tcp:[::1]:" : "tcp:127.0.0.1:"))
        let first = try connect(running.server.address)
        #expect(ask(first, "ATZ") == "ATZ\r\r\rELM327 v2.1\r\r>")
        #expect(ask(first, "ATE0") == "ATE0\rOK\r\r>")
        #expect(ask(first, "0101") == "SEARCHING...\r41 01 82 07 65 01 \r41 01 01 04 00 00 \r\r>")
        _ = ask(first, "04")
        // A second client is rejected.
        let second = try connect(running.server.address)
        #expect(ask(second, "ATI") == "")
        close(second)
        #expect(ask(first, "ATI") == "ELM327 v2.1\r\r>")
        close(first)
        // The next client finds a freshly reset adapter in the same car.
        var third = try connect(running.server.address)
        var answer = ask(third, "ATI")
        _ = try eventually {
            if !answer.isEmpty { return true }
            // The server has not noticed yet that the first client has gone.
            close(third)
            third = try connect(running.server.address)
            answer = ask(third, "ATI")
            return false
        }
        #expect(answer == "ATI\rELM327 v2.1\r\r>")
        #expect(ask(third, "ATSP6") == "ATSP6\rOK\r\r>")
        #expect(ask(third, "03") == "03\r43 00 \r43 00 \r\r>")
        close(third)
    }

    @Test func servesAPseudoTerminal() throws {
        let directory = try TemporaryDirectory()
        let link = directory.file("pty")
        // A link left over from an earlier server is replaced.
        _ = unsafe symlink("/dev/pts/999999", link)
        let running = try Running(.pty(link: link))
        #expect(running.server.address == link)
        for round in 0..<2 {
            let client = unsafe Glibc.open(link, O_RDWR | O_NOCTTY | O_CLOEXEC)
            try #require(client >= 0)
            if round == 0 { #expect(ask(client, "ATE0") == "ATE0\rOK\r\r>") }
            // An adapter on a cable keeps its state.
            #expect(ask(client, "ATI") == "ELM327 v2.1\r\r>")
            if round == 1 {
                #expect(ask(client, "010D").hasSuffix("\r\r>"))
                // Lets some of the drive pass, however slow the machine is.
                usleep(20_000)
                #expect(ask(client, "010D").hasSuffix("\r\r>"))
            }
            close(client)
        }
        running.stop()
        let truth = try #require(running.server.truth)
        #expect(truth.seconds > 0)
        #expect(truth.fuelL > 0)
    }

    @Test func aPseudoTerminalGarblesWhatIsSentAtAnotherRate() throws {
        let directory = try TemporaryDirectory()
        let link = directory.file("baud")
        var timing = SimulatorServer.realTiming
        timing.baud = 115_200
        let running = try Running(.pty(link: link), timing: timing)
        defer { running.stop() }
        let client = unsafe Glibc.open(link, O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(client >= 0)
        defer { close(client) }
        func set(_ speed: Int32) {
            var settings = termios()
            _ = unsafe tcgetattr(client, &settings)
            unsafe cfsetspeed(&settings, speed_t(speed))
            _ = unsafe tcsetattr(client, TCSANOW, &settings)
        }
        set(Int32(B9600))
        let bytes = Array("ATI\r".utf8)
        _ = unsafe write(client, bytes, bytes.count)
        var buffer = [UInt8](repeating: 0, count: 256)
        var watched = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
        // The server must have read the request at this rate before the rate changes.
        if unsafe poll(&watched, 1, 500) > 0 {
            let count = unsafe read(client, &buffer, buffer.count)
            #expect(!buffer.prefix(count).contains(UInt8(ascii: ">")))
        }
        set(Int32(B115200))
        #expect(ask(client, "ATE0").hasSuffix("\r\r>"))
        #expect(ask(client, "ATE0").hasSuffix("OK\r\r>"))
        #expect(ask(client, "ATI") == "ELM327 v2.1\r\r>")
    }

    /// Reads until the connection ends; returns the errno with which it ended, 0 for end of file.
    private func end(_ descriptor: Int32) -> Int32? {
        for _ in 0..<100 {
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&watched, 1, 20_000) > 0 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 256)
            let count = unsafe read(descriptor, &buffer, buffer.count)
            if count <= 0 { return count == 0 ? 0 : errno }
        }
        return nil
    }

    /// Returns whether there eventually is no response any more.
    private func fallsSilent(_ client: Int32) -> Bool { eventually { ask(client, "ATI", patienceMs: 300).isEmpty } }

    /// Time passes twenty times as fast: a second of the car is 50 ms. The fault is late enough for a slow machine to
    /// connect first, and its effect is waited for.
    @Test func theConnectionIsReset() throws {
        let running = try Running(.tcp(host: nil, port: 0), faults: "reset@40")
        defer { running.stop() }
        let first = try connect(running.server.address)
        #expect(ask(first, "ATI") == "ATI\rELM327 v2.1\r\r>")
        #expect(end(first) == ECONNRESET)
        close(first)
        let second = try connect(running.server.address)
        #expect(ask(second, "ATI") == "ATI\rELM327 v2.1\r\r>")
        close(second)
    }

    @Test func theConnectionIsDead() throws {
        let running = try Running(.tcp(host: nil, port: 0), faults: "dead@40")
        defer { running.stop() }
        let first = try connect(running.server.address)
        #expect(ask(first, "ATI") == "ATI\rELM327 v2.1\r\r>")
        #expect(fallsSilent(first))
        let bytes = Array("ATI\r".utf8)
        #expect(unsafe write(first, bytes, bytes.count) == 4)
        // The next client is accepted, and only then is the first one disconnected.
        let second = try connect(running.server.address)
        #expect(ask(second, "ATI") == "ATI\rELM327 v2.1\r\r>")
        #expect(end(first) != nil)
        close(first)
        close(second)
    }

    @Test func theAdapterIsUnplugged() throws {
        // An address of its own, because another test could get the port while nobody listens.
        let running = try Running(.tcp(host: "127.0.0.7", port: 0), faults: "unplugged@40+40")
        defer { running.stop() }
        let first = try connect(running.server.address)
        #expect(ask(first, "ATI") == "ATI\rELM327 v2.1\r\r>")
        #expect(end(first) != nil)
        close(first)
        #expect(try connected(to: running.server.address) == nil)
        var again: Int32?
        _ = try eventually {
            again = try connected(to: running.server.address)
            return again != nil
        }
        let second = try #require(again)
        #expect(ask(second, "ATI") == "ATI\rELM327 v2.1\r\r>")
        close(second)
    }

    /// A client that opens the cable again finds the adapter in its previous state.
    @Test func thePseudoTerminalIsDead() throws {
        let directory = try TemporaryDirectory()
        let link = directory.file("dead")
        let running = try Running(.pty(link: link), faults: "dead@40")
        defer { running.stop() }
        var client = unsafe Glibc.open(link, O_RDWR | O_NOCTTY | O_CLOEXEC)
        #expect(ask(client, "ATE0") == "ATE0\rOK\r\r>")
        #expect(fallsSilent(client))
        let isHeardAgain = eventually {
            close(client)
            // A cable that is open again at once has never been away.
            usleep(100_000)
            client = unsafe Glibc.open(link, O_RDWR | O_NOCTTY | O_CLOEXEC)
            return ask(client, "ATI", patienceMs: 500) == "ELM327 v2.1\r\r>"
        }
        #expect(isHeardAgain)
        close(client)
    }

    @Test func thePseudoTerminalIsUnplugged() throws {
        let directory = try TemporaryDirectory()
        let link = directory.file("unplugged")
        let running = try Running(.pty(link: link), faults: "unplugged@40+40")
        defer { running.stop() }
        var client = unsafe Glibc.open(link, O_RDWR | O_NOCTTY | O_CLOEXEC)
        #expect(ask(client, "ATE0") == "ATE0\rOK\r\r>")
        // The terminal hangs up, and its link disappears for a while.
        #expect(end(client) != nil)
        close(client)
        #expect(unsafe access(link, F_OK) != 0)
        #expect(eventually { unsafe access(link, F_OK) == 0 })
        client = unsafe Glibc.open(link, O_RDWR | O_NOCTTY | O_CLOEXEC)
        #expect(ask(client, "ATI") == "ATI\rELM327 v2.1\r\r>")
        close(client)
    }

    @Test func theLinkIsRemovedAndOtherFilesAreNotReplaced() throws {
        let directory = try TemporaryDirectory()
        let link = directory.file("link")
        let car = try #require(VirtualCar.named("city"))
        func open() throws -> SimulatorServer {
            try SimulatorServer.open(car: car, endpoint: .pty(link: link), interruptDescriptor: -1)
        }
        do {
            let server = try open()
            #expect(unsafe access(server.address, F_OK) == 0)
        }
        #expect(unsafe access(link, F_OK) != 0)
        close(unsafe creat(link, 0o600))
        #expect(throws: SimulatorServerError.notALink(link)) { _ = try open() }
    }

    @Test func aPortThatIsTakenIsSaid() throws {
        let car = try #require(VirtualCar.named("city"))
        let first = try SimulatorServer.open(car: car, endpoint: .tcp(host: nil, port: 0), interruptDescriptor: -1)
        let port = try #require(first.address.split(separator: ":").last.flatMap { UInt16($0) })
        #expect(throws: SimulatorServerError.cannotListen("127.0.0.1:\(port)", EADDRINUSE)) {
            _ = try SimulatorServer.open(car: car, endpoint: .tcp(host: nil, port: port), interruptDescriptor: -1)
        }
    }
}
