import OBD
import Telemetry
import Testing
import Transports

@testable import Simulator

@Suite(.timeLimit(.minutes(20))) struct VirtualAdapterFaultsTests {
    /// A session with echo off, CAN 11/500 open, spaces off and headers on, after 10 s.
    private func open(_ faults: String, bus: VehicleBus = .can11Bit500, timing: Timing = .immediate) throws
        -> SimulatedSession
    {
        var session = SimulatedSession(testCar(bus), timing: timing, faults: try FaultPlan(faults, seed: "1"))
        session.set("ATE0", "ATS0", "ATH1", "ATSP\(bus.number)", "0100")
        session.now = Instant.zero.advanced(bySeconds: 10)
        return session
    }

    private static let speed = "7E803410D00\r7E903410D00\r\r>"

    // MARK: The adapter

    @Test(arguments: [
        ("lv-reset", "\r\rLV RESET\r\r>"), ("reboot", "\r\rELM327 v2.1\r\r>"), ("reboot-silent", ""),
        ("err94", "ERR94\r\r>"),
    ])
    func restarts(_ name: String, _ said: String) throws {
        var session = try open(name + "@20")
        #expect(session.wait(15) == said)
        // Echo and spaces are on again.
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
        session.set("ATE0")
        #expect(session.ask("010D") == (name == "err94" ? "CAN ERROR\r\r>" : "41 0D 00 \r41 0D 00 \r\r>"))
    }

    @Test func aRestartCutsTheAnswerShort() throws {
        for (name, said) in [("lv-reset", "\r\rLV RESET\r\r>"), ("reboot-silent", "")] {
            var session = try open(name + "@10.01")
            session.adapter.receive(Array("010D\r".utf8), at: session.now)
            #expect(session.wait(2) == "7E803410D00\r" + said)
            // The adapter ignores input while it starts.
            session = try open(name + "@10.01")
            _ = session.wait(0.05)
            session.adapter.receive(Array("ATI\r".utf8), at: session.now)
            #expect(session.wait(2) == said)
        }
    }

    /// A restart restores the first baud rate.
    @Test func aRestartForgetsTheRate() throws {
        var timing = Timing()
        timing.baud = 38400
        var session = SimulatedSession(testCar(), timing: timing, faults: try FaultPlan("reboot-silent@20", seed: "1"))
        _ = session.ask("ATBRD08", until: "OK\r")
        session.clientBaud = 500_000
        _ = session.hear(until: "v2.1\r")
        #expect(session.ask("") == "OK\r\r>")
        #expect(session.ask("ATE0").hasSuffix("OK\r\r>"))
        _ = session.wait(30)
        #expect(!session.ask("ATI").contains(">"))
        session.clientBaud = 38400
        _ = session.ask("ATI")
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test func err94BlocksCANUntilItIsForgotten() throws {
        var session = try open("err94@20")
        _ = session.wait(15)
        session.set("ATE0", "ATZ", "ATE0", "ATSP0")
        #expect(session.ask("0100") == "SEARCHING...\rUNABLE TO CONNECT\r\r>")
        #expect(session.ask("ATFE") == "OK\r\r>")
        #expect(session.ask("0100").hasPrefix("SEARCHING...\r41 00"))
    }

    @Test func sleepsUntilItIsWoken() throws {
        var session = try open("lp-alert@20")
        #expect(session.wait(11) == "LP ALERT\r\r>")
        #expect(session.ask("010D") == Self.speed)
        #expect(session.wait(2) == "")
        // The byte that wakes the adapter is lost, and so are those until it is awake.
        let start = session.now
        #expect(session.ask("ATI") == "\r\rELM327 v2.1\r\r>")
        #expect(abs(session.now.seconds(since: start) - 1) < 1e-6)
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    // MARK: The car

    @Test func theIgnitionGoesOffAndOnAgain() throws {
        var session = try open("ignition-off@20+10")
        session.now = Instant.zero.advanced(bySeconds: 20.5)
        #expect(session.ask("010D") == "NO DATA\r\r>")
        #expect(session.ask("ATRV") == "12.1V\r\r>")
        session.now = Instant.zero.advanced(bySeconds: 24)
        #expect(session.ask("010D") == "CAN ERROR\r\r>")
        session.set("ATPC", "ATSP0")
        #expect(session.ask("0100").hasSuffix("UNABLE TO CONNECT\r\r>"))
        session.now = Instant.zero.advanced(bySeconds: 40)
        #expect(session.ask("0100").hasPrefix("SEARCHING...\r7E8"))
        #expect(session.ask("010D") == Self.speed)
    }

    @Test func aKLineMustBeWokenAgain() throws {
        var session = try open("ignition-off@20+10", bus: .kwpFastInit)
        session.now = Instant.zero.advanced(bySeconds: 20.5)
        #expect(session.ask("010D") == "NO DATA\r\r>")
        #expect(session.ask("010D") == "BUS INIT: ERROR\r\r>")
        session.now = Instant.zero.advanced(bySeconds: 30)
        #expect(session.ask("010D").hasPrefix("BUS INIT: OK\r83F110410D00"))
    }

    // MARK: Prompts and noise

    @Test func prompts() throws {
        var session = try open("prompt-lost@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("010D") == "7E803410D00\r7E903410D00\r\r")
        #expect(session.ask("010D") == Self.speed)
        session = try open("prompt-stray@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>\r>")
        #expect(session.ask("010D") == Self.speed)
        // A stray prompt may arrive in the middle of the next response.
        session = try open("prompt-stray@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("ATI", until: ">") == "ELM327 v2.1\r\r>")
        #expect(session.ask("010D").contains("\r>7E8"))
    }

    @Test func noise() throws {
        var session = try open("noise:1")
        for line in ["ATI", "010D", "0902"] {
            session.adapter.receive(Array((line + "\r").utf8), at: session.now)
            let bytes = session.adapter.takeOutput(until: .distantFuture).flatMap(\.bytes)
            #expect(bytes.contains { [0x00, 0xFC, 0xFF].contains($0) })
            let quiet = bytes.filter { ![0x00, 0xFC, 0xFF].contains($0) }
            session.now = session.now.advanced(bySeconds: 1)
            var other = try open("")
            #expect(String(decoding: quiet, as: UTF8.self) == other.ask(line))
        }
    }

    // MARK: The adapter's lines

    @Test(arguments: Fault.said.map(\.name)) func saysInsteadOfAnAnswer(_ name: String) throws {
        var session = try open(name + "@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        let answer = session.ask("010D")
        let words = answer.dropLast(3)
        #expect(words.allSatisfy { $0.isUppercase || $0 == " " || $0 == ":" })
        #expect(name == words.lowercased().filter { $0 != ":" }.split(separator: " ").joined(separator: "-"))
        #expect(session.ask("010D") == Self.speed)
    }

    @Test(arguments: Fault.saidBehindData.map(\.name)) func saysBehindData(_ name: String) throws {
        var session = try open(name + "@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        // Data that are not recognizably damaged are wrong.
        #expect(session.ask("ATRV") == "14.0V\r\r>")
        let answer = session.ask("010D")
        #expect(answer.hasPrefix("7E803410D0"))
        let last = try #require(answer.dropLast(3).split(separator: "\r").last)
        let mark = name.hasPrefix("data") || name.hasPrefix("rx") ? "<" : ""
        let words = name.split(separator: "-").dropLast().joined(separator: " ").uppercased()
        #expect(last.hasSuffix("5" + mark + words))
        #expect(session.ask("010D") == Self.speed)
    }

    /// A corrupted line can never pass for data, on any bus, with headers on or off.
    @Test(arguments: VehicleBus.ofELM327, ["character-lost", "character-wrong", "line-cut"])
    func corruptedLinesCanBeTold(_ bus: VehicleBus, _ name: String) throws {
        for headers in [true, false] {
            var clean = try open("", bus: bus)
            var session = try open(name + ":1", bus: bus)
            clean.set(headers ? "ATH1" : "ATH0")
            session.set(headers ? "ATH1" : "ATH0")
            for request in ["010D", "0101", "0902", "03"] {
                let good = clean.ask(request).split(separator: "\r").dropLast()
                let bad = session.ask(request).split(separator: "\r").dropLast()
                let wrong = bad.filter { !good.contains($0) }
                #expect(wrong.count == 1 || bad.count == good.count - 1, "\(bad)")
                for line in wrong {
                    let digits = line.drop { $0 != ":" }.dropFirst()
                    let bytes = Array((digits.isEmpty ? line : digits).utf8)
                    // With headers off, only the length of a multi-frame message has an odd number of digits.
                    if headers {
                        #expect(throws: MessageDecodingError.self, "\(line)") {
                            try BusFrame.parse(bytes, framing: bus.framing)
                        }
                    } else if line.count > 3 {
                        #expect(throws: MessageDecodingError.self, "\(line)") { try BusFrame.hexadecimal(bytes[...]) }
                    }
                }
            }
        }
    }

    // MARK: The ECUs' frames

    @Test func lateAnswers() throws {
        var session = try open("late@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("010D") == "NO DATA\r\r>")
        #expect(
            session.ask("0101") == "7E803410D00\r7E903410D00\r7E806410182076501\r7E906410101040000\r\r>")
        #expect(session.ask("010D") == Self.speed)
    }

    @Test func anECUAsksForTime() throws {
        var session = try open("pending@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        let start = session.now
        #expect(session.ask("010D") == "7E8037F0178\r7E903410D00\r7E803410D00\r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.328) < 1e-6)
        session = try open("pending-late@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("010D") == "7E8037F0178\r7E903410D00\r\r>")
        #expect(session.ask("01FE") == "NO DATA\r\r>")
        #expect(session.ask("0101").hasPrefix("7E803410D00\r") == false)
        // A client that listens at the right time receives it.
        session = try open("pending-late@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        _ = session.ask("010D")
        session.now = Instant.zero.advanced(bySeconds: 20.2)
        #expect(session.ask("01FE") == "7E803410D00\r\r>")
    }

    @Test func anECUIsBusy() throws {
        var session = try open("busy@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("010D") == "7E8037F0121\r7E903410D00\r\r>")
        #expect(session.ask("010D") == Self.speed)
        session = try open("busy@20", bus: .iso9141)
        session.now = Instant.zero.advanced(bySeconds: 20)
        #expect(session.ask("010D").hasPrefix("486B107F0121"))
    }

    @Test func aFrameComesTwice() throws {
        var session = try open("frame-doubled@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        let lines = session.ask("010D").split(separator: "\r").dropLast()
        #expect(lines.count == 3)
        #expect(Set(lines) == ["7E803410D00", "7E903410D00"])
    }

    @Test func aFrameIsMissing() throws {
        var session = try open("frame-missing@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        // The fault waits for a response with a frame that can be lost.
        #expect(session.ask("010D") == Self.speed)
        let lines = session.ask("0902").split(separator: "\r").dropLast()
        #expect(lines.count == 2)
        #expect(lines.first == "7E81014490201335657")
        #expect(session.ask("0902").split(separator: "\r").count == 4)
    }

    @Test func severalFaultsAtOnce() throws {
        var session = try open("busy@20,prompt-lost@20,frame-doubled@20")
        session.now = Instant.zero.advanced(bySeconds: 20)
        let answer = session.ask("010D")
        #expect(answer.contains("7F0121"))
        #expect(answer.split(separator: "\r").count == 3)
        #expect(!answer.hasSuffix(">"))
    }
}
