import Foundation
import Glibc
import System
import TestSupport
import Testing
import Transports

@testable import Recording

@Suite(.waits, .timeLimit(.minutes(20))) struct StreamClientsTests {
    /// A client on this computer.
    private final class Client {
        let number: Int32
        private(set) var text = ""

        init(port: UInt16) throws {
            number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let failed = unsafe withUnsafePointer(to: &address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(failed == 0)
        }

        func read() {
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = unsafe recv(number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
                guard count > 0 else { return }
                text += String(decoding: buffer.prefix(count), as: UTF8.self)
            }
        }

        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        func leave() { close(number) }
    }

    private let loop = EventLoop()
    private let clients: StreamClients
    private let port: UInt16

    init() throws {
        let listener = try TCPListener.listen(host: "127.0.0.1", port: 0)
        port = try #require(UInt16(listener.address.split(separator: ":").last ?? ""))
        clients = StreamClients(listener)
        clients.attach(to: loop)
    }

    private func step(until condition: () -> Bool) -> Bool {
        eventually {
            loop.step(longestS: 0.01)
            return condition()
        }
    }

    private static func sentence(_ number: Int) -> String { "\(number),\(String(repeating: "x", count: 90))\n" }

    @Test func allReceiveTheSame() throws {
        let (first, second) = (try Client(port: port), try Client(port: port))
        #expect(step { clients.count == 2 })
        for number in 0..<10 { clients.send(Self.sentence(number)) }
        for client in [first, second] {
            #expect(
                step {
                    client.read()
                    return client.lines.count == 11
                })
            #expect(client.text == (0..<10).map(Self.sentence).joined())
        }
    }

    @Test func whoLeavesIsForgotten() throws {
        let (first, second) = (try Client(port: port), try Client(port: port))
        #expect(step { clients.count == 2 })
        first.leave()
        #expect(step { clients.count == 1 })
        clients.send(Self.sentence(1))
        #expect(
            step {
                second.read()
                return second.lines.count == 2
            })
    }

    /// It loses whole sentences, and delays nobody.
    @Test func aSlowClientLosesWholeSentences() throws {
        let (slow, quick) = (try Client(port: port), try Client(port: port))
        #expect(step { clients.count == 2 })
        // Far more than the buffers of both sides hold.
        let count = 100_000
        for number in 0..<count {
            clients.send(Self.sentence(number))
            if number.isMultiple(of: 20) { quick.read() }
        }
        quick.read()
        #expect(quick.lines.count == count + 1)
        slow.read()
        clients.send("last\n")
        clients.send("\n")
        #expect(
            step {
                slow.read()
                return slow.text.contains("last\n")
            })
        let whole = slow.lines.dropLast(3)
        #expect(whole.count < count)
        #expect(whole.allSatisfy { $0.utf8.count >= 92 && $0.hasSuffix("xx") })
        // In order.
        let numbers = whole.compactMap { Int($0.prefix { $0 != "," }) }
        #expect(numbers == numbers.sorted() && numbers.count == whole.count)
    }
}
