import CommandLine
import Documents
import Formats
import OBD
import Recording
import Reports
import Settings
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `obdmech vehicle`: shows what is known of the vehicles, and sets what they do not report.
enum VehicleCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        if !options.operands.isEmpty { return try addService(options, environment) }
        let units = try options.units(try environment.settings())
        let path = try environment.databasePath(options)
        let isChange =
            options.has(.vehicleOdometer) || VehicleField.all.contains { options.has($0.flag) }
        // Neither showing nor an invalid value creates a database.
        guard isChange else {
            return try environment.read(options) { try run(options, environment, units, $0, nil) }
        }
        // Check the values before opening the database.
        _ = try changed(VehicleProfile(vin: nil), options, units)
        if let text = options.value(.vehicleOdometer) { _ = try odometerKm(text, options, units) }
        let existing = try Database.openExisting(path: path)
        try existing?.recoverAndTell()
        return try run(options, environment, units, existing, path)
    }

    /// - Parameter path: the path of the database; nil if nothing is to be changed.
    private static func run(
        _ options: Options, _ environment: Environment, _ units: UnitSystem, _ existing: Database?, _ path: String?
    ) throws -> ExitStatus {
        let known = try existing?.knownVehicles() ?? []
        var shown = known
        if path != nil || options.has(.vehicleVIN) {
            let chosen = try VehicleChoice(known: known)
                .vehicle(options.value(.vehicleVIN), canBeNew: path != nil)
            shown = [chosen]
            if let path {
                let changed = try changed(chosen.vehicle, options, units)
                let database = try existing ?? Database.open(path: path)
                try keep(changed, insteadOf: chosen.vehicle, options, units, database)
                shown = try database.knownVehicles().filter { $0.vehicle.vin == chosen.vehicle.vin }
                shown = try shown.map(database.withTotals)
            }
        }
        if path == nil, let existing { shown = try shown.map(existing.withTotals) }
        let report = VehicleReport(shown, thisYear: LocalTime.today.year)
        try Screen(environment, options).show(
            options.has(.json)
                ? VehicleDocuments.json(report).documentLines
                : report.text(in: units, width: Output.width, utcOffsetS: LocalTime.utcOffsetS))
        return .fine
    }

    private static func changed(
        _ old: VehicleProfile, _ options: Options, _ units: UnitSystem
    ) throws(Failure) -> VehicleProfile {
        var vehicle = old
        for field in VehicleField.all { try field.take(options, units, &vehicle) }
        return vehicle
    }

    private static func keep(
        _ new: VehicleProfile, insteadOf old: VehicleProfile, _ options: Options, _ units: UnitSystem,
        _ database: Database
    ) throws {
        var vehicle = new
        let forgets = try forgetsFuel(old.specification, vehicle.specification, old, database)
        if forgets { vehicle.specification.fuelCorrection = nil }
        if let text = options.value(.vehicleOdometer) {
            try setOdometer(text, options, units, &vehicle, database)
        } else if !forgets {
            try database.keepVehicle(vehicle)
        }
        guard forgets else { return }
        try database.discountCalibrations(.fillUp, keeping: vehicle)
        Output.warn(CalibrationMessage.factorForgotten)
    }

    /// Sets the fuel of a vehicle, a name that `--fuel` accepts.
    static func setFuel(
        _ name: String, of vehicle: VehicleProfile, _ units: UnitSystem, _ database: Database
    ) throws {
        var options = Options()
        options.set(.fuel, name)
        // The stored vehicle may have changed since it was read.
        let old = try database.vehicle(vin: vehicle.vin) ?? vehicle
        try keep(try changed(old, options, units), insteadOf: old, options, units, database)
    }

    /// Whether the fuel factor is no longer valid, because it was learned with other data of the vehicle.
    private static func forgetsFuel(
        _ old: VehicleSpecification, _ new: VehicleSpecification, _ vehicle: VehicleProfile, _ database: Database
    ) throws -> Bool {
        let counted = try database.calibrationMarks(vin: vehicle.vin, .fillUp).last { $0.factor != nil }
        guard let method = counted?.method else { return false }
        return !old.computesFuel(as: new, by: method)
    }

    /// Parses an odometer reading; nil for "none".
    private static func odometerKm(_ text: String, _ options: Options, _ units: UnitSystem) throws(Failure) -> Double? {
        if text.lowercased() == "none" { return nil }
        guard let km = SettingQuantity.distance.value(text, in: units), CalibrateCommand.odometerRange.contains(km)
        else {
            throw options.wrong(
                .vehicleOdometer, CalibrateCommand.odometerExpected(units) + ", or none to forget its readings")
        }
        return km
    }

    /// Stores a reading, as a mark without a comparison.
    private static func setOdometer(
        _ text: String, _ options: Options, _ units: UnitSystem, _ vehicle: inout VehicleProfile, _ database: Database
    ) throws {
        guard let km = try odometerKm(text, options, units) else {
            (vehicle.odometerKm, vehicle.odometerAt) = (nil, nil)
            vehicle.specification.distanceCorrection = nil
            return try database.removeCalibrations(.odometer, keeping: vehicle)
        }
        let mark = CalibrationMark(.odometer, at: LocalTime.now, amount: km)
        let earlier = try database.calibrationMarks(vin: vehicle.vin, .odometer).last
        try CalibrateCommand.check(mark, after: earlier, vehicle.specification, shown: text, units)
        (vehicle.odometerKm, vehicle.odometerAt) = (km, mark.time)
        try database.add(mark, keeping: vehicle, bootTime: BootTime.now)
    }
}

extension VehicleCommand {
    static let subcommand = Subcommand(
        name: "vehicle", chapter: .setup, summary: "show and set vehicle data such as fuel and engine size",
        description: [
            "Lists the vehicles in the database: what their VIN says, what was recorded, the data that you have set, "
                + "and the results of obdmech calibrate. An option sets data of one vehicle for later trips; none "
                + "removes a value. Displacement and volumetric efficiency are needed for cars without an air flow "
                + "sensor, the number of cylinders for cars that report the fuel of each stroke.",
            "A number may have a unit. Without one it is in the units that are set (or --units), except the displacement, "
                + "which is in liters. The output of --json is always metric.",
        ],
        flags: [
            .vehicleVIN, .vehicleName, .vehicleMake, .vehicleModel, .vehicleYear, .fuel, .displacement,
            .volumetricEfficiency, .cylinders, .tank, .vehicleOdometer,
            .units, .json, .database,
        ],
        operands: "[service DATE TEXT]",
        examples: [
            ("obdmech vehicle", "show all vehicles"),
            ("obdmech vehicle --displacement 1.6 --tank 50", "set data of the vehicle that was seen last"),
            ("obdmech vehicle --vin 4871 --name Golf --fuel e10", "set data of another vehicle"),
            ("obdmech vehicle --make honda --model Civic --year 2001", "describe a car without a VIN"),
            ("obdmech vehicle service 2026-11-20 'new battery'", "note a repair: trends starts new baselines"),
        ])
}

extension Flag {
    static let vehicleName = Flag("name", argument: "NAME", "Set the name of the vehicle.")
    static let vehicleMake = Flag(
        "make", argument: "MAKE", values: .words(ManufacturerGroup.allCases.map(\.rawValue)), isRare: true,
        "Set the make, if the VIN does not say. Codes are then explained as that make uses them.")
    static let vehicleModel = Flag("model", argument: "NAME", isRare: true, "Set the model, if the VIN does not say.")
    static let vehicleYear = Flag(
        "year", argument: "YEAR", isRare: true, "Set the model year, if the VIN does not say.")
    static let fuel = Flag(
        "fuel", argument: "KIND", values: .words(FuelKind.named.map(\.name) + ["auto"]),
        "Set the fuel, such as gasoline, e10 or diesel. One of " + FuelKind.named.map(\.name).joined(separator: ", ")
            + ", another share of ethanol such as e27, or auto for what the car reports.")
    static let displacement = Flag(
        "displacement", argument: "LITERS", quantities: [.displacement],
        "Set the engine displacement: 1.6, 1598cc, 350cid.")
    static let volumetricEfficiency = Flag(
        "volumetric-efficiency", argument: "SHARE",
        "Set the volumetric efficiency (0.85). It is the share of the displacement that fills with air: 0.5 to 1.3, or "
            + "50% to 130%.")
    static let cylinders = Flag("cylinders", argument: "N", "Set the number of cylinders.")
    static let tank = Flag(
        "tank", argument: "VOLUME", quantities: [.volume], "Set the size of the tank: 55L, 14gal, 12impgal.")
    static let vehicleOdometer = Flag(
        "odometer", argument: "DISTANCE", quantities: [.distance],
        "Set the odometer reading: 123456km, 76712mi. To correct the distance of trips by the odometer, use obdmech "
            + "calibrate.")
}
