import Glibc
import TestSupport
import Testing

@testable import Transports

/// What can be tested without hardware; here may be ports or none.
@Suite(.timeLimit(.minutes(20))) struct SerialPortsTests {
    @Test func listing() {
        let ports = SerialPorts.list()
        #expect(Set(ports.map(\.path)).count == ports.count)
        #expect(ports.allSatisfy { $0.path.hasPrefix("/dev/") && $0.description.hasPrefix($0.path) })
        // Consoles and pseudo-terminals are no ports.
        #expect(!ports.contains { $0.path.hasPrefix("/dev/tty1") || $0.path.hasPrefix("/dev/pts") })
        for port in ports { #expect(SerialPorts.port(at: port.path, among: ports) == port) }
    }

    @Test func linksAreFollowed() throws {
        let terminal = try PseudoTerminal()
        let directory = try TemporaryDirectory()
        let link = directory.file("port")
        try #require(unsafe symlink(terminal.path, link) == 0)
        let port = SerialPort(path: terminal.path, properties: [:])
        let other = SerialPort(path: "/dev/ttyUSB0", properties: [:])
        #expect(SerialPorts.port(at: link, among: [other, port]) == port)
        #expect(SerialPorts.port(at: link, among: [other]) == nil)
        #expect(SerialPorts.port(at: "/dev/nothing", among: [other, port]) == nil)
    }

    @Test func watching() throws {
        let monitor = try SerialPortMonitor.open()
        #expect(monitor.number >= 0)
        // Nothing is waited for.
        monitor.clear()
    }
}
