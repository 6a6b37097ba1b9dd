package import Telemetry
package import Trips

/// What users told of a vehicle.
package struct StoredVehicle: Hashable, Sendable {
    /// Nil for the one vehicle that tells none.
    package var vin: String?
    /// As its users call it.
    package var name: String?
    package var specification: VehicleSpecification
    /// What the odometer showed, and when.
    package var odometerKm: Double?
    package var odometerAt: WallTime?

    package init(
        vin: String?, name: String? = nil, specification: VehicleSpecification = VehicleSpecification(),
        odometerKm: Double? = nil, odometerAt: WallTime? = nil
    ) {
        (self.vin, self.name, self.specification) = (vin, name, specification)
        (self.odometerKm, self.odometerAt) = (odometerKm, odometerAt)
    }
}

/// A reading of the pump or of the odometer, to compare with what the trips have.
package struct CalibrationMark: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Litres.
        case fillUp = "fill-up"
        /// Kilometres.
        case odometer
    }

    package var kind: Kind
    package var time: WallTime
    package var amount: Double
    /// What the trips since the mark before have; nil for the first.
    package var computed: Double?
    /// Truth over computed value, where it was accepted.
    package var factor: Double?

    package init(_ kind: Kind, at time: WallTime, amount: Double, computed: Double? = nil, factor: Double? = nil) {
        (self.kind, self.time, self.amount) = (kind, time, amount)
        (self.computed, self.factor) = (computed, factor)
    }
}

extension Database {
    /// Nil for a vehicle of which nothing was told.
    package func vehicle(vin: String?) throws(StorageError) -> StoredVehicle? {
        let rows = try connection.prepare("SELECT \(Self.vehicleColumns) FROM vehicle WHERE vin = ?")
        try rows.bind(1, vin ?? "")
        defer { rows.reset() }
        return try rows.step() ? Self.vehicle(rows) : nil
    }

    /// In the order of their VINs.
    package func vehicles() throws(StorageError) -> [StoredVehicle] {
        let rows = try connection.prepare("SELECT \(Self.vehicleColumns) FROM vehicle ORDER BY vin")
        var vehicles: [StoredVehicle] = []
        while try rows.step() { vehicles.append(Self.vehicle(rows)) }
        return vehicles
    }

    /// Keeps all that is told of a vehicle, in place of what was known.
    package func keepVehicle(_ vehicle: StoredVehicle) throws(StorageError) {
        let insert = try connection.prepare(
            """
            INSERT OR REPLACE INTO vehicle (\(Self.vehicleColumns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        let specification = vehicle.specification
        try insert.bind(1, vehicle.vin ?? "")
        try insert.bind(2, vehicle.name)
        try insert.bind(3, specification.fuel?.name)
        try insert.bind(4, specification.displacementL)
        try insert.bind(5, specification.volumetricEfficiency)
        try insert.bind(6, specification.cylinders)
        try insert.bind(7, specification.tankL)
        try insert.bind(8, vehicle.odometerKm)
        try insert.bind(9, vehicle.odometerAt?.microseconds)
        for (column, correction) in [(10, specification.fuelCorrection), (13, specification.distanceCorrection)] {
            try insert.bind(column, correction?.factor)
            try insert.bind(column + 1, correction?.spreadPercent)
            try insert.bind(column + 2, correction?.comparisons)
        }
        try insert.run()
    }

    private static let vehicleColumns = """
        vin, name, fuel, displacement_l, volumetric_efficiency, cylinders, tank_l, odometer_km, odometer_us,
        fuel_factor, fuel_spread_percent, fuel_comparisons,
        distance_factor, distance_spread_percent, distance_comparisons
        """

    private static func vehicle(_ row: borrowing Statement) -> StoredVehicle {
        var vehicle = StoredVehicle(vin: row.text(0).isEmpty ? nil : row.text(0), name: row.optionalText(1))
        vehicle.specification.fuel = row.optionalText(2).flatMap { FuelKind($0) }
        vehicle.specification.displacementL = row.optionalReal(3)
        vehicle.specification.volumetricEfficiency = row.optionalReal(4)
        vehicle.specification.cylinders = row.optionalInteger(5).map { Int($0) }
        vehicle.specification.tankL = row.optionalReal(6)
        vehicle.odometerKm = row.optionalReal(7)
        vehicle.odometerAt = row.optionalInteger(8).map { WallTime(microseconds: $0) }
        vehicle.specification.fuelCorrection = correction(row, from: 9)
        vehicle.specification.distanceCorrection = correction(row, from: 12)
        return vehicle
    }

    private static func correction(
        _ row: borrowing Statement, from first: Int
    ) -> VehicleSpecification.Correction? {
        guard let factor = row.optionalReal(first) else { return nil }
        return VehicleSpecification.Correction(
            factor: factor, spreadPercent: row.optionalReal(first + 1), comparisons: Int(row.integer(first + 2)))
    }

    // MARK: Calibration

    package func addCalibrationMark(_ mark: CalibrationMark, vin: String?) throws(StorageError) {
        let insert = try connection.prepare(
            "INSERT INTO calibration (vin, time_us, kind, amount, computed, factor) VALUES (?, ?, ?, ?, ?, ?)")
        try insert.bind(1, vin ?? "")
        try insert.bind(2, mark.time.microseconds)
        try insert.bind(3, mark.kind.rawValue)
        try insert.bind(4, mark.amount)
        try insert.bind(5, mark.computed)
        try insert.bind(6, mark.factor)
        try insert.run()
    }

    /// The marks of a vehicle in the order of their times.
    package func calibrationMarks(vin: String?, _ kind: CalibrationMark.Kind) throws(StorageError) -> [CalibrationMark]
    {
        let rows = try connection.prepare(
            """
            SELECT time_us, amount, computed, factor FROM calibration WHERE vin = ? AND kind = ? ORDER BY time_us, id
            """)
        try rows.bind(1, vin ?? "")
        try rows.bind(2, kind.rawValue)
        var marks: [CalibrationMark] = []
        while try rows.step() {
            marks.append(
                CalibrationMark(
                    kind, at: WallTime(microseconds: rows.integer(0)), amount: rows.real(1),
                    computed: rows.optionalReal(2), factor: rows.optionalReal(3)))
        }
        return marks
    }
}
