import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct PacketOrderTests {
    @Test func countsOnOverTheEndOfTheCounter() {
        var order = PacketOrder()
        for ticks: UInt32 in [4_294_967_280, 4_294_967_295, 0, 16, 33] {
            #expect(order.add(ticks, isFresh: false) == .next)
        }
        #expect(order.add(4_294_967_290, isFresh: false) == .late)
        #expect(order.add(50, isFresh: false) == .next)
    }

    @Test func refusesLatePackets() {
        var order = PacketOrder()
        _ = order.add(1000, isFresh: false)
        for ticks: UInt32 in 0..<50 {
            #expect(order.add(1010 + 10 * ticks, isFresh: false) == .next)
            #expect(order.add(1005 + 10 * ticks, isFresh: false) == .late)
        }
    }

    @Test func followsAGameThatWentBack() {
        var order = PacketOrder()
        _ = order.add(60_000, isFresh: false)
        let verdicts = (0..<8).map { order.add(50_000 + 16 * $0, isFresh: false) }
        #expect(verdicts == [.late, .late, .late, .late, .late, .restarted, .next, .next])
    }

    @Test func doesNotWaitAfterAMenu() {
        var order = PacketOrder()
        _ = order.add(60_000, isFresh: false)
        #expect(order.add(10, isFresh: true) == .restarted)
        #expect(order.add(26, isFresh: false) == .next)
    }
}
