import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// Cars that speak OBDonUDS (SAE J1979-2), by themselves, beside classic ECUs, and behind difficult adapters.
@Suite(.timeLimit(.minutes(20))) struct UDSVehicleTests {
    private func scan(_ transport: any Transport, isQuick: Bool = false) throws -> HealthScan {
        try HealthScanner(session: session(transport), isQuick: isQuick).run()
    }

    private static func text(_ code: HealthScan.FoundCode) -> String { "\(code.ecu.role) \(code.code) \(code.status)" }

    private static let codes: Set<String> = [
        "engine P0420 confirmed", "engine P0420 permanent", "engine P0171 pending", "engine P2463 pending",
    ]

    private static let searches: [Quirks] = [[], .searchAcknowledged, .searchByRequest]

    @Test(
        arguments: searches,
        [[], .oneIdentifier, .pendingTwice, .interleaved, .ecuOrderReversed, .echoAlwaysOn, .slowECU] as [Quirks])
    func onlyUDS(_ search: Quirks, _ quirks: Quirks) throws {
        let scan = try scan(simulated(try named("uds"), quirks: search.union(quirks)))
        #expect(scan.vin?.description == "1G1ZD5ST4RF000201")
        #expect(scan.ecus.map(\.address.role) == [.engine, .transmission])
        #expect(scan.udsECUs == Set(scan.ecus.map(\.address)))
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codes)
        #expect(scan.milOn == true && scan.isHealthKnown && scan.unanswered.isEmpty)
        #expect(scan.serviceOutcomes.allSatisfy { $0.outcome == .answered || $0.service == 0x09 })
        let uds = scan.udsCodes
        #expect(Set(uds.map(\.code.description)) == ["P0420-00", "P0171-00", "P2463-1F"])
        #expect(uds.filter(\.isPermanent).map(\.code.description) == ["P0420-00"])
        #expect(scan.freezeFrames.map(\.number) == [0x00, 0xF0])
        #expect(scan.freezeFrames.allSatisfy { $0.data[0x0C]?.count == 2 && $0.data[0x0D]?.count == 1 })
        #expect(scan.testResults.count == 23)
        #expect(scan.codeReadiness(of: scan.ecus[0].address).count == 7)
        #expect(
            scan.payloads.contains { $0.request == [0x22, 0xF5, 0x01] && $0.bytes == [0x62, 0xF5, 0x01, 0x12, 0x34] })
    }

    /// The other readings of public descriptions: records with severity, FF as severity mask, silence instead of refusals,
    /// no F810, the VIN under F190 only, no PID 01, and an ECU that knows only 19 02.
    @Test(arguments: searches) func otherReadings(_ search: Quirks) throws {
        let scan = try scan(simulated(try named("uds-29bit"), quirks: search))
        #expect(scan.vin?.description == "JM1BPALMXR1000202")
        #expect(scan.bus == .can29Bit500)
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codes.union(["transmission P0700 confirmed"]))
        #expect(scan.milOn == true && scan.isHealthKnown)
        #expect(scan.testResults.count == 23)
        // Its freeze frames have numbers of its own.
        let numbers = scan.freezeFrames.filter { $0.ecu.role == .engine }.map(\.number)
        #expect(numbers == [1, 2])
        // Its monitors are known from its codes.
        let catalyst = try #require(MonitorStatus.merged(scan.statuses).first { $0.kind == .catalyst })
        #expect(catalyst.isSupported && !catalyst.isComplete)
    }

    @Test func bothDialects() throws {
        let transport = AlteredTransport(simulated(try named("uds-both"))) { _, answer, _ in answer }
        let scan = try scan(transport)
        #expect(scan.udsECUs.isEmpty && scan.udsCodes.isEmpty)
        #expect(scan.troubleCodes.map(Self.text) == ["engine P0420 confirmed"])
        #expect(transport.count("03") == 1 && !transport.sent.contains { $0.hasPrefix("19") })
    }

    @Test(arguments: searches) func mixedDialects(_ search: Quirks) throws {
        let scan = try scan(simulated(try named("uds-mixed"), quirks: search))
        #expect(scan.udsECUs.map(\.role) == [.engine])
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codes.union(["transmission P0741 pending"]))
        #expect(scan.ecus.map(\.address.role) == [.engine, .transmission])
        #expect(scan.isHealthKnown && scan.vin?.description == "KMHLM4DG1RU000204")
        #expect(scan.serviceOutcomes.allSatisfy { $0.outcome == .answered || $0.service == 0x09 })
    }

    @Test func electricCar() throws {
        let scan = try scan(simulated(try named("electric")))
        #expect(scan.troubleCodes.map(Self.text) == ["engine P0A7F confirmed"])
        #expect(scan.udsCodes.map(\.code.description) == ["P0A7F-1E"])
        #expect(scan.value(Signal("batteryHealth", .percent)).map { $0.rounded() } == 94)
    }

    @Test func quickScan() throws {
        let scan = try scan(simulated(try named("uds")), isQuick: true)
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codes && scan.milOn == true)
        #expect(scan.vin?.description == "1G1ZD5ST4RF000201" && scan.freezeFrames.isEmpty)
    }

    /// A classic car is not asked for OBDonUDS before its codes are read, and only once.
    @Test func classicCar() throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { _, answer, _ in answer }
        #expect(try scan(transport).udsECUs.isEmpty)
        #expect(transport.sent.filter { $0.hasPrefix("22") } == ["22F810"])
        let quick = AlteredTransport(simulated(try car("faults"))) { _, answer, _ in answer }
        _ = try scan(quick, isQuick: true)
        #expect(!quick.sent.contains { $0.hasPrefix("22") })
    }

    /// A response of the first kind in a refusal, busy or announced again and again.
    @Test func aBusyECU() throws {
        var asked: [String: Int] = [:]
        let transport = AlteredTransport(simulated(try named("uds"))) { command, answer, _ in
            guard command.hasPrefix("1942") else { return answer }
            asked[command, default: 0] += 1
            let service = command.prefix(2)
            switch asked[command, default: 0] {
            case 1, 2: return "7E8037F\(service)21\r7E9065942\(command.dropFirst(4).prefix(2))FFFF04\r\r"
            case 3: return "7E8037F\(service)78\r7E9065942\(command.dropFirst(4).prefix(2))FFFF04\r\r"
            default: return answer
            }
        }
        #expect(Set(try scan(transport, isQuick: true).troubleCodes.map(Self.text)) == Self.codes)
    }

    @Test func clearing() throws {
        let transport = AlteredTransport(simulated(try named("uds"))) { _, answer, _ in answer }
        let session = try connected(transport)
        let answers = try CodeClearing.run(session)
        #expect(answers.map(\.ecu.role) == [.engine, .transmission] && answers.allSatisfy { $0.refusal == nil })
        #expect(transport.count("14FFFF33") == 1 && transport.count("04") == 0)
        let after = try HealthScanner(session: session).read()
        #expect(after.troubleCodes.map(Self.text) == ["engine P0420 permanent"])
        #expect(after.milOn == false)
    }

    /// A car with both kinds of ECUs is asked once in each dialect; an electric car by the group that it has.
    @Test func clearingOtherCars() throws {
        let mixed = AlteredTransport(simulated(try named("uds-mixed"))) { _, answer, _ in answer }
        #expect(try CodeClearing.run(try connected(mixed)).map(\.ecu.role).sorted() == [.engine, .transmission])
        #expect(mixed.count("14FFFF33") == 1 && mixed.count("04") == 1)
        let electric = AlteredTransport(simulated(try named("electric"))) { _, answer, _ in answer }
        let session = try connected(electric)
        #expect(try CodeClearing.run(session).map(\.refusal) == [nil])
        #expect(electric.count("14FFFF33") == 1 && electric.count("14FFFFFE") == 1)
    }

    /// The state of charge and health, and what a car without an engine has.
    @Test func values() throws {
        let session = try connected(simulated(try named("electric")))
        let reader = ValueReader(session: session, scalings: [:])
        let charge = try #require(try reader.read(.pid(0x5B)).values.first)
        #expect(charge.values.first?.value.map { (77...79).contains($0) } == true && charge.data.count == 1)
        #expect(try reader.read(.pid(0x0C)).refusal == .requestOutOfRange)
    }

    // MARK: Drives

    private func drive(_ transport: any Transport, seconds: Double) throws -> (samples: [Sample], profile: LinkProfile)
    {
        let start = transport.now
        var samples: [Sample] = []
        var profile: LinkProfile?
        let vehicle = LiveVehicle(
            connect: { link in Session(adapter: Adapter(transport: transport, link: link)) }, pause: { _ in })
        vehicle.run { event in
            samples += event.samples
            if let text = event.linkProfile { profile = LinkProfile(text: text) }
            return transport.now.seconds(since: start) < seconds
        }
        return (samples, try #require(profile))
    }

    @Test(arguments: [
        ("uds", Quirks(), RequestFormat.Batching.three, 100.0), ("uds", .oneIdentifier, .none, 30),
        ("uds-29bit", Quirks(), .three, 100), ("uds-mixed", Quirks(), .three, 100), ("electric", Quirks(), .three, 60),
    ])
    func batches(name: String, quirks: Quirks, batching: RequestFormat.Batching, perSecond: Double) throws {
        let transport = AlteredTransport(simulated(try named(name), quirks: quirks)) { _, answer, _ in answer }
        let (samples, profile) = try drive(transport, seconds: 60)
        #expect(profile.format.batching == batching && !profile.udsECUs.isEmpty)
        let speeds = samples.filter { $0.signal == .vehicleSpeed }
        let last = try #require(samples.last).time
        let late = samples.filter { last.seconds(since: $0.time) < 20 }
        #expect(Double(late.count) / 20 > perSecond * 0.5)
        #expect(speeds.contains { $0.value > 10 })
        #expect(!transport.sent.contains { $0.hasPrefix("010") && $0 != "0100" })
    }

    /// The profile shortens the next search, and does not survive another car.
    @Test func theProfile() throws {
        let (_, profile) = try drive(simulated(try named("uds")), seconds: 30)
        #expect(LinkProfile(text: profile.text) == profile)
        #expect(profile.udsECUs == [ECUAddress(can11: 0x7E8), ECUAddress(can11: 0x7E9)])
        for (name, uds) in [("uds", 2), ("uds-both", 0), ("faults", 0)] {
            let transport = AlteredTransport(simulated(try named(name))) { _, answer, _ in answer }
            let session = session(transport)
            try session.open(known: profile)
            try session.connect(voltage: 12.6, known: profile.bus, udsECUs: profile.udsECUs)
            #expect(session.udsECUs.count == uds, "\(name)")
            #expect(transport.count("ATTP0") == 0)
            #expect(transport.now.seconds(since: .zero) < 5)
        }
    }

    private func named(_ name: String) throws -> VirtualCar { try #require(VirtualCar.named(name)) }
}
