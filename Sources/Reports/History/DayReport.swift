package import Drift
package import Formats
package import OBD
package import Telemetry
package import Trends
package import Trips

/// The trips and scans of a range of days.
package struct DayReport: Sendable {
    package let from: CalendarDay
    package let to: CalendarDay
    package let trips: [TripRecord]
    package let scans: [ScanRecord]
    package let totals: TripTotals
    /// The trips that are not in the totals, by their kinds: those that nobody drove.
    package let notCounted: [SourceKind: Int]
    /// What a week, month or year has besides.
    package let period: PeriodFacts?
    /// The drifts of the only trip.
    package var drifts: DriftSession?
    /// Its heartbeats.
    package var heart: HeartReport?
    /// Its laps.
    package var laps: LapSession?
    /// Its curves, in metric units.
    package var curves: TripCurves?

    package init(from: CalendarDay, to: CalendarDay, trips: [TripRecord], scans: [ScanRecord]) {
        self.init(from: from, to: to, trips: trips, totals: TripTotals(trips), scans: scans)
    }

    /// - Parameter trips: may be empty if they are only written one by one (`write`).
    package init(
        from: CalendarDay, to: CalendarDay, trips: [TripRecord], totals: TripTotals, scans: [ScanRecord],
        period: PeriodFacts? = nil, notCounted: [SourceKind: Int] = [:]
    ) {
        self.notCounted = notCounted
        self.from = from
        self.to = to
        self.trips = trips
        self.totals = totals
        self.scans = scans
        self.period = period
    }

    /// The curves that the graphs of a trip show, for their ranges.
    package func ranges(of trip: TripRecord) -> [TripCurves.Curve] {
        (curves?.curves(of: trip.summary) ?? []).filter {
            $0.signal.unit != .none && $0.signal != TripCurves.fuelFlow
        }
    }

    /// The day or the range of days: "21 November 2026", "November 2026".
    package func days(_ units: UnitSystem) -> String {
        period.map { $0.period.title($0.days, units) }
            ?? (from == to ? from.shown(units) : "\(from.shown(units)) to \(to.shown(units))")
    }

    /// The lines for a terminal.
    /// - Parameters:
    ///   - filter: the filter as text; empty without one.
    ///   - today: the day without trips and scans that this day replaces.
    ///   - lastDay: the last day with trips.
    ///   - findings: what is changing on the vehicles.
    package func text(
        _ presentation: Presentation, of filter: String = "", vehicles: VehicleNames = VehicleNames(),
        inPlaceOf today: CalendarDay? = nil, lastDay: CalendarDay? = nil, findings: [VehicleFindings] = []
    ) -> [String] {
        DayText(self, presentation, vehicles)
            .lines(of: filter, inPlaceOf: today, lastDay: lastDay, findings: findings)
    }

    /// Scans of one car that follow each other and say the same, as those of a nightly job.
    package struct ScanGroup: Sendable {
        package let first: ScanRecord
        package fileprivate(set) var last: ScanRecord
        package fileprivate(set) var count = 1

        /// "Scan 4", "12 scans, 4 to 15".
        package var title: String {
            guard count > 1 else { return first.id.map { "Scan \($0)" } ?? "Scan" }
            guard let from = first.id, let to = last.id else { return "\(count) scans" }
            return "\(count) scans, \(from) to \(to)"
        }

        fileprivate func takes(_ scan: ScanRecord) -> Bool {
            SourceKind(device: scan.device) == SourceKind(device: first.device) && scan.milOn == first.milOn
                && scan.codes == first.codes && scan.interruption == first.interruption
        }
    }

    package var scanGroups: [ScanGroup] {
        var groups: [ScanGroup] = []
        for scan in scans {
            if let index = groups.lastIndex(where: { $0.first.vin == scan.vin }), groups[index].takes(scan) {
                groups[index].last = scan
                groups[index].count += 1
            } else {
                groups.append(ScanGroup(first: scan, last: scan))
            }
        }
        return groups
    }

    /// Distance and fuel; driving style.
    package static func facts(_ trip: TripRecord, _ units: UnitSystem) -> [String] {
        let summary = trip.summary
        let distance = summary.distanceKm.map {
            TripText.distance($0, summary.distanceUncertaintyPercent, units)
        }
        var driven = [distance ?? "distance unknown"]
        if let average = summary.averageSpeedKmh { driven.append("\(units.speed(average)) average") }
        if let fuel = TripText.amount(summary, units, isRough: false) {
            let percent = summary.fuelUncertaintyPercent.map { " " + TripText.uncertainty($0) } ?? ""
            let part = summary.partialFuelKm.map { " (for \(units.distance($0, 1)) only)" } ?? ""
            driven.append(fuel + percent + part)
            driven += [
                TripText.economy(summary, units), TripText.carbonDioxideInline(summary, units),
                TripText.cost(trip).map { Self.named($0, trip.currency) },
            ].compactMap { $0 }
        } else if summary.isElectric {
            driven += [
                TripText.energy(summary), TripText.economy(summary, units),
                summary.chargeEndPercent.map { "charge \(Format.fixed($0, 0))%" },
            ].compactMap { $0 }
        } else if summary.game == nil {
            driven.append("fuel unknown")
        }
        if summary.distanceKm != nil, summary.uncoveredS > TripEngine.gapSeconds {
            driven.append("\(Format.duration(summary.uncoveredS)) without speed data")
        }
        if let game = summary.game {
            driven += [
                GameWords.game(trip), game.laps.isEmpty ? nil : Format.count(game.laps.count, "lap"),
                game.bestLapS.map { "best lap \(GameWords.lapTime($0))" },
                game.finalPosition.map { "position \($0)" },
            ].compactMap { $0 }
        } else if let laps = summary.timedLaps, !laps.laps.isEmpty {
            driven.append(Format.count(laps.laps.count, "lap"))
            if let best = laps.bestLapS { driven.append("best lap \(GameWords.lapTime(best))") }
        }
        var how = summary.score.map { ["score \($0)"] } ?? []
        how += TripText.counts(summary)
        if !trip.alerts.isEmpty { how.append(Format.count(trip.alerts.count, "alert")) }
        return [driven.joined(separator: ", ")] + (how.isEmpty ? [] : [how.joined(separator: ", ")])
    }

    /// A bare number needs a name.
    private static func named(_ cost: String, _ currency: String?) -> String {
        currency == nil ? "cost " + cost : cost
    }

    func sums(_ units: UnitSystem) -> String {
        "Total  " + totalRows(in: units).map(\.text).joined(separator: ", ")
    }

    /// A sum of the trips, by label: alone, and as it stands in a line with others.
    package typealias TotalRow = (label: String, value: String, text: String)

    /// The sums of the trips.
    package func totalRows(in units: UnitSystem) -> [TotalRow] {
        var rows: [TotalRow] = []
        func add(_ label: String, _ value: String, before: String = "", unit: String = "", share: String = "") {
            rows.append((label, value + share, before + value + unit + share))
        }
        add("Trips", String(totals.trips), unit: totals.trips == 1 ? " trip" : " trips")
        let distance = totals.distanceKm.map { units.distance($0) } ?? "distance unknown"
        add("Distance", distance + share(totals.distance.known) + " in " + Format.duration(totals.durationS))
        let uncoveredS = totals.uncoveredOfDistanceS
        if uncoveredS > TripEngine.gapSeconds { add("Gaps", "\(Format.duration(uncoveredS)) without speed data") }
        if let fuel = totals.fuelL {
            let part = totals.kmWithoutFuel > 0 ? " (except for \(units.distance(totals.kmWithoutFuel, 1)))" : ""
            add("Fuel", TripText.volume(fuel, totals.fuelPercent, units) + share(totals.fuel.known) + part)
            if period != nil, let economy = totals.economy(units) { add("Economy", economy) }
        }
        if let energy = totals.batteryKWh {
            add(
                "Energy",
                "\(TripText.about(totals.batteryPercent))\(Format.fixed(energy, 1)) kWh" + share(totals.battery.known))
            if period != nil, let economy = totals.energyEconomy(units) { add("Economy", economy) }
        }
        if let percent = totals.chargeUsedPercent {
            add(
                "Charge", "\(Format.fixed(percent, 1))% of a full battery",
                share: share(totals.charge.known))
        }
        if let kilograms = totals.carbonDioxideKg, kilograms > 0 {
            add(
                "CO2", TripText.carbonDioxide(kilograms: kilograms, totals.carbonDioxidePercent, units),
                unit: " of CO2",
                share: share(totals.carbonDioxide.known))
        }
        for (currency, cost) in totals.costs {
            add(
                "Cost", TripText.about(totals.costPercent) + Format.money(cost, currency: currency),
                before: currency == nil ? "cost " : "",
                share: totals.costs.count > 1 ? "" : share(totals.cost.known))
        }
        if let score = totals.score { add("Score", String(score), before: "score ", share: share(totals.scored)) }
        for (kind, count) in totals.allSharp {
            if count > 0 { add("Driving", Format.count(count, DrivingWords.name(kind))) }
        }
        return rows
    }

    /// " (2 trips)" if a sum does not cover all of them.
    private func share(_ known: Int) -> String {
        known == 0 || known == totals.trips ? "" : " (\(Format.count(known, "trip")))"
    }
}
