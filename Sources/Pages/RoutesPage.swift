package import Formats
package import Reports
package import Routes
import Telemetry

/// The page with all routes: over each other on a map, and how often and how fast they were driven.
package struct RoutesPage {
    private let routes: [RouteFacts]
    private let presentation: Presentation
    private let program: String
    private let place: PagePlace

    private static let outline = 200

    /// - Parameter program: name and version, for the end of the page.
    package init(_ routes: [RouteFacts], _ presentation: Presentation, program: String, at place: PagePlace) {
        self.routes = routes.sorted { ($1.trips.count, $0.number) < ($0.trips.count, $1.number) }
        self.presentation = presentation
        self.program = program
        self.place = place
    }

    package var page: Page {
        let drives = routes.reduce(0) { $0 + $1.trips.count }
        guard !routes.isEmpty else {
            let none = "No routes yet: two trips with positions on the same roads become one."
            return Page(
                title: "Routes", at: place, [.header("Routes"), .element("p", text: none), .footer(program)])
        }
        let lead = "\(Format.count(routes.count, "route")), driven \(drives == 1 ? "once" : "\(drives) times")."
        var body: [HTML] = [.header("Routes"), .lead(lead)]
        let sketch = TrackSketch(
            tracks: routes.enumerated().map { index, route in
                .init(
                    places: route.path.outline(Self.outline), title: route.title,
                    url: place.url(.route(route.number)), series: index)
            }, label: "Map of \(Format.count(routes.count, "route"))"
        ).drawing
        if let sketch { body.append(.element("div", ["class": "way"], sketch)) }
        body.append(.element("div", ["class": "cards"], routes.enumerated().map(card)))
        body.append(.footer(program))
        return Page(title: "Routes", at: place, body)
    }

    private func card(_ index: Int, _ route: RouteFacts) -> HTML {
        let report = RouteReport(presentation)
        let rows: [(String, String?)] = [
            ("Length", report.distance(route.lengthM)), ("Driven", Format.count(route.trips.count, "time")),
            ("Best", route.bestS.map(Format.duration)),
            ("Median", route.trips.count > 1 ? route.medianS.map(Format.duration) : nil),
            ("Last", route.trips.first.map { Format.duration($0.durationS) }),
            ("Drivers", route.drivers > 1 ? String(route.drivers) : nil),
        ]
        return .element(
            "article", ["class": "card s\(index % 6 + 1) colored"],
            .element("h3", place.link(.route(route.number), (route.isStarred ? "★ " : "") + route.title)),
            route.name == nil ? .group([]) : .element("p", ["class": "soft"], text: route.between ?? ""),
            .facts(rows.compactMap { label, text in text.map { (label, $0) } }))
    }
}

/// The page about one route: when to leave, who was fastest, and where time is lost.
package struct RoutePage {
    /// The newest drive laid over the best one.
    package typealias Pair = (best: OverlaidDrive, newest: OverlaidDrive, comparison: RouteComparison)

    private let route: RouteFacts
    private let hours: DepartureHours
    private let pair: Pair?
    private let presentation: Presentation
    private let program: String
    private let place: PagePlace
    private var units: UnitSystem { presentation.units }

    /// - Parameters:
    ///   - pair: nil unless there are two drives.
    ///   - program: name and version, for the end of the page.
    package init(
        _ route: RouteFacts, _ hours: DepartureHours, _ pair: Pair?, _ presentation: Presentation, program: String,
        at place: PagePlace
    ) {
        self.route = route
        self.hours = hours
        self.pair = pair
        self.presentation = presentation
        self.program = program
        self.place = place
    }

    package var page: Page {
        let report = RouteReport(presentation)
        let about = [route.name == nil ? nil : route.between, report.distance(route.lengthM)].compactMap(\.self)
        var body: [HTML] = [.header(route.title, about.joined(separator: " · "))]
        if let best = hours.best {
            let (from, to) = (ClockFormat.text(hour: best.hour), ClockFormat.text(hour: (best.hour + 1) % 24))
            body.append(
                .lead(
                    "Fastest when leaving between \(from) and \(to): median \(Format.duration(best.medianS)) of "
                        + Format.count(best.drives, "trip") + "."))
        }
        body.append(.tiles(tiles))
        let laid = pair.map {
            RouteComparePage(
                route, $0.best, $0.newest, report: [], $0.comparison, presentation, program: program)
        }
        if let laid, let pair {
            let title =
                pair.newest.facts.rank == 1
                ? "The newest drive, which is the best, and the one after it" : "The newest drive over the best one"
            body.append(.section(title, laid.overlay))
            body.append(.section("Where time was gained and lost", [gains(pair.comparison), laid.partTable]))
        } else if let sketch = TrackSketch(
            tracks: [.init(places: route.path.outline(400), title: route.title, series: 0)],
            label: "Map of \(route.title)"
        ).drawing {
            body.append(.element("div", ["class": "way"], sketch))
        }
        if let departures { body.append(.section("When to leave", [departures])) }
        if !route.trips.isEmpty { body.append(.section("Ranking", [ranking])) }
        body.append(.footer(program))
        if let laid { body.append(laid.data) }
        return Page(title: route.title, at: place, body)
    }

    private var tiles: [(label: String, text: String)] {
        let rows: [(String, String?)] = [
            ("Best", route.bestS.map(Format.duration)),
            ("Median", route.trips.count > 1 ? route.medianS.map(Format.duration) : nil),
            ("Last", route.trips.first.map { Format.duration($0.durationS) }),
            ("Driven", Format.count(route.trips.count, "time")),
            ("Least fuel", route.trips.compactMap(\.fuelL).min().map { units.volume($0, 2) }),
        ]
        return rows.compactMap { label, text in text.map { (label: label, text: $0) } }
    }

    /// The hour of departure against the duration.
    private var departures: HTML? {
        let last = route.trips.first?.name
        let dots = route.trips.compactMap { drive -> DotChart.Dot? in
            guard let start = drive.start else { return nil }
            let series = drive.rank == 1 ? 2 : drive.name == last ? 1 : 0
            return DotChart.Dot(
                share: Double(presentation.zone.local(start).secondOfDay) / 86400, value: drive.durationS / 60,
                text: "\(presentation.moment(start)): \(Format.duration(drive.durationS))",
                url: drive.name.trip.flatMap { place.url(.trip($0)) }, series: series)
        }
        guard dots.count > 2 else { return nil }
        let ticks = stride(from: 0, through: 24, by: 6).map { hour in
            (share: Double(hour) / 24, text: ClockFormat.text(hour: hour % 24))
        }
        return DotChart(
            title: "Duration by the hour of departure", unit: "min", dots: dots, ticks: ticks,
            names: ["Drives", "Newest", "Best"]
        ).figure
    }

    /// What the newest drive lost (up) and gained (down) in each part of the route, in seconds.
    private func gains(_ comparison: RouteComparison) -> HTML {
        let report = RouteReport(presentation)
        return GainBars(
            title: "Lost by the newest drive", unit: "s",
            parts: comparison.parts.map { part in
                .init(
                    value: part.deltaS,
                    text: "\(report.distance(part.fromM)) to \(report.distance(part.toM)): "
                        + LapReport.signed(part.deltaS) + " s")
            }, ends: ("0", report.distance(route.lengthM))
        ).figure
    }

    /// More drives are folded away.
    private static let maxRanked = 10

    private var ranking: HTML {
        let known = route.ranking
        let drives = known + route.trips.filter { $0.rank == nil }
        let rows = drives.map { drive in
            [
                drive.start.map(presentation.moment) ?? Format.capitalized(drive.name.title),
                drive.rank.map(String.init) ?? "", Format.duration(drive.durationS),
                drive.speedKmh.map { units.speed($0, 1) } ?? "", drive.fuelL.map { units.volume($0, 2) } ?? "",
                drive.isBestOfDriver ? "best of the driver" : "", drive.driver ?? "",
            ]
        }
        func table(_ count: Int) -> HTML {
            .table(
                ["Drive", "Rank", "Time", "Average", "Fuel", "", "Driver"], Array(rows.prefix(count)),
                links: drives.map { $0.name.trip.flatMap { place.url(.trip($0)) } }, isSortable: true)
        }
        guard rows.count > Self.maxRanked else { return table(rows.count) }
        return .group([
            table(Self.maxRanked),
            .element("details", .element("summary", text: "All \(rows.count) drives"), table(rows.count)),
        ])
    }
}
