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
        let stored = try database.indicators(vin: vin, before: end)
        var columns: [Indicator: [Double]] = [:]
        for (name, values) in stored.columns {
            if let indicator = Indicator(rawValue: name) { columns[indicator] = values }
        }
        let history = TrendAnalysis.History(
            starts: stored.trips.map(\.start), durationsS: stored.trips.map(\.durationS), columns: columns)
        var analysis = TrendAnalysis(history, services: try database.services(vin: vin).map(\.time).filter { $0 < end })
        if let vin { try addScans(of: vin, to: &analysis, stored.trips, database, before: end) }
        return analysis
    }

    /// Decoding a scan takes its time, and a hundred are plenty.
    private static let mostScans = 100

    private static func addScans(
        of vin: String, to analysis: inout TrendAnalysis, _ trips: [Database.IndicatorHistory.Trip],
        _ database: Database,
        before end: WallTime
    ) throws {
        var (driven, next) = (0.0, trips[...])
        for record in try database.scans(of: vin, before: end, atMost: mostScans) {
            while let trip = next.first, trip.start < record.time {
                driven += trip.distanceKm ?? 0
                next.removeFirst()
            }
            guard let scan = try database.scan(record)?.scan else { continue }
            analysis.scannedMonitors.append(
                TrendAnalysis.ScannedMonitors(time: record.time, isIncomplete: isIncomplete(scan)))
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
