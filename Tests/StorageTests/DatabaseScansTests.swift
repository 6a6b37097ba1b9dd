import OBD
import Telemetry
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseScansTests {
    let directory: TemporaryDirectory
    let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("scans.db"))
    }

    static let full: HealthScan = {
        let engine = ECUAddress(can11: 0x7E8)
        let other = ECUAddress(can11: 0x7EB)
        return HealthScan(
            adapter: HealthScan.Adapter(
                device: "/dev/ttyUSB0", identity: "ELM327 v1.5", description: "OBDII to RS232", voltage: 12.4),
            bus: .can11Bit500, vin: VIN("WVWZZZ1JZXW000001"),
            ecus: [
                HealthScan.ECU(address: other), HealthScan.ECU(address: engine, confirmedCount: 2, milOn: true),
            ],
            troubleCodes: [
                HealthScan.FoundCode(code: TroubleCode(raw: 0x0301), status: .confirmed, ecu: engine),
                HealthScan.FoundCode(code: TroubleCode(raw: 0xFFFF), status: .pending, ecu: engine),
                HealthScan.FoundCode(code: TroubleCode(raw: 0x0301), status: .permanent, ecu: other),
                HealthScan.FoundCode(code: TroubleCode(raw: 0x0301), status: .permanent, ecu: other),
            ],
            serviceOutcomes: [
                HealthScan.ServiceOutcome(ecu: engine, service: 0x03, outcome: .answered),
                HealthScan.ServiceOutcome(
                    ecu: other, service: 0xFF, outcome: .refused, reason: "service not supported"),
                HealthScan.ServiceOutcome(ecu: other, service: 0, outcome: .silent),
                HealthScan.ServiceOutcome(ecu: engine, service: 7, outcome: .malformed, reason: ""),
            ],
            payloads: [
                HealthScan.Payload(ecu: other, request: [0x09, 0x02], bytes: Array(0...255)),
                HealthScan.Payload(ecu: engine, request: [0x03], bytes: [0x43]),
                HealthScan.Payload(ecu: engine, request: [], bytes: []),
                HealthScan.Payload(ecu: engine, request: [0x03], bytes: [0x43]),
            ],
            answers: [
                HealthScan.RawAnswer(request: "03", answer: "7E8 06 43 02 03 01\r\r>"),
                HealthScan.RawAnswer(request: "AT I", answer: "a\0b 'quoted' \"text\" é"),
                HealthScan.RawAnswer(request: "", answer: ""),
            ])
    }()

    /// Interrupted, and with only the framing of the bus known.
    static let interrupted: HealthScan = {
        var scan = HealthScan(adapter: HealthScan.Adapter(device: "tcp:x"))
        scan.isQuick = true
        scan.interruption = "'tcp:x' was closed"
        scan.framing = .kwp
        return scan
    }()

    @Test(arguments: [
        full, HealthScan(adapter: HealthScan.Adapter(device: "")),
        interrupted,
        HealthScan(
            adapter: HealthScan.Adapter(device: "tcp:x", voltage: 0), bus: .kwpFastInit,
            ecus: [
                HealthScan.ECU(address: .unknown, milOn: false), HealthScan.ECU(address: ECUAddress(source: 0x10)),
                HealthScan.ECU(address: ECUAddress(can29: 0x18DA_F110)),
            ]),
    ])
    func aScanComesBackAsItWas(scan: HealthScan) throws {
        let id = try database.scans.store(scan, at: Drive.start)
        #expect(try database.scans.scan(id: id) == scan)
        #expect(try database.scans.scan(id: id + 1) == nil)
    }

    @Test(arguments: VehicleBus.ofELM327)
    func everyBusComesBack(bus: VehicleBus) throws {
        let scan = HealthScan(adapter: HealthScan.Adapter(device: "d"), bus: bus)
        #expect(try database.scans.scan(id: try database.scans.store(scan, at: Drive.start))?.bus == bus)
    }

    @Test func scansAreFoundByTheirTime() throws {
        for second in [30, 10, 20] {
            try database.scans.store(Self.full, at: Drive.start.advanced(bySeconds: Double(second)))
        }
        let found = try database.scans.all(
            from: Drive.start.advanced(bySeconds: 10), to: Drive.start.advanced(bySeconds: 30))
        #expect(
            found
                == [10, 20].map {
                    ScanRecord(
                        id: $0 == 10 ? 2 : 3, time: Drive.start.advanced(bySeconds: $0), vin: "WVWZZZ1JZXW000001",
                        milOn: true,
                        codes: [TroubleCode(raw: 0x0301), TroubleCode(raw: 0xFFFF)], device: "/dev/ttyUSB0")
                })
    }

    // MARK: The last of a vehicle

    private static func scan(_ vin: String?, voltage: Double) -> HealthScan {
        HealthScan(adapter: HealthScan.Adapter(device: "d", voltage: voltage), vin: vin.flatMap { VIN($0) })
    }

    @Test func theLatestScanOfAVehicle() throws {
        let (one, two) = ("WVWZZZ1JZXW000001", "1HGCM82633A004352")
        let scans = [(one, 30, 1.0), (two, 40, 2), (one, 10, 3), (nil, 50, 4), (one, 30, 5)]
        for (vin, second, voltage) in scans {
            try database.scans.store(
                Self.scan(vin, voltage: voltage), at: Drive.start.advanced(bySeconds: Double(second)))
        }
        let vin = try #require(VIN(one))
        let latest = try #require(try database.scans.latest(vin: vin))
        // Of two scans at the same time, the one that was stored last.
        #expect(latest.scan.adapter.voltage == 5)
        #expect(latest.time == Drive.start.advanced(bySeconds: 30))
        #expect(try database.scans.latest(vin: try #require(VIN(two)))?.scan.adapter.voltage == 2)
        #expect(try database.scans.latest(vin: try #require(VIN("3VWDX7AJ0DM254871"))) == nil)
    }

    @Test func allOfTheLatestScanComesBack() throws {
        try database.scans.store(Self.full, at: Drive.start)
        #expect(try database.scans.latest(vin: try #require(Self.full.vin))?.scan == Self.full)
    }

    @Test func whyAScanIsNotComplete() throws {
        let id = try database.scans.store(Self.interrupted, at: Drive.start)
        #expect(try database.scans.record(id)?.interruption == "'tcp:x' was closed")
        #expect(try database.scans.record(id + 1) == nil)
    }

    /// All of them or none, and nothing of the others.
    @Test func scansAreDeleted() throws {
        let ids = try (0..<3).map {
            try database.scans.store(Self.full, at: Drive.start.advanced(bySeconds: Double($0)))
        }
        #expect(throws: StorageError.self) { try database.scans.delete([ids[0], 99]) }
        #expect(try database.care.contents().scans == 3)
        try database.scans.delete([ids[0], ids[2]])
        #expect(try database.scans.scan(id: ids[1]) == Self.full)
        for table in ["scan", "scan_ecu", "scan_code", "scan_coverage", "scan_answer", "scan_payload"] {
            let column = table == "scan" ? "id" : "scan_id"
            #expect(try directory.integer("SELECT count(DISTINCT \(column)) FROM \(table)", on: "scans.db") == 1)
        }
    }

    @Test func aMILOfWhichNobodySpokeStaysUnknown() throws {
        try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "d")), at: Drive.start)
        let found = try database.scans.all(from: Drive.start, to: Drive.start.advanced(bySeconds: 1))
        #expect(found == [ScanRecord(id: 1, time: Drive.start, vin: nil, milOn: nil, codes: [], device: "d")])
    }

    @Test(arguments: [
        "UPDATE scan SET vin = 'short'", "UPDATE scan SET protocol = '66'", "UPDATE scan_code SET code = 'X'",
        "UPDATE scan_code SET status = ''", "UPDATE scan_ecu SET ecu = '?'", "UPDATE scan_coverage SET service = 256",
        "UPDATE scan_coverage SET outcome = 'maybe'", "UPDATE scan_payload SET payload = '4'",
        "UPDATE scan_payload SET request = 'GG'", "UPDATE scan_payload SET ecu = '7'",
    ])
    func whatCannotBeReadIsLeftOut(sql: String) throws {
        let id = try database.scans.store(Self.full, at: Drive.start)
        try directory.run(sql, on: "scans.db")
        let scan = try #require(try database.scans.scan(id: id))
        #expect(scan != Self.full && scan.answers == Self.full.answers)
        #expect(database.issues.count >= 1)
        // A check finds the same.
        let path = directory.file("scans.db")
        #expect(try DatabaseCare.check(path: path)?.problems == Array(Set(database.issues.map(\.problem))))
        // A copy does not contain it.
        #expect(try !database.care.backUp(to: directory.file("copy.db")).isEmpty)
        #expect(try DatabaseCare.check(path: directory.file("copy.db"))?.problems == [])
    }

    /// Wherever a time is read.
    @Test func aTimeThatMakesNoSense() throws {
        try database.scans.store(Self.full, at: Drive.start)
        try directory.run("UPDATE scan SET time_us = 9000000000000000000", on: "scans.db")
        let vin = try #require(Self.full.vin)
        #expect(try database.scans.latestRecord() == nil)
        #expect(try database.scans.latest(vin: vin) == nil)
        #expect(database.issues.map(\.problem) == ["the time of scan 1 is invalid"])
        // Those beside it are read.
        try database.scans.store(Self.full, at: Drive.start)
        #expect(try database.scans.latestRecord()?.time == Drive.start)
        #expect(try database.scans.latest(vin: vin)?.time == Drive.start)
    }

    @Test func theLast() throws {
        #expect(try database.scans.latestRecord() == nil)
        let time = WallTime(microseconds: 1_700_000_000_000_000)
        try database.scans.store(Self.full, at: time)
        var older = Self.full
        older.vin = nil
        try database.scans.store(older, at: time.advanced(bySeconds: -60))
        let record = try #require(try database.scans.latestRecord())
        #expect(record.time == time && record.vin == "WVWZZZ1JZXW000001")
        #expect(record.codes.map(\.description).first == "P0301")
    }
}
