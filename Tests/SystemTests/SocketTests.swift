import Glibc
import TestSupport
import Testing

@testable import System

@Suite(.timeLimit(.minutes(20)), .waits) struct SocketTests {
    @Test func aClientConnects() throws {
        let listener = try FileDescriptor.bound(.stream, host: "127.0.0.1", port: 0) { _ in }
        try listener.listen(atMost: 1)
        if let early = try listener.accept() { Issue.record("nobody connected, but got \(early.number)") }
        let local = listener.localAddress
        let address = try #require(local)
        #expect(address.address?.host == "127.0.0.1")
        let client = try FileDescriptor.socket(.stream, family: address.family)
        do throws(SystemError) { try client.connect(to: address) } catch { #expect(error.number == EINPROGRESS) }
        #expect(Poll.isReady(listener.number, for: POLLIN, seconds: 60))
        guard let server = try listener.accept() else {
            Issue.record("no client")
            return
        }
        #expect(Poll.isReady(client.number, for: POLLOUT, seconds: 60))
        let (failure, peer) = (client.pendingError, client.peerAddress?.address)
        #expect(failure == 0)
        #expect(peer == address.address)
        #expect(try IO.receive(server.number, atMost: 10) == .wouldBlock)
    }

    @Test func aPortThatIsTaken() throws {
        let first = try FileDescriptor.bound(.datagram, host: "127.0.0.1", port: 0) { _ in }
        let local = first.localAddress
        let port = try #require(local?.address?.port)
        do throws(FileDescriptor.BindError) {
            _ = try FileDescriptor.bound(.datagram, host: "127.0.0.1", port: port) { _ in }
            Issue.record("bound twice")
        } catch {
            #expect(error == .system(EADDRINUSE, host: "127.0.0.1"))
        }
    }

    @Test func addressesInDigits() throws {
        let address = try #require(ResolvedAddress(ipv4: "192.168.0.10", port: 35000))
        #expect(address.address?.host == "192.168.0.10")
        #expect(address.address?.port == 35000)
        #expect(address.with(port: 7).address?.port == 7)
        #expect(ResolvedAddress(ipv4: "adapter", port: 1) == nil)
    }
}
