import Glibc
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct ReplayTransportTests {
    private func replay(_ lines: String..., options: ReplayTransport.Options = .init(), interrupt: Int32 = -1) throws
        -> ReplayTransport
    {
        let text = (["# obdmech transcript 1"] + lines).joined(separator: "\n")
        return ReplayTransport(
            try Transcript(parsing: bytes(text)), device: "replay:x.txt", path: "x.txt", options: options,
            interruptDescriptor: interrupt)
    }

    private func say(_ text: String, _ transport: ReplayTransport, for seconds: Double = 1) throws -> [String] {
        try transport.send(bytes(text))
        return try listen(transport, for: seconds)
    }

    /// What comes, each with the time of its arrival.
    private func listen(_ transport: ReplayTransport, for seconds: Double) throws -> [String] {
        let deadline = transport.now.advanced(bySeconds: seconds)
        var heard: [String] = []
        while let received = try transport.receive(before: deadline) {
            heard.append("\(Transcript.seconds(received.time)) \(Transcript.escaped(received.bytes))")
        }
        return heard
    }

    private func failure(_ body: () throws -> Void) -> TransportError? {
        do {
            try body()
            return nil
        } catch {
            return error as? TransportError
        }
    }

    /// The speeds of the line that was recorded.
    @Test(
        arguments: [
            ("# speed: 38400", 38400, 38400), ("# speed: 115200 raised from 38400", 115_200, 38400),
            ("# speed:", nil, nil),
            ("# notes: x", nil, nil), ("# speed: fast", nil, nil),
        ] as [(String, Int?, Int?)])
    func speeds(_ line: String, _ baud: Int?, _ resting: Int?) throws {
        let transport = try replay(line, "0.000 > A\\r")
        #expect(transport.baud == baud)
        #expect(transport.restingBaud == resting)
    }

    // MARK: Strict

    @Test func cutsAndTimesAreThoseOfTheTranscript() throws {
        let transport = try replay(
            "0.100 < hello>", "1.000 > ATZ\\r", "1.250 < \\rEL", "1.300 < M\\r>", "5.000 > ATI\\r", "5.010 < x\\r>")
        #expect(transport.device == "replay:x.txt")
        #expect(transport.now == .zero)
        #expect(try listen(transport, for: 0.5) == ["0.100 hello>"])
        #expect(transport.now.nanoseconds == 500_000_000)
        // The program took no time to think: it takes what it took then.
        #expect(try say("ATZ\r", transport) == ["1.250 \\rEL", "1.300 M\\r>"])
        #expect(transport.now.nanoseconds == 2_000_000_000)
        // Now it took more.
        #expect(try listen(transport, for: 10) == [])
        #expect(try say("ATI\r", transport) == ["12.010 x\\r>"])
    }

    @Test func anAnswerThatComesTooLateComesLater() throws {
        let transport = try replay("0.000 > A\\r", "0.500 < x>", "0.500 > B\\r", "0.600 < y>")
        #expect(try say("A\r", transport, for: 0.2) == [])
        #expect(try say("B\r", transport) == ["0.500 x>", "0.600 y>"])
    }

    @Test func whatCameBeforeTheNextWriteIsThereBeforeIt() throws {
        let transport = try replay("0.000 > A\\r", "0.100 < x>", "0.101 < stray", "0.102 > B\\r", "0.200 < y>")
        try transport.send(bytes("A\r"))
        #expect(try transport.receive(before: .zero.advanced(bySeconds: 1))?.bytes == bytes("x>"))
        #expect(try transport.receive(before: transport.now)?.bytes == bytes("stray"))
        #expect(try transport.receive(before: transport.now) == nil)
        #expect(try say("B\r", transport) == ["0.200 y>"])
    }

    @Test func cutsOfWritesDoNotMatter() throws {
        let transport = try replay("0.000 > \\x7F", "0.000 > AT", "0.001 > I\\r", "0.010 < x>")
        try transport.send([0x7F, UInt8(ascii: "A")])
        #expect(try listen(transport, for: 1) == [])
        try transport.send([])
        #expect(try say("TI\r", transport) == ["1.009 x>"])
    }

    @Test func anotherCommandIsAMismatch() throws {
        let transport = try replay("0.000 > ATZ\\r", "0.900 < >", "", "1.000 > AT\\\\I\\r")
        _ = try say("ATZ\r", transport)
        let expected = TransportError.replay(
            .diverged(sent: #"ATE0\r"#, recorded: #"AT\\I\r"#, path: "x.txt", line: 5))
        #expect(expected.kind == .diverged)
        #expect(failure { try transport.send(bytes("ATE0\r")) } == expected)
        // It is over, whatever comes then.
        #expect(failure { try transport.send(bytes("AT\\I\r")) } == expected)
        #expect(failure { _ = try transport.receive(before: .distantFuture) } == expected)
    }

    @Test(arguments: ["ATZ\rATI\r", "ATZZ", "ATI\r", "B"]) func mismatches(_ text: String) throws {
        let transport = try replay("0.000 > ATZ\\r", "0.900 < >", "1.000 > ATI\\r")
        #expect(
            failure { try transport.send(bytes(text)) }
                == .replay(
                    .diverged(
                        sent: Transcript.escaped(bytes(text)), recorded: #"ATZ\r"#, path: "x.txt", line: 2)))
    }

    @Test func theEndIsSilenceForOneWhoListens() throws {
        let transport = try replay("0.000 > ATZ\\r", "0.900 < >", "")
        #expect(try say("ATZ\r", transport, for: 3600) == ["0.900 >"])
        #expect(transport.now.nanoseconds == 3_600_000_000_000)
        #expect(try transport.receive(before: .distantFuture) == nil)
        #expect(
            failure { try transport.send(bytes("ATI\r")) } == .replay(.ended(sent: #"ATI\r"#, path: "x.txt", line: 3)))
    }

    @Test func anEmptyTranscript() throws {
        let transport = try replay()
        #expect(try listen(transport, for: 1) == [])
        #expect(
            failure { try transport.send(bytes("ATI\r")) } == .replay(.ended(sent: #"ATI\r"#, path: "x.txt", line: 1)))
    }

    @Test func closed() throws {
        let transport = try replay("0.000 > ATZ\\r")
        transport.close()
        transport.close()
        #expect(failure { try transport.send(bytes("ATZ\r")) } == .connection(.closed("replay:x.txt")))
        #expect(failure { _ = try transport.receive(before: .zero) }?.kind == .lost)
    }

    // MARK: By request

    /// One who looks whether something is there does not hear what only comes later.
    @Test func anAnswerIsNotThereBeforeItsTime() throws {
        let transport = try replay("1.000 > A\\r", "1.500 < a>", options: .init(mode: .request))
        try transport.send(bytes("A\r"))
        #expect(try transport.receive(before: transport.now) == nil)
        #expect(try listen(transport, for: 1) == ["0.500 a>"])
    }

    @Test func eachCommandIsAnsweredAsItWasAnswered() throws {
        let transport = try replay(
            "0.000 < hi>", "1.000 > 010C\\r", "1.010 < a", "1.020 < >", "2.000 > 010D\\r", "2.005 < d>",
            "3.000 > 01 0c\\r", "3.030 < b>", "4.000 > 0105\\r", "9.000 > 010C\\r", "9.040 < c>",
            options: .init(mode: .request))
        #expect(try say("010D\r", transport) == ["0.000 hi>", "0.005 d>"])
        #expect(try say("010C\r", transport) == ["1.010 a", "1.020 >"])
        #expect(try say("01 0C\r", transport) == ["2.030 b>"])
        #expect(try say("010c\r", transport) == ["3.040 c>"])
        #expect(try say("010C\r", transport) == ["4.040 c>"])
        #expect(try say("010D\r", transport) == ["5.005 d>"])
        // Without an answer then, and never asked.
        #expect(try say("0105\r", transport) == [])
        #expect(try say("010F\r", transport) == [])
        #expect(transport.now.nanoseconds == 8_000_000_000)
    }

    // MARK: Time

    @Test func aRateWaits() throws {
        let transport = try replay("0.000 > A\\r", "2.000 < x>", options: .init(rate: 100))
        try transport.send(bytes("A\r"))
        let received = try #require(try transport.receive(before: .zero.advanced(bySeconds: 3600)))
        #expect(received.bytes == bytes("x>"))
        #expect(received.time >= .zero.advanced(bySeconds: 2) && transport.now >= received.time)
    }

    @Test(arguments: [nil, 1.0]) func theUserInterrupts(rate: Double?) throws {
        let interruption = Interruption()
        let transport = try replay("0.000 > A\\r", options: .init(rate: rate), interrupt: interruption.descriptor)
        try transport.send(bytes("A\r"))
        #expect(try transport.receive(before: transport.now) == nil)
        interruption.happen()
        #expect(failure { _ = try transport.receive(before: .distantFuture) } == .interrupted)
    }

    /// Times that no clock holds are never reached, and nothing overflows.
    @Test(arguments: ReplayTransport.Options.Mode.allCases) func farTimes(_ mode: ReplayTransport.Options.Mode) throws {
        let transport = try replay(
            "0.000 > A\\r", "999999999.0 < x>", "999999999.0 > A\\r", "999999999.0 < y>", options: .init(mode: mode))
        #expect(try say("A\r", transport) == [])
        _ = try say("A\r", transport)
        for _ in 0..<20 { _ = try transport.receive(before: .distantFuture.advanced(bySeconds: -1)) }
        if mode == .request { for _ in 0..<20 { _ = try say("A\r", transport, for: 9e9) } }
    }

    // MARK: Options and files

    @Test func options() throws {
        #expect(try ReplayTransport.Options([:]) == .init(mode: .strict, rate: nil))
        #expect(try ReplayTransport.Options(["mode": "strict", "rate": "max"]) == .init(mode: .strict, rate: nil))
        #expect(try ReplayTransport.Options(["mode": "request", "rate": "2.5"]) == .init(mode: .request, rate: 2.5))
        #expect(throws: AddressError.unknownMode("loose")) { try ReplayTransport.Options(["mode": "loose"]) }
        for rate in ["0", "-1", "nan", "inf", "1e9", "fast", ""] {
            #expect(throws: AddressError.wrongRate(rate)) { try ReplayTransport.Options(["rate": rate]) }
        }
    }

    @Test(
        arguments: [
            ("/no/such/file", .cannotRead("/no/such/file", ENOENT)), ("/tmp", .notRegular("/tmp")),
            ("/dev/zero", .notRegular("/dev/zero")), ("/proc/self/status", .line("/proc/self/status", 1, .isNone)),
        ] as [(String, ReplayError)])
    func filesThatCannotBeRead(path: String, fault: ReplayError) throws {
        let failure = failure {
            _ = try ReplayTransport.open(device: "x", path: path, options: .init(), interruptDescriptor: -1)
        }
        #expect(failure == .replay(fault) && failure?.kind == .cannotOpen)
    }
}
