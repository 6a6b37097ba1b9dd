import Formats
import Glibc
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct TCPTransportTests {
    private func open(_ listener: Listener, host: String = "127.0.0.1", interrupt: Int32 = -1) throws -> SocketTransport
    {
        signal(SIGPIPE, SIG_IGN)
        return try TCPTransport.open(
            device: "tcp:test", host: host, port: listener.port, interruptDescriptor: interrupt)
    }

    @Test(arguments: ["127.0.0.1", "localhost"]) func dataBothWays(_ host: String) throws {
        let listener = try Listener()
        let transport = try open(listener, host: host)
        try listener.accept()
        #expect(transport.device == "tcp:test")
        let all = (0...255).map { UInt8($0) }
        try transport.send(all)
        #expect(read(256, from: listener.client) == all)

        let before = transport.now
        write(all, to: listener.client)
        let first = try receive(256, from: transport)
        let between = transport.now
        write(bytes("\r>"), to: listener.client)
        let second = try receive(2, from: transport)
        #expect(first.flatMap(\.bytes) == all)
        #expect(second.flatMap(\.bytes) == bytes("\r>"))
        #expect(first.allSatisfy { $0.time >= before && $0.time <= between })
        #expect(second.allSatisfy { $0.time >= between && $0.time <= transport.now })
    }

    /// What was expected of the answer before says nothing of what came after it.
    @Test func aStrayByteBehindAnExpectedAnswer() throws {
        let listener = try Listener()
        let transport = try open(listener)
        try listener.accept()
        transport.expect(8, by: transport.now.advanced(bySeconds: 5))
        write(bytes("410C1AF8"), to: listener.client)
        #expect(try transport.receive(before: transport.now.advanced(bySeconds: 5))?.bytes == bytes("410C1AF8"))
        write(bytes(">"), to: listener.client)
        // The loopback delivers at once.
        #expect(try transport.receive(before: transport.now)?.bytes == bytes(">"))
        #expect(try transport.receive(before: transport.now) == nil)
    }

    @Test func overIPv6() throws {
        let listener = try Listener(isIPv6: true)
        let transport = try open(listener, host: "::1")
        try listener.accept()
        try transport.send(bytes("ATI\r"))
        #expect(read(4, from: listener.client) == bytes("ATI\r"))
    }

    @Test(arguments: [("127.0.0.1", false), ("::1", true)]) func nobodyListens(_ host: String, _ isIPv6: Bool) throws {
        let listener = try Listener(isIPv6: isIPv6)
        listener.stopListening()
        let error = #expect(throws: TransportError.self) { try open(listener, host: host) }
        let name = isIPv6 ? "[::1]" : "127.0.0.1"
        #expect(error == .network(.refused("\(name):\(listener.port)")) && error?.kind == .cannotOpen)
        #expect(error?.advice.contains("35000") == true)
    }

    @Test func thePeerCloses() throws {
        let listener = try Listener()
        let transport = try open(listener)
        try listener.accept()
        write(bytes("bye"), to: listener.client)
        listener.closeClient()
        #expect(try receive(3, from: transport).flatMap(\.bytes) == bytes("bye"))
        let error = #expect(throws: TransportError.self) { try transport.receive(before: .distantFuture) }
        #expect(error == .connection(.closedByPeer("tcp:test")))
        let sending = #expect(throws: TransportError.self) { for _ in 0..<100 { try transport.send([1]) } }
        #expect(sending?.kind == .lost)
    }

    @Test func thePeerResets() throws {
        let listener = try Listener()
        let transport = try open(listener)
        try listener.accept()
        var linger = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(
            listener.client, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        listener.closeClient()
        let error = #expect(throws: TransportError.self) { try transport.receive(before: .distantFuture) }
        #expect(error == .connection(.closedByPeer("tcp:test")))
    }

    @Test func theUserInterrupts() throws {
        let interruption = Interruption()
        let listener = try Listener()
        let transport = try open(listener, interrupt: interruption.descriptor)
        try listener.accept()
        interruption.happen()
        let error = #expect(throws: TransportError.self) { try transport.receive(before: .distantFuture) }
        #expect(error == .interrupted)
    }

    @Test func theUserInterruptsTheOpening() throws {
        let interruption = Interruption()
        interruption.happen()
        let error = #expect(throws: TransportError.self) {
            // TEST-NET-1, where nobody is.
            try TCPTransport.open(
                device: "tcp:test", host: "192.0.2.1", port: 35000, interruptDescriptor: interruption.descriptor)
        }
        #expect(error?.kind == .interrupted || error?.kind == .cannotOpen)
    }

    @Test func aHostThatIsNone() throws {
        let interruption = Interruption()
        let error = #expect(throws: TransportError.self) {
            try TCPTransport.open(
                device: "tcp:test", host: "adapter.invalid", port: 35000,
                interruptDescriptor: interruption.descriptor)
        }
        guard case .network(.noHost("adapter.invalid", let reason)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.contains { $0.isNewline || $0.isUppercase })
    }

    @Test func aClosedOneIsLost() throws {
        let listener = try Listener()
        let transport = try open(listener)
        try listener.accept()
        transport.close()
        transport.close()
        #expect(read(1, from: listener.client).isEmpty)
        let error = #expect(throws: TransportError.self) { try transport.send([0x0D]) }
        #expect(error == .connection(.closed("tcp:test")))
        #expect(throws: TransportError.self) { try transport.receive(before: .zero) }
    }

    /// Whoever forgets to close it has it closed all the same.
    @Test func closedWithItsOwner() throws {
        let listener = try Listener()
        do {
            let transport = try open(listener)
            try listener.accept()
            try transport.send([1])
        }
        #expect(read(2, from: listener.client) == [1])
    }
}
