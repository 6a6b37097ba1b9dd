import OBD
package import Storage
package import Telemetry
package import Trends
import Trips

/// What the database knows of one vehicle's trends.
package struct VehicleTrends {
    private let vin: String?
    private let database: Database

    /// - Parameter vin: nil for trips without a VIN.
    package init(of vin: String?, _ database: Database) {
        self.vin = vin
        self.database = database
    }

    /// Returns what is changing now. It is computed only if something has changed since the last time; nil while
    /// trips are not measured.
    package func current() throws -> [TrendFinding]? {
        // Without trips there is only what the publisher found.
        if database.hidden.contains(.trips) { return try database.indicators.findings(vin: vin, state: nil) }
        guard let trips = try database.indicators.trendState(vin: vin, formulas: TripIndicators.formulas) else {
            return nil
        }
        let state = Self.state(trips)
        if let stored = try database.indicators.findings(vin: vin, state: state) { return stored }
        let findings = try analysis().findings()
        // A database that cannot be written is read all the same.
        if database.refusal == nil { try? database.indicators.store(findings, vin: vin, state: state) }
        return findings
    }

    /// Returns what is changing now, or that it is not known because trips are not measured.
    package func mentioned() throws -> VehicleFindings {
        if let found = try current() { return VehicleFindings(vin: vin, found) }
        guard try database.indicators.hasFinishedTrips(TrendSeries.minTrips, of: vin) else {
            return VehicleFindings(vin: vin)
        }
        let unmeasured = try database.indicators.unmeasuredTrips(
            vin: vin, formulas: TripIndicators.formulas, atMost: VehicleFindings.countedTrips)
        return VehicleFindings(vin: vin, unmeasuredTrips: unmeasured)
    }

    /// Returns what is changing now if the vehicle has made no trip since a time, because what drifts now is no part of the
    /// past; nil if nothing drifts.
    package func mentioned(ifLastBefore end: WallTime) throws -> VehicleFindings? {
        guard try !database.indicators.hasTrips(of: vin, from: end) else { return nil }
        let findings = try mentioned()
        return findings.isEmpty ? nil : findings
    }

    /// Returns what is changing now if the vehicle has made no trip since a trip or scan that was at this time; empty if
    /// nothing does.
    package func mentioned(after time: WallTime) throws -> VehicleFindings {
        try mentioned(ifLastBefore: WallTime(microseconds: time.microseconds + 1)) ?? VehicleFindings()
    }

    /// Returns whether there is anything to say of what is changing: the vehicle has trips, or its publisher knows.
    package func isWatched() throws -> Bool {
        if database.hidden.contains(.trips) { return try current() != nil }
        return try database.indicators.hasTrips(of: vin, from: WallTime(microseconds: .min))
    }

    /// Returns what is changing by the trips and scans before a time, and from what it was computed; nil if the account does
    /// not see trips.
    package func watched(
        before end: WallTime
    ) throws -> (analysis: TrendAnalysis?, findings: [TrendFinding]) {
        if database.hidden.contains(.trips) {
            return (nil, try (current() ?? []).filter { $0.since < end })
        }
        let analysis = try analysis(before: end)
        return (analysis, analysis.findings())
    }

    private func analysis(before end: WallTime = WallTime(microseconds: .max)) throws -> TrendAnalysis {
        let stored = try database.indicators.history(vin: vin, before: end)
        var columns: [Indicator: [Double]] = [:]
        for (name, values) in stored.columns {
            if let indicator = Indicator(rawValue: name) { columns[indicator] = values }
        }
        let history = TrendAnalysis.History(
            starts: stored.trips.map(\.start), durationsS: stored.trips.map(\.durationS), columns: columns)
        var analysis = TrendAnalysis(
            history, services: try database.indicators.services(vin: vin).map(\.time).filter { $0 < end })
        if let vin { try addScans(of: vin, to: &analysis, stored.trips, before: end) }
        return analysis
    }

    /// Decoding a scan takes its time, and a hundred are plenty.
    private static let maxScans = 100

    private func addScans(
        of vin: String, to analysis: inout TrendAnalysis, _ trips: [IndicatorTables.IndicatorHistory.Trip],
        before end: WallTime
    ) throws {
        var (driven, next) = (0.0, trips[...])
        for record in try database.scans.all(of: vin, before: end, atMost: Self.maxScans) {
            while let trip = next.first, trip.start < record.time {
                driven += trip.distanceKm ?? 0
                next.removeFirst()
            }
            guard let scan = try database.scan(record)?.scan else { continue }
            analysis.scannedMonitors.append(
                TrendAnalysis.ScannedMonitors(time: record.time, isIncomplete: Self.isIncomplete(scan)))
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
