import GamePackets
import Telemetry
import TestSupport
import Testing
import Transports

@testable import GameSource

@Suite(.waits, .timeLimit(.minutes(20))) struct PacketForwardingTests {
    private let game = PacketSender(host: "a", port: 1)
    private let other = PacketSender(host: "b", port: 2)

    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    @Test func whatComesBackIsLeftOut() throws {
        let target = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        var forwarding = PacketForwarding(to: [try UDPSocket.connect(host: "127.0.0.1", port: target.port)])
        for number in 0..<100 as Range<UInt8> {
            let time = Double(number) / 10
            let passes = [(game, 0.0), (other, 0.01), (other, 0.5)].map { sender, laterS in
                forwarding.pass([number, 1], from: sender, at: at(time + laterS))
            }
            #expect(passes == [true, false, false])
        }
        var count = 0
        while target.receive() != nil { count += 1 }
        #expect(count == 100)
    }

    /// A game that is paused repeats itself, and two games may say the same at different times.
    @Test func whatIsRepeatedIsPassedOn() throws {
        let target = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        var forwarding = PacketForwarding(to: [try UDPSocket.connect(host: "127.0.0.1", port: target.port)])
        let passes = (0..<100).map { forwarding.pass([0, 0], from: game, at: at(Double($0) / 60)) }
        let later = forwarding.pass([0, 0], from: other, at: at(60))
        #expect(passes.allSatisfy(\.self) && later)
        var nowhere = PacketForwarding(to: [])
        let kept = [game, other].map { nowhere.pass([1], from: $0, at: at(0)) }
        #expect(kept == [true, true])
    }
}
