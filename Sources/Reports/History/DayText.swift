import Formats
import OBD
import Telemetry
import Trends
import Trips

/// The trips and scans of a range of days as lines for a terminal.
struct DayText {
    private let report: DayReport
    private let presentation: Presentation
    private let vehicles: VehicleNames
    private let isOneDay: Bool
    /// Whether there is more than one vehicle: a single one need not be named.
    private let isMixed: Bool

    init(_ report: DayReport, _ presentation: Presentation, _ vehicles: VehicleNames) {
        self.report = report
        self.presentation = presentation
        self.vehicles = vehicles
        isOneDay = report.from == report.to
        isMixed = report.totals.vins.union(report.scans.map(\.vin)).count > 1
    }

    /// The parameters are those of `DayReport.text`.
    func lines(
        of filter: String, inPlaceOf today: CalendarDay?, lastDay: CalendarDay?, findings: [VehicleFindings]
    ) -> [String] {
        let title = report.days(presentation.units) + (filter.isEmpty ? "" : ", " + filter)
        let elsewhere = elsewhere(lastDay)
        guard report.totals.trips > 0 || !report.scans.isEmpty else {
            return presentation.wrapped("\(title): no trips, no scans") + elsewhere
        }
        let notCounted = report.notCounted.words.map { indented("Not counted: \($0)") } ?? []
        let parts =
            (report.period.map(periodParts) ?? tripParts)
            + [notCounted, report.scanGroups.flatMap(scanLines), findings.flatMap(findingLines), elsewhere]
        return presentation.wrapped(instead(of: today) + title)
            + parts.filter { !$0.isEmpty }.flatMap { [""] + $0 }
    }

    private func indented(_ text: String, _ indent: Int = 2) -> [String] {
        presentation.wrapped(SafeText.line(text), indent: indent)
    }

    private func instead(of today: CalendarDay?) -> String {
        guard let today else { return "" }
        return report.period == nil
            ? "No trips and no scans today, \(today.shown(presentation.units)). The last day with trips is "
            : "No trips and no scans since then. The last trips are from "
    }

    /// Where to find trips, if there are none here.
    private func elsewhere(_ lastDay: CalendarDay?) -> [String] {
        guard report.totals.trips == 0, let lastDay, !(report.from...report.to).contains(lastDay) else { return [] }
        return presentation.wrapped(
            "The last day with trips is \(lastDay.shown(presentation.units)): obdmech report --date \(lastDay)",
            indent: 2)
    }

    private var sums: [String] { indented(report.sums(presentation.units)) }

    private var notable: [String] {
        guard !isOneDay else { return [] }
        return report.totals.notable.rows(presentation).flatMap {
            PeriodText.field($0.label, "\($0.text), \($0.trip)", presentation)
        }
    }

    private func periodParts(_ period: PeriodFacts) -> [[String]] {
        let text = PeriodText(period, presentation)
        return [text.bars, report.totals.trips > 0 ? sums : [], notable + text.before(report.totals)]
    }

    private var tripParts: [[String]] {
        report.trips.map(tripLines) + (report.trips.count > 1 ? [sums, notable] : [])
    }

    private func tripLines(_ trip: TripRecord) -> [String] {
        let number = trip.id.map { "Trip \($0)" } ?? "Trip"
        let clock = presentation.zone.clock(trip.start)
        let start = isOneDay ? clock : "\(presentation.day(trip.start)) \(clock)"
        let who =
            [TripText.way(trip)].compactMap(\.self) + names(trip.vin, trip.device)
            + (trip.driver.map { [$0] } ?? []) + trip.tags
        let head =
            "\(number)  \(start) to \(presentation.zone.clock(trip.end)), \(Format.duration(trip.summary.durationS))"
            + (who.isEmpty ? "" : "  (\(who.joined(separator: ", ")))")
        let rest = (trip.note.map { [$0] } ?? []) + DayReport.facts(trip, presentation.units)
        return indented(head) + rest.flatMap { indented("  " + $0, 4) }
    }

    /// The source, if nobody drove, and the vehicle, if there are several.
    private func names(_ vin: String?, _ device: String) -> [String] {
        let name = isMixed ? vehicles.short(vin) ?? "VIN unknown" : nil
        return [DrivingWords.source(device), name].compactMap(\.self)
    }

    private func scanLines(_ group: DayReport.ScanGroup) -> [String] {
        let scan = group.first
        let mil = "check engine light " + (scan.milOn.map { $0 ? "on" : "off" } ?? "unknown")
        let codes = scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " ")
        let rest = scan.interruption == nil ? [] : ["interrupted"]
        return indented(
            (["\(group.title)  \(times(of: group))"] + names(scan.vin, scan.device) + [mil, codes] + rest)
                .joined(separator: ", "))
    }

    /// "8:31 PM to 8:34 PM", with the day where several are shown, and once if both times are of it.
    private func times(of group: DayReport.ScanGroup) -> String {
        func moment(_ time: WallTime, _ needsDay: Bool) -> String {
            let clock = presentation.zone.clock(time)
            return needsDay ? "\(presentation.day(time)) \(clock)" : clock
        }
        let (first, last) = (group.first.time, group.last.time)
        let begin = moment(first, !isOneDay)
        let end = moment(last, presentation.day(first) != presentation.day(last))
        return begin.hasSuffix(end) ? begin : "\(begin) to \(end)"
    }

    private func findingLines(_ vehicle: VehicleFindings) -> [String] {
        guard let text = vehicle.mention(in: presentation.units) else { return [] }
        let name = isMixed ? [vehicles.short(vehicle.vin) ?? "VIN unknown"] : []
        return indented((["Changing"] + name + [text]).joined(separator: "  "))
    }
}
