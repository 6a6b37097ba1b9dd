import ELM327
import Foundation
import Synchronization
import System
import Telemetry
import TestSupport
import Testing
import Transports

@testable import Recording
@testable import obdmech

/// On a pseudo-terminal with a simulated serial line: what is said at a wrong speed arrives garbled.
@Suite(.waits, .timeLimit(.minutes(20))) struct SerialOpenerTests {
    private let program: RealProgram
    private let link: String

    init() throws {
        program = try RealProgram()
        link = program.directory.file("elm")
    }

    private func serve(_ arguments: String...) throws -> RealProgram.Run {
        let run = try program.start(["simulate", "--pty", link] + arguments)
        try #require(run.wait { $0.warning.contains("Ctrl-C ends it") })
        return run
    }

    private func opener(_ options: String, knownBaud: Int? = nil) throws -> SerialOpener {
        var address = try DeviceAddress(link + options, schemes: ["serial"])
        address.knownBaud = knownBaud
        return try SerialOpener(address)
    }

    private func identity(_ transport: any Transport) throws -> String? {
        try Adapter(transport: transport).exchange("ATI", within: 1).value
    }

    @Test func theSpeedIsFoundAndRemembered() throws {
        let server = try serve("--baud", "9600")
        let opener = try opener("")
        for _ in 1...2 {
            let transport = try opener.open(interruptDescriptor: -1)
            #expect(transport.baud == 9600)
            #expect(!transport.isRaised)
            #expect(try identity(transport) == "ELM327 v2.1")
            transport.close()
        }
        server.signal(15)
    }

    @Test func oneThatIsKnownIsTriedFirst() throws {
        let server = try serve("--baud", "19200")
        let start = SystemClock.now
        let transport = try opener("", knownBaud: 19200).open(interruptDescriptor: -1)
        #expect(transport.baud == 19200)
        // The last of all speeds, had it not been known.
        #expect(SystemClock.now.seconds(since: start) < 2)
        transport.close()
        server.signal(15)
    }

    @Test func oneThatIsGivenIsNotTried() throws {
        let server = try serve("--baud", "38400")
        let transport = try opener("?baud=9600").open(interruptDescriptor: -1)
        #expect(transport.baud == 9600)
        #expect(try identity(transport) != "ELM327 v2.1")
        transport.close()
        server.signal(15)
    }

    @Test(arguments: ["v2.1", "stn"], ["500000", "max"])
    func raisedWhileOpen(_ identity: String, _ raise: String) throws {
        let server = try serve("--baud", "38400", "--identity", identity)
        let opener = try opener("?raise=" + raise)
        let wanted = raise == "max" ? 2_000_000 : 500_000
        for _ in 1...2 {
            // The handshake takes 75 ms of real time. A machine that is too busy for that gets a lower speed, and its
            // next try must do: which speeds are tried is tested in virtual time by SerialSpeedTests.
            let isAsWanted = try eventually {
                let transport = try opener.open(interruptDescriptor: -1)
                defer { transport.close() }
                #expect(transport.restingBaud == 38400)
                #expect(transport.isRaised == (transport.baud != 38400))
                #expect(try self.identity(transport)?.hasPrefix("ELM327") == true)
                return transport.baud == wanted
            }
            #expect(isAsWanted)
        }
        // And the next program finds the adapter as this one found it.
        let next = try self.opener("?baud=38400").open(interruptDescriptor: -1)
        #expect(try self.identity(next)?.hasPrefix("ELM327") == true)
        next.close()
        server.signal(15)
    }

    // MARK: Plugged in again

    /// What the system says of a port, which is a pseudo-terminal here.
    private static func port(_ link: String, serial: String) throws -> SerialPort {
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        return SerialPort(path: path, properties: ["idVendor": "0403", "idProduct": "6001", "serial": serial])
    }

    @Test func underAnotherPath() throws {
        let elsewhere = program.directory.file("elsewhere")
        let first = try serve()
        let second = try program.start(["simulate", "--pty", elsewhere, "--identity", "v1.4b"])
        try #require(second.wait { $0.warning.contains("Ctrl-C ends it") })
        let (here, there) = (try Self.port(link, serial: "A"), try Self.port(elsewhere, serial: "A"))
        let stranger = try Self.port(link, serial: "B")
        let ports = Mutex([here])
        let address = try DeviceAddress(link, schemes: ["serial"])
        let opener = try SerialOpener(address) { ports.withLock { $0 } }

        func identityNow() throws -> String? {
            let transport = try opener.open(interruptDescriptor: -1)
            defer { transport.close() }
            return try identity(transport)
        }
        #expect(try identityNow() == "ELM327 v2.1")
        #expect(try identityNow() == "ELM327 v2.1")
        // It is elsewhere now, and another device has its path.
        ports.withLock { $0 = [stranger, there] }
        #expect(try identityNow() == "ELM327 v1.4b")
        // That one is not opened in its place.
        ports.withLock { $0 = [stranger] }
        let error = #expect(throws: TransportError.self) { try identityNow() }
        #expect(error == .serial(.unplugged(link)))
        ports.withLock { $0 = [here] }
        #expect(try identityNow() == "ELM327 v2.1")
        first.signal(15)
        second.signal(15)
    }

    @Test func theUserInterruptsTheSearch() throws {
        let server = try serve("--baud", "19200")
        let stop = try WakeUp()
        stop.set()
        let error = #expect(throws: TransportError.self) {
            try opener("").open(interruptDescriptor: stop.number)
        }
        #expect(error == .interrupted)
        server.signal(15)
    }

    @Test(arguments: ["?baud=1", "?raise=1", "?raise=MAX", "?speed=9600", "?baud=fast"])
    func badOptions(_ options: String) {
        #expect(throws: AddressError.self) { try opener(options) }
    }
}
