import Formats
package import Telemetry
import Trips

extension DayReport {
    /// What was driven, in a sentence: "1251 km in 42 trips and 24 h 3 min, 7.7 L/100 km, 4% more than in October 2026."; nil
    /// without trips.
    package func sentence(_ units: UnitSystem) -> String? {
        guard totals.trips > 0 else { return nil }
        let time = Format.duration(totals.durationS)
        let trips = "\(Format.count(totals.trips, "trip")) and \(time)"
        var parts = [totals.distanceKm.map { "\(units.distance($0, $0 < 100 ? 1 : 0)) in \(trips)" } ?? trips]
        if let economy = totals.economy(units) ?? totals.energyEconomy(units) {
            parts.append(economy)
            if let change = change(units) { parts.append(change) }
        }
        return parts.joined(separator: ", ") + "."
    }

    /// "4% more than in October 2026", "the same as in 2025"; nil unless both periods are known.
    private func change(_ units: UnitSystem) -> String? {
        guard let period, period.previous.trips > 0 else { return nil }
        let pairs = [
            (totals.averageLPer100Km, period.previous.averageLPer100Km),
            (totals.averageKWhPer100Km, period.previous.averageKWhPer100Km),
        ]
        guard
            let (now, before) = pairs.lazy.compactMap({ pair in pair.0.flatMap { now in pair.1.map { (now, $0) } } })
                .first,
            before > 0
        else { return nil }
        let percent = (now / before - 1) * 100
        let earlier = period.period.earlierName(period.daysBefore)
        if abs(percent) < 0.5 { return "as much as \(earlier)" }
        // Where fuel is told as distance per volume, less fuel is more of it.
        let isUsed = units == .metric ? "" : " fuel"
        return
            "\(Format.fixed(abs(percent), abs(percent) < 2 ? 1 : 0))% \(percent < 0 ? "less" : "more")\(isUsed) than \(earlier)"
    }
}

extension ReportPeriod {
    /// "the week before", "in October 2026", "in 2025".
    fileprivate func earlierName(_ days: ClosedRange<CalendarDay>) -> String {
        let first = days.lowerBound
        return switch self {
        case .week: "the week before"
        case .month: "in \(first.monthName) \(first.year)"
        case .year: "in \(first.year)"
        }
    }
}

extension TripTotals {
    /// The most important sums, briefly: distance, consumption, cost, time, score.
    package func headline(_ units: UnitSystem) -> [(label: String, text: String)] {
        let money = costs.count == 1 ? Format.money(costs[0].cost, currency: costs[0].currency) : nil
        let rows: [(String, String?)] = [
            ("Driven", distanceKm.map { units.distance($0, $0 < 100 ? 1 : 0) }),
            ("Consumption", economy(units)), ("Energy use", energyEconomy(units)), ("Spent", money),
            ("At the wheel", trips > 0 ? Format.duration(durationS) : nil),
            ("Driving score", score.map { "\($0) of 100" }),
        ]
        return rows.compactMap { label, text in text.map { (label: label, text: $0) } }
    }
}
