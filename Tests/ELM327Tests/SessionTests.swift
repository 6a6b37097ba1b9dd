import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct SessionTests {
    private static let wellBehaved = [
        "ATI": "ELM327 v2.1\r\r>", "ATZ": "ATZ\r\r\rELM327 v2.1\r\r>", "ATE0": "ATE0\rOK\r\r>", "ATL0": "OK\r\r>",
        "ATM0": "OK\r\r>",
        "ATS0": "OK\r\r>", "ATH1": "OK\r\r>", "ATAL": "OK\r\r>", "ATAT1": "OK\r\r>",
        "AT@1": "OBDII to RS232 Interpreter\r\r>",
    ]

    private static let setup = ["ATE0", "ATM0", "ATL0", "ATS0", "ATH1", "ATAL", "ATAT1", "ATI", "AT@1", "STI"]

    private func session(_ transport: any Transport, _ state: LinkState = .opening) -> Session {
        Session(adapter: Adapter(transport: transport, link: Link(state: state)))
    }

    // MARK: Opening the adapter

    @Test func aGenuineOne() throws {
        let transport = ScriptedTransport(answers: Self.wellBehaved)
        let session = session(transport)
        try session.open()
        #expect(transport.commands == ["ATI", "ATZ"] + Self.setup)
        #expect(transport.waitedForPrompts)
        #expect(session.identity == "ELM327 v2.1")
        #expect(session.adapterDescription == "OBDII to RS232 Interpreter")
        #expect(session.stnFirmware == nil)
        #expect(session.device == "test:peer")
        // What has already arrived is not waited for.
        #expect(transport.now.seconds(since: .zero) < 0.2)
    }

    /// A session with a clone has the same result if its output arrives byte by byte or is split anywhere.
    @Test(arguments: -1..<45) func howeverItArrives(_ cut: Int) throws {
        let answers = Self.wellBehaved.merging(
            [
                "ATTP0": "OK\r\r>", "ATDPN": "A6\r\r>",
                "0100": "SEARCHING...\r7E8064100BE3EB811\r7E9064100800000 01\r\r>",
            ], uniquingKeysWith: { $1 })
        let transport = ScriptedTransport(delivery: cut < 0 ? .bytewise : .cut(cut), answers: answers)
        let session = session(transport)
        try session.open()
        try session.connect(voltage: 12.6)
        #expect(transport.commands == ["ATI", "ATZ"] + Self.setup + ["ATTP0", "0100", "ATDPN"])
        #expect(transport.waitedForPrompts)
        #expect(session.identity == "ELM327 v2.1")
        #expect(session.bus == .can11Bit500)
        #expect(session.headersShown)
        #expect(session.firstAnswers.map(\.ecu.description) == ["7E8", "7E9"])
        #expect(
            session.firstAnswers.map(\.payloads) == [[[0x41, 0, 0xBE, 0x3E, 0xB8, 0x11]], [[0x41, 0, 0x80, 0, 0, 1]]])
        #expect(session.firstReply.isComplete)
    }

    struct Peer: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var identity: String? = "ELM327 v1.5"
        let respond: @Sendable (String, Instant) -> [ScriptedTransport.Event]

        init(
            _ name: String, identity: String? = "ELM327 v1.5",
            respond: @escaping @Sendable (String, Instant) -> [ScriptedTransport.Event]
        ) {
            testDescription = name
            self.identity = identity
            self.respond = respond
        }
    }

    /// Returns the response of a typical clone.
    private static func clone(_ command: String) -> String {
        switch command {
        case "ATZ": "\r\rELM327 v1.5\r\r>"
        case "ATI": "ELM327 v1.5\r\r>"
        case let text where text.hasPrefix("AT@"): "?\r\r>"
        case let text where text.hasPrefix("AT"): "OK\r\r>"
        default: "?\r\r>"
        }
    }

    static let peers: [Peer] = [
        Peer("? to all but the least") { command, _ in
            [.says(["ATZ", "ATI", "ATE0"].contains(command) ? clone(command) : "?\r\r>")]
        },
        Peer("ATE0 without a prompt") { command, _ in
            [.says(command == "ATE0" ? "ATE0\rOK\r" : clone(command))]
        },
        Peer("ATE0 with a late prompt") { command, _ in
            command == "ATE0"
                ? [.says("ATE0\rOK\r"), .says("\r>", afterS: 1.6)]
                : [.says(clone(command), afterS: command == "ATL0" ? 0.2 : 0.01)]
        },
        Peer("echo for ever") { command, _ in [.says("\(command)\r\(clone(command))")] },
        Peer("echo with spaces and line feeds") { command, _ in
            [.says("\(command.prefix(2)) \(command.dropFirst(2))\r\n\(clone(command).replacing("\r", with: "\r\n"))")]
        },
        Peer("silent to ATZ") { command, _ in command == "ATZ" ? [] : [.says(clone(command))] },
        Peer("silent to ATZ and ATWS") { command, _ in
            ["ATZ", "ATWS"].contains(command) ? [] : [.says(clone(command))]
        },
        Peer("garbage after ATZ") { command, _ in
            [.says(command == "ATZ" ? "\u{FC}\u{0}\u{0}ATZ\r\r\r\u{FC}ELM327 v1.5\r\u{0}\r>" : clone(command))]
        },
        Peer("NULs and high bytes everywhere") { command, _ in
            [.says(clone(command).map { "\u{0}\($0)\u{FC}" }.joined())]
        },
        Peer("no ELM in its banner", identity: "OBDUART v1.1") { command, _ in
            [.says(clone(command).replacing("ELM327 v1.5", with: "OBDUART v1.1"))]
        },
        Peer("no answer to ATI", identity: nil) { command, _ in [.says(command == "ATI" ? "?\r\r>" : clone(command))] },
        Peer("ATZ takes 2.5 s") { command, _ in [.says(clone(command), afterS: command == "ATZ" ? 2.5 : 0.02)] },
        Peer("in the middle of monitoring") { command, time in
            time == .zero ? [.says("7E8 03 41 0D 32\rSTOPPED\r\r>")] : [.says(clone(command))]
        },
        Peer("the end of another answer first") { command, time in
            time == .zero
                ? [.says("41 0D 32\r\r>"), .says("ELM327 v1.5\r\r>", afterS: 0.2)] : [.says(clone(command))]
        },
        Peer("asleep at first") { command, time in time == .zero ? [] : [.says(clone(command))] },
        Peer("a first answer that takes 1.2 s") { command, time in
            [.says(clone(command), afterS: time == .zero ? 1.2 : 0.05)]
        },
        Peer("an answer to ATZ that comes as the next one's") { command, _ in
            [.says(clone(command), afterS: command == "ATZ" ? 3.2 : 0.4)]
        },
        Peer("a banner that comes as the answer to ATE0") { command, time in
            [.says(clone(command), afterS: time == .zero ? 1.2 : command == "ATZ" ? 0.5 : 0.4)]
        },
        Peer("Bluetooth chatter") { command, time in
            [.says((time == .zero ? "+CONNECTING<<\r\n+CONNECTED\r\n" : "") + clone(command))]
        },
        Peer("two prompts") { command, _ in [.says(clone(command) + "\r>")] },
    ]

    @Test(arguments: peers) func oddPeersThatAreAdapters(_ peer: Peer) throws {
        let transport = ScriptedTransport(respond: peer.respond)
        let session = session(transport)
        try session.open()
        #expect(session.identity == peer.identity)
        #expect(session.adapterDescription == nil)
        #expect(transport.commands.suffix(Self.setup.count) == Self.setup[...])
        #expect(transport.now.seconds(since: .zero) < 10)
    }

    static let nonsense: [(peer: Peer, message: String)] = [
        (
            Peer("a web server that closes") { _, _ in
                [.says("HTTP/1.1 400 Bad Request\r\n\r\n<html>no</html>"), .closes(afterS: 0.02)]
            }, "'test:peer' does not respond like an ELM327: 'HTTP/1.1 400 Bad Request\\r\\n\\r\\n<html>no'"
        ),
        (
            Peer("a web server that stays") { _, _ in [.says("HTTP/1.1 400 Bad Request\r\n\r\n<html>no</html>")] },
            "'test:peer' does not respond like an ELM327: 'HTTP/1.1 400 Bad Request\\r\\n\\r\\n<html>no'"
        ),
        (Peer("silence") { _, _ in [] }, "'test:peer' opens, but nothing responds"),
        (
            Peer("closes at once") { _, _ in [.closes(afterS: 0)] },
            "'test:peer' accepts the connection and closes it at once"
        ),
        (
            Peer("a plug that sends back what it gets") { command, _ in [.says(command + "\r", afterS: 0.001)] },
            "'test:peer' does not respond like an ELM327: 'ATI\\rATZ\\rATWS\\rATI\\r'"
        ),
        (
            Peer("a modem") { command, _ in [.says("\r\nERROR\r\n")] },
            "'test:peer' does not respond like an ELM327: '\\r\\nERROR\\r\\n\\r\\nERROR\\r\\n\\r\\nERROR\\r\\n\\'"
        ),
        (
            Peer("another speed") { _, _ in [.says("\u{F8}\u{0}\u{FC}x")] },
            "'test:peer' does not respond like an ELM327: '\\xf8\\x00\\xfcx\\xf8\\x00\\xfcx\\xf8\\x00\\xfcx\\'"
        ),
        (
            Peer("a shell") { command, _ in [.says("\(command): command not found\r\n>")] },
            "'test:peer' does not respond like an ELM327: 'ATI: command not found\\r\\n>ATZ: command '"
        ),
    ]

    @Test(arguments: nonsense) func peersThatAreNoAdapters(_ peer: Peer, _ message: String) throws {
        let transport = ScriptedTransport(respond: peer.respond)
        let session = session(transport)
        let problem = #expect(throws: VehicleError.self) { try session.open() }?.sourceError
        #expect(problem?.step == .adapter)
        #expect(problem?.message == message)
        let isTaken = message.contains("closes it at once")
        let advice = isTaken ? "most adapters serve one" : "check that it is the adapter's port"
        #expect(problem?.advice.hasPrefix(advice) == true)
        #expect(problem?.message.contains { $0.isNewline } == false)
        #expect(transport.now.seconds(since: .zero) < 10)
    }

    /// The command is sent twice, because the first response may belong to something earlier.
    @Test func whatNeverSaysOKIsGivenUp() {
        let transport = ScriptedTransport { command, _ in
            [.says(command == "ATE0" ? "ATE0\r?\r\r>" : Self.clone(command))]
        }
        let problem = #expect(throws: VehicleError.self) { try session(transport).open() }?.sourceError
        #expect(problem?.step == .adapter)
        #expect(transport.commands.count { $0 == "ATE0" } == 2)
    }

    /// An adapter that is unplugged during setup still counts as an adapter.
    @Test(arguments: ["ATL0", "ATAT1", "ATI", "STI"]) func anAdapterThatGoes(_ last: String) throws {
        let transport = ScriptedTransport { command, time in
            command == last && time > .zero ? [.closes()] : [.says(Self.clone(command))]
        }
        let error = #expect(throws: VehicleError.self) { try session(transport).open() }
        #expect(error == .transport(.connection(.closedByPeer("test:peer"))))
    }

    @Test func silenceTakesLessThanTenSeconds() throws {
        let transport = SimulatedTransport(
            device: "sim:city", car: try #require(VirtualCar.named("city")), pace: .maximum, quirks: .silence,
            interruptDescriptor: -1)
        let problem = #expect(throws: VehicleError.self) { try session(transport).open() }?.sourceError
        #expect(problem?.step == .adapter)
        #expect((1..<10).contains(transport.now.seconds(since: .zero)))
    }

    /// An endless stream, with or without prompts in it.
    @Test(arguments: ["U", "U>", "\u{0}", "41 0D 32\r\r>"]) func anEndlessStream(_ text: String) {
        let transport = ScriptedTransport { _, _ in [] }
        transport.noise = (bytes(text), 0.001)
        let problem = #expect(throws: VehicleError.self) { try session(transport).open() }?.sourceError
        #expect(problem?.step == .adapter)
        #expect(transport.now.seconds(since: .zero) < 15)
    }

    // MARK: The voltage

    @Test(
        arguments: [
            ("12.3V\r\r>", 12.3), ("12.3\r\r>", 12.3), ("12v\r\r>", 12), ("0.0V\r\r>", 0), ("14.25V\r\r>", 14.25),
            (" 12.3V \r\r>", 12.3),
            ("?\r\r>", nil), ("nan\r\r>", nil), ("0x1p3\r\r>", nil), ("-1.0V\r\r>", nil), ("V\r\r>", nil),
            ("1.2.3V\r\r>", nil),
            ("12,3V\r\r>", nil), ("\r\r>", nil), ("OK\r\r>", nil), ("inf\r\r>", nil), (".\r\r>", nil),
        ] as [(String, Double?)])
    func voltage(_ answer: String, _ volts: Double?) throws {
        let session = session(ScriptedTransport(script: [("ATRV", [.says(answer)])]))
        let result = try session.readVoltage()
        #expect(result.volts == volts)
        #expect(result.reply.isComplete)
    }

    // MARK: Finding the vehicle

    private func connect(_ first: String, _ number: String, voltage: Double? = 12.4) throws -> Session {
        let transport = ScriptedTransport(answers: ["ATTP0": "OK\r\r>", "0100": first, "ATDPN": number])
        let session = session(transport, .initializing)
        defer { #expect(transport.waitedForPrompts) }
        try session.connect(voltage: voltage)
        return session
    }

    static let shapes: [(first: String, framing: VehicleBus.Framing, bus: VehicleBus?)] = [
        ("7E8 06 41 00 BE 3E B8 11", .can11, nil),
        ("7E8064100BE3EB811\r7E9064100800000 01", .can11, nil),
        ("18 DA F1 10 06 41 00 BE 3E B8 11", .can29, nil),
        ("48 6B 10 41 00 BE 3E B8 11 C9", .iso9141, .iso9141),
        ("48 6B 10 41 00 BE 3E B8 11", .iso9141, .iso9141),
        ("48 6B 10 41 00 BE 3E B8 11 FA", .j1850, .j1850VPW),
        ("41 6B 10 41 00 BE 3E B8 11 90", .j1850, .j1850PWM),
        ("86 F1 10 41 00 BE 3E B8 11 8D", .kwp, nil),
        ("80 F1 10 06 41 00 BE 3E B8 11 8D", .kwp, nil),
        ("SEARCHING...\r7E8 06 41 00 BE 3E B8 11", .can11, nil),
        ("SEARCHING...7E8 06 41 00 BE 3E B8 11", .can11, nil),
        ("BUS INIT: ...OK\r48 6B 10 41 00 BE 3E B8 11 C9", .iso9141, .iso9141),
        ("7E8 06 41 00 BE <RX ERROR\r7E8 06 41 00 BE 3E B8 11", .can11, nil),
    ]

    /// If a clone does not report the protocol, the form of the response reveals it.
    @Test(arguments: shapes, ["0\r\r>", "A0\r\r>", "?\r\r>", "\r\r>"])
    func theShapeOfTheAnswer(
        _ shape: (first: String, framing: VehicleBus.Framing, bus: VehicleBus?), _ number: String
    ) throws {
        let session = try connect("\(shape.first)\r\r>", number)
        #expect(session.framing == shape.framing)
        #expect(session.bus == shape.bus)
        #expect(session.headersShown)
        #expect(session.firstAnswers.first?.payloads == [[0x41, 0, 0xBE, 0x3E, 0xB8, 0x11]])
        #expect(session.firstAnswers.first?.ecu.role == .engine)
    }

    @Test(
        arguments: [
            ("A6\r\r>", .can11, .can11Bit500), ("3\r\r>", .iso9141, .iso9141), ("5\r\r>", .kwp, .kwpFastInit),
            ("0\r\r>", .can11, nil),
        ] as [(String, VehicleBus.Framing, VehicleBus?)])
    func headersIgnored(_ number: String, _ framing: VehicleBus.Framing, _ bus: VehicleBus?) throws {
        let session = try connect("SEARCHING...\r41 00 BE 3E B8 11 \r\r>", number)
        #expect(session.framing == framing)
        #expect(session.bus == bus)
        #expect(!session.headersShown)
        #expect(session.firstAnswers.map(\.ecu) == [.unknown])
        #expect(session.firstAnswers.first?.payloads == [[0x41, 0, 0xBE, 0x3E, 0xB8, 0x11]])
    }

    static let dead: [(first: String, number: String, voltage: Double?, step: SourceError.Step, word: String)] = [
        ("UNABLE TO CONNECT", "A0", 12.4, .bus, "UNABLE TO CONNECT"),
        ("SEARCHING...\rUNABLE TO CONNECT", "0", nil, .bus, "UNABLE TO CONNECT"),
        ("NABLE TO CONNECT", "A0", 12.4, .bus, "UNABLE TO CONNECT"),
        ("SEARCHING...UNABLETOCONNECT", "0", 12.4, .bus, "UNABLE TO CONNECT"),
        ("UNABLE TO CONNECT", "A0", 0.4, .power, "0.4 V"),
        ("UNABLE TO CONNECT", "A0", 5.04, .power, "5.0 V"),
        ("UNABLE TO CONNECT", "A0", 5.96, .power, "6.0 V"),
        ("UNABLE TO CONNECT", "A0", 6, .bus, "UNABLE TO CONNECT"),
        ("BUS INIT: ERROR", "3", 12.4, .bus, "BUS INIT: ERROR"),
        ("BUS INIT: ...ERROR", "A3", 12.4, .bus, "BUS INIT: ERROR"),
        ("US INIT: ...ERROR", "A3", 12.4, .bus, "BUS INIT: ERROR"),
        ("CAN ERROR", "6", 12.4, .bus, "CAN ERROR"),
        ("BUS BUSY", "1", 12.4, .bus, "BUS BUSY"),
        ("ERR94", "6", 12.4, .bus, "ERR94"),
        ("STOPPED", "A0", 12.4, .bus, "STOPPED"),
        // The protocol was set and the bus is present, but no ECU responds.
        ("NO DATA", "6", 12.4, .ecu, "NO DATA"),
        ("SEARCHING...\rNO DATA", "A6", 12.4, .ecu, "NO DATA"),
        ("BUS INIT: OK\rNO DATA", "3", 12.4, .ecu, "NO DATA"),
        ("NO DATA", "6", 0.4, .power, "0.4 V"),
        // Somebody else's traffic, an answer to another request, and what cannot be read: no connection.
        ("7DF 02 01 00", "6", 12.4, .ecu, "no ECU responds"),
        ("7E8 03 41 0D 32", "6", 12.4, .ecu, "no ECU responds"),
        ("7E8 06 41 00 BE 3E", "6", 12.4, .ecu, "no ECU responds"),
        ("41 00 BE 3E B8 1", "6", 12.4, .ecu, "no ECU responds"),
        ("", "0", 12.4, .ecu, "no ECU responds"),
    ]

    @Test(arguments: dead)
    func theLadder(
        _ first: String, _ number: String, _ voltage: Double?, _ step: SourceError.Step, _ word: String
    ) {
        let problem = #expect(throws: VehicleError.self) {
            try connect("\(first)\r\r>", "\(number)\r\r>", voltage: voltage)
        }?.sourceError
        #expect(problem?.step == step)
        #expect(problem?.message.contains(word) == true, "\(problem?.message ?? "")")
        #expect(problem?.message.contains { $0.isNewline } == false)
        #expect(problem?.advice.isEmpty == false)
    }

    /// A negative response is a response: the vehicle is found, and reports why it has no current data.
    @Test(
        arguments: [
            ("7E8 03 7F 01 11", "6", "engine (7E8): service not supported (11)"),
            ("7E8 03 7F 01 7F\r7E9 03 7F 01 11", "6", "service not supported in this session (7F)"),
            ("83 F1 10 7F 01 11 15", "5", "engine (10): service not supported (11)"),
            ("7F 01 12", "6", "parameter not supported (12)"), ("7E8 03 7F 01 78", "6", "(78)"),
        ])
    func aRefusalIsAnAnswer(_ said: String, _ number: String, _ words: String) throws {
        let session = try connect("\(said)\r\r>", "\(number)\r\r>", voltage: 12.4)
        #expect(session.bus?.elmNumber == Character(number))
        let problem = try #require(session.refusalOfCurrentData)
        #expect(problem.step == .ecu && problem.message.contains(words), "\(problem.message)")
        #expect(!problem.advice.contains("1996"))
    }

    /// A negative response of one ECU is no problem if another one responds.
    @Test func oneRefusalBesideAnAnswer() throws {
        let session = try connect("7E8 06 41 00 BE 3E B8 11\r7E9 03 7F 01 11\r\r>", "6\r\r>", voltage: 12.4)
        #expect(session.refusalOfCurrentData == nil)
        #expect(session.firstAnswers.count == 2)
    }

    /// If the first request fails, the second one may succeed.
    @Test(arguments: ["BUS BUSY", "BUS ERROR", "CAN ERROR", "NO DATA", "STOPPED", "DATA ERROR", "7E8 06 41 <RX ERROR"])
    func theSearchIsTriedTwice(_ said: String) throws {
        let transport = ScriptedTransport(
            script: [
                ("ATTP0", [.says("OK\r\r>")]), ("0100", [.says("\(said)\r\r>")]),
            ] + (said == "NO DATA" ? Self.stepsAfterSilence : []) + [
                ("0100", [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]), ("ATDPN", [.says("A6\r\r>")]),
            ])
        let session = session(transport, .initializing)
        try session.connect(voltage: nil)
        #expect(session.bus == .can11Bit500)
        // The vehicle may have been slow.
        #expect(session.format.timeout == (said == "NO DATA" ? 255 : nil))
        #expect(session.firstReply.value == "7E8 06 41 00 BE 3E B8 11")
    }

    /// ECUs that speak only OBDonUDS do not respond to 01 00, and slow ones need more time.
    private static let stepsAfterSilence: [(command: String, events: [ScriptedTransport.Event])] = [
        ("ATDPN", [.says("A6\r\r>")]), ("22F810", [.says("NO DATA\r\r>")]), ("22F400", [.says("NO DATA\r\r>")]),
        ("ATSTFF", [.says("OK\r\r>")]),
    ]

    /// The wait for a search is limited, even if the search never ends or restarts whenever it is interrupted.
    @Test(arguments: [false, true]) func aSearchForEver(_ canBeEnded: Bool) throws {
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "0100": (0..<600).map { .says($0 == 0 ? "SEARCHING" : ".", afterS: 0.1 * Double($0)) }
            case "\u{7F}": canBeEnded ? [.dropsRest(afterS: 0), .says("STOPPED\r\r>")] : []
            case "ATI": canBeEnded ? [.says("ELM327 v1.5\r\r>")] : []
            default: canBeEnded || command.hasPrefix("AT") ? [.says("OK\r\r>")] : []
            }
        }
        let session = session(transport, .initializing)
        #expect(throws: (any Error).self) { try session.connect(voltage: nil) }
        #expect(transport.now.seconds(since: .zero) < 30)
    }

    /// A lost prompt costs no more than the time in which the adapter could still have sent something.
    @Test func aLostPrompt() throws {
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "0100": [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]
            case "0101": [.says("7E8 06 41 01 00 07 65 00\r\r")]
            case "010D": [.says("7E8 03 41 0D 32\r\r>")]
            case "0131": [.says("7E8 03 7F 01 78\r"), .says("7E8 04 41 31 00 10\r\r>", afterS: 3)]
            case "ATDPN": [.says("A6\r\r>")]
            case "ATI": [.says("ELM327 v1.5\r\r>")]
            default: [.says("OK\r\r>")]
            }
        }
        let session = session(transport, .initializing)
        try session.connect(voltage: nil)
        let start = transport.now
        let first = try session.request([0x01, 0x01])
        #expect(first.answers.first?.payloads == [[0x41, 0x01, 0x00, 0x07, 0x65, 0x00]])
        #expect(first.time.seconds(since: start) < 0.02)
        #expect(try session.request([0x01, 0x0D]).answers.first?.payloads == [[0x41, 0x0D, 0x32]])
        #expect(transport.now.seconds(since: start) < 0.6)
        #expect(transport.commands.suffix(3) == ["0101", "ATI", "010D"])
        // An announced response is waited for.
        #expect(try session.request([0x01, 0x31]).answers.first?.payloads == [[0x41, 0x31, 0x00, 0x10]])
    }

    /// An endless search is interrupted, and started once more.
    @Test func aSearchWithoutAnEnd() throws {
        let transport = ScriptedTransport(script: [
            ("ATTP0", [.says("OK\r\r>")]), ("0100", [.says("SEARCHING...")]), ("\u{7F}", [.says("STOPPED\r\r>")]),
            ("ATI", [.says("ELM327 v1.5\r\r>")]),
            ("0100", [.says("7E8 06 41 00 BE 3E B8 11\r\r>")]), ("ATDPN", [.says("A6\r\r>")]),
        ])
        let session = session(transport, .initializing)
        try session.connect(voltage: nil)
        #expect(session.bus == .can11Bit500)
        #expect(transport.now.seconds(since: .zero) < 25)
    }

    @Test(
        arguments: VehicleBus.ofELM327,
        [Quirks(), .headersIgnored, .searchingGlued, .noChecksum])
    func everyBusOfTheSimulator(_ bus: VehicleBus, _ quirks: Quirks) throws {
        var car = try #require(VirtualCar.named("faults"))
        car.bus = bus
        let transport = SimulatedTransport(
            device: "sim:faults", car: car, pace: .maximum, quirks: quirks, interruptDescriptor: -1)
        let session = session(transport)
        try session.open()
        #expect(session.identity == "ELM327 v2.1")
        try session.connect(voltage: try session.readVoltage().volts)
        #expect(session.bus == bus)
        #expect(session.headersShown == (quirks != .headersIgnored))
        #expect(session.firstAnswers.count == (quirks == .headersIgnored ? 1 : 2))
    }

    @Test(arguments: [(Quirks.ignitionOff, SourceError.Step.bus), (.unplugged, .power)])
    func aCarThatIsOff(_ quirks: Quirks, _ step: SourceError.Step) throws {
        let transport = SimulatedTransport(
            device: "sim:city", car: try #require(VirtualCar.named("city")), pace: .maximum, quirks: quirks,
            interruptDescriptor: -1)
        let session = session(transport)
        try session.open()
        let volts = try session.readVoltage().volts
        let problem = #expect(throws: VehicleError.self) { try session.connect(voltage: volts) }?.sourceError
        #expect(problem?.step == step)
    }
}
