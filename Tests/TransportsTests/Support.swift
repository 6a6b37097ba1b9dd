import CLinux
import Glibc
import System
import Telemetry
import Testing
import Transports

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Writes into a descriptor of the test's own.
func write(_ bytes: [UInt8], to descriptor: Int32) {
    let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    #expect(count == bytes.count)
}

/// Reads what comes within some seconds, up to `count` bytes.
func read(_ count: Int, from descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    let deadline = SystemClock.now.advanced(bySeconds: 60)
    while all.count < count, SystemClock.now < deadline {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&watched, 1, 100) > 0 else { continue }
        var buffer = [UInt8](repeating: 0, count: count - all.count)
        let got = unsafe Glibc.read(descriptor, &buffer, buffer.count)
        guard got > 0 else { break }
        all += buffer[..<got]
    }
    return all
}

/// Reads from a transport until there are `count` bytes or some seconds have passed.
func receive(_ count: Int, from transport: any Transport) throws -> [Received] {
    var all: [Received] = []
    let deadline = transport.now.advanced(bySeconds: 5)
    while all.reduce(0, { $0 + $1.bytes.count }) < count, let received = try transport.receive(before: deadline) {
        all.append(received)
    }
    return all
}

/// An event that a transport watches for the user's wish to stop.
final class Interruption {
    let descriptor = clinux_eventfd()

    deinit { close(descriptor) }

    func happen() { write([1, 0, 0, 0, 0, 0, 0, 0], to: descriptor) }
}

/// A listening socket on the loopback interface, and the client it accepts.
final class Listener {
    let port: UInt16
    private let socket: Int32
    private(set) var client: Int32 = -1

    init(isIPv6: Bool = false) throws {
        socket = Glibc.socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        try #require(socket >= 0)
        var bound: Int32
        if isIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_addr = in6addr_loopback
            bound = Self.bind(socket, &address)
            port = UInt16(bigEndian: Self.name(of: socket, address).sin6_port)
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            bound = Self.bind(socket, &address)
            port = UInt16(bigEndian: Self.name(of: socket, address).sin_port)
        }
        try #require(bound == 0)
        try #require(listen(socket, 4) == 0)
    }

    private static func bind<Address>(_ socket: Int32, _ address: inout Address) -> Int32 {
        unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    private static func name<Address>(of socket: Int32, _ address: Address) -> Address {
        var address = address
        var length = socklen_t(MemoryLayout<Address>.size)
        unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = unsafe getsockname(socket, $0, &length)
            }
        }
        return address
    }

    func accept() throws {
        client = Glibc.accept(socket, nil, nil)
        try #require(client >= 0)
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
    }

    /// Lets the port be refused.
    func stopListening() { shutdown(socket, Int32(SHUT_RDWR)) }

    func closeClient() {
        close(client)
        client = -1
    }

    deinit {
        if client >= 0 { close(client) }
        close(socket)
    }
}

/// A pseudo-terminal: the test holds the controlling side, where an adapter would be.
final class PseudoTerminal {
    let path: String
    private(set) var number: Int32

    init() throws {
        var name = [CChar](repeating: 0, count: 128)
        number = unsafe clinux_open_pty(&name, Int32(name.count))
        try #require(number >= 0)
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The line's settings, as `stty` would find them.
    var settings: termios {
        get {
            var settings = termios()
            #expect(unsafe tcgetattr(number, &settings) == 0)
            return settings
        }
        set {
            var settings = newValue
            #expect(unsafe tcsetattr(number, TCSANOW, &settings) == 0)
        }
    }

    /// What the adapter's end of the cable is when it is pulled out.
    func unplug() {
        close(number)
        number = -1
    }

    deinit { if number >= 0 { close(number) } }
}
