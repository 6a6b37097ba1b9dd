import Formats
package import Reports
import Telemetry
package import Trips

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
