package import Formats
package import Telemetry
package import Trips

/// A mileage log, as tax offices and employers require it: every drive of each vehicle with date, distance, odometer, purpose
/// and driver, and what is missing between them.
package struct Logbook: Sendable {
    /// A difference of odometer readings between two drives from which distance is missing, in km. Odometers report whole
    /// kilometers or tenths.
    static let leastGapKm = 1.0

    package struct Entry: Sendable {
        package var trip: Int64?
        package var start: WallTime
        package var end: WallTime
        package var distanceKm: Double?
        /// Computed from the last reading, the distance, and their difference; nil unless the car reports its odometer.
        package var odometerStartKm: Double?
        package var odometerEndKm: Double?
        /// The tags.
        package var purpose: [String]
        package var note: String?
        package var driver: String?
        /// The time of the drive without known speed, whose distance is missing, in seconds.
        package var uncoveredS: Double
        /// What the odometer advanced since the drive before, in km; nil if that is not known, or less than `leastGapKm`. A
        /// negative value means that it went back.
        package var gapKm: Double?
    }

    package struct Vehicle: Sendable {
        package var vin: String?
        package var entries: [Entry] = []

        package var distanceKm: Double { entries.compactMap(\.distanceKm).reduce(0, +) }
        package var gapKm: Double { entries.compactMap(\.gapKm).filter { $0 > 0 }.reduce(0, +) }

        /// The distance by purpose, the longest first; drives without a tag are under "".
        package var purposes: [(purpose: String, km: Double)] {
            var sums: [String: Double] = [:]
            for entry in entries { sums[entry.purpose.joined(separator: ", "), default: 0] += entry.distanceKm ?? 0 }
            return sums.map { ($0.key, $0.value) }.sorted { ($1.km, $0.purpose) < ($0.km, $1.purpose) }
        }
    }

    package let from: CalendarDay
    package let to: CalendarDay
    /// In the order of their first drives.
    package private(set) var vehicles: [Vehicle] = []
    /// The number of trips that nobody drove: of games, simulated and replayed ones.
    package var omitted = 0

    package init(from: CalendarDay, to: CalendarDay) {
        self.from = from
        self.to = to
    }

    /// Adds a drive; they come in the order of their starts.
    package mutating func take(_ trip: TripRecord) {
        let summary = trip.summary
        var start: Double?
        if let end = summary.odometerKm, let km = summary.distanceKm, let difference = summary.odometerDifferenceKm {
            start = max(0, end - km - difference)
        }
        let index = vehicles.firstIndex { $0.vin == trip.vin } ?? vehicles.count
        if index == vehicles.count { vehicles.append(Vehicle(vin: trip.vin)) }
        let before = vehicles[index].entries.last?.odometerEndKm
        let gap = before.flatMap { before in start.map { $0 - before } }
        vehicles[index].entries.append(
            Entry(
                trip: trip.id, start: trip.start, end: trip.end, distanceKm: summary.distanceKm, odometerStartKm: start,
                odometerEndKm: summary.odometerKm, purpose: trip.tags, note: trip.note, driver: trip.driver,
                uncoveredS: summary.distanceKm == nil ? 0 : summary.uncoveredS,
                gapKm: gap.flatMap { abs($0) >= Self.leastGapKm ? $0 : nil }))
    }

    // MARK: CSV

    /// A header, then one row a drive, with local days and times of day, in kilometers or miles as the header says.
    package func csv(_ presentation: Presentation) -> [String] {
        let unit = Format.capitalized(presentation.units.shown(.kilometres).symbol)
        func cell(_ km: Double?, _ decimals: Int) -> String {
            Self.cell(km.map { presentation.units.shown($0, .kilometres) }, decimals)
        }
        var lines = [
            "date,start,end,vin,distance\(unit),odometerStart\(unit),odometerEnd\(unit),purpose,driver,note,uncoveredS,"
                + "gap\(unit),trip"
        ]
        for vehicle in vehicles {
            for entry in vehicle.entries {
                let cells = [
                    "\(presentation.zone.day(entry.start))",
                    presentation.zone.clock(entry.start, hasTwelveHours: false),
                    presentation.zone.clock(entry.end, hasTwelveHours: false), vehicle.vin ?? "",
                    cell(entry.distanceKm, 3), cell(entry.odometerStartKm, 1),
                    cell(entry.odometerEndKm, 1), entry.purpose.joined(separator: ", "), entry.driver ?? "",
                    entry.note ?? "", Self.cell(entry.uncoveredS, 0), cell(entry.gapKm, 1),
                    entry.trip.map(String.init) ?? "",
                ]
                lines.append(cells.map(CSVCell.text).joined(separator: ","))
            }
        }
        return lines
    }

    private static func cell(_ value: Double?, _ decimals: Int) -> String {
        value.map { Decimals.text($0, decimals) } ?? ""
    }

    // MARK: Text

    /// What is said if there are no drives.
    package var emptiness: String {
        omitted == 0 ? "no drives" : "no real drives; --kind shows those of games and of simulated cars (\(omitted))"
    }

    /// "Mileage log, 1 January 2026 to 31 December 2026".
    package func title(_ units: UnitSystem) -> String {
        "Mileage log, \(from.shown(units)) to \(to.shown(units))"
    }

    /// - Parameters:
    ///   - filter: The filter as text; empty without one.
    package func text(_ presentation: Presentation, of filter: String, vehicles names: VehicleNames) -> [String] {
        let title = title(presentation.units) + (filter.isEmpty ? "" : ", " + filter)
        guard !vehicles.isEmpty else { return presentation.wrapped("\(title): \(emptiness)", indent: 2) }
        var lines = presentation.wrapped(title, indent: 2)
        for vehicle in vehicles {
            lines += [""] + presentation.wrapped(names.long(vehicle.vin) ?? "VIN unknown", indent: 2)
            let rows = vehicle.entries.map { row($0, presentation) }
            let widths = (0..<5).map { column in rows.map { CellWidth.of($0[column]) }.max() ?? 0 }
            let isTable = widths.reduce(0, +) + 2 * 4 <= presentation.width
            for (entry, row) in zip(vehicle.entries, rows) {
                if let gap = entry.gap(presentation.units) {
                    lines += presentation.wrapped("  ! " + gap, indent: 4)
                }
                if isTable {
                    // Numbers are aligned at the right, words at the left.
                    let cells = row.enumerated().map { column, cell in
                        (1...2).contains(column)
                            ? Format.leftPadded(cell, widths[column]) : Format.padded(cell, widths[column])
                    }
                    lines.append(Format.withoutTrailingSpaces(cells.joined(separator: "  ")))
                } else {
                    lines += presentation.wrapped(row.filter { !$0.isEmpty }.joined(separator: ", "), indent: 4)
                }
                if let note = entry.note {
                    lines += presentation.wrapped("    " + SafeText.line(note), indent: 4)
                }
                if let uncovered = entry.uncovered {
                    lines += presentation.wrapped("    ! " + uncovered, indent: 6)
                }
            }
            lines += presentation.wrapped("Total  " + vehicle.sums(presentation.units), indent: 2)
        }
        return lines
    }

    private func row(_ entry: Entry, _ presentation: Presentation) -> [String] {
        [
            entry.day(presentation) + "  " + entry.times(presentation), entry.distance(presentation.units),
            entry.odometer(presentation.units),
            SafeText.line(entry.purpose.joined(separator: ", ")), SafeText.line(entry.driver ?? ""),
        ]
    }
}

/// The words of a drive.
extension Logbook.Entry {
    package func day(_ presentation: Presentation) -> String {
        presentation.day(start)
    }

    /// "07:30 to 08:05".
    package func times(_ presentation: Presentation) -> String {
        "\(presentation.zone.clock(start)) to \(presentation.zone.clock(end))"
    }

    package func distance(_ units: UnitSystem) -> String {
        distanceKm.map { units.distance($0, 1) } ?? "unknown"
    }

    /// "41230 to 41262"; empty if the car does not report it.
    package func odometer(_ units: UnitSystem) -> String {
        switch (odometerStartKm, odometerEndKm) {
        case (let start?, let end?): "\(units.number(start, .kilometres, 0)) to \(units.number(end, .kilometres, 0))"
        case (nil, let end?): "to \(units.number(end, .kilometres, 0))"
        default: ""
        }
    }

    /// What the odometer shows to be missing before this drive; nil for nothing.
    package func gap(_ units: UnitSystem) -> String? {
        gapKm.map {
            $0 > 0
                ? "\(units.distance($0, 0)) not recorded" : "the odometer went back by \(units.distance(-$0, 0))"
        }
    }

    /// What of this drive is missing; nil for nothing.
    package var uncovered: String? {
        uncoveredS > TripEngine.gapSeconds
            ? "\(Format.duration(uncoveredS)) of this drive without speed data, not counted" : nil
    }
}

extension Logbook.Vehicle {
    /// "5 drives, 123.4 km: business 100.0 km, without a purpose 23.4 km; not recorded: 12 km".
    package func sums(_ units: UnitSystem) -> String {
        var text = "\(Format.count(entries.count, "drive")), \(units.distance(distanceKm, 1))"
        let purposes = purposes
        if purposes.contains(where: { !$0.purpose.isEmpty }) {
            text +=
                ": "
                + purposes.map {
                    ($0.purpose.isEmpty ? "without a purpose" : SafeText.line($0.purpose)) + " "
                        + units.distance($0.km, 1)
                }.joined(separator: ", ")
        }
        if gapKm > 0 { text += "; not recorded: \(units.distance(gapKm, 0))" }
        let unknown = entries.count { $0.distanceKm == nil }
        if unknown > 0 { text += "; \(Format.count(unknown, "drive")) of unknown distance" }
        return text
    }
}
