import OBD
import Simulator
import Telemetry
import Testing
import Transports

@Suite struct VirtualAdapterFaultsTests {
    /// Echo off, CAN 11/500 open, no spaces, headers; then 10 s have gone by.
    private func open(_ faults: String, bus: VehicleBus = .can11Bit500, timing: Timing = .immediate) throws -> Dialogue
    {
        var dialogue = Dialogue(testCar(bus), timing: timing, faults: try FaultPlan(faults, seed: "1"))
        dialogue.set("ATE0", "ATS0", "ATH1", "ATSP\(bus.rawValue)", "0100")
        dialogue.now = Instant.zero.advanced(bySeconds: 10)
        return dialogue
    }

    private static let speed = "7E803410D00\r7E903410D00\r\r>"

    // MARK: The adapter

    @Test(arguments: [
        ("lv-reset", "\r\rLV RESET\r\r>"), ("reboot", "\r\rELM327 v2.1\r\r>"), ("reboot-silent", ""),
        ("err94", "ERR94\r\r>"),
    ])
    func restarts(_ name: String, _ said: String) throws {
        var dialogue = try open(name + "@20")
        #expect(dialogue.wait(15) == said)
        // The echo is on again, and spaces.
        #expect(dialogue.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
        dialogue.set("ATE0")
        #expect(dialogue.ask("010D") == (name == "err94" ? "CAN ERROR\r\r>" : "41 0D 00 \r41 0D 00 \r\r>"))
    }

    @Test func aRestartCutsTheAnswerShort() throws {
        for (name, said) in [("lv-reset", "\r\rLV RESET\r\r>"), ("reboot-silent", "")] {
            var dialogue = try open(name + "@10.01")
            dialogue.adapter.receive(Array("010D\r".utf8), at: dialogue.now)
            #expect(dialogue.wait(2) == "7E803410D00\r" + said)
            // While it starts the adapter is deaf.
            dialogue = try open(name + "@10.01")
            _ = dialogue.wait(0.05)
            dialogue.adapter.receive(Array("ATI\r".utf8), at: dialogue.now)
            #expect(dialogue.wait(2) == said)
        }
    }

    /// A restart brings the first rate back.
    @Test func aRestartForgetsTheRate() throws {
        var timing = Timing()
        timing.baud = 38400
        var dialogue = Dialogue(testCar(), timing: timing, faults: try FaultPlan("reboot-silent@20", seed: "1"))
        _ = dialogue.ask("ATBRD08", until: "OK\r")
        dialogue.clientBaud = 500_000
        _ = dialogue.hear(until: "v2.1\r")
        #expect(dialogue.ask("") == "OK\r\r>")
        #expect(dialogue.ask("ATE0").hasSuffix("OK\r\r>"))
        _ = dialogue.wait(30)
        #expect(!dialogue.ask("ATI").contains(">"))
        dialogue.clientBaud = 38400
        _ = dialogue.ask("ATI")
        #expect(dialogue.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test func err94BlocksCANUntilItIsForgotten() throws {
        var dialogue = try open("err94@20")
        _ = dialogue.wait(15)
        dialogue.set("ATE0", "ATZ", "ATE0", "ATSP0")
        #expect(dialogue.ask("0100") == "SEARCHING...\rUNABLE TO CONNECT\r\r>")
        #expect(dialogue.ask("ATFE") == "OK\r\r>")
        #expect(dialogue.ask("0100").hasPrefix("SEARCHING...\r41 00"))
    }

    @Test func sleepsUntilItIsWoken() throws {
        var dialogue = try open("lp-alert@20")
        #expect(dialogue.wait(11) == "LP ALERT\r\r>")
        #expect(dialogue.ask("010D") == Self.speed)
        #expect(dialogue.wait(2) == "")
        // The byte that wakes it is lost, and those until it is awake.
        let start = dialogue.now
        #expect(dialogue.ask("ATI") == "\r\rELM327 v2.1\r\r>")
        #expect(abs(dialogue.now.seconds(since: start) - 1) < 1e-6)
        #expect(dialogue.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    // MARK: The car

    @Test func theIgnitionGoesOffAndOnAgain() throws {
        var dialogue = try open("ignition-off@20+10")
        dialogue.now = Instant.zero.advanced(bySeconds: 20.5)
        #expect(dialogue.ask("010D") == "NO DATA\r\r>")
        #expect(dialogue.ask("ATRV") == "12.1V\r\r>")
        dialogue.now = Instant.zero.advanced(bySeconds: 24)
        #expect(dialogue.ask("010D") == "CAN ERROR\r\r>")
        dialogue.set("ATPC", "ATSP0")
        #expect(dialogue.ask("0100").hasSuffix("UNABLE TO CONNECT\r\r>"))
        dialogue.now = Instant.zero.advanced(bySeconds: 40)
        #expect(dialogue.ask("0100").hasPrefix("SEARCHING...\r7E8"))
        #expect(dialogue.ask("010D") == Self.speed)
    }

    @Test func aKLineMustBeWokenAgain() throws {
        var dialogue = try open("ignition-off@20+10", bus: .kwpFastInit)
        dialogue.now = Instant.zero.advanced(bySeconds: 20.5)
        #expect(dialogue.ask("010D") == "NO DATA\r\r>")
        #expect(dialogue.ask("010D") == "BUS INIT: ERROR\r\r>")
        dialogue.now = Instant.zero.advanced(bySeconds: 30)
        #expect(dialogue.ask("010D").hasPrefix("BUS INIT: OK\r83F110410D00"))
    }

    // MARK: Prompts and noise

    @Test func prompts() throws {
        var dialogue = try open("prompt-lost@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("010D") == "7E803410D00\r7E903410D00\r\r")
        #expect(dialogue.ask("010D") == Self.speed)
        dialogue = try open("prompt-stray@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("ATI") == "ELM327 v2.1\r\r>\r>")
        #expect(dialogue.ask("010D") == Self.speed)
        // The stray one may come in the middle of the next answer.
        dialogue = try open("prompt-stray@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("ATI", until: ">") == "ELM327 v2.1\r\r>")
        #expect(dialogue.ask("010D").contains("\r>7E8"))
    }

    @Test func noise() throws {
        var dialogue = try open("noise:1")
        for line in ["ATI", "010D", "0902"] {
            dialogue.adapter.receive(Array((line + "\r").utf8), at: dialogue.now)
            let bytes = dialogue.adapter.takeOutput(until: .distantFuture).flatMap(\.bytes)
            #expect(bytes.contains { [0x00, 0xFC, 0xFF].contains($0) })
            let quiet = bytes.filter { ![0x00, 0xFC, 0xFF].contains($0) }
            dialogue.now = dialogue.now.advanced(bySeconds: 1)
            var other = try open("")
            #expect(String(decoding: quiet, as: UTF8.self) == other.ask(line))
        }
    }

    // MARK: The adapter's lines

    @Test(arguments: Fault.said.map(\.name)) func saysInsteadOfAnAnswer(_ name: String) throws {
        var dialogue = try open(name + "@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("ATI") == "ELM327 v2.1\r\r>")
        let answer = dialogue.ask("010D")
        let words = answer.dropLast(3)
        #expect(words.allSatisfy { $0.isUppercase || $0 == " " || $0 == ":" })
        #expect(name == words.lowercased().filter { $0 != ":" }.split(separator: " ").joined(separator: "-"))
        #expect(dialogue.ask("010D") == Self.speed)
    }

    @Test(arguments: Fault.saidBehindData.map(\.name)) func saysBehindData(_ name: String) throws {
        var dialogue = try open(name + "@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        // What is not found out by its look is wrong.
        #expect(dialogue.ask("ATRV") == "14.0V\r\r>")
        let answer = dialogue.ask("010D")
        #expect(answer.hasPrefix("7E803410D0"))
        let last = try #require(answer.dropLast(3).split(separator: "\r").last)
        let mark = name.hasPrefix("data") || name.hasPrefix("rx") ? "<" : ""
        let words = name.split(separator: "-").dropLast().joined(separator: " ").uppercased()
        #expect(last.hasSuffix("5" + mark + words))
        #expect(dialogue.ask("010D") == Self.speed)
    }

    /// Nothing that was corrupted can pass for data, on any bus, with headers or without.
    @Test(arguments: VehicleBus.allCases, ["character-lost", "character-wrong", "line-cut"])
    func corruptedLinesCanBeTold(_ bus: VehicleBus, _ name: String) throws {
        for headers in [true, false] {
            var clean = try open("", bus: bus)
            var dialogue = try open(name + ":1", bus: bus)
            clean.set(headers ? "ATH1" : "ATH0")
            dialogue.set(headers ? "ATH1" : "ATH0")
            for request in ["010D", "0101", "0902", "03"] {
                let good = clean.ask(request).split(separator: "\r").dropLast()
                let bad = dialogue.ask(request).split(separator: "\r").dropLast()
                let wrong = bad.filter { !good.contains($0) }
                #expect(wrong.count == 1 || bad.count == good.count - 1, "\(bad)")
                for line in wrong {
                    let digits = line.drop { $0 != ":" }.dropFirst()
                    let bytes = Array((digits.isEmpty ? line : digits).utf8)
                    // The length of a long message is the only line with an odd number of digits but those with headers.
                    if headers {
                        #expect(throws: Malformation.self, "\(line)") {
                            try BusFrame.parse(bytes, framing: bus.framing)
                        }
                    } else if line.count > 3 {
                        #expect(throws: Malformation.self, "\(line)") { try BusFrame.hexadecimal(bytes[...]) }
                    }
                }
            }
        }
    }

    // MARK: The ECUs' frames

    @Test func lateAnswers() throws {
        var dialogue = try open("late@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("010D") == "NO DATA\r\r>")
        #expect(
            dialogue.ask("0101") == "7E803410D00\r7E903410D00\r7E806410182076501\r7E906410101040000\r\r>")
        #expect(dialogue.ask("010D") == Self.speed)
    }

    @Test func anECUAsksForTime() throws {
        var dialogue = try open("pending@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        let start = dialogue.now
        #expect(dialogue.ask("010D") == "7E8037F0178\r7E903410D00\r7E803410D00\r\r>")
        #expect(abs(dialogue.now.seconds(since: start) - 0.328) < 1e-6)
        dialogue = try open("pending-late@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("010D") == "7E8037F0178\r7E903410D00\r\r>")
        #expect(dialogue.ask("01FE") == "NO DATA\r\r>")
        #expect(dialogue.ask("0101").hasPrefix("7E803410D00\r") == false)
        // Whoever listens at the right time hears it.
        dialogue = try open("pending-late@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        _ = dialogue.ask("010D")
        dialogue.now = Instant.zero.advanced(bySeconds: 20.2)
        #expect(dialogue.ask("01FE") == "7E803410D00\r\r>")
    }

    @Test func anECUIsBusy() throws {
        var dialogue = try open("busy@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("010D") == "7E8037F0121\r7E903410D00\r\r>")
        #expect(dialogue.ask("010D") == Self.speed)
        dialogue = try open("busy@20", bus: .iso9141)
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        #expect(dialogue.ask("010D").hasPrefix("486B107F0121"))
    }

    @Test func aFrameComesTwice() throws {
        var dialogue = try open("frame-doubled@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        let lines = dialogue.ask("010D").split(separator: "\r").dropLast()
        #expect(lines.count == 3)
        #expect(Set(lines) == ["7E803410D00", "7E903410D00"])
    }

    @Test func aFrameIsMissing() throws {
        var dialogue = try open("frame-missing@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        // It waits for an answer that has one to lose.
        #expect(dialogue.ask("010D") == Self.speed)
        let lines = dialogue.ask("0902").split(separator: "\r").dropLast()
        #expect(lines.count == 2)
        #expect(lines.first == "7E81014490201335657")
        #expect(dialogue.ask("0902").split(separator: "\r").count == 4)
    }

    @Test func severalFaultsAtOnce() throws {
        var dialogue = try open("busy@20,prompt-lost@20,frame-doubled@20")
        dialogue.now = Instant.zero.advanced(bySeconds: 20)
        let answer = dialogue.ask("010D")
        #expect(answer.contains("7F0121"))
        #expect(answer.split(separator: "\r").count == 3)
        #expect(!answer.hasSuffix(">"))
    }
}
