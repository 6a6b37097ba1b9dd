import Diagnosis
import DocumentTesting
import Drift
import Formats
import Foundation
import Glibc
import OBD
import Reports
import Routes
import Simulator
import Telemetry
import TestSupport
import Testing
import Trends
import Trips

@testable import obdmech

/// Documents of every kind, of every simulated car and of what rarely happens, held to the schemas.
final class DocumentCorpus {
    private let program: RealProgram
    /// Every run of the program is checked as it ends.
    var check: DocumentCheck { program.documents }

    init() throws {
        program = try RealProgram()
        let pids = """
            Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header,Response
            Oil,Oil,22F45C,A-40,-40,215,C,7E0
            Pump,Pump,2101,A,0,1,bar,
            Odometer,Odo,2210E0,C*256+D,0,1,km,6F1:12,612

            """
        try program.directory.write(
            Array(pids.utf8),
            to: "config/obdmech/pids/mine.csv")
    }

    private func run(_ arguments: String..., input: String? = nil) throws {
        try take(program.start(arguments + ["--json"], input: input), arguments)
    }

    /// Runs that do not depend on each other, a few at a time.
    private func runAll(_ runs: [[String]]) throws {
        for first in stride(from: 0, to: runs.count, by: 4) {
            let some = runs[first..<min(first + 4, runs.count)]
            for (run, arguments) in try some.map({ (try program.start($0 + ["--json"]), $0) }) {
                try take(run, arguments)
            }
        }
    }

    private func take(_ run: RealProgram.Run, _ arguments: [String]) throws {
        try #require(run.end(within: 120) != nil, "\(arguments) goes on")
        #expect(run.output != "", "\(arguments): \(run.warning)")
    }

    /// Runs what writes no document.
    private func start(_ arguments: String...) throws {
        let run = try program.start(arguments)
        try #require(run.end(within: 60) == 0, "\(arguments): \(run.warning)")
    }

    /// Of nothing that a run can bring about here.
    private func take(_ json: JSON, _ document: String) {
        #expect(check.problems(json.line, of: [document]) == [], "\(json.line)")
    }

    /// Nothing listens there.
    private let nobody = "tcp:127.0.0.1:1"

    func scans() throws {
        try runAll(VirtualCar.all.map { ["scan", "-a", "sim:\($0.name)?rate=max", "--no-save"] })
        try runAll(Quirks.named.map { ["scan", "-a", "sim:faults?rate=max&quirk=\($0.name)", "--no-save"] })
        // One after the other: the last scan is compared with the one before.
        for (car, more) in [("faults", "--quick"), ("faults", "--full"), ("old", "--quick")] {
            try run("scan", "-a", "sim:\(car)?rate=max", more)
        }
        try run("scan", "-a", "sim:faults?rate=max", "--inspection", "none")
        try run("scan", "-a", nobody)
        try run("report", "--scan", "last")
        for car in ["faults", "parked", "diesel", "old"] {
            try run("clear", "-a", "sim:\(car)?rate=max", "--yes", "--engine-running")
        }
        try run("clear", "-a", nobody, "--yes")
    }

    func drives() throws {
        let notices = program.directory.file("notices")
        try program.directory.write(Array("#!/bin/sh\ncat >>'\(notices)'\n".utf8), to: "notice")
        unsafe chmod(program.directory.file("notice"), 0o755)
        let drive = [
            "--duration", "21m", "--save", "--driver", "Anna", "--tag", "rain", "--note", "to the quarry", "--also",
            "iat", "--on-alert", program.directory.file("notice"),
        ]
        try program.directory.write(Array("speed-limit = 20\ncurrency = EUR\n".utf8), to: "config/obdmech/config")
        for (car, more) in [
            ("city", ["--fuel-price", "1.79"]), ("city?rate=max&cycle=sharp", ["--fuel-price", "2"]),
            ("gasoline?rate=max&fault=lamp@60&fault=overheat@60", []),
        ] {
            let device = "sim:" + (car.contains("?") ? car : car + "?rate=max")
            let run = try program.start(["trip", "-a", device, "--json"] + drive + more)
            try #require(run.end(within: 120) != nil, "\(car) drives on")
        }
        try runAll(
            VirtualCar.all.map { ["trip", "-a", "sim:\($0.name)?rate=max", "--duration", "1m", "--no-save"] })
        try run("trip", "-a", nobody, "--no-save")
        try run("trip", "-a", "sim:race?rate=max&laps=4&game=forza-motorsport", "--save")
        for line in program.directory.text("notices").split(separator: "\n") {
            #expect(check.problems(line, of: ["alert"]) == [], "\(line)")
        }
        try run("test", "acceleration", "-a", "sim:city?cycle=sprint&rate=max", "--duration", "2m", "--no-save")
        try run("test", "acceleration", "--trip", "1")
        try run("report")
        try run("report", "--trip", "1")
        try run("report", "--year")
        try run("report", "--logbook", "--kind", "simulation")
        try run("compare", "1", "2")
        try run("compare", "last:best", "last:3")
        try run("compare", "last:3", "last:best")
        try run("report", "--trip", "last", "--lap", "best")
        try run("report", "--trip", "last", "--lap", "3")
        try run("trip", "-a", "sim:race?rate=max&laps=1&game=forza-horizon", "--save")
        try run("drift", "list")
        try start("drift", "reference", "record", "last", "way")
        try start("drift", "rename", "last", "evening")
        try run("drift", "reference", "list")
        try run("drift", "show", "last", "--reference", "way", "--target", "30")
        try run("drift", "search", "even")
        try program.directory.write(
            Array((0..<200).map { "\($0.isMultiple(of: 2) ? 600 : 610)\n" }.joined().utf8), to: "heart.csv")
        try start("heart", "import", program.directory.file("heart.csv"), "--trip", "last")
        try run("drift", "show", "last", "--with-heart")
        try run("report", "--trip", "last")
        try run("report", "--from", "2020-01-01", "--to", "2020-01-02")
        try run("edit", "trip", "last", "--driver", "Bert", "--note", "none", "--tag", "none", "--yes")
        try run("edit", "trip", "last", "--driver", "none", "--note", "x", "--yes")
        try run("vehicle")
        try run(
            "vehicle", "--name", "Golf", "--fuel", "e10", "--displacement", "1.6", "--tank", "50", "--cylinders", "4",
            "--volumetric-efficiency", "0.9", "--odometer", "1000")
        try run("calibrate", "--list")
        try run(
            "trip", "-a", "sim:city?rate=max&cycle=highway", "--duration", "5m", "--gps", "sim:country", "--laps")
        try run("calibrate", "--gps")
        try sectors()
        try routes()
        try run("lap", "gate", "add", "home", "48.2,11.6", "--course", "60")
        try run("lap", "gate", "add", "home", "48.201,11.6", "--course", "60", "--sector", "1")
        try run("calibrate", "--fill-up", "40", "--mark")
        try run("delete", "trip", "1", "--yes")
        try run("delete", "scan", "2", "--yes")
        try run("test", "monitors", "-a", "sim:unready?rate=max&latency=40", "--save")
        try run("test", "monitors", "--trip", "last")
        for _ in 0..<3 { try run("test", "battery", "-a", "sim:start?rate=max", "--save") }
        try run("test", "battery", "--trip", "last")
    }

    /// Laps with sectors.
    private func sectors() throws {
        let ring = ["trip", "-a", "sim:city?rate=max&cycle=highway", "--duration", "5m", "--gps", "sim:circuit"]
        try runAll([ring])
        try start("lap", "gate", "add", "ring", "--trip", "last", "--at", "100")
        try start("lap", "gate", "add", "ring", "--trip", "last", "--at", "110", "--sector", "1")
        try runAll([ring + ["--save", "--laps", "ring"]])
        try run("report", "--trip", "last")
        try run("report", "--trip", "last", "--lap", "best")
        try run("compare", "last:best", "last:2")
        try run("compare", "last:2", "last:best")
    }

    /// Trips of one way, places, and a trip that follows it and leaves it.
    private func routes() throws {
        let way = ["--gps", "sim:town", "--save", "--fuel-price", "1.8", "--driver", "Ann"]
        for minutes in ["6m", "7m", "6m", "7m"] {
            try runAll([["trip", "-a", "sim:city?rate=max", "--duration", minutes] + way])
        }
        try run("place", "add", "Home", "--trip", "last", "--start", "--hidden")
        try run("place", "add", "Work", "--trip", "last", "--radius", "500")
        try run("place", "list")
        try run("route", "create", "Commute", "--trip", "last")
        try run("route", "list")
        try run("route", "show", "Commute")
        try run("route", "near", "48.2,11.6", "--radius", "20")
        try run("route", "stats", "--driver", "Ann")
        try run("route", "compare", "Commute")
        try run("report", "--trip", "last")
        try runAll([
            ["trip", "-a", "sim:city?rate=max", "--duration", "8m", "--follow", "Commute", "--guide", "Commute"] + way
        ])
    }

    /// A route with drives at two hours, and a deviation from it.
    private func rareRoutes(_ time: WallTime) {
        let place = GeoPoint(latitude: 48, longitude: 11)
        let points = (0...3).map { Checkpoint(place: place, alongM: Double($0) * 20, timeS: Double($0)) }
        guard let path = RoutePath(points) else { return }
        let route = RouteFacts(
            number: 1, name: nil, from: nil, to: nil, isStarred: false, isFound: true, path: path, trips: [])
        take(RouteReport.json(route, DepartureHours([(7, 10), (7, 11), (8, 12), (8, 13)])), "route")
        let events: [FollowEvent] = [
            .place(alongM: 800, leftM: 4200, at: .zero), .deviation(isOn: true, distanceM: 41, at: .zero),
            .newWay(lengthM: 3100, leadsToEnd: true, at: .zero),
        ]
        for line in events.compactMap({ FollowText.line($0, origin: .zero) }) { take(line, "trip") }
    }

    func answers() throws {
        try run("read", "rpm", "speed", "0101", "2101", "--watch", "--duration", "2s", "-a", "sim:city?rate=max")
        try run("read", "03", "0902", "5C", "trims", "-a", "sim:faults?rate=max")
        try run("read", "rpm", "-a", nobody)
        try run("read", "volts", "-a", "sim:old?rate=max")
        try run("pids", "--all")
        // The commuter begins with its ignition off.
        let cars = VirtualCar.all.filter { $0.name != "commuter" }
        try runAll(cars.map { ["pids", "-a", "sim:\($0.name)?rate=max"] })
        try run("terminal", "-a", "sim:faults?rate=max", input: "ATI\n010C\n03\n0902\n01FF\n")
        try run("terminal", "-a", "sim:faults?rate=max&quirk=headers-ignored", input: "010C\n03\n")
        try run("terminal", "-a", "sim:faults?rate=max&quirk=no-prompt-after-ate0", input: "ATE0\n")
    }

    func examinations() throws {
        for more in ["", "&identity=stn", "&identity=v1.3a", "&protocol=3"] {
            try run("doctor", "-a", "sim:city?rate=max\(more)")
        }
        try runAll(Quirks.named.map { ["doctor", "-a", "sim:city?rate=max&quirk=\($0.name)"] })
        try run("doctor", "-a", nobody)
        try run("devices")
        try preview()
    }

    /// A table in which every column becomes something else.
    private func preview() throws {
        let table = """
            Device Time,Speed (OBD)(km/h),Fuel Rate (direct from ECU)(furlong),Engine Coolant Temperature,Turbo Boost(psi),Remark
            01-May-2026 10:00:00.000,10,1,80,2,fine
            01-May-2026 10:00:01.000,12,1,80,3,fine
            01-May-2036 10:00:02.000,12,1,80,3,fine
            soon,12,1,80,3,fine
            01-May-2026 10:00:03.000,14,1,80,3,fine

            """
        try program.directory.write(Array(table.utf8), to: "table.csv")
        try run("database", "import", "--dry-run", program.directory.file("table.csv"))
    }

    func explanations() throws {
        try run("explain", "P0301", "P1234", "B3FFF:13", "C0050", "P0456-00")
        try run("explain", "misfire", "--limit", "3")
        try run("explain", "--make", "vw", "P1557")
        try run("config", "list")
        for key in ["units", "speed-limit", "adapter"] { try run("config", "get", key) }
        try program.directory.write(
            Array("units = feet\nspeed-limit = 75 mph\nno line\n".utf8), to: "config/obdmech/config")
        try run("config", "list")
    }

    // MARK: Made by hand

    /// What no run brings about that could be waited for.
    func rareDocuments() {
        let time = WallTime(microseconds: 0)
        rareScans(time)
        rareTrips(time)
        rareRoutes(time)
        rareLogbook(time)
        rareVehicles(time)
        rareTrends(time)
        rareComparisons(time)
        let port = DeviceReport.Serial(
            path: "/dev/ttyUSB0", stablePath: "/dev/serial/by-id/x", vendor: "a", product: "b", name: "c",
            usbID: "0403:6015", serialNumber: "1", driver: "ftdi_sio", likeness: "d", permissionAdvice: "e",
            holders: [.init(process: 1, name: "f")])
        let bluetooth = [
            DeviceReport.Bluetooth(address: "AA:BB:CC:DD:EE:FF", name: "a", signalStrength: -60, likeness: "b"),
            DeviceReport.Bluetooth(address: "AA:BB:CC:DD:EE:00", name: nil, signalStrength: nil, likeness: nil),
        ]
        take(
            DeviceReport(serial: [port], network: [], bluetooth: bluetooth, choice: port.path, advice: "").json,
            "devices")
        take(DeviceReport.json(.added(port)), "devices")
        let line = ComputerFindings.line(baud: 38400, latencyMS: 16, raised: .to(115_200))
        take(DoctorReport(device: port.path, findings: line).json, "doctor")
        take(DeviceReport.json(.removed(DeviceReport.Serial(path: "/dev/ttyS0"))), "devices")
    }

    private func rareScans(_ time: WallTime) {
        let ecu = ECUAddress(can11: 0x7E8)
        var scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), ecus: [HealthScan.ECU(address: ecu)],
            serviceOutcomes: [
                HealthScan.ServiceOutcome(ecu: ecu, service: 3, outcome: .answered),
                HealthScan.ServiceOutcome(ecu: ecu, service: 7, outcome: .malformed, reason: "1 of 2 codes arrived"),
            ])
        var earlier = scan
        earlier.serviceOutcomes[0].outcome = .silent
        scan.vin = VIN("3VWDX7AJ0DM254871")
        scan.troubleCodes = ["P0301", "P1557"].compactMap { TroubleCode($0) }.map {
            .init(code: $0, status: .confirmed, ecu: ecu)
        }
        scan.interruption = "the connection is gone"
        scan.payloads.append(
            HealthScan.Payload(
                ecu: ecu, request: [0x19, 0x42, 0x33, 0x0C, 0x1E],
                bytes: [0x59, 0x42, 0x33, 0xFF, 0xFF, 0x02, 0x02, 0x00, 0xF0, 0xE3, 0x09]))
        take(ScanReport.json(scan, at: time, since: (earlier, time)), "scan")
        take(ScanReport.json(earlier, at: time, since: (scan, time)), "scan")
        (earlier.bus, earlier.framing) = (nil, .kwp)
        take(ScanReport.json(earlier, at: time), "scan")
        // A truck's oil pressure; a freeze frame of a running engine's misfire at 0 rpm, on a car that was told what it is.
        scan.payloads[scan.payloads.count - 1].bytes = [
            0x59, 0x42, 0x33, 0xFF, 0xFF, 0x02, 0x22, 0x64, 0x00, 0x01, 0x2F,
        ]
        take(ScanReport.json(scan, at: time), "scan")
        var frame = earlier
        frame.troubleCodes = scan.troubleCodes
        frame.payloads = [([0x02, 0x02, 0x00], [0x03, 0x01]), ([0x02, 0x0C, 0x00], [0x00, 0x00])].map { request, data in
            HealthScan.Payload(ecu: ecu, request: request, bytes: [0x42] + request.dropFirst() + data)
        }
        var known = KnownVehicle(make: "Honda", model: "Civic", modelYear: 2001)
        known.scans = [
            ScanRecord(time: time, vin: nil, milOn: nil, codes: ["P0301"].compactMap { TroubleCode($0) }, device: "x")
        ]
        take(ScanReport.json(frame, at: time, vehicle: known), "scan")
        take(ExplainReport.json(["P0301"].compactMap { WrittenTroubleCode($0) }, vehicle: known), "explain")
        // A hybrid with a diesel engine, whose VIN is that of a Honda of North America.
        var other = earlier
        other.vin = VIN("1HGCM56433A012345")
        other.payloads = [[0x01, 0x00, 0x0F, 0x6B, 0x08], [0x5B, 0x80]].map { data in
            HealthScan.Payload(ecu: ecu, request: [0x01, data[0]], bytes: [0x41] + data)
        }
        take(ScanReport.json(other, at: time), "scan")
        var guide = MonitorGuide()
        for (signal, value) in [(Signal.incompleteMonitors[0], 1.0), (.engineSpeed, 0), (.vehicleSpeed, 40)] {
            _ = guide.take(Sample(signal, value, at: .zero))
        }
        take(MonitorTestReport(guide, origin: .zero, units: .metric).json(trip: nil), "monitors")
    }

    private func rareTrips(_ time: WallTime) {
        var summary = TripSummary()
        (summary.distanceKm, summary.fuelL, summary.fuelDistanceKm, summary.pausedS) = (10, 1, 5, 60)
        var trips = (0..<2).map { _ in TripRecord(id: 1, start: time, vin: nil, fuelPrice: 2, summary: summary) }
        let bare = TripRecord(id: nil, start: time, vin: nil, fuelPrice: nil, summary: TripSummary())
        take(TripReport.sampleLine(Sample(.vehicleSpeed, 254, at: .zero), origin: .zero, isSuspect: true), "trip")
        trips[1].currency = "EUR"
        trips[1].summary.odometerKm = 1000
        trips[1].summary.engineOffKm = 1
        trips[1].alerts = [Alert(.newCode, at: .zero, value: 1, limit: 0, codes: ["P0301"])]
        for alert in trips[1].alerts { take(AlertReport.notice(alert, of: trips[1], .metric), "alert") }
        let scan = ScanRecord(time: time, vin: nil, milOn: nil, codes: [], device: "", interruption: "x")
        var electric = bare
        (electric.summary.distanceKm, electric.summary.batteryDistanceKm) = (10, 5)
        (electric.summary.batteryOutKWh, electric.summary.batteryInKWh) = (1, 0.2)
        (electric.summary.chargeStartPercent, electric.summary.chargeEndPercent) = (80, 79)
        electric.summary.batteryUncertaintyPercent = 6
        electric.electricityPrice = 0.3
        for trips in [trips, [electric], [bare], []] {
            let day = CalendarTime(time).day
            take(DayReport(from: day, to: day, trips: trips, scans: [scan]).json, "report")
            for trip in trips { take(TripReport.summaryLine(trip), "trip") }
        }
        let game = GameIdentity(name: "assetto-corsa", car: "abarth500", track: "monza")
        take(TripReport.startLine(id: 1, at: time, device: "", bus: nil, vin: nil, game: game), "trip")
        var raced = bare
        raced.game = game
        raced.summary.game = GameFacts()
        raced.summary.game?.raceTimeS = 300
        take(TripReport.summaryLine(raced), "trip")
        let today = CalendarTime(time).day
        var drifted = DayReport(from: today, to: today, trips: [raced], scans: [])
        for lack in [SlipEstimator.Lack.course, .straight] {
            var session = DriftSession()
            (session.lack, session.latencyS) = (lack, 0.1)
            drifted.drifts = session
            take(drifted.json, "report")
        }
        // A car without a straight, and a session that turns against its reference.
        var session = DriftSession()
        (session.lack, session.latencyS) = (.straight, 0.1)
        func line(_ yaw: Double) -> DriftLine {
            var line = DriftLine()
            for step in 0..<20 {
                let now = Instant.zero.advanced(bySeconds: Double(step))
                let values: [(Signal, Double)] = [
                    (.positionX, Double(step)), (.positionZ, 0), (.yaw, step < 10 ? 0 : yaw),
                ]
                for (signal, value) in values { line.take(Sample(signal, value, at: now)) }
            }
            line.finishMoment()
            return line
        }
        let against = DriftAgainst(
            name: "way", trip: 1, ReferenceComparison(line(40), to: line(0)), targetDeg: 45)
        take(DriftSessions.json(StoredDrift(raced, name: nil, session), against), "drift")
        take(DayReport(from: today, to: today, trips: [raced], scans: []).json, "report")
        // Beside a drive, a race does not count.
        let beside = TripTotals([trips[0]])
        take(
            DayReport(
                from: today, to: today, trips: [trips[0], raced], totals: beside, scans: [], notCounted: [.game: 1]
            ).json, "report")
        // Of several days some trips stand out.
        let day = CalendarTime(time).day
        let three = (0..<3).map { _ in trips[0] }
        take(DayReport(from: day.previous, to: day, trips: three, scans: []).json, "report")
    }

    /// Drives between which the odometer advanced.
    private func rareLogbook(_ time: WallTime) {
        let day = CalendarTime(time).day
        var logbook = Logbook(from: day, to: day)
        for (number, odometerKm) in [1000.0, 1032].enumerated() {
            var trip = TripRecord(
                id: Int64(number), start: time.advanced(bySeconds: Double(number) * 3600), vin: "1HGCM82633A004352",
                fuelPrice: nil, summary: TripSummary())
            (trip.summary.distanceKm, trip.summary.odometerKm, trip.summary.odometerDifferenceKm) = (10, odometerKm, 0)
            (trip.driver, trip.note) = ("Anna", "x")
            logbook.take(trip)
        }
        take(logbook.json, "report")
    }

    private func rareVehicles(_ time: WallTime) {
        let correction = VehicleSpecification.Correction(factor: 1.05, spreadPercent: 1, comparisons: 2)
        var vehicle = VehicleProfile(vin: nil, name: nil, odometerKm: 1000, odometerAt: time)
        (vehicle.make, vehicle.model) = ("Honda", "Civic")
        (vehicle.specification.fuelCorrection, vehicle.specification.distanceCorrection) = (correction, correction)
        var recorded = RecordedVehicle(vehicle)
        (recorded.trips, recorded.distanceKm, recorded.kmSinceOdometer) = (1, 12, 12)
        take(VehicleReport([recorded], thisYear: 2026).json, "vehicle")
        var trip = TripSummary()
        (trip.durationS, trip.coveredS, trip.distanceKm) = (1000, 900, 600)
        (trip.fuelL, trip.fuelMethod) = (38, .massAirFlow)
        let interval = CalibrationInterval(.fillUp, truth: 40, trips: [trip])
        let mark = CalibrationMark(
            .fillUp, at: time, amount: 40, computed: 38, factor: interval.factor, method: .massAirFlow)
        let report = CalibrationReport(recorded, heading: "", units: .metric)
        take(
            report.json(
                .init(mark: mark, interval: interval, isMarkOnly: false, before: correction, after: correction)),
            "calibration")
        take(report.json([mark], vehicle.specification), "calibration")
    }
}

extension DocumentCorpus {
    /// Costs of two currencies, which cannot be added.
    fileprivate func rareComparisons(_ time: WallTime) {
        var side = CompareReport.Side(title: "driver Ann")
        for currency in ["EUR", "CHF"] {
            var summary = TripSummary()
            summary.fuelL = 2
            var trip = TripRecord(id: nil, start: time, vin: nil, fuelPrice: 1.8, summary: summary)
            trip.currency = currency
            side.take(trip)
        }
        var electric = TripSummary()
        (electric.batteryOutKWh, electric.batteryInKWh, electric.batteryDistanceKm) = (1, 0.2, 5)
        side.take(TripRecord(id: nil, start: time, vin: nil, fuelPrice: nil, summary: electric))
        let comparison = Comparison(Comparison.Side([]), Comparison.Side([]))
        take(CompareReport(side, side, comparison, utcOffsetS: { _ in 0 }).json, "compare")
    }

    fileprivate func rareTrends(_ time: WallTime) {
        let finding = TrendFinding(
            kind: .monitorTest, signal: "Catalyst, bank 1", condition: "on-board monitor test", unit: .percent,
            baseline: 60, now: 20, since: time, trips: 9, confidence: 0.9, limitInKm: 5000, meaning: "It approaches.")
        let vehicles = [TrendReport.Vehicle(profile: VehicleProfile(vin: nil), trips: 20, findings: [finding])]
        take(TrendReport(vehicles, thisYear: 2026).json, "trends")
    }
}
