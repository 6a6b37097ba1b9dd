import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct UDPPortTests {
    private static let table = """
           sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops
          123: 00000000:5129 00000000:0000 07 00000000:00000000 00:00000000 00000000  1000        0 987654 2 0000000000000000 0
          456: 0100007F:0035 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 11 2 0000000000000000 0
        """

    @Test func findsTheSocketsOfAPort() {
        #expect(UDPPort.inodes(Self.table, port: 20777) == ["socket:[987654]"])
        #expect(UDPPort.inodes(Self.table, port: 53) == ["socket:[11]"])
        #expect(UDPPort.inodes(Self.table, port: 1) == [])
        #expect(UDPPort.inodes("", port: 1) == [])
        #expect(UDPPort.inodes("x\ny z", port: 1) == [])
    }

    @Test func thisProcessIsNobodyElse() throws {
        let socket = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        #expect(UDPPort.holders(socket.port) == [])
    }

    @Test func listsAddressesWithTheLoopbackLast() {
        let addresses = NetworkInterfaces.addresses()
        #expect(addresses.last?.address == "127.0.0.1")
        #expect(addresses.last?.isLoopback == true)
    }
}
