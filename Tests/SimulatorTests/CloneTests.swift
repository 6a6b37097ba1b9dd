import OBD
import Simulator
import Telemetry
import Testing
import Transports

/// Defects of clones, and cars that make communication difficult.
@Suite(.timeLimit(.minutes(20))) struct CloneTests {
    /// A session with echo off, CAN 11/500 open and spaces off.
    private func open(_ quirks: Quirks, _ lines: String...) -> SimulatedSession {
        var session = SimulatedSession(testCar(), quirks: quirks)
        for line in ["ATE0", "ATS0", "ATSP6", "0100"] + lines { session.set(line) }
        return session
    }

    @Test func quirksThatStandForSeveral() throws {
        let clone = try Quirks.parse("clone-v1.5")
        #expect(clone.contains(.countRefused))
        #expect(try Quirks.parse("clone-v1.5,one-frame").contains(.oneFrame))
    }

    @Test func cloneV15() throws {
        var session = open(try Quirks.parse("clone-v1.5"))
        #expect(session.ask("ATI") == "ELM327 v1.5\r\r>")
        for line in [
            "ATAL", "ATAT0", "ATAT1", "ATAT2", "AT@1", "AT@2", "ATCRA", "ATCRA7E8", "ATPPS", "ATFE", "ATKW0", "ATSS",
            "ATCSM1", "ATAMT40", "ATCTM1", "010D1",
        ] {
            #expect(session.ask(line) == "?\r\r>", "\(line)")
        }
        for line in ["ATS0", "ATH0", "ATL0", "ATST32", "ATCAF1", "ATM0"] { #expect(session.ask(line) == "OK\r\r>") }
        #expect(session.ask("010D") == "410D00\r410D00\r\r>")
    }

    @Test func cloneV21() {
        var session = open(.cloneV21)
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        for line in ["ATAL", "ATAMC", "ATAMT40", "ATCEA", "ATCRA", "ATPPS", "ATFE", "ATSS", "ATCSM1", "ATCTM1"] {
            #expect(session.ask(line) == "?\r\r>", "\(line)")
        }
        for line in ["ATS0", "ATCRA7E8", "ATAT1", "ATKW0"] { #expect(session.ask(line) == "OK\r\r>", "\(line)") }
        #expect(session.ask("010D1") == "410D00\r\r>")
    }

    @Test func spacesStay() {
        var session = open(.spacesStay)
        #expect(session.ask("ATS0") == "OK\r\r>")
        #expect(session.ask("010D1") == "41 0D 00 \r\r>")
    }

    @Test func oneFrame() {
        var session = open(.oneFrame)
        #expect(session.ask("0902") == "014\r0:490201335657\r\r>")
        session.set("ATH1")
        #expect(session.ask("0902") == "7E81014490201335657\r\r>")
        #expect(session.ask("010D1") == "7E803410D00\r\r>")
    }

    @Test func okToEverything() {
        var session = SimulatedSession(testCar(), quirks: .okToEverything)
        #expect(session.ask("ATE0") == "ATE0\rOK\r\r>")
        for line in ["ATNONSENSE", "ATS0", "ATCRA7E8", "ATPPS", "ATAT2", "ATMA", "ATBRD23"] {
            #expect(session.ask(line) == "OK\r\r>", "\(line)")
        }
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        session.set("ATSP6", "0100")
        let start = session.now
        #expect(session.ask("010D") == "41 0D 00 \r41 0D 00 \r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.032) < 1e-6)
        #expect(session.ask("STI") == "?\r\r>")
    }

    @Test func dpnZero() {
        var session = open(.dpnZero)
        #expect(session.ask("ATDPN") == "0\r\r>")
    }

    @Test func theCountDigit() {
        var lines = open([], "ATCRA7E8")
        #expect(lines.ask("09021") == "014\r0:490201335657\r\r>")
        var messages = open(.countMessages, "ATCRA7E8")
        let start = messages.now
        #expect(messages.ask("09021") == "014\r0:490201335657\r1:445837414A3044\r2:4D323534383731\r\r>")
        #expect(abs(messages.now.seconds(since: start) - 0.010) < 1e-6)
        #expect(messages.ask("010D1") == "410D00\r\r>")
        var none = open(.countRefused)
        #expect(none.ask("010D1") == "?\r\r>")
        #expect(none.ask("010D") == "410D00\r410D00\r\r>")
    }

    /// Speed and coolant temperature have one byte each, the voltage two.
    @Test(
        arguments: [
            ([], [0x0D, 0x05, 0x42]), (.noBatches, []), (.batchFirstOnly, [0x0D]),
            (.batchReordered, [0x42, 0x05, 0x0D]),
            (.batchOmits, [0x0D, 0x42]),
        ] as [(Quirks, [UInt8])])
    func batches(_ quirks: Quirks, _ expected: [UInt8]) throws {
        var session = open(quirks, "ATH1")
        let answer = session.ask("010D0542")
        let frames = try answer.split(separator: "\r").filter { $0.hasPrefix("7E8") }.compactMap {
            try BusFrame.parse(Array($0.utf8), framing: .can11)
        }
        let message = BusMessage.assemble(frames, framing: .can11).first
        var rest = try (message?.content.get() ?? [0x41])[1...]
        var pids: [UInt8] = []
        while let pid = rest.first, let row = PIDTable.row(pid) {
            pids.append(pid)
            rest = rest.dropFirst(1 + row.byteCount)
        }
        #expect(pids == expected)
        #expect(rest.isEmpty)
        #expect((answer == "NO DATA\r\r>") == expected.isEmpty)
        // A request for one PID is answered by all ECUs.
        #expect(session.ask("010D2").hasPrefix("7E803410D00\r"))
    }

    @Test func slowECU() {
        var session = open(.slowECU)
        session.now = session.now.advanced(bySeconds: 1)
        #expect(session.ask("010D") == "NO DATA\r\r>")
        // A late response is received with the next request, whatever that is.
        #expect(session.ask("0105").hasPrefix("410D00\r"))
        session.now = session.now.advanced(bySeconds: 1)
        session.set("ATST64")
        let start = session.now
        #expect(session.ask("010D2") == "410D00\r410D00\r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.354) < 1e-6)
    }

    @Test func tpa0Locks() {
        var session = open(.tpa0Locks)
        #expect(session.ask("ATTP6") == "OK\r\r>")
        #expect(session.ask("ATTPA0") == "")
        #expect(session.ask("ATZ") == "")
        #expect(session.ask("\u{7F}") == "")
    }

    @Test func atzSilent() {
        var session = open(.atzSilent, "ATH1")
        #expect(session.ask("ATZ") == "")
        session.now = session.now.advanced(bySeconds: 1)
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
        #expect(session.ask("ATWS") == "ATWS\r\r\rELM327 v2.1\r\r>")
    }

    @Test func voltages() {
        var session = open(.voltageWithoutV)
        #expect(session.ask("ATRV") == "14.0\r\r>")
        session = open(.voltageZero)
        #expect(session.ask("ATRV") == "0.0V\r\r>")
    }

    @Test func latePrompt() {
        var session = open(.latePrompt)
        let start = session.now
        session.adapter.receive(Array("ATI\r".utf8), at: start)
        let received = session.adapter.takeOutput(until: .distantFuture)
        #expect(received.map { String(decoding: $0.bytes, as: UTF8.self) } == ["ELM327 v2.1\r\r", ">"])
        #expect(abs(received[1].time.seconds(since: received[0].time) - 0.2) < 1e-6)
        // It is still a prompt: a byte that arrives before it interrupts the response.
        session.now = received[1].time
        session.adapter.receive(Array("010D\r".utf8), at: session.now)
        session.adapter.receive([0x0D], at: session.now.advanced(bySeconds: 0.1))
        #expect(session.rest().hasSuffix("STOPPED\r\r>"))
    }

    @Test func noPromptAfterATE0() {
        var session = SimulatedSession(testCar(), quirks: .noPromptAfterATE0)
        #expect(session.ask("ATE0") == "ATE0\rOK\r\r")
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
    }

    @Test func ecusDisagree() throws {
        var session = open(.ecusDisagree, "ATH1")
        let lines = session.ask("0142").split(separator: "\r").dropLast()
        let volts = try lines.map { line in
            let frame = try #require(try BusFrame.parse(Array(line.utf8), framing: .can11))
            return Double(frame.data[3]) * 0.256 + Double(frame.data[4]) * 0.001
        }
        #expect(volts.count == 2)
        #expect(abs(volts[0] - 2 * volts[1]) < 0.003)
    }

    @Test func foreignTester() {
        var session = open(.foreignTester, "ATH1")
        let answers = (0..<6).map { _ in session.ask("010D") }
        let own = "7E803410D00\r7E903410D00\r\r>"
        #expect(answers.filter { $0 == own }.count == 4)
        #expect(answers.contains { $0.hasPrefix("7E8034105") && $0.hasSuffix(own) })
        #expect(answers.contains("7E80462112233\r" + own))
    }

    @Test func bufferSmall() {
        var session = open(.bufferSmall, "ATH1", "ATS1")
        #expect(session.ask("010D") == "7E8 03 41 0D 00 \r7E9 03 41 0D 00 \r\r>")
        let answer = session.ask("090A")
        #expect(answer.hasSuffix("BUFFER FULL\r\r>"))
        #expect(answer.filter { $0 == "\r" }.count == 4 + 2)
        session.now = session.now.advanced(bySeconds: 0.1)
        session.set("ATS0", "ATH0", "ATCRA7E8")
        #expect(!session.ask("090A").contains("BUFFER"))
    }

    /// At 9600 baud the car is faster than the line; at 115200 it is not.
    @Test(arguments: [(9600, true), (115_200, false)]) func aFastLineEmptiesTheBuffer(_ baud: Int, _ isFull: Bool) {
        var timing = Timing.immediate
        timing.baud = baud
        var session = SimulatedSession(testCar(), timing: timing, quirks: .bufferSmall)
        session.set("ATE0", "ATSP6", "ATH1", "0100")
        #expect(session.ask("090A").contains("BUFFER FULL") == isFull)
    }
}
