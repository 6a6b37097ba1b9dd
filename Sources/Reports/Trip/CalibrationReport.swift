package import Formats
package import Routes
package import Telemetry
package import Trips

/// The result of a calibration, as text.
package struct CalibrationReport: Sendable {
    private let heading: String
    package let vin: String?
    package let fuelUnit: Unit
    private let presentation: Presentation

    /// - Parameter heading: names the vehicle.
    package init(_ recorded: RecordedVehicle, _ presentation: Presentation, heading: String) {
        self.heading = heading
        self.presentation = presentation
        vin = recorded.vehicle.vin
        fuelUnit = recorded.fuelUnit
    }
    private var units: UnitSystem { presentation.units }

    /// A mark that was added, and its effect.
    package struct Result: Sendable {
        package var mark: CalibrationMark
        /// Nil for the first mark.
        package var interval: CalibrationInterval?
        /// No comparison was wanted.
        package var isMarkOnly: Bool
        package var before: VehicleSpecification.Correction?
        package var after: VehicleSpecification.Correction?

        package init(
            mark: CalibrationMark, interval: CalibrationInterval?, isMarkOnly: Bool,
            before: VehicleSpecification.Correction?, after: VehicleSpecification.Correction?
        ) {
            self.mark = mark
            self.interval = interval
            self.isMarkOnly = isMarkOnly
            self.before = before
            self.after = after
        }
    }

    // MARK: Words

    /// "39.80 L", "123456 km".
    package func amount(_ amount: Double, _ kind: CalibrationMark.Kind) -> String {
        kind == .odometer ? units.distance(amount, 0) : units.text(amount, fuelUnit, 2)
    }

    /// The sum of the trips, and the amount compared with it.
    private func compared(_ amount: Double, _ kind: CalibrationMark.Kind) -> String {
        kind == .odometer ? units.distance(amount, 1) : units.text(amount, fuelUnit, 2)
    }

    /// Why a comparison may not be worth counting, as phrases.
    package func text(_ doubt: CalibrationInterval.Doubt, _ interval: CalibrationInterval) -> String {
        switch doubt {
        case .unusualFactor:
            "the ratio \(Format.fixed(interval.factor, 2)) is unusual (perhaps not all drives were recorded)"
        case .gaps(let percent): "the trips have gaps of \(Format.fixed(percent, 0))% of their time"
        case .unknownFuel(let trips): "the fuel of \(Format.count(trips, "trip")) is unknown"
        case .tooLittle: "\(compared(interval.truth, interval.kind)) is too little for a good comparison"
        }
    }

    package func text(_ doubts: [CalibrationInterval.Doubt], _ interval: CalibrationInterval) -> String {
        Format.list(doubts.map { text($0, interval) })
    }

    /// "calculated 38.20 L from air flow in 12 trips, filled 39.80 L: ratio 1.042".
    package func comparison(_ interval: CalibrationInterval) -> String {
        let source = interval.methods.first.flatMap(DrivingWords.source).map { " " + $0 } ?? ""
        let (verb, truth) = (interval.kind == .fillUp ? "filled" : "odometer", compared(interval.truth, interval.kind))
        return "calculated \(compared(interval.computed, interval.kind))\(source) in "
            + "\(Format.count(interval.trips, "trip")), \(verb) \(truth): ratio \(Format.fixed(interval.factor, 3))"
    }

    // MARK: Text

    package func text(_ result: Result) -> [String] {
        let kind = result.mark.kind
        let name = kind == .fillUp ? "Fuel" : "Distance"
        var rows = [("Vehicle", heading), (kind == .fillUp ? "Filled" : "Odometer", amount(result.mark.amount, kind))]
        if let interval = result.interval {
            rows.append(("Compared", comparison(interval)))
            if kind == .fillUp, fuelUnit == .litres, interval.distanceKm >= 1 {
                let consumption = units.consumption(interval.truth / interval.distanceKm * 100)
                rows.append(
                    (
                        "Economy",
                        "\(consumption) over the \(units.distance(interval.distanceKm, 0)) recorded"
                    ))
            }
        }
        if result.mark.factor != nil {
            rows.append((name, change(result.before, result.after, kind)))
        } else if result.interval == nil, !result.isMarkOnly {
            let what =
                kind == .fillUp
                ? "first fill-up: the next full tank is compared with the drives from now on"
                : "first reading: the next one is compared with the drives from now on"
            rows.append((name, what))
        } else {
            rows.append(
                (name, "not counted, but kept as a starting point: the next is compared with the drives from now on"))
        }
        return presentation.columns(rows)
    }

    /// "factor 1.043 ± 1.2% from 3 fill-ups (was 1.051)".
    package func change(
        _ before: VehicleSpecification.Correction?, _ after: VehicleSpecification.Correction?,
        _ kind: CalibrationMark.Kind
    ) -> String {
        let was = before.map { Format.fixed($0.factor, 3) } ?? "none"
        guard let after else { return before == nil ? "no factor" : "factor removed (was \(was))" }
        return "factor \(VehicleReport.text(after, kind))" + (before == after ? "" : " (was \(was))")
    }

    /// All marks of a vehicle. `time` formats a time for people.
    package func text(
        _ marks: [CalibrationMark], _ specification: VehicleSpecification,
        gps: WheelComparison.Result = WheelComparison.Result(), time: (WallTime) -> String
    ) -> [String] {
        var lines = presentation.wrapped(heading, indent: 2)
        for (kind, name, correction) in [
            (CalibrationMark.Kind.fillUp, "Fill-ups", specification.fuelCorrection),
            (.odometer, "Odometer", specification.distanceCorrection),
        ] {
            let marks = marks.filter { $0.kind == kind }
            lines.append("")
            lines.append(marks.isEmpty ? "\(name): none" : name)
            var earlier: CalibrationMark?
            for mark in marks {
                lines += presentation.wrapped(
                    "  \(time(mark.time))  \(amount(mark.amount, kind))  \(comparison(mark, since: earlier))", indent: 6
                )
                earlier = mark
            }
            if let correction {
                lines += presentation.wrapped("  factor \(VehicleReport.text(correction, kind))")
            }
        }
        if gps.stretches > 0 {
            lines += ["", "GPS"] + presentation.wrapped("  " + text(gps), indent: 2)
        }
        return lines
    }

    /// "12.3 km of straight road: the wheels tell 1.2% less (±0.3%)".
    package func text(_ gps: WheelComparison.Result) -> String {
        let road = "\(units.distance(gps.straightM / 1000, 1)) of straight road"
        guard let factor = gps.factor, let uncertainty = gps.uncertaintyPercent else { return "only \(road)" }
        let percent = (1 - 1 / factor) * 100
        return "\(road): the wheels measure \(Format.fixed(abs(percent), 1))% \(percent < 0 ? "more" : "less") "
            + "(±\(Format.fixed(uncertainty, 1))%)"
    }

    private func comparison(_ mark: CalibrationMark, since earlier: CalibrationMark?) -> String {
        guard let computed = mark.computed, computed > 0 else { return "starting point" }
        let truth = mark.kind == .odometer ? mark.amount - (earlier?.amount ?? 0) : mark.amount
        let source = mark.method.flatMap(DrivingWords.source).map { " " + $0 } ?? ""
        return "calculated \(compared(computed, mark.kind))\(source), ratio \(Format.fixed(truth / computed, 3))"
            + (mark.factor == nil ? ", not counted" : "")
    }

    // MARK: JSON

    /// Amounts are in liters (kilograms for fuel sold by mass) or kilometers; calculated values are without any correction.
}
