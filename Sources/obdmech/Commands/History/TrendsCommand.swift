import CommandLine
import Formats
import OBD
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trends
import Trips

/// `obdmech trends`: what drifts on each car, compared with its own history.
enum TrendsCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let units = try options.units(try environment.settings())
        let end = try end(options)
        return try environment.read(options) { database in
            let report = TrendReport(
                try database.map { try vehicles(options, $0, before: end) } ?? [], thisYear: LocalTime.today.year)
            try Screen(environment, options).show(
                options.has(.json)
                    ? report.json.documentLines
                    : report.text(in: units, width: Output.width, utcOffsetS: LocalTime.utcOffsetS))
            return .fine
        }
    }

    /// Trips of the named day still count.
    private static func end(_ options: Options) throws(Failure) -> WallTime {
        guard let text = options.value(.trendsAsOf) else { return WallTime(microseconds: .max) }
        guard let day = CalendarDay(text) else { throw options.wrong(.trendsAsOf, "a day as YYYY-MM-DD") }
        return LocalTime.start(of: day.next)
    }

    private static func vehicles(
        _ options: Options, _ database: Database, before end: WallTime
    ) throws -> [TrendReport.Vehicle] {
        let known = try database.recordedVehicles()
        let wanted =
            options.has(.reportVIN)
            ? [try VehicleChoice(known: known).vehicle(options.value(.reportVIN), canBeNew: false)] : known
        if database.refusal == nil { try measure(database) }
        return try wanted.filter { $0.trips > 0 }.map { recorded in
            let analysis = try analysis(recorded.vehicle.vin, database, before: end)
            return TrendReport.Vehicle(
                profile: recorded.vehicle, trips: analysis.currentTrips.count, findings: analysis.findings())
        }
    }

    /// Measures trips that were recorded or imported since the last time.
    static func measure(_ database: Database) throws {
        let bar = ProgressBar("measuring trips")
        try database.measureIndicators(by: fold) { done, all in bar.show(done, of: all) }
        bar.end()
    }

    static var fold: IndicatorFold {
        IndicatorFold(formulas: TripIndicators.formulas) { summary, samples throws(StorageError) in
            var indicators = TripIndicators()
            try samples { indicators.take($0) }
            return results(indicators, summary)
        }
    }

    /// The indicators of a trip after its last sample, by their names.
    static func results(_ indicators: TripIndicators, _ summary: TripSummary) -> [String: Double] {
        // Short trips are mostly cold, and their consumption says little.
        let isLong = (summary.distanceKm ?? 0) >= 3
        let results = indicators.results(
            litresPer100Km: isLong ? summary.averageLPer100Km : nil, meanSpeedKmh: summary.averageSpeedKmh)
        return Dictionary(uniqueKeysWithValues: results.map { ($0.key.rawValue, $0.value) })
    }

    private static func analysis(_ vin: String?, _ database: Database, before end: WallTime) throws -> TrendAnalysis {
        let stored = try database.indicatorTrips(vin: vin, before: end)
        let trips = stored.map { trip in
            let values = trip.indicators.compactMap { name, value in Indicator(rawValue: name).map { ($0, value) } }
            return TrendAnalysis.Trip(start: trip.start, indicators: Dictionary(uniqueKeysWithValues: values))
        }
        return TrendAnalysis(
            trips: trips, margins: vin == nil ? [] : try margins(vin, stored, database, before: end),
            services: try database.services(vin: vin).map(\.time).filter { $0 < end })
    }

    /// Decoding a scan takes its time, and a hundred are plenty.
    private static let mostScans = 100

    private static func margins(
        _ vin: String?, _ trips: [Database.IndicatorTrip], _ database: Database, before end: WallTime
    ) throws -> [TrendAnalysis.MonitorMargin] {
        let scans = try database.scans(from: WallTime(microseconds: 0), to: end).filter { $0.vin == vin }
        var margins: [TrendAnalysis.MonitorMargin] = []
        for record in scans.suffix(mostScans) {
            guard let scan = try database.scan(record)?.scan else { continue }
            let driven = trips.prefix { $0.start < record.time }.compactMap(\.distanceKm).reduce(0, +)
            for test in scan.testResults {
                guard let margin = test.marginPercent, test.wasRun else { continue }
                margins.append(
                    TrendAnalysis.MonitorMargin(
                        time: record.time, name: "\(test.name) (\(test.ecu.displayName))", marginPercent: margin,
                        isCatalyst: (0x21...0x24).contains(test.monitor), drivenKm: driven > 0 ? driven : nil))
            }
        }
        return margins
    }
}

extension TrendsCommand {
    static let subcommand = Subcommand(
        name: "trends", chapter: .history, summary: "show what drifts on a car before it fails",
        description: [
            "Compares each car with its own history and lists what has drifted: battery, charging, thermostat, cooling, "
                + "mixture, air flow, idle, catalytic converter, fuel consumption, monitor tests on the way to their limits, and "
                + "pending codes that come and go. Each finding says what has changed, by how much, since when, on how many "
                + "trips, how sure it is, and what it usually means.",
            "Each trip gives one value per operating state, such as the fuel trim at warm idle. The first 20 trips (at least "
                + "8) are the baseline; the effect of the outside temperature is removed. A change is reported when an "
                + "exponentially weighted mean has left the baseline by more than 4 of its standard deviations and by more than "
                + "a minimum that matters, on three trips in a row. Nothing is reported below 8 trips. After a repair, "
                + "obdmech vehicle service DATE TEXT starts new baselines.",
        ],
        flags: [.reportVIN, .trendsAsOf, .units, .json, .database],
        examples: [
            ("obdmech trends", "list what drifts on each car"),
            ("obdmech trends --as-of 2026-06-30 --json", "show it as of the end of June, for another program"),
        ])
}

extension Flag {
    static let trendsAsOf = Flag(
        "as-of", argument: "YYYY-MM-DD", values: .day,
        "Ignore later trips and scans.")
}
