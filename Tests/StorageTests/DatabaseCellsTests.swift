import Glibc
import OBD
import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Whatever a cell contains: reading it neither traps nor gives an implausible number, `check` names what reading skips, and
/// a copy without it is whole.
@Suite(.timeLimit(.minutes(20))) struct DatabaseCellsTests {
    private static let values: [String: [String]] = [
        "INTEGER": ["NULL", "-1", "0", "9223372036854775807", "-9223372036854775808"],
        "REAL": ["NULL", "-1.0", "1e-308", "1e308", "9e999", "-9e999"],
        "TEXT": ["NULL", "''", "'[1e999]'", "hex(zeroblob(700000))"],
        "BLOB": ["NULL", "X''", "X'FFFFFFFFFFFFFFFFFF'", "zeroblob(5000)"],
    ]
    private static let tables = [
        "trip", "trip_event", "trip_alert", "trip_signal", "trip_tag", "trip_segment", "trip_indicator", "trip_way",
        "route_trip", "route", "sample", "sample_block", "lap", "game_session", "heart_beat", "scan", "scan_code",
        "scan_ecu", "scan_payload", "vehicle", "calibration", "trend_finding", "place",
    ]

    private let directory: TemporaryDirectory
    private var path: String { directory.file("x.db") }

    init() throws { directory = try TemporaryDirectory() }

    private func record() throws {
        let database = try Database.open(path: path)
        let samples = Drive.samples(seconds: 20)
        var beginning = TripBeginning(start: Drive.start, vin: "V", adapter: "a", bus: nil, fuelPrice: 1.8)
        beginning.tags = ["work"]
        beginning.driver = "Ann"
        beginning.game = GameIdentity(name: "forza-horizon", car: nil, track: nil)
        let id = try database.trips.begin(beginning)
        try database.append(
            samples, alerts: [Alert(.overSpeed, at: Drive.origin, value: 140, limit: 130)], trip: id,
            origin: Drive.origin)
        var summary = Drive.summary(of: samples)
        summary.events = [DrivingEvent(.stop, from: .zero, durationS: 3, peak: 0)]
        summary.others = [SignalSummary(signal: Signal("s", .none), minimum: 0, mean: 1, maximum: 2, samples: 3)]
        try database.trips.finish(id, summary: summary)
        try database.indicators.store(
            .init(segments: [DriveSegment(start: .zero)], indicators: ["idle": 1]), ofTrip: id,
            by: .init(segments: 1, indicators: 1))
        try database.heart.keep([(.zero, 800)], trip: id)
        try database.scans.store(DatabaseScansTests.full, at: Drive.start)
        try database.vehicles.add(
            CalibrationMark(.odometer, at: Drive.start, amount: 5),
            keeping: VehicleProfile(vin: "V", name: "car"))
        let places = [GeoPoint(latitude: 48, longitude: 11), GeoPoint(latitude: 48.0001, longitude: 11)]
        let path = try #require(
            RoutePath([
                Checkpoint(place: places[0], alongM: 0, timeS: 0), Checkpoint(place: places[1], alongM: 20, timeS: 2),
            ]))
        let route = try #require(try database.routes.add(name: "way", path, isFound: false))
        try database.routes.add(RouteDrive(path, on: path), ofTrip: id, toRoute: route)
        try database.connection.exec(
            """
            INSERT INTO sample VALUES (\(id), 5, 1, 7);
            INSERT INTO lap VALUES (\(id), 0, 1, 0, 1000000, 1, 1, 0, '0.5 0.5');
            INSERT INTO trip_way VALUES (\(id), 1, 48, 11, 48.1, 11, 1000, 5, 0, 0, NULL);
            INSERT INTO trend VALUES ('V', 'x');
            INSERT INTO trend_finding VALUES ('V', 0, 'k', 's', 'c', 'V', 1, 2, 5, 5, 0.9, NULL, 'm');
            INSERT INTO place VALUES (1, 'Home', 48, 11, 150, 0);
            """)
    }

    /// Reads what commands read. Returns the numbers.
    private func read(_ database: Database) throws -> [Double] {
        var numbers: [Double] = []
        let (from, to) = (WallTime(microseconds: .min), WallTime(microseconds: .max))
        for trip in try database.trips.all(from: from, to: to, includingOpen: true) {
            numbers += [
                trip.summary.durationS, trip.summary.distanceKm ?? 0, trip.summary.fuelL ?? 0, trip.fuelCost ?? 0,
            ]
            numbers += trip.summary.events.flatMap { [$0.durationS, $0.peak] } + trip.alerts.map(\.value)
            numbers +=
                trip.summary.others.flatMap { [$0.minimum, $0.maximum, $0.timeMean ?? 0] } + trip.laps.map(\.timeS)
            guard let id = trip.id else { continue }
            try database.samples(trip: id) { numbers += [$0.value, $0.time.seconds(since: .zero)] }
            let measured = try database.indicators.measurements(ofTrip: id, by: .init(segments: 1, indicators: 1))
            numbers += measured?.segments.map(\.distanceKm) ?? []
            numbers += measured.map { Array($0.indicators.values) } ?? []
            numbers += try database.heart.beats(trip: id).map(\.rrMs)
            _ = try TripWayLookup(database).route(ofTrip: id)
        }
        for vehicle in try database.vehicles.recorded() {
            numbers += [vehicle.distanceKm ?? 0, vehicle.kmSinceOdometer ?? 0]
            let history = try database.indicators.history(vin: vehicle.vehicle.vin, before: to)
            numbers += history.trips.flatMap { [$0.durationS ?? 0, $0.distanceKm ?? 0] }
            numbers += history.columns.values.joined().filter { !$0.isNaN }
            _ = try database.indicators.trendState(vin: vehicle.vehicle.vin, formulas: 1)
            _ = try database.indicators.findings(vin: vehicle.vehicle.vin, state: "x")
            for kind in CalibrationMark.Kind.allCases {
                numbers += try database.vehicles.calibrationMarks(vin: vehicle.vehicle.vin, kind).map(\.amount)
            }
        }
        for route in try database.routes.all() {
            numbers += try database.routes.trips(ofRoute: route.id).flatMap { [$0.fuelL ?? 0, $0.drive.distanceM] }
        }
        numbers += try database.tracks.ends().values.map(\.lengthM) + database.places.all().map(\.radiusM)
        numbers += try database.trips.drives(since: from).map { $0.end.seconds(since: $0.start) }
        for scan in try database.scans.all(from: from, to: to) {
            guard let id = scan.id else { continue }
            numbers.append(try database.scans.scan(id: id)?.adapter.voltage ?? 0)
        }
        _ = try database.trips.latest { _ in false }
        _ = try database.scans.latestRecord { _ in false }
        _ = try database.trips.latest()
        _ = try database.scans.latestRecord()
        _ = try database.trips.occasions(atMost: 9)
        _ = try database.trips.drivers()
        _ = try database.trips.tags()
        _ = try database.tracks.tripsWithoutWay(formulas: 1)
        return numbers
    }

    @Test(arguments: Thorough.every(4, of: tables)) func whateverACellContains(table: String) throws {
        try record()
        let whole = directory.bytes("x.db")
        let columns = try { () throws in
            let connection = try Connection.open(path, .readOnly)
            #expect(try connection.integer("SELECT count(*) FROM \(table)") > 0)
            let rows = try connection.prepare("SELECT name, type FROM pragma_table_info('\(table)')")
            var columns: [(name: String, type: String)] = []
            while try rows.step() { columns.append((rows.text("name"), rows.text("type"))) }
            return columns
        }()
        // Each column meets one or two of the values; `Tests/Fuzz/run cells` tries all.
        for (index, column) in columns.enumerated() {
            let values = Self.values[column.type] ?? []
            for value in values.indices.filter({ $0 % 5 == index % 5 }).map({ values[$0] }) {
                for name in try directory.names() { unlinkFile(directory.file(name)) }
                try directory.write(whole, to: "x.db")
                let change = "UPDATE OR IGNORE \(table) SET \(column.name) = \(value)"
                guard (try? directory.run(change, on: "x.db")) != nil else { continue }
                let skipped = try { () throws in
                    let database = try #require(try Database.openForReading(path: path))
                    let numbers = try read(database)
                    #expect(numbers.allSatisfy { $0.magnitude < 1e16 }, "\(change)")
                    return database.issues.map(\.problem)
                }()
                let found = try #require(try DatabaseCare.check(path: path)?.problems)
                #expect(Set(skipped).isSubset(of: found), "\(change): \(skipped), but \(found)")
                // Most cells may contain anything.
                if found.isEmpty, index % 4 > 0 { continue }
                let copied = try { () throws in
                    try #require(try Database.openForReading(path: path)).care.backUp(to: directory.file("copy.db"))
                }()
                #expect(copied.isEmpty == found.isEmpty, "\(change): \(copied), but \(found)")
                #expect(try DatabaseCare.check(path: directory.file("copy.db"))?.problems == [], "\(change)")
            }
        }
    }

    private func unlinkFile(_ path: String) { _ = unsafe unlink(path) }
}
