import ELM327
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports
import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct HealthScannerTests {
    private func scan(_ transport: any Transport, isQuick: Bool = false) throws -> HealthScan {
        try HealthScanner(session: Session(adapter: Adapter(transport: transport)), isQuick: isQuick).run()
    }

    /// Returns "engine P0301 confirmed", with the role because addresses differ from bus to bus.
    private static func text(_ code: HealthScan.FoundCode) -> String {
        "\(code.ecu.role) \(code.code) \(code.status.rawValue)"
    }

    /// Returns "engine 03 answered".
    private static func text(_ serviceOutcomes: HealthScan.ServiceOutcome) -> String {
        let service = serviceOutcomes.service < 10 ? "0\(serviceOutcomes.service)" : "0A"
        return "\(serviceOutcomes.ecu.role) \(service) \(serviceOutcomes.outcome.rawValue)"
    }

    private static let codesOfFaults: Set<String> = [
        "engine P0301 confirmed", "engine P0420 confirmed", "engine P0171 pending", "engine P0420 permanent",
        "transmission P0700 confirmed",
    ]

    private static let quirks: [Quirks] = [
        [], .echoAlwaysOn, .deliverBytewise, .noChecksum, .nulBytes, .searchingGlued, .ecuOrderReversed, .interleaved,
        [.deliverBytewise, .nulBytes, .searchingGlued, .ecuOrderReversed, .interleaved, .echoAlwaysOn, .noChecksum],
    ]

    // MARK: What the car says

    /// A truncated status is not used: neither MIL nor count is derived from it.
    @Test func aStatusThatIsTooShort() throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, answer, _ in
            guard command.hasPrefix("0101") else { return answer }
            return answer.replacing(/7E806(4101.{4}).{4}/) { "7E804" + $0.1 }
        }
        let scan = try scan(transport)
        #expect(scan.ecus.first?.milOn == nil && scan.ecus.first?.confirmedCount == nil)
        let serviceOutcomes = try #require(scan.serviceOutcomes.first)
        #expect(Self.text(serviceOutcomes) == "engine 01 malformed" && serviceOutcomes.reason == "not four bytes")
    }

    /// Silence to service 03 is judged by the ECU's own count.
    @Test(arguments: [("healthy", "counts none in PID 01"), ("parked", "counts 2 in PID 01 but lists 0")])
    func anECUThatListsNothing(name: String, reason: String) throws {
        let transport = AlteredTransport(simulated(try car(name))) { command, answer, _ in
            command.hasPrefix("03") ? "NO DATA\r\r" : answer
        }
        let scan = try scan(transport)
        let engine = try #require(scan.ecus.first { $0.address.role == .engine })
        let serviceOutcomes = try #require(
            scan.serviceOutcomes.first { $0.ecu == engine.address && $0.service == 0x03 })
        #expect(serviceOutcomes.outcome == .silent && serviceOutcomes.reason == reason)
    }

    @Test(arguments: VehicleBus.ofELM327, quirks) func everyBusAndQuirk(
        _ bus: VehicleBus, _ quirks: Quirks
    ) throws {
        let scan = try scan(simulated(try car("faults", bus), quirks: quirks))
        #expect(scan.adapter.identity == "ELM327 v2.1")
        #expect(scan.adapter.description == "OBDII to RS232 Interpreter")
        #expect((13.5...14.5).contains(scan.adapter.voltage ?? 0))
        #expect(scan.adapter.device == "sim:test")
        #expect(scan.bus == bus)
        #expect(scan.vin?.description == "3VWDX7AJ0DM254871")
        #expect(scan.ecus.map(\.address.role) == [.engine, .transmission])
        #expect(scan.ecus.map(\.milOn) == [true, false])
        #expect(scan.ecus.map(\.confirmedCount) == [2, 1])
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codesOfFaults)
        #expect(scan.troubleCodes.count == Self.codesOfFaults.count)
        #expect(scan.reportsFault)
        #expect(
            scan.serviceOutcomes.map(Self.text) == [
                "engine 01 answered", "engine 03 answered", "engine 07 answered", "engine 0A answered",
                "engine 09 answered", "transmission 01 answered", "transmission 03 answered",
                "transmission 07 answered", "transmission 0A answered", "transmission 09 silent",
            ])
        #expect(scan.serviceOutcomes.allSatisfy { $0.reason == nil })
        let others = scan.answers.map(\.request).filter { $0 != "22F810" }
        #expect(others.starts(with: ["0100", "0120", "0140", "0101", "03", "07", "0A", "0900", "0902"]))
        #expect(scan.answers.count { $0.request == "22F810" } == (bus.framing.isCAN ? 1 : 0))
        #expect(scan.answers.allSatisfy { $0.answer.hasSuffix(">") })
    }

    /// With headers off, some adapters show whole frames: the result of the scan is the same.
    @Test(arguments: [VehicleBus.can11Bit500, .can29Bit250], ["00", "55", "AA", "FF"])
    func framesShownToTheirEnd(_ bus: VehicleBus, _ fill: String) throws {
        var car = try car("faults", bus)
        car.ecus.removeLast(car.ecus.count - 1)
        let plain = try scan(AlteredTransport(simulated(car, quirks: .headersIgnored)) { _, answer, _ in answer })
        let padded = try scan(
            AlteredTransport(simulated(car, quirks: .headersIgnored)) { command, answer, _ in
                guard !command.hasPrefix("AT") else { return answer }
                return answer.split(separator: "\r", omittingEmptySubsequences: false).map { line in
                    guard line.count < 14, line.count > 3, line.utf8.allSatisfy({ BusFrame.nibble($0) != nil }) else {
                        return String(line)
                    }
                    return line + String(repeating: fill, count: 7 - line.count / 2)
                }.joined(separator: "\r")
            })
        #expect(padded.milOn == plain.milOn && padded.troubleCodes == plain.troubleCodes)
        #expect(padded.serviceOutcomes == plain.serviceOutcomes)
        #expect(padded.supportedPIDs == plain.supportedPIDs && padded.vin == plain.vin)
        #expect(padded.statuses == plain.statuses && padded.cycleStatuses == plain.cycleStatuses)
        // Fuel trims have one byte or two, depending on the number of banks.
        func values(_ scan: HealthScan) -> [String] {
            scan.values.filter { ![0x06, 0x07].contains($0.pid) }.map { "\($0.pid) \($0.value.value ?? 0)" }
        }
        func frames(_ scan: HealthScan) -> [[UInt8: [UInt8]]] {
            scan.freezeFrames.map { $0.data.filter { ![0x06, 0x07].contains($0.key) } }
        }
        #expect(values(padded) == values(plain))
        #expect(padded.testResults.map { "\($0)" } == plain.testResults.map { "\($0)" })
        #expect(padded.freezeFrames.map(\.cause) == plain.freezeFrames.map(\.cause))
        #expect(frames(padded) == frames(plain))
        #expect(padded.calibrations(of: .unknown) == plain.calibrations(of: .unknown))
        #expect(padded.unanswered == plain.unanswered)
        #expect(!plain.troubleCodes.isEmpty && !plain.testResults.isEmpty && !plain.freezeFrames.isEmpty)
    }

    /// Without headers the ECU of a code is unknown, but exactly the codes of the car are found.
    @Test(arguments: VehicleBus.ofELM327) func headersIgnored(_ bus: VehicleBus) throws {
        let scan = try scan(simulated(try car("faults", bus), quirks: .headersIgnored))
        #expect(scan.ecus.map(\.address) == [.unknown])
        #expect(scan.ecus.map(\.milOn) == [true])
        #expect(scan.vin?.description == "3VWDX7AJ0DM254871")
        let found = Set(scan.troubleCodes.map { "\($0.code) \($0.status.rawValue)" })
        #expect(found == ["P0301 confirmed", "P0420 confirmed", "P0700 confirmed", "P0171 pending", "P0420 permanent"])
        #expect(scan.serviceOutcomes.map(\.outcome) == [.answered, .answered, .answered, .answered, .answered])
    }

    @Test(arguments: VehicleBus.ofELM327, ["healthy", "city"]) func noCodes(
        _ bus: VehicleBus, _ name: String
    ) throws {
        for quirks in Self.quirks + [.headersIgnored] {
            let scan = try scan(simulated(try car(name, bus), quirks: quirks))
            #expect(scan.troubleCodes.isEmpty)
            #expect(scan.milOn == false)
            #expect(!scan.reportsFault)
            #expect(scan.vin == (try car(name)).vin)
        }
    }

    /// Many codes: multi-frame messages on CAN, several messages elsewhere.
    @Test(arguments: VehicleBus.ofELM327, [1, 2, 3, 4, 5, 6, 7, 12, 40]) func manyCodes(
        _ bus: VehicleBus, _ count: Int
    )
        throws
    {
        var car = try car("faults", bus)
        let codes = (0..<count).map { TroubleCode(raw: UInt16(0x0100 + 0x4101 &* $0 & 0xFFFF)) }
        car.ecus[0].codes = [.confirmed: codes]
        for quirks in [Quirks(), .headersIgnored, .interleaved] {
            let scan = try scan(simulated(car, quirks: quirks), isQuick: true)
            let confirmed = scan.codes(.confirmed).filter { $0.ecu.role != .transmission }.map(\.code)
            let outcomes = Set(scan.serviceOutcomes.filter { $0.service == 3 }.map(\.outcome))
            if quirks == .headersIgnored, bus.framing.isCAN, count > 12 {
                // The transmission's short response arrives inside the engine's long one, and cuts it off.
                let known = codes + [TroubleCode(raw: 0x0700)]
                #expect(confirmed.contains(TroubleCode(raw: 0x0700)) && Set(confirmed).isSubset(of: known))
                #expect(outcomes == [.incomplete])
            } else {
                let others = quirks == .headersIgnored ? [TroubleCode(raw: 0x0700)] : []
                #expect(Set(confirmed) == Set(codes + others))
                #expect(confirmed.count == count + others.count && outcomes == [.answered])
            }
        }
    }

    // MARK: What the car does not say

    @Test(arguments: VehicleBus.ofELM327) func refusalsAndSilence(_ bus: VehicleBus) throws {
        var car = try car("faults", bus)
        car.ecus[0].refusals = [0x07: 0x11, 0x0A: 0x22]
        car.ecus[1].silentServices = [0x03, 0x07]
        let scan = try scan(simulated(car))
        #expect(
            scan.serviceOutcomes.map(Self.text).prefix(4) == [
                "engine 01 answered", "engine 03 answered", "engine 07 refused", "engine 0A refused",
            ])
        #expect(
            scan.serviceOutcomes.map(Self.text).dropFirst(6).prefix(3) == [
                "transmission 03 silent", "transmission 07 silent", "transmission 0A answered",
            ])
        let engine = scan.serviceOutcomes.filter { $0.ecu.role == .engine }
        #expect(engine.map(\.reason) == [nil, nil, "service not supported (11)", "conditions not correct (22)", nil])
        #expect(Set(scan.troubleCodes.map(Self.text)) == ["engine P0301 confirmed", "engine P0420 confirmed"])
        // The transmission counts a code that it does not list.
        let transmission = scan.serviceOutcomes.first { $0.ecu.role == .transmission && $0.service == 3 }
        #expect(transmission?.reason == "counts 1 in PID 01 but lists 0")
    }

    /// The engine's responses to service 03, in place of the true ones, on CAN; the transmission has P0700.
    @Test(
        arguments: [
            ("7E8024300", .answered, "counts 2 in PID 01 but lists 0", []),
            ("7E80443010301", .answered, "counts 2 in PID 01 but lists 1", ["P0301"]),
            ("7E806430203010420", .answered, nil, ["P0301", "P0420"]),
            ("7E80643020301042000", .answered, nil, ["P0301", "P0420"]),
            // The same code twice counts once.
            ("7E806430203010301", .answered, "counts 2 in PID 01 but lists 1", ["P0301"]),
            ("", .silent, "counts 2 in PID 01 but lists 0", []),
            ("7E8037F0311", .refused, "service not supported (11)", []),
            ("7E8037F0321", .refused, "busy, repeat request (21)", []),
            ("7E8037F0378", .silent, "response pending, but none followed (78)", []),
            ("7E8064302030104", .malformed, "the frame is cut off", []),
            ("7E80443020301", .incomplete, "1 of 2 codes arrived", ["P0301"]),
            ("7E8064301030104", .malformed, "the frame is cut off", []),
            // A list without count, by its length.
            ("7E8054301030104", .answered, TroubleCodeList.countRemark, ["P0103", "P0104"]),
            ("7E803430103", .answered, TroubleCodeList.countRemark, ["P0103"]),
            ("7E806430103010420", .incomplete, "2 codes instead of 1", ["P0301"]),
            ("7E80143", .answered, TroubleCodeList.countRemark, []),
            ("7E81008430303010420", .incomplete, "6 of 8 bytes arrived", ["P0301", "P0420"]),
            ("7E81009430301042001", .incomplete, "6 of 9 bytes arrived", ["P0301", "P0420"]),
            ("7E8100C430503010420\r7E8220171", .incomplete, "a consecutive frame is missing", ["P0301", "P0420"]),
            ("7E8210420", .malformed, "a first frame is missing", []),
            ("7E8064302030104 <DATA ERROR", .malformed, "the response could not be read", []),
            ("7E806430203010", .malformed, "the response could not be read", []),
            // A response to another service is ignored.
            ("7E806470203010420", .silent, "counts 2 in PID 01 but lists 0", []),
            ("7E8037F0711", .silent, "counts 2 in PID 01 but lists 0", []),
            // The codes of a complete message are valid, even next to a broken one.
            ("7E80443010301\r7E81008430303010420", .incomplete, "6 of 8 bytes arrived", ["P0301", "P0420"]),
        ] as [(String, HealthScan.ServiceOutcome.Outcome, String?, [String])])
    func theEnginesCodes(
        _ answer: String, _ outcome: HealthScan.ServiceOutcome.Outcome, _ reason: String?, _ codes: [String]
    ) throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            command == "03" ? (answer.isEmpty ? "" : answer + "\r") + "7E90443010700\r\r" : whole
        }
        let scan = try scan(transport)
        let serviceOutcomes = scan.serviceOutcomes.first { $0.ecu.role == .engine && $0.service == 3 }
        #expect(serviceOutcomes?.outcome == outcome)
        #expect(serviceOutcomes?.reason == reason)
        let found = scan.troubleCodes.filter { $0.status == .confirmed && $0.ecu.role == .engine }
        #expect(found.map(\.code.description) == codes)
        #expect(scan.troubleCodes.contains { $0.code == TroubleCode("P0700") && $0.ecu.role == .transmission })
        #expect(scan.outcome(of: ECUAddress(can11: 0x7E9), service: 3) == .answered)
        // The request is repeated, but a limited number of times.
        #expect((1...6).contains(transport.count("03")))
    }

    /// What a first response proved is not erased by a second one with less content.
    @Test func whatWasProvedStays() throws {
        var asked = 0
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            guard command == "03" else { return whole }
            asked += 1
            return asked == 1 ? "7E806430203010420\r7E904430107\r\r" : "7E8024300\r7E90443010700\r\r"
        }
        let scan = try scan(transport)
        #expect(Set(scan.codes(.confirmed).map(\.code.description)) == ["P0301", "P0420", "P0700"])
        #expect(asked == 2)
        #expect(scan.answers.count { $0.request == "03" } == 2)
    }

    @Test(
        arguments: [
            ("NO DATA", nil, .silent), ("7E8037F0912", nil, .refused), ("7E806490201335657", nil, .malformed),
            ("7E81014490201335657\r7E821445837414A3044\r7E8224D323534383731", "3VWDX7AJ0DM254871", .answered),
            ("7E81014490201335657\r7E8224D323534383731", nil, .malformed),
            ("7E8101449020120202020\r7E82120202020202020\r7E82220202020202020", nil, .malformed),
        ] as [(String, String?, HealthScan.ServiceOutcome.Outcome)])
    func theVIN(_ answer: String, _ vin: String?, _ outcome: HealthScan.ServiceOutcome.Outcome) throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            command == "0902" ? answer + "\r\r" : whole
        }
        let scan = try scan(transport)
        #expect(scan.vin?.description == vin)
        #expect(scan.outcome(of: ECUAddress(can11: 0x7E8), service: 9) == outcome)
        // The codes are there, with or without an identity.
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codesOfFaults)
    }

    /// Whatever happens to lines on their way - lost, cut off, duplicated, marked as wrong, out of order -, no code is
    /// found that the car does not have, and none with another status or ECU.
    @Test(arguments: seeds, [VehicleBus.can11Bit500, .can29Bit500, .iso9141, .kwpFastInit, .j1850PWM])
    func codesAreNeverInvented(_ seed: UInt64, _ bus: VehicleBus) throws {
        var random = SeededGenerator(seed: seed)
        var car = try car("faults", bus)
        car.padding = nil
        car.ecus[0].codes[.confirmed] = ["P0301", "P0420", "P0171", "C0035", "U0100"].compactMap { TroubleCode($0) }
        car.ecus[1].codes[.confirmed] = ["P0700", "P0715", "P2A01", "P0730"].compactMap { TroubleCode($0) }
        let transport = AlteredTransport(simulated(car, quirks: seed % 2 == 0 ? .interleaved : [])) {
            command, whole, _ in
            guard ["03", "07", "0A"].contains(command) else { return whole }
            var lines: [String] = []
            for line in whole.split(separator: "\r").map(String.init) {
                switch Int.random(in: 0..<12, using: &random) {
                case 0: continue
                case 1: lines.append(String(line.prefix(Int.random(in: 0...line.count, using: &random))))
                case 2: lines += [line, line]
                case 3: lines.append(line + " <DATA ERROR")
                case 4: lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
                case 5:
                    lines += [line, ["STOPPED", "BUFFER FULL", "7E8037F0A11", "+CONNECTED"][Int(random.next() % 4)]]
                default: lines.append(line)
                }
            }
            return lines.map { $0 + "\r" }.joined() + "\r"
        }
        let scan = try scan(transport, isQuick: true)
        for found in scan.troubleCodes {
            let owner = try #require(car.ecus.first { $0.role == found.ecu.role })
            #expect(owner.codes[found.status]?.contains(found.code) == true, "seed \(seed): \(Self.text(found))")
        }
        // An ECU that has codes but none to show is never simply "answered".
        for ecu in car.ecus {
            let serviceOutcomes = scan.serviceOutcomes.first { $0.ecu.role == ecu.role && $0.service == 3 }
            let listed = scan.codes(.confirmed).filter { $0.ecu.role == ecu.role }.count
            let isComplete = listed == ecu.codes[.confirmed]?.count
            #expect(
                isComplete || serviceOutcomes?.outcome != .answered || serviceOutcomes?.reason != nil, "seed \(seed)")
        }
    }

    // MARK: Refusals and promises

    /// An ECU that refuses the list of PIDs is still asked for codes, check engine light and VIN.
    @Test(arguments: VehicleBus.ofELM327) func aCarThatRefusesService01(_ bus: VehicleBus) throws {
        let scan = try scan(simulated(try car("faults", bus), quirks: .refusesCurrentData))
        #expect(scan.bus == bus)
        #expect(Set(scan.troubleCodes.map(Self.text)) == Self.codesOfFaults)
        #expect(scan.vin?.description == "3VWDX7AJ0DM254871")
        let refused = scan.serviceOutcomes.filter { $0.service == 0x01 }
        #expect(refused.map(\.outcome) == [.refused, .refused])
        #expect(refused.map(\.reason) == Array(repeating: "service not supported (11)", count: 2))
        #expect(!scan.refusesStandardServices)
    }

    @Test func aCarThatRefusesEverything() throws {
        var car = try car("faults")
        for index in car.ecus.indices {
            for service: UInt8 in [0x01, 0x02, 0x03, 0x05, 0x06, 0x07, 0x09, 0x0A] {
                car.ecus[index].refusals[service] = 0x7F
            }
        }
        let scan = try scan(simulated(car))
        #expect(scan.refusesStandardServices && !scan.isHealthKnown)
        #expect(Set(scan.serviceOutcomes.map(\.outcome)) == [.refused])
        #expect(Set(scan.serviceOutcomes.map(\.service)).isSuperset(of: [0x01, 0x03, 0x07, 0x0A]))
    }

    /// Responses that are announced twice and arrive the third time are complete: the facts are the same, and nothing
    /// is missing.
    @Test(arguments: [("faults", VehicleBus.can11Bit500), ("diesel", .can29Bit500), ("old", .iso9141)])
    func promisesAreWaitedFor(_ name: String, _ bus: VehicleBus) throws {
        let plain = try scan(simulated(try car(name, bus)))
        let patient = try scan(simulated(try car(name, bus), quirks: .pendingTwice))
        #expect(
            patient.ecus == plain.ecus && patient.vin == plain.vin && patient.serviceOutcomes == plain.serviceOutcomes)
        #expect(patient.supportedPIDs == plain.supportedPIDs)
        #expect(Set(patient.payloads.map(\.request)) == Set(plain.payloads.map(\.request)))
        #expect(patient.value(.distanceWithMILOn) == plain.value(.distanceWithMILOn))
        #expect(patient.unanswered.isEmpty)
    }

    @Test func aPromiseOfCodesThatIsNeverKept() throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, answer, _ in
            command.hasPrefix("03") ? "7E8037F0378\r7E9024300\r\r" : answer
        }
        let serviceOutcomes = try scan(transport).serviceOutcomes.first { $0.service == 0x03 && $0.ecu.role == .engine }
        #expect(serviceOutcomes?.outcome == .silent)
        #expect(serviceOutcomes?.reason == "response pending, but none followed (78)")
    }

    /// A value whose announced response never arrives is reported as missing, and costs the scan little time.
    @Test func aPromiseThatIsNeverKept() throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, answer, _ in
            command.hasPrefix("0121") ? "7E8037F0178\r\r" : answer
        }
        let scan = try scan(transport)
        #expect(scan.value(.distanceWithMILOn) == nil)
        #expect(scan.unanswered.map(\.request) == [[0x01, 0x21]])
        #expect(transport.sent.count { $0.hasPrefix("0121") } == 6)
    }

    // MARK: No car

    @Test(
        arguments: [
            (Quirks.silence, SourceError.Step.adapter), (.unplugged, .power), (.ignitionOff, .bus),
            ([.ignitionOff, .nulBytes, .deliverBytewise, .searchingGlued], .bus),
        ] as [(Quirks, SourceError.Step)])
    func noCar(_ quirks: Quirks, _ step: SourceError.Step) throws {
        let problem = #expect(throws: VehicleError.self) { try scan(simulated(try car("faults"), quirks: quirks)) }?
            .sourceError
        #expect(problem?.step == step)
    }

    @Test func progress() throws {
        var told: [String] = []
        let session = Session(adapter: Adapter(transport: simulated(try car("faults"))))
        _ = try HealthScanner(session: session) { told.append($0) }.run()
        #expect(told.count == Set(told).count && told.count >= 4)
        #expect(told.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains { $0.isNewline } })
    }
}
