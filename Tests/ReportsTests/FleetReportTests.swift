import Diagnosis
import Documents
import Formats
import OBD
import Telemetry
import TestSupport
import Testing
import Trends
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct FleetReportTests {
    private static let days = (
        from: CalendarDay(year: 2026, month: 11, day: 1), to: CalendarDay(year: 2026, month: 11, day: 30)
    )

    private static func vehicle(_ name: String, codes: [String]? = nil, trips: [TripRecord] = []) -> FleetReport.Vehicle
    {
        var vehicle = FleetReport.Vehicle(RecordedVehicle(VehicleProfile(vin: "VIN-" + name, name: name)))
        for trip in trips { vehicle.add(TripGroup(trip)) }
        if let codes {
            var scan = HealthScan(adapter: HealthScan.Adapter(device: "/dev/ttyUSB0"))
            scan.troubleCodes = codes.map(code)
            let record = ScanRecord(
                id: 4, time: morning, vin: nil, milOn: codes.count > 1, codes: scan.troubleCodes.map(\.code), device: ""
            )
            vehicle.scan = FleetReport.Scan(record, Verdict(scan))
        }
        return vehicle
    }

    private static func trip(_ km: Double, _ driver: String? = nil, device: String = "/dev/ttyUSB0") -> TripRecord {
        var trip = fullTrip()
        trip.summary.distanceKm = km
        trip.driver = driver
        trip.currency = "EUR"
        trip.kind = SourceKind(device: device)
        return trip
    }

    static let battery = TrendFinding(
        kind: .battery, signal: "adapterVoltage", condition: "engine off, before the start", unit: .volts,
        baseline: 12.61, now: 12.18, since: morning, trips: 12, confidence: 0.97, meaning: "The battery ages.")

    /// Cars in no order: healthy, of which one is simulated; one with a misfire, one with a lesser code, one that changes.
    private static func fleet() -> FleetReport {
        var aging = vehicle("Aging", codes: [], trips: [trip(30, "Ann"), trip(70, "Ben"), trip(1)])
        aging.findings = VehicleFindings(vin: "VIN-Aging", [battery])
        aging.service = VehicleService(time: morning, description: "new tires")
        var simulated = RecordedVehicle(VehicleProfile(vin: "VIN-Simulated", name: "Simulated"))
        simulated.isMadeUp = true
        var unreal = FleetReport.Vehicle(simulated)
        unreal.add(TripGroup(trip(500, device: "sim:city")))
        let vehicles = [
            unreal, vehicle("Short", codes: [], trips: [trip(5)]), vehicle("Long", trips: [trip(400)]), aging,
            vehicle("Later", codes: ["P0420 pending 7E8"]),
            vehicle("Misfire", codes: ["P0301 confirmed 7E8", "P0420 confirmed 7E8"], trips: [trip(10)]),
        ]
        var driven = DrivenTotals(period: nil, countsAll: false)
        for trip in [trip(30, "Ann"), trip(70, "Ben"), trip(1), trip(5), trip(400), trip(10)] {
            driven.add(TripGroup(trip), on: days.from)
        }
        driven.add(TripGroup(trip(500, device: "sim:city")), on: days.from)
        return FleetReport(from: days.from, to: days.to, vehicles, driven, thisYear: 2026)
    }

    private static func text(_ width: Int, isRedacted: Bool = false) -> [String] {
        let fleet = fleet()
        let names = VehicleNames(fleet.vehicles.map(\.recorded.vehicle), thisYear: 2026)
        return FleetText(fleet, Presentation(width: width, isRedacted: isRedacted), vehicles: names).lines(of: "")
    }

    @Test func whatNeedsAttentionComesFirst() {
        let fleet = Self.fleet()
        #expect(
            fleet.vehicles.map(\.recorded.vehicle.name) == ["Misfire", "Later", "Aging", "Long", "Short", "Simulated"])
        #expect(fleet.vehicles.map(\.attention) == [.soon, .whenConvenient, .changing, .none, .none, .none])
        #expect(fleet.attentionCount == 3 && fleet.totals.distanceKm == 516 && fleet.notCounted == [.simulation: 1])
    }

    @Test func aSimulatedTripOfARealCarIsNoDrive() {
        var vehicle = Self.vehicle("Real", trips: [Self.trip(500, device: "sim:city")])
        #expect(vehicle.totals.trips == 0)
        vehicle = FleetReport.Vehicle(vehicle.recorded, countsAll: true)
        vehicle.add(TripGroup(Self.trip(500, device: "sim:city")))
        #expect(vehicle.totals.distanceKm == 500)
    }

    @Test(arguments: [40, 80, 120]) func text(width: Int) throws {
        let lines = Self.text(width)
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "fleet-\(width).txt", in: "TripTexts")
    }

    @Test func json() {
        let json = FleetDocuments.json(Self.fleet()).line
        #expect(
            json.contains(#""vin":"VIN-Misfire","name":"Misfire","isReal":true,"attention":"soon","scan":4"#), "\(json)"
        )
        #expect(json.contains(#""codes":["P0301","P0420"],"urgency":"soon","verdict":""#))
        #expect(json.contains(#"{"driver":"Ben","totals":{"trips":1,"distanceKm":70,"#))
        #expect(json.contains(#""service":"new tires""#) && json.contains(#""findings":[{"kind":"battery""#))
        let redacted = FleetDocuments.json(Self.fleet().withoutIdentity).line
        #expect(redacted.contains(#""vin":null"#) && !redacted.contains("VIN-"))
    }

    @Test func csv() {
        let lines = FleetDocuments.csv(Self.fleet())
        #expect(lines.count == 7 && lines[0].hasPrefix("vin,name,isReal,") && lines[0].contains(",distanceKm,"))
        #expect(lines[1].hasPrefix("VIN-Misfire,Misfire,true,") && lines[1].contains(",P0301; P0420,soon,"))
    }

    /// An account that does not see scans does not say that a car is fine, or was never scanned.
    @Test func whatIsNotSeen() {
        var unseen = Self.vehicle("Unseen", trips: [Self.trip(5)])
        unseen.isScanHidden = true
        var aging = unseen
        aging.findings = VehicleFindings(vin: "VIN-Unseen", [Self.battery])
        let report = FleetReport(
            from: Self.days.from, to: Self.days.to, [Self.vehicle("Seen", codes: []), unseen, aging],
            DrivenTotals(period: nil, countsAll: false), thisYear: 2026, hidden: ["scans"])
        #expect(report.vehicles.map(\.attention) == [.changing, .unknown, .none] && report.attentionCount == 1)
        let text = FleetText(report, Presentation(), vehicles: VehicleNames())
        #expect(report.vehicles.map { text.details($0).contains { $0.label == "Scan" } } == [false, false, true])
        #expect(text.lines(of: "").last == text.notSeen && text.notSeen?.contains("scans") == true)
        let json = FleetDocuments.json(report).line
        #expect(json.contains(#""hidden":["scans"]"#) && json.contains(#""attention":"unknown""#))
        #expect(!FleetDocuments.json(Self.fleet()).line.contains("hidden"))
    }

    @Test func nothing() {
        let driven = DrivenTotals(period: nil, countsAll: false)
        let report = FleetReport(from: Self.days.from, to: Self.days.to, [], driven, thisYear: 2026)
        let lines = FleetText(report, Presentation(), vehicles: VehicleNames()).lines(of: "driver Ann")
        #expect(lines == ["Fleet, 1 Nov 2026 to 30 Nov 2026, driver Ann: no vehicles"])
    }
}
