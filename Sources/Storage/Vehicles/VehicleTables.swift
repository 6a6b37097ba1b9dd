package import System
import Telemetry
package import Trips

package struct VehicleTables {
    let database: Database

    /// Returns the profile of a vehicle, or nil if none is stored.
    package func vehicle(vin: String?) throws(StorageError) -> VehicleProfile? {
        let rows = try database.connection.prepare(
            "SELECT \(Self.vehicleColumns) FROM vehicle WHERE vin = :vin", ["vin": vin ?? ""])
        return try rows.step() ? vehicle(rows) : nil
    }

    /// Returns the profiles of all vehicles, in the order of their VINs.
    package func all() throws(StorageError) -> [VehicleProfile] {
        let rows = try database.connection.prepare("SELECT \(Self.vehicleColumns) FROM vehicle ORDER BY vin")
        var vehicles: [VehicleProfile] = []
        while try rows.step() { vehicles.append(vehicle(rows)) }
        return vehicles
    }

    /// Stores the profile of a vehicle, replacing the previous one.
    package func keep(_ vehicle: VehicleProfile) throws(StorageError) {
        let specification = vehicle.specification
        let (fuel, distance) = (specification.fuelCorrection, specification.distanceCorrection)
        try database.connection.insert(
            into: "vehicle", conflict: .replaces,
            [
                "vin": vehicle.vin ?? "", "name": TextLimit.cut(vehicle.name, to: TextLimit.name),
                "make": TextLimit.cut(vehicle.make, to: TextLimit.name),
                "model": TextLimit.cut(vehicle.model, to: TextLimit.name), "model_year": vehicle.modelYear,
                "fuel": specification.fuel?.name, "displacement_l": specification.displacementL,
                "volumetric_efficiency": specification.volumetricEfficiency, "cylinders": specification.cylinders,
                "tank_l": specification.tankL,
                "battery_kwh": specification.batteryKWh, "odometer_km": vehicle.odometerKm,
                "odometer_us": vehicle.odometerAt?.microseconds, "fuel_factor": fuel?.factor,
                "fuel_spread_percent": fuel?.spreadPercent, "fuel_comparisons": fuel?.comparisons,
                "distance_factor": distance?.factor, "distance_spread_percent": distance?.spreadPercent,
                "distance_comparisons": distance?.comparisons,
                "distance_by_gps": distance?.isByGPS == true ? 1 : Int?.none,
            ])
    }

    /// Returns the names of the additional signals, such as those of custom PIDs, of the vehicle's latest trips.
    package func latestSignals(vin: String?) throws(StorageError) -> Set<String> {
        let rows = try database.connection.prepare(
            """
            SELECT DISTINCT name FROM trip_signal JOIN signal ON signal.id = trip_signal.signal
            WHERE trip_id IN (SELECT id FROM trip WHERE vin IS :vin ORDER BY started_us DESC LIMIT 10)
            """, ["vin": vin])
        var names: Set<String> = []
        while try rows.step() { names.insert(rows.text("name")) }
        return names
    }

    private static let vehicleColumns = """
        vin, name, make, model, model_year, fuel, displacement_l, volumetric_efficiency, cylinders, tank_l, battery_kwh,
        odometer_km, odometer_us, fuel_factor, fuel_spread_percent, fuel_comparisons, distance_factor, distance_spread_percent,
        distance_comparisons, distance_by_gps
        """

    private func vehicle(_ row: borrowing Statement) -> VehicleProfile {
        let vin = row.text("vin")
        var vehicle = VehicleProfile(vin: vin.isEmpty ? nil : vin)
        // Implausible values are treated as unknown.
        func reset(_ columns: String...) -> String {
            "UPDATE vehicle SET \(columns.map { $0 + " = NULL" }.joined(separator: ", ")) WHERE vin = \(Database.quoted(vin))"
        }
        func number(_ name: String, in range: Range<Double> = 0..<1e9) -> Double? {
            let value = row.optionalReal(name)
            return database.expect(
                value.map(range.contains) ?? true, "\(name) of vehicle '\(vin)' is invalid", repair: reset(name))
                ? value : nil
        }
        func correction(_ name: String) -> VehicleSpecification.Correction? {
            guard let factor = row.optionalReal("\(name)_factor") else { return nil }
            let spread = row.optionalReal("\(name)_spread_percent")
            let count = row.integer("\(name)_comparisons")
            let isRight = factor > 0 && factor < 1000 && (spread ?? 0).magnitude < 1e6 && 0..<1_000_000 ~= count
            guard
                database.expect(
                    isRight, "the \(name) factor of vehicle '\(vin)' is invalid",
                    repair: reset("\(name)_factor", "\(name)_spread_percent", "\(name)_comparisons"))
            else { return nil }
            return VehicleSpecification.Correction(factor: factor, spreadPercent: spread, comparisons: Int(count))
        }
        func name(_ name: String) -> String? {
            database.typed(
                row.optionalText(name), atMost: TextLimit.name, "the \(name) of vehicle '\(vin)'",
                repair:
                    "UPDATE vehicle SET \(name) = substr(\(name), 1, \(TextLimit.name)) WHERE vin = \(Database.quoted(vin))"
            )
        }
        vehicle.name = name("name")
        vehicle.make = name("make")
        vehicle.model = name("model")
        vehicle.modelYear = number("model_year", in: 1900..<2200).map { Int($0) }
        vehicle.specification.fuel = row.optionalText("fuel").flatMap { FuelKind($0) }
        vehicle.specification.displacementL = number("displacement_l")
        vehicle.specification.volumetricEfficiency = number("volumetric_efficiency")
        vehicle.specification.cylinders = number("cylinders", in: 0..<1000).map { Int($0) }
        vehicle.specification.tankL = number("tank_l")
        vehicle.specification.batteryKWh = number("battery_kwh", in: 0..<10_000)
        vehicle.odometerKm = number("odometer_km")
        let odometerAt = row.optionalInteger("odometer_us").map { WallTime(microseconds: $0) }
        if database.expect(
            odometerAt?.isPlausible ?? true, "the time of the odometer of vehicle '\(vin)' is invalid",
            repair: reset("odometer_us"))
        {
            vehicle.odometerAt = odometerAt
        }
        vehicle.specification.fuelCorrection = correction("fuel")
        vehicle.specification.distanceCorrection = correction("distance")
        vehicle.specification.distanceCorrection?.isByGPS = row.optionalInteger("distance_by_gps") == 1
        return vehicle
    }

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
        try database.connection.transaction { () throws(StorageError) in
            let synchronized = bootTime == nil ? nil : isClockSynchronized
            try database.connection.insert(
                into: "calibration",
                [
                    "vin": vehicle.vin ?? "", "time_us": mark.time.microseconds, "kind": mark.kind.rawValue,
                    "amount": mark.amount, "computed": mark.computed, "factor": mark.factor,
                    "method": mark.method?.rawValue, "boot": bootTime?.boot, "boot_us": bootTime?.microseconds,
                    "clock_synchronized": synchronized,
                ])
            try keep(vehicle)
        }
    }

    /// Returns the marks of a vehicle in the order of their times.
    package func calibrationMarks(
        vin: String?, _ kind: CalibrationMark.Kind
    ) throws(StorageError) -> [CalibrationMark] {
        let rows = try database.connection.prepare(
            """
            SELECT id, time_us, amount, computed, factor, method FROM calibration WHERE vin = :vin AND kind = :kind
            ORDER BY time_us, id
            """, ["vin": vin ?? "", "kind": kind.rawValue])
        var marks: [CalibrationMark] = []
        while try rows.step() {
            let (id, time) = (rows.integer("id"), WallTime(microseconds: rows.integer("time_us")))
            let mark = CalibrationMark(
                kind, at: time, amount: rows.real("amount"), computed: rows.optionalReal("computed"),
                factor: rows.optionalReal("factor"),
                method: rows.optionalText("method").flatMap { FuelMethod(rawValue: $0) })
            let isPlausible = database.expect(
                time.isPlausible
                    && [mark.amount, mark.computed ?? 0, mark.factor ?? 0].allSatisfy { $0.magnitude < 1e9 },
                "a calibration of vehicle '\(vin ?? "")' is invalid",
                repair: "DELETE FROM calibration WHERE id = \(id)")
            if isPlausible { marks.append(mark) }
        }
        return marks
    }

    /// Returns the kind of the mark that was added last, or nil if there is none.
    package func latestCalibration(vin: String?) throws(StorageError) -> CalibrationMark.Kind? {
        try database.connection.text(
            "SELECT kind FROM calibration WHERE vin = :vin ORDER BY id DESC LIMIT 1", ["vin": vin ?? ""]
        ).flatMap { CalibrationMark.Kind(rawValue: $0) }
    }

    /// Deletes the latest mark of the kind that was added last, and stores the profile with the corrections that result
    /// from the remaining marks.
    package func removeLatestCalibration(keeping vehicle: VehicleProfile) throws(StorageError) {
        guard let kind = try latestCalibration(vin: vehicle.vin) else { return }
        try database.connection.transaction { () throws(StorageError) in
            // Imported marks have higher numbers than marks with later times.
            try database.connection.run(
                """
                DELETE FROM calibration WHERE id = (SELECT id FROM calibration WHERE vin = :vin AND kind = :kind
                    ORDER BY time_us DESC, id DESC LIMIT 1)
                """, ["vin": vehicle.vin ?? "", "kind": kind.rawValue])
            try keep(vehicle)
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
        try database.connection.transaction { () throws(StorageError) in
            try database.connection.run(
                "\(change) WHERE vin = :vin AND kind = :kind", ["vin": vehicle.vin ?? "", "kind": kind.rawValue])
            try keep(vehicle)
        }
    }
}
