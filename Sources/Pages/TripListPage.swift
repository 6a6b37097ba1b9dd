package import Formats
package import Reports
import Telemetry
package import Trips

/// The page with all trips, which a script searches. Without it, the years lead to them.
package struct TripListPage {
    private let trips: [JSON]
    private let filter: String
    private let program: String
    private let place: PagePlace

    /// A trip as the script finds and shows it.
    package static func row(
        _ trip: TripListEntry, _ presentation: Presentation, vehicles: VehicleNames, at place: PagePlace
    ) -> JSON {
        let vehicle = presentation.isRedacted ? vehicles[trip.vin] : vehicles.short(trip.vin)
        let way = [trip.from.map { trip.to == nil ? "from \($0)" : $0 }, trip.to.map { "to \($0)" }]
        let cells = [
            presentation.moment(trip.start), Format.duration(trip.durationS),
            trip.distanceKm.map { presentation.units.distance($0) } ?? "",
            presentation.isRedacted ? "" : way.compactMap(\.self).joined(separator: " "), vehicle ?? "",
            trip.driver ?? "",
            trip.tags.joined(separator: ", "), presentation.isRedacted ? "" : trip.note ?? "",
        ]
        return .array([.string(place.url(.trip(trip.id)) ?? "")] + cells.map { .string(SafeText.line($0)) })
    }

    /// - Parameters:
    ///   - trips: `row` of each, newest first.
    ///   - filter: the filter as text; empty without one.
    ///   - program: name and version, for the end of the page.
    package init(_ trips: [JSON], of filter: String, program: String, at place: PagePlace) {
        self.trips = trips
        self.filter = filter
        self.program = program
        self.place = place
    }

    package var page: Page {
        let columns = ["Start", "Time", "Distance", "Way", "Vehicle", "Driver", "Tags", "Note"]
        return Page(
            title: "All trips", at: place, script: .search,
            [
                .header("All trips", filter),
                .element(
                    "p", ["class": "search"],
                    .element("label", ["for": "words"], text: "Search "),
                    .element("input", ["id": "words", "type": "search", "autocomplete": "off"]),
                    .element("output", ["id": "count", "for": "words"])),
                .element("noscript", .element("p", text: "Without scripts, the years lead to the trips.")),
                .element(
                    "div", ["class": "wide", "tabindex": "0"],
                    .element(
                        "table", ["class": "data listed"],
                        .element(
                            "thead",
                            .element(
                                "tr", columns.map { .element("th", ["scope": "col", "class": "text"], text: $0) })),
                        .element("tbody", ["id": "found"]))),
                .footer(program), .data(id: "trips", .array(trips)),
            ])
    }
}
