import Formats
package import Reports
import Telemetry
package import Trips

/// The page about two groups of trips side by side.
package struct ComparePage {
    private let report: CompareReport
    private let program: String

    /// - Parameter program: name and version, for the end of the page.
    package init(_ report: CompareReport, program: String) {
        self.report = report
        self.program = program
    }

    package var page: Page {
        let facts = report.sides.map { (label: $0.name, text: $0.text) }
        let matching = report.matching.map { [(label: "Similar driving", text: $0)] } ?? []
        var body: [HTML] = [.header("Comparison")]
        if let verdict = report.verdict { body.append(.lead(verdict)) }
        body.append(.facts(facts + matching))
        if report.rows.isEmpty {
            body.append(.element("p", text: "Nothing to compare: no trips."))
        } else {
            let changes = report.changes
            let pictures = (changes.isEmpty ? [] : [ForestPlot(changes: changes).figure]) + [trips].compactMap(\.self)
            if !pictures.isEmpty { body.append(.element("div", ["class": "pair-of"], pictures)) }
            body.append(.section("Differences", [table]))
        }
        body += report.remarks.map { .element("p", ["class": "soft"], text: $0) }
        body.append(.footer(program))
        return Page(title: "Comparison of trips", body)
    }

    /// The numbers; on a phone a card for each row.
    private var table: HTML {
        let head = report.head
        // With too little data, nothing is judged.
        let isJudged = report.rows.contains { !$0.answer.isEmpty }
        let names = ["", head.a, head.b, Format.capitalized(head.difference)] + (isJudged ? ["Answer"] : [])
        let rows = report.rows.map { row in
            let cells = zip(names, [row.name, row.a, row.b, row.difference, row.answer]).enumerated()
            return HTML.element(
                "tr",
                ["class": row.answer.hasSuffix("significant") && !row.answer.hasPrefix("not") ? "telling" : "chance"],
                cells.map { column, cell in
                    column == 0
                        ? HTML.element("th", ["scope": "row"], text: cell.1)
                        : .element("td", ["class": column < 4 ? "number" : "text", "data-name": cell.0], text: cell.1)
                })
        }
        return .element(
            "div", ["class": "wide", "tabindex": "0"],
            .element(
                "table", ["class": "data stacked"],
                .element(
                    "thead",
                    .element(
                        "tr",
                        names.enumerated().map { column, name in
                            .element(
                                "th", ["scope": "col", "class": (1..<4).contains(column) ? "number" : "text"],
                                text: name)
                        })), .element("tbody", rows)))
    }

    /// The consumption of both groups, trip by trip.
    private var trips: HTML? {
        let sides = [report.a, report.b]
        let units = report.presentation.units
        let times = sides.flatMap { $0.consumptions.map(\.start) }
        guard let first = times.min(), let last = times.max(), last > first, times.count > 4 else { return nil }
        let dots = sides.enumerated().flatMap { index, side in
            side.consumptions.compactMap { trip -> DotChart.Dot? in
                let shown = units.shown(trip.litresPer100Km, .litresPer100Kilometres)
                guard shown.isFinite else { return nil }
                return DotChart.Dot(
                    share: trip.start.seconds(since: first) / last.seconds(since: first), value: shown,
                    text: "\(report.presentation.moment(trip.start)): \(units.consumption(trip.litresPer100Km))",
                    series: index)
            }
        }
        return DotChart(
            title: "Consumption by trip", unit: units.shown(.litresPer100Kilometres).symbol, dots: dots,
            ticks: ChartMonths.ticks(from: first, to: last, report.presentation), names: ["A", "B"]
        ).figure
    }
}

/// The page about two laps side by side.
package struct LapComparePage {
    private let report: LapCompareReport
    private let delta: LapDelta
    private let program: String

    /// - Parameters:
    ///   - delta: of which the report is.
    ///   - program: name and version, for the end of the page.
    package init(_ report: LapCompareReport, _ delta: LapDelta, program: String) {
        self.report = report
        self.delta = delta
        self.program = program
    }

    package var page: Page {
        var body: [HTML] = [
            .header("Two laps", report.title),
            .facts(report.facts),
        ]
        let laps = zip(report.names, [delta.reference, delta.lap]).map { (name: $0, trace: $1) }
        if let sheet = LapSheet(
            laps, pair: (lap: 1, reference: 0), units: report.presentation.units, corners: report.corners)
        {
            body.append(.section("Lap comparison", sheet.content))
        }
        body.append(.footer(program))
        return Page(title: report.title, body)
    }
}
