import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct AdapterGenerationTests {
    typealias Version = AdapterGeneration.Version

    /// Examines a simulated adapter.
    private func examined(_ identity: String?, _ quirk: String?) throws -> AdapterGeneration {
        let transport = SimulatedTransport(
            device: "sim:test", car: try #require(VirtualCar.named("city")), pace: .maximum,
            quirks: try quirk.map { try #require(Quirks.named($0)) } ?? [],
            firmware: try identity.map { try Firmware.named($0) } ?? .standard, interruptDescriptor: -1)
        let session = Session(adapter: Adapter(transport: transport))
        try session.open()
        let outcomes = try AdapterGeneration.probes.map { probe in
            (probe, probe.outcome(try session.adapter.exchange(probe.command, within: 2)))
        }
        return AdapterGeneration(
            identity: session.identity, stnFirmware: session.stnFirmware, outcomes: outcomes)
    }

    /// Every genuine adapter is what it claims to be.
    @Test(arguments: ELMVersion.allCases) func genuine(_ version: ELMVersion) throws {
        let generation = try examined(version.rawValue, nil)
        #expect(generation.kind == .asNamed)
        #expect(generation.named?.rawValue == version.rawValue)
        #expect(generation.gaps.isEmpty)
        #expect(!generation.isClone)
        #expect(generation.cloneSentence == nil)
        #expect(generation.text == "ELM327 \(version.rawValue), and it supports the commands of that version")
    }

    @Test func anSTN() throws {
        let generation = try examined("stn", nil)
        #expect(generation.kind == .stn)
        #expect(!generation.isClone)
        #expect(generation.text == "STN1110 v4.2.1, a genuine STN (it also identifies as ELM327 v1.4b)")
    }

    @Test(arguments: [
        (
            "clone-v1.5", AdapterGeneration.Kind.neverMade,
            "ELM327 v1.5, a clone: ELM never made that version; it supports commands up to v1.3, but not AT PPS, AT KW, "
                + "AT AT",
            "the adapter is a clone (ELM never made v1.5)"
        ),
        (
            "clone-v2.1", .lessThanNamed, "ELM327 v2.1, a clone: it supports commands up to v1.3, but not AT PPS",
            "the adapter is a clone (identifies as v2.1, supports commands up to v1.3)"
        ),
        (
            "ok-to-everything", .answersAnything,
            "ELM327 v2.1, a clone that answers OK to any command, even to queries",
            "the adapter is a clone (answers OK and does nothing)"
        ),
    ])
    func clones(_ quirk: String, _ kind: AdapterGeneration.Kind, _ sentence: String, _ short: String) throws {
        let generation = try examined(nil, quirk)
        #expect(generation.kind == kind)
        #expect(generation.isClone)
        #expect(generation.text == sentence)
        #expect(generation.cloneSentence == short)
    }

    /// - Parameter since: the version up to which the adapter supports commands; nil for none.
    private func named(_ identity: String?, knows since: Version?, stn: String? = nil) -> AdapterGeneration {
        AdapterGeneration(
            identity: identity, stnFirmware: stn,
            outcomes: AdapterGeneration.probes.map { probe in
                (probe, since.map { probe.since <= $0 } == true ? .known : .unknown)
            })
    }

    private static let names: [(String?, Version?, String?, AdapterGeneration.Kind)] = [
        ("ELM327 v1.4b", .v21, nil, .beyondItsName),
        ("ELM327 v1.3a", .v13, nil, .lessThanNamed),
        ("ELM327 v2.3", .v22, nil, .asNamed),
        ("elm327 V2.1", .v21, nil, .asNamed),
        ("ELM327 v1.5", .v23, nil, .neverMade),
        ("ELM327 v1.5a", nil, nil, .neverMade),
        ("ELM327", .v13, nil, .neverMade),
        ("OBDUART v1.1", .v13, nil, .otherName),
        (nil, .v13, nil, .otherName),
        ("ELM327 v1.4b", .v13, "STN2120 v5.6.19", .stn),
        ("ELM327 v1.4b", .v14b, "OK", .asNamed),
    ]

    @Test(arguments: names)
    func kinds(_ identity: String?, _ knows: Version?, _ stn: String?, _ kind: AdapterGeneration.Kind) {
        #expect(named(identity, knows: knows, stn: stn).kind == kind)
    }

    @Test(
        arguments: [
            ("ELM327 v1.4b", .v21, "ELM327 v1.4b, but it supports commands up to v2.1"),
            (
                "OBDUART v1.1", .v13,
                "OBDUART v1.1, which does not identify as an ELM327; it supports commands up to v1.3"
            ),
            (
                nil, .v13,
                "an unnamed adapter, which does not identify as an ELM327; it supports commands up to v1.3"
            ),
            (
                "ELM327", .v13,
                "ELM327, a clone: ELM never made that version; it supports commands up to v1.3"
            ),
        ] as [(String?, Version?, String)])
    func sentences(identity: String?, knows: Version?, sentence: String) {
        #expect(named(identity, knows: knows).text == sentence)
    }

    @Test func nothingKnown() {
        let generation = named("ELM327 v2.1", knows: nil)
        #expect(generation.text == "ELM327 v2.1, a clone: it supports no command newer than v1.0")
        #expect(generation.gaps.isEmpty)
        #expect(
            generation.cloneSentence == "the adapter is a clone (identifies as v2.1, supports those of v1.0)")
    }

    @Test(arguments: [
        ("ATKW1", "OK", AdapterGeneration.Outcome.known), ("ATKW1", "?", .unknown), ("ATKW1", "", .unknown),
        ("ATIA", "N", .known), ("ATIA", "Y", .known), ("ATIA", "?", .unknown), ("ATIA", "OK", .pretended),
        ("ATAMC", "00", .known), ("ATAMC", "OK", .pretended), ("ATAMC", "", .unknown),
        ("ATPPS", "00:FF F  01:FF F", .known), ("ATPPS", "OK", .pretended), ("ATPPS", "", .unknown),
        ("ATPPS", "?", .unknown), ("ATPPS", "FF", .unknown),
    ])
    func outcomes(_ command: String, _ answer: String, _ outcome: AdapterGeneration.Outcome) throws {
        let probe = try #require(AdapterGeneration.probes.first { $0.command == command })
        var parser = ReplyParser(command: command)
        _ = parser.take(bytes(answer + "\r\r>"), at: .zero)
        #expect(probe.outcome(parser.finish()) == outcome)
    }

    /// Commands that lock clones or write to an adapter's memory are not tried.
    @Test func nothingIsWritten() {
        let dangerous = ["ATTP", "ATSP", "ATSD", "AT@3", "ATCV", "ATPPF", "ATPP0", "ATPP1", "ATPP2", "ATLP", "ATZ"]
        for probe in AdapterGeneration.probes {
            #expect(!dangerous.contains { probe.command.hasPrefix($0) }, "\(probe.command)")
        }
        #expect(AdapterGeneration.probes.map(\.since) == AdapterGeneration.probes.map(\.since).sorted())
    }
}
