import Diagnosis
import ELM327
import Formats
import Foundation
import OBD
import Telemetry
import Testing
import VehicleSource

@testable import Reports
@testable import Simulator

/// Each row of the verdict is tried on its own example, which goes through the whole scanner.
@Suite(.timeLimit(.minutes(20))) struct VerdictRulesTests {
    /// The scan of a car that answers as an example has it (see `VerdictRules`).
    static func scan(_ example: String) throws -> HealthScan {
        var car = try #require(VirtualCar.named("healthy"))
        car.ecus = [car.ecus[0]]
        var interruption: String?
        // What other modules list: "7E9 03=U0100 P0562".
        var others: [ECUAddress: [TroubleCode.Status: [TroubleCode]]] = [:]
        // What they measure: "7E9 0142=3714".
        var measured: [(address: ECUAddress, request: [UInt8], data: [UInt8])] = []
        var module: [UInt8]?
        for part in example.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if part.utf8.count > 4, part.hasPrefix("7E"), part.dropFirst(3).first == " " {
                let address = try #require(ECUAddress(part.prefix(3).description), "\(part)")
                let sides = part.dropFirst(4).split(separator: "=").map(String.init)
                if let request = Hexadecimal.bytes(sides[0]), request.count == 2 {
                    measured.append((address, request, try #require(Hexadecimal.bytes(sides[1]), "\(part)")))
                    others[address, default: [:]] = others[address, default: [:]]
                    continue
                }
                let service = try #require(services[sides[0]], "\(part)")
                let codes = part.dropFirst(7).split(separator: " ").compactMap { TroubleCode(String($0)) }
                others[address, default: [:]][service, default: []] += codes
                continue
            }
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let (key, value) = (sides[0], sides.last ?? "")
            switch key {
            case "bus": car.bus = try #require(VehicleBus(elmNumber: Character(value)))
            case "interruption": interruption = value
            case "module": module = Hexadecimal.bytes(value)
            case "frame":
                for (request, data) in try frame(value) { car.ecus[0].fixedAnswers[request] = [data] }
            case "electric": car.ecus[0].supportedPIDs = electricPIDs
            case "uds": car.ecus[0].dialects = [.onUDS]
            case "vin": car.ecus[0].vin = value.isEmpty ? nil : VIN(value)
            default:
                let request = try #require(Hexadecimal.bytes(key), "\(part)")
                car.ecus[0].fixedAnswers[request] = try answer(value, to: request, framing: car.bus.framing)
                if request.count == 2, request[0] == 0x01 { car.ecus[0].supportedPIDs.insert(request[1]) }
            }
        }
        // What OBDonUDS reads by identifiers.
        for (request, answers) in car.ecus[0].fixedAnswers where request.count == 2 && request[0] == 0x01 {
            car.ecus[0].fixedAnswers[[0x22, 0xF4, request[1]]] = answers.map {
                $0.first == 0x41 ? [0x62, 0xF4] + $0.dropFirst() : $0
            }
        }
        let transport = SimulatedTransport(device: "sim:example", car: car, pace: .maximum, interruptDescriptor: -1)
        var scan = try HealthScanner(session: Session(adapter: Adapter(transport: transport))).run()
        scan.interruption = interruption
        if let module {
            let address = try #require(ECUAddress("768"))
            scan.payloads.append(
                ScannedModule.payload(
                    header: "760", ecu: address, request: [0x19, 0x02, 0x0D], bytes: [0x59, 0x02, 0xFF] + module))
        }
        for (address, lists) in others {
            scan.ecus.append(.init(address: address, confirmedCount: lists[.confirmed]?.count ?? 0, milOn: false))
            for (status, codes) in lists {
                scan.troubleCodes += codes.map { .init(code: $0, status: status, ecu: address) }
            }
            for service in services.keys {
                scan.serviceOutcomes.append(serviceOutcomes("\(address) \(service) answered"))
            }
        }
        for (address, request, data) in measured {
            scan.payloads.append(.init(ecu: address, request: request, bytes: [request[0] + 0x40, request[1]] + data))
        }
        scan.ecus.sort { $0.address < $1.address }
        return scan
    }

    /// Answers of service 02: "P0171 05=7F 0C=3E80", the code of a freeze frame and its values.
    private static func frame(_ text: String) throws -> [([UInt8], [UInt8])] {
        let words = text.split(separator: " ").map(String.init)
        let code = try #require(TroubleCode(words[0]), "\(text)").raw
        var answers: [([UInt8], [UInt8])] = [([0x02, 0x02, 0], [0x42, 0x02, 0, UInt8(code >> 8), UInt8(code & 0xFF)])]
        var listed: [UInt8: [UInt8]] = [0x00: [0, 0, 0, 0]]
        for word in words.dropFirst() {
            let sides = word.split(separator: "=").map(String.init)
            let pid = try #require(Hexadecimal.bytes(sides[0]), "\(word)")[0]
            answers.append(([0x02, pid, 0], [0x42, pid, 0] + (try #require(Hexadecimal.bytes(sides[1]), "\(word)"))))
            let base = (pid - 1) / 0x20 * 0x20
            let bit = Int(pid - base - 1)
            listed[base, default: [0, 0, 0, 0]][bit / 8] |= 0x80 >> UInt8(bit % 8)
            for lower in stride(from: 0, to: Int(base), by: 0x20) {
                listed[UInt8(lower), default: [0, 0, 0, 0]][3] |= 1
            }
        }
        return answers + listed.map { base, mask in ([0x02, base, 0], [0x42, base, 0] + mask) }
    }

    /// Of a car without an engine: speed, supply, and charge of the traction battery.
    private static let electricPIDs: Set<UInt8> = [0x01, 0x0D, 0x1C, 0x21, 0x30, 0x31, 0x42, 0x5B, 0xA6]

    private static let services: [String: TroubleCode.Status] = ["03": .confirmed, "07": .pending, "0A": .permanent]

    private static func answer(_ text: String, to request: [UInt8], framing: VehicleBus.Framing) throws -> [[UInt8]] {
        // Service 19 repeats the subfunction and the group of a request only.
        let opening = [request[0] + 0x40] + (request[0] == 0x19 ? request[1...2] : request.dropFirst())
        switch text {
        case "silent": return []
        case "none" where request.count == 1: return [opening + (framing.isCAN ? [0] : [])]
        case "refused": return [[0x7F, request[0], 0x11]]
        default:
            let codes = text.split(separator: " ").map(String.init)
            if request.count == 1, codes.allSatisfy({ $0.utf8.count == 5 }) {
                let bytes = try codes.flatMap { text -> [UInt8] in
                    let raw = try #require(TroubleCode(text)).raw
                    return [UInt8(raw >> 8), UInt8(raw & 0xFF)]
                }
                return [opening + (framing.isCAN ? [UInt8(codes.count)] : []) + bytes]
            }
            let data = try #require(Hexadecimal.bytes(text.replacing(" ", with: "")), "\(text)")
            return [opening + data]
        }
    }

    @Test(arguments: VerdictRules.rows.map(\.name)) func anExampleMakesItsRuleTheHeadline(name: String) throws {
        let rule = try #require(VerdictRules.rows.first { $0.name == name })
        let verdict = Verdict(try Self.scan(rule.example))
        #expect(verdict.rule == name && verdict.urgency == rule.urgency, "\(verdict.sentence)")
        // It begins as the row says.
        let opening = rule.sentence.prefix { $0 != "{" }
        #expect(verdict.sentence.hasPrefix(opening), "\(verdict.sentence)")
        #expect(!verdict.sentence.contains("{") && !verdict.sentence.hasSuffix(".") && !verdict.sentence.hasSuffix(" "))
    }

    @Test func rowsAreNamedOnceAndInOrder() {
        let rows = VerdictRules.rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        // The urgency never rises again; what has none comes last.
        let ranks = rows.map { row in row.urgency.map { Severity.allCases.firstIndex(of: $0)! } ?? -1 }
        #expect(ranks == ranks.sorted(by: >))
        // The last applies to whatever comes.
        let nothing = VerdictFacts(
            HealthScan(adapter: .init(device: "x")), codes: [], readings: [], units: .metric)
        #expect(rows.last?.finding(nothing) != nil)
    }

    /// Whatever its number: of two confirmed codes, that of the earlier row.
    @Test func theMoreUrgentOfTwoCodesLeads() throws {
        let examples = [
            "P0524", "P0217", "P050F", "P0AA6", "P0093", "P0335", "P0302", "P0171", "P0700", "P0420", "P0645",
        ]
        for (index, first) in examples.enumerated() {
            for second in examples.dropFirst(index + 1) {
                for codes in [[first, second], [second, first]] {
                    let scan = HealthScan(
                        adapter: .init(device: "x"), bus: .can11Bit500,
                        ecus: [.init(address: engine, confirmedCount: 2, milOn: true)],
                        troubleCodes: codes.map { code("\($0) confirmed 7E8") },
                        serviceOutcomes: [serviceOutcomes("7E8 03 answered")])
                    #expect(Verdict(scan).sentence.contains("(\(first))"), "\(Verdict(scan).sentence)")
                }
            }
        }
    }

    // MARK: What the first release got wrong

    /// A scan, and what its first sentence is.
    @Test(arguments: [
        (
            "0101=00 07 65 65, 0130=00, 0131=00 02",
            "Nothing is proven yet: codes were cleared 2 km ago, and no monitor is complete; drive until the monitors are "
                + "complete, then scan again"
        ),
        (
            "0101=00 07 65 65, 0130=00, 0131=00 00",
            "Nothing is proven yet: codes were cleared less than 1 km ago, and no monitor is complete; drive until the "
                + "monitors are complete, then scan again"
        ),
        (
            "0101=00 07 65 04, 0130=05, 0131=00 50, 014E=00 64",
            "Drive on: no trouble codes, but codes were cleared 80 km ago; not yet tested since: evaporative system"
        ),
        // All is tested again; and a car that has been driven far since.
        ("0101=00 07 65 00, 0130=05, 0131=00 50", "Drive on: no trouble codes, and nothing unusual"),
        ("0101=00 07 65 65, 0130=FF, 0131=40 00, 014E=40 00", "Drive on: no trouble codes, and nothing unusual"),
        // A code that is there is told with what may come back.
        (
            "0101=00 07 65 65, 0130=00, 0131=00 02, 07=P0171",
            "You can drive on; have it checked at the next service: mixture too lean, bank 1 (P0171, pending); codes "
                + "were cleared 2 km ago, and more may come back"
        ),
        (
            "0101=80 07 65 00, 03=, 07=P0300",
            "Ease off, and stop if the check engine light flashes: random or multiple cylinder misfire detected (P0300, "
                + "pending) is probably why the light is on, and can destroy the catalytic converter"
        ),
        (
            "0101=00 07 65 00, 03=, 07=P0300",
            "Drive gently, have it checked within days, and stop if the check engine light flashes: random or multiple "
                + "cylinder misfire detected (P0300, pending)"
        ),
        // What is not read is no reason for the light.
        (
            "0101=80 07 65 00, 03=refused, 07=P0171",
            "Drive gently, and scan again: the check engine light is on, but its trouble codes could not be read, and "
                + "1 more finding; engine (7E8) refused"
        ),
        (
            "0101=83 07 65 00, 03=P0171 P0301 P0302",
            "Drive gently, have it repaired within days, and stop if the check engine light flashes: cylinder 1 misfire "
                + "detected (P0301), probably because of mixture too lean, bank 1 (P0171), and 2 more findings; the check "
                + "engine light is on"
        ),
        (
            "0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0301",
            "Drive gently until the monitors are complete, then scan again: cylinder 1 misfire detected (P0301, permanent; "
                + "cleared 1 km ago; the car has not yet retested it)"
        ),
        (
            "0101=refused",
            "Drive on only if the check engine light is off: no trouble codes, and nothing unusual, but the light was not read"
        ),
        (
            "0101=refused, 07=P0171",
            "You can drive on; have it checked at the next service: mixture too lean, bank 1 (P0171, pending); the check "
                + "engine light was not read"
        ),
        (
            "010C=00 00, 0142=29 04",
            "Charge or test the 12 V battery; the car may not start: control module voltage is 10.5 V with the engine off"
        ),
        (
            "010C=00 00, 0142=29 04, 0101=81 07 65 00, 03=P0301",
            "Drive gently, have it repaired within days, and stop if the check engine light flashes: cylinder 1 misfire "
                + "detected (P0301), and 1 more finding; the check engine light is on"
        ),
        (
            "03=silent",
            "Trouble codes could not be read; engine (7E8) counts none but did not list codes; scan again"
        ),
        (
            "bus=3, 03=silent",
            "Probably no trouble codes: the check engine light is off and the car counts none, but it did not respond when "
                + "asked to list them, like many cars before CAN"
        ),
    ])
    func headline(example: String, sentence: String) throws {
        #expect(Verdict(try Self.scan(example)).sentence == sentence)
    }

    /// Nothing stands as "also" that stands in the heading.
    @Test func aPermanentCodeAlone() throws {
        let scan = try Self.scan("0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0301")
        let lines = ScanText(scan, Presentation(width: 1000), at: morning).plain()
        #expect(lines.contains("  P0301  Cylinder 1 misfire detected"), "\(lines)")
        #expect(!lines.contains { $0.contains("also permanent") })
        #expect(
            lines.contains(
                "Codes       1 permanent trouble code (P0301): codes were cleared 1 km ago, and the car has not yet retested it"
            ), "\(lines)")
    }
}
