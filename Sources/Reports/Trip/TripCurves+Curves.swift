import Formats
package import Telemetry
package import Trips

extension TripCurves {
    /// One signal over time.
    package struct Curve: Sendable {
        package let signal: Signal
        /// "Coolant temperature".
        package let name: String
        /// The shown unit.
        package let unit: Unit
        /// In milliseconds since the start of the trip.
        package fileprivate(set) var times: [Int64] = []
        /// In the shown unit.
        package fileprivate(set) var values: [Double] = []
        /// Over the trip, in the shown unit; the same numbers as in the text about the trip.
        package fileprivate(set) var minimum = 0.0
        package fileprivate(set) var mean = 0.0
        package fileprivate(set) var maximum = 0.0

        /// Whether it never changed, so that a number says all.
        package var isSettled: Bool { values.allSatisfy { $0 == values[0] } }

        /// The word for a value that is a state, such as "closed loop"; nil for a quantity.
        package func state(at index: Int) -> String? {
            index < values.count ? TripText.state(signal, values[index]) : nil
        }

        fileprivate init(_ signal: Signal, _ name: String, _ units: UnitSystem) {
            self.signal = signal
            self.name = name
            unit = units.shown(signal)
        }
    }

    /// Where a scale ends that rare high values may exceed: the value that one in fifty exceeds, and a third more.
    package static func usualMaximum(_ values: [Double], _ highest: Double) -> Double {
        let sorted = values.sorted()
        guard sorted.count >= 50 else { return highest }
        return min(highest, sorted[sorted.count * 49 / 50] * 4 / 3)
    }

    /// The curves: those that a driver asks for first, then the others by name.
    /// - Parameter summary: the facts of the trip, whose numbers are the same everywhere; where it has none, those of the
    ///   samples are shown.
    package func curves(of summary: TripSummary = TripSummary()) -> [Curve] {
        let first: [Signal] = [
            .vehicleSpeed, .engineSpeed, Self.consumption, Self.fuelFlow, .coolantTemperature, .controlModuleVoltage,
            .adapterVoltage, .stateOfCharge, .hybridBatteryCharge, .enginePower, .boostPressure, .engineLoad, .throttle,
            .brake,
            .steering, .intakeAirTemperature, .fuelLevel,
        ]
        // A hundred curves of cells say no more than their spread.
        let named = drawn.filter { !$0.signal.isSingleCell }.map { signal, line in
            (signal: signal, line: line, name: Self.name(signal), place: first.firstIndex(of: signal) ?? first.count)
        }
        let sorted = named.sorted { left, right in
            (left.place, left.name, left.signal.unit.symbol) < (right.place, right.name, right.signal.unit.symbol)
        }
        return sorted.map { signal, line, name, _ in
            var curve = Curve(signal, name, units)
            curve.times = line.times
            curve.values = line.values
            let known = summary.others.first { $0.signal == signal }
            guard let course = known ?? line.summary else { return curve }
            func shown(_ value: Double) -> Double { units.shown(value, of: signal) }
            var mean = course.timeMean ?? course.mean
            var maximum = course.maximum
            switch signal {
            case .vehicleSpeed:
                mean = summary.averageSpeedKmh ?? mean
                maximum = summary.maxSpeedKmh ?? maximum
            case .engineSpeed:
                mean = summary.averageEngineSpeedRpm ?? mean
                maximum = summary.maxEngineSpeedRpm ?? maximum
            case .coolantTemperature: maximum = summary.maxCoolantC ?? maximum
            case Self.consumption: mean = summary.averageLPer100Km ?? mean
            default: break
            }
            // In miles per gallon the greatest consumption is the least number.
            let ends = [shown(course.minimum), shown(maximum)].sorted()
            curve.minimum = ends[0]
            curve.mean = shown(mean)
            curve.maximum = ends[1]
            return curve
        }
    }

    private static func name(_ signal: Signal) -> String {
        switch signal {
        case fuelFlow: "Fuel flow"
        case consumption: "Consumption, means over \(Int(consumptionS)) s"
        case .adapterVoltage: "Voltage at the adapter"
        case .pendingCodeCount: "Pending trouble codes"
        case .altitude: "Altitude"
        case .slipAngle: "Slip angle"
        default: TripText.name(signal)
        }
    }
}

extension Signal {
    /// The angle between where the car points and where it goes, of trips with drifts: for graphs only.
    package static let slipAngle = Signal("slipAngle", .degrees)
}

extension SpeedShares {
    /// "up to 60 km/h".
    package static func limits(_ band: Band, in units: UnitSystem) -> String {
        let (slow, fast) = (units.speed(slowKmh), units.speed(fastKmh))
        return switch band {
        case .standing: "Standing"
        case .slow: "Slow, up to \(slow)"
        case .middle: "Middle, up to \(fast)"
        case .fast: "Fast, above \(fast)"
        }
    }

    /// Each band with its time and distance: "12 min 3 s", "61%", "5.2 km", "63%".
    /// - Parameter distanceKm: the distance of the trip, to which the shares add up: speeds may be a little wrong.
    package func rows(in units: UnitSystem, distanceKm: Double?) -> [(band: Band, cells: [String])] {
        let total = total
        let factor = distanceKm.map { total.km > 0 ? $0 / total.km : 1 } ?? 1
        func share(_ part: Double, _ whole: Double) -> String {
            whole > 0 ? Format.fixed(part / whole * 100, 0) + "%" : "-"
        }
        return Band.allCases.map { band in
            let part = self[band]
            let isMoving = band != .standing
            return (
                band,
                [
                    Self.limits(band, in: units), Format.duration(part.seconds), share(part.seconds, total.seconds),
                    isMoving ? units.distance(part.km * factor) : "-", isMoving ? share(part.km, total.km) : "-",
                ]
            )
        }
    }
}
