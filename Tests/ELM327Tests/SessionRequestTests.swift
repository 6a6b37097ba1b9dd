import OBD
import Telemetry
import Testing
import Transports

@testable import ELM327

/// Requests to a vehicle on CAN that has been found.
@Suite(.timeLimit(.minutes(20))) struct SessionRequestTests {
    /// Returns a connected session whose peer then responds by the script; `ATST..` is answered in addition.
    private func session(_ script: [(command: String, answer: String)]) throws -> (Session, ScriptedTransport) {
        var rest = script[...]
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "ATTP0", "ATSTFF", "ATST00": return [.says("OK\r\r>")]
            case "ATDPN": return [.says("A6\r\r>")]
            case "0100": return [.says("7E8 06 41 00 BE 3E B8 11\r7E9 06 41 00 80 00 00 01\r\r>")]
            default:
                guard let step = rest.popFirst() else {
                    Issue.record("'\(command)' was sent after the end of the script")
                    return []
                }
                #expect(command == step.command)
                return step.answer.isEmpty ? [] : [.says(step.answer)]
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        return (session, transport)
    }

    private static func text(_ answer: ServiceAnswer) -> String {
        let payloads = answer.payloads.map(Session.hexadecimal)
        let refusal = answer.refusal.map { ["-" + Session.hexadecimal([$0.code])] } ?? []
        return ([answer.ecu.description] + payloads + refusal + answer.decodingErrors.map { _ in "!" })
            .joined(separator: " ")
    }

    @Test func onlyWhatWasAskedIsAnAnswer() throws {
        let (session, transport) = try session([
            (
                "010C",
                "7E8 03 41 0D 32\r7E9 04 41 0C 0F A0\r7E8 04 41 0C 1A F8\r"
                    + "7E8 03 7F 09 11\r7DF 02 01 0C\r7EA 03 7F 01 12\r\r>"
            )
        ])
        let result = try session.request([0x01, 0x0C])
        #expect(result.answers.map(Self.text) == ["7E8 410C1AF8", "7E9 410C0FA0", "7EA -12"])
        #expect(result.unreadableLines == 0)
        #expect(result.time == transport.now)
        #expect(transport.commands.suffix(1) == ["010C"])
    }

    /// The time of a response is that of its data, not that of the prompt.
    @Test func timeOfData() throws {
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "010C": [.says("7E8 04 41 0C 1A F8\r", afterS: 0.02), .says("\r>", afterS: 0.3)]
            case "0100": [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]
            case "ATDPN": [.says("6\r\r>")]
            default: [.says("OK\r\r>")]
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        let start = session.now
        let result = try session.request([0x01, 0x0C])
        #expect(abs(result.time.seconds(since: start) - 0.02) < 1e-9)
        #expect(abs(session.now.seconds(since: start) - 0.3) < 1e-9)
    }

    struct Case: Sendable {
        var name: String
        var expected: Set<ECUAddress> = []
        /// The responses to 03, in order; empty for a missing prompt.
        var answers: [String]
        var result: [String]
    }

    private static let both: Set<ECUAddress> = [ECUAddress(can11: 0x7E8), ECUAddress(can11: 0x7E9)]

    static let cases: [Case] = [
        Case(name: "a whole answer is asked for once", answers: ["7E8 02 43 00\r\r>"], result: ["7E8 4300"]),
        Case(
            name: "two ECUs at once", expected: both, answers: ["7E9 02 43 00\r7E8 04 43 01 03 01\r\r>"],
            result: ["7E8 43010301", "7E9 4300"]),
        // Negative responses.
        Case(name: "a refusal is final", answers: ["7E8 03 7F 03 11\r\r>"], result: ["7E8 -11"]),
        Case(
            name: "busy, then an answer", answers: ["7E8 03 7F 03 21\r\r>", "7E8 02 43 00\r\r>"], result: ["7E8 4300"]),
        Case(
            name: "busy twice, then an answer",
            answers: ["7E8 03 7F 03 21\r\r>", "7E8 03 7F 03 21\r\r>", "7E8 04 43 01 03 01\r\r>"],
            result: ["7E8 43010301"]),
        Case(
            name: "busy is asked again twice and no more",
            answers: ["7E8 03 7F 03 21\r\r>", "7E8 03 7F 03 21\r\r>", "7E8 03 7F 03 21\r\r>"], result: ["7E8 -21"]),
        Case(
            name: "the other ECU's answer stays while one is busy",
            answers: ["7E8 03 7F 03 21\r7E9 04 43 01 07 00\r\r>", "7E8 02 43 00\r\r>"],
            result: ["7E8 4300", "7E9 43010700"]),
        Case(
            name: "pending with the answer behind it", answers: ["7E8 03 7F 03 78\r7E8 02 43 00\r\r>"],
            result: ["7E8 4300 -78"]),
        Case(
            name: "pending without an answer is asked again",
            answers: ["7E8 03 7F 03 78\r\r>", "7E8 02 43 00\r\r>"], result: ["7E8 4300"]),
        Case(
            name: "pending twice, then an answer",
            answers: ["7E8 03 7F 03 78\r\r>", "7E8 03 7F 03 78\r\r>", "7E8 02 43 00\r\r>"], result: ["7E8 4300"]),
        Case(
            name: "pending, and busy with it, then an answer",
            answers: ["7E8 03 7F 03 78\r\r>"] + Array(repeating: "7E8 03 7F 03 21\r\r>", count: 3) + [
                "7E8 02 43 00\r\r>"
            ], result: ["7E8 4300"]),
        Case(
            name: "pending for ever", answers: Array(repeating: "7E8 03 7F 03 78\r\r>", count: 6), result: ["7E8 -78"]),
        Case(
            name: "another service's refusal is noise", answers: ["7E8 03 7F 07 21\r7E8 02 43 00\r\r>"],
            result: ["7E8 4300"]),
        // Silence.
        Case(name: "silence, then an answer", answers: ["NO DATA\r\r>", "7E8 02 43 00\r\r>"], result: ["7E8 4300"]),
        Case(name: "silence is asked again once", answers: ["NO DATA\r\r>", "NO DATA\r\r>"], result: []),
        Case(
            name: "an expected ECU that is silent", expected: both,
            answers: ["7E8 02 43 00\r\r>", "7E9 04 43 01 07 00\r\r>"], result: ["7E8 4300", "7E9 43010700"]),
        Case(
            name: "an expected ECU that stays silent", expected: both,
            answers: ["7E8 02 43 00\r\r>", "NO DATA\r\r>"], result: ["7E8 4300"]),
        // Faults.
        Case(name: "a fault of the bus", answers: ["BUS ERROR\r\r>", "7E8 02 43 00\r\r>"], result: ["7E8 4300"]),
        Case(
            name: "a fault beside an answer",
            answers: ["7E8 04 43 01 03 01\r7E9 04 43 <DATA ERROR\r\r>", "7E8 04 43 01 03 01\r7E9 02 43 00\r\r>"],
            result: ["7E8 43010301", "7E9 4300"]),
        Case(
            name: "faults are asked again once", answers: ["7E8 <RX ERROR\r\r>", "CAN ERROR\r\r>"], result: []),
        Case(
            name: "a missing frame, then the whole",
            answers: [
                "7E8 10 08 43 03 01 01 01 02\r\r>",
                "7E8 10 08 43 03 01 01 01 02\r7E8 21 01 03 00 00 00 00 00\r\r>",
            ], result: ["7E8 4303010101020103"]),
        Case(
            name: "a missing frame twice",
            answers: ["7E8 10 08 43 03 01 01 01 02\r\r>", "7E8 10 08 43 03 01 01 01 02\r\r>"], result: ["7E8 !"]),
        // Confirmed facts are not withdrawn.
        Case(
            name: "codes, then none, while the other was broken",
            answers: ["7E8 04 43 01 03 01\r7E9 04 43\r\r>", "7E8 02 43 00\r7E9 02 43 00\r\r>"],
            result: ["7E8 4300 43010301", "7E9 4300"]),
        Case(
            name: "codes, then a refusal", answers: ["7E8 04 43 01 03 01\r7E9 04 43\r\r>", "7E8 03 7F 03 11\r\r>"],
            result: ["7E8 43010301", "7E9 !"]),
        Case(
            name: "codes, then a broken answer",
            answers: ["7E8 04 43 01 03 01\r7E9 04 43\r\r>", "7E8 04 43 01\r7E9 02 43 00\r\r>"],
            result: ["7E8 43010301", "7E9 4300"]),
        Case(
            name: "codes in a broken answer, then none",
            answers: ["7E8 04 43 01 03 01\r7E8 10 08 43 03 01 01 01 02\r\r>", "7E8 02 43 00\r\r>"],
            result: ["7E8 4300 43010301"]),
        Case(
            name: "codes in a broken answer, then a refusal",
            answers: ["7E8 04 43 01 03 01\r7E8 10 08 43 03 01 01 01 02\r\r>", "7E8 03 7F 03 11\r\r>"],
            result: ["7E8 43010301 !"]),
        Case(
            name: "codes in two broken answers",
            answers: [
                "7E8 04 43 01 03 01\r7E8 10 08 43 03 01 01 01 02\r\r>", "7E8 04 43 01 04 20\r7E8 04 43\r\r>",
            ], result: ["7E8 43010420 43010301 ! !"]),
        Case(
            name: "an answer, then silence of all",
            answers: ["7E8 04 43 01 03 01\r7E9 04 43\r\r>", "NO DATA\r\r>"], result: ["7E8 43010301", "7E9 !"]),
        // No prompt.
        Case(
            name: "no prompt", answers: ["7E8 04 43 01 03 01\r", "7E8 04 43 01 03 01\r\r>"], result: ["7E8 43010301"]),
    ]

    @Test(arguments: cases) func patience(_ test: Case) throws {
        var rest = test.answers[...]
        var commands: [String] = []
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "ATTP0", "ATSTFF", "ATST00": return [.says("OK\r\r>")]
            case "ATDPN": return [.says("A6\r\r>")]
            case "0100": return [.says("7E8 06 41 00 BE 3E B8 11\r7E9 06 41 00 80 00 00 01\r\r>")]
            case "03":
                guard let answer = rest.popFirst() else {
                    Issue.record("asked too often: \(test.name)")
                    return []
                }
                return [.says(answer)]
            default:
                commands.append(command)
                return [.says("?\r\r>")]
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        var attempts: [String] = []
        let result = try session.requestPatiently([0x03], expected: test.expected) { attempts.append($0.reply.raw) }
        #expect(result.answers.map(Self.text) == test.result, "\(test.name)")
        #expect(attempts == test.answers.map { $0.replacing("\r", with: "\\r") }, "\(test.name)")
        #expect(rest.isEmpty, "\(test.name)")
    }

    /// After silence, the second request uses the adapter's longest timeout, and then the previous one is restored.
    @Test func silenceIsAskedWithALongerWait() throws {
        let (session, transport) = try session([("03", "NO DATA\r\r>"), ("03", "NO DATA\r\r>")])
        _ = try session.requestPatiently([0x03])
        #expect(transport.commands.suffix(4) == ["03", "ATSTFF", "03", "ATST00"])
    }

    /// The same after a response was announced; that it came the second time does not mean that the vehicle is slow.
    @Test func aPromiseIsAskedWithALongerWait() throws {
        let (session, transport) = try session([("03", "7E8 03 7F 03 78\r\r>"), ("03", "7E8 02 43 00\r\r>")])
        _ = try session.requestPatiently([0x03])
        #expect(transport.commands.suffix(4) == ["03", "ATSTFF", "03", "ATST00"])
        #expect(session.format.timeout == nil)
    }

    /// If announced responses never arrive, requests are only made twice from then on, so that a scan comes to an end.
    @Test func patienceIsNotWithoutEnd() throws {
        let pending = "7E8 03 7F 03 78\r\r>"
        let (session, transport) = try session(Array(repeating: ("03", pending), count: 8))
        _ = try session.requestPatiently([0x03])
        _ = try session.requestPatiently([0x03])
        #expect(transport.commands.filter { $0 == "03" }.count == 8)
    }

    @Test func busyNeedsNoLongerWait() throws {
        let (session, transport) = try session([("03", "7E8 03 7F 03 21\r\r>"), ("03", "7E8 02 43 00\r\r>")])
        _ = try session.requestPatiently([0x03])
        #expect(transport.commands.suffix(2) == ["03", "03"])
    }

    /// An adapter with a low-voltage reset has lost its settings for headers and echo, and its protocol.
    @Test func aLowVoltageResetIsMadeGood() throws {
        var forgot: Set<String> = []
        var isCranking = false
        let transport = ScriptedTransport { command, _ in
            if isCranking {
                isCranking = false
                forgot = ["ATE0", "ATH1", "ATTP6"]
                return [.says("\r\rLV RESET\r\r>", afterS: 1)]
            }
            let echo = forgot.contains("ATE0") ? command + "\r" : ""
            let header = forgot.contains("ATH1") ? "" : "7E8 03 "
            switch command {
            case "0100": return [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]
            case "ATDPN": return [.says("A6\r\r>")]
            case "010D":
                return [.says(echo + (forgot.contains("ATTP6") ? "SEARCHING...\r" : "") + header + "41 0D 32\r\r>")]
            default:
                forgot.remove(command)
                return [.says(echo + "OK\r\r>")]
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        isCranking = true
        let result = try session.request([0x01, 0x0D])
        #expect(result.answers.map(Self.text) == ["7E8 410D32"])
        #expect(result.reply.messages.isEmpty)
        #expect(transport.waitedForPrompts)
    }

    /// Returns a session with an adapter that answers commands by `answer`; if that returns nil, it answers as usual.
    private func adapter(_ answer: @escaping (String) -> String?) throws -> (Session, ScriptedTransport) {
        let transport = ScriptedTransport { command, _ in
            if let text = answer(command) { return [.says(text + "\r\r>")] }
            switch command {
            case "0100": return [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]
            case "ATDPN": return [.says("A6\r\r>")]
            case "010D": return [.says("7E8 03 41 0D 32\r\r>")]
            default: return [.says("OK\r\r>")]
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        return (session, transport)
    }

    /// Cranking makes the adapter restart again while it is set up: setup starts over, a limited number of times.
    @Test(arguments: [(0, 1), (1, 2), (2, 3), (9, 3)]) func restartsInARow(_ restarts: Int, _ rounds: Int) throws {
        var left = -1
        let (session, transport) = try adapter { command in
            if left < 0 { return nil }
            if command == "ATS0", left > 0 {
                left -= 1
                return "LV RESET"
            }
            return nil
        }
        left = restarts
        try session.restore()
        #expect(transport.commands.count { $0 == "ATE0" } == rounds)
        #expect(session.adapter.link.state == .recovering)
    }

    /// An echo after the adapter was restored is another restart, and not a defect of the adapter.
    @Test func anEchoAfterRestoring() throws {
        var echoes = false
        let (session, transport) = try adapter { command in
            guard echoes else { return nil }
            return command == "010D" ? "010D\r41 0D 32" : "\(command)\rOK"
        }
        echoes = true
        try session.restore()
        let before = transport.commands.count { $0 == "ATE0" }
        #expect(try session.request([0x01, 0x0D]).answers.isEmpty)
        #expect(transport.commands.count { $0 == "ATE0" } == before + 1)
    }

    /// The filter that the adapter lost is set again; if that fails, headers show again which ECU responds.
    @Test(arguments: [0, 1, 2, 9]) func theFilterAfterARestart(_ refusals: Int) throws {
        var refused = 0
        var isRestored = false
        let (session, transport) = try adapter { command in
            guard isRestored, command == "ATCRA7E8", refused < refusals else { return nil }
            refused += 1
            return "?"
        }
        let engine = ECUAddress(can11: 0x7E8)
        #expect(try session.setOnlyECU(engine))
        _ = try session.setHeaders(false)
        isRestored = true
        try session.restore()
        #expect(session.format.onlyECU == (refusals < 2 ? engine : nil))
        #expect(session.headersShown == (refusals >= 2))
        #expect(transport.commands.last == (refusals < 2 ? "ATCRA7E8" : "ATH1"))
    }

    /// All settings of the adapter are sent again, and the longest timeout for as long as it is wanted.
    @Test func whatIsRestored() throws {
        let (session, transport) = try adapter { _ in nil }
        _ = try session.adopt(RequestFormat(text: "only=7E8 headers=0 adaptive=2 timeout=80 batch=six"))
        var count = transport.commands.count
        try session.restore()
        #expect(
            transport.commands.dropFirst(count) == [
                "ATE0", "ATM0", "ATL0", "ATS0", "ATH0", "ATAL", "ATAT2", "ATST50", "ATTP6", "ATCRA7E8",
            ])
        try session.waitLongest(true)
        try session.waitLongest(true)
        #expect(transport.commands.last == "ATSTFF")
        #expect(session.format.timeout == 80)
        count = transport.commands.count
        try session.restore()
        #expect(transport.commands.dropFirst(count).contains("ATSTFF"))
        try session.waitLongest(false)
        #expect(transport.commands.last == "ATST50")
        #expect(transport.commands.count { $0 == "ATSTFF" } == 2)
        // If the format has the longest timeout anyway, nothing needs to be sent.
        try session.setTimeout(.max)
        count = transport.commands.count
        for isOn in [true, false] { try session.waitLongest(isOn) }
        #expect(transport.commands.count == count)
    }

    // MARK: Forms

    /// Only the differences of a format are sent, and the session adopts it only if the adapter agreed.
    @Test func adopting() throws {
        var refused = ""
        let (session, transport) = try adapter { $0 == refused ? "?" : nil }
        let format = RequestFormat(
            text: "only=7E8 headers=0 adaptive=2 timeout=255 batch=six count=frames return=1 alone=5")
        #expect(try session.adopt(format))
        #expect(transport.commands.suffix(4) == ["ATCRA7E8", "ATH0", "ATAT2", "ATSTFF"])
        #expect(session.format == format && !session.headersShown)
        let count = transport.commands.count
        #expect(try session.adopt(format))
        #expect(transport.commands.count == count)
        #expect(try session.adopt(.plain))
        #expect(transport.commands.suffix(4) == ["ATAR", "ATH1", "ATAT1", "ATST00"])
        #expect(session.format == .plain && session.headersShown)
        refused = "ATCRA7E8"
        #expect(try !session.adopt(format))
        #expect(transport.commands.last == "ATCRA7E8")
        #expect(session.headersShown)
        #expect(try session.adopt(.plain))
    }

    /// A format without headers is for a single ECU: if several respond, it belongs to another vehicle.
    @Test(arguments: [
        ("7E8 06 41 00 BE 3E B8 11", true), ("7E8 06 41 00 BE 3E B8 11\r7E9 06 41 00 80 00 00 01", false),
    ])
    func aFormatOfAnotherVehicle(_ first: String, _ isAdopted: Bool) throws {
        let (session, transport) = try adapter { $0 == "0100" ? first : nil }
        #expect(try session.adopt(RequestFormat(text: "headers=0 batch=six")) == isAdopted)
        #expect(session.headersShown == !isAdopted)
        #expect(transport.commands.contains("ATH0") == isAdopted)
        let filtered = try session.adopt(RequestFormat(text: "only=7E8 headers=0"))
        #expect(filtered)
    }

    /// An adapter that does not show headers does not start to when it is told to.
    @Test func headersIgnored() throws {
        let (session, _) = try adapter { $0 == "0100" ? "41 00 BE 3E B8 11" : $0 == "010D" ? "41 0D 32" : nil }
        #expect(!session.headersShown)
        for shown in [false, true] {
            _ = try session.setHeaders(shown)
            #expect(session.format.showsHeaders == shown)
            #expect(!session.headersShown)
            #expect(try session.request([0x01, 0x0D]).answers.map(Self.text) == ["unknown 410D32"])
        }
    }

    // MARK: ERR94

    /// A fault that blocks the bus until AT FE does not end the search.
    @Test func aFaultInTheSearch() throws {
        var isBlocked = true
        let (session, transport) = try adapter { command in
            if command == "ATFE" { isBlocked = false }
            return command == "0100" && isBlocked ? "ERR94" : nil
        }
        #expect(session.bus == .can11Bit500)
        #expect(transport.commands.count { $0 == "ATFE" } == 1)
        #expect(transport.commands.contains("ATH1"))
    }

    /// An extra prompt, or the rest of another response: the session resynchronizes within the request.
    @Test(arguments: [">", "\r\r>", "OK\r\r>", "7E8 04 41 0C 1A F8\r\r>", "13.1V\r\r>"])
    func aStrayPromptIsMadeGood(_ stray: String) throws {
        var isStray = false
        let transport = ScriptedTransport { command, _ in
            defer { isStray = false }
            let before: [ScriptedTransport.Event] = isStray ? [.says(stray)] : []
            switch command {
            case "0100": return [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]
            case "ATDPN": return [.says("A6\r\r>")]
            case "010D": return before + [.says("7E8 03 41 0D 32\r\r>", afterS: 0.02)]
            case "010C": return before + [.says("7E8 04 41 0C 1A F8\r\r>", afterS: 0.02)]
            default: return [.says("OK\r\r>")]
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        isStray = true
        #expect(try session.request([0x01, 0x0D]).answers.map(Self.text) == ["7E8 410D32"])
        #expect(try session.request([0x01, 0x0C]).answers.map(Self.text) == ["7E8 410C1AF8"])
        #expect(transport.commands.suffix(3) == ["010D", "010D", "010C"])
    }

    @Test func hexadecimal() {
        let text = Session.hexadecimal([0x01, 0x0C, 0xFF, 0x00])
        #expect(text == "010CFF00")
    }
}
