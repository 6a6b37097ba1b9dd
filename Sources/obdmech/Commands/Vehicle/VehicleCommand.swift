import CommandLine
import Formats
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Trips

/// `obdmech vehicle`: what is known of the vehicles, and telling what a car cannot say.
enum VehicleCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        if !options.operands.isEmpty { return try addService(options, environment) }
        let units = try options.units(try environment.settings())
        let path = try environment.databasePath(options)
        let isChange =
            options.has(.vehicleOdometer) || VehicleField.all.contains { options.has($0.flag) }
        // Neither looking nor a mistake makes a database.
        guard isChange else {
            return try environment.read(options) { try run(options, environment, units, $0, nil) }
        }
        // A mistake is told before anything is looked for.
        _ = try changed(VehicleProfile(vin: nil), options, units)
        if let text = options.value(.vehicleOdometer) { _ = try odometerKm(text, options, units) }
        let existing = try Database.openExisting(path: path)
        try existing?.recoverAndTell()
        return try run(options, environment, units, existing, path)
    }

    /// - Parameter path: of the database that is changed; nil where nothing is.
    private static func run(
        _ options: Options, _ environment: Environment, _ units: UnitSystem, _ existing: Database?, _ path: String?
    ) throws -> ExitStatus {
        let known = try existing?.recordedVehicles() ?? []
        var shown = known
        if path != nil || options.has(.vehicleVIN) {
            let chosen = try VehicleChoice(known: known)
                .vehicle(options.value(.vehicleVIN), canBeNew: path != nil)
            shown = [chosen]
            if let path {
                let changed = try changed(chosen.vehicle, options, units)
                let database = try existing ?? Database.open(path: path)
                try keep(changed, insteadOf: chosen.vehicle, options, units, database)
                shown = try database.recordedVehicles().filter { $0.vehicle.vin == chosen.vehicle.vin }
            }
        }
        let report = VehicleReport(shown, thisYear: LocalTime.today.year)
        try Screen(environment, options).show(
            options.has(.json)
                ? report.json.documentLines
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

    /// Tells what a vehicle burns: a name of `--fuel`.
    static func setFuel(
        _ name: String, of vehicle: VehicleProfile, _ units: UnitSystem, _ database: Database
    ) throws {
        var options = Options()
        options.set(.fuel, name)
        // It may have changed since it was looked at.
        let old = try database.vehicle(vin: vehicle.vin) ?? vehicle
        try keep(try changed(old, options, units), insteadOf: old, options, units, database)
    }

    /// Whether the factor for fuel belongs to numbers that are no longer true.
    private static func forgetsFuel(
        _ old: VehicleSpecification, _ new: VehicleSpecification, _ vehicle: VehicleProfile, _ database: Database
    ) throws -> Bool {
        let counted = try database.calibrationMarks(vin: vehicle.vin, .fillUp).last { $0.factor != nil }
        guard let method = counted?.method else { return false }
        return !old.computesFuel(as: new, by: method)
    }

    /// Nil for "none".
    private static func odometerKm(_ text: String, _ options: Options, _ units: UnitSystem) throws(Failure) -> Double? {
        if text.lowercased() == "none" { return nil }
        guard let km = SettingQuantity.distance.value(text, in: units), CalibrateCommand.odometerRange.contains(km)
        else {
            throw options.wrong(
                .vehicleOdometer, CalibrateCommand.odometerExpected(units) + ", or none to forget its readings")
        }
        return km
    }

    /// A reading is a mark that nothing is compared with.
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
        name: "vehicle", chapter: .drives, summary: "show and set what a car cannot say of itself",
        description: [
            "Lists the vehicles of the database: what their VIN says, what was recorded, what was told, and what "
                + "calibrate has learnt. With a flag it tells something of one of them, which counts for the trips from "
                + "then on; none takes it back. Displacement and volumetric efficiency are for cars without an "
                + "air-flow sensor, the number of cylinders for those that tell the fuel of each stroke.",
            "A number may have a unit behind it; one without is in the units that are set (or --units), but displacement, "
                + "which is in litres. With --json everything that is written is metric.",
        ],
        flags: [
            .vehicleVIN, .vehicleName, .fuel, .displacement, .volumetricEfficiency, .cylinders, .tank, .vehicleOdometer,
            .units, .json, .database,
        ],
        operands: "[service DATE TEXT]",
        examples: [
            ("obdmech vehicle", "what is known of all vehicles"),
            ("obdmech vehicle --displacement 1.6 --tank 50", "tell something of the vehicle that was seen last"),
            ("obdmech vehicle --vin 4871 --name Golf --fuel e10", "tell something of another"),
            ("obdmech vehicle service 2026-11-20 'new battery'", "note a repair: trends starts new baselines"),
        ])
}

extension Flag {
    static let vehicleName = Flag("name", argument: "NAME", "What the vehicle is called.")
    static let fuel = Flag(
        "fuel", argument: "KIND", values: .words(FuelKind.named.map(\.name) + ["auto"]),
        "What is burnt: " + FuelKind.named.map(\.name).joined(separator: ", ")
            + ", or another share of ethanol such as e27; auto for what the car says.")
    static let displacement = Flag(
        "displacement", argument: "LITRES", quantities: [.displacement],
        "The displacement of the engine: 1.6, 1598cc, 350cid.")
    static let volumetricEfficiency = Flag(
        "volumetric-efficiency", argument: "SHARE",
        "How much of the displacement fills with air, 0.5 to 1.3 or 50% to 130% (0.85).")
    static let cylinders = Flag("cylinders", argument: "N", "How many cylinders the engine has.")
    static let tank = Flag(
        "tank", argument: "VOLUME", quantities: [.volume], "What the tank holds: 55L, 14gal, 12impgal.")
    static let vehicleOdometer = Flag(
        "odometer", argument: "DISTANCE", quantities: [.distance],
        "What the odometer shows now: 123456km, 76712mi. See calibrate, which learns from it.")
}
