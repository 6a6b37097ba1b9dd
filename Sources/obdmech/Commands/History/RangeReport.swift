import Documents
import Formats
import History
import OBD
import Recording
import Reports
import Storage
import System
import Telemetry
import Terminal
import Trends
import Trips

/// The output of `obdmech report` for a range of days. JSON and CSV are written while the trips are read, so that years of
/// trips need no more memory than a day.
struct RangeReport {
    /// Nil if nothing was stored yet.
    let database: Database?
    let filter: TripFilter
    let form: ReportCommand.Form
    /// Whether it is a page, which lists the trips of any period.
    let isPage: Bool
    /// What identifies cars and adapters may be left out. A page does so itself.
    let presentation: Presentation
    let screen: Screen

    /// Runs `body` in one read transaction, so that the totals, which come first, match the trips after them.
    func withSnapshot(_ body: () throws -> Void) throws {
        guard let database else { return try body() }
        try database.withSnapshot(body)
    }

    /// Whether the report is written as a whole, as text and for a pager.
    private var isWhole: Bool { form == .text || screen.isPaged }

    /// As many trips are kept while their totals are made, so that they need not be read again to be written.
    private static let maxKept = 2000

    /// Creates the report. If many trips are written while they are read, it contains only their totals.
    func report(_ days: ReportDays) throws -> DayReport {
        let (from, to) = (days.days.lowerBound, days.days.upperBound)
        var (trips, count) = ([TripRecord](), 0)
        let period = days.period.map { PeriodFacts($0, days.days) }
        var driven = DrivenTotals(period: period, countsAll: filter.namesKind)
        try forEachTrip(from: from, to: to) { trip in
            driven.add(trip, on: LocalTime.zone.day(trip.start))
            count += 1
            // The text of a period lists no trips.
            let isShown = isWhole ? isPage || period == nil || form != .text : count <= Self.maxKept
            if isShown { trips.append(trip) }
        }
        if !isWhole, count > Self.maxKept { trips = [] }
        if let before = period?.daysBefore {
            try forEachTrip(from: before.lowerBound, to: before.upperBound) { driven.addEarlier($0) }
        }
        let (start, end) = (LocalTime.start(of: from), LocalTime.start(of: to.next))
        return DayReport(
            from: from, to: to, trips: trips, totals: driven.totals,
            scans: (try database?.scans(from: start, to: end) ?? []).filter(filter.takes).map {
                presentation.isRedacted && !isPage ? $0.withoutIdentity : $0
            }, period: driven.period, notCounted: driven.notCounted)
    }

    /// The last day on which a matching trip began; nil if there is none.
    func lastDay() throws -> CalendarDay? {
        guard let trip = try database?.latestTrip(matching: filter) else { return nil }
        return LocalTime.zone.day(trip.start)
    }

    /// What is changing on the vehicles of a report.
    func findings(_ report: DayReport) throws -> [VehicleFindings] {
        // Without VINs, the vehicles of a redacted report are not known; a page has them and does not show them.
        guard let database, report.totals.trips > 0, !presentation.isRedacted || isPage else { return [] }
        let end = LocalTime.start(of: report.to.next)
        return try database.knownVehicles().map(\.vehicle.vin).filter(report.totals.vins.contains).compactMap {
            try VehicleTrends.findings(of: $0, ifLastBefore: end, database)
        }
    }

    func logbook(_ days: ReportDays) throws -> Logbook {
        var logbook = Logbook(from: days.days.lowerBound, to: days.days.upperBound)
        try forEachTrip(from: days.days.lowerBound, to: days.days.upperBound) { trip in
            if filter.namesKind || trip.kind?.isDriving ?? true { logbook.take(trip) }
        }
        return logbook
    }

    func write(_ logbook: Logbook, _ names: VehicleNames) throws {
        switch form {
        case .json: try screen.show(LogbookDocuments.json(logbook).documentLines)
        case .csv: try screen.show(logbook.csv(presentation))
        case .text:
            try screen.show(logbook.text(presentation, of: filter.words, vehicles: names))
        }
    }

    private func forEachTrip(from: CalendarDay, to: CalendarDay, _ body: (TripRecord) throws -> Void) throws {
        guard let database else { return }
        var records = try database.eachTrip(
            from: LocalTime.start(of: from), to: LocalTime.start(of: to.next),
            includingOpen: true)
        while var trip = try records.next() {
            try filter.fill(&trip)
            if filter.takes(trip) { try body(presentation.isRedacted && !isPage ? trip.withoutIdentity : trip) }
        }
    }

    /// Passes the trips of a report, those that were kept or else read again.
    private func forEachTrip(of report: DayReport, _ body: (TripRecord) throws -> Void) throws {
        if report.trips.isEmpty { return try forEachTrip(from: report.from, to: report.to, body) }
        for trip in report.trips { try body(trip) }
    }

    func writeJSON(_ report: DayReport) throws {
        if isWhole { return try screen.show(ReportDocuments.json(report).documentLines) }
        var writer = JSONDocumentWriter { try Output.write($0) }
        try ReportDocuments.write(report, to: &writer) { take in try forEachTrip(of: report, take) }
    }

    func writeCSV(_ report: DayReport) throws {
        if isWhole { return try screen.show(CSVCell.lines(ReportDocuments.table.lines(report.trips))) }
        var lines = [ReportDocuments.table.header]
        try forEachTrip(of: report) { trip in
            lines += CSVCell.lines([ReportDocuments.table.row(trip)])
            guard lines.count >= 256 else { return }
            try Output.write(lines)
            lines = []
        }
        try Output.write(lines)
    }
}

extension TripRecord {
    /// The same without the VIN, the address of the adapter and the names of places.
    var withoutIdentity: TripRecord {
        var trip = self
        (trip.vin, trip.device) = (nil, "")
        (trip.from, trip.to, trip.destination) = (nil, nil, nil)
        return trip
    }
}

extension ScanRecord {
    /// The same without the VIN and the address of the adapter.
    var withoutIdentity: ScanRecord {
        var scan = self
        (scan.vin, scan.device) = (nil, "")
        return scan
    }
}
