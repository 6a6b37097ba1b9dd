import Telemetry
import Testing
import Transports

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct SerialSpeedTests {
    /// Every resting baud rate of an adapter is found, whatever was known, by sending nothing but AT I. A rate that
    /// another program may have raised is the exception: the adapter is then reset.
    @Test(arguments: SerialSpeed.rates, [nil, 38400, 500_000])
    func everySpeedIsFound(_ rate: Int, _ known: Int?) throws {
        let line = LineAdapter(.init(resting: rate))
        try SerialSpeed.find(on: line, known: known)
        #expect(line.baud == rate)
        #expect(line.now.seconds(since: .zero) < 5)
        let isUsual = known == nil ? [38400, 9600, 115_200].contains(rate) : rate == known
        #expect(line.commands.filter { !$0.hasSuffix("ATI") } == (isUsual ? [] : ["ATZ"]))
    }

    @Test func aKnownSpeedIsTheFirst() throws {
        for rate in SerialSpeed.rates {
            let line = LineAdapter(.init(resting: rate))
            try SerialSpeed.find(on: line, known: rate)
            #expect(line.baud == rate)
            #expect(line.commands == ["ATI"])
            #expect(line.now.seconds(since: .zero) < 0.05)
        }
    }

    /// A program raised the baud rate and was killed: a reset restores the resting rate.
    @Test(arguments: [nil, 38400, 9600]) func aSpeedThatWasLeftBehind(_ known: Int?) throws {
        let line = LineAdapter(.init(resting: known ?? 38400))
        line.rate = 500_000
        try SerialSpeed.find(on: line, known: known)
        #expect(line.baud == known ?? 38400)
        #expect(line.rate == known ?? 38400)
    }

    /// An adapter that does not respond to AT Z is found as well.
    @Test func aCableThatResetsSilently() throws {
        let line = LineAdapter(.init(resting: 500_000, resetsSilently: true))
        try SerialSpeed.find(on: line)
        #expect(line.baud == 500_000)
    }

    @Test func sprinkledBytesDoNotMatter() throws {
        for rate in [38400, 115_200] {
            let line = LineAdapter(.init(resting: rate, sprinkled: [0x00, 0xFC]))
            try SerialSpeed.find(on: line)
            #expect(line.baud == rate)
        }
    }

    @Test func aPortWithoutSomeSpeeds() throws {
        let line = LineAdapter(.init(resting: 115_200, portSpeeds: [9600, 19200, 115_200]))
        try SerialSpeed.find(on: line)
        #expect(line.baud == 115_200)
    }

    /// An adapter that sleeps or resets for less time than the first pass takes.
    @Test func anAdapterThatWakesUpLate() throws {
        let line = LineAdapter(.init(resetSeconds: 2))
        line.rate = 38400
        try line.send(Array("ATZ\r".utf8))
        try SerialSpeed.find(on: line)
        #expect(line.baud == 38400)
    }

    /// An adapter with a known baud rate that restarts is waited for before other rates are tried.
    @Test func aKnownAdapterThatRestarts() throws {
        let line = LineAdapter(.init(resting: 115_200))
        try line.setBaud(115_200)
        try line.send(Array("ATZ\r".utf8))
        try SerialSpeed.find(on: line, known: 115_200)
        #expect(line.baud == 115_200)
        #expect(line.now.seconds(since: .zero) < 1)
    }

    /// Remains of the interrupted output do not reach the following session.
    @Test func anAdapterThatWasLeftAtSomething() throws {
        let line = LineAdapter(.init(isMonitoring: true))
        try SerialSpeed.find(on: line)
        #expect(line.baud == 38400)
        #expect(try line.receive(before: line.now.advanced(bySeconds: 1)) == nil)
    }

    @Test(arguments: [nil, 38400]) func nobodyAnswers(_ known: Int?) {
        let line = LineAdapter(.init(resting: 0))
        let error = #expect(throws: TransportError.self) { try SerialSpeed.find(on: line, known: known) }
        #expect(error == .serial(.silent("serial:test")) && error?.kind == .lost)
        #expect(line.now.seconds(since: .zero) < 5.5)
    }

    /// A satellite receiver sends on its own. It only receives harmless commands, and is not taken for an adapter.
    @Test(arguments: [9600, 38400, 115_200]) func somethingElseIsThere(_ rate: Int) {
        let line = LineAdapter(
            .init(resting: rate, chatter: "$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\r\n"))
        let error = #expect(throws: TransportError.self) { try SerialSpeed.find(on: line) }
        #expect(error == .serial(.speaksOtherwise("serial:test")) && error?.kind == .lost)
        #expect(line.now.seconds(since: .zero) < 5.5)
        #expect(Set(line.commands.filter { $0.hasPrefix("AT") }).isSubset(of: ["ATI"]))
    }

    @Test func aPortThatBreaks() {
        let line = LineAdapter()
        line.isGone = true
        #expect(throws: TransportError.connection(.gone("serial:test"))) { try SerialSpeed.find(on: line) }
    }

    // MARK: Raising

    @Test(arguments: [57600, 115_200, 230_400, 500_000, 2_000_000], [nil, "STN1110 v4.2.1"])
    func raisedAndLowered(_ rate: Int, _ stn: String?) throws {
        let line = LineAdapter(.init(stn: stn))
        #expect(try SerialSpeed.raise(on: line, to: .rate(rate)))
        #expect(line.baud == rate)
        #expect(line.rate == rate)
        #expect(line.commands.contains { $0.hasPrefix(stn == nil ? "ATBRD" : "STBR") })
        SerialSpeed.lower(on: line, to: 38400)
        #expect(line.baud == 38400)
        #expect(line.rate == 38400)
        // The adapter is at its prompt.
        try SerialSpeed.find(on: line, known: 38400)
        #expect(line.commands.suffix(2) == ["ATZ", "ATI"])
    }

    @Test func divisorsOfTheDataSheet() throws {
        for (rate, divisor) in [(57600, "45"), (115_200, "23"), (230_400, "11"), (500_000, "08")] {
            let line = LineAdapter()
            #expect(try SerialSpeed.raise(on: line, to: .rate(rate)))
            #expect(line.commands.contains("ATBRD" + divisor))
        }
    }

    /// The highest rate at which a session works without errors is kept.
    @Test(arguments: [(Int.max, 2_000_000), (500_000, 500_000), (300_000, 230_400), (100_000, 57600)])
    func theHighest(_ cleanUpTo: Int, _ rate: Int) throws {
        let line = LineAdapter(.init(cleanUpTo: cleanUpTo))
        #expect(try SerialSpeed.raise(on: line, to: .highest))
        #expect(line.baud == rate)
        #expect(line.rate == rate)
    }

    /// If anything is in doubt, adapter and line are restored, and the adapter is at its prompt.
    @Test(arguments: [
        LineAdapter.Kind(knowsBRD: false), .init(knowsBRD: false, onlySaysOK: true), .init(cleanUpTo: 38400),
        .init(cleanUpTo: 38400, spoilsOneIn: 60),
        .init(neverConfirms: true), .init(portSpeeds: [38400]), .init(stn: "STN1110 v4.2.1", cleanUpTo: 38400),
        .init(resting: 9600, knowsBRD: false),
    ])
    func notRaised(_ kind: LineAdapter.Kind) throws {
        for target in [SerialSpeed.Target.highest, .rate(500_000)] {
            let line = LineAdapter(kind)
            try line.setBaud(kind.resting)
            #expect(try !SerialSpeed.raise(on: line, to: target))
            #expect(line.baud == kind.resting)
            #expect(line.rate == kind.resting)
            let before = line.now
            try SerialSpeed.find(on: line, known: kind.resting)
            #expect(line.baud == kind.resting)
            #expect(line.now.seconds(since: before) < 0.1)
        }
    }

    /// One that does not know the command stays at its speed: it is neither listened to at another one nor reset.
    @Test(arguments: [nil, "STN1110 v4.2.1"]) func anAdapterThatKnowsNoOtherSpeed(_ stn: String?) throws {
        let line = LineAdapter(.init(stn: stn, knowsBRD: false, knowsSTBR: false))
        #expect(try !SerialSpeed.raise(on: line, to: .highest))
        #expect(line.used == [38400])
        #expect(line.commands.contains { $0.hasPrefix(stn == nil ? "ATBRD" : "STBR") })
        #expect(!line.commands.contains("ATZ"))
    }

    @Test func neverLowered() throws {
        let line = LineAdapter(.init(resting: 500_000))
        try line.setBaud(500_000)
        #expect(try !SerialSpeed.raise(on: line, to: .rate(115_200)))
        #expect(try !SerialSpeed.raise(on: line, to: .rate(500_000)))
        #expect(line.commands.isEmpty)
    }

    @Test func loweringOneThatIsGoneIsQuiet() throws {
        let line = LineAdapter()
        #expect(try SerialSpeed.raise(on: line, to: .highest))
        line.isGone = true
        let before = line.now
        SerialSpeed.lower(on: line, to: 38400)
        #expect(line.now == before)
    }

    @Test func targets() throws {
        #expect(try SerialSpeed.target("max") == .highest)
        #expect(try SerialSpeed.target("500000") == .rate(500_000))
        for text in ["", "fast", "38401", "-1", "MAX"] {
            #expect(throws: AddressError.wrongRaise(text, known: SerialSpeed.rates.sorted())) {
                try SerialSpeed.target(text)
            }
        }
    }

    // MARK: Answers

    @Test(arguments: [
        ("ELM327 v1.5\r\r>", true), ("ATI\rELM327 v1.5\r\n\r\n>", true), ("?\r>", true), ("\r>", true), (">", false),
        ("ELM327 v1.5\r\r", false), ("", false), ("a>", false), ("ELM327\r>x", false),
    ])
    func prompts(_ text: String, _ isPrompt: Bool) {
        #expect(SerialSpeed.endsInPrompt(Array(text.utf8)) == isPrompt)
    }

    @Test func promptsAmongNoise() {
        #expect(SerialSpeed.endsInPrompt([0x00, 0x45, 0x4C, 0x4D, 0x0D, 0xFC, 0x0D, 0x3E, 0x00]))
        #expect(!SerialSpeed.endsInPrompt([0x00, 0xFC, 0x80, 0x91, 0x0D, 0x3E]))
    }
}
