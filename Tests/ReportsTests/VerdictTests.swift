import Diagnosis
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct VerdictTests {
    /// One ECU with codes, and values of service 01 as "05 7B".
    private static func scan(
        _ codes: [String], milOn: Bool? = false, count: Int? = nil, values: [String] = [], tests: [String] = [],
        outcome: String = "answered", bus: VehicleBus = .can11Bit500
    ) -> HealthScan {
        let confirmed = codes.filter { $0.contains("confirmed") }.count
        var scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), bus: bus,
            ecus: [
                HealthScan.ECU(address: engine, confirmedCount: milOn.map { _ in count ?? confirmed }, milOn: milOn)
            ],
            troubleCodes: codes.map { code($0 + " 7E8") },
            serviceOutcomes: ["03", "07", "0A"].map { serviceOutcomes("7E8 \($0) \(outcome)") })
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
                == "Incomplete, the connection broke during the scan: no trouble codes so far; scan again")
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
                "Trouble codes could not be read; engine (7E8) did not respond; the check engine light was not read; "
                    + "scan again"
            ),
            (
                scan([], outcome: "silent"), nil,
                "Trouble codes could not be read; engine (7E8) counts none but did not list codes; scan again"
            ),
            // So the older buses say "none".
            (scan([], outcome: "silent", bus: .kwpFastInit), nil, mostLikelyNone),
            (scan([], values: running, outcome: "silent", bus: .kwpFastInit), nil, mostLikelyNone),
            (
                scan([], outcome: "refused"), nil,
                "Trouble codes could not be read; engine (7E8) refused; scan again"
            ),
            // Each severity, as the catalogue has it.
            (
                scan(["P0420 confirmed"], milOn: true), .whenConvenient,
                "You can drive on; have it checked at the next service: catalyst efficiency below threshold, bank 1 "
                    + "(P0420); the check engine light is on"
            ),
            (scan(["P0524 confirmed"]), .stopNow, "Stop as soon as it is safe, and switch the engine off: "),
            (scan(["P0171 confirmed"]), .soon, "Drive gently, and have it repaired within days: "),
            // The light is never on for nothing.
            (
                scan(["P0645 confirmed"], milOn: true), .whenConvenient,
                "You can drive on; have it checked at the next service: "
            ),
            (scan(["P0645 confirmed"]), .informational, "Drive on; nothing needs to be done now: "),
            // The manufacturer's own may be anything.
            (
                scan(["P12EF confirmed"]), .soon,
                "Drive gently, and have it repaired within days: manufacturer-specific powertrain code (P12EF)"
            ),
            // Not confirmed, it calls for less.
            (scan(["P0524 pending"]), .soon, "Have it checked before you drive on: "),
            (scan(["P0171 pending"]), .whenConvenient, "You can drive on; have it checked at the next service: "),
            (scan(["P0171 permanent"]), .whenConvenient, "You can drive on; have it checked at the next service: "),
            // Light and count without a code.
            (
                scan([], milOn: true), .soon,
                "Drive gently, and have it checked within days: the check engine light is on, but no confirmed code is "
                    + "listed for it"
            ),
            (
                scan(["P0420 pending"], milOn: true), .soon,
                "Drive gently, and have it repaired within days: catalyst efficiency below threshold, bank 1 (P0420, "
                    + "pending) is probably why the check engine light is on"
            ),
            (
                scan([], count: 2), .soon,
                "Drive gently, and have it checked within days: the car counts 2 confirmed trouble codes, but lists none"
            ),
            (
                scan([], count: 2, outcome: "malformed"), .soon,
                "Drive gently, and scan again: the car counts 2 confirmed trouble codes, but they could not be read; "
                    + "engine (7E8) gave an unreadable response"
            ),
            // Live values.
            (
                scan([], values: running.dropLast() + ["05 A0"]), .stopNow,
                "Stop as soon as it is safe, and let the engine cool down: engine coolant temperature is 120 °C"
            ),
            // FF is no measurement.
            (
                scan([], values: running.dropLast() + ["05 FF"]), .soon,
                "Drive gently, and have it repaired within days: engine coolant temperature reads 215 °C "
                    + "(the sensor or its wiring is shorted)"
            ),
            (
                scan([], values: ["33 FF"]), .whenConvenient,
                "You can drive on; have it checked at the next service: barometric pressure is 255 kPa"
            ),
            (
                scan([], values: running + ["42 2D B4"]), .soon,
                "Drive only as far as you must; the battery is not charging and the car may stop: control module "
                    + "voltage is 11.7 V"
            ),
            // Unusual is not wrong.
            (
                scan([], values: running + ["42 2F A8"]), nil,
                "Drive on: no trouble codes, and one live value worth checking: control module voltage is 12.2 V"
            ),
            (
                scan([], values: running + ["42 2F A8", "07 92"]), .whenConvenient,
                "You can drive on; have it checked at the next service: long-term fuel trim, bank 1 is +14%"
            ),
            (
                scan([], tests: [failedTest]), .whenConvenient,
                "You can drive on; have it checked at the next service: a monitor test failed ("
            ),
            // The worst is told, the others counted.
            (
                scan(["P0420 confirmed", "P0171 confirmed"], milOn: true, values: ["05 A0"], tests: [failedTest]),
                .stopNow,
                "Stop as soon as it is safe, and let the engine cool down: engine coolant temperature is 120 °C, and 3 more "
                    + "findings; the check engine light is on"
            ),
            (
                scan(["P0420 confirmed"], outcome: "malformed"), .whenConvenient,
                "You can drive on; have it checked at the next service: catalyst efficiency below threshold, bank 1 "
                    + "(P0420); engine (7E8) gave an unreadable response"
            ),
        ] as [(HealthScan, Severity?, String)])
    func verdict(scan: HealthScan, urgency: Severity?, sentence: String) {
        let verdict = Verdict(scan)
        #expect(verdict.urgency == urgency, "\(verdict.sentence)")
        let isOpen = sentence.hasSuffix(": ") || sentence.hasSuffix("(")
        #expect(isOpen ? verdict.sentence.hasPrefix(sentence) : verdict.sentence == sentence, "\(verdict.sentence)")
        #expect(!verdict.sentence.hasSuffix("."))
    }

    // MARK: Several ECUs

    @Test(
        arguments: [
            (
                ["7E8 0 off", "7E9 - -"], [], ["7E8 03 answered", "7E9 03 refused"], nil,
                "Uncertain: no codes in engine (7E8); transmission (7E9) refused; scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 malformed"], nil,
                "Uncertain: no codes in engine (7E8); transmission (7E9) gave an unreadable response; scan again"
            ),
            (
                ["7E8 0 off", "7E9 - -"], [], ["7E8 03 answered", "7E9 03 silent"], nil,
                "Uncertain: no codes in engine (7E8); transmission (7E9) did not respond; scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 -"], [], ["7E8 03 answered", "7E9 03 silent"], nil,
                "Uncertain: no codes in engine (7E8); transmission (7E9) counts none but did not list codes; "
                    + "scan again"
            ),
            // Never asked.
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered"], nil,
                "Uncertain: no codes in engine (7E8); transmission (7E9) counts none but did not list codes; "
                    + "scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 silent"], nil,
                "Uncertain: no codes in engine (7E8); transmission (7E9) counts none but did not list codes; "
                    + "scan again"
            ),
            (
                ["10 0 off", "18 0 off"], [], ["10 03 answered", "18 03 silent"], nil, mostLikelyNone
            ),
            (
                ["10 0 off", "18 0 off"], [], ["10 03 silent", "18 03 silent"], nil, mostLikelyNone
            ),
            (
                ["10 0 off", "18 0 off"], [], ["10 03 silent", "18 03 refused"], nil,
                "Trouble codes could not be read; engine (10) counts none but did not list codes and "
                    + "transmission (18) refused; scan again"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 answered", "7E9 07 malformed"], nil,
                "Drive on: no confirmed trouble codes; transmission (7E9) did not list all other codes"
            ),
            (
                ["7E8 0 off", "7E9 0 off"], [], ["7E8 03 answered", "7E9 03 answered", "7E9 0A malformed"], nil,
                "Uncertain: no confirmed trouble codes, but transmission (7E9) gave an unreadable response for the "
                    + "permanent ones; scan again"
            ),
            (
                [], [], [], nil,
                "Trouble codes could not be read; the check engine light was not read; scan again"
            ),
            // What one ECU lists does not explain another's light.
            (
                ["7E8 1 on", "7E9 0 on"], ["P0420 confirmed 7E8"], ["7E8 03 answered", "7E9 03 answered"], .soon,
                "Drive gently, and have it checked within days: transmission (7E9) turns the check engine light on, but "
                    + "no confirmed code is listed for it, and 1 more finding"
            ),
            (
                ["7E8 1 off", "7E9 2 off"], ["P0420 confirmed 7E8"], ["7E8 03 answered", "7E9 03 silent"], .soon,
                "Drive gently, and scan again: transmission (7E9) counts 2 confirmed trouble codes, but they could not be "
                    + "read, and 1 more finding; transmission (7E9) did not respond"
            ),
        ] as [([String], [String], [String], Severity?, String)])
    func severalECUs(ecus: [String], codes: [String], serviceOutcomes: [String], urgency: Severity?, sentence: String) {
        var scan = ScanFactsTests.Row(ecus, codes, serviceOutcomes, sentence).scan
        scan.framing = ecus.first?.hasPrefix("1") == true ? .iso9141 : .can11
        let verdict = Verdict(scan)
        #expect(verdict.sentence == sentence)
        #expect(verdict.urgency == urgency)
    }

    private static let mostLikelyNone =
        "Probably no trouble codes: the check engine light is off and the car counts none, but it did not respond when "
        + "asked to list them, like many cars before CAN"

    /// A MIL in a code's description is not the engine's that is on.
    @Test func aMILInADescriptionIsNotTheEngines() {
        let scan = Self.scan(["P0650 confirmed"], milOn: true)
        #expect(CodeReport.of(scan)[0].description.contains("lamp"))
        #expect(Verdict(scan).sentence.hasSuffix("; the check engine light is on"))
    }

    @Test func aManufacturersCodeIsCalledByTheManufacturer() {
        let scan = Self.scan(["P12EF confirmed"])
        let verdict = Verdict(scan, codes: CodeReport.of(scan, manufacturer: "Honda"), readings: LiveReading.of(scan))
        #expect(verdict.sentence.contains("Honda-specific"))
    }

    /// Whatever is found, "Drive on: no trouble codes" stands only where all answered, none has a code and the light is
    /// off; and who did not answer is named.
    @Test func aVerdictHidesNothing() {
        for milOn in [nil, false, true] {
            for outcome in ["answered", "refused", "silent", "malformed"] {
                for codes in [[], ["P0301 confirmed"], ["P0301 pending"], ["P0301 permanent"]] {
                    let sentence = Verdict(Self.scan(codes, milOn: milOn, outcome: outcome)).sentence
                    let isClean = codes.isEmpty && milOn == false && outcome == "answered"
                    #expect(sentence.hasPrefix("Drive on:") == isClean, "\(sentence)")
                    if !codes.isEmpty, milOn != true { #expect(sentence.contains("P0301"), "\(sentence)") }
                    if milOn == true { #expect(sentence.contains("light is on"), "\(sentence)") }
                    if milOn == nil { #expect(sentence.contains("light was not read"), "\(sentence)") }
                    if outcome != "answered" { #expect(sentence.contains("engine (7E8)"), "\(sentence)") }
                }
            }
        }
    }
}
