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
        let sides = report.sides
        let facts = sides.map { (label: $0.name, text: $0.text) }
        let matching = report.matching.map { [(label: "Similar driving", text: $0)] } ?? []
        var body: [HTML] = [.header("Comparison"), .facts(facts + matching)]
        let (head, rows) = (report.head, report.rows)
        if rows.isEmpty {
            body.append(.element("p", text: "Nothing to compare: no trips."))
        } else {
            let names = ["", head.a, head.b, Format.capitalized(head.difference), "Answer"]
            body.append(
                .section("Differences", [.table(names, rows.map { [$0.name, $0.a, $0.b, $0.difference, $0.answer] })]))
        }
        body += report.remarks.map { .element("p", ["class": "soft"], text: $0) }
        body.append(.element("footer", text: "Made by \(program)."))
        return Page(title: "Comparison of trips", body)
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
            .element("header", .element("h1", text: "Two laps"), .element("p", ["class": "soft"], text: report.title)),
            .facts(report.facts),
        ]
        let laps = zip(report.names, [delta.reference, delta.lap]).map { (name: $0, trace: $1) }
        if let sheet = LapSheet(laps, pair: (lap: 1, reference: 0), units: report.presentation.units) {
            body.append(.section("Lap comparison", sheet.content))
        }
        body.append(.element("footer", text: "Made by \(program)."))
        return Page(title: report.title, body)
    }
}
