import Formats
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trips

/// The trips and scans of a range of days, as `obdmech report` writes them. JSON and CSV are written while the trips are
/// read, so that years of them need no more memory than a day.
struct RangeReport {
    /// Nil where nothing was stored yet.
    let database: Database?
    let filter: TripFilter
    let form: ReportCommand.Form
    let screen: Screen

    /// What `body` reads is of one moment: the totals, which stand first, are those of the trips behind them.
    func ofOneMoment(_ body: () throws -> Void) throws {
        guard let database else { return try body() }
        try database.ofOneMoment(body)
    }

    /// A pager is given whole texts.
    private var isWhole: Bool { form == .text || screen.isPaged }

    /// The trips are left out, but for their totals, where they are to be written as they are read.
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
