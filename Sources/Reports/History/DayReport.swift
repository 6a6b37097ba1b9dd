package import Formats
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
    package var totalCarbonDioxideKg: Double? { total(\.summary.carbonDioxideKg) }
    /// The cost of fuel in each currency, in the order of the trips; nil is that of trips without one.
    private var fuelCosts: [(currency: String?, cost: Double)] {
        var costs: [(currency: String?, cost: Double)] = []
        for trip in trips {
            guard let cost = trip.fuelCost else { continue }
            if let index = costs.firstIndex(where: { $0.currency == trip.currency }) {
                costs[index].cost += cost
            } else {
                costs.append((trip.currency, cost))
            }
        }
        return costs
    }

    /// Nil also where the trips have several currencies: such costs have no sum.
    package var totalFuelCost: Double? { fuelCosts.count > 1 ? nil : total(\.fuelCost) }

    /// The mean of the trips' scores by their distances; nil where none has one.
    package var score: Int? {
        let scored = trips.compactMap { trip in
            trip.summary.score.flatMap { score in trip.summary.distanceKm.map { (score: Double(score), km: $0) } }
        }
        let km = scored.reduce(0) { $0 + $1.km }
        return km > 0 ? Int((scored.reduce(0) { $0 + $1.score * $1.km } / km).rounded()) : nil
    }

    private func totalCount(_ kind: DrivingEvent.Kind) -> JSON? {
        total { $0.summary.count(kind).map(Double.init) }.map { .integer(Int64($0)) }
    }

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
                    ("coveredS", .rounded(trips.reduce(0) { $0 + $1.summary.coveredS }, 3)),
                    ("uncoveredS", .rounded(trips.reduce(0) { $0 + $1.summary.uncoveredS }, 3)),
                    ("fuelL", .rounded(totalFuelL, 4)),
                    ("fuelCost", .rounded(totalFuelCost, 2)),
                    ("currency", fuelCosts.count == 1 ? .text(fuelCosts[0].currency) : nil),
                    ("fuelCosts", fuelCosts.count > 1 ? .array(fuelCosts.map(Self.json)) : nil),
                    ("co2Kg", .rounded(totalCarbonDioxideKg, 3)),
                    ("idleS", .rounded(total(\.summary.idleS), 3)),
                    ("sharpAccelerations", totalCount(.sharpAcceleration)),
                    ("sharpBrakings", totalCount(.sharpBraking)),
                    ("overSpeedS", .rounded(total { $0.summary.seconds(.overSpeed) }, 3)),
                    ("score", score.map { .integer(Int64($0)) }),
                ])
            ),
            ("trips", .array(trips.map { .object(Self.members($0)) })),
            (
                "scans",
                .array(
                    scans.map { scan in
                        .object(
                            [
                                ("id", scan.id.map { .integer($0) }),
                                ("time", .string(CalendarTime.iso8601(scan.time))),
                                ("interruption", .text(scan.interruption)),
                                ("vin", .text(scan.vin)),
                                ("mil", scan.milOn.map { .bool($0) }),
                                ("codes", .array(scan.codes.map { .string($0.description) })),
                            ] + Self.source(scan.device))
                    })
            ),
        ])
    }

    private static func json(_ part: (currency: String?, cost: Double)) -> JSON {
        .object([("currency", .text(part.currency)), ("cost", .rounded(part.cost, 2))])
    }

    /// The members of a trip's object.
    static func members(_ trip: TripRecord) -> [(String, JSON?)] {
        TripReport.members(trip) + source(trip.device)
            + [("uuid", .text(trip.uuid)), ("kind", .text(trip.kind?.rawValue))]
    }

    private static func source(_ device: String) -> [(String, JSON?)] {
        if device.isEmpty { return [("device", nil), ("origin", nil)] }
        return [("device", .string(device)), ("origin", .string(SourceKind(device: device).rawValue))]
    }

    /// The lines for a terminal of `width` columns.
    /// - Parameters:
    ///   - filter: what all the trips and scans have in common, in words; empty where nothing was asked for.
    ///   - today: the day that had nothing, and in whose place this one is shown.
    ///   - lastDay: the last day with trips, of all days.
    ///   - utcOffsetS: a time's distance from UTC in seconds.
    package func text(
        in units: UnitSystem = .metric, of filter: String = "",
        vehicles: VehicleNames = VehicleNames(), inPlaceOf today: CalendarDay? = nil, lastDay: CalendarDay? = nil,
        width: Int, utcOffsetS: (WallTime) -> Int
    ) -> [String] {
        let days = from == to ? from.spelledOut : "\(from.spelledOut) to \(to.spelledOut)"
        let title = days + (filter.isEmpty ? "" : ", " + filter)
        // Of one vehicle alone nobody need say which.
        let isMixed = Set(trips.map(\.vin) + scans.map(\.vin)).count > 1
        func vehicle(_ vin: String?, _ device: String) -> [String] {
            let name = isMixed ? vehicles.short(vin) ?? "VIN not known" : nil
            return [DrivingWords.origin(device), name].compactMap(\.self)
        }
        let elsewhere = Self.elsewhere(lastDay, in: from...to, hasTrips: !trips.isEmpty, width: width)
        guard !trips.isEmpty || !scans.isEmpty else {
            return Format.wrapped("\(title): no trips, no scans", width: width) + elsewhere
        }
        let instead =
            today.map { "No trips and no scans today, \($0.spelledOut). The last day with trips is " } ?? ""
        var lines = Format.wrapped(instead + title, width: width)
        func add(_ text: String, indent: Int = 2) {
            lines += Format.wrapped(SafeText.line(text), width: width, indent: indent)
        }
        func clock(_ time: WallTime) -> String {
            let clock = CalendarTime.clock(time, utcOffsetS: utcOffsetS)
            return from == to ? clock : "\(CalendarTime(time, utcOffsetS: utcOffsetS(time)).day) \(clock)"
        }
        for trip in trips {
            lines.append("")
            let number = trip.id.map { "Trip \($0)" } ?? "Trip"
            let endTime = CalendarTime.clock(trip.end, utcOffsetS: utcOffsetS)
            let who = vehicle(trip.vin, trip.device) + (trip.driver.map { [$0] } ?? []) + trip.tags
            add(
                "\(number)  \(clock(trip.start)) to \(endTime), \(Format.duration(trip.summary.durationS))"
                    + (who.isEmpty ? "" : "  (\(who.joined(separator: ", ")))"))
            if let note = trip.note { add("  " + note, indent: 4) }
            for facts in Self.facts(trip, units) { add("  " + facts, indent: 4) }
        }
        if trips.count > 1 {
            lines.append("")
            add(totals(units))
        }
        if !scans.isEmpty { lines.append("") }
        for scan in scans {
            let mil = "check engine light " + (scan.milOn.map { $0 ? "on" : "off" } ?? "not known")
            let codes = scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " ")
            let number = scan.id.map { "Scan \($0)" } ?? "Scan"
            let rest = scan.interruption == nil ? [] : ["interrupted"]
            add(
                (["\(number)  \(clock(scan.time))"] + vehicle(scan.vin, scan.device) + [mil, codes] + rest)
                    .joined(separator: ", "))
        }
        return lines + (elsewhere.isEmpty ? [] : [""] + elsewhere)
    }

    /// Where trips are, when there are none here.
    private static func elsewhere(
        _ lastDay: CalendarDay?, in days: ClosedRange<CalendarDay>, hasTrips: Bool, width: Int
    ) -> [String] {
        guard !hasTrips, let lastDay, !days.contains(lastDay) else { return [] }
        return Format.wrapped(
            "The last day with trips is \(lastDay.spelledOut): obdmech report --date \(lastDay)", width: width,
            indent: 2)
    }

    /// What was driven and used; how it was driven.
    private static func facts(_ trip: TripRecord, _ units: UnitSystem) -> [String] {
        let summary = trip.summary
        let distance = summary.distanceKm.map {
            TripText.distance($0, summary.distanceUncertaintyPercent, units)
        }
        var driven = [distance ?? "distance not known"]
        if let average = summary.averageSpeedKmh { driven.append("\(units.speed(average)) on average") }
        if let fuel = TripText.amount(summary, units) {
            let percent = summary.fuelUncertaintyPercent.map { " " + TripText.uncertainty($0) } ?? ""
            let part = summary.partialFuelKm.map { " (of \(units.distance($0, 1)) only)" } ?? ""
            driven.append(fuel + percent + part)
            driven += [
                TripText.economy(summary, units), TripText.carbonDioxideInline(summary, units),
                TripText.cost(trip).map { Self.named($0, trip.currency) },
            ].compactMap { $0 }
        } else {
            driven.append("fuel not known")
        }
        if summary.distanceKm != nil, summary.uncoveredS > TripEngine.gapSeconds {
            driven.append("\(Format.duration(summary.uncoveredS)) without speed")
        }
        var how = summary.score.map { ["score \($0)"] } ?? []
        how += TripText.counts(summary)
        if !trip.alerts.isEmpty { how.append(Format.count(trip.alerts.count, "alert")) }
        return [driven.joined(separator: ", ")] + (how.isEmpty ? [] : [how.joined(separator: ", ")])
    }

    /// A bare number does not say what it is.
    private static func named(_ cost: String, _ currency: String?) -> String {
        currency == nil ? "cost " + cost : cost
    }

    private func totals(_ units: UnitSystem) -> String {
        let distance = totalDistanceKm.map { units.distance($0) } ?? "distance not known"
        var parts = [
            Format.count(trips.count, "trip"),
            distance + share(\.summary.distanceKm) + " in " + Format.duration(totalDurationS),
        ]
        let uncoveredS = trips.reduce(0) { $0 + ($1.summary.distanceKm == nil ? 0 : $1.summary.uncoveredS) }
        if uncoveredS > TripEngine.gapSeconds { parts.append("\(Format.duration(uncoveredS)) without speed") }
        // No total is known better than what it is made of.
        let percent = trips.compactMap { $0.summary.fuelL == nil ? nil : $0.summary.fuelUncertaintyPercent }.max()
        if let fuel = totalFuelL {
            let missingKm = trips.reduce(0) { sum, trip in
                sum + (trip.summary.partialFuelKm.flatMap { km in trip.summary.distanceKm.map { $0 - km } } ?? 0)
            }
            let part = missingKm > 0 ? " (not of \(units.distance(missingKm, 1)))" : ""
            parts.append(TripText.volume(fuel, percent, units) + share(\.summary.fuelL) + part)
        }
        if let kilograms = totalCarbonDioxideKg, kilograms > 0 {
            let percent = trips.compactMap {
                $0.summary.carbonDioxideKg == nil ? nil : $0.summary.fuelUncertaintyPercent
            }
            .max()
            parts.append(
                TripText.carbonDioxide(kilograms: kilograms, percent) + " of CO2" + share(\.summary.carbonDioxideKg))
        }
        for (currency, cost) in fuelCosts {
            let money = TripText.about(percent) + Format.money(cost, currency: currency)
            parts.append(Self.named(money, currency) + (fuelCosts.count > 1 ? "" : share(\.fuelCost)))
        }
        if let score { parts.append("score \(score)" + share(\.summary.score)) }
        let events = trips.flatMap(\.summary.events)
        for kind in [DrivingEvent.Kind.sharpAcceleration, .sharpBraking] {
            let count = events.count { $0.kind == kind }
            if count > 0 { parts.append(Format.count(count, DrivingWords.name(kind))) }
        }
        return "Total  " + parts.joined(separator: ", ")
    }

    /// " (2 trips)" where a sum is not of all of them.
    private func share(_ value: (TripRecord) -> (some Any)?) -> String {
        let known = trips.count { value($0) != nil }
        return known == 0 || known == trips.count ? "" : " (\(Format.count(known, "trip")))"
    }
}
