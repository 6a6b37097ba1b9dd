package import Formats
import OBD
package import Reports
import Telemetry
package import Trends
import Trips

/// The page about the trips and scans of a day or a range of days.
package struct RangePage {
    private let report: DayReport
    private let findings: [VehicleFindings]
    private let filter: String
    private let presentation: Presentation
    private let vehicles: VehicleNames
    private let program: String
    private let place: PagePlace
    private var units: UnitSystem { presentation.units }

    /// - Parameters:
    ///   - report: with its trips.
    ///   - findings: what is changing on the vehicles.
    ///   - filter: the filter as text; empty without one.
    ///   - program: name and version, for the end of the page.
    package init(
        _ report: DayReport, _ presentation: Presentation, findings: [VehicleFindings] = [], of filter: String = "",
        vehicles: VehicleNames = VehicleNames(), program: String, at place: PagePlace = .alone
    ) {
        self.place = place
        self.report = report
        self.presentation = presentation
        self.findings = findings
        self.filter = filter
        self.vehicles = vehicles
        self.program = program
    }

    package var page: Page {
        let (from, to) = (report.from, report.to)
        let days = report.days(units)
        var body: [HTML] = [
            .header(days, filter)
        ]
        if report.trips.isEmpty {
            body.append(.element("p", text: report.scans.isEmpty ? "No trips, no scans." : "No trips."))
        } else {
            body.append(.tiles(report.totalRows(in: units).map { ($0.label, $0.value) }))
            // Before the trips, of which a year has hundreds.
            body += findingsSection
            let periods = Period.of(report.trips, from: from, to: to, presentation)
            if periods.count > 1 { body += [.section("Over time", charts(periods)), table(periods)] }
            if report.trips.count > 1 { body += extremes }
            body.append(.section("Trips", [trips(report.trips)]))
        }
        if !report.scans.isEmpty { body.append(.section("Scans", [scans])) }
        body.append(.footer(program))
        return Page(title: "Trips, \(days)", at: place, body)
    }

    /// What is changing on the vehicles, if anything is.
    var findingsSection: [HTML] {
        let isMixed = report.totals.vins.count > 1
        let paragraphs = findings.flatMap { car in
            car.paragraphs(presentation).map { isMixed ? "\(vehicle(car.vin)): \($0)" : $0 }
        }
        return paragraphs.isEmpty ? [] : [.drifting(paragraphs)]
    }

    /// The trips and scans, newest first, as the latest of all.
    var latestSections: [HTML] {
        var sections: [HTML] = []
        if !report.trips.isEmpty { sections.append(.section("Latest trips", [trips(report.trips.reversed())])) }
        if !report.scans.isEmpty { sections.append(.section("Latest scans", [scans])) }
        return sections
    }

    // MARK: Over time

    private func charts(_ periods: [Period]) -> [HTML] {
        func chart(_ title: String, _ unit: Unit, _ value: (Period) -> Double?) -> HTML {
            let bars = periods.map { period in
                let shown = value(period).map { units.shown($0, unit) }.flatMap { $0.isFinite ? $0 : nil }
                let text =
                    shown.map { Format.quantity($0, units.shown(unit)) }
                    ?? "unknown"
                return BarChart.Bar(label: period.label, value: shown, text: "\(period.name): \(text)")
            }
            return BarChart(title: title, unit: units.shown(unit).symbol, bars: bars).figure
        }
        var charts = [chart("Distance", .kilometres) { $0.trips.trips == 0 ? nil : $0.trips.distanceKm }]
        if periods.contains(where: { $0.litresPer100Km != nil }) {
            charts.append(chart("Consumption", .litresPer100Kilometres, \.litresPer100Km))
        }
        if periods.contains(where: { $0.trips.averageKWhPer100Km != nil }) {
            charts.append(chart("Energy", .kilowattHoursPer100Kilometres, \.trips.averageKWhPer100Km))
        }
        if let currency = report.totals.onlyCurrency {
            let bars = periods.map { period in
                let cost = period.trips.trips == 0 ? nil : period.trips.fuelCost
                return BarChart.Bar(
                    label: period.label, value: cost,
                    text: "\(period.name): \(Format.money(cost, currency: currency))")
            }
            charts.append(BarChart(title: "Cost", unit: currency, bars: bars).figure)
        }
        return charts
    }

    private func table(_ periods: [Period]) -> HTML {
        let driven = periods.filter { $0.trips.trips > 0 }
        let rows = driven.map { period -> [String] in
            let totals = period.trips
            return [
                period.name, String(totals.trips), totals.distanceKm.map { units.distance($0) } ?? "-",
                Format.duration(totals.durationS),
                totals.fuelL.map { TripText.volume($0, nil, units) } ?? energy(totals.batteryKWh),
                period.litresPer100Km.map { units.consumption($0) }
                    ?? totals.averageKWhPer100Km.map { units.text($0, .kilowattHoursPer100Kilometres, 1) } ?? "-",
                totals.score.map(String.init) ?? "-",
            ]
        }
        let links = driven.map { $0.address.flatMap(place.url) }
        let table = HTML.table(
            ["", "Trips", "Distance", "Time", "Fuel", "Consumption", "Score"], rows, links: links)
        // What leads on is not folded away.
        return links.contains { $0 != nil }
            ? table : .element("details", .element("summary", text: "Table"), table)
    }

    private func energy(_ kWh: Double?) -> String { kWh.map { units.text($0, .kilowattHours, 1) } ?? "-" }

    // MARK: Best and worst

    private var extremes: [HTML] {
        let rows = report.totals.notable.rows(presentation)
        if rows.isEmpty { return [] }
        return [
            .section(
                "Best and worst",
                [.table(["", "", "Trip"], rows.map { [$0.label, $0.text, $0.trip] }, textColumns: 3)])
        ]
    }

    // MARK: Tables

    private func time(_ time: WallTime) -> String {
        report.from == report.to ? presentation.zone.clock(time) : presentation.moment(time)
    }

    private func vehicle(_ vin: String?) -> String {
        if presentation.isRedacted { return vehicles[vin] ?? "VIN left out" }
        return vehicles.short(vin) ?? "VIN unknown"
    }

    private func label(_ trip: TripRecord) -> String { (trip.id.map { "\($0), " } ?? "") + time(trip.start) }

    private func trips(_ trips: [TripRecord]) -> HTML {
        let isMixed = report.totals.vins.count > 1
        let rows = trips.map { trip -> [String] in
            let summary = trip.summary
            let distance = summary.distanceKm.map {
                TripText.distance($0, summary.distanceUncertaintyPercent, units)
            }
            return [
                label(trip), Format.duration(summary.durationS), distance ?? "-",
                summary.averageSpeedKmh.map { units.speed($0) } ?? "-",
                TripText.amount(summary, units) ?? energy(summary.isElectric ? summary.batteryKWh : nil),
                TripText.economy(summary, units) ?? "-", TripText.cost(trip) ?? "-",
                summary.score.map(String.init) ?? "-",
                (trip.alerts.isEmpty ? "" : String(trip.alerts.count)), trip.driver ?? "",
                trip.tags.joined(separator: ", "),
            ] + (isMixed ? [vehicle(trip.vin)] : [])
        }
        return .table(
            [
                "Trip", "Time", "Distance", "Average", "Fuel", "Economy", "Cost", "Score", "Alerts", "Driver", "Tags",
            ] + (isMixed ? ["Vehicle"] : []), rows, links: trips.map { $0.id.flatMap { place.url(.trip($0)) } })
    }

    private var scans: HTML {
        let isMixed = report.totals.vins.union(report.scans.map(\.vin)).count > 1
        let rows = report.scanGroups.map { group -> [String] in
            let scan = group.first
            let (begin, end) = (time(scan.time), time(group.last.time))
            return [
                group.title, begin == end ? begin : "\(begin) to \(end)",
                scan.milOn.map { $0 ? "on" : "off" } ?? "unknown",
                scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " "),
            ] + (isMixed ? [vehicle(scan.vin)] : [])
        }
        return .table(
            ["", "Time", "Check engine light", "Codes"] + (isMixed ? ["Vehicle"] : []), rows, textColumns: 5,
            links: report.scanGroups.map { $0.first.id.flatMap { place.url(.scan($0)) } })
    }
}

/// A day, week or month of a range, with its trips.
private struct Period {
    /// "2 November 2026", "week of 2 November 2026", "November 2026".
    let name: String
    /// "2 Nov", "Nov 2026".
    let label: String
    /// The page about it; nil for a week.
    let address: PageAddress?
    var trips = TripTotals()

    /// Also nil if no fuel is known.
    var litresPer100Km: Double? { trips.averageLPer100Km }

    private static let mostDays = 62
    private static let mostWeeks = 27
    /// A longer range begins with its first trip and ends with its last.
    private static let mostEmptyDays = 800

    /// Days if there are at most two months of them, weeks up to half a year, else months; those without trips are included.
    static func of(
        _ trips: [TripRecord], from: CalendarDay, to: CalendarDay, _ presentation: Presentation
    ) -> [Period] {
        var days = from.daysSince1970...to.daysSince1970
        let driven = trips.map { presentation.zone.day($0.start).daysSince1970 }
        if days.count > mostEmptyDays, let first = driven.min(), let last = driven.max() {
            days = days.clamped(to: first...max(first, last))
        }
        var periods: [Period] = []
        var places: [Int: Int] = [:]
        for number in days {
            let date = CalendarDay(daysSince1970: number)
            let month = "\(date.monthName) \(date.year)"
            let short = "\(date.day) \(month.prefix(3))"
            // 1970-01-01 was a Thursday.
            let isMonday = (number + 3) % 7 == 0
            let begins: Bool
            let period: Period
            if days.count <= mostDays {
                begins = true
                period = Period(name: date.shown(presentation.units), label: short, address: .day(date))
            } else if days.count <= 7 * mostWeeks {
                begins = isMonday
                let week = "week of \(date.shown(presentation.units))"
                period = Period(name: week, label: short, address: nil)
            } else {
                begins = date.day == 1
                period = Period(
                    name: month, label: "\(month.prefix(3)) \(date.year)", address: .month(date))
            }
            if begins || periods.isEmpty { periods.append(period) }
            places[number] = periods.count - 1
        }
        for trip in trips {
            guard let place = places[presentation.zone.day(trip.start).daysSince1970] else { continue }
            periods[place].trips.take(trip)
        }
        return periods
    }

    private init(name: String, label: String, address: PageAddress?) {
        self.name = name
        self.label = label
        self.address = address
    }
}
