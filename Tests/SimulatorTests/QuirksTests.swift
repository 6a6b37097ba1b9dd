import OBD
import Simulator
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct QuirksTests {
    @Test func everyQuirkHasAName() {
        let all = Quirks.named.reduce(into: Quirks()) { $0.formUnion($1.quirk) }
        #expect(all.rawValue.nonzeroBitCount == Quirks.named.count)
        #expect(Set(Quirks.named.map(\.name)).count == Quirks.named.count)
        #expect(Quirks.named("nul-bytes") == .nulBytes)
        #expect(Quirks.named("nonsense") == nil)
    }

    @Test func echoAlwaysOn() {
        var session = SimulatedSession(testCar(), quirks: .echoAlwaysOn)
        #expect(session.ask("ATE0") == "ATE0\rOK\r\r>")
        #expect(session.ask("ATE0") == "ATE0\rOK\r\r>")
    }

    @Test func headersIgnored() {
        var session = SimulatedSession(testCar(), quirks: .headersIgnored)
        session.set("ATE0", "ATSP6")
        #expect(session.ask("ATH1") == "OK\r\r>")
        #expect(session.ask("010D1") == "41 0D 00 \r\r>")
    }

    @Test func searchingGlued() {
        var session = SimulatedSession(testCar(), quirks: .searchingGlued)
        session.set("ATE0", "ATH1", "ATS0")
        #expect(session.ask("010D") == "SEARCHING...7E803410D00\r7E903410D00\r\r>")
    }

    @Test func ecuOrderReversed() {
        var session = SimulatedSession(testCar(), quirks: .ecuOrderReversed)
        session.set("ATE0", "ATH1", "ATS0", "ATSP6")
        #expect(session.ask("010D") == "7E903410D00\r7E803410D00\r\r>")
    }

    @Test func interleaved() throws {
        var session = SimulatedSession(testCar(), quirks: .interleaved)
        session.set("ATE0", "ATH1", "ATS0", "ATSP6")
        let lines = session.ask("090A").split(separator: "\r").dropLast()
        #expect(lines.map { $0.prefix(3) } == ["7E8", "7E9", "7E8", "7E9", "7E8", "7E9", "7E8", "7E9"])
        let frames = try lines.compactMap { try BusFrame.parse(Array($0.utf8), framing: .can11) }
        let messages = BusMessage.assemble(frames, framing: .can11)
        #expect(try messages.map { try $0.content.get().count } == [23, 23])
    }

    @Test func noChecksum() {
        var session = SimulatedSession(testCar(.iso9141), quirks: .noChecksum)
        session.set("ATE0", "ATH1", "ATS0", "ATSP3", "0100")
        #expect(session.ask("010D") == "486B10410D00\r486B18410D00\r\r>")
    }

    @Test func nulBytes() {
        var session = SimulatedSession(testCar(), quirks: .nulBytes)
        session.set("ATE0")
        let answer = session.ask("ATI")
        #expect(answer.contains("\u{0}"))
        #expect(answer.filter { $0 != "\u{0}" } == "ELM327 v2.1\r\r>")
    }

    @Test func bytewise() {
        var session = SimulatedSession(testCar(), quirks: .deliverBytewise)
        session.adapter.receive(Array("ATI\r".utf8), at: session.now)
        let received = session.adapter.takeOutput(until: .distantFuture)
        #expect(received.allSatisfy { $0.bytes.count == 1 })
        #expect(String(decoding: received.flatMap(\.bytes), as: UTF8.self) == "ATI\rELM327 v2.1\r\r>")
        #expect(zip(received, received.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test func refusesService01() {
        var session = SimulatedSession(testCar(), quirks: .refusesCurrentData)
        session.set("ATE0", "ATH1", "ATS0", "ATSP6")
        #expect(session.ask("0100").hasPrefix("7E8037F0111"))
        #expect(session.ask("03").hasPrefix("7E80") && !session.ask("03").contains("7F"))
    }

    @Test func pendingTwice() {
        var session = SimulatedSession(testCar(), quirks: .pendingTwice)
        session.set("ATE0", "ATH1", "ATS0", "ATSP6")
        for _ in 0..<2 {
            #expect(session.ask("010D").hasPrefix("7E8037F0178"))
            #expect(session.ask("010D").hasPrefix("7E8037F0178"))
            #expect(session.ask("010D").hasPrefix("7E803410D00"))
        }
    }

    @Test func unpluggedAndSilent() {
        var session = SimulatedSession(testCar(), quirks: .unplugged)
        session.set("ATE0")
        #expect(session.ask("ATRV") == "0.4V\r\r>")
        #expect(session.ask("0100") == "SEARCHING...\rUNABLE TO CONNECT\r\r>")
        session = SimulatedSession(testCar(), quirks: .silence)
        #expect(session.ask("ATZ") == "")
    }

    /// At 38400 baud each byte takes 0.26 ms.
    @Test func aSerialLineTakesItsTime() {
        var timing = Timing()
        timing.latency = 0
        timing.baud = 38400
        var session = SimulatedSession(testCar(), timing: timing)
        session.set("ATE0")
        let start = session.now
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        // 4 bytes out, 14 back, and the time of the command itself.
        #expect(abs(session.now.seconds(since: start) - 180.0 / 38400 - timing.command) < 1e-6)
    }
}
