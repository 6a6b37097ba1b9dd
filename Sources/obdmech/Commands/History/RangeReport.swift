import Formats
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trips

/// The output of `obdmech report` for a range of days. JSON and CSV are written while the trips are read, so that years of
/// trips need no more memory than a day.
struct RangeReport {
    /// Nil if nothing was stored yet.
    let database: Database?
    let filter: TripFilter
    let form: ReportCommand.Form
    let screen: Screen

    /// Runs `body` in one read transaction, so that the totals, which come first, match the trips after them.
    func ofOneMoment(_ body: () throws -> Void) throws {
        guard let database else { return try body() }
        try database.ofOneMoment(body)
    }

    /// Whether the report is written as a whole, as text and for a pager.
    private var isWhole: Bool { form == .text || screen.isPaged }

    /// Creates the report. If trips are written while they are read, it contains only their totals.
    func report(from: CalendarDay, to: CalendarDay) throws -> DayReport {
        var (totals, trips): (TripTotals, [TripRecord]) = (TripTotals(), [])
        try forEachTrip(from: from, to: to) { trip in
            totals.take(trip)
            if isWhole { trips.append(trip) }
        }
        let (start, end) = (LocalTime.start(of: from), LocalTime.start(of: to.next))
        return DayReport(
            from: from, to: to, trips: trips, totals: totals,
            scans: try database?.scans(from: start, to: end).filter(filter.takes) ?? [])
    }

    private func forEachTrip(from: CalendarDay, to: CalendarDay, _ body: (TripRecord) throws -> Void) throws {
        guard let database else { return }
        var records = try database.eachTrip(
            from: LocalTime.start(of: from), to: LocalTime.start(of: to.next),
            foldingOpen: TripFold(TripEngine.summary))
        while let trip = try records.next() {
            if filter.takes(trip) { try body(trip) }
        }
    }

    func writeJSON(_ report: DayReport) throws {
        if isWhole { return try screen.show(report.json.documentLines) }
        var writer = JSONDocumentWriter { try Output.write($0) }
        try report.write(to: &writer) { take in try forEachTrip(from: report.from, to: report.to, take) }
    }

    func writeCSV(_ report: DayReport) throws {
        if isWhole { return try screen.show(CSVCell.lines(DayTable.lines(report))) }
        var lines = [DayTable.header]
        try forEachTrip(from: report.from, to: report.to) { trip in
            lines += CSVCell.lines([DayTable.row(trip)])
            guard lines.count >= 256 else { return }
            try Output.write(lines)
            lines = []
        }
        try Output.write(lines)
    }
}
