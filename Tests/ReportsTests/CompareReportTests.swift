import Documents
import Formats
import Telemetry
import Testing
import Trends
import Trips

@testable import Reports

/// How a comparison looks: the files of Tests/TripTexts.
@Suite(.timeLimit(.minutes(20))) struct CompareReportTests {
    /// A group of trips that differ a little, and not by chance.
    private static func group(
        _ title: String, trips: Int, factor: Double = 1, kmh: Double = 60, method: FuelMethod = .massAirFlow,
        price: Double? = 1.8
    ) -> (side: CompareReport.Side, drives: Comparison.Side) {
        var side = CompareReport.Side(title: title)
        var drives: [ComparedDrive] = []
        for number in 0..<trips {
            let noise = 1 + 0.01 * (Double(number * 7 % 5) - 2)
            let segments = (0..<20).map { index -> DriveSegment in
                var segment = DriveSegment(start: Instant(nanoseconds: Int64(index) * 60_000_000_000))
                let speed = index % 2 == 0 ? 30 : kmh + Double(index * 5 % 11) - 5
                segment.durationS = 60
                segment.runningS = 60
                segment.distanceKm = speed / 60
                segment.idleS = index % 2 == 0 ? Double(8 + (index + number) % 5) : 0
                segment.ambientC = 12
                segment.coolantC = 90
                segment.revolutions = 2000 * noise
                segment.fuelL = (0.012 + segment.distanceKm * 0.05) * noise * factor
                return segment
            }
            var summary = TripSummary()
            summary.distanceKm = segments.reduce(0) { $0 + $1.distanceKm }
            summary.coveredS = 1200
            summary.durationS = 1200
            summary.idleS = segments.reduce(0) { $0 + $1.idleS }
            summary.fuelL = segments.reduce(0) { $0 + ($1.fuelL ?? 0) }
            summary.fuelKg = summary.fuelL.map { $0 * 0.745 }
            summary.fuelKind = .gasoline
            summary.fuelMethod = method
            if number % 3 == 0 {
                summary.events = [DrivingEvent(.sharpBraking, from: .zero, durationS: 2, peak: 3.2)]
            }
            var trip = TripRecord(
                id: Int64(number), start: morning.advanced(bySeconds: Double(number) * 86400), vin: nil,
                fuelPrice: price, summary: summary)
            trip.currency = "EUR"
            side.take(trip)
            drives.append(
                ComparedDrive(
                    trip, segments: segments, indicators: [.coolantCruise: 90 + noise, .chargingVoltage: 14 * noise]))
        }
        return (side, Comparison.Side(drives))
    }

    private static let worse = report(
        group("before 1 Dec 2026", trips: 12),
        group("from 1 Dec 2026 on", trips: 9, factor: 1.08, kmh: 50, method: .fuelRate), inBoth: 2)
    private static let few = report(group("driver Ann", trips: 3), group("driver Ben", trips: 8, price: nil))
    private static let two = report(group("trip 1", trips: 1), group("trip 2", trips: 1), isOfTwoTrips: true)
    private static let none = report(group("before 1 Dec 2026", trips: 0), group("tag x", trips: 0))

    private static func report(
        _ a: (side: CompareReport.Side, drives: Comparison.Side),
        _ b: (side: CompareReport.Side, drives: Comparison.Side), inBoth: Int = 0, isOfTwoTrips: Bool = false
    ) -> CompareReport {
        CompareReport(
            a.side, b.side, Comparison(a.drives, b.drives, isOfTwoTrips: isOfTwoTrips),
            Presentation(zone: TimeZone(offsetS: 3600)), inBoth: inBoth)
    }

    /// A group of trips of an electric car, which differ by 5%.
    private static func electric(_ title: String, kWhPer100Km: Double) -> (
        side: CompareReport.Side, drives: Comparison.Side
    ) {
        let trips = (0..<10).map { number in
            var summary = TripSummary()
            summary.distanceKm = 20
            summary.coveredS = 1200
            summary.durationS = 1200
            let kWh = kWhPer100Km * 0.2 * (1 + 0.05 * Double(number * 3 % 5 - 2) / 2)
            summary.batteryOutKWh = kWh + 1
            summary.batteryInKWh = 1
            summary.batteryDistanceKm = 20
            var trip = TripRecord(
                id: Int64(number), start: morning.advanced(bySeconds: Double(number) * 86400), vin: nil,
                fuelPrice: 1.8, summary: summary)
            trip.electricityPrice = 0.3
            trip.currency = "EUR"
            return trip
        }
        var side = CompareReport.Side(title: title)
        for trip in trips { side.take(trip) }
        return (side, Comparison.Side(trips.map { ComparedDrive($0, segments: [], indicators: [:]) }))
    }

    /// An electric car has energy in place of fuel.
    @Test func electricCars() throws {
        let report = Self.report(Self.electric("summer", kWhPer100Km: 15), Self.electric("winter", kWhPer100Km: 20))
        let json = CompareDocuments.json(report).line
        #expect(
            json.contains(
                #""name":"energyConsumption","title":"Energy, all driving","unit":"kWh/100 km","a":15,"b":20,"#))
        #expect(json.contains(#""name":"cost","title":"Energy cost","unit":"EUR/100 km","a":4.5,"b":6,"#))
        let text = Self.lines(report, Presentation(width: 120))
        let energy = try #require(text.first { $0.hasPrefix("Energy, all driving, kWh/100 km") })
        #expect(energy.contains("+5.00") && energy.hasSuffix("33% more, significant"), "\(energy)")
        #expect(!text.contains { $0.contains("uel") }, "\(text)")
        #expect(
            Self.lines(report, Presentation(units: .us)).contains {
                $0.hasPrefix("Energy, all driving, kWh/100 mi   24.14   32.19")
            }
        )
        // Beside a car that burns fuel.
        let mixed = CompareDocuments.json(
            Self.report(Self.electric("A", kWhPer100Km: 15), Self.group("B", trips: 8))
        ).line
        #expect(mixed.contains(#""title":"Cost","unit":"EUR/100 km","a":4.5,"#), "\(mixed)")
    }

    /// The days stay those of the report.
    private static func lines(_ report: CompareReport, _ presentation: Presentation) -> [String] {
        var report = report
        report.presentation.units = presentation.units
        report.presentation.width = presentation.width
        return report.lines
    }

    private static let reports = ["worse": worse, "few": few, "two": two, "none": none]

    @Test(arguments: ["worse", "few", "two", "none"], [40, 80, 120]) func text(name: String, width: Int) throws {
        let lines = Self.lines(try #require(Self.reports[name]), Presentation(width: width))
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "compare-\(name)-\(width).txt", in: "TripTexts")
    }

    @Test(arguments: [UnitSystem.us, .imperial]) func inOtherUnits(units: UnitSystem) throws {
        let lines = Self.lines(Self.worse, Presentation(units: units))
        try compare(lines, with: "compare-\(units.rawValue)-80.txt", in: "TripTexts")
        // The interval contains the difference in every unit, although miles per gallon fall as liters rise.
        let words = try #require(lines.first { $0.hasPrefix("Economy, similar driving") }).split(separator: " ")
        let numbers = words.compactMap { Double($0.trimming("()")) }
        try #require(numbers.count == 5)
        #expect(numbers[3] < numbers[2] && numbers[2] < numbers[4] && numbers[2] < 0)
    }

    @Test func jsonIsMetric() throws {
        let text = CompareDocuments.json(Self.worse).line
        #expect(text.contains(#""name":"likeConsumption","title":"Fuel, similar driving","unit":"L/100 km","a":"#))
        #expect(text.contains(#""significant":true"#) && text.contains(#""significant":false"#))
        #expect(CompareDocuments.json(Self.few).line.contains(#""low":null,"high":null,"significant":null"#))
    }
}

extension Substring {
    fileprivate func trimming(_ characters: String) -> String { filter { !characters.contains($0) } }
}
