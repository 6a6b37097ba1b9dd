import Telemetry

/// What makes never sold, where a VIN was assigned: with it, a VIN that is not this car's is noticed.
enum VehicleFuels {
    /// How a car is driven, by its own data.
    enum Drive: Sendable {
        case diesel, engine
    }

    private struct Row {
        let makes: Set<String>
        /// Nil for all.
        let region: VehicleCountries.Region?
        let never: Set<Drive>
    }

    private static let rows = [
        Row(makes: ["Lucid", "Rivian", "Tesla"], region: nil, never: [.diesel, .engine]),
        // No car with a diagnostic connector; the diesels of Toyota that Mexico knows have VINs of other regions.
        Row(
            makes: ["Acura", "Honda", "Hyundai", "Infiniti", "Kia", "Lexus", "Subaru", "Toyota"],
            region: .northAmerica, never: [.diesel]),
    ]

    static func neverSold(_ drive: Drive, _ identity: VehicleIdentity) -> Bool {
        rows.contains { row in
            identity.manufacturer.map(row.makes.contains) == true && row.region ?? identity.region == identity.region
                && row.never.contains(drive)
        }
    }
}

extension HealthScan {
    /// What the car's own data say that the make of the VIN never sold, such as "a diesel engine"; nil if they agree, or if
    /// nothing is known.
    package func contradiction(of identity: VehicleIdentity) -> String? {
        if isDiesel { return VehicleFuels.neverSold(.diesel, identity) ? "a diesel engine" : nil }
        let hasEngine = (value(.engineSpeed) ?? 0) >= EngineState.runningRpm
        return hasEngine && VehicleFuels.neverSold(.engine, identity) ? "a combustion engine" : nil
    }
}
