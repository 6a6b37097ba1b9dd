import OBD
package import Routes
package import Storage
package import Telemetry
package import Trends
package import Trips

/// What the database knows of one vehicle's trends.
package enum VehicleTrends {
    /// Measures trips that were not measured when they ended, such as imported ones, and those that a power cut ended. Returns
    /// their number.
    /// - Parameters:
    ///   - most: how many trips to measure; the oldest first.
    ///   - progress: called before each trip with the number of trips done and the number of all.
    @discardableResult
    package static func measure(
        _ database: Database, atMost most: Int = .max, progress: (_ done: Int, _ all: Int) -> Void
    ) throws(StorageError) -> Int {
        try database.indicators.measure(formulas: TripIndicators.formulas, atMost: most, progress: progress) {
            summary, samples throws(StorageError) in
            var indicators = TripIndicators()
            var wheels = WheelComparison()
            try samples { sample in
                indicators.take(sample)
                wheels.take(sample)
            }
            return results(indicators, wheels.finish(), summary)
        }
    }

    /// The indicators of a trip after its last sample, by their names.
    package static func results(
        _ indicators: TripIndicators, _ wheels: WheelComparison.Result, _ summary: TripSummary
    ) -> [String: Double] {
        // Short trips are mostly cold, and their consumption says little.
        let isLong = (summary.distanceKm ?? 0) >= 3
        let results = indicators.results(
            litresPer100Km: isLong ? summary.averageLPer100Km : nil, meanSpeedKmh: summary.averageSpeedKmh)
        return GPSCalibration.indicators(wheels).merging(results.map { ($0.key.rawValue, $0.value) }) { $1 }
    }

    /// Returns what is changing on a vehicle now. It is computed only if something has changed since the last time; nil while
    /// trips are not measured.
    package static func current(of vin: String?, _ database: Database) throws -> [TrendFinding]? {
        // Without trips there is only what the publisher found.
        if database.hidden.contains(.trips) { return try database.indicators.findings(vin: vin, state: nil) }
        guard let trips = try database.indicators.trendState(vin: vin, formulas: TripIndicators.formulas) else {
            return nil
        }
        let state = state(trips)
        if let stored = try database.indicators.findings(vin: vin, state: state) { return stored }
        let findings = try findings(of: vin, database)
        // A database that cannot be written is read all the same.
        if database.refusal == nil { try? database.indicators.store(findings, vin: vin, state: state) }
        return findings
    }

    /// Returns what is changing on a vehicle now, or that it is not known because trips are not measured.
    package static func mentioned(of vin: String?, _ database: Database) throws -> VehicleFindings {
        if let found = try current(of: vin, database) { return VehicleFindings(vin: vin, found) }
        guard try database.indicators.hasFinishedTrips(TrendSeries.minTrips, of: vin) else {
            return VehicleFindings(vin: vin)
        }
        let unmeasured = try database.indicators.unmeasuredTrips(
            vin: vin, formulas: TripIndicators.formulas, atMost: VehicleFindings.countedTrips)
        return VehicleFindings(vin: vin, unmeasuredTrips: unmeasured)
    }

    /// Returns what is changing on a vehicle now if it has made no trip since a time, because what drifts now is no part of
    /// the past; nil if nothing drifts.
    package static func findings(
        of vin: String?, ifLastBefore end: WallTime, _ database: Database
    ) throws -> VehicleFindings? {
        guard try !database.indicators.hasTrips(of: vin, from: end) else { return nil }
        let findings = try mentioned(of: vin, database)
        return findings.isEmpty ? nil : findings
    }

    /// Returns what is changing on a vehicle, by its trips and scans before a time.
    /// - Parameter vin: nil for trips without a VIN.
    package static func findings(
        of vin: String?, _ database: Database, before end: WallTime = WallTime(microseconds: .max)
    ) throws -> [TrendFinding] {
        try analysis(of: vin, database, before: end).findings()
    }

    /// Returns whether there is anything to say of what is changing on a vehicle: it has trips, or its publisher knows.
    package static func isWatched(_ vin: String?, _ database: Database) throws -> Bool {
        if database.hidden.contains(.trips) { return try current(of: vin, database) != nil }
        return try database.indicators.hasTrips(of: vin, from: WallTime(microseconds: .min))
    }

    /// Returns what is changing on a vehicle, by its trips and scans before a time, and from what it was computed; nil if the
    /// account does not see trips.
    package static func watched(
        _ vin: String?, _ database: Database, before end: WallTime
    ) throws -> (analysis: TrendAnalysis?, findings: [TrendFinding]) {
        if database.hidden.contains(.trips) {
            return (nil, try (current(of: vin, database) ?? []).filter { $0.since < end })
        }
        let analysis = try analysis(of: vin, database, before: end)
        return (analysis, analysis.findings())
    }

    package static func analysis(of vin: String?, _ database: Database, before end: WallTime) throws -> TrendAnalysis {
        let stored = try database.indicators.history(vin: vin, before: end)
        var columns: [Indicator: [Double]] = [:]
        for (name, values) in stored.columns {
            if let indicator = Indicator(rawValue: name) { columns[indicator] = values }
        }
        let history = TrendAnalysis.History(
            starts: stored.trips.map(\.start), durationsS: stored.trips.map(\.durationS), columns: columns)
        var analysis = TrendAnalysis(
            history, services: try database.indicators.services(vin: vin).map(\.time).filter { $0 < end })
        if let vin { try addScans(of: vin, to: &analysis, stored.trips, database, before: end) }
        return analysis
    }

    /// Decoding a scan takes its time, and a hundred are plenty.
    private static let maxScans = 100

    private static func addScans(
        of vin: String, to analysis: inout TrendAnalysis, _ trips: [IndicatorTables.IndicatorHistory.Trip],
        _ database: Database,
        before end: WallTime
    ) throws {
        var (driven, next) = (0.0, trips[...])
        for record in try database.scans.all(of: vin, before: end, atMost: maxScans) {
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

extension VehicleTrends {
    /// What is changing on the vehicle of a trip or scan if it has made no trip since; empty if nothing does.
    package static func findings(
        after time: WallTime, of vin: String?, _ database: Database?
    ) throws -> VehicleFindings {
        guard let database else { return VehicleFindings() }
        let end = WallTime(microseconds: time.microseconds + 1)
        return try findings(of: vin, ifLastBefore: end, database) ?? VehicleFindings()
    }
}

extension VehicleTrends {
    /// Takes what is changing on each vehicle as its publisher says, in a database that has not all of its trips.
    package static func adoptFindings(_ database: Database) throws(StorageError) {
        var states: [(vin: String?, state: String)] = []
        for vin in try database.vehicles.known().map(\.vehicle.vin) {
            guard let trips = try database.indicators.trendState(vin: vin, formulas: TripIndicators.formulas) else {
                continue
            }
            states.append((vin, state(trips)))
        }
        try database.indicators.adoptFindings(states)
    }

    private static func state(_ trips: String) -> String { "\(TrendAnalysis.rules) \(trips)" }
}
