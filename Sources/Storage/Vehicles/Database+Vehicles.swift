package import System
import Telemetry
package import Trips

extension Database {
    /// Returns the profile of a vehicle, or nil if none is stored.
    package func vehicle(vin: String?) throws(StorageError) -> VehicleProfile? {
        let rows = try connection.prepare("SELECT \(Self.vehicleColumns) FROM vehicle WHERE vin = ?")
        try rows.bind(1, vin ?? "")
        defer { rows.reset() }
        return try rows.step() ? vehicle(rows) : nil
    }

    /// Returns the profiles of all vehicles, in the order of their VINs.
    package func vehicles() throws(StorageError) -> [VehicleProfile] {
        let rows = try connection.prepare("SELECT \(Self.vehicleColumns) FROM vehicle ORDER BY vin")
        var vehicles: [VehicleProfile] = []
        while try rows.step() { vehicles.append(vehicle(rows)) }
        return vehicles
    }

    /// Stores the profile of a vehicle, replacing the previous one.
    package func keepVehicle(_ vehicle: VehicleProfile) throws(StorageError) {
        let insert = try connection.prepare(
            """
            INSERT OR REPLACE INTO vehicle (\(Self.vehicleColumns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        let specification = vehicle.specification
        try insert.bind(1, vehicle.vin ?? "")
        try insert.bind(2, TextLimit.cut(vehicle.name, to: TextLimit.name))
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
        try insert.bind(16, specification.distanceCorrection?.isByGPS == true ? 1 : nil)
        try insert.bind(17, TextLimit.cut(vehicle.make, to: TextLimit.name))
        try insert.bind(18, TextLimit.cut(vehicle.model, to: TextLimit.name))
        try insert.bind(19, vehicle.modelYear)
        try insert.run()
    }

    private static let vehicleColumns = """
        vin, name, fuel, displacement_l, volumetric_efficiency, cylinders, tank_l, odometer_km, odometer_us,
        fuel_factor, fuel_spread_percent, fuel_comparisons,
        distance_factor, distance_spread_percent, distance_comparisons, distance_by_gps, make, model, model_year
        """

    private func vehicle(_ row: borrowing Statement) -> VehicleProfile {
        let vin = row.text(0)
        var vehicle = VehicleProfile(vin: vin.isEmpty ? nil : vin)
        // Implausible values are treated as unknown.
        func reset(_ columns: String...) -> String {
            "UPDATE vehicle SET \(columns.map { $0 + " = NULL" }.joined(separator: ", ")) WHERE vin = \(Self.quoted(vin))"
        }
        func number(_ column: Int, _ name: String, in range: Range<Double> = 0..<1e9) -> Double? {
            let value = row.optionalReal(column)
            return expect(
                value.map(range.contains) ?? true, "\(name) of vehicle '\(vin)' is invalid", repair: reset(name))
                ? value : nil
        }
        func correction(_ first: Int, _ name: String) -> VehicleSpecification.Correction? {
            guard let factor = row.optionalReal(first) else { return nil }
            let (spread, count) = (row.optionalReal(first + 1), row.integer(first + 2))
            let isRight = factor > 0 && factor < 1000 && (spread ?? 0).magnitude < 1e6 && 0..<1_000_000 ~= count
            guard
                expect(
                    isRight, "the \(name) factor of vehicle '\(vin)' is invalid",
                    repair: reset("\(name)_factor", "\(name)_spread_percent", "\(name)_comparisons"))
            else { return nil }
            return VehicleSpecification.Correction(factor: factor, spreadPercent: spread, comparisons: Int(count))
        }
        func name(_ column: Int, _ name: String) -> String? {
            typed(
                row.optionalText(column), atMost: TextLimit.name, "the \(name) of vehicle '\(vin)'",
                repair:
                    "UPDATE vehicle SET \(name) = substr(\(name), 1, \(TextLimit.name)) WHERE vin = \(Self.quoted(vin))"
            )
        }
        vehicle.name = name(1, "name")
        vehicle.make = name(16, "make")
        vehicle.model = name(17, "model")
        vehicle.modelYear = number(18, "model_year", in: 1900..<2200).map { Int($0) }
        vehicle.specification.fuel = row.optionalText(2).flatMap { FuelKind($0) }
        vehicle.specification.displacementL = number(3, "displacement_l")
        vehicle.specification.volumetricEfficiency = number(4, "volumetric_efficiency")
        vehicle.specification.cylinders = number(5, "cylinders", in: 0..<1000).map { Int($0) }
        vehicle.specification.tankL = number(6, "tank_l")
        vehicle.odometerKm = number(7, "odometer_km")
        let odometerAt = row.optionalInteger(8).map { WallTime(microseconds: $0) }
        if expect(
            odometerAt?.isPlausible ?? true, "the time of the odometer of vehicle '\(vin)' is invalid",
            repair: reset("odometer_us"))
        {
            vehicle.odometerAt = odometerAt
        }
        vehicle.specification.fuelCorrection = correction(9, "fuel")
        vehicle.specification.distanceCorrection = correction(12, "distance")
        vehicle.specification.distanceCorrection?.isByGPS = row.optionalInteger(15) == 1
        return vehicle
    }

    /// Returns a text as an SQL literal.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

    // MARK: Calibration

    /// Stores a mark, and the vehicle's profile with the corrections that result from it.
    /// - Parameters:
    ///   - bootTime: The mark's time on the clock that is never set, so that it can be corrected when the wall
    ///     clock is; nil for a time that the user specified.
    ///   - isClockSynchronized: Whether the wall clock is synchronized.
    package func add(
        _ mark: CalibrationMark, keeping vehicle: VehicleProfile, bootTime: BootTime? = nil,
        isClockSynchronized: Bool? = WallClock.isSynchronized
    ) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            let insert = try connection.prepare(
                """
                INSERT INTO calibration (vin, time_us, kind, amount, computed, factor, method, boot, boot_us,
                    clock_synchronized)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
            try insert.bind(1, vehicle.vin ?? "")
            try insert.bind(2, mark.time.microseconds)
            try insert.bind(3, mark.kind.rawValue)
            try insert.bind(4, mark.amount)
            try insert.bind(5, mark.computed)
            try insert.bind(6, mark.factor)
            try insert.bind(7, mark.method?.rawValue)
            try insert.bind(8, bootTime?.boot)
            try insert.bind(9, bootTime?.microseconds)
            try insert.bind(10, bootTime == nil ? nil : isClockSynchronized)
            try insert.run()
            try keepVehicle(vehicle)
        }
    }

    /// Returns the marks of a vehicle in the order of their times.
    package func calibrationMarks(
        vin: String?, _ kind: CalibrationMark.Kind
    ) throws(StorageError) -> [CalibrationMark] {
        let rows = try connection.prepare(
            """
            SELECT time_us, amount, computed, factor, method, id FROM calibration WHERE vin = ? AND kind = ?
            ORDER BY time_us, id
            """)
        try rows.bind(1, vin ?? "")
        try rows.bind(2, kind.rawValue)
        var marks: [CalibrationMark] = []
        while try rows.step() {
            let numbers = [rows.optionalReal(1), rows.optionalReal(2), rows.optionalReal(3)]
            guard
                expect(
                    WallTime(microseconds: rows.integer(0)).isPlausible
                        && numbers.allSatisfy { $0.map { $0.magnitude < 1e9 } ?? true },
                    "a calibration of vehicle '\(vin ?? "")' is invalid",
                    repair: "DELETE FROM calibration WHERE id = \(rows.integer(5))")
            else { continue }
            marks.append(
                CalibrationMark(
                    kind, at: WallTime(microseconds: rows.integer(0)), amount: rows.real(1),
                    computed: rows.optionalReal(2), factor: rows.optionalReal(3),
                    method: rows.optionalText(4).flatMap { FuelMethod(rawValue: $0) }))
        }
        return marks
    }

    /// Returns the kind of the mark that was added last, or nil if there is none.
    package func latestCalibration(vin: String?) throws(StorageError) -> CalibrationMark.Kind? {
        let row = try connection.prepare("SELECT kind FROM calibration WHERE vin = ? ORDER BY id DESC LIMIT 1")
        try row.bind(1, vin ?? "")
        defer { row.reset() }
        return try row.step() ? CalibrationMark.Kind(rawValue: row.text(0)) : nil
    }

    /// Deletes the latest mark of the kind that was added last, and stores the profile with the corrections that result
    /// from the remaining marks.
    package func removeLatestCalibration(keeping vehicle: VehicleProfile) throws(StorageError) {
        guard let kind = try latestCalibration(vin: vehicle.vin) else { return }
        try connection.transaction { () throws(StorageError) in
            // Imported marks have higher numbers than marks with later times.
            let delete = try connection.prepare(
                """
                DELETE FROM calibration WHERE id = (SELECT id FROM calibration WHERE vin = ? AND kind = ?
                    ORDER BY time_us DESC, id DESC LIMIT 1)
                """)
            try delete.bind(1, vehicle.vin ?? "")
            try delete.bind(2, kind.rawValue)
            try delete.run()
            try keepVehicle(vehicle)
        }
    }

    /// Deletes all marks of a kind, and stores the profile without the corrections from them.
    package func removeCalibrations(
        _ kind: CalibrationMark.Kind, keeping vehicle: VehicleProfile
    ) throws(StorageError) {
        try changeCalibrations("DELETE FROM calibration", kind, keeping: vehicle)
    }

    /// Keeps the marks of a kind but discards their factors, and stores the profile.
    package func discountCalibrations(
        _ kind: CalibrationMark.Kind, keeping vehicle: VehicleProfile
    ) throws(StorageError) {
        try changeCalibrations("UPDATE calibration SET computed = NULL, factor = NULL", kind, keeping: vehicle)
    }

    private func changeCalibrations(
        _ change: String, _ kind: CalibrationMark.Kind, keeping vehicle: VehicleProfile
    ) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            let marks = try connection.prepare("\(change) WHERE vin = ? AND kind = ?")
            try marks.bind(1, vehicle.vin ?? "")
            try marks.bind(2, kind.rawValue)
            try marks.run()
            try keepVehicle(vehicle)
        }
    }
}
