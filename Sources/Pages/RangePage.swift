package import Formats
import OBD
package import Reports
package import Routes
package import Telemetry
package import Trends
import Trips

/// What a page about a range of days shows besides its trips and scans.
package struct RangeDetails: Sendable {
    /// A part of a drive, about a minute: since its start in seconds.
    package struct Minute: Sendable {
        let fromS: Double
        let toS: Double
        let speedKmh: Double

        package init(fromS: Double, toS: Double, speedKmh: Double) {
            self.fromS = fromS
            self.toS = toS
            self.speedKmh = speedKmh
        }
    }

    package struct Repair: Sendable {
        let time: WallTime
        let vin: String?
        let text: String

        package init(time: WallTime, vin: String?, text: String) {
            self.time = time
            self.vin = vin
            self.text = text
        }
    }

    /// Where the trips went, by their numbers.
    package var tracks: [Int64: [GeoPoint]] = [:]
    /// How fast they were, by their numbers.
    package var minutes: [Int64: [Minute]] = [:]
    package var repairs: [Repair] = []

    package init() {}
}

/// The page about the trips and scans of a day or a range of days.
package struct RangePage {
    let report: DayReport
    let details: RangeDetails
    let findings: [VehicleFindings]
    private let filter: String
    let presentation: Presentation
    private let vehicles: VehicleNames
    /// Whether all trips without a VIN are of games.
    private let isUnknownGame: Bool
    private let program: String
    let place: PagePlace
    var units: UnitSystem { presentation.units }

    /// - Parameters:
    ///   - report: with its trips.
    ///   - details: what else is known of them.
    ///   - findings: what is changing on the vehicles.
    ///   - filter: the filter as text; empty without one.
    ///   - program: name and version, for the end of the page.
    package init(
        _ report: DayReport, _ presentation: Presentation, details: RangeDetails = RangeDetails(),
        findings: [VehicleFindings] = [], of filter: String = "",
        vehicles: VehicleNames = VehicleNames(), program: String, at place: PagePlace = .alone
    ) {
        self.place = place
        self.report = report
        self.details = details
        self.presentation = presentation
        self.findings = findings
        self.filter = filter
        self.vehicles = vehicles
        isUnknownGame = report.trips.allSatisfy { $0.vin != nil || $0.game != nil }
        self.program = program
    }

    package var page: Page {
        var body: [HTML] = [.header(title, filter)]
        if report.trips.isEmpty {
            body.append(.element("p", text: report.scans.isEmpty ? "No trips, no scans." : "No trips."))
        } else {
            body.append(.lead(report.sentence(units) ?? ""))
            body += findingsSection
            body.append(.tiles(report.totals.headline(units)))
            body += isDay ? daySections : rangeSections
        }
        if !report.scans.isEmpty { body.append(.section("Scans", [scans()])) }
        if !report.trips.isEmpty { body.append(sums) }
        if let url = place.url(.logbook(report.from)), report.period?.period == .year {
            body.append(.element("p", .element("a", ["href": url], text: "Mileage log")))
        }
        body.append(.footer(program))
        return Page(title: "Trips, \(report.days(units))", at: place, body)
    }

    private var isDay: Bool { report.from == report.to }

    /// "Tuesday, 24 November 2026", "November 2026".
    private var title: String {
        guard isDay else { return report.days(units) }
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return "\(names[report.from.weekday]), \(report.days(units))"
    }

    private var rangeSections: [HTML] {
        let periods = RangePeriod.of(report.trips, from: report.from, to: report.to, presentation)
        var sections: [HTML] = []
        if periods.count > 1 {
            sections.append(.element("div", ["class": "pair-of"], calendar + charts(periods)))
            sections.append(table(periods))
        }
        sections += shares
        if let map = tracksMap { sections.append(.section("Where", [map])) }
        if report.trips.count > 1 { sections += extremes }
        return sections + [.section("Trips", tripLists)]
    }

    /// What is changing on the vehicles, if anything is.
    var findingsSection: [HTML] {
        let cards = findings.map { car -> HTML in
            let isMixed = report.totals.vins.count > 1 || !presentation.isRedacted
            return .findings(
                car, presentation, of: isMixed ? shortName(car.vin) : nil, url: place.url(.trends))
        }
        return cards.isEmpty ? [] : [.element("div", ["class": "cards"], cards)]
    }

    /// The trips and scans, newest first, as the latest of all.
    var latestSections: [HTML] {
        var sections: [HTML] = []
        if !report.trips.isEmpty { sections.append(.section("Latest trips", [trips(report.trips.reversed())])) }
        if !report.scans.isEmpty { sections.append(.section("Latest scans", [scans(isNewestFirst: true)])) }
        return sections
    }

    /// All sums, after what is looked at first.
    private var sums: HTML { .section("Sums", [.facts(report.totalRows(in: units).map { ($0.label, $0.value) })]) }

    // MARK: Best and worst

    private var extremes: [HTML] {
        let rows = report.totals.notable.rows(presentation)
        if rows.isEmpty { return [] }
        return [
            .section(
                "Best and worst",
                [
                    .table(
                        ["", "", "Trip"], rows.map { [$0.label, $0.text, $0.trip] }, textColumns: 3,
                        links: report.totals.notable.extremesShown.map { $0.trip.flatMap { place.url(.trip($0)) } },
                        linkColumn: 2)
                ])
        ]
    }

    // MARK: Names

    func time(_ time: WallTime) -> String { isDay ? presentation.zone.clock(time) : presentation.moment(time) }

    func vehicle(_ vin: String?) -> String {
        if presentation.isRedacted { return vehicles[vin] ?? "VIN left out" }
        return shortName(vin) ?? "VIN unknown"
    }

    /// What drove the trips of a vehicle; games have no number.
    func driven(_ vin: String?) -> String { vin == nil && isUnknownGame ? "Games" : vehicle(vin) }

    private func shortName(_ vin: String?) -> String? {
        presentation.isRedacted ? vehicles[vin] : vehicles.short(vin)
    }

    /// "Home to Office", or else when it began.
    func name(_ trip: TripRecord) -> String { way(trip) ?? time(trip.start) }

    /// Its places, which a redacted page does not tell.
    func way(_ trip: TripRecord) -> String? { presentation.isRedacted ? nil : TripText.way(trip) }

    func url(_ trip: TripRecord) -> String? { trip.id.flatMap { place.url(.trip($0)) } }

    private func scans(isNewestFirst: Bool = false) -> HTML {
        let groups = isNewestFirst ? report.scanGroups.reversed() : report.scanGroups
        let isMixed = report.totals.vins.union(report.scans.map(\.vin)).count > 1
        let rows = groups.map { group -> [String] in
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
            links: groups.map { $0.first.id.flatMap { place.url(.scan($0)) } }, named: ["Check engine light"])
    }
}
