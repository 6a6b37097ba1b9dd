import Diagnosis
import Formats
import OBD
import Telemetry
import Testing

@testable import ELM327
@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct DoctorFindingsTests {
    private static let engine = ECUAddress(can11: 0x7E8)

    private func findings(_ change: (inout AdapterFindings) -> Void) -> [DoctorFinding] {
        var findings = AdapterFindings()
        findings.generation = AdapterGeneration(identity: "ELM327 v1.0", stnFirmware: nil, outcomes: [])
        findings.ecus = [Self.engine]
        findings.bus = .can11Bit500
        findings.isCAN = true
        findings.volts = [12.6]
        findings.longAnswer = .whole
        change(&findings)
        return DoctorFindings.of(findings)
    }

    private func finding(_ name: String, _ change: (inout AdapterFindings) -> Void) -> DoctorFinding? {
        findings(change).first { $0.name == name }
    }

    private static let voltages: [([Double?], Double?, Bool, DoctorFinding.State, String)] = [
        ([12.6], nil, true, .good, "12.6 V"), ([14.1, 13.9, 14.0], nil, true, .good, "13.9 V to 14.1 V"),
        ([14.0, 14.0, 14.0], nil, true, .good, "14.0 V, the same each time"),
        ([14.0, nil], 14.1, true, .good, "14.0 V"), ([nil, nil], nil, true, .limit, "not reported by the adapter"),
        ([], nil, true, .limit, "not reported by the adapter"),
        ([0.0], nil, true, .limit, "0.0 V, which is wrong: a vehicle responds"),
        ([0.4], nil, false, .note, "0.4 V: not in a vehicle"), ([12.1], nil, false, .good, "12.1 V"),
        ([12.0], 14.1, true, .limit, "12.0 V, but the engine ECU measures 14.1 V"),
        ([11.6], 11.5, true, .limit, "11.6 V: the battery is low"),
        ([11.6], nil, false, .limit, "11.6 V: the battery is low"),
        ([16.2], nil, true, .limit, "16.2 V, too high for any car"), ([27.4], nil, true, .good, "27.4 V"),
        ([40.0], nil, true, .limit, "40.0 V, too high for any car"),
    ]

    @Test(arguments: voltages)
    func voltage(
        _ volts: [Double?], _ module: Double?, _ isInVehicle: Bool, _ state: DoctorFinding.State, _ text: String
    ) throws {
        let finding = try #require(
            finding("voltage") { findings in
                findings.volts = volts
                findings.moduleVolts = module
                if !isInVehicle { findings.ecus = [] }
            })
        #expect(finding.state == state)
        #expect(finding.text == text)
        #expect(finding.limit.isEmpty == (state != .limit))
    }

    @Test(arguments: [
        (false, false, true, "obeys echo, space and header settings"),
        (true, false, true, "echo stays on, which costs time"),
        (true, true, true, "echo stays on, spaces stay on, which costs time"),
        (false, false, false, "no headers: ECUs cannot be told apart"),
    ])
    func settings(_ echo: Bool, _ spaces: Bool, _ headers: Bool, _ text: String) {
        let finding = finding("settings") {
            $0.echoStays = echo
            $0.spacesStay = spaces
            $0.showsHeaders = headers
        }
        #expect(finding?.text == text)
        #expect(finding?.state == (echo || spaces || !headers ? .limit : .good))
    }

    @Test(arguments: [
        (AdapterFindings.LongAnswer.whole, DoctorFinding.State.good), (.cut, .limit), (.none, .note),
    ])
    func longAnswers(_ answer: AdapterFindings.LongAnswer, _ state: DoctorFinding.State) {
        #expect(finding("long") { $0.longAnswer = answer }?.state == state)
    }

    /// A filter matters only where there are ECUs to keep out.
    @Test(arguments: [
        (AdapterFindings.Effect.works, 1, DoctorFinding.State.good), (.refused, 1, .note), (.refused, 2, .limit),
        (.pretended, 2, .limit),
    ])
    func filter(_ effect: AdapterFindings.Effect, _ ecus: Int, _ state: DoctorFinding.State) {
        let finding = finding("filter") { findings in
            findings.filter = effect
            if ecus > 1 { findings.ecus.append(ECUAddress(can11: 0x7E9)) }
        }
        #expect(finding?.state == state)
    }

    @Test(arguments: [
        ("batch=six count=frames", false, DoctorFinding.State.good, DoctorFinding.State.good),
        ("batch=oneFrame", true, .limit, .limit), ("", false, .limit, .note),
    ])
    func formats(_ text: String, _ refuses: Bool, _ batches: DoctorFinding.State, _ count: DoctorFinding.State) {
        func change(_ findings: inout AdapterFindings) {
            findings.format = RequestFormat(text: text)
            findings.refusesCount = refuses
        }
        #expect(finding("batches", change)?.state == batches)
        #expect(finding("count", change)?.state == count)
        // Not asked of other buses.
        let old = findings { findings in
            change(&findings)
            findings.isCAN = false
        }
        #expect(!old.contains { $0.name == "batches" || $0.name == "count" })
    }

    /// What is late in the adapter's own answers is not the vehicle's fault.
    @Test(arguments: [
        (0.01, false, nil), (0.01, true, "the vehicle responds late"), (0.2, true, "adapter or connection is slow"),
    ])
    func lateness(_ command: Double, _ isSlow: Bool, _ limit: String?) {
        let finding = finding("answers") {
            $0.commandRoundTrip = command
            $0.isSlow = isSlow
        }
        #expect(finding?.limit == limit)
    }

    @Test(arguments: [
        (SourceError.Step.port, "Port"), (.adapter, "Adapter"), (.power, "Power"), (.bus, "Bus"), (.ecu, "ECU"),
    ])
    func problems(_ step: SourceError.Step, _ label: String) {
        let finding = DoctorFindings.of(SourceError(step, "it fails", advice: "try again"))
        #expect(finding.label == label)
        #expect(finding.state == .fault)
    }
}
