import CommandLine
import Formats
import OBD
import Reports
import Storage
import System
import Telemetry
import TestSupport
import Testing
import Transports
import Trips

@testable import Recording
@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct CompletionWordsTests {
    private let directory: TemporaryDirectory
    private let environment: Environment

    init() throws {
        directory = try TemporaryDirectory()
        var surroundings = DeviceChoice.Surroundings()
        surroundings.serialPorts = {
            [SerialPort(path: "/dev/ttyUSB0", properties: ["manufacturer": "ScanTool.net", "product": "OBDLink SX"])]
        }
        environment = Environment(
            variables: ["HOME": directory.path, "OBDMECH_DATABASE": directory.file("a.db")],
            surroundings: surroundings)
    }

    private func lines(_ kind: WordKind) -> [String] {
        Completion.Offer(candidates: CompletionWords(environment).words(kind, Options())).lines
    }

    @Test func whereNothingIs() {
        for kind in [WordKind.day, .trip, .scan, .vehicle, .driver, .tag, .signal, .code, .file] {
            #expect(lines(kind).isEmpty, "\(kind)")
        }
        #expect(!directory.exists("a.db"))
    }

    @Test func whatIsSet() throws {
        #expect(lines(.writtenKey).isEmpty)
        try directory.write(Array("units = us\n# adapter = x\nspeed-limit = fast\n".utf8), to: ".config/obdmech/config")
        #expect(lines(.writtenKey) == ["units\tus", "speed-limit\tfast"])
    }

    @Test func whatIsStored() throws {
        let database = try Database.open(path: directory.file("a.db"))
        let noon = LocalTime.start(of: .init(year: 2026, month: 11, day: 20)).advanced(bySeconds: 43200)
        for (hours, vin, driver, tag) in [
            (0.0, "3VWDX7AJ0DM254871", "Ann", "work"), (24, nil, "Bob", "rain"), (25, nil, nil, nil),
        ] {
            let trip = try database.trips.begin(
                TripBeginning(
                    start: noon.advanced(bySeconds: hours * 3600), vin: vin, adapter: "sim", bus: nil, fuelPrice: nil,
                    driver: driver, tags: [tag].compactMap(\.self)))
            var summary = TripSummary()
            summary.distanceKm = 12.34
            if driver == nil { continue }
            try database.trips.finish(trip, summary: summary)
        }
        try database.scans.store(
            HealthScan(adapter: HealthScan.Adapter(device: "sim")), at: noon.advanced(bySeconds: 24 * 3600))
        try database.vehicles.keep(VehicleProfile(vin: "3VWDX7AJ0DM254871", name: "Golf"))
        #expect(lines(.day) == ["2026-11-21\t2 trips, 1 scan", "2026-11-20\t1 trip"])
        #expect(
            lines(.trip) == [
                "3\t21 Nov 2026 13:00", "2\t21 Nov 2026 12:00, 12.3 km", "1\t20 Nov 2026 12:00, 12.3 km",
                "last\tthe last trip",
            ])
        #expect(lines(.scan) == ["1\t21 Nov 2026 12:00", "last\tthe last scan"])
        #expect(lines(.driver) == ["Bob\t", "Ann\t"])
        #expect(lines(.tag) == ["rain\t", "work\t"])
        #expect(
            lines(.vehicle) == [
                "Golf\t3VWDX7AJ0DM254871", "none\tvehicle without a VIN", "3VWDX7AJ0DM254871\tGolf",
            ])
    }

    @Test func whatIsConfigured() throws {
        try directory.write(Array("driver = Cem\nunits = us\n".utf8), to: ".config/obdmech/config")
        #expect(lines(.driver) == ["Cem\t"])
        try directory.write(
            Array(
                "Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header\nOil,Oil,221234,A,0,1,bar,\nbad\n"
                    .utf8),
            to: ".config/obdmech/pids/a.csv")
        #expect(lines(.signal).count == 1)
    }

    @Test func devices() {
        #expect(lines(.device).first == "/dev/ttyUSB0\tScanTool.net OBDLink SX")
        #expect(lines(.device).dropFirst().allSatisfy { $0.hasPrefix("tcp:") })
    }

    /// Whatever the surroundings are: no warning, no new file, and it ends well.
    @Test func neverWarns() throws {
        let program = try RealProgram()
        try program.directory.write(Array(repeating: 0x41, count: 5000), to: "data/obdmech/obdmech.db")
        try program.directory.write(Array("nothing\nunits = x\n".utf8), to: "config/obdmech/config")
        try program.directory.write([0xFF, 0xFE], to: "config/obdmech/pids/bad.csv")
        for (line, environment) in [
            ("report --date ", [:]), ("report --trip ", [:]), ("read x", [:]),
            ("report --vin ", ["HOME": "", "XDG_DATA_HOME": ""]),
            ("trip --driver ", ["XDG_CONFIG_HOME": "/nonexistent"]),
        ] as [(String, [String: String])] {
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            let (status, run) = try program.run(["complete", "--"] + words, environment: environment)
            #expect(status == 0 && run.warning.isEmpty && run.output.isEmpty, "\(line)")
        }
        #expect(program.directory.bytes("data/obdmech/obdmech.db") == Array(repeating: 0x41, count: 5000))
        #expect(
            !program.directory.exists("data/obdmech/obdmech.db-wal")
                && !program.directory.exists("data/obdmech/obdmech.db-shm"))
    }
}
