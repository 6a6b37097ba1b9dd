package import Formats
package import Reports
import Routes
import Telemetry

/// The page with the places that the user named, on a map and with what was driven to and from them.
package struct PlacesPage {
    private let places: [PlaceFacts]
    private let currency: String?
    private let presentation: Presentation
    private let program: String
    private let place: PagePlace

    /// - Parameter program: name and version, for the end of the page.
    package init(
        _ places: [PlaceFacts], currency: String?, _ presentation: Presentation, program: String, at place: PagePlace
    ) {
        // Whoever gets a redacted page is not to know hidden places.
        self.places = places.filter { !presentation.isRedacted || !$0.place.isHidden }
        self.currency = currency
        self.presentation = presentation
        self.program = program
        self.place = place
    }

    package var page: Page {
        guard !places.isEmpty else {
            let none = "No places yet: obdmech place add names one."
            return Page(title: "Places", at: place, [.header("Places"), .element("p", text: none), .footer(program)])
        }
        var body: [HTML] = [.header("Places")]
        if let map { body.append(.element("div", ["class": "way"], map)) }
        let rows = places.map { facts in
            [
                facts.place.name, String(facts.arrivals), String(facts.departures),
                presentation.units.distance(facts.distanceKm, 0),
                facts.fuelL.map { presentation.units.volume($0, 1) } ?? "",
                facts.fuelCost.map { Format.money($0, currency: currency) } ?? "",
            ]
        }
        body.append(
            .table(
                ["Place", "Arrivals", "Departures", "Driven", "Fuel", "Cost"], rows, isSortable: rows.count > 2,
                named: ["Arrivals", "Departures", "Driven", "Fuel", "Cost"]))
        body.append(
            .element("p", ["class": "soft"], text: "Sums are those of the trips that begin or end at the place."))
        body.append(.footer(program))
        return Page(title: "Places", at: place, body)
    }

    /// The space above or below a place for its name, in units of the map.
    private static let nameHeight = 42.0

    private var map: HTML? {
        guard let frame = WayFrame(places.map(\.place.center)) else { return nil }
        let most = Double(max(1, places.map { $0.arrivals + $0.departures }.max() ?? 1))
        let pins = places.map { facts -> HTML in
            let (x, y) = frame.point(facts.place.center)
            // The area says how often.
            let radius = 8 + 22 * (Double(facts.arrivals + facts.departures) / most).squareRoot()
            let isAtTop = y - radius < Self.nameHeight
            let isLeft = x < 150
            let isRight = x > 850
            return .element(
                "g", ["class": "spot", "transform": "translate(\(Decimals.text(x, 1)) \(Decimals.text(y, 1)))"],
                .element("circle", ["r": Decimals.text(radius, 1)], .element("title", text: facts.place.name)),
                .element(
                    "text",
                    [
                        "x": Decimals.text(isRight ? radius : isLeft ? -radius : 0, 1),
                        "y": Decimals.text(isAtTop ? radius + 8 : -radius - 8, 1),
                        "dominant-baseline": isAtTop ? "hanging" : "auto",
                        "text-anchor": isRight ? "end" : isLeft ? "start" : "middle",
                    ],
                    text: facts.place.name))
        }
        return .element(
            "svg",
            [
                "class": "ground", "viewBox": "0 0 \(Int(clamping: WayFrame.width)) \(Int(clamping: frame.height))",
                "role": "img", "aria-label": "Map of \(Format.count(places.count, "place")), north is up",
            ], pins)
    }
}
