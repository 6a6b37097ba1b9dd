import OBD
import Telemetry
import Testing

@testable import Simulator

/// Responses of the ECUs to services other than current data, as the decoders read them.
@Suite(.timeLimit(.minutes(20))) struct VirtualECUTests {
    /// A car whose ECUs can be asked, with headers on.
    private struct Vehicle {
        var session: SimulatedSession
        let framing: VehicleBus.Framing

        init(_ name: String, bus: VehicleBus? = nil, from seconds: Double = 0) throws {
            var car = try #require(VirtualCar.named(name))
            if let bus { car.bus = bus }
            framing = car.bus.framing
            session = SimulatedSession(car)
            session.now = Instant.zero.advanced(bySeconds: seconds)
            session.set("ATE0", "ATSP\(car.bus.number)", "ATH1", "ATS0", "0100")
        }

        /// Returns the payloads of the engine's ECU.
        mutating func ask(_ request: [UInt8]) throws -> [[UInt8]] {
            let lines = session.ask(Hexadecimal.text(request)).split(separator: "\r").dropLast()
            let framing = framing
            let frames = lines.compactMap { try? BusFrame.parse(Array($0.utf8), framing: framing) }
            let answers = ServiceAnswer.sort(BusMessage.assemble(frames, framing: framing), request: request)
            for answer in answers { #expect(answer.decodingErrors.isEmpty) }
            return answers.first { $0.ecu.role == .engine }?.payloads ?? []
        }

        /// Returns the engine's first payload.
        mutating func first(_ request: [UInt8]) throws -> [UInt8] {
            let payloads = try ask(request)
            return try #require(payloads.first)
        }

        mutating func status(_ pid: UInt8 = 0x01) throws -> MonitorStatus {
            let data = try first([0x01, pid]).dropFirst(2)
            return try #require(MonitorStatus(data))
        }

        mutating func number(_ pid: UInt8) throws -> Double? {
            let payload = try first([0x01, pid])
            return try #require(PIDTable.row(pid)?.decode(payload.dropFirst(2))?.first).value
        }

        mutating func codes(_ status: TroubleCode.Status) throws -> [String] {
            try ask([status.service]).flatMap { try TroubleCodeList($0, framing: framing).codes }.map(\.description)
        }

        mutating func frozenCause() throws -> String? {
            try FreezeFrame.cause(try first(FreezeFrame.request(pid: 0x02)))?.description
        }

        mutating func monitorTests() throws -> [MonitorTest] {
            let listed = try ask([0x06, 0x00, 0x20, 0x40, 0x60, 0x80, 0xA0]).map(MonitorTest.supportedMonitors)
            let monitors = listed.joined().filter { !SupportBitmap.isBitmapPID($0) }.sorted()
            return try monitors.flatMap { try MonitorTest.decode(try first([0x06, $0])) }
        }

        mutating func wait(_ seconds: Double) { session.now = session.now.advanced(bySeconds: seconds) }
    }

    // MARK: Freeze frames

    @Test(arguments: [
        ("faults", VehicleBus.can11Bit500, "P0301"), ("faults", .iso9141, "P0301"), ("diesel", .can29Bit500, "P0401"),
    ])
    func aFreezeFrameIsThatOfItsCode(_ name: String, _ bus: VehicleBus, _ code: String) throws {
        var vehicle = try Vehicle(name, bus: bus)
        #expect(try vehicle.frozenCause() == code)
        let bitmap = try vehicle.first(FreezeFrame.request(pid: 0x00))
        let listed = try FreezeFrame.supportedPIDs(bitmap, base: 0)
        #expect(listed.isSuperset(of: [0x02, 0x04, 0x05, 0x0B, 0x0C, 0x0D]))
        var values: [Signal: Double] = [:]
        for pid in listed where pid != 0x02 {
            let payload = try vehicle.first(FreezeFrame.request(pid: pid))
            let row = try #require(PIDTable.row(pid))
            let data = try FreezeFrame.data(payload, pid: pid)
            for value in try #require(row.decode(data[...])) {
                values[value.signal] = value.value
            }
        }
        // Values from a drive through a town, not of the standing car.
        #expect((1000...3000).contains(values[.engineSpeed] ?? 0))
        #expect((20...60).contains(values[.vehicleSpeed] ?? 0))
        #expect((70...95).contains(values[.coolantTemperature] ?? 0))
        #expect((15...95).contains(values[.engineLoad] ?? 0))
        #expect(try vehicle.ask(FreezeFrame.request(pid: 0x0C, frame: 1)) == [])
        #expect(try vehicle.ask(FreezeFrame.request(pid: 0x42)) == [])
    }

    @Test func withoutACodeThereIsNoFrame() throws {
        var vehicle = try Vehicle("healthy")
        #expect(try vehicle.frozenCause() == nil)
        #expect(try vehicle.ask(FreezeFrame.request(pid: 0x0C)) == [])
    }

    // MARK: Tests

    @Test(arguments: [
        ("healthy", [String](), [String]()), ("diesel", ["EGR, bank 1: manufacturer's test 80"], []),
        (
            "faults", ["catalyst, bank 1: manufacturer's test 84"],
            ["misfire, cylinder 1: average misfires of the last ten driving cycles"]
        ),
    ])
    func testsOnCAN(_ name: String, _ failed: [String], _ near: [String]) throws {
        var vehicle = try Vehicle(name)
        let tests = try vehicle.monitorTests()
        #expect(tests.count >= 3)
        #expect(tests.filter { $0.outcome == .failed }.map(\.name) == failed)
        #expect(tests.filter(\.isNearLimit).map(\.name) == near)
        #expect(tests.allSatisfy { $0.passed != nil && $0.scaling != nil })
        #expect(try vehicle.ask([0x05, 0x01, 0x01]) == [])
    }

    @Test(arguments: [("city", [UInt8]()), ("old", [0x05])])
    func testsElsewhere(_ name: String, _ failed: [UInt8]) throws {
        var vehicle = try Vehicle(name, bus: .iso9141)
        let bitmap = try vehicle.first(OxygenSensorTest.request(test: 0, sensor: 1))
        let listed = try OxygenSensorTest.supportedTests(bitmap)
        #expect(listed == [0x01, 0x02, 0x05, 0x06, 0x07, 0x08, 0x0A])
        let results = try listed.sorted().map { test in
            try OxygenSensorTest.decode(
                try vehicle.first(OxygenSensorTest.request(test: test, sensor: 1)))
        }
        #expect(results.filter { $0.passed == false }.map(\.test) == failed)
        #expect(try vehicle.ask(OxygenSensorTest.request(test: 0, sensor: 4)) == [])
        let components = try ComponentTest.supportedTests(try vehicle.first([0x06, 0x00]))
        #expect(components == [0x01, 0x02, 0x05])
        let first = try vehicle.ask([0x06, 0x01]).map { try ComponentTest.decode($0) }
        #expect(first.map(\.limitIsMinimum) == [false, true])
        #expect(first.map(\.passed) == [true, true])
    }

    // MARK: Vehicle information

    @Test(arguments: VehicleBus.ofELM327) func information(_ bus: VehicleBus) throws {
        var vehicle = try Vehicle("healthy", bus: bus)
        typealias InfoType = VehicleInformation.InfoType
        let listed = try VehicleInformation.supportedTypes(try vehicle.first([0x09, 0x00]))
        #expect(
            listed.isSuperset(of: [
                InfoType.vin, InfoType.calibrationIDs, InfoType.verificationNumbers, InfoType.ecuName,
            ]))
        #expect(
            try VehicleInformation.calibrationIDs(vehicle.ask([0x09, 0x04]), framing: bus.framing)
                == ["SIM-ENG-0001", "SIM-ENG-0002"])
        #expect(
            try VehicleInformation.verificationNumbers(vehicle.ask([0x09, 0x06]), framing: bus.framing)
                == ["1791BC82", "00E062BE"])
        #expect(
            try VehicleInformation.ecuName(vehicle.ask([0x09, 0x0A]), framing: bus.framing).description
                == "ECM-EngineControl")
        let performance = try InUsePerformance.decode(vehicle.ask([0x09, 0x08]), type: 0x08, framing: bus.framing)
        #expect(performance.ignitionCycles == 2103 && performance.monitors.count == 9)
        #expect(performance.monitors.last?.mnemonic == "SO2S2")
    }

    @Test func aDieselCountsByItsOwnTable() throws {
        var vehicle = try Vehicle("diesel")
        let performance = try InUsePerformance.decode(vehicle.ask([0x09, 0x0B]), type: 0x0B, framing: .can11)
        #expect(performance.monitors.map(\.mnemonic).last == "FUEL")
        let status = try vehicle.status()
        #expect(status.ignition == .compression)
        #expect(InspectionReadiness([status])?.incomplete == [.boostPressure, .particulateFilter])
        #expect(try vehicle.number(0x51) == 4)
        #expect(try vehicle.number(0x23).map { (30_000...160_000).contains($0) } == true)
    }

    // MARK: Monitors and clearing

    @Test func anOldCarMayHaveTwoIncompleteMonitors() throws {
        var vehicle = try Vehicle("old")
        let status = try vehicle.status()
        #expect(InspectionReadiness([status], .init(modelYear: 1999))?.isReady == true)
        #expect(InspectionReadiness([status])?.isReady == false)
        #expect(try vehicle.ask([0x09, 0x06]) == [])
        #expect(try vehicle.ask([0x0A]) == [])
        #expect(try vehicle.ask([0x01, 0x41]) == [])
    }

    @Test func clearingForgetsWhatWasLearnt() throws {
        var vehicle = try Vehicle("faults", from: 600)
        #expect(try vehicle.number(0x21) == 312)
        #expect(try vehicle.number(0x4D) == 550)
        #expect(try vehicle.number(0x31) == 4213)
        #expect(try vehicle.number(0x4E) == 7395)
        #expect(try vehicle.number(0x30) == 112)
        #expect(try vehicle.status(0x41).milOn == false)
        #expect(try vehicle.ask([0x04]) == [[0x44]])
        for pid: UInt8 in [0x21, 0x4D, 0x31, 0x4E, 0x30] { #expect(try vehicle.number(pid) == 0) }
        #expect(try vehicle.frozenCause() == nil)
        #expect(try vehicle.codes(.confirmed) == [])
        #expect(try vehicle.codes(.pending) == [])
        #expect(try vehicle.codes(.permanent) == ["P0420"])
        for pid: UInt8 in [0x01, 0x41] {
            let status = try vehicle.status(pid)
            #expect(!status.milOn && status.confirmedCount == 0)
            #expect(status.monitors.filter { !$0.kind.isContinuous }.allSatisfy { !$0.isComplete })
        }
        #expect(try vehicle.monitorTests().allSatisfy { $0.outcome == .notRun })
        vehicle.wait(180)
        #expect(try vehicle.number(0x4E) == 3)
        #expect(try vehicle.number(0x4D) == 0)
        #expect(try vehicle.codes(.confirmed) == [])
    }

    @Test func distanceIsCountedFromClearing() throws {
        var vehicle = try Vehicle("city", from: 300)
        let before = try vehicle.number(0x31) ?? 0
        #expect(before > 4213)
        _ = try vehicle.ask([0x04])
        vehicle.wait(600)
        let km = try vehicle.number(0x31) ?? 0
        #expect((2...8).contains(km))
    }

    @Test func aRunningEngineMayRefuse() throws {
        var vehicle = try Vehicle("diesel")
        #expect(vehicle.session.ask("04").contains("7F0422"))
        #expect(try vehicle.codes(.confirmed) == ["P0401"])
        #expect(try vehicle.frozenCause() == "P0401")
    }

    @Test func aCodeComesStraightBack() throws {
        var vehicle = try Vehicle("parked")
        #expect(try vehicle.number(0x0C) == 0)
        #expect(try vehicle.number(0x42).map { $0 < 12.6 } == true)
        #expect(try vehicle.number(0x0F) == -40)
        #expect(try vehicle.codes(.confirmed) == ["P0113", "P0455"])
        #expect(try vehicle.ask([0x04]) == [[0x44]])
        #expect(try vehicle.codes(.confirmed) == [])
        vehicle.wait(2)
        #expect(try vehicle.codes(.confirmed) == ["P0113"])
        #expect(try vehicle.codes(.pending) == ["P0113"])
        let status = try vehicle.status()
        #expect(status.milOn && status.confirmedCount == 1)
        #expect(try vehicle.frozenCause() == "P0113")
    }
}
