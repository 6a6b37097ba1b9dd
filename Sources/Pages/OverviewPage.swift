package import Formats
package import Reports
import Telemetry
package import Trends
import Trips

/// The first page of the site: all years, the latest trips and what is changing.
package struct OverviewPage {
    /// The drives of a month.
    package struct Month: Sendable {
        package var drives = 0
        package var distanceKm = 0.0
        package var durationS = 0.0

        package init() {}
    }

    private let months: [CalendarDay: Month]
    private let latest: DayReport?
    private let findings: [VehicleFindings]
    private let filter: String
    private let presentation: Presentation
    private let vehicles: VehicleNames
    private let program: String
    private let place: PagePlace

    /// - Parameters:
    ///   - months: by their first days; those without drives may be missing.
    ///   - latest: the last trips and scans, newest last.
    ///   - findings: what is changing on the vehicles.
    ///   - filter: the filter as text; empty without one.
    ///   - program: name and version, for the end of the page.
    package init(
        _ months: [CalendarDay: Month], latest: DayReport?, findings: [VehicleFindings], of filter: String,
        _ presentation: Presentation, vehicles: VehicleNames, program: String, at place: PagePlace
    ) {
        self.months = months
        self.latest = latest
        self.findings = findings
        self.filter = filter
        self.presentation = presentation
        self.vehicles = vehicles
        self.program = program
        self.place = place
    }

    package var page: Page {
        var body: [HTML] = [.header("Drives", filter)]
        if months.isEmpty {
            body.append(.element("p", text: "No trips."))
        } else {
            body.append(.tiles(tiles))
        }
        let range = latest.map {
            RangePage(
                $0, presentation, findings: findings, of: filter, vehicles: vehicles, program: program, at: place)
        }
        if let range { body += range.findingsSection }
        if !months.isEmpty { body.append(.section("Years", [calendar])) }
        if let range { body += range.latestSections }
        body.append(.footer(program))
        return Page(title: "Drives", at: place, body)
    }

    private var tiles: [(label: String, text: String)] {
        let all = months.values.reduce(into: Month()) { sum, month in
            sum.drives += month.drives
            sum.distanceKm += month.distanceKm
            sum.durationS += month.durationS
        }
        var rows = [
            ("Drives", String(all.drives)), ("Distance", presentation.units.distance(all.distanceKm, 0)),
            ("Time", Format.duration(all.durationS)),
        ]
        if let last = months.keys.max(), let month = months[last] {
            rows.append(("\(last.monthName) \(last.year)", presentation.units.distance(month.distanceKm, 0)))
        }
        return rows
    }

    /// A row a year, a cell a month: the darker, the more was driven.
    private var calendar: HTML {
        let most = months.values.map(\.distanceKm).max() ?? 0
        let years = Set(months.keys.map(\.year)).sorted(by: >)
        let names = (1...12).compactMap { CalendarDay("2000-\($0 < 10 ? "0" : "")\($0)-01")?.monthName.prefix(3) }
        let head = HTML.element(
            "tr",
            [.element("th", ["scope": "col"], text: "Year")]
                + names.map { .element("th", ["scope": "col"], text: String($0)) }
                + [.element("th", ["scope": "col", "class": "number"], text: "Total")])
        let rows = years.map { year -> HTML in
            let own = months.filter { $0.key.year == year }.sorted { $0.key < $1.key }
            let total = own.reduce(0) { $0 + $1.value.distanceKm }
            let first = own.first?.key
            let cells = names.indices.map { index -> HTML in
                guard let (day, month) = own.first(where: { $0.key.month == index + 1 }) else {
                    return .element("td", ["data-name": String(names[index])])
                }
                let shade = most > 0 ? Int((month.distanceKm / most * 4).rounded(.up)) : 0
                let distance = Format.fixed(presentation.units.shown(month.distanceKm, .kilometres), 0)
                return .element(
                    "td", ["class": "heat h\(shade)", "data-name": String(names[index])],
                    place.link(.month(day), distance))
            }
            return .element(
                "tr",
                [.element("th", ["scope": "row"], place.link(first.map(PageAddress.year), String(year)))] + cells
                    + [.element("td", ["class": "number"], text: presentation.units.distance(total, 0))])
        }
        let unit = presentation.units.shown(.kilometres).symbol
        return .element(
            "div", ["class": "wide", "tabindex": "0"],
            .element(
                "table", ["class": "data calendar"], .element("caption", text: "Distance by month, in \(unit)"),
                .element("thead", head), .element("tbody", rows)))
    }
}
