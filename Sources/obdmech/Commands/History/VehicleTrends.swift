import OBD
import Storage
import Telemetry
import Trends

/// What the database knows of one vehicle's trends.
enum VehicleTrends {
    /// Returns what drifts on a vehicle, by its trips and scans before a time.
    /// - Parameter vin: nil for trips without a VIN.
    static func findings(
        of vin: String?, _ database: Database, before end: WallTime = WallTime(microseconds: .max)
    ) throws -> [TrendFinding] {
        try analysis(of: vin, database, before: end).findings()
    }

    static func analysis(of vin: String?, _ database: Database, before end: WallTime) throws -> TrendAnalysis {
        let stored = try database.indicatorTrips(vin: vin, before: end)
        let trips = stored.map { trip in
            let values = trip.indicators.compactMap { name, value in Indicator(rawValue: name).map { ($0, value) } }
            return TrendAnalysis.Trip(
                start: trip.start, durationS: trip.durationS, indicators: Dictionary(uniqueKeysWithValues: values))
        }
        var analysis = TrendAnalysis(
            trips: trips, services: try database.services(vin: vin).map(\.time).filter { $0 < end })
        if vin != nil { try addScans(of: vin, to: &analysis, stored, database, before: end) }
        return analysis
    }

    /// Decoding a scan takes its time, and a hundred are plenty.
    private static let mostScans = 100

    private static func addScans(
        of vin: String?, to analysis: inout TrendAnalysis, _ trips: [Database.IndicatorTrip], _ database: Database,
        before end: WallTime
    ) throws {
        let scans = try database.scans(from: WallTime(microseconds: 0), to: end).filter { $0.vin == vin }
        for record in scans.suffix(mostScans) {
            guard let scan = try database.scan(record)?.scan else { continue }
            analysis.scannedMonitors.append(
                TrendAnalysis.ScannedMonitors(time: record.time, isIncomplete: isIncomplete(scan)))
            let driven = trips.prefix { $0.start < record.time }.compactMap(\.distanceKm).reduce(0, +)
            for test in scan.testResults {
                guard let margin = test.marginPercent, test.wasRun else { continue }
                analysis.margins.append(
                    TrendAnalysis.MonitorMargin(
                        time: record.time, name: "\(test.name) (\(test.ecu.displayName))", marginPercent: margin,
                        isCatalyst: (0x21...0x24).contains(test.monitor), drivenKm: driven > 0 ? driven : nil))
            }
        }
    }

    /// Whether the monitors that do not run all the time are incomplete in any ECU.
    private static func isIncomplete(_ scan: HealthScan) -> [String: Bool] {
        var isIncomplete: [String: Bool] = [:]
        for monitor in scan.statuses.flatMap(\.monitors) where monitor.isSupported && !monitor.kind.isContinuous {
            isIncomplete[monitor.kind.rawValue] = !monitor.isComplete || isIncomplete[monitor.kind.rawValue] ?? false
        }
        return isIncomplete
    }
}
