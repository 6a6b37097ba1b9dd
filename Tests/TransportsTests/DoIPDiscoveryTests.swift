import Synchronization
import System
import TestSupport
import Testing

@testable import Transports

/// Cars with diagnostics over IP, on this computer.
@Suite(.waits, .timeLimit(.minutes(20))) struct DoIPDiscoveryTests {
    private final class Requests: Sendable {
        let datagrams = Mutex<[[UInt8]]>([])
    }

    /// Searches while gateways answer with these datagrams; returns what is found, what was asked, and the port.
    private func search(_ answers: [[UInt8]]) throws -> (found: [DoIPGateway], requests: [[UInt8]], port: UInt16) {
        let socket = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        let requests = Requests()
        let interruption = Interruption()
        let stop = interruption.descriptor
        let thread = try JoinableThread.start {
            while UDPSocket.wait([socket], seconds: 30, stop: stop) {
                while let datagram = socket.receive() {
                    requests.datagrams.withLock { $0.append(datagram.bytes) }
                    for answer in answers { socket.send(answer, to: datagram) }
                }
            }
        }
        let found = Result { try DoIPDiscovery.search(port: socket.port, seconds: 5) }
        interruption.happen()
        thread.join()
        return (try found.get(), requests.datagrams.withLock { $0 }, socket.port)
    }

    private static func announcement(_ vin: [UInt8], _ address: UInt8) -> [UInt8] {
        DoIPParser.message(
            .announcement, vin + [0x10, address] + [UInt8](repeating: 1, count: 13), version: 3)
    }

    /// Among what is no announcement, or too short for one.
    @Test func findsWhatAnswers() throws {
        let unknown = [UInt8](repeating: 0xFF, count: 17)
        let (found, requests, port) = try search([
            [1, 2, 3], DoIPParser.message(.announcement, [1, 2]),
            Self.announcement(Array("1G1ZD5ST4RF000201".utf8), 1), Self.announcement(unknown, 2),
        ])
        let ones = [UInt8](repeating: 1, count: 6)
        #expect(
            found == [
                DoIPGateway(
                    host: "127.0.0.1", port: port, vin: "1G1ZD5ST4RF000201", logicalAddress: 0x1001, entity: ones,
                    group: ones, version: 3),
                DoIPGateway(
                    host: "127.0.0.1", port: port, vin: nil, logicalAddress: 0x1002, entity: ones, group: ones,
                    version: 3
                ),
            ])
        #expect(found.map(\.device) == Array(repeating: "doip:127.0.0.1:\(port)", count: 2))
        // Nothing but requests of identification, in the version for all.
        #expect(Set(requests) == [[0xFF, 0x00, 0x00, 0x01, 0, 0, 0, 0]])
    }

    /// Entities belong to one car by their VIN, or by their group or their own identifier where one does not know it.
    @Test func groupsEntitiesByCars() {
        func entity(_ number: UInt16, vin: String? = nil, group: UInt8 = 0, identifier: UInt8 = 0) -> DoIPGateway {
            DoIPGateway(
                host: "\(number)", vin: vin, logicalAddress: number,
                entity: identifier == 0 ? [] : [UInt8](repeating: identifier, count: 6),
                group: group == 0 ? [] : [UInt8](repeating: group, count: 6))
        }
        func cars(_ entities: [DoIPGateway]) -> [[UInt16]] {
            DoIPGateway.cars(entities).map { $0.map(\.logicalAddress) }
        }
        let (first, second) = ("1G1ZD5ST4RF000201", "WVWZZZE1ZMP000001")
        #expect(cars([]) == [])
        #expect(cars([entity(1, vin: first), entity(2, vin: first)]) == [[1, 2]])
        #expect(cars([entity(1, vin: first, group: 7), entity(2, vin: second, group: 7)]) == [[1], [2]])
        #expect(cars([entity(1), entity(2)]) == [[1], [2]])
        #expect(cars([entity(1, group: 7), entity(2, group: 7), entity(3, group: 8)]) == [[1, 2], [3]])
        #expect(cars([entity(1, identifier: 7), entity(2, identifier: 7)]) == [[1, 2]])
        // One without a VIN joins by the group, whoever answers first.
        #expect(cars([entity(1, group: 7), entity(2, vin: first), entity(3, vin: first, group: 7)]) == [[2, 3, 1]])
    }

    /// Zeros and ones are no identifiers.
    @Test func identifiers() throws {
        for (byte, expected) in [(0, 0), (0xFF, 0), (0x41, 6)] as [(UInt8, Int)] {
            let vin = [UInt8](repeating: 0, count: 17)
            let message = DoIPParser.message(
                .announcement, vin + [0x10, 0x01] + [UInt8](repeating: byte, count: 12) + [0])
            let (found, _, _) = try search([message])
            #expect(found.map(\.entity.count) == [expected] && found.map(\.group.count) == [expected])
        }
    }

    @Test func findsNothing() throws {
        let free = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        #expect(try DoIPDiscovery.search(port: free.port, seconds: 0.2).isEmpty)
    }

    @Test func isInterrupted() throws {
        let interruption = Interruption()
        interruption.happen()
        #expect(throws: TransportError.interrupted) {
            try DoIPDiscovery.search(port: 13499, seconds: 60, interruptDescriptor: interruption.descriptor)
        }
    }

    @Test func devices() {
        func device(_ host: String, _ port: UInt16 = DoIPGateway.defaultPort) -> String {
            DoIPGateway(host: host, port: port, vin: nil, logicalAddress: 1).device
        }
        #expect(device("169.254.1.2") == "doip:169.254.1.2")
        #expect(device("169.254.1.2", 1) == "doip:169.254.1.2:1")
        #expect(device("fe80:0:0:0:1:2:3:4%eth0") == "doip:[fe80:0:0:0:1:2:3:4%eth0]:13400")
    }

    /// A host, a port, both or none.
    @Test(
        arguments: [
            ("doip:", nil, 13400), ("doip::13401", nil, 13401), ("doip:car", "car", 13400), ("doip:car:1", "car", 1),
            ("doip:::1", "::1", 13400), ("doip:[fe80::1%eth0]:5", "fe80::1%eth0", 5),
        ] as [(String, String?, UInt16)])
    func addresses(text: String, host: String?, port: UInt16) throws {
        let address = try DeviceAddress(text, schemes: ["doip"])
        let found = try address.searchedHostAndPort(defaultPort: DoIPGateway.defaultPort)
        #expect(found.host == host && found.port == port)
    }

    @Test(arguments: ["doip::0", "doip::x", "doip::70000"]) func noPorts(text: String) throws {
        let address = try DeviceAddress(text, schemes: ["doip"])
        #expect(throws: AddressError.wrongPort(text)) {
            try address.searchedHostAndPort(defaultPort: DoIPGateway.defaultPort)
        }
    }
}
