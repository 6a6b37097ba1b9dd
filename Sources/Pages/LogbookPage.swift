package import Formats
package import Reports
import Telemetry

/// The page with the mileage log of a range of days.
package struct LogbookPage {
    private let logbook: Logbook
    private let filter: String
    private let presentation: Presentation
    private let vehicles: VehicleNames
    private let program: String
    private let place: PagePlace

    /// - Parameters:
    ///   - filter: the filter as text; empty without one.
    ///   - program: name and version, for the end of the page.
    package init(
        _ logbook: Logbook, _ presentation: Presentation, of filter: String, vehicles: VehicleNames, program: String,
        at place: PagePlace = .alone
    ) {
        self.place = place
        self.logbook = logbook
        self.presentation = presentation
        self.filter = filter
        self.vehicles = vehicles
        self.program = program
    }

    package var page: Page {
        let title = logbook.title(presentation.units)
        var body: [HTML] = [.header(title, filter)]
        if logbook.vehicles.isEmpty { body.append(.element("p", text: Format.capitalized(logbook.emptiness) + ".")) }
        body += logbook.vehicles.map { vehicle in
            let name =
                presentation.isRedacted
                ? vehicles[vehicle.vin] ?? "VIN left out" : vehicles.long(vehicle.vin) ?? "VIN unknown"
            return .section(name, [.element("p", text: vehicle.sums(presentation.units) + "."), table(vehicle)])
        }
        body.append(.footer(program))
        return Page(title: title, at: place, body)
    }

    private func table(_ vehicle: Logbook.Vehicle) -> HTML {
        let rows = vehicle.entries.map { entry -> [String] in
            [
                entry.day(presentation), entry.times(presentation), entry.distance(presentation.units),
                entry.odometer(presentation.units),
                entry.purpose.joined(separator: ", "), entry.driver ?? "", entry.note ?? "",
                [entry.gap(presentation.units).map { $0 + " before this drive" }, entry.uncovered].compactMap(\.self)
                    .joined(
                        separator: "; "),
            ]
        }
        return .table(
            ["Date", "Time", "Distance", "Odometer", "Purpose", "Driver", "Note", "Missing"], rows, textColumns: 8)
    }
}
