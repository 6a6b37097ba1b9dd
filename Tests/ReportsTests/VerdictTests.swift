import OBD
import Telemetry
import Testing

@testable import Reports

@Suite struct VerdictTests {
    /// One ECU with codes, and values of service 01 as "05 7B".
    private static func scan(
        _ codes: [String], milOn: Bool? = false, count: Int? = nil, values: [String] = [], tests: [String] = [],
        outcome: String = "answered"
    ) -> HealthScan {
        let confirmed = codes.filter { $0.contains("confirmed") }.count
        var scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), bus: .can11Bit500,
            ecus: [
                HealthScan.ECU(address: engine, confirmedCount: milOn.map { _ in count ?? confirmed }, milOn: milOn)
            ],
            troubleCodes: codes.map { code($0 + " 7E8") },
            coverage: ["03", "07", "0A"].map { coverage("7E8 \($0) \(outcome)") })
        for (service, texts) in [(UInt8(0x01), values), (0x06, tests)] {
            for text in texts {
                let data = Hexadecimal.bytes(text.replacing(" ", with: ""))!
                scan.payloads.append(
                    .init(ecu: engine, request: [service, data[0]], bytes: [service + 0x40] + data))
            }
        }
        return scan
    }

    private static let running = ["0C 0C 80", "0D 00", "05 82"]
    private static let failedTest = "21 84 20 00 D6 00 00 00 BE"

    /// What was not read may be what is wrong.
    @Test func aScanThatWasInterrupted() {
        var clean = Self.scan([], values: Self.running)
        clean.interruption = "the connection is gone"
        let verdict = Verdict(clean)
        #expect(
            verdict.sentence
                == "Not known for certain, the connection broke during the scan: no trouble codes so far; scan again")
        #expect(verdict.urgency == nil)
        var faulty = Self.scan(["P0301 confirmed"])
        let whole = Verdict(faulty)
        faulty.interruption = clean.interruption
        let part = Verdict(faulty)
        #expect(part.sentence == whole.sentence + "; the connection broke, and there may be more")
        #expect(part.urgency == whole.urgency)
    }

    @Test(
        arguments: [
            // No codes.
            (scan([]), nil, "Drive on: no trouble codes"),
            // Values that are not judged say nothing.
            (scan([], values: ["04 40"]), nil, "Drive on: no trouble codes"),
            (scan([], values: running), nil, "Drive on: no trouble codes, and nothing unusual"),
            (
                scan([], milOn: nil, outcome: "silent"), nil,
                "It is not known whether there are trouble codes; engine (7E8) stayed silent; scan again"
            ),
            // So the older buses say "none".
            (scan([], outcome: "silent"), nil, "Drive on: the lamp is off and the car counts no codes"),
            (
                scan([], values: running, outcome: "silent"), nil,
                "Drive on: the lamp is off and the car counts no codes, and nothing unusual"
            ),
            (
                scan([], outcome: "refused"), nil,
                "It is not known whether there are trouble codes; engine (7E8) refused; scan again"
            ),
            // Each severity, as the catalogue has it.
            (
                scan(["P0420 confirmed"], milOn: true), .whenConvenient,
                "You can drive on; have it looked at with the next service: catalyst efficiency below threshold, bank 1 "
                    + "(P0420); the engine lamp is on"
            ),
            (scan(["P0524 confirmed"]), .stopNow, "Stop as soon as it is safe, and do not drive on: "),
            (scan(["P0171 confirmed"]), .soon, "Drive gently, and have it repaired within days: "),
            // The lamp is never on for nothing.
            (
                scan(["P0645 confirmed"], milOn: true), .whenConvenient,
                "You can drive on; have it looked at with the next service: "
            ),
            (scan(["P0645 confirmed"]), .informational, "Drive on; there is nothing to repair: "),
            // The maker's own may be anything.
            (
                scan(["P1234 confirmed"]), .soon,
                "Drive gently, and have it repaired within days: manufacturer-specific powertrain code (P1234)"
            ),
            // Not confirmed, it calls for less.
            (scan(["P0524 pending"]), .soon, "Drive gently, and have it repaired within days: "),
            (scan(["P0171 pending"]), .whenConvenient, "You can drive on; have it looked at with the next service: "),
            (scan(["P0171 permanent"]), .whenConvenient, "You can drive on; have it looked at with the next service: "),
            // Lamp and count without a code.
            (
                scan([], milOn: true), .soon,
                "Drive gently, and have it repaired within days: the engine lamp is on, but no confirmed code is listed for it"
            ),
            (
                scan(["P0420 pending"], milOn: true), .soon,
                "Drive gently, and have it repaired within days: the engine lamp is on, but no confirmed code is listed for it, and "
                    + "1 more finding"
            ),
            (
                scan([], count: 2), .soon,
                "Drive gently, and have it repaired within days: 2 confirmed trouble codes counted, but none listed"
            ),
            // Live values.
            (
                scan([], values: running.dropLast() + ["05 A0"]), .stopNow,
                "Stop as soon as it is safe, and do not drive on: engine coolant temperature is 120 °C"
            ),
            // FF is no measurement.
            (
                scan([], values: running.dropLast() + ["05 FF"]), .whenConvenient,
                "You can drive on; have it looked at with the next service: engine coolant temperature reads 215 °C "
                    + "(the sensor or its wire is shorted)"
            ),
            (
                scan([], values: ["33 FF"]), .whenConvenient,
                "You can drive on; have it looked at with the next service: barometric pressure is 255 kPa"
            ),
            (
                scan([], values: running + ["42 2D B4"]), .soon,
                "Drive gently, and have it repaired within days: control module voltage is 11.7 V"
            ),
            // Unusual is not wrong.
            (
                scan([], values: running + ["42 2F A8"]), nil,
                "Drive on: no trouble codes, and one live value worth a look: control module voltage is 12.2 V"
            ),
            (
                scan([], values: running + ["42 2F A8", "07 92"]), nil,
                "Drive on: no trouble codes, and 2 live values worth a look"
            ),
            (
                scan([], tests: [failedTest]), .whenConvenient,
                "You can drive on; have it looked at with the next service: the car's own test of "
            ),
            // The worst is told, the others counted.
            (
                scan(["P0420 confirmed", "P0171 confirmed"], milOn: true, values: ["05 A0"], tests: [failedTest]),
                .stopNow,
                "Stop as soon as it is safe, and do not drive on: engine coolant temperature is 120 °C, and 3 more findings; "
                    + "the engine lamp is on"
            ),
            (
                scan(["P0420 confirmed"], outcome: "malformed"), .whenConvenient,
                "You can drive on; have it looked at with the next service: catalyst efficiency below threshold, bank 1 "
                    + "(P0420); engine (7E8) gave a broken answer"
            ),
        ] as [(HealthScan, Severity?, String)])
    func verdict(scan: HealthScan, urgency: Severity?, sentence: String) {
        let verdict = Verdict(scan)
        #expect(verdict.urgency == urgency, "\(verdict.sentence)")
        let isOpen = sentence.hasSuffix(": ") || sentence.hasSuffix(" of ")
        #expect(isOpen ? verdict.sentence.hasPrefix(sentence) : verdict.sentence == sentence, "\(verdict.sentence)")
        #expect(!verdict.sentence.hasSuffix("."))
    }

    // MARK: Several ECUs

    @Test(
        arguments: [
            (
                ["7E8 0 off", "7E9 - -"], [], ["7E8 03 answered", "7E9 03 refused"], nil,
                "Not known for certain: no codes in engine (7E8); transmission (7E9) refused; scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 malformed"], nil,
                "Not known for certain: no codes in engine (7E8); transmission (7E9) gave a broken answer; scan again"
            ),
            (
                ["7E8 0 off", "7E9 - -"], [], ["7E8 03 answered", "7E9 03 silent"], nil,
                "Not known for certain: no codes in engine (7E8); transmission (7E9) stayed silent; scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 -"], [], ["7E8 03 answered", "7E9 03 silent"], nil,
                "Not known for certain: no codes in engine (7E8); transmission (7E9) counts none but stayed silent; "
                    + "scan again"
            ),
            // Never asked.
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered"], nil,
                "Not known for certain: no codes in engine (7E8); transmission (7E9) counts none but stayed silent; "
                    + "scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 silent"], nil,
                "Drive on: the lamp is off and the car counts no codes"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 silent", "7E9 03 silent"], nil,
                "Drive on: the lamp is off and the car counts no codes"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 answered", "7E9 07 malformed"], nil,
                "Drive on: no confirmed trouble codes; transmission (7E9) did not tell all other codes"
            ),
            (
                [], [], [], nil, "It is not known whether there are trouble codes; scan again"
            ),
            // What one ECU lists does not explain another's lamp.
            (
                ["7E8 1 on", "7E9 0 on"], ["P0420 confirmed 7E8"], ["7E8 03 answered", "7E9 03 answered"], .soon,
                "Drive gently, and have it repaired within days: transmission (7E9) turns the engine lamp on, but lists "
                    + "no confirmed code, and 1 more finding"
            ),
            (
                ["7E8 1 off", "7E9 2 off"], ["P0420 confirmed 7E8"], ["7E8 03 answered", "7E9 03 silent"], .soon,
                "Drive gently, and have it repaired within days: transmission (7E9) counts 2 confirmed trouble codes, but "
                    + "lists none, and 1 more finding; transmission (7E9) stayed silent"
            ),
        ] as [([String], [String], [String], Severity?, String)])
    func severalECUs(ecus: [String], codes: [String], coverage: [String], urgency: Severity?, sentence: String) {
        let verdict = Verdict(ScanFactsTests.Row(ecus, codes, coverage, sentence).scan)
        #expect(verdict.sentence == sentence)
        #expect(verdict.urgency == urgency)
    }

    /// A lamp in a code's description is not the engine's that is on.
    @Test func aLampInADescriptionIsNotTheEngines() {
        let scan = Self.scan(["P0650 confirmed"], milOn: true)
        #expect(CodeReport.of(scan)[0].description.contains("lamp"))
        #expect(Verdict(scan).sentence.hasSuffix("; the engine lamp is on"))
    }

    @Test func aMakersCodeIsCalledByTheMaker() {
        let scan = Self.scan(["P1234 confirmed"])
        let verdict = Verdict(scan, codes: CodeReport.of(scan, maker: "Honda"), readings: LiveReading.of(scan))
        #expect(verdict.sentence.contains("Honda-specific"))
    }

    @Test(arguments: Severity.allCases) func everySeverityHasAnAction(severity: Severity) {
        let action = Verdict.action(severity)
        #expect(!action.isEmpty && !action.hasSuffix("."))
        #expect(Severity.allCases.filter { Verdict.action($0) == action } == [severity])
    }

    /// Whatever is found, "Drive on: no trouble codes" stands only where all answered and none has a code; and who did
    /// not answer is named, unless it counts none.
    @Test func aVerdictHidesNothing() {
        for milOn in [nil, false, true] {
            for outcome in ["answered", "refused", "silent", "malformed"] {
                for codes in [[], ["P0301 confirmed"], ["P0301 pending"], ["P0301 permanent"]] {
                    let sentence = Verdict(Self.scan(codes, milOn: milOn, outcome: outcome)).sentence
                    let isClean = codes.isEmpty && milOn != true && outcome == "answered"
                    #expect(sentence.hasPrefix("Drive on: no trouble codes") == isClean, "\(sentence)")
                    if !codes.isEmpty, milOn != true { #expect(sentence.contains("P0301"), "\(sentence)") }
                    if milOn == true { #expect(sentence.contains("lamp is on"), "\(sentence)") }
                    let countsNone = codes.isEmpty && milOn == false && outcome == "silent"
                    #expect(sentence.hasPrefix("Drive on") == (isClean || countsNone), "\(sentence)")
                    if outcome != "answered", !countsNone {
                        #expect(sentence.contains("engine (7E8)"), "\(sentence)")
                    }
                }
            }
        }
    }
}
