import OBD
import Telemetry
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseSupportTests {
    let directory: TemporaryDirectory
    let database: Database

    private static let engine = ECUAddress(can11: 0x7E8)
    private static let transmission = ECUAddress(can29: 0x18DA_F118)
    private static let some: [ECUAddress: Set<UInt8>] = [engine: [0x01, 0x0C, 0xFF], transmission: [0x0D]]

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("support.db"))
    }

    private func time(_ second: Double) -> WallTime { Drive.start.advanced(bySeconds: second) }

    @Test func nothingWasAskedYet() throws {
        #expect(try database.vehicles.latestSupported(device: nil) == nil)
        #expect(try database.vehicles.latestSupported(device: "a") == nil)
    }

    @Test(arguments: ["WVWZZZ1JZXW000001", nil]) func whatWasListedComesBack(vin: String?) throws {
        try database.vehicles.keepSupported(Self.some, device: "a", vin: vin, at: time(1))
        let kept = SupportedPIDs(device: "a", vin: vin, time: time(1), pids: Self.some)
        #expect(try database.vehicles.latestSupported(device: nil) == kept)
        #expect(try database.vehicles.latestSupported(device: "a") == kept)
        #expect(try database.vehicles.latestSupported(device: "b") == nil)
    }

    /// Nothing remains of an ECU that no longer responds.
    @Test func whatIsNewTakesThePlaceOfTheOld() throws {
        try database.vehicles.keepSupported(Self.some, device: "a", vin: "WVWZZZ1JZXW000001", at: time(1))
        try database.vehicles.keepSupported([Self.engine: [0x0C]], device: "a", vin: "WVWZZZ1JZXW000001", at: time(2))
        #expect(try database.vehicles.latestSupported(device: "a")?.pids == [Self.engine: [0x0C]])
        #expect(try database.vehicles.latestSupported(device: "a")?.time == time(2))
    }

    @Test func theVehicleAskedLast() throws {
        try database.vehicles.keepSupported([Self.engine: [1]], device: "a", vin: "WVWZZZ1JZXW000001", at: time(3))
        try database.vehicles.keepSupported([Self.engine: [2]], device: "a", vin: "1HGCM82633A004352", at: time(1))
        try database.vehicles.keepSupported([Self.engine: [3]], device: "b", vin: nil, at: time(2))
        #expect(try database.vehicles.latestSupported(device: nil)?.pids == [Self.engine: [1]])
        #expect(try database.vehicles.latestSupported(device: "b")?.pids == [Self.engine: [3]])
        try database.vehicles.keepSupported([Self.engine: [4]], device: "a", vin: "1HGCM82633A004352", at: time(4))
        #expect(try database.vehicles.latestSupported(device: "a")?.vin == "1HGCM82633A004352")
    }

    @Test(arguments: ["UPDATE supported SET pids = '0'", "UPDATE supported SET ecu = '7' WHERE ecu = '7E8'"])
    func whatCannotBeReadIsLeftOut(sql: String) throws {
        try database.vehicles.keepSupported(Self.some, device: "a", vin: nil, at: time(1))
        try directory.run(sql, on: "support.db")
        let some = try #require(try database.vehicles.latestSupported(device: nil))
        #expect(some.pids != Self.some && !database.issues.isEmpty)
    }
}
