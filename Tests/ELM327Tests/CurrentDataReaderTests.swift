import OBD
import Telemetry
import Testing
import Transports

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct CurrentDataReaderTests {
    private static let first = "7E8 06 41 00 BE 3E B8 11\r7E9 06 41 00 80 00 00 01\r\r>"

    /// Returns a reader on CAN whose peer answers requests for current data by `respond`, and other commands with OK.
    private func reader(
        _ format: RequestFormat = .plain, first: String = first,
        respond: @escaping (String) -> [ScriptedTransport.Event]
    ) throws -> (CurrentDataReader, ScriptedTransport) {
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "0100": [.says(first)]
            case "ATDPN": [.says("A6\r\r>")]
            case _ where command.hasPrefix("AT"): [.says("OK\r\r>")]
            default: respond(command)
            }
        }
        let session = Session(adapter: Adapter(transport: transport, link: Link(state: .initializing)))
        try session.connect(voltage: nil)
        session.write(RequestFormat.Setting.allCases) { $0 = format }
        return (CurrentDataReader(session: session), transport)
    }

    private func reader(_ format: RequestFormat = .plain, answers: [String: String]) throws -> (
        CurrentDataReader, ScriptedTransport
    ) {
        try reader(format) { [.says((answers[$0] ?? "?") + "\r\r>")] }
    }

    private static func counting(_ counting: RequestFormat.Counting) -> RequestFormat {
        var format = RequestFormat.plain
        format.counting = counting
        return format
    }

    private func text(_ answer: CurrentDataReader.Answer) -> String {
        answer.values.sorted { $0.key < $1.key }
            .map { Session.hexadecimal([$0.key]) + "=" + Session.hexadecimal(Array($0.value)) }.joined(separator: " ")
    }

    // MARK: Answers

    @Test func aBatch() throws {
        let (reader, transport) = try reader(answers: [
            "010D0C10": "7E8 10 09 41 0D 32 0C 1A F8\r7E8 21 10 01 02 00 00 00 00\r7E9 03 41 0D 77"
        ])
        let answer = try reader.ask([0x0D, 0x0C, 0x10])
        #expect(text(answer) == "0C=1AF8 0D=32 10=0102")
        #expect(answer.isWhole && !answer.wasCounted)
        #expect(answer.frames == 3 && answer.messages == 2)
        #expect(answer.time == transport.now)
        #expect(abs(answer.seconds - 0.01) < 1e-9)
        #expect(reader.ecus.map(\.description).sorted() == ["7E8", "7E9"])
    }

    @Test(arguments: [
        ("7E8 06 41 0D 32 0C 1A F8", "0C=1AF8 0D=32", true, 1), ("7E8 03 41 0D 32", "0D=32", false, 0),
        ("7E8 04 41 0C 1A F8", "0C=1AF8", false, 0),
        // Two messages, from one ECU or from two.
        ("7E8 03 41 0D 32\r7E8 04 41 0C 1A F8", "0C=1AF8 0D=32", true, 2),
        ("7E8 03 41 0D 32\r7E9 04 41 0C 1A F8", "0C=1AF8 0D=32", true, 2),
        // Lines of a reply with anything but responses are not counted.
        ("SEARCHING...\r7E8 06 41 0D 32 0C 1A F8", "0C=1AF8 0D=32", true, 0),
        ("7E8 06 41 0D 32 0C 1A F8\r7E9 03 41 0D <DATA ERROR", "0C=1AF8 0D=32", true, 0),
        ("7E8 06 41 0D 32 0C 1A F8\r7E9 03 41 0D", "0C=1AF8 0D=32", true, 0),
        ("7E8 06 41 0D 32 0C 1A F8\r7E8 10 09 41 0D 32 0C 1A F8", "", false, 0), ("NO DATA", "", false, 0),
        // The same line twice: two lines, one response.
        ("7E8 06 41 0D 32 0C 1A F8\r7E8 06 41 0D 32 0C 1A F8", "0C=1AF8 0D=32", true, 2),
    ])
    func whatAReplySays(_ reply: String, _ values: String, _ isWhole: Bool, _ frames: Int) throws {
        let (reader, _) = try reader(answers: ["010D0C": reply])
        let answer = try reader.ask([0x0D, 0x0C])
        #expect(text(answer) == values)
        #expect(answer.isWhole == isWhole)
        #expect(answer.frames == frames)
        #expect(answer.condition == .inStep)
    }

    // MARK: Whose answer

    @Test func theEngineIsChosenAndStays() throws {
        let replies = [
            "7E9 03 41 0D 77", "7EA 03 41 0D 66\r7E9 03 41 0D 77", "7E9 03 41 0D 77\r7E8 03 41 0D 32",
            "7E9 03 41 0D 77", "7E8 03 41 0D 33",
        ]
        var rest = replies[...]
        let (reader, _) = try reader { _ in [.says((rest.popFirst() ?? "") + "\r\r>")] }
        let values = try replies.map { _ in text(try reader.ask([0x0D])) }
        #expect(values == ["0D=77", "0D=77", "0D=32", "", "0D=33"])
        #expect(reader.chosenECU[0x0D] == ECUAddress(can11: 0x7E8))
    }

    /// Responses received while their sender was unknown do not determine the ECU.
    @Test func headersThatComeBack() throws {
        let (reader, _) = try reader { command in
            [.says((command == "010D" ? "41 0D 32" : "7EC 04 41 0C 1A F8\r7EB 03 41 0D 33") + "\r\r>")]
        }
        _ = try reader.session.setHeaders(false)
        #expect(text(try reader.ask([0x0D])) == "0D=32")
        #expect(reader.chosenECU[0x0D] == .unknown)
        _ = try reader.session.setHeaders(true)
        #expect(text(try reader.ask([0x0D, 0x0C])) == "0C=1AF8 0D=33")
        #expect(reader.chosenECU[0x0D] == ECUAddress(can11: 0x7EB))
    }

    /// Without headers, two different responses cannot be told apart.
    @Test(arguments: [
        ("41 0D 32", "0D=32"), ("41 0D 32\r41 0D 32", "0D=32"), ("41 0D 32\r41 0D 33", ""),
        ("41 0D 32\r7F 01 12", "0D=32"),
        ("41 0C 1A F8", ""), ("7E8 03 41 0D 32", ""),
    ])
    func withoutHeaders(_ reply: String, _ values: String) throws {
        let (reader, _) = try reader { _ in [.says("\(reply)\r\r>")] }
        _ = try reader.session.setHeaders(false)
        #expect(text(try reader.ask([0x0D])) == values)
    }

    // MARK: Counts

    @Test(arguments: [
        (RequestFormat.Counting.none, ["010D0C10", "010D0C10", "010D0C10", "010D0C10"]),
        (.frames, ["010D0C10", "010D0C10", "010D0C103", "010D0C103"]),
        (.messages, ["010D0C10", "010D0C10", "010D0C102", "010D0C102"]),
    ])
    func theDigit(_ counting: RequestFormat.Counting, _ commands: [String]) throws {
        let (reader, transport) = try reader(Self.counting(counting)) { _ in
            [.says("7E8 10 09 41 0D 32 0C 1A F8\r7E8 21 10 01 02 00 00 00 00\r7E9 03 41 0D 77\r\r>")]
        }
        for command in commands {
            #expect(try reader.ask([0x0D, 0x0C, 0x10]).wasCounted == (command.count > 8))
        }
        #expect(Array(transport.commands.suffix(4)) == commands)
    }

    /// If there are fewer or more lines than were counted, the next request waits again.
    @Test(arguments: ["7E8 03 41 0D 32\r7E8 03 41 0D 32", "NO DATA", "7E8 03 41 0D", "7E9 03 41 05 32", "STOPPED"])
    func anOddity(_ odd: String) throws {
        var asked = 0
        let (reader, transport) = try reader(Self.counting(.frames)) { _ in
            asked += 1
            return [.says((asked == 5 ? odd : "7E8 03 41 0D 32") + "\r\r>")]
        }
        for _ in 1...10 { _ = try reader.ask([0x0D]) }
        let digits = transport.commands.filter { $0.hasPrefix("010D") }.map { $0 == "010D1" ? "x" : "." }.joined()
        #expect(digits.hasPrefix("..xxx....x"), "\(digits)")
    }

    /// A command that was garbled once is refused, although the adapter does support response counts.
    @Test func refusals() throws {
        var refused: Set<Int> = [3]
        var asked = 0
        let (reader, transport) = try reader(Self.counting(.frames)) { command in
            asked += 1
            return [.says((refused.contains(asked) ? "?" : "7E8 03 41 0D 32") + "\r\r>")]
        }
        for _ in 1...10 { _ = try reader.ask([0x0D]) }
        #expect(reader.session.format.counting == .frames)
        #expect(transport.commands.suffix(1) == ["010D1"])
        refused = Set(11...1000)
        for _ in 1...3 { _ = try reader.ask([0x0D]) }
        for _ in 1...3 { #expect(text(try reader.ask([0x0D])).isEmpty) }
        #expect(reader.session.format.counting == .frames)
    }

    /// Counts are soon dropped for an adapter that does not support them.
    @Test func countsThatAreNotKnown() throws {
        var counted = 0
        let (reader, _) = try reader(Self.counting(.frames)) { command in
            if command == "010D1" { counted += 1 }
            return [.says((command == "010D1" ? "?" : "7E8 03 41 0D 32") + "\r\r>")]
        }
        for _ in 1...100 { _ = try reader.ask([0x0D]) }
        #expect(counted == 3)
        #expect(reader.session.format.counting == .none)
    }

    // MARK: In step

    /// A response to another request is not accepted; the session resynchronizes with the adapter and repeats the
    /// request.
    @Test func outOfStep() throws {
        var asked = 0
        let (reader, transport) = try reader { _ in
            asked += 1
            return asked == 1
                ? [.says("7E8 04 41 0C 1A F8\r\r>"), .says("7E8 03 41 0D 31\r\r>", afterS: 0.1)]
                : [.says("7E8 03 41 0D 32\r\r>")]
        }
        #expect(text(try reader.ask([0x0D])) == "0D=32")
        #expect(transport.commands.suffix(2) == ["010D", "010D"])
        #expect(transport.now.seconds(since: .zero) > 0.4)
    }

    /// An echo means that the adapter restarted.
    @Test func restarted() throws {
        var echoes = true
        let (reader, transport) = try reader { command in
            defer { echoes = false }
            return [.says((echoes ? command + "\r41 0D 31" : "7E8 03 41 0D 32") + "\r\r>")]
        }
        #expect(text(try reader.ask([0x0D])) == "0D=32")
        #expect(transport.commands.contains("ATE0") && transport.commands.contains("ATH1"))
    }

    /// The next request is sent before the last response is decoded.
    @Test func pipelined() throws {
        let (reader, transport) = try reader(answers: ["010D": "7E8 03 41 0D 32", "010C": "7E8 04 41 0C 1A F8"])
        try reader.send([0x0D])
        let first = try reader.collect()
        try reader.send([0x0C])
        #expect(text(reader.read(first)) == "0D=32")
        #expect(text(reader.read(try reader.collect())) == "0C=1AF8")
        #expect(transport.waitedForPrompts)
    }

    /// Without a prompt, the data received are used, and the adapter is called to its prompt before the next request.
    @Test func noPrompt() throws {
        let (reader, transport) = try reader { command in
            command == "010D"
                ? [.says("7E8 03 41 0D 32\r")]
                : command == "010C" ? [.says("7E8 04 41 0C 1A F8\r\r>")] : [.says("?\r\r>")]
        }
        let answer = try reader.ask([0x0D])
        #expect(text(answer) == "0D=32")
        #expect(!answer.reply.isComplete && answer.frames == 0)
        #expect(text(try reader.ask([0x0C])) == "0C=1AF8")
        #expect(transport.commands.suffix(4) == ["ATDPN", "010D", "ATI", "010C"])
    }

    @Test(arguments: [(0.05, false), (0.2, false), (0.22, true), (0.9, true)])
    func slowness(_ seconds: Double, _ isSlow: Bool) throws {
        let (reader, _) = try reader { _ in [.says("7E8 03 41 0D 32\r\r>", afterS: seconds)] }
        #expect(reader.isSlow(try reader.ask([0x0D])) == isSlow)
    }

    @Test func silenceIsNotSlow() throws {
        let (reader, _) = try reader { _ in [.says("NO DATA\r\r>", afterS: 0.9)] }
        #expect(!reader.isSlow(try reader.ask([0x0D])))
    }

    /// A new session with the same vehicle takes over what is known.
    @Test func goesOn() throws {
        let (old, _) = try reader(Self.counting(.frames), answers: ["010D": "7E8 03 41 0D 32"])
        for _ in 1...2 { _ = try old.ask([0x0D]) }
        let (new, transport) = try reader(Self.counting(.frames), answers: ["010D1": "7E9 03 41 0D 77"])
        let reader = CurrentDataReader(old, on: new.session)
        #expect(text(try reader.ask([0x0D])) == "")
        #expect(transport.commands.suffix(1) == ["010D1"])
        #expect(reader.chosenECU[0x0D] == ECUAddress(can11: 0x7E8))
    }
}
