package import Formats
package import OBD
import Reports
package import Telemetry
import Trends
import Trips

/// The page with all vehicles.
package struct VehicleListPage {
    private let vehicles: [(title: String, text: String, findings: Int, address: PageAddress)]
    private let program: String
    private let place: PagePlace

    /// - Parameters:
    ///   - vehicles: in the order of the page; each with what was recorded of it in words.
    ///   - program: name and version, for the end of the page.
    package init(
        _ vehicles: [(title: String, text: String, findings: Int, address: PageAddress)], program: String,
        at place: PagePlace
    ) {
        self.vehicles = vehicles
        self.program = program
        self.place = place
    }

    package var page: Page {
        let cards = vehicles.map { vehicle in
            HTML.element(
                "article", ["class": "card"], .element("h2", place.link(vehicle.address, vehicle.title)),
                .element("p", text: vehicle.text),
                vehicle.findings == 0
                    ? .group([])
                    : .element(
                        "p", ["class": "near"], text: "! \(Format.count(vehicle.findings, "thing")) changing"))
        }
        return Page(
            title: "Vehicles", at: place,
            [
                .header("Vehicles"),
                cards.isEmpty
                    ? .element("p", text: "No vehicles yet: trips and scans add them.")
                    : .element("div", ["class": "cards"], cards),
                cards.count > 1 && place.url(.fleet) != nil
                    ? .element("p", place.link(.fleet, "All vehicles beside each other")) : .group([]),
                .footer(program),
            ])
    }
}

/// The page about a car's life: distance, consumption, repairs, findings and codes.
package struct VehiclePage {
    /// A drive of the vehicle.
    package struct Drive: Sendable {
        let id: Int64
        let start: WallTime
        let durationS: Double
        let distanceKm: Double?
        let litresPer100Km: Double?

        package init(id: Int64, start: WallTime, durationS: Double, distanceKm: Double?, litresPer100Km: Double?) {
            self.id = id
            self.start = start
            self.durationS = durationS
            self.distanceKm = distanceKm
            self.litresPer100Km = litresPer100Km
        }
    }

    private let course: VehicleCourse
    private let facts: [(label: String, text: String)]
    private let drives: [Drive]
    private let scans: [ScanRecord]
    private let presentation: Presentation
    private let program: String
    private let place: PagePlace
    private var units: UnitSystem { presentation.units }

    /// - Parameters:
    ///   - facts: what is known of the vehicle.
    ///   - drives: in the order of their starts.
    ///   - scans: the newest first.
    ///   - program: name and version, for the end of the page.
    package init(
        _ course: VehicleCourse, facts: [(label: String, text: String)], drives: [Drive], scans: [ScanRecord],
        _ presentation: Presentation, program: String, at place: PagePlace
    ) {
        self.course = course
        self.facts = facts
        self.drives = drives
        self.scans = scans
        self.presentation = presentation
        self.program = program
        self.place = place
    }

    package var page: Page {
        var body: [HTML] = [.header(course.title, about), .tiles(tiles)]
        if !course.findings.isEmpty {
            body.append(.element("h2", text: "Changing"))
            body += TrendCards(course, presentation).content
        }
        let charts = [distance, consumption].compactMap(\.self)
        if !charts.isEmpty { body.append(.section("Over the months", [.element("div", ["class": "pair-of"], charts)])) }
        if !course.repairs.isEmpty {
            let rows = course.repairs.sorted { $0.time > $1.time }.map { [presentation.day($0.time), $0.text] }
            body.append(.section("Repairs", [.table(["Date", "What"], rows, textColumns: 2)]))
        }
        if !scans.isEmpty { body.append(.section("Codes", [codes])) }
        if course.findings.isEmpty {
            let cards = TrendCards(course, presentation).content
            if !cards.isEmpty { body.append(.section("Health", cards)) }
        }
        if !facts.isEmpty { body.append(.section("Details", [.facts(facts)])) }
        body.append(.footer(program))
        return Page(title: course.title, at: place, body)
    }

    private var about: String {
        guard let first = drives.first, let last = drives.last else { return "No drives" }
        let days = [presentation.day(first.start), presentation.day(last.start)]
        return days[0] == days[1] ? days[0] : days.joined(separator: " to ")
    }

    private var tiles: [(label: String, text: String)] {
        let km = drives.compactMap(\.distanceKm).reduce(0, +)
        let known = drives.filter { $0.litresPer100Km != nil && $0.distanceKm != nil }
        let litres = known.reduce(0.0) { $0 + ($1.litresPer100Km ?? 0) * ($1.distanceKm ?? 0) / 100 }
        let knownKm = known.reduce(0.0) { $0 + ($1.distanceKm ?? 0) }
        let rows: [(String, String?)] = [
            ("Driven", units.distance(km, 0)), ("Trips", String(drives.count)),
            ("At the wheel", Format.duration(drives.reduce(0) { $0 + $1.durationS })),
            ("Consumption", knownKm > 1 ? units.consumption(litres / knownKm * 100) : nil),
            ("Last scan", scans.first.map { $0.codes.isEmpty ? "no codes" : Format.count($0.codes.count, "code") }),
        ]
        return rows.compactMap { label, text in text.map { (label: label, text: $0) } }
    }

    private static let maxMonths = 60

    private var distance: HTML? {
        guard let first = drives.first, let last = drives.last else { return nil }
        func month(_ time: WallTime) -> CalendarDay {
            ReportPeriod.month.days(of: presentation.zone.day(time)).lowerBound
        }
        var sums: [CalendarDay: Double] = [:]
        for drive in drives { sums[month(drive.start), default: 0] += drive.distanceKm ?? 0 }
        var months = [month(first.start)]
        while let latest = months.last, latest < month(last.start) {
            months.append(ReportPeriod.month.days(of: latest).upperBound.next)
        }
        let shown = months.suffix(Self.maxMonths)
        let isOfYears = shown.first?.year != shown.last?.year
        let bars = shown.map { day in
            let km = sums[day]
            let text = "\(day.monthName) \(day.year): " + (km.map { units.distance($0, 0) } ?? "no drive")
            return BarChart.Bar(
                label: ChartMonths.text(day, withYear: isOfYears),
                value: km.map { units.shown($0, .kilometres) }, text: text,
                url: km == nil ? nil : place.url(.month(day)))
        }
        return BarChart(title: "Distance by month", unit: units.shown(.kilometres).symbol, bars: bars).figure
    }

    /// Shorter trips are mostly cold, and their consumption says little, in km.
    private static let minDotKm = 2.0

    private var consumption: HTML? {
        guard let first = drives.first?.start, let last = drives.last?.start, last > first else { return nil }
        func share(_ time: WallTime) -> Double { time.seconds(since: first) / last.seconds(since: first) }
        let dots = drives.compactMap { drive -> DotChart.Dot? in
            guard let value = drive.litresPer100Km, drive.distanceKm ?? 0 >= Self.minDotKm else { return nil }
            let shown = units.shown(value, .litresPer100Kilometres)
            guard shown.isFinite else { return nil }
            return DotChart.Dot(
                share: share(drive.start), value: shown,
                text: "\(presentation.moment(drive.start)): \(units.consumption(value))",
                url: place.url(.trip(drive.id)))
        }
        guard dots.count > 2 else { return nil }
        var notes = course.repairs.map { (time: $0.time, text: $0.text) }
        notes += course.findings.map { ($0.since, "\(TrendReport.title($0)) begins to change") }
        let shown = notes.filter { 0...1 ~= share($0.time) }.sorted { $0.time < $1.time }
        return DotChart(
            title: "Consumption by trip", unit: units.shown(.litresPer100Kilometres).symbol, dots: dots,
            notes: shown.map { DotChart.Note(share: share($0.time), text: "\(presentation.day($0.time)): \($0.text)") },
            ticks: ChartMonths.ticks(from: first, to: last, presentation)
        ).figure
    }

    private var codes: HTML {
        let rows = scans.map { scan in
            [
                presentation.moment(scan.time), scan.milOn.map { $0 ? "on" : "off" } ?? "unknown",
                scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " "),
            ]
        }
        return .table(
            ["Scan", "Check engine light", "Codes"], rows, textColumns: 3,
            links: scans.map { $0.id.flatMap { place.url(.scan($0)) } })
    }
}
