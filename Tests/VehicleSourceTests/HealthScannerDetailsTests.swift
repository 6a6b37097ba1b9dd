import ELM327
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports
import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct HealthScannerDetailsTests {
    private func scan(_ transport: any Transport, isQuick: Bool = false) throws -> HealthScan {
        try HealthScanner(session: Session(adapter: Adapter(transport: transport)), isQuick: isQuick).run()
    }

    private static let cars = ["faults", "healthy", "city", "diesel", "parked", "old"]

    /// Returns the requests that a scan may make to this car: those made to every car, and those that one of its ECUs
    /// lists.
    private static func listed(_ car: VirtualCar) -> Set<String> {
        var listed: Set<String> = ["0100", "0101", "03", "07", "0A", "0900", "0902"]
        func list(_ service: UInt8, _ numbers: Set<UInt8>, then rest: [UInt8] = []) {
            guard let last = numbers.max() else { return }
            let bitmaps = (0..<8).map { UInt8($0 * 0x20) }.filter { $0 == 0 || $0 < last }
            for number in numbers.union(bitmaps) { listed.insert(Hexadecimal.text([service, number] + rest)) }
        }
        let hasCodes = car.ecus.contains { $0.milOn || !$0.codes.isEmpty }
        for ecu in car.ecus {
            list(0x01, ecu.supportedPIDs)
            if hasCodes, ecu.freezeFrame != nil { list(0x02, ecu.frozenPIDs.union([0x02]), then: [0]) }
            if car.bus.framing.isCAN {
                listed.insert("0600")
                list(0x06, Set(ecu.monitorTests.map(\.monitor)))
            } else {
                for sensor: UInt8 in [1, 2] where !ecu.oxygenSensorTests.isEmpty {
                    let tests = ecu.oxygenSensorTests.filter { $0.sensor == sensor }
                    list(0x05, Set(tests.map(\.test)), then: [sensor])
                }
            }
            if !ecu.calibrations.isEmpty { listed.insert("0904") }
            if ecu.calibrations.contains(where: { $0.verificationNumber != nil }) { listed.insert("0906") }
            if ecu.name != nil { listed.insert("090A") }
            if !ecu.performance.isEmpty {
                let isSpark = ecu.continuousMonitors & 0x08 == 0
                if isSpark { listed.insert("0908") }
                if !isSpark, car.bus.framing.isCAN { listed.insert("090B") }
            }
        }
        // No list says whether there is a second frame.
        if hasCodes { listed.insert("020200") }
        if car.ecus.contains(where: { $0.freezeFrame != nil }) { listed.insert("020201") }
        return listed
    }

    // MARK: What is asked

    @Test(arguments: VehicleBus.ofELM327, cars) func nothingIsAskedThatIsNotListed(
        _ bus: VehicleBus, _ name: String
    )
        throws
    {
        let car = try car(name, bus)
        let asked = try scan(simulated(car)).answers.map(\.request)
        // 22 F810 finds ECUs that speak only OBDonUDS.
        #expect(Set(asked).subtracting(Self.listed(car)).subtracting(["22F810"]).isEmpty)
        // Everything that these services list is requested; of the current data, only the live values.
        let values = Set(LiveReading.pids).intersection(car.ecus.flatMap(\.supportedPIDs))
        let wanted = Self.listed(car).filter { request in
            if !request.hasPrefix("01") { return true }
            return Hexadecimal.bytes(request).map { values.contains($0[1]) } ?? false
        }
        #expect(wanted.subtracting(asked).isEmpty)
    }

    @Test(arguments: VehicleBus.ofELM327, cars) func aQuickScan(
        _ bus: VehicleBus, _ name: String
    ) throws {
        let transport = AlteredTransport(simulated(try car(name, bus))) { _, whole, _ in whole }
        let scan = try scan(transport, isQuick: true)
        // The VIN's five messages take a second on slower buses.
        let requests = ["0100", "0101", "03", "07", "0A"] + (bus.framing.isCAN ? ["0902"] : [])
        #expect(Set(scan.answers.map(\.request)) == Set(requests))
        let others = transport.sent.filter {
            !$0.hasPrefix("AT") && $0 != "STI" && !requests.contains($0) && !$0.hasPrefix("0100")
        }
        #expect(others == [])
        let full = try self.scan(simulated(try car(name, bus)))
        #expect(scan.troubleCodes == full.troubleCodes)
        #expect(scan.ecus == full.ecus)
        #expect(scan.vin == (bus.framing.isCAN ? full.vin : nil))
        #expect(scan.serviceOutcomes == full.serviceOutcomes.filter { $0.service != 0x09 })
    }

    /// An ECU that lists every number is asked for each of them once, and the scan comes to an end.
    @Test(arguments: [VehicleBus.can11Bit500, .iso9141]) func anECUThatListsEverything(_ bus: VehicleBus) throws {
        let ecu = bus.framing.isCAN ? "7E8" : "486B10"
        func message(_ payload: String) -> String {
            let count = payload.count / 2
            let checksum = (Hexadecimal.bytes(ecu + (payload.count.isMultiple(of: 2) ? payload : "")) ?? [])
                .reduce(UInt8(0), &+)
            return bus.framing.isCAN
                ? "\(ecu)0\(count)\(payload)\r\r" : "\(ecu)\(payload)\(Hexadecimal.text([checksum]))\r\r"
        }
        let transport = AlteredTransport(simulated(try car("faults", bus))) { command, whole, _ in
            guard let request = Hexadecimal.bytes(command), let service = request.first, request.count > 1,
                [0x01, 0x02, 0x05, 0x06, 0x09].contains(service), SupportBitmap.isBitmapPID(request[1])
            else { return whole }
            let echo = Hexadecimal.text([service + 0x40] + request.dropFirst())
            let filler = service == 0x09 && !bus.framing.isCAN ? "01" : ""
            return message(echo + filler + "FFFFFFFF")
        }
        let scan = try scan(transport)
        let asked = scan.answers.map(\.request)
        #expect(asked.filter { $0.hasPrefix("02") && $0.hasSuffix("00") }.count >= 0xF0)
        #expect(asked.count < 3000)
        #expect(scan.vin?.description == "3VWDX7AJ0DM254871")
    }

    /// A freeze frame for every number requested does not lead to an endless scan.
    @Test func framesWithoutAnEnd() throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            command.hasPrefix("0202") && command.count == 6 ? "7E8054202\(command.suffix(2))0301\r\r" : whole
        }
        let scan = try scan(transport)
        #expect(scan.freezeFrames.map(\.number) == Array(0..<16))
        #expect(scan.freezeFrames.allSatisfy { $0.cause == TroubleCode("P0301") })
    }

    /// The VIN is requested if it is listed, or if nothing is: an old ECU may know it without having a list.
    @Test(arguments: [
        ("7E806490054000000\r7E906490014000000", true), ("7E806490014000000\r7E906490014000000", false),
        // The transmission may have the list.
        ("7E806490014000000", true), ("NO DATA", true),
    ])
    func theVINWhereItIsListed(answer: String, isAsked: Bool) throws {
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            command == "0900" ? answer + "\r\r" : whole
        }
        let scan = try scan(transport)
        #expect(transport.sent.contains("0902") == isAsked)
        #expect((scan.vin != nil) == isAsked)
    }

    // MARK: What is found

    @Test(arguments: VehicleBus.ofELM327) func freezeFramesStandWithTheirCode(_ bus: VehicleBus)
        throws
    {
        for (name, cause) in [("faults", "P0301"), ("diesel", "P0401"), ("parked", "P0455")] {
            let car = try car(name, bus)
            let frames = try scan(simulated(car)).freezeFrames
            #expect(frames.map(\.ecu.role) == [.engine])
            #expect(frames.first?.cause == TroubleCode(cause))
            #expect(Set(frames.first?.data.keys.map(\.self) ?? []) == car.ecus[0].frozenPIDs)
        }
        #expect(try scan(simulated(try car("healthy", bus))).freezeFrames.isEmpty)
    }

    @Test(arguments: VehicleBus.ofELM327) func testsNearAndOutOfTheirLimits(_ bus: VehicleBus)
        throws
    {
        let scan = try scan(simulated(try car(bus.framing.isCAN ? "faults" : "old", bus)))
        let results = scan.testResults
        #expect(results.count == (bus.framing.isCAN ? 23 : 9))
        let failed = results.filter { $0.passed == false }
        let near = results.filter(\.isNearLimit)
        if bus.framing.isCAN {
            #expect(failed.map { [$0.monitor, $0.test] } == [[0x21, 0x84]])
            #expect(near.map { [$0.monitor, $0.test] } == [[0xA2, 0x0B]])
            #expect(near.map(\.marginPercent) == [5])
        } else {
            #expect(failed.map(\.test) == [0x05])
            #expect(failed.first?.name.contains("bank 1 sensor 1") == true)
            #expect(failed.first?.monitor == 0x01)
        }
    }

    @Test(arguments: VehicleBus.ofELM327) func theVehicleItself(_ bus: VehicleBus) throws {
        let scan = try scan(simulated(try car("faults", bus)))
        let engine = try #require(scan.ecus.first?.address)
        #expect(scan.calibrations(of: engine).map(\.id) == ["SIM-ENG-0001", "SIM-ENG-0002"])
        #expect(scan.calibrations(of: engine).map(\.verificationNumber) == ["1791BC82", "00E062BE"])
        #expect(scan.name(of: engine)?.description == "ECM-EngineControl")
        #expect(scan.name(of: scan.ecus[1].address)?.description == "TCM-TransmisControl")
        #expect(scan.performance.map(\.counters.ignitionCycles) == [2103])
        #expect(scan.performance.first?.counters.monitors.first?.completions == 640)
    }

    @Test(arguments: VehicleBus.ofELM327) func readinessAndCounters(_ bus: VehicleBus) throws {
        let scan = try scan(simulated(try car("faults", bus)))
        #expect(scan.statuses.count == 2 && scan.cycleStatuses.count == 1)
        let since = try #require(scan.inspection(.most, modelYear: 2013))
        #expect(since.incomplete == [.catalyst] && !since.isReady)
        #expect(scan.value(.distanceWithMILOn) == 312)
        #expect(scan.value(.warmUpsSinceClear) == 112)
        #expect(EngineState(scan).isRunning == true)
        #expect(EngineState(scan).isClosedLoop == true)
        let parked = EngineState(try self.scan(simulated(try car("parked", bus))))
        #expect(parked.isRunning == false && parked.isClosedLoop == false)
    }

    /// Facts that do not change with time are the same with every adapter, whatever it does to the lines.
    @Test(
        arguments: [
            .echoAlwaysOn, .deliverBytewise, .noChecksum, .nulBytes, .searchingGlued, .interleaved, .spacesStay,
            .dpnZero, .atzSilent, .voltageZero, .latePrompt, .slowECU, .okToEverything, .ecuOrderReversed,
        ] as [Quirks], [VehicleBus.can11Bit500, .can29Bit250, .kwpFastInit])
    func everyQuirk(_ quirks: Quirks, _ bus: VehicleBus) throws {
        func fixed(_ scan: HealthScan) -> Set<HealthScan.Payload> {
            Set(scan.payloads.filter { $0.request[0] != 0x01 || [0x01, 0x30, 0x41].contains($0.request[1]) })
        }
        let plain = try scan(simulated(try car("faults", bus)))
        let odd = try scan(simulated(try car("faults", bus), quirks: quirks))
        #expect(fixed(odd) == fixed(plain))
        #expect(fixed(plain).count > 40)
    }

    /// The ECUs' complete responses are the same as with other adapters, as far as this one passes them on.
    @Test(arguments: [Quirks.oneFrame, .headersIgnored, .bufferSmall]) func adaptersThatLoseLongAnswers(
        _ quirks: Quirks
    )
        throws
    {
        let plain = try scan(simulated(try car("faults")))
        let odd = try scan(simulated(try car("faults"), quirks: quirks))
        let known = Set(plain.payloads.filter { $0.request[0] != 0x01 }.map(\.bytes))
        let found = odd.payloads.filter { $0.request[0] != 0x01 }.map(\.bytes)
        #expect(!found.isEmpty && Set(found).isSubset(of: known))
        #expect(odd.value(.coolantTemperature) != nil)
    }

    /// Whatever the responses to detail requests are, MIL and codes are correct, and the scan comes to an end.
    @Test(arguments: seeds.prefix(20)) func hostileAnswers(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let transport = AlteredTransport(simulated(try car("faults"))) { command, whole, _ in
            guard let request = Hexadecimal.bytes(command), let service = request.first, request.count > 1,
                [0x02, 0x05, 0x06, 0x09].contains(service) || (service == 0x01 && request[1] > 0x01)
            else { return whole }
            let payload =
                [service + 0x40] + request.dropFirst().prefix(Int(random.next() % 3))
                + random.bytes(Int(random.next() % 7))
            let frame = [UInt8(min(7, payload.count))] + payload.prefix(7)
            return random.next() % 8 == 0 ? "NO DATA\r\r" : "7E8" + Hexadecimal.text(frame) + "\r\r"
        }
        let scan = try scan(transport)
        #expect(scan.codes(.confirmed).map(\.code.description) == ["P0301", "P0420", "P0700"], "seed \(seed)")
        #expect(scan.milOn == true, "seed \(seed)")
        #expect(scan.answers.count < 3000, "seed \(seed)")
        // Decoding nonsense must not crash either.
        _ = (scan.values, scan.testResults, scan.performance, scan.freezeFrames.map(scan.values))
        _ = (LiveReading.of(scan), scan.change(since: scan))
    }
}
