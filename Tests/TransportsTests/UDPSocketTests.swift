import System
import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct UDPSocketTests {
    @Test func sendsAndReceives() throws {
        let listener = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        #expect(listener.port > 0)
        #expect(listener.receive() == nil)
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: listener.port)
        sender.send([1, 2, 3])
        #expect(UDPSocket.wait([listener], seconds: 5, stop: -1))
        let received = listener.receive()
        #expect(received?.bytes == [1, 2, 3])
        #expect(received?.dropped == 0)
    }

    @Test func listensOnAllAddressesOfBothKinds() throws {
        let listener = try UDPSocket.listen(host: nil, port: 0)
        try UDPSocket.connect(host: "127.0.0.1", port: listener.port).send([4])
        #expect(UDPSocket.wait([listener], seconds: 5, stop: -1))
        #expect(listener.receive()?.bytes == [4])
    }

    @Test func tellsWhoseFaultItIs() throws {
        let listener = try UDPSocket.listen(host: nil, port: 0)
        let port = listener.port
        #expect(throws: DatagramError.inUse("[::]:\(port)")) { try UDPSocket.listen(host: nil, port: port) }
        #expect(throws: DatagramError.notOurs("192.0.2.1:\(port)")) {
            try UDPSocket.listen(host: "192.0.2.1", port: port)
        }
        #expect(throws: DatagramError.self) { try UDPSocket.connect(host: "no.such.invalid", port: 1) }
    }

    /// The kernel counts what did not fit into the buffer of the socket.
    @Test func countsWhatTheSystemDropped() throws {
        let listener = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: listener.port)
        let packet = [UInt8](repeating: 7, count: 1400)
        let sent = 20_000
        for _ in 0..<sent { sender.send(packet) }
        var (received, dropped) = (0, UInt32(0))
        while let next = listener.receive() {
            received += 1
            dropped = max(dropped, next.dropped)
        }
        #expect(received < sent)
        // The count comes with the next datagram that is let in.
        sender.send([1])
        #expect(UDPSocket.wait([listener], seconds: 5, stop: -1))
        while let next = listener.receive() { dropped = max(dropped, next.dropped) }
        #expect(received + Int(dropped) == sent)
    }

    /// A host that does not listen answers that, which is no datagram.
    @Test func nobodyNeedsToListen() throws {
        let port = try UDPSocket.listen(host: "127.0.0.1", port: 0).port
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
        sender.send([1])
        _ = UDPSocket.wait([sender], seconds: 0.2, stop: -1)
        #expect(sender.receive() == nil)
        sender.send([2])
    }

    @Test func tellsTheSender() throws {
        let listener = try UDPSocket.listen(host: nil, port: 0)
        for host in ["127.0.0.1", "::1"] {
            guard let sender = try? UDPSocket.connect(host: host, port: listener.port) else { continue }
            sender.send([1])
            #expect(UDPSocket.wait([listener], seconds: 5, stop: -1))
            let received = try #require(listener.receive()?.sender)
            #expect(received.port == sender.port)
            #expect(received.host == (host == "::1" ? "0:0:0:0:0:0:0:1" : host))
        }
    }

    /// Every way to name an address of this computer.
    @Test func hearsItself() throws {
        let everywhere = try UDPSocket.listen(host: nil, port: 0)
        let port = everywhere.port
        let hosts =
            ["127.0.0.1", "127.0.0.2", "localhost", "0.0.0.0", "::1", "::", "::ffff:127.0.0.1"]
            + NetworkInterfaces.addresses().map(\.address)
        var count = 0
        for host in hosts {
            guard let target = try? UDPSocket.connect(host: host, port: port) else { continue }
            count += 1
            #expect(everywhere.hears(target), "\(host)")
            #expect(!everywhere.hears(try UDPSocket.connect(host: host, port: port == 1 ? 2 : port - 1)))
        }
        #expect(count >= 4)
        #expect(!everywhere.hears(try UDPSocket.connect(host: "192.0.2.1", port: port)))
        let narrow = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        #expect(narrow.hears(try UDPSocket.connect(host: "127.0.0.1", port: narrow.port)))
        #expect(!narrow.hears(try UDPSocket.connect(host: "127.0.0.2", port: narrow.port)))
    }
}
