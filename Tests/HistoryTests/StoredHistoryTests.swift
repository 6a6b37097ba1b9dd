import Diagnosis
import Formats
import OBD
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@testable import History

/// What a database knows of the codes of a vehicle.
@Suite(.timeLimit(.minutes(20))) struct StoredHistoryTests {
    private static let first = WallTime(microseconds: 1_700_000_000_000_000)
    private static func day(_ number: Double) -> WallTime { first.advanced(bySeconds: number * 86400) }

    private static func scan(_ codes: [String]) throws -> HealthScan {
        var scan = HealthScan(adapter: .init(device: "x"), bus: .can11Bit500)
        scan.vin = VIN("3VWDX7AJ0DM254871")
        let engine = try #require(ECUAddress("7E8"))
        scan.ecus = [.init(address: engine, confirmedCount: codes.count, milOn: false)]
        scan.troubleCodes = try codes.map {
            .init(code: try #require(TroubleCode($0)), status: .confirmed, ecu: engine)
        }
        return scan
    }

    private static func history(_ known: KnownVehicle) throws -> String? {
        known.history(
            try #require(TroubleCode("P0420")), isListed: true, day: { CalendarTime($0, utcOffsetS: 0).day },
            shown: { $0.shown() })
    }

    /// `vehicle service` stores a repair with the end of its day.
    @Test func aRepairCuredIt() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("obdmech.db"))
        let vin = "3VWDX7AJ0DM254871"
        _ = try database.scans.store(Self.scan(["P0420"]), at: Self.day(0))
        _ = try database.scans.store(Self.scan([]), at: Self.day(0.01))
        let midnight = WallTime(microseconds: 1_700_006_400_000_000)
        try database.indicators.add(.init(time: midnight, description: "new rear sensor"), vin: vin)
        try database.indicators.add(.init(time: Self.day(40), description: "new converter"), vin: vin)
        #expect(
            try Self.history(.stored(vin, before: Self.day(9), database))
                == "here before, on 14 Nov 2023; gone after 'new rear sensor'")
    }
}
