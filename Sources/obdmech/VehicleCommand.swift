import Reports
import Settings
import Storage
import Telemetry
import Trips

/// `obdmech vehicle`: what is known of the vehicles, and telling what a car cannot say.
enum VehicleCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let units = try options.units(try environment.settings())
        let path = try environment.databasePath(options)
        let isChange =
            options.has(CommandTable.vehicleOdometer) || VehicleField.all.contains { options.has($0.flag) }
        // Neither looking nor a mistake makes a database.
        let existing = try Database.openExisting(path: path)
        try existing?.recoverAndTell()
        let known = try existing?.recordedVehicles() ?? []
        var shown = known
        if isChange || options.has(CommandTable.vehicleVIN) {
            let chosen = try VehicleChoice(known: known)
                .vehicle(options.value(CommandTable.vehicleVIN), canBeNew: isChange)
            shown = [chosen]
            if isChange {
                let changed = try changed(chosen.vehicle, options)
                let database = try existing ?? Database.open(path: path)
                try keep(changed, insteadOf: chosen.vehicle, options, units, database)
                shown = try database.recordedVehicles().filter { $0.vehicle.vin == chosen.vehicle.vin }
            }
        }
        let report = VehicleReport(shown, thisYear: LocalTime.today.year)
        try Output.write(
            options.has(CommandTable.json)
                ? [report.json.document]
                : report.text(in: units, width: Output.width, utcOffsetS: LocalTime.utcOffsetS))
        return .fine
    }

    private static func changed(_ old: StoredVehicle, _ options: Options) throws(Failure) -> StoredVehicle {
        var vehicle = old
        for field in VehicleField.all { try field.take(options, &vehicle) }
        return vehicle
    }

    private static func keep(
        _ new: StoredVehicle, insteadOf old: StoredVehicle, _ options: Options, _ units: UnitSystem,
        _ database: Database
    ) throws {
        var vehicle = new
        let forgets = try forgetsFuel(old.specification, vehicle.specification, old, database)
        if forgets { vehicle.specification.fuelCorrection = nil }
        if let text = options.value(CommandTable.vehicleOdometer) {
            try setOdometer(text, options, units, &vehicle, database)
        } else if !forgets {
            try database.keepVehicle(vehicle)
        }
        guard forgets else { return }
        try database.discountCalibrations(.fillUp, keeping: vehicle)
        Output.talk(
            "obdmech: the fuel factor was learnt with the former numbers, and is forgotten; "
                + "the next fill-up is compared with the new ones\n")
    }

    /// Whether the factor for fuel belongs to numbers that are no longer true.
    private static func forgetsFuel(
        _ old: VehicleSpecification, _ new: VehicleSpecification, _ vehicle: StoredVehicle, _ database: Database
    ) throws -> Bool {
        let counted = try database.calibrationMarks(vin: vehicle.vin, .fillUp).last { $0.factor != nil }
        guard let method = counted?.method else { return false }
        return !old.computesFuel(as: new, by: method)
    }

    /// A reading is a mark that nothing is compared with.
    private static func setOdometer(
        _ text: String, _ options: Options, _ units: UnitSystem, _ vehicle: inout StoredVehicle, _ database: Database
    ) throws {
        if text.lowercased() == "none" {
            (vehicle.odometerKm, vehicle.odometerAt) = (nil, nil)
            vehicle.specification.distanceCorrection = nil
            return try database.removeCalibrations(.odometer, keeping: vehicle)
        }
        let flag = CommandTable.vehicleOdometer
        guard let km = SettingQuantity.distance.value(text), CalibrateCommand.odometerRange.contains(km) else {
            throw options.wrong(flag, CalibrateCommand.odometerExpected + ", or none to forget its readings")
        }
        let mark = CalibrationMark(.odometer, at: LocalTime.now, amount: km)
        let earlier = try database.calibrationMarks(vin: vehicle.vin, .odometer).last
        try CalibrateCommand.check(mark, after: earlier, vehicle.specification, shown: text, units)
        (vehicle.odometerKm, vehicle.odometerAt) = (km, mark.time)
        try database.add(mark, keeping: vehicle)
    }
}
