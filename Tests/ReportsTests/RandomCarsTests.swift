import Diagnosis
import Formats
import Telemetry
import TestSupport
import Testing

@testable import OBD
@testable import Reports

/// What holds for the verdict of any car: two thousand, made of the catalog of codes and of what values can be.
@Suite(.timeLimit(.minutes(20))) struct RandomCarsTests {
    private static let common = KnowledgeTable.ofStandard.flatMap(\.codes)
    private static let all = TroubleCodeLines.all.compactMap { TroubleCode(String($0.prefix(5))) }

    private static func car(_ random: inout SeededGenerator) -> HealthScan {
        let ecus = ["7E8", "7E9", "7EA"].prefix(Int.random(in: 1...3, using: &random)).compactMap { ECUAddress($0) }
        var scan = HealthScan(adapter: .init(device: "x"), bus: .can11Bit500)
        for ecu in ecus {
            var confirmed = 0
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let codes = Bool.random(using: &random) ? common : all
                guard let code = codes.randomElement(using: &random),
                    let status = [TroubleCode.Status.confirmed, .confirmed, .pending, .permanent].randomElement(
                        using: &random),
                    !scan.troubleCodes.contains(where: { $0.code == code && $0.ecu == ecu && $0.status == status })
                else { continue }
                confirmed += status == .confirmed ? 1 : 0
                scan.troubleCodes.append(.init(code: code, status: status, ecu: ecu))
            }
            let isLit = confirmed > 0 && Bool.random(using: &random)
            scan.ecus.append(.init(address: ecu, confirmedCount: confirmed, milOn: isLit))
            for service: UInt8 in [0x03, 0x07, 0x0A] {
                scan.serviceOutcomes.append(.init(ecu: ecu, service: service, outcome: .answered, reason: nil))
            }
        }
        // Engine speed, coolant, speed, supply, run time, fuel trims, and of some the fuel (gasoline, diesel, electric,
        // hybrids) and the charge of a traction battery of the first.
        var data: [(UInt8, [UInt8])] = [
            (0x0C, Bool.random(using: &random) ? [0x0A, 0xF0] : [0, 0]),
            (0x05, [UInt8.random(in: 60...175, using: &random)]),
            (0x0D, [Bool.random(using: &random) ? 0 : 80]),
            (0x42, [UInt8.random(in: 0x27...0x42, using: &random), 0]), (0x1F, [0x04, 0xB0]),
            (0x07, [UInt8.random(in: 90...180, using: &random)]), (0x09, [UInt8.random(in: 90...180, using: &random)]),
        ]
        if Bool.random(using: &random) {
            data.append((0x51, [[1, 4, 8, 17, 18, 19].randomElement(using: &random) ?? 1]))
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            data.append((0x5B, [UInt8.random(in: 0...255, using: &random)]))
        }
        for (pid, bytes) in data where Int.random(in: 0..<4, using: &random) > 0 {
            scan.payloads.append(.init(ecu: ecus[0], request: [0x01, pid], bytes: [0x41, pid] + bytes))
        }
        // Misfires of the cylinders, in this drive (TID 0C).
        let cylinders = UInt8([0, 0, 3, 4, 6, 8].randomElement(using: &random) ?? 0)
        for monitor in 0xA2..<0xA2 + cylinders {
            let count = [0, 0, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            scan.payloads.append(
                .init(
                    ecu: ecus[0], request: [0x06, monitor],
                    bytes: [0x46, monitor, 0x0C, 0x24, 0, count, 0, 0, 0xFF, 0xFF]))
        }
        // A code of a module that only scan --all-modules asks.
        if Int.random(in: 0..<5, using: &random) == 0, let code = all.randomElement(using: &random),
            let module = ECUAddress("768")
        {
            let status: UInt8 = [0x08, 0x09, 0x2F].randomElement(using: &random) ?? 0x09
            scan.payloads.append(
                ScannedModule.payload(
                    header: "760", ecu: module, request: [0x19, 0x02, 0x0D],
                    bytes: [0x59, 0x02, 0xFF, UInt8(code.raw >> 8), UInt8(code.raw & 0xFF), 0, status]))
        }
        return scan
    }

    /// "drive on", and not "before you drive on" or "do not drive on".
    private static func isCalm(_ sentence: String) -> Bool {
        sentence.hasPrefix("Drive on:") || sentence.hasPrefix("You can drive on")
    }

    @Test(arguments: seeds.prefix(2)) func invariants(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for number in 0..<1000 {
            let scan = Self.car(&random)
            let codes = CodeReport.of(scan)
            let readings = LiveReading.of(scan)
            let verdict = Verdict(scan, codes: codes, readings: readings)
            func note() -> Comment { "\(number): \(codes.map(\.written)) \(verdict.sentence)" }

            // The most urgent leads.
            if codes.contains(where: { $0.mainStatus == .confirmed && $0.severity == .stopNow }) {
                #expect(verdict.urgency == .stopNow, note())
            }
            let contradicted = Contradiction.of(scan, units: .metric).map(\.signal)
            if readings.contains(where: { $0.severity == .stopNow && !contradicted.contains($0.value.signal) }) {
                #expect(verdict.urgency == .stopNow, note())
            }
            // Nothing is calmer than what must be repaired soon, but for what another fault explains.
            let reported = verdict.explanations.filter(\.areReports).flatMap(\.effects)
            let pressing = codes.filter { code in
                (code.mainStatus == .confirmed || code.entry?.mode == "misfire" && code.mainStatus == .pending)
                    && code.severity >= .soon && !reported.contains(code.written)
            }
            if !pressing.isEmpty || readings.contains(where: { $0.severity == .soon }) {
                #expect(!Self.isCalm(verdict.sentence), note())
                #expect(verdict.urgency ?? .informational >= .soon, note())
            }
            // Nothing is calm beside a pending code that is dangerous or unknown, either.
            let dangerous = codes.filter { code in
                code.mainStatus == .pending && code.severity >= .soon && !reported.contains(code.written)
                    && (code.severity == .stopNow || code.entry == nil || CodeSet.cam16.contains(code)
                        || [.oil, .brakes, .steering, .cooling, .hybrid, .converter].contains(code.entry?.area))
            }
            if !dangerous.isEmpty { #expect(!Self.isCalm(verdict.sentence), note()) }
            let ofModules = ScannedModule.of(scan).flatMap(\.faults)
            if !ofModules.isEmpty { #expect(!Self.isCalm(verdict.sentence), note()) }
            let stopping = ofModules.filter { fault in
                fault.status.contains(.testFailed)
                    && fault.written.flatMap { TroubleCodeCatalogue.entry($0.code) }?.severity == .stopNow
            }
            if !stopping.isEmpty { #expect(verdict.urgency == .stopNow, note()) }
            // It names what it is about.
            if verdict.urgency != nil {
                let names =
                    codes.contains { verdict.sentence.contains($0.written.description) }
                    || ofModules.contains { verdict.sentence.contains("\($0)") }
                let values = readings.contains { verdict.sentence.contains($0.value.name.lowercased().prefix(8)) }
                let others = [
                    "codes that only report", "one cylinder misfires more than others", "several cylinders misfire",
                ]
                #expect(names || values || others.contains(verdict.rule), note())
            }
            // The order in which a car lists its codes means nothing.
            var other = scan
            other.troubleCodes.reverse()
            other.payloads.reverse()
            #expect(Verdict(other).sentence == verdict.sentence, note())
            // No code is the root of itself, and none is told twice.
            for explanation in verdict.explanations {
                #expect(Set(explanation.roots).isDisjoint(with: explanation.effects), note())
            }
            try HardCarsTests.oneStory(verdict)
            let lines = ScanText(scan, Presentation(width: 4000), at: morning).plain()
            let causes = lines.filter { $0.contains("Causes: ") && !$0.contains("as for") }
            #expect(Set(causes).count == causes.count, note())
        }
    }
}
