package import Reports
import Trips

/// The page with all vehicles beside each other.
package struct FleetPage {
    private let text: FleetText
    private let filter: String
    private let program: String
    private let place: PagePlace

    /// - Parameters:
    ///   - filter: the filter as text; empty without one.
    ///   - program: name and version, for the end of the page.
    package init(_ text: FleetText, of filter: String, program: String, at place: PagePlace = .alone) {
        self.text = text
        self.filter = filter
        self.program = program
        self.place = place
    }

    package var page: Page {
        var body: [HTML] = [.header(text.title, filter)]
        let report = text.report
        if report.vehicles.isEmpty {
            body.append(.element("p", text: FleetText.emptiness))
        } else {
            body.append(.lead(text.summary + "."))
            let totals = report.vehicles.count > 1 ? [text.totalCells] : []
            body.append(.table(text.columns, report.vehicles.map(text.cells) + totals))
            let cards = report.vehicles.map { vehicle in
                HTML.element(
                    "section", ["class": vehicle.attention.isNeeded ? "card finding" : "card"],
                    .element("h2", text: text.name(vehicle)), .facts(text.details(vehicle)))
            }
            body.append(.section("Each vehicle", [.element("div", ["class": "cards"], cards)]))
        }
        for note in [text.notCounted, text.notSeen] {
            if let note { body.append(.element("p", ["class": "soft"], text: note + ".")) }
        }
        body.append(.footer(program))
        return Page(title: text.title, at: place, body)
    }
}
