package import Formats
package import Telemetry
package import Trends
package import Trips

/// Two groups of trips side by side, as text.
package struct CompareReport: Sendable {
    /// A group of trips.
    package struct Side: Sendable {
        /// What it is, such as "before 1 November 2026" or "trip 12".
        package let title: String
        package private(set) var totals = TripTotals()
        package private(set) var first: WallTime?
        package private(set) var last: WallTime?
        /// When each trip began, and its consumption in L/100 km.
        package private(set) var consumptions: [(start: WallTime, litresPer100Km: Double)] = []
        /// How the fuel was computed.
        private(set) var fuelWays: Set<String> = []

        package init(title: String) { self.title = title }

        package mutating func take(_ trip: TripRecord) {
            totals.take(trip)
            first = min(first ?? trip.start, trip.start)
            last = max(last ?? trip.start, trip.start)
            if let value = trip.summary.averageLPer100Km { consumptions.append((trip.start, value)) }
            guard let way = DrivingWords.source(trip.summary.fuelMethod) else { return }
            let factor = trip.summary.fuelFactor
            fuelWays.insert(way + (factor == 1 ? "" : ", corrected by \(Format.fixed((factor - 1) * 100, 1))%"))
        }
    }

    package let a: Side
    package let b: Side
    package let comparison: Comparison
    /// Trips that belong to both groups, and are in neither.
    private let inBoth: Int
    package var presentation: Presentation

    /// - Parameters:
    ///   - inBoth: Trips that belong to both groups and were left out.
    package init(
        _ a: Side, _ b: Side, _ comparison: Comparison, _ presentation: Presentation, inBoth: Int = 0
    ) {
        self.a = a
        self.b = b
        self.comparison = comparison
        self.inBoth = inBoth
        self.presentation = presentation
    }

    package func day(_ time: WallTime) -> CalendarDay { presentation.zone.day(time) }

    /// What must be known to judge the values.
    package var notes: [String] {
        var notes: [String] = []
        if comparison.isOfTwoTrips {
            notes.append("The parts of two trips are compared: the result holds for these two trips only.")
        }
        if inBoth > 0 { notes.append("Left out: \(Format.count(inBoth, "trip")) that would be on both sides.") }
        if a.fuelWays != b.fuelWays, !a.fuelWays.isEmpty, !b.fuelWays.isEmpty {
            func words(_ side: Side) -> String { Format.list(side.fuelWays.sorted()) }
            notes.append(
                "The fuel was not computed in the same way, and part of its difference may come from that. "
                    + "A: \(words(a)). B: \(words(b)).")
        }
        return notes
    }

    package func title(_ quantity: ComparedQuantity) -> String {
        switch quantity {
        case .likeConsumption: "Fuel, similar driving"
        case .likeEngineSpeed: "Engine speed, similar driving"
        case .consumption: "Fuel, all driving"
        case .energyConsumption: "Energy, all driving"
        case .carbonDioxide: "CO2"
        case .cost:
            switch (isKnown(.consumption), isKnown(.energyConsumption)) {
            case (false, true): "Energy cost"
            case (true, true): "Cost"
            default: "Fuel cost"
            }
        case .speed: "Average speed"
        case .idleShare: "Idling"
        case .sharpAccelerations: "Sharp accelerations"
        case .sharpBrakings: "Sharp brakings"
        case .score: "Score"
        case .chargeUsed: "Charge used"
        case .batteryHealth: "Battery health"
        case .cellSpread: "Spread of cell voltages"
        case .tireFrontLeft: "Tire, front left"
        case .tireFrontRight: "Tire, front right"
        case .tireRearLeft: "Tire, rear left"
        case .tireRearRight: "Tire, rear right"
        case .coolantCruise: "Coolant, cruise"
        case .chargingVoltage: "Voltage, engine running"
        case .idleSpeed: "Idle speed, warm"
        case .trimCruiseBank1: "Fuel trim, cruise"
        }
    }

    /// Whether a quantity is known of either group.
    private func isKnown(_ quantity: ComparedQuantity) -> Bool {
        comparison.results.contains { $0.quantity == quantity && ($0.a ?? $0.b) != nil }
    }

    // MARK: Text

    /// The lines.
    package var lines: [String] {
        var lines: [String] = []
        func add(_ text: String, indent: Int = 0) {
            lines += presentation.wrapped(SafeText.line(text), indent: indent)
        }
        for side in sides { add("\(side.name): \(side.text)", indent: 3) }
        if let matching { add("Similar driving: " + matching, indent: 3) }
        lines.append("")
        lines += table
        let remarks = remarks
        if !remarks.isEmpty { lines.append("") }
        for remark in remarks { add(remark) }
        return lines
    }

    /// What is compared: "A", "before 1 November 2026: 12 trips, 192 km, 2026-10-21 to 2026-10-31".
    package var sides: [(name: String, text: String)] {
        [("A", a), ("B", b)].map { name, side in
            let days = side.first.flatMap { first in
                side.last.map { last in
                    day(first) == day(last)
                        ? presentation.day(first) : "\(presentation.day(first)) to \(presentation.day(last))"
                }
            }
            let parts = [
                Format.count(side.totals.trips, "trip"),
                side.totals.trips == 0 ? nil : presentation.units.distance(side.totals.distanceKm, 0), days,
            ]
            return (name, "\(side.title): \(parts.compactMap(\.self).joined(separator: ", "))")
        }
    }

    /// The distance of like driving; nil if there is none.
    package var matching: String? {
        let matched = (comparison.a.matchedKm, comparison.b.matchedKm)
        guard min(matched.0, matched.1) > 0 else { return nil }
        return
            "\(presentation.units.distance(matched.0, 0)) of A, \(presentation.units.distance(matched.1, 0)) of B, alike in speed, acceleration "
            + "and temperature"
    }

    /// What must be known to judge the values, as sentences.
    package var remarks: [String] {
        let lacks = comparison.results.contains { $0.isSignificant == nil && $0.difference != nil }
        return (lacks ? [need] : []) + notes
    }

    private var need: String {
        let least =
            "\(presentation.units.distance(10, 0)) of similar driving, or \(presentation.units.distance(50, 0)) for sharp maneuvers"
        let isAnyJudged = comparison.results.contains { $0.isSignificant != nil }
        return "Too little data to judge the \(isAnyJudged ? "other " : "")differences. That takes "
            + (comparison.isOfTwoTrips
                ? "trips of at least \(Comparison.leastMinutes) min each, with \(least)."
                : "at least \(Comparison.leastDrives) trips on each side, with \(least).")
    }

    /// A quantity as it is shown.
    package struct Line {
        package var name: String
        package var a: String
        package var b: String
        package var difference: String
        package var answer: String
    }

    /// The names of the columns.
    package var head: Line {
        let hasIntervals = comparison.results.contains { $0.interval != nil }
        return Line(
            name: "", a: "A", b: "B", difference: "difference" + (hasIntervals ? " (99% interval)" : ""), answer: "")
    }

    /// The quantities that are known.
    package var rows: [Line] {
        // Without like driving that is said, and not left out.
        let isFuelKnown = comparison.results.contains { $0.quantity == .consumption && $0.difference != nil }
        return comparison.results.filter {
            $0.a != nil || $0.b != nil || ($0.quantity == .likeConsumption && isFuelKnown)
        }.map { line($0) }
    }

    private var table: [String] {
        let rows = rows
        guard !rows.isEmpty else { return presentation.wrapped("Nothing to compare: no trips.") }
        let all = [head] + rows
        func widest(_ part: (Line) -> String) -> Int { all.map { CellWidth.of(part($0)) }.max() ?? 0 }
        let widths = (widest(\.name), max(6, widest(\.a)), max(6, widest(\.b)), widest(\.difference), widest(\.answer))
        let values = widths.0 + widths.1 + widths.2 + widths.3 + 6
        let isNarrow = values > presentation.width
        let isWide = values + 2 + widths.4 <= presentation.width
        if isNarrow {
            return rows.flatMap { row in
                [row.name, "  A \(row.a), B \(row.b)", "  " + row.difference, "  " + row.answer].filter { $0 != "  " }
                    .flatMap { presentation.wrapped($0, indent: 4) }
            }
        }
        return all.flatMap { row -> [String] in
            let line =
                Format.padded(row.name, widths.0) + "  " + Format.leftPadded(row.a, widths.1) + "  "
                + Format.leftPadded(row.b, widths.2) + "  "
                + (isWide ? Format.padded(row.difference, widths.3) + "  " + row.answer : row.difference)
            let shown = [Format.withoutTrailingSpaces(line)]
            return isWide || row.answer.isEmpty ? shown : shown + ["    " + row.answer]
        }
    }

    private func line(_ result: Comparison.Result) -> Line {
        let units = presentation.units
        let shown = Shown(result, units)
        let unit = shown.unit.isEmpty ? "" : ", " + shown.unit
        var difference = shown.difference ?? ""
        if let interval = shown.interval { difference += " (\(interval.low) to \(interval.high))" }
        // Less in miles per gallon is not less fuel.
        let isEconomy = result.unit == .litresPer100Kilometres && units != .metric
        let title = title(result.quantity)
        return Line(
            name: (isEconomy ? title.replacing("Fuel", with: "Economy") : title) + unit, a: shown.a, b: shown.b,
            difference: difference,
            answer: shown.answer)
    }

    /// The values of a result in the driver's units.
    private struct Shown {
        let unit: String
        let a: String
        let b: String
        let difference: String?
        let interval: (low: String, high: String)?
        let answer: String

        init(_ result: Comparison.Result, _ units: UnitSystem) {
            let (unit, convert) = Self.conversion(result.unit, units)
            let decimals = Self.decimals(result.quantity)
            func signed(_ value: Double) -> String { Format.signed(value, decimals) }
            self.unit = unit
            a = Format.fixed(result.a.map(convert), decimals)
            b = Format.fixed(result.b.map(convert), decimals)
            guard let valueA = result.a, let valueB = result.b else {
                difference = nil
                interval = nil
                answer = ""
                return
            }
            // Miles per gallon fall as liters rise.
            func change(_ difference: Double) -> Double { convert(valueA + difference) - convert(valueA) }
            let shownDifference = convert(valueB) - convert(valueA)
            difference = signed(shownDifference)
            guard let interval = result.interval, let isSignificant = result.isSignificant else {
                self.interval = nil
                answer = ""
                return
            }
            let ends = [change(interval.lowerBound), change(interval.upperBound)].sorted()
            self.interval = (signed(ends[0]), signed(ends[1]))
            guard isSignificant else {
                answer = "not significant"
                return
            }
            let isMore = shownDifference > 0
            let percent = abs(shownDifference / convert(valueA) * 100)
            if Self.hasZero(result.quantity), percent.isFinite, percent < 1000 {
                let amount = percent < 0.5 ? "less than 1%" : "\(Format.fixed(percent, 0))%"
                answer = "\(amount) \(isMore ? "more" : "less"), significant"
            } else {
                answer = "\(isMore ? "higher" : "lower"), significant"
            }
        }

        /// Whether a share of the value means anything.
        private static func hasZero(_ quantity: ComparedQuantity) -> Bool {
            switch quantity {
            case .idleShare, .score, .coolantCruise, .chargingVoltage, .trimCruiseBank1, .batteryHealth: false
            default: true
            }
        }

        private static func conversion(
            _ unit: Unit, _ units: UnitSystem
        ) -> (unit: String, convert: (Double) -> Double) {
            guard units != .metric, unit != .litresPer100Kilometres, unit.symbol.hasSuffix("km") else {
                return (units.shown(unit).symbol, { units.shown($0, unit) })
            }
            return (unit.symbol.dropLast(2) + UnitSystem.miles.symbol, { $0 * UnitSystem.kilometersPerMile })
        }

        private static func decimals(_ quantity: ComparedQuantity) -> Int {
            switch quantity {
            case .cellSpread: 3
            case .likeConsumption, .consumption, .energyConsumption, .cost, .chargingVoltage: 2
            case .chargeUsed, .batteryHealth, .speed, .idleShare, .sharpAccelerations, .sharpBrakings, .coolantCruise,
                .trimCruiseBank1:
                1
            case .likeEngineSpeed, .carbonDioxide, .score, .idleSpeed: 0
            case .tireFrontLeft, .tireFrontRight, .tireRearLeft, .tireRearRight: 0
            }
        }
    }
}
