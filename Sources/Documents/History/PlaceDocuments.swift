package import Formats
package import Reports
package import Routes

/// Places and lap gates as JSON.
package enum PlaceDocuments {
    private static let place: [JSONMember<PlaceFacts>] = [
        JSONMember("name", .text, "Name.") { $0.place.name },
        JSONMember("latitude", .number("degrees", 6), "Latitude of its center (WGS 84).") {
            $0.place.center.latitude
        },
        JSONMember("longitude", .number("degrees", 6), "Longitude of its center.") { $0.place.center.longitude },
        JSONMember("radiusM", .number("m", 1), "Radius.") { $0.place.radiusM },
        JSONMember("hidden", .yesNo, "Whether it is left out of exported tracks.") { $0.place.isHidden },
        JSONMember("departures", .integer, "Number of trips that began there.") { $0.departures },
        JSONMember("arrivals", .integer, "Number of trips that ended there.") { $0.arrivals },
        JSONMember("distanceKm", .number("km", 3), "Distance of these trips.") { $0.distanceKm },
        JSONMember("fuelL", .number("L", 4), "Fuel of these trips.") { $0.fuelL },
        JSONMember("fuelCost", .number("", 2), "Cost of the fuel of these trips.") { $0.fuelCost },
    ]

    static let places = JSONShape<[PlaceFacts]>(
        "places", "list of places",
        [
            .format("obdmech.places/1"),
            JSONMember("places", .list(.object(place)), "Places in the order of their names.") { $0 },
        ])

    package static func json(_ places: [PlaceFacts]) -> JSON { self.places.json(places) }

    // MARK: Gates

    private static let name: [JSONMember<LapGate>] = [JSONMember("name", .text, "Name of the gate.") { $0.name }]

    private static let line: [JSONMember<LapGate>] = [
        JSONMember("latitude", .number("°", 7), "Middle of the line; north is positive.") { $0.place.latitude },
        JSONMember("longitude", .number("°", 7), "Middle of the line; east is positive.") { $0.place.longitude },
        JSONMember("courseDeg", .number("°", 1), "Direction of driving, clockwise from north.") { $0.courseDeg },
        JSONMember("widthM", .number("m", 1), "Width of the line.") { 2 * $0.halfWidthM },
    ]

    private static let sectors: [JSONMember<LapGate>] = [
        JSONMember(
            "sectors", .list(.object(line)),
            "Lines at which sectors end, in their order; the last one ends at the gate."
        ) { $0.sectors }
    ]

    static let gates = JSONShape<[LapGate]>(
        "gates", "list of lap gates",
        [
            .format("obdmech.gates/1"),
            JSONMember("gates", .list(.object(name, line, sectors)), "Gates in the order of their names.") { $0 },
        ])

    package static func json(_ gates: [LapGate]) -> JSON { self.gates.json(gates) }
}

extension DocumentForm {
    static let places = DocumentForm("places", of: ["place"], "Named places.", [PlaceDocuments.places.form])
    static let gates = DocumentForm("gates", of: ["lap"], "Output of lap gate --json.", [PlaceDocuments.gates.form])
}
