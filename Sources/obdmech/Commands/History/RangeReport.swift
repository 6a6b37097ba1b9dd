import Documents
import Formats
import History
import Reports
import Site
import Terminal

/// The output of `obdmech report` for a range of days. JSON and CSV are written while the trips are read, so that years of
/// trips need no more memory than a day.
struct RangeReport {
    let range: TripRange
    let filter: TripFilter
    let form: ReportCommand.Form
    /// Whether it is a page, which lists the trips of any period.
    let isPage: Bool
    let presentation: Presentation
    let screen: Screen

    /// Whether the report is written as a whole, as text and for a pager.
    private var isWhole: Bool { form == .text || screen.isPaged }

    /// As many trips are kept while their totals are made, so that they need not be read again to be written.
    private static let maxKept = 2000

    /// Creates the report. If many trips are written while they are read, it contains only their totals.
    func report(_ days: ReportDays) throws -> DayReport {
        // The text of a period lists no trips.
        try range.report(
            days.days, period: days.period, limit: isWhole ? nil : Self.maxKept,
            listsTrips: !isWhole || isPage || days.period == nil || form != .text)
    }

    func write(_ logbook: Logbook, _ names: VehicleNames) throws {
        switch form {
        case .json: try screen.show(LogbookDocuments.json(logbook).documentLines)
        case .csv: try screen.show(logbook.csv(presentation))
        case .text:
            try screen.show(logbook.text(presentation, of: filter.words, vehicles: names))
        }
    }

    func writeJSON(_ report: DayReport) throws {
        if isWhole { return try screen.show(ReportDocuments.json(report).documentLines) }
        var writer = JSONDocumentWriter { try Output.write($0) }
        try ReportDocuments.write(report, to: &writer) { take in try range.forEachTrip(of: report, take) }
    }

    func writeCSV(_ report: DayReport) throws {
        if isWhole { return try screen.show(CSVCell.lines(ReportDocuments.table.lines(report.trips))) }
        var lines = [ReportDocuments.table.header]
        try range.forEachTrip(of: report) { trip in
            lines += CSVCell.lines([ReportDocuments.table.row(trip)])
            guard lines.count >= 256 else { return }
            try Output.write(lines)
            lines = []
        }
        try Output.write(lines)
    }
}
