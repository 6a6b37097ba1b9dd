import Diagnosis
package import Formats
import OBD
import Telemetry
import Trends
import Trips

/// The words of a fleet's report, for text and pages.
package struct FleetText: Sendable {
    package let report: FleetReport
    private let presentation: Presentation
    private let names: VehicleNames

    private var units: UnitSystem { presentation.units }

    package init(_ report: FleetReport, _ presentation: Presentation, vehicles: VehicleNames) {
        self.report = report
        self.presentation = presentation
        names = vehicles
    }

    /// "Fleet, 1 Jan 2026 to 31 Dec 2026".
    package var title: String {
        let days = report.from == report.to ? "" : " to \(report.to.shown(units))"
        return "Fleet, \(report.from.shown(units))\(days)"
    }

    /// "3 vehicles, 1 of them needs attention".
    package var summary: String {
        let count = report.attentionCount
        let needs =
            report.vehicles.count == 1
            ? "needs attention" : "\(count) of them \(count == 1 ? "needs" : "need") attention"
        return Format.count(report.vehicles.count, "vehicle") + (count == 0 ? "" : ", \(needs)")
    }

    package static let emptiness = "No vehicles yet: trips and scans add them."

    /// The headings of `cells`.
    package var columns: [String] {
        let energy =
            report.totals.batteryKWh == nil
            ? "Fuel" : report.vehicles.contains { $0.totals.fuelL ?? 0 > 0 } ? "Fuel or energy" : "Energy"
        return ["Vehicle", "Trips", "Distance", Self.time, energy, "Consumption", "Cost"]
    }

    private static let time = "Time"

    package func name(_ vehicle: FleetReport.Vehicle) -> String {
        let profile = vehicle.recorded.vehicle
        let name =
            presentation.isRedacted ? profile.name ?? "VIN left out" : names.short(profile.vin) ?? "VIN unknown"
        return SafeText.line(name) + (vehicle.recorded.isMadeUp ? " (simulated)" : "")
    }

    /// The totals of a vehicle, below `columns`; empty cells for what is unknown.
    package func cells(_ vehicle: FleetReport.Vehicle) -> [String] { [name(vehicle)] + cells(vehicle.totals) }

    /// The totals of all vehicles, below `columns`.
    package var totalCells: [String] { ["Total"] + cells(report.totals) }

    private func cells(_ totals: TripTotals) -> [String] {
        guard totals.trips > 0 else { return [report.hidden.contains("trips") ? "" : "0", "", "", "", "", ""] }
        let rows = rows(totals)
        func value(_ labels: String...) -> String {
            rows.filter { labels.contains($0.label) }.map(\.value).joined(separator: " + ")
        }
        return [
            String(totals.trips), totals.distanceKm.map { units.distance($0) } ?? "unknown",
            Format.duration(totals.durationS), value("Fuel", "Energy"), economy(totals) ?? "", value("Cost"),
        ]
    }

    private func economy(_ totals: TripTotals) -> String? {
        totals.economy(units) ?? totals.energyEconomy(units)
    }

    private func rows(_ totals: TripTotals) -> [DayReport.TotalRow] {
        DayReport(from: report.from, to: report.to, trips: [], totals: totals, scans: []).totalRows(in: units)
    }

    /// "12 trips, 310 km in 6 h 10 min, 21 L, score 87, 6.8 L/100 km"; "no trips".
    private func sums(_ totals: TripTotals) -> String {
        guard totals.trips > 0 else { return report.hidden.contains("trips") ? "trips unknown" : "no trips" }
        return (rows(totals).map(\.text) + [economy(totals)].compactMap(\.self)).joined(separator: ", ")
    }

    /// "Not counted: 3 simulated trips"; nil if everything is.
    package var notCounted: String? { report.notCounted.words.map { "Not counted: " + $0 } }

    /// "This account does not see scans"; nil if it sees everything.
    package var notSeen: String? {
        report.hidden.isEmpty ? nil : "This account does not see \(Format.list(report.hidden))"
    }

    // MARK: What is beside the totals

    /// What is said of a vehicle beside its totals: what needs attention first.
    package func details(_ vehicle: FleetReport.Vehicle) -> [(label: String, text: String)] {
        let rows: [(String, String?)] = [
            ("Scan", scan(vehicle)), ("Changing", vehicle.findings.mention(in: units)),
            ("Drivers", drivers(vehicle)),
            ("Service", vehicle.service.map { "\(presentation.day($0.moment)), \(SafeText.line($0.description))" }),
        ]
        return rows.compactMap { label, text in text.map { (label, $0) } }
    }

    /// "21 Nov 2026, stop the engine: …; codes P0301 P0420".
    private func scan(_ vehicle: FleetReport.Vehicle) -> String? {
        guard let scan = vehicle.scan else { return vehicle.isScanHidden ? nil : "never" }
        let codes = scan.record.codes.map(\.description).joined(separator: " ")
        return "\(presentation.day(scan.record.time)): \(scan.verdict.sentence)" + (codes.isEmpty ? "" : " (\(codes))")
    }

    /// "Ann 200 km, Ben 110 km", the longest first; nil if no trip has a driver.
    private func drivers(_ vehicle: FleetReport.Vehicle) -> String? {
        guard vehicle.drivers.contains(where: { $0.name != nil }) else { return nil }
        let sorted = vehicle.drivers.sorted { ($0.totals.distanceKm ?? 0) > ($1.totals.distanceKm ?? 0) }
        return sorted.map { driver in
            let name = driver.name.map(SafeText.line) ?? "unknown"
            return name + " "
                + (driver.totals.distanceKm.map { units.distance($0) } ?? Format.count(driver.totals.trips, "trip"))
        }.joined(separator: ", ")
    }

    // MARK: Text

    /// - Parameter filter: the filter as text; empty without one.
    package func lines(of filter: String) -> [String] {
        let heading = title + (filter.isEmpty ? "" : ", " + filter)
        guard !report.vehicles.isEmpty else {
            return presentation.wrapped("\(heading): no vehicles", indent: 2)
        }
        var lines = presentation.wrapped("\(heading): \(summary)", indent: 2)
        let table = table
        if let header = table?.header { lines += ["", header] }
        for (index, vehicle) in report.vehicles.enumerated() {
            let mark = vehicle.attention.isNeeded ? "! " : ""
            if let table {
                lines.append(table.rows[index])
            } else {
                lines += [""] + presentation.wrapped("\(mark)\(name(vehicle)): \(sums(vehicle.totals))", indent: 4)
            }
            for detail in details(vehicle) {
                lines += presentation.wrapped("    \(Format.padded(detail.label, 8))  \(detail.text)", indent: 6)
            }
        }
        if report.vehicles.count > 1 {
            lines += [""]
            lines += table.map { [$0.total] } ?? presentation.wrapped("Total  \(sums(report.totals))", indent: 2)
        }
        for note in [notCounted, notSeen] {
            if let note { lines += [""] + presentation.wrapped(note, indent: 2) }
        }
        return lines
    }

    private typealias Table = (header: String, rows: [String], total: String)

    /// The totals below each other; nil if the terminal is too narrow, even without the time.
    private var table: Table? {
        let columns = columns
        let rows = report.vehicles.map { vehicle in
            var cells = cells(vehicle)
            cells[0] = (vehicle.attention.isNeeded ? "! " : "  ") + cells[0]
            return cells
        }
        let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let head = ["  " + columns[0]] + columns.dropFirst()
        let lines = [head] + rows + [["  " + totalCells[0]] + totalCells.dropFirst()]
        return table(lines, used) ?? table(lines, used.filter { columns[$0] != Self.time })
    }

    private func table(_ lines: [[String]], _ columns: [Int]) -> Table? {
        let widths = columns.map { column in lines.map { CellWidth.of($0[column]) }.max() ?? 0 }
        guard widths.reduce(0, +) + 2 * (widths.count - 1) <= presentation.width else { return nil }
        let texts = lines.map { line in
            let cells = zip(columns, widths).map { column, width in
                column == 0 ? Format.padded(line[column], width) : Format.leftPadded(line[column], width)
            }
            return Format.withoutTrailingSpaces(cells.joined(separator: "  "))
        }
        return (texts[0], Array(texts.dropFirst().dropLast()), texts[texts.count - 1])
    }
}
