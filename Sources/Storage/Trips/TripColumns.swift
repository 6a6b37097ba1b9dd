import OBD
import Trips

/// The columns of table `trip` that hold facts computed from samples, each with a row for writing and reading.
enum TripColumns {
    static let reals:
        [(name: String, write: @Sendable (TripSummary) -> Double?, read: @Sendable (inout TripSummary, Double) -> Void)] =
            [
                ("duration_s", { $0.durationS }, { $0.durationS = $1 }),
                ("covered_s", { $0.coveredS }, { $0.coveredS = $1 }),
                ("idle_s", { $0.idleS }, { $0.idleS = $1 }),
                ("moving_s", { $0.movingS }, { $0.movingS = $1 }),
                ("paused_s", { $0.pausedS }, { $0.pausedS = $1 }),
                ("distance_km", { $0.distanceKm }, { $0.distanceKm = $1 }),
                (
                    "distance_uncertainty_percent", { $0.distanceUncertaintyPercent },
                    { $0.distanceUncertaintyPercent = $1 }
                ),
                ("bridged_km", { $0.bridgedKm }, { $0.bridgedKm = $1 }),
                ("distance_factor", { $0.distanceFactor }, { $0.distanceFactor = $1 }),
                ("odometer_difference_km", { $0.odometerDifferenceKm }, { $0.odometerDifferenceKm = $1 }),
                ("odometer_km", { $0.odometerKm }, { $0.odometerKm = $1 }),
                ("engine_off_km", { $0.engineOffKm }, { $0.engineOffKm = $1 }),
                ("max_speed_kmh", { $0.maxSpeedKmh }, { $0.maxSpeedKmh = $1 }),
                ("average_engine_speed_rpm", { $0.averageEngineSpeedRpm }, { $0.averageEngineSpeedRpm = $1 }),
                ("max_engine_speed_rpm", { $0.maxEngineSpeedRpm }, { $0.maxEngineSpeedRpm = $1 }),
                ("fuel_l", { $0.fuelL }, { $0.fuelL = $1 }),
                ("fuel_kg", { $0.fuelKg }, { $0.fuelKg = $1 }),
                ("fuel_uncertainty_percent", { $0.fuelUncertaintyPercent }, { $0.fuelUncertaintyPercent = $1 }),
                ("fuel_factor", { $0.fuelFactor }, { $0.fuelFactor = $1 }),
                ("fuel_distance_km", { $0.fuelDistanceKm }, { $0.fuelDistanceKm = $1 }),
                ("fuel_cut_s", { $0.fuelCutS }, { $0.fuelCutS = $1 }),
                ("battery_out_kwh", { $0.batteryOutKWh }, { $0.batteryOutKWh = $1 }),
                ("battery_in_kwh", { $0.batteryInKWh }, { $0.batteryInKWh = $1 }),
                ("battery_charge_kwh", { $0.batteryChargeKWh }, { $0.batteryChargeKWh = $1 }),
                (
                    "battery_uncertainty_percent", { $0.batteryUncertaintyPercent },
                    { $0.batteryUncertaintyPercent = $1 }
                ),
                ("battery_distance_km", { $0.batteryDistanceKm }, { $0.batteryDistanceKm = $1 }),
                ("charge_start_percent", { $0.chargeStartPercent }, { $0.chargeStartPercent = $1 }),
                ("charge_end_percent", { $0.chargeEndPercent }, { $0.chargeEndPercent = $1 }),
                ("max_coolant_c", { $0.maxCoolantC }, { $0.maxCoolantC = $1 }),
                ("min_voltage", { $0.minVoltage }, { $0.minVoltage = $1 }),
            ]

    static let texts:
        [(name: String, write: @Sendable (TripSummary) -> String?, read: @Sendable (inout TripSummary, String) -> Void)] =
            [
                (
                    "distance_source", { $0.distanceSource?.rawValue },
                    { $0.distanceSource = DistanceSource(rawValue: $1) }
                ),
                ("fuel_method", { $0.fuelMethod.rawValue }, { $0.fuelMethod = FuelMethod(rawValue: $1) ?? .unknown }),
                ("fuel_kind", { $0.fuelKind?.name }, { $0.fuelKind = FuelKind($1) }),
            ]

    /// The names of the columns: reals, then texts, then the numbers of samples.
    static let names = reals.map(\.name) + texts.map(\.name) + ["samples", "suspect_samples"]

    /// The values of the columns.
    static func values(_ summary: TripSummary) -> NamedValues {
        var pairs: [(name: String, value: any SQLValue)] = reals.map { column in
            (column.name, plausible(column.write(summary), of: column.name))
        }
        pairs += texts.map { ($0.name, $0.write(summary)) }
        pairs += [("samples", summary.samples), ("suspect_samples", summary.suspectSamples)].map { name, count in
            (name, counts.contains(Int64(count)) ? count : nil)
        }
        return NamedValues(pairs)
    }

    /// The texts read so far, with an element for each of `texts`, since most trips have the same ones.
    struct FactTexts {
        fileprivate var known = TripColumns.texts.map { _ in RepeatedTexts<String>() }
    }

    /// Returns the facts of a row. A value that is NULL or implausible keeps its default.
    /// - Parameter wrong: Receives the names of columns with implausible values. They are rejected because facts are
    ///   later added and rounded, where an overflow would trap.
    static func summary(
        _ row: borrowing Statement, _ known: inout FactTexts, wrong: (_ column: String) -> Void
    ) -> TripSummary {
        var summary = TripSummary()
        for column in reals {
            guard let value = row.optionalReal(column.name) else { continue }
            if isPlausible(value, of: column.name) { column.read(&summary, value) } else { wrong(column.name) }
        }
        for (index, column) in texts.enumerated() {
            if let value = known.known[index].text(row, column.name) { column.read(&summary, value) }
        }
        func count(_ column: String) -> Int {
            let count = row.integer(column)
            if counts.contains(count) { return Int(count) }
            wrong(column)
            return 0
        }
        summary.samples = count("samples")
        summary.suspectSamples = count("suspect_samples")
        return summary
    }

    private static let counts: Range<Int64> = 0..<1_000_000_000_000

    /// Returns the value of a column; nil if it is NULL or implausible.
    static func plausible(_ row: borrowing Statement, _ column: String) -> Double? {
        plausible(row.optionalReal(column), of: column)
    }

    private static func plausible(_ value: Double?, of column: String) -> Double? {
        value.flatMap { isPlausible($0, of: column) ? $0 : nil }
    }

    /// Returns whether a value is plausible: durations are those of a trip, and every value is below ten billion.
    private static func isPlausible(_ value: Double, of column: String) -> Bool {
        column.hasSuffix("_s")
            ? value >= 0 && value < Double(Database.maxTripSeconds) : value.magnitude < 1e10
    }
}

/// The value of the column `protocol`: the number of the bus in the command AT SP.
extension VehicleBus {
    var column: String { String(number) }

    /// Returns nil for a text that is not the number of a bus.
    init?(column: String) {
        guard column.count == 1, let number = column.first else { return nil }
        self.init(number: number)
    }
}
