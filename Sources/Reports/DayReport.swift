package import OBD
package import Telemetry
package import Trips

/// The trips and scans of a range of days.
package struct DayReport: Sendable {
    package static let format = "obdmech.report/1"

    package let from: CalendarDay
    package let to: CalendarDay
    package let trips: [TripRecord]
    package let scans: [ScanRecord]

    package init(from: CalendarDay, to: CalendarDay, trips: [TripRecord], scans: [ScanRecord]) {
        (self.from, self.to, self.trips, self.scans) = (from, to, trips, scans)
    }

    /// The sum of what is known; nil when it is known of none of the trips. Of no trips at all it is 0.
    private func total(_ value: (TripRecord) -> Double?) -> Double? {
        let known = trips.compactMap(value)
        return known.isEmpty && !trips.isEmpty ? nil : known.reduce(0, +)
    }

    package var totalDistanceKm: Double? { total(\.summary.distanceKm) }
    package var totalDurationS: Double { trips.reduce(0) { $0 + $1.summary.durationS } }
    package var totalFuelL: Double? { total(\.summary.fuelL) }
    package var totalFuelCost: Double? { total(\.fuelCost) }

    package var json: JSON {
        .object([
            ("format", .string(Self.format)),
            ("from", .string(from.description)),
            ("to", .string(to.description)),
            (
                "totals",
                .object([
                    ("trips", .integer(Int64(trips.count))),
                    ("distanceKm", .rounded(totalDistanceKm, 4)),
                    ("durationS", .rounded(totalDurationS, 3)),
                    ("fuelL", .rounded(totalFuelL, 4)),
                    ("fuelCost", .rounded(totalFuelCost, 2)),
                ])
            ),
            ("trips", .array(trips.map { .object(TripReport.members($0)) })),
            (
                "scans",
                .array(
                    scans.map { scan in
                        .object([
                            ("time", .string(CalendarTime.iso8601(scan.time))),
                            ("vin", .text(scan.vin)),
                            ("mil", scan.milOn.map { .bool($0) }),
                            ("codes", .array(scan.codes.map { .string($0.description) })),
                        ])
                    })
            ),
        ])
    }

    /// The lines for a terminal of `width` columns. `utcOffsetS` gives a time's distance from UTC in seconds.
    package func text(
        in units: UnitSystem = .metric, currency: String? = nil, width: Int, utcOffsetS: (WallTime) -> Int
    ) -> [String] {
        let title = from == to ? from.spelledOut : "\(from.spelledOut) to \(to.spelledOut)"
        guard !trips.isEmpty || !scans.isEmpty else {
            return Format.wrapped("\(title): no trips, no scans", width: width)
        }
        var lines = Format.wrapped(title, width: width)
        func add(_ text: String, indent: Int) {
            lines += Format.wrapped(text, width: width, indent: indent)
        }
        func distance(_ km: Double?) -> String { km.map { units.distance($0) } ?? "distance not known" }
        func costing(_ cost: Double?) -> String {
            cost.map { ", cost \(Format.money($0, currency: currency))" } ?? ""
        }
        func clock(_ time: WallTime) -> String {
            let local = CalendarTime(time, utcOffsetS: utcOffsetS(time))
            return from == to ? local.hourAndMinute : "\(local.day) \(local.hourAndMinute)"
        }
        for trip in trips {
            lines.append("")
            let number = trip.id.map { "Trip \($0)" } ?? "Trip"
            let endTime = CalendarTime(trip.end, utcOffsetS: utcOffsetS(trip.end)).hourAndMinute
            add("\(number)  \(clock(trip.start)) to \(endTime), \(Format.duration(trip.summary.durationS))", indent: 2)
            let speed = trip.summary.averageSpeedKmh.map {
                ", \(units.speed($0, 1)) on average, "
                    + "\(units.number(trip.summary.maxSpeedKmh, .kilometresPerHour)) at most"
            }
            add("  \(distance(trip.summary.distanceKm))\(speed ?? "")", indent: 2)
            add("  Fuel \(Self.fuel(trip.summary, units))\(costing(trip.fuelCost))", indent: 2)
        }
        if trips.count > 1 {
            lines.append("")
            let fuel = totalFuelL.map { ", \(units.volume($0))" + share(\.summary.fuelL) } ?? ""
            let cost = costing(totalFuelCost) + share(\.fuelCost)
            add(
                "Total  \(Format.count(trips.count, "trip")), \(distance(totalDistanceKm))"
                    + "\(share(\.summary.distanceKm)) in \(Format.duration(totalDurationS))\(fuel)\(cost)", indent: 2)
        }
        if !scans.isEmpty { lines.append("") }
        for scan in scans {
            let lamp = scan.milOn.map { $0 ? "lamp on" : "lamp off" } ?? "lamp not known"
            let codes = scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " ")
            add("Scan  \(clock(scan.time)), \(lamp), \(codes)", indent: 2)
        }
        return lines
    }

    /// " (2 trips)" where a sum is not of all of them.
    private func share(_ value: (TripRecord) -> Double?) -> String {
        let known = trips.compactMap(value).count
        return known == 0 || known == trips.count ? "" : " (\(Format.count(known, "trip")))"
    }

    /// "0.71 L, 8.5 L/100 km (27.6 mpg US)".
    private static func fuel(_ summary: TripSummary, _ units: UnitSystem) -> String {
        guard let litres = summary.fuelL else {
            return summary.fuelKg.map { Format.fixed($0, 2) + " kg" }
                ?? "not known: the vehicle does not report air flow"
        }
        guard let per100 = summary.averageLPer100Km else { return units.volume(litres) }
        let also = units == .metric ? " (\(UnitSystem.us.consumption(per100)))" : ""
        return "\(units.volume(litres)), \(units.consumption(per100))" + also
    }
}
