import Telemetry
import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct HealthScanFactsTests {
    // MARK: Current data

    @Test func supportedPIDsAreThoseOfTheBitmaps() {
        let scan = scan([
            "7E8 41 00 98 18 00 01", "7E8 41 20 00 01 80 01", "7E8 41 40 40 00 00 00", "7E9 41 00 80 08 00 00",
            // A response to another request, and one that is cut short.
            "7E8 41 0C 1A F8", "7E9 41 20 FF FF",
        ])
        #expect(
            scan.supportedPIDs == [
                engine: [0x01, 0x04, 0x05, 0x0C, 0x0D, 0x30, 0x31, 0x42], transmission: [0x01, 0x0D],
            ])
    }

    @Test func valuesAreTheLastAnswerOfEachECU() {
        let scan = scan(["7E9 41 0D 20", "7E8 41 0D 40", "7E8 41 0C 1A F8", "7E8 41 0D 41", "7E8 41 0C 1A"])
        #expect(scan.values.map { "\($0.ecu) \($0.pid) \($0.value.value ?? -1)" } == ["7E9 13 32.0", "7E8 13 65.0"])
        // From the first ECU that reported it.
        #expect(scan.value(.vehicleSpeed) == 32)
        #expect(scan.value(.coolantTemperature) == nil)
    }

    /// The scaling of an ECU applies only to its own values, whenever it was requested.
    @Test func eachECUHasItsScales() {
        let scan = scan(["7E8 41 0B 80", "7E9 41 0B 80", "7E8 41 4F 00 00 00 33", "7E8 41 50 64 00 00 00"])
        #expect(scan.values.filter { $0.pid == 0x0B }.map(\.value.value) == [256, 128])
        #expect(scan.scaling(of: engine).maxima == [.manifoldPressure: 510, .airFlow: 1000])
        #expect(scan.scaling(of: transmission) == PIDScaling())
    }

    @Test func statusesOfEachECU() {
        let scan = scan(["7E8 41 01 82 07 65 01", "7E9 41 01 01 04 00 00", "7E8 41 41 00 07 65 04", "7E9 41 41 00"])
        #expect(scan.statuses.map(\.confirmedCount) == [2, 1] && scan.statuses.map(\.milOn) == [true, false])
        #expect(scan.cycleStatuses.count == 1)
    }

    // MARK: Tests

    /// A response may include the results of the next monitor, which count only once.
    @Test func testsOfTheCar() {
        let scan = scan([
            "7E8 46 00 C0 00 00 01", "7E8 46 01 01 0A 0E 66 00 00 FF FF 01 05 10 00 00 00 00 00 00",
            "7E9 46 21 84 20 00 D6 00 00 00 BE", "7E8 46 02 07 0A", "7E8 46 01 01 0A 0E 66 00 00 FF FF",
        ])
        let found = scan.testResults
        #expect(found.map { "\($0.ecu) \($0.monitor) \($0.test)" } == ["7E8 1 1", "7E8 1 5", "7E9 33 132"])
        #expect(found.map(\.passed) == [true, nil, false] && found.map(\.wasRun) == [true, false, true])
    }

    /// A 2019 Hyundai reports one test twice, in two units; the second result is outside its limits.
    @Test func oneTestInTwoScalings() {
        let scan = scan(["7E8 46 3D 88 81 00 05 00 00 00 06 3D 88 FE 00 90 00 00 00 08"])
        #expect(scan.testResults.map(\.scalingID) == [0x81, 0xFE])
        #expect(scan.testResults.map(\.passed) == [true, false])
    }

    /// A value is missing if it was listed and requested but not reported; not if it was not requested or not listed.
    @Test func whatWasNotAnswered() {
        var scan = scan([
            "7E8 41 00 88 00 00 01", "7E8 41 20 80 00 00 00", "7E9 41 00 80 00 00 00", "7E8 41 05 84",
            "7E8 46 00 80 00 00 00", "7E8 49 00 54 00 00 00",
        ])
        let asked = ["0100", "0101", "0105", "0120", "0121", "0121", "010C", "0600", "0601", "0900", "0902", "0904"]
        scan.answers = asked.map { HealthScan.RawAnswer(request: $0, answer: "") }
        #expect(
            scan.unanswered == [
                .init(ecu: engine, request: [0x01, 0x21], name: PIDTable.row(0x21)?.name),
                .init(ecu: engine, request: [0x06, 0x01], name: "tests of oxygen sensor, bank 1 sensor 1"),
                .init(ecu: engine, request: [0x09, 0x04], name: nil),
            ])
        scan.interruption = "gone"
        #expect(scan.unanswered.isEmpty)
    }

    /// Service 06 has another meaning on the older buses, and service 05 exists only there.
    @Test func testsOfTheOlderBuses() {
        var scan = scan(["7E8 46 01 01 0A 0E 66 00 00 FF FF", "7E8 41 13 33"])
        scan.bus = .iso9141
        scan.framing = .iso9141
        #expect(scan.testResults.isEmpty)
        #expect(scan.oxygenSensors == [0x01, 0x02, 0x10, 0x20])
        for sensor in scan.oxygenSensors {
            let bytes: [UInt8] = [0x45, 0x05, sensor, 12, 0, 25]
            scan.payloads.append(.init(ecu: engine, request: [0x05, 0x05, sensor], bytes: bytes))
        }
        #expect(scan.testResults.map { $0.name.prefix(30) }.allSatisfy { $0.hasPrefix("oxygen sensor bank ") })
        func places() -> [String] {
            scan.testResults.map {
                $0.name.split(separator: ":")[0].split(separator: " ").dropFirst(2).joined(separator: " ")
            }
        }
        #expect(places() == ["bank 1 sensor 1", "bank 1 sensor 2", "bank 2 sensor 1", "bank 2 sensor 2"])
        scan.payloads.append(.init(ecu: engine, request: [0x01, 0x1D], bytes: [0x41, 0x1D, 0x33]))
        #expect(places() == ["bank 1 sensor 1", "bank 1 sensor 2", "bank 3 sensor 1", "bank 3 sensor 2"])
    }

    // MARK: Service 09

    @Test func whatAnECUSaysOfItself() {
        var scan = scan([
            "7E8 49 04 01 41 42 43 31 32 33 00 00 00 00 00 00 00 00 00 00", "7E8 49 06 01 17 91 BC 82",
            "7E8 49 0A 01 45 43 4D 00 2D 45 6E 67 69 6E 65 43 6F 6E 74 72 6F 6C 00 00",
            "7E8 49 08 04 00 10 00 20 00 05 00 0A", "7E9 49 06 01 17 91",
        ])
        #expect(scan.calibrations(of: engine) == [SoftwareCalibration(id: "ABC123", verificationNumber: "1791BC82")])
        #expect(scan.name(of: engine)?.description == "ECM-EngineControl" && scan.name(of: transmission) == nil)
        #expect(scan.performance.map(\.counters.ignitionCycles) == [0x20])
        #expect(scan.performance.first?.counters.monitors.first?.ratio == 0.5)
        // Without the bus, the framing of these responses is unknown.
        scan.bus = nil
        scan.framing = nil
        #expect(scan.calibrations(of: engine).isEmpty && scan.performance.isEmpty)
    }

    // MARK: Freeze frames

    @Test func aFrameStandsWithItsCode() throws {
        let scan = scan([
            "7E8 42 02 00 03 01", "7E9 42 02 00 00 00", "7E8 42 00 00 58 18 00 00", "7E8 42 05 00 7B",
            "7E8 42 0C 00 1A F8", "7E9 42 05 00 50", "7E8 42 02 01 04 20", "7E8 42 0C 01 0C 00", "7E8 42 0D",
        ])
        try #require(scan.freezeFrames.map(\.cause?.description) == ["P0301", "P0420"])
        #expect(scan.freezeFrames.map(\.number) == [0, 1] && scan.freezeFrames.allSatisfy { $0.ecu == engine })
        #expect(scan.freezeFrames[0].data == [0x05: [0x7B], 0x0C: [0x1A, 0xF8]])
        #expect(scan.values(scan.freezeFrames[0]).map(\.value) == [83, 1726])
        #expect(scan.values(scan.freezeFrames[1]).map(\.value) == [768])
    }

    // MARK: Since last time

    private static func scanOf(_ codes: [String], _ serviceOutcomes: [String] = ["7E8 3", "7E8 7", "7E8 10"])
        -> HealthScan
    {
        HealthScan(
            adapter: HealthScan.Adapter(device: "test"),
            troubleCodes: codes.map { text in
                let words = text.split(separator: " ").map(String.init)
                return HealthScan.FoundCode(
                    code: TroubleCode(words[0])!, status: TroubleCode.Status(rawValue: words[1])!,
                    ecu: ECUAddress(words[2])!)
            },
            serviceOutcomes: serviceOutcomes.map { text in
                let words = text.split(separator: " ").map(String.init)
                return HealthScan.ServiceOutcome(
                    ecu: ECUAddress(words[0])!, service: UInt8(words[1])!,
                    outcome: words.count > 2 ? HealthScan.ServiceOutcome.Outcome(rawValue: words[2])! : .answered)
            })
    }

    @Test(
        arguments: [
            ([], [], "||"), (["P0301 confirmed 7E8"], [], "P0301||"), ([], ["P0301 confirmed 7E8"], "|P0301|"),
            (["P0301 confirmed 7E8"], ["P0301 pending 7E8"], "||P0301"),
            (
                ["P0420 confirmed 7E8", "P0301 confirmed 7E8", "P0420 permanent 7E8"],
                ["P0420 confirmed 7E8", "P0133 pending 7E8", "P0101 permanent 7E8"], "P0301|P0101 P0133|P0420"
            ),
        ] as [([String], [String], String)])
    func changes(now: [String], before: [String], change: String) {
        let found = Self.scanOf(now).change(since: Self.scanOf(before))
        let lists = [found.new, found.gone, found.unchanged].map { $0.map(\.description).joined(separator: " ") }
        #expect(lists.joined(separator: "|") == change)
    }

    /// A code is gone only if the ECU answered again the request that listed it.
    @Test(arguments: ["silent", "refused", "malformed", nil]) func whatDidNotAnswerIsNotGone(outcome: String?) {
        let before = Self.scanOf(["P0301 confirmed 7E8", "P0700 confirmed 7E9", "P0715 pending 7E9"])
        let serviceOutcomes = ["7E8 3", "7E8 7"] + (outcome.map { ["7E9 3 \($0)"] } ?? []) + ["7E9 7"]
        let change = Self.scanOf([], serviceOutcomes).change(since: before)
        #expect(change.gone.map(\.description) == ["P0301", "P0715"])
    }

    /// An ECU's own count covers confirmed codes only, and says nothing about the others.
    @Test func aCountOfNoneStandsForTheConfirmedOnly() {
        let before = Self.scanOf(["P0301 confirmed 7E8", "P0715 pending 7E8", "P0420 permanent 7E8"])
        var now = Self.scanOf([], ["7E8 3 silent", "7E8 7 silent", "7E8 10 silent"])
        now.ecus = [HealthScan.ECU(address: engine, confirmedCount: 0)]
        let change = now.change(since: before)
        #expect(change.gone.map(\.description) == ["P0301"])
        #expect(change.unknown.map(\.description) == ["P0420", "P0715"])
    }

    /// A code is not new if the ECU did not report its codes in the earlier scan.
    @Test(arguments: ["silent", "refused", "malformed", nil]) func whatWasNotToldIsNotNew(outcome: String?) {
        let serviceOutcomes = ["7E8 3", "7E8 7"] + (outcome.map { ["7E9 3 \($0)"] } ?? []) + ["7E9 7"]
        let now = Self.scanOf(["P0301 confirmed 7E8", "P0700 confirmed 7E9", "P0715 pending 7E9"])
        let change = now.change(since: Self.scanOf([], serviceOutcomes))
        #expect(change.new.map(\.description) == ["P0301", "P0715"])
        #expect(change.unknown.map(\.description) == ["P0700"])
    }

    // MARK: Nonsense

    /// Any payloads yield facts or none, but never a crash.
    @Test(arguments: seeds) func anything(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for framing in [VehicleBus.Framing.can11, .iso9141] {
            var scan = HealthScan(
                adapter: HealthScan.Adapter(device: "test"), bus: framing.isCAN ? .can11Bit500 : .iso9141,
                ecus: [HealthScan.ECU(address: engine), HealthScan.ECU(address: transmission)])
            for _ in 0..<300 {
                let service: UInt8 = [1, 1, 1, 2, 2, 3, 5, 6, 6, 7, 9, 9, 0x0A][Int(random.next() % 13)]
                let request = [service] + random.bytes(Int(random.next() % 3))
                let echo = [service + 0x40] + request.dropFirst()
                let bytes = (random.next() % 8 == 0 ? [] : echo) + random.bytes(Int(random.next() % 24))
                scan.payloads.append(
                    HealthScan.Payload(
                        ecu: random.next() % 4 == 0 ? transmission : engine, request: request, bytes: bytes))
            }
            #expect(scan.values.allSatisfy { $0.value.value?.isFinite ?? true }, "seed \(seed)")
            #expect(scan.testResults.allSatisfy { $0.value.isFinite }, "seed \(seed)")
            #expect(scan.supportedPIDs.values.allSatisfy { !$0.contains(0x20) }, "seed \(seed)")
            for ecu in [engine, transmission] { _ = (scan.calibrations(of: ecu), scan.name(of: ecu)) }
            _ = (scan.performance, scan.statuses, scan.cycleStatuses, scan.oxygenSensors)
            _ = (scan.freezeFrames.map(scan.values), LiveReading.of(scan))
        }
    }

    /// The number of a message is one byte; a hostile ECU may use all values.
    @Test func allMessagesThatThereCanBe() {
        var scan = HealthScan(
            adapter: HealthScan.Adapter(device: "test"), bus: .iso9141, ecus: [HealthScan.ECU(address: engine)])
        for number in UInt8.min...UInt8.max {
            for type: UInt8 in [0x04, 0x06, 0x08, 0x0A] {
                scan.payloads.append(
                    .init(ecu: engine, request: [0x09, type], bytes: [0x49, type, number, 0x41, 0x42, 0x43, 0x44]))
            }
        }
        #expect(scan.calibrations(of: engine).isEmpty && scan.name(of: engine) == nil && scan.performance.isEmpty)
    }
}
