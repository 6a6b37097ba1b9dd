import Formats
import Telemetry
import Trips

/// A week, month or year as text: the sums, a bar for each part, and the trips that stand out.
struct PeriodText {
    private static let (leastBar, mostBar) = (6, 40)

    private let facts: PeriodFacts
    private let presentation: Presentation

    init(_ facts: PeriodFacts, _ presentation: Presentation) {
        self.facts = facts
        self.presentation = presentation
    }

    // MARK: Bars

    private enum Column: CaseIterable { case distance, consumption, cost, trips }

    /// A row for each part, from the first to the last with trips.
    var bars: [String] {
        let parts = facts.parts
        guard let first = parts.firstIndex(where: { $0.totals.trips > 0 }),
            let last = parts.lastIndex(where: { $0.totals.trips > 0 })
        else { return [] }
        let shown = parts[first...last]
        let most = shown.compactMap { $0.totals.trips > 0 ? $0.totals.distanceKm : nil }.max() ?? 0
        let labels = shown.map { facts.period.label($0.days) }
        let labelWidth = labels.map(CellWidth.of).max() ?? 0
        var columns = Column.allCases.filter { column in shown.contains { cell(column, $0.totals) != nil } }
        func widths() -> [Int] {
            columns.map { column in shown.map { CellWidth.of(cell(column, $0.totals) ?? "") }.max() ?? 0 }
        }
        func barWidth() -> Int { presentation.width - labelWidth - 2 - widths().reduce(0) { $0 + $1 + 2 } }
        while barWidth() < Self.leastBar, columns.count > 1 { columns.removeLast() }
        let (cellWidths, bar) = (widths(), max(1, min(Self.mostBar, barWidth())))
        return zip(labels, shown).map { label, part in
            let share = most > 0 ? (part.totals.trips > 0 ? part.totals.distanceKm ?? 0 : 0) / most : 0
            let cells = zip(columns, cellWidths).map { column, width in
                "  " + Format.leftPadded(cell(column, part.totals) ?? "", width)
            }
            return Format.withoutTrailingSpaces(
                Format.padded(label, labelWidth) + "  " + Format.padded(text(ofBar: share, bar), bar) + cells.joined())
        }
    }

    private func cell(_ column: Column, _ totals: TripTotals) -> String? {
        guard totals.trips > 0 else { return nil }
        switch column {
        case .distance: return totals.distanceKm.map { presentation.units.distance($0, 1) }
        case .consumption: return totals.economy(presentation.units) ?? totals.energyEconomy(presentation.units)
        case .cost:
            guard totals.costs.count == 1, totals.cost.known > 0 else { return nil }
            // How exact the costs are is said once, with their sum.
            return Format.money(totals.fuelCost, currency: totals.costs[0].currency)
        case .trips: return Format.count(totals.trips, "trip")
        }
    }

    private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    private func text(ofBar share: Double, _ width: Int) -> String {
        guard share > 0 else { return "" }
        if !presentation.isUnicode {
            return String(repeating: "#", count: max(1, Int(clamping: (share * Double(width)).rounded())))
        }
        let filled = max(1, Int(clamping: (share * Double(width * 8)).rounded()))
        return String(repeating: "█", count: filled / 8) + Self.eighths[filled % 8]
    }

    /// Compared with the period before; empty if there were no trips in it.
    func before(_ totals: TripTotals) -> [String] {
        let previous = facts.previous
        guard previous.trips > 0 else { return [] }
        var parts = [Format.count(previous.trips, "trip")]
        if let km = previous.distanceKm { parts.append(presentation.units.distance(km, 1)) }
        if let economy = previous.economy(presentation.units) {
            let change = previous.averageLPer100Km.flatMap { before in
                totals.averageLPer100Km.map { ($0 / before - 1) * 100 }
            }
            parts.append(economy + (change.map { ", consumption now \(Self.words(percent: $0))" } ?? ""))
        }
        return PeriodText.field(
            "Before", "\(facts.period.title(facts.daysBefore, presentation.units)): " + parts.joined(separator: ", "),
            presentation)
    }

    static func field(_ label: String, _ text: String, _ presentation: Presentation) -> [String] {
        presentation.wrapped(Format.padded(label, 11) + text, indent: 11)
    }

    /// "4% higher"; small changes have a decimal.
    static func words(percent: Double) -> String {
        let size = abs(percent)
        return "\(Format.fixed(size, size < 2 ? 1 : 0))% \(percent < 0 ? "lower" : "higher")"
    }

}

extension TripTotals {
    /// "6.8 L/100 km", "35 mpg"; nil if the fuel is unknown.
    func economy(_ units: UnitSystem) -> String? {
        averageLPer100Km.flatMap { Self.economy($0, .litresPer100Kilometres, fuelPercent, units) }
    }

    /// "12.2 kWh/100 km" of electric cars; nil if unknown.
    func energyEconomy(_ units: UnitSystem) -> String? {
        averageKWhPer100Km.flatMap { Self.economy($0, .kilowattHoursPer100Kilometres, batteryPercent, units) }
    }

    private static func economy(_ value: Double, _ unit: Unit, _ percent: Double?, _ units: UnitSystem) -> String? {
        let shown = units.shown(value, unit)
        guard shown.isFinite else { return nil }
        return Format.known(shown, uncertaintyPercent: percent, decimals: 1) + " " + units.shown(unit).symbol
    }
}
