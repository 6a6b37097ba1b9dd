import Documents
package import Formats
package import History
package import Reports
package import Terminal

/// The output of `obdmech report` for a range of days. JSON and CSV are written while the trips are read, so that years of
/// trips need no more memory than a day.
package struct RangeReport {
    private let range: TripRange
    private let filter: TripFilter
    private let form: StoredPages.Form
    /// Whether it is a page, which lists the trips of any period.
    private let isPage: Bool
    private let presentation: Presentation
    private let screen: Screen

    package init(
        _ range: TripRange, _ filter: TripFilter, _ form: StoredPages.Form, isPage: Bool, _ presentation: Presentation,
        _ screen: Screen
    ) {
        self.range = range
        self.filter = filter
        self.form = form
        self.isPage = isPage
        self.presentation = presentation
        self.screen = screen
    }

    /// Whether the report is written as a whole, as text and for a pager.
    private var isWhole: Bool { form == .text || screen.isPaged }

    /// As many trips are kept while their totals are made, so that they need not be read again to be written.
    private static let maxKept = 2000

    /// Creates the report. If many trips are written while they are read, it contains only their totals.
    package func report(_ days: ClosedRange<CalendarDay>, period: ReportPeriod?) throws -> DayReport {
        // The text of a period lists no trips.
        try range.report(
            days, period: period, limit: isWhole ? nil : Self.maxKept,
            listsTrips: !isWhole || isPage || period == nil || form != .text)
    }

    package func write(_ logbook: Logbook, _ names: VehicleNames) throws {
        switch form {
        case .json: try screen.show(LogbookDocuments.json(logbook).documentLines)
        case .csv: try screen.show(logbook.csv(presentation))
        case .text:
            try screen.show(logbook.text(presentation, of: filter.words, vehicles: names))
        }
    }

    package func writeJSON(_ report: DayReport) throws {
        if isWhole { return try screen.show(ReportDocuments.json(report).documentLines) }
        var writer = JSONDocumentWriter { try Output.write($0) }
        try ReportDocuments.write(report, to: &writer) { take in try range.forEachTrip(of: report, take) }
    }

    package func writeCSV(_ report: DayReport) throws {
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
