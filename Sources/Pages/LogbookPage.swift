import Formats
package import Reports
package import Telemetry

/// The page with the mileage log of a range of days.
package struct LogbookPage {
    private let logbook: Logbook
    private let filter: String
    private let units: UnitSystem
    private let vehicles: VehicleNames
    private let isRedacted: Bool
    private let program: String
    private let utcOffsetS: (WallTime) -> Int

    /// - Parameters:
    ///   - filter: the filter as text; empty without one.
    ///   - isRedacted: leaves out VINs.
    ///   - program: name and version, for the end of the page.
    ///   - utcOffsetS: the UTC offset at a time, in seconds.
    package init(
        _ logbook: Logbook, of filter: String, units: UnitSystem, vehicles: VehicleNames, isRedacted: Bool,
        program: String, utcOffsetS: @escaping (WallTime) -> Int
    ) {
        (self.logbook, self.filter, self.units, self.vehicles) = (logbook, filter, units, vehicles)
        (self.isRedacted, self.program, self.utcOffsetS) = (isRedacted, program, utcOffsetS)
    }

    package var page: Page {
        let title = logbook.title(units)
        var body: [HTML] = [.header(title, filter)]
        if logbook.vehicles.isEmpty { body.append(.element("p", text: "No drives.")) }
        body += logbook.vehicles.map { vehicle in
            let name =
                isRedacted ? vehicles[vehicle.vin] ?? "VIN left out" : vehicles.long(vehicle.vin) ?? "VIN unknown"
            return .section(name, [.element("p", text: vehicle.sums(units) + "."), table(vehicle)])
        }
        body.append(.footer(program))
        return Page(title: title, body)
    }

    private func table(_ vehicle: Logbook.Vehicle) -> HTML {
        let rows = vehicle.entries.map { entry -> [String] in
            [
                entry.day(units, utcOffsetS), entry.times(utcOffsetS), entry.distance(units), entry.odometer(units),
                entry.purpose.joined(separator: ", "), entry.driver ?? "", entry.note ?? "",
                [entry.gap(units).map { $0 + " before this drive" }, entry.uncovered].compactMap(\.self).joined(
                    separator: "; "),
            ]
        }
        return .table(
            ["Date", "Time", "Distance", "Odometer", "Purpose", "Driver", "Note", "Missing"], rows, textColumns: 8)
    }
}
