import Simulator
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct VirtualPortTests {
    private func port(_ faults: String, _ options: [String: String] = [:]) throws -> VirtualPort {
        let given = ["rate": "max", "fault": faults].merging(options) { $1 }
        return try VirtualPort(car: "city", options: given)
    }

    private func open(_ port: VirtualPort) throws -> SimulatedTransport {
        try port.open(device: "sim:city", interruptDescriptor: -1)
    }

    private func ask(_ transport: SimulatedTransport, _ line: String, withinS seconds: Double = 20) throws -> String {
        try transport.send(Array((line + "\r").utf8))
        return try hear(transport, seconds)
    }

    private func hear(_ transport: SimulatedTransport, _ seconds: Double) throws -> String {
        var text: [UInt8] = []
        let deadline = transport.now.advanced(bySeconds: seconds)
        while text.last != UInt8(ascii: ">"), let received = try transport.receive(before: deadline) {
            text += received.bytes
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func lose(_ transport: SimulatedTransport) -> TransportError? {
        #expect(throws: TransportError.self) { while true { _ = try ask(transport, "010D") } }
    }

    /// Clock and car continue; a network adapter is as just plugged in, one on a cable keeps its settings.
    @Test(arguments: [false, true]) func canBeOpenedAgain(_ isCable: Bool) throws {
        let port = try port("reset@60", isCable ? ["baud": "115200"] : [:])
        var transport = try open(port)
        #expect(try ask(transport, "ATE0") == "ATE0\rOK\r\r>")
        let error = lose(transport)
        #expect(error == .connection(.closedByPeer("sim:city")))
        #expect((60...60.1).contains(port.now.seconds(since: .zero)))
        #expect(throws: TransportError.self) { try transport.send([0x0D]) }
        transport = try open(port)
        #expect((60...60.1).contains(transport.now.seconds(since: .zero)))
        // The adapter on the cable was in the middle of a response.
        #expect(try hear(transport, 1).hasSuffix(">") == isCable)
        #expect(try ask(transport, "ATI") == (isCable ? "" : "ATI\r") + "ELM327 v2.1\r\r>")
    }

    @Test func aSilentConnectionStaysOpen() throws {
        let port = try port("dead@60")
        var transport = try open(port)
        while transport.now < Instant.zero.advanced(bySeconds: 59.9) { _ = try ask(transport, "ATE0") }
        // Nothing arrives, without an error.
        #expect(try hear(transport, 10) == "")
        #expect(try ask(transport, "ATI") == "")
        #expect(try ask(transport, "010D") == "")
        #expect(transport.now.seconds(since: .zero) > 100)
        transport = try open(port)
        #expect(try ask(transport, "ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test(arguments: [false, true]) func cannotBeOpenedWhileUnplugged(_ isCable: Bool) throws {
        let port = try port("unplugged@60+10", isCable ? ["baud": "115200"] : [:])
        var transport = try open(port)
        _ = try ask(transport, "ATE0")
        #expect(lose(transport) == .connection(.gone("sim:city")))
        var failures: [TransportError.Kind] = []
        while failures.count < 100 {
            do throws(TransportError) {
                transport = try port.open(device: "sim:city", interruptDescriptor: -1)
                break
            } catch {
                failures.append(error.kind)
            }
        }
        // A failed attempt takes one second.
        #expect(failures == Array(repeating: .cannotOpen, count: 10))
        #expect((70...71).contains(port.now.seconds(since: .zero)))
        #expect(try ask(transport, "ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test func whatHappensWhileItIsClosed() throws {
        let port = try port("unplugged@30+10,reset@35")
        let first = try open(port)
        _ = try ask(first, "ATE0")
        first.close()
        #expect(throws: TransportError.self) { _ = try first.receive(before: .zero) }
        let second = try open(port)
        #expect(throws: TransportError.self) { _ = try hear(second, 100) }
        #expect(throws: TransportError.self) { _ = try open(port) }
    }

    /// Only the latest transport is connected.
    @Test func isTakenFromTheOneBefore() throws {
        let port = try port("")
        let first = try open(port)
        let second = try open(port)
        #expect(throws: TransportError.self) { _ = try ask(first, "ATI") }
        first.close()
        #expect(try ask(second, "ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test func aLockedAdapterNeedsItsPowerCut() throws {
        let port = try port("reset@60,unplugged@120", ["quirk": "tpa0-locks"])
        var transport = try open(port)
        _ = try ask(transport, "ATTPA0")
        #expect(throws: TransportError.self) { _ = try hear(transport, 100) }
        transport = try open(port)
        #expect(try ask(transport, "ATI") == "")
        #expect(throws: TransportError.self) { _ = try hear(transport, 100) }
        transport = try #require((0..<10).lazy.compactMap { _ in try? open(port) }.first)
        #expect(try ask(transport, "ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test func theTruth() throws {
        let port = try port("ignition-off@100+10,ignition-off@200+10")
        let transport = try open(port)
        #expect(try hear(transport, 300) == "")
        let car = try #require(VirtualCar.named("city"))
        for seconds in [50.0, 99.9, 110, 150, 210, 290] {
            let time = Instant.zero.advanced(bySeconds: seconds)
            #expect(port.value(of: .engineSpeed, at: time) == car.value(of: .engineSpeed, at: seconds))
            #expect(port.truth(at: time).distanceKm == car.distanceKm(at: seconds))
        }
        for seconds in [100.0, 105, 205] {
            let time = Instant.zero.advanced(bySeconds: seconds)
            #expect(port.value(of: .engineSpeed, at: time) == nil)
            #expect(port.value(of: .adapterVoltage, at: time) == 12.1)
        }
    }

    /// The whole session is the same for the same seed, whatever goes wrong in it.
    @Test(arguments: [1, 2, 3] as [UInt64]) func runsAreTheSame(_ seed: UInt64) throws {
        func run() throws -> [String] {
            let port = VirtualPort(
                car: try #require(VirtualCar.named("city")), pace: .maximum, faults: .mixture(seed: seed))
            var heard: [String] = []
            var transport: SimulatedTransport?
            while heard.count < 3000 {
                do {
                    let opened = try transport ?? open(port)
                    transport = opened
                    let line = heard.count % 50 == 0 ? "ATSP6" : ["010D", "010C", "0902"][heard.count % 3]
                    heard.append("\(opened.now) \(try ask(opened, line, withinS: 3))")
                } catch let error as TransportError {
                    heard.append("\(port.now) \(error.message)")
                    transport = nil
                }
            }
            return heard
        }
        #expect(try run() == run())
    }
}
