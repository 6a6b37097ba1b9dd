package import Diagnosis
package import Formats
package import OBD
package import Telemetry
package import Trends
package import Trips

/// All vehicles of a database beside each other over a range of days: what was driven, and what needs attention.
package struct FleetReport: Sendable {
    /// What a vehicle needs, the most urgent first.
    package enum Attention: String, CaseIterable, Sendable {
        case stopNow = "stop now"
        case soon
        case whenConvenient = "when convenient"
        case changing
        /// The account does not see scans.
        case unknown
        case none

        /// Whether there is something to do.
        package var isNeeded: Bool { self != .none && self != .unknown }
    }

    /// The last scan of a vehicle.
    package struct Scan: Sendable {
        package let record: ScanRecord
        package let verdict: Verdict

        package init(_ record: ScanRecord, _ verdict: Verdict) {
            self.record = record
            self.verdict = verdict
        }
    }

    /// What one person drove with a vehicle.
    package struct Driver: Sendable {
        /// Nil for trips without a driver.
        package let name: String?
        package fileprivate(set) var totals = TripTotals()
    }

    package struct Vehicle: Sendable {
        /// Without the totals of all its trips.
        package fileprivate(set) var recorded: RecordedVehicle
        /// Of the days of the report.
        package private(set) var totals = TripTotals()
        /// In the order of their first trips.
        package private(set) var drivers: [Driver] = []
        /// Nil if it was never scanned, or `isScanHidden`.
        package var scan: Scan?
        /// Whether the account does not see scans.
        package var isScanHidden = false
        /// The last one.
        package var service: VehicleService?
        package var findings = VehicleFindings()
        private let countsAll: Bool

        /// - Parameter countsAll: whether trips that nobody drove count, too: the user has chosen a kind.
        package init(_ recorded: RecordedVehicle, countsAll: Bool = false) {
            self.recorded = recorded
            self.countsAll = countsAll || recorded.isMadeUp
        }

        package mutating func add(_ trips: TripGroup) {
            guard countsAll || trips.kind?.isDriving ?? true else { return }
            totals.take(trips)
            let index = drivers.firstIndex { $0.name == trips.driver } ?? drivers.count
            if index == drivers.count { drivers.append(Driver(name: trips.driver)) }
            drivers[index].totals.take(trips)
        }

        package var attention: Attention {
            switch scan?.verdict.urgency {
            case .stopNow: .stopNow
            case .soon: .soon
            case .whenConvenient: .whenConvenient
            case .informational, nil:
                !findings.findings.isEmpty ? .changing : isScanHidden ? .unknown : .none
            }
        }

        /// Whether it comes before another: what is only simulated comes last, what is most urgent first, then what was
        /// driven most.
        fileprivate func precedes(_ other: Vehicle) -> Bool {
            func rank(_ vehicle: Vehicle) -> [Double] {
                let record = vehicle.scan?.record
                let urgency = Attention.allCases.firstIndex(of: vehicle.attention) ?? 0
                return [
                    vehicle.recorded.isMadeUp ? 1 : 0, Double(urgency), record?.milOn == true ? 0 : 1,
                    -Double(record?.codes.count ?? 0), -Double(vehicle.findings.findings.count),
                    -(vehicle.totals.distanceKm ?? 0),
                ]
            }
            return rank(self).lexicographicallyPrecedes(rank(other))
        }
    }

    package let from: CalendarDay
    package let to: CalendarDay
    /// Those that need attention come first.
    package private(set) var vehicles: [Vehicle]
    /// Of all vehicles.
    package let totals: TripTotals
    /// The trips that are not in the totals, by their kinds: those that nobody drove.
    package let notCounted: [SourceKind: Int]
    /// What the account of a fleet's database does not see: "trips", "scans".
    package let hidden: [String]
    private let thisYear: Int

    /// - Parameters:
    ///   - driven: the trips of all vehicles.
    ///   - thisYear: used to determine the model year from a VIN.
    package init(
        from: CalendarDay, to: CalendarDay, _ vehicles: [Vehicle], _ driven: DrivenTotals, thisYear: Int,
        hidden: [String] = []
    ) {
        self.from = from
        self.to = to
        self.vehicles = vehicles.enumerated().sorted {
            // As they were, where nothing distinguishes them.
            $0.element.precedes($1.element)
                || !$1.element.precedes($0.element) && $0.offset < $1.offset
        }.map(\.element)
        totals = driven.totals
        notCounted = driven.notCounted
        self.hidden = hidden
        self.thisYear = thisYear
    }

    /// The same without VINs.
    package var withoutIdentity: FleetReport {
        var report = self
        for index in vehicles.indices { report.vehicles[index].recorded.vehicle.vin = nil }
        return report
    }

    package func identity(_ vehicle: Vehicle) -> VehicleIdentity? {
        VehicleReport([], thisYear: thisYear).identity(vehicle.recorded.vehicle)
    }

    /// The number of vehicles that need attention.
    package var attentionCount: Int { vehicles.count(where: \.attention.isNeeded) }
}
