package import Formats
import OBD
package import Reports
package import Storage
import System
import Telemetry
package import Trends
package import Trips

/// The trips and scans of a range of days, of those that a filter includes.
package struct TripRange {
    /// Nil if nothing was stored yet.
    let database: Database?
    let filter: TripFilter
    /// Whether what identifies cars and adapters is left out.
    let isRedacted: Bool

    package init(_ database: Database?, _ filter: TripFilter, isRedacted: Bool) {
        self.database = database
        self.filter = filter
        self.isRedacted = isRedacted
    }

    /// Runs `body` in one read transaction, so that the totals, which come first, match the trips after them.
    package func withSnapshot(_ body: () throws -> Void) throws {
        guard let database else { return try body() }
        try database.withSnapshot(body)
    }

    /// Creates the report of days.
    /// - Parameters:
    ///   - period: the week, month or year that they are; nil for other days.
    ///   - limit: with more trips, the report contains only their totals; nil for no limit.
    ///   - listsTrips: whether the report contains trips.
    package func report(
        _ days: ClosedRange<CalendarDay>, period: ReportPeriod?, limit: Int?, listsTrips: Bool
    ) throws -> DayReport {
        var trips: [TripRecord] = []
        var count = 0
        let period = period.map { PeriodFacts($0, days) }
        var driven = DrivenTotals(period: period, countsAll: filter.namesKind)
        if listsTrips {
            try forEachTrip(in: days) { trip in
                driven.add(TripGroup(trip), on: LocalTime.zone.day(trip.start))
                count += 1
                if count <= limit ?? .max { trips.append(trip) }
            }
            if count > limit ?? .max { trips = [] }
        } else {
            let parts = period?.parts.map(\.days) ?? [days]
            try forEachGroup(in: parts, isRedacted: isRedacted) { driven.add($0, on: LocalTime.zone.day($0.start)) }
        }
        if let before = period?.daysBefore {
            try forEachGroup(in: [before], isRedacted: isRedacted) { driven.addEarlier($0) }
        }
        let scans = try database?.scans.all(
            from: LocalTime.start(of: days.lowerBound), to: LocalTime.start(of: days.upperBound.next))
        return DayReport(
            from: days.lowerBound, to: days.upperBound, trips: trips, totals: driven.totals,
            scans: (scans ?? []).filter(filter.includes).map { isRedacted ? $0.withoutIdentity : $0 },
            period: driven.period, notCounted: driven.notCounted)
    }

    /// The last day on which a trip of the filter began; nil if there is none.
    package func lastDay() throws -> CalendarDay? {
        try database?.trips.latest(matching: filter).map { LocalTime.zone.day($0.start) }
    }

    /// What is changing on the vehicles of a report; nothing if it was redacted, because it does not have them.
    package func findings(_ report: DayReport) throws -> [VehicleFindings] {
        guard let database, report.totals.trips > 0, !isRedacted else { return [] }
        let end = LocalTime.start(of: report.to.next)
        return try database.vehicles.known().map(\.vehicle.vin).filter(report.totals.vins.contains).compactMap {
            try VehicleTrends(of: $0, database).mentioned(ifLastBefore: end)
        }
    }

    package func logbook(_ days: ClosedRange<CalendarDay>) throws -> Logbook {
        var logbook = Logbook(from: days.lowerBound, to: days.upperBound)
        try forEachTrip(in: days) { trip in
            if filter.namesKind || trip.kind?.isDriving ?? true { logbook.take(trip) } else { logbook.omitted += 1 }
        }
        return logbook
    }

    private func forEachTrip(in days: ClosedRange<CalendarDay>, _ body: (TripRecord) throws -> Void) throws {
        try forEachTrip(in: days, isRedacted: isRedacted, body)
    }

    func forEachTrip(
        in days: ClosedRange<CalendarDay>, isRedacted: Bool, _ body: (TripRecord) throws -> Void
    ) throws {
        guard let database else { return }
        var records = try database.trips.each(
            from: LocalTime.start(of: days.lowerBound), to: LocalTime.start(of: days.upperBound.next),
            includingOpen: true)
        while var trip = try records.next() {
            try filter.fill(&trip)
            if filter.includes(trip) { try body(isRedacted ? trip.withoutIdentity : trip) }
        }
    }

    /// Passes what is counted on days: single trips, or groups where a fleet's database counts.
    /// - Parameter parts: of the days; no group belongs to several.
    func forEachGroup(
        in parts: [ClosedRange<CalendarDay>], isRedacted: Bool, _ body: (TripGroup) -> Void
    ) throws {
        guard let first = parts.first, let last = parts.last else { return }
        let times = (parts.map(\.lowerBound) + [last.upperBound.next]).map { LocalTime.start(of: $0) }
        guard let groups = try database?.groupSource?(times) else {
            return try forEachTrip(in: first.lowerBound...last.upperBound, isRedacted: isRedacted) {
                body(TripGroup($0))
            }
        }
        for var group in groups where filter.includes(group) {
            if isRedacted { group.vin = nil }
            body(group)
        }
    }

    /// Passes the trips of a report, those that were kept or else read again.
    package func forEachTrip(of report: DayReport, _ body: (TripRecord) throws -> Void) throws {
        if report.trips.isEmpty { return try forEachTrip(in: report.from...report.to, body) }
        for trip in report.trips { try body(trip) }
    }
}
