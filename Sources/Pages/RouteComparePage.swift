package import Formats
package import Reports
package import Routes
import Telemetry

/// A drive that is laid over another one.
package struct OverlaidDrive: Sendable {
    /// A moment of it.
    package struct Point: Sendable {
        /// Since the drive moved off, in seconds.
        package var timeS: Double
        package var place: GeoPoint
        package var speedKmh: Double?
        package var altitudeM: Double?

        package init(timeS: Double, place: GeoPoint, speedKmh: Double? = nil, altitudeM: Double? = nil) {
            self.timeS = timeS
            self.place = place
            self.speedKmh = speedKmh
            self.altitudeM = altitudeM
        }
    }

    package let facts: RouteTripFacts
    package let pace: PaceReference
    /// In the order of their times.
    package let points: [Point]

    package init(_ facts: RouteTripFacts, pace: PaceReference, points: [Point]) {
        self.facts = facts
        self.pace = pace
        self.points = points
    }

    /// "Trip 12, Ann".
    var name: String { Format.capitalized(facts.name.title) + (facts.driver.map { ", \($0)" } ?? "") }
}

/// The page about two drives of a route, laid over each other on a map and on graphs, with a marker of each at every
/// moment.
package struct RouteComparePage {
    private let route: RouteFacts
    private let a: OverlaidDrive
    private let b: OverlaidDrive
    private let report: [String]
    private let comparison: RouteComparison
    private let presentation: Presentation
    private let program: String
    private var units: UnitSystem { presentation.units }

    /// The interval of the points of curves that are computed, in seconds.
    private static let stepS = 1.0
    /// The most of them.
    private static let most = 7200
    /// How long a speed is averaged, in seconds.
    private static let speedS = 4.0

    /// - Parameters:
    ///   - report: the comparison in words.
    ///   - comparison: where time was won and lost.
    ///   - program: name and version, for the end of the page.
    package init(
        _ route: RouteFacts, _ a: OverlaidDrive, _ b: OverlaidDrive, report: [String],
        _ comparison: RouteComparison, _ presentation: Presentation,
        program: String
    ) {
        self.route = route
        self.a = a
        self.b = b
        self.report = report
        self.comparison = comparison
        self.presentation = presentation
        self.program = program
    }

    private var endS: Double { max(a.pace.durationS, b.pace.durationS, 1) }
    private var endMs: Int64 { Int64(clamping: (endS * 1000).rounded(.up)) }

    /// The moments at which curves are computed, in seconds.
    private func moments(of drive: OverlaidDrive) -> [Double] {
        let lastS = drive.pace.durationS
        let stepS = max(Self.stepS, lastS / Double(Self.most))
        return stride(from: 0, to: lastS, by: stepS) + [lastS]
    }

    package var page: Page {
        let body: [HTML] = [
            .header("\(route.title): two drives", "\(a.name) and \(b.name)"),
            .element("p", ["class": "pair"], text: report.first ?? ""),
            .section("Over each other", overlay), .section("Drives", [.table(["", a.name, b.name], rows)]),
            .section("Where time was gained and lost", [partTable]), .footer(program), data,
        ]
        return Page(title: "\(route.title): \(a.name) and \(b.name)", body)
    }

    private var charts: [Chart] { [ahead, speed, distance, altitude].compactMap(\.self) }

    private var sheet: ChartSheet { ChartSheet(charts: charts, marks: [], endMs: endMs, clock: .elapsed) }

    /// What the script draws; at the end of a page with `overlay`.
    var data: HTML { sheet.data }

    /// The map and the curves, beside each other on a wide screen.
    var overlay: [HTML] {
        let sheet = sheet
        let curves = HTML.element(
            "div",
            [.element("p", ["class": "soft"], text: "Time since each drive moved off.")]
                + sheet.charts.indices.map { sheet.figure($0, table: [table(sheet.charts[$0])]) })
        guard let map = OverlayMap([a, b], endMs: endMs, units: units) else { return [curves] }
        return [.element("div", ["class": "drive"], .element("section", map.content), curves)]
    }

    var partTable: HTML {
        .element(
            "details", .element("summary", text: "Table"),
            .table(["From", "To", a.facts.name.title, b.facts.name.title, "Lost", "Fuel"], parts, textColumns: 0))
    }

    private var rows: [[String]] {
        func row(_ title: String, _ text: (RouteTripFacts) -> String?) -> [String] {
            [title, text(a.facts) ?? "", text(b.facts) ?? ""]
        }
        let all = [
            row("Start") { $0.start.map(presentation.moment) }, row("Time") { Format.clock($0.durationS) },
            row("Rank") { $0.rank.map(String.init) }, row("Average speed") { $0.speedKmh.map { units.speed($0, 1) } },
            row("Distance") { units.distance($0.distanceM / 1000, 2) },
            row("Fuel") { $0.fuelL.map { units.volume($0, 2) } },
            row("Covered") { "\(Format.fixed($0.coveredShare * 100, 0))%" },
        ]
        return all.filter { $0.dropFirst().contains { !$0.isEmpty } }
    }

    /// From, to, the times of both in seconds, and what b lost.
    private var parts: [[String]] {
        let report = RouteReport(presentation)
        return comparison.parts.map { part in
            [
                report.distance(part.fromM), report.distance(part.toM), Format.fixed(part.aS, 1),
                Format.fixed(part.bS, 1), LapReport.signed(part.deltaS), part.deltaL.map { units.volume($0, 3) } ?? "",
            ]
        }
    }

    private func table(_ chart: Chart) -> HTML {
        let minutes = stride(from: Int64(0), through: endMs, by: Int(max(60_000, endMs / 30 / 60_000 * 60_000)))
        let rows = minutes.map { time in
            [Format.clock(Double(time) / 1000)]
                + chart.series.map { series in
                    let index = series.times.lastIndex { $0 <= time }
                    return index.map { time - series.times[$0] <= series.gapMs ? Format.number(series.values[$0]) : "" }
                        ?? ""
                }
        }
        return .table(["Time"] + chart.series.map(\.name), rows, textColumns: 0)
    }

    // MARK: Curves

    private func series(
        _ name: String, _ signal: String, _ values: [(timeS: Double, value: Double)]
    ) -> ChartSeries {
        var kept: [(ms: Int64, value: Double)] = []
        for (timeS, value) in values where timeS >= 0 {
            let ms = Int64(clamping: (timeS * 1000).rounded())
            if ms > kept.last?.ms ?? -1, ms <= endMs { kept.append((ms, value)) }
        }
        return ChartSeries(
            name: name, signal: signal, times: kept.map(\.ms), values: kept.map(\.value), gapMs: 15_000)
    }

    /// How far b was ahead of a where it was.
    private var ahead: Chart? {
        let values = moments(of: b).map { timeS in
            let times = a.pace.timesS(alongM: b.pace.alongM(afterS: timeS))
            return (timeS, max(times.lowerBound, min(times.upperBound, timeS)) - timeS)
        }
        let thin = values.map { (timeS: $0.0, value: -$0.1) }
        return Chart(
            title: "\(Format.capitalized(b.facts.name.title)) behind \(a.facts.name.title)", unit: "s",
            series: [series("Behind", "behindS", thin)])
    }

    private var speed: Chart? {
        chart("Speed", units.shown(.kilometresPerHour).symbol, "speed") { drive in
            let own = drive.points.compactMap { point in point.speedKmh.map { (timeS: point.timeS, value: $0) } }
            let values = own.isEmpty ? speeds(drive) : own
            return values.map { ($0.timeS, units.shown($0.value, .kilometresPerHour)) }
        }
    }

    private func speeds(_ drive: OverlaidDrive) -> [(timeS: Double, value: Double)] {
        moments(of: drive).map { timeS in
            let (fromS, toS) = (max(0, timeS - Self.speedS / 2), min(drive.pace.durationS, timeS + Self.speedS / 2))
            let metres = drive.pace.alongM(afterS: toS) - drive.pace.alongM(afterS: fromS)
            return (timeS, metres / max(0.1, toS - fromS) * 3.6)
        }
    }

    private var distance: Chart? {
        chart("Distance on the route", units.shown(.kilometres).symbol, "distance") { drive in
            moments(of: drive).map { ($0, units.shown(drive.pace.alongM(afterS: $0) / 1000, .kilometres)) }
        }
    }

    private var altitude: Chart? {
        chart("Altitude", units.shown(.metres).symbol, "altitude") { drive in
            drive.points.compactMap { point in point.altitudeM.map { (point.timeS, units.shown($0, .metres)) } }
        }
    }

    /// Nil if neither drive has values.
    private func chart(
        _ title: String, _ unit: String, _ signal: String, _ values: (OverlaidDrive) -> [(Double, Double)]
    ) -> Chart? {
        let all = [a, b].map { drive in
            series(drive.name, signal, values(drive).map { (timeS: $0.0, value: $0.1) })
        }
        guard all.contains(where: { $0.times.count > 1 }) else { return nil }
        return Chart(title: title, unit: unit, series: all)
    }
}
