import Diagnosis
package import Formats
import OBD
package import Reports
import Storage
import System
package import Telemetry
import Trips

extension TripRange {
    /// Returns the vehicles beside each other, with what was driven on the days, and the last scan, the last service and what
    /// is changing at their end. With a filter, those without trips of it are left out unless it names them.
    /// - Parameter units: of the values in the sentences of verdicts.
    package func fleet(_ days: ClosedRange<CalendarDay>, thisYear: Int, units: UnitSystem) throws -> FleetReport {
        var driven = DrivenTotals(period: nil, countsAll: filter.namesKind)
        var vehicles: [FleetReport.Vehicle] = []
        let end = LocalTime.start(of: days.upperBound.next)
        try withSnapshot {
            vehicles =
                try database?.vehicles.known().map {
                    FleetReport.Vehicle($0, countsAll: filter.namesKind)
                } ?? []
            var indexes: [String?: Int] = [:]
            for (index, vehicle) in vehicles.enumerated() { indexes[vehicle.recorded.vehicle.vin] = index }
            try forEachGroup(in: [days], isRedacted: false) { trips in
                driven.add(trips, on: LocalTime.zone.day(trips.start))
                if let index = indexes[trips.vin] { vehicles[index].add(trips) }
            }
            vehicles.removeAll { $0.totals.trips == 0 && !filter.includes($0.recorded) }
            for index in vehicles.indices { try addState(to: &vehicles[index], before: end, units) }
        }
        // What is changing is stored when it was computed, which a read transaction does not allow.
        if let database {
            for index in vehicles.indices {
                let vin = vehicles[index].recorded.vehicle.vin
                if let found = try VehicleTrends(of: vin, database).mentioned(ifLastBefore: end) {
                    vehicles[index].findings = found
                }
            }
        }
        let report = FleetReport(
            from: days.lowerBound, to: days.upperBound, vehicles, driven, thisYear: thisYear,
            hidden: Database.Hidden.allCases.filter { database?.hidden.contains($0) ?? false }.map(\.rawValue))
        return isRedacted ? report.withoutIdentity : report
    }

    /// Adds the last scan and the last service before a time.
    private func addState(
        to vehicle: inout FleetReport.Vehicle, before end: WallTime, _ units: UnitSystem
    ) throws {
        let vin = vehicle.recorded.vehicle.vin
        vehicle.isScanHidden = database?.hidden.contains(.scans) ?? false
        if let record = try database?.scans.all(of: vin, before: end, atMost: 1).last,
            let scan = try database?.scan(record)?.scan
        {
            let text = ScanText(
                scan, Presentation(units: units), at: record.time,
                vehicle: .stored(vin, before: record.time, database))
            vehicle.scan = FleetReport.Scan(record, text.verdict)
        }
        vehicle.service = try database?.indicators.services(vin: vin).last { $0.time <= end }
    }
}
