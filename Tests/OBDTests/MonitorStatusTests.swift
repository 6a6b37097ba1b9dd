import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct MonitorStatusTests {
    private static func status(_ data: String) throws -> MonitorStatus { try #require(MonitorStatus(bytes(data)[...])) }

    private static func kinds(_ data: String, _ state: ReadinessMonitor.State) throws -> [ReadinessMonitor.Kind] {
        try status(data).monitors.filter { $0.state == state }.map(\.kind)
    }

    @Test(arguments: [
        ("83 07 65 04", true, 3), ("00 07 65 00", false, 0), ("7F 00 00 00", false, 127), ("80 00 00 00", true, 0),
        ("FF FF FF FF", true, 127), ("01 83 FF FF", false, 1),
    ])
    func readsTheFirstByte(data: String, milOn: Bool, count: Int) throws {
        #expect(try Self.status(data).milOn == milOn)
        #expect(try Self.status(data).confirmedCount == count)
    }

    @Test(arguments: ["", "83", "83 07 65", "83 07 65 04 00"])
    func needsFourBytes(data: String) {
        #expect(MonitorStatus(bytes(data)[...]) == nil)
    }

    /// The first index of a slice need not be 0.
    @Test func readsThePayloadsSlice() {
        #expect(MonitorStatus(bytes("41 01 83 07 65 04").dropFirst(2))?.confirmedCount == 3)
    }

    @Test func namesTheMonitorsOfAGasolineEngine() throws {
        let data = "83 07 65 04"
        #expect(try Self.status(data).ignition == .spark)
        #expect(try Self.kinds(data, .incomplete) == [.evaporativeSystem])
        #expect(
            try Self.kinds(data, .complete) == [
                .misfire, .fuelSystem, .components, .catalyst, .oxygenSensor, .oxygenSensorHeater,
            ])
        #expect(
            try Self.kinds(data, .notSupported) == [
                .heatedCatalyst, .secondaryAir, .particulateFilterOrRefrigerant, .egrOrVVT,
            ])
    }

    @Test func namesTheMonitorsOfADieselEngine() throws {
        let data = "00 2E EB 48"
        #expect(try Self.status(data).ignition == .compression)
        #expect(try Self.kinds(data, .incomplete) == [.fuelSystem, .boostPressure, .particulateFilter])
        #expect(
            try Self.kinds(data, .complete) == [
                .components, .nmhcCatalyst, .noxAftertreatment, .exhaustGasSensor, .egrOrVVT,
            ])
        #expect(try Self.kinds(data, .notSupported) == [.misfire])
    }

    /// Reserved bits never define a monitor.
    @Test func reservedBitsAreNoMonitors() throws {
        #expect(try Self.status("00 88 14 14").monitors.allSatisfy { !$0.isSupported })
        #expect(try Self.status("00 08 00 00").monitors.count == 9)
        #expect(try Self.status("00 80 00 00").monitors.count == 11)
    }

    /// The bit "not complete" has no meaning for an unsupported monitor, which is neither complete nor incomplete.
    @Test(arguments: ["00 70 00 FF", "00 78 00 FF"])
    func anUnsupportedMonitorIsNeverReady(data: String) throws {
        #expect(try Self.status(data).monitors.allSatisfy { !$0.isSupported && !$0.isComplete })
    }

    /// Each bit of bytes B, C and D changes exactly one monitor.
    @Test(arguments: [(UInt8(0x00), 11), (0x08, 9)])
    func eachBitIsOneMonitor(ignition: UInt8, count: Int) throws {
        var seen: [ReadinessMonitor.Kind] = []
        for bit in UInt8(0)..<11 {
            let one = bit < 3 ? [0, ignition | 1 << bit, 0, 0] : [0, ignition, 1 << (bit - 3), 0]
            let late = bit < 3 ? [0, ignition | 0x11 << bit, 0, 0] : [0, ignition, 1 << (bit - 3), 1 << (bit - 3)]
            let complete = try #require(MonitorStatus(one[...])).monitors.filter(\.isSupported)
            let incomplete = try #require(MonitorStatus(late[...])).monitors.filter(\.isSupported)
            #expect(complete.count <= 1)
            #expect(complete.map(\.kind) == incomplete.map(\.kind))
            #expect(complete.allSatisfy(\.isComplete) && incomplete.allSatisfy { $0.state == .incomplete })
            seen += complete.map(\.kind)
        }
        #expect(seen.count == count)
        #expect(Set(seen).count == count)
    }

    @Test func aMonitorOfSeveralECUsIsCompleteWhereAllAre() throws {
        let engine = try Self.status("00 07 65 04")
        let transmission = try Self.status("00 44 00 00")
        let merged = MonitorStatus.merged([engine, transmission])
        #expect(merged.map(\.kind) == engine.monitors.map(\.kind))
        #expect(merged.first { $0.kind == .components }?.state == .incomplete)
        #expect(merged.first { $0.kind == .misfire }?.state == .complete)
        #expect(Set(MonitorStatus.merged([transmission, engine])) == Set(merged))
    }

    @Test func everyMonitorHasANameOfItsOwn() {
        let kinds = ReadinessMonitor.Kind.allCases
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        #expect(kinds.filter(\.isContinuous) == [.misfire, .fuelSystem, .components])
    }
}
