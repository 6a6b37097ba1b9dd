import Formats
import Reports
import Telemetry
import Trends
import Trips

/// What a range of days shows over its time.
extension RangePage {
    // MARK: Calendar

    private var distances: [CalendarDay: Double] {
        var sums: [CalendarDay: Double] = [:]
        for trip in report.trips { sums[presentation.zone.day(trip.start), default: 0] += trip.summary.distanceKm ?? 0 }
        return sums
    }

    var calendar: [HTML] {
        let heat = HeatCalendar(distances: distances, place: place, units: units)
        switch report.period?.period {
        case .month: return [.element("figure", ["class": "tall"], heat.month(of: report.from))]
        case .year:
            return [.element("figure", ["class": "across"], heat.year(report.from...report.to))]
        case .week, nil: return []
        }
    }

    // MARK: Charts

    func charts(_ periods: [RangePeriod]) -> [HTML] {
        var charts = [distanceChart(periods)]
        if let dots = consumptionDots {
            charts.append(dots)
        } else if periods.contains(where: { $0.litresPer100Km != nil }) {
            charts.append(chart(periods, "Consumption", .litresPer100Kilometres, \.litresPer100Km))
        }
        if periods.contains(where: { $0.trips.averageKWhPer100Km != nil }) {
            charts.append(chart(periods, "Energy", .kilowattHoursPer100Kilometres, \.trips.averageKWhPer100Km))
        }
        if let currency = report.totals.onlyCurrency {
            let bars = periods.map { period in
                let cost = period.trips.trips == 0 ? nil : period.trips.fuelCost
                return BarChart.Bar(
                    label: period.label, value: cost,
                    text: "\(period.name): \(Format.money(cost, currency: currency))", url: place.url(period.address))
            }
            charts.append(BarChart(title: "Cost", unit: currency, bars: bars).figure)
        }
        return charts
    }

    private func chart(
        _ periods: [RangePeriod], _ title: String, _ unit: Unit, _ value: (RangePeriod) -> Double?
    ) -> HTML {
        let bars = periods.map { period in
            let shown = value(period).map { units.shown($0, unit) }.flatMap { $0.isFinite ? $0 : nil }
            let text = shown.map { Format.quantity($0, units.shown(unit)) } ?? "unknown"
            return BarChart.Bar(
                label: period.label, value: shown, text: "\(period.name): \(text)", url: place.url(period.address))
        }
        return BarChart(title: title, unit: units.shown(unit).symbol, bars: bars).figure
    }

    /// The vehicles, the most driven first, so that each has one color in all charts.
    private var vins: [String?] {
        var sums: [String?: Double] = [:]
        for trip in report.trips { sums[trip.vin, default: 0] += trip.summary.distanceKm ?? 0 }
        return sums.sorted { ($1.value, $0.key ?? "") < ($0.value, $1.key ?? "") }.map(\.key)
    }

    /// Stacked by vehicle, the most driven below.
    private func distanceChart(_ periods: [RangePeriod]) -> HTML {
        let vins = vins
        let bars = periods.map { period in
            let km = period.trips.trips == 0 ? nil : period.trips.distanceKm
            let text = km.map { Format.quantity(units.shown($0, .kilometres), units.shown(.kilometres)) } ?? "no drive"
            let parts = km.map { _ in vins.map { units.shown(period.kmByVehicle[$0] ?? 0, .kilometres) } }
            return BarChart.Bar(
                label: period.label, parts: parts, text: "\(period.name): \(text)", url: place.url(period.address))
        }
        return BarChart(
            title: "Distance", unit: units.shown(.kilometres).symbol, names: vins.count > 1 ? vins.map(driven) : [],
            bars: bars
        ).figure
    }

    /// Shorter trips are mostly cold, and their consumption says little, in km.
    private static let minDotKm = 2.0
    private static let minDots = 8

    /// The consumption of each trip, with repairs and the begin of what is changing; nil of few trips.
    private var consumptionDots: HTML? {
        let (from, to) = (report.from.daysSince1970, report.to.daysSince1970 + 1)
        func share(_ time: WallTime) -> Double {
            let day = presentation.zone.local(time)
            return (Double(day.day.daysSince1970 - from) + Double(day.secondOfDay) / 86400) / Double(to - from)
        }
        let vins = vins
        let dots = report.trips.compactMap { trip -> DotChart.Dot? in
            guard trip.summary.distanceKm ?? 0 >= Self.minDotKm, let value = trip.summary.averageLPer100Km else {
                return nil
            }
            let shown = units.shown(value, .litresPer100Kilometres)
            guard shown.isFinite else { return nil }
            return DotChart.Dot(
                share: share(trip.start), value: shown,
                text: "\(presentation.moment(trip.start)): \(units.consumption(value))", url: url(trip),
                series: vins.firstIndex(of: trip.vin) ?? 0)
        }
        guard dots.count >= Self.minDots else { return nil }
        var notes = details.repairs.map { (time: $0.time, text: "\(presentation.day($0.time)): \($0.text)") }
        for car in findings {
            notes += car.findings.map {
                ($0.since, "\(presentation.day($0.since)): \(TrendReport.title($0)) begins to change")
            }
        }
        let shown = notes.filter { 0...1 ~= share($0.time) }.sorted { $0.time < $1.time }
        return DotChart(
            title: "Consumption", unit: units.shown(.litresPer100Kilometres).symbol, dots: dots,
            notes: shown.map { DotChart.Note(share: share($0.time), text: $0.text) },
            ticks: ChartMonths.ticks(
                from: CalendarDay(daysSince1970: from), to: CalendarDay(daysSince1970: to)),
            names: vins.count > 1 ? vins.map(driven) : []
        ).figure
    }

    // MARK: Table

    func table(_ periods: [RangePeriod]) -> HTML {
        let driven = periods.filter { $0.trips.trips > 0 }
        let rows = driven.map { period -> [String] in
            let totals = period.trips
            return [
                period.name, String(totals.trips), totals.distanceKm.map { units.distance($0) } ?? "-",
                Format.duration(totals.durationS),
                totals.fuelL.map { TripText.volume($0, nil, units) } ?? energy(totals.batteryKWh),
                period.litresPer100Km.map { units.consumption($0) }
                    ?? totals.averageKWhPer100Km.map { units.text($0, .kilowattHoursPer100Kilometres, 1) } ?? "-",
                totals.score.map(String.init) ?? "-",
            ]
        }
        let links = driven.map { place.url($0.address) }
        let table = HTML.table(
            ["", "Trips", "Distance", "Time", "Fuel", "Consumption", "Score"], rows, links: links)
        // A calendar and bars lead on, too, but not with the keyboard.
        return .element(
            "details", links.contains { $0 != nil } && periods.count <= 12 ? ["open": ""] : [:],
            .element("summary", text: "Table"), table)
    }

    func energy(_ kWh: Double?) -> String { kWh.map { units.text($0, .kilowattHours, 1) } ?? "-" }

    // MARK: Shares

    /// Vehicles, drivers, tags, ways and places by distance.
    var shares: [HTML] {
        func list(_ title: String, _ names: (TripRecord) -> [String]) -> HTML? {
            var sums: [String: (km: Double, trips: Int)] = [:]
            for trip in report.trips {
                for name in names(trip) {
                    let old = sums[name] ?? (0, 0)
                    sums[name] = (old.km + (trip.summary.distanceKm ?? 0), old.trips + 1)
                }
            }
            return ShareList(
                title: title,
                rows: sums.map { name, sum in
                    let distance = units.distance(sum.km, sum.km < 100 ? 1 : 0)
                    return .init(
                        name: name, text: "\(distance), \(Format.count(sum.trips, "trip"))", amount: sum.km)
                }
            ).section
        }
        let lists = [
            list("Vehicles") { [driven($0.vin)] },
            list("Drivers") { $0.driver.map { [$0] } ?? [] }, list("Tags", \.tags),
            presentation.isRedacted
                ? nil
                : list("Ways") { trip in trip.from.flatMap { from in trip.to.map { ["\(from) to \($0)"] } } ?? [] },
            presentation.isRedacted ? nil : list("Destinations") { $0.to.map { [$0] } ?? [] },
        ].compactMap(\.self)
        return lists.isEmpty ? [] : [.element("div", ["class": "columns"], lists)]
    }
}
