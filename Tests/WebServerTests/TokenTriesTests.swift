import Telemetry
import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct TokenTriesTests {
    private func at(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }

    @Test func whoTriesManyTokensWaits() {
        var tries = TokenTries()
        for _ in 0..<TokenTries.most {
            #expect(tries.mayTry("192.168.1.7", now: at(1)))
            tries.failed("192.168.1.7", now: at(1))
        }
        #expect(!tries.mayTry("192.168.1.7", now: at(2)) && !tries.mayTry("192.168.1.7", now: at(60)))
        // Somebody else is not held up, and after a minute nobody is.
        #expect(tries.mayTry("192.168.1.8", now: at(2)))
        #expect(tries.mayTry("192.168.1.7", now: at(1 + TokenTries.windowS)))
    }

    /// A computer has as many addresses of IPv6 as it likes, but only in its network.
    @Test func anAddressOfIPv6IsItsNetwork() {
        var tries = TokenTries()
        for number in 0..<TokenTries.most { tries.failed("fd00:1:2:3:0:0:0:\(number)", now: at(0)) }
        #expect(!tries.mayTry("fd00:1:2:3:9:9:9:9", now: at(1)))
        #expect(tries.mayTry("fd00:1:2:4:0:0:0:1", now: at(1)))
    }

    /// From many networks, what is remembered stays small.
    @Test func floods() {
        var tries = TokenTries()
        for number in 0..<5000 {
            tries.failed("10.\(number / 65536).\(number / 256 % 256).\(number % 256)", now: at(0))
        }
        #expect(!tries.mayTry("172.16.0.1", now: at(1)))
        #expect(tries.mayTry("10.0.0.1", now: at(1)))
        #expect(tries.mayTry("172.16.0.1", now: at(TokenTries.windowS)))
    }

    @Test(arguments: ["127.0.0.1", "127.8.8.8", "0:0:0:0:0:0:0:1", ""]) func thisComputer(address: String) {
        var tries = TokenTries()
        for _ in 0..<1000 { tries.failed(address, now: at(0)) }
        #expect(tries.mayTry(address, now: at(1)))
    }
}
