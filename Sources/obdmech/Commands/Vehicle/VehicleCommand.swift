import CommandLine
import Documents
import Formats
import History
import OBD
import Recording
import Reports
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `obdmech vehicle`: shows what is known of the vehicles, and sets what they do not report.
enum VehicleCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("", flags: VehicleField.all.map(\.flag) + [.vehicleOdometer, .json], isDefault: true, run: show),
        CommandAction("service", "note a repair", operands: [.one("DATE", .day), .one("TEXT")], run: addService),
    ]

    private static func show(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let path = try call.databasePath
        let isChange = call[.vehicleOdometer] != nil || VehicleField.all.contains { call.isGiven($0.flag) }
        // Showing creates no database.
        guard isChange else {
            return try call.read { try show(call, presentation, $0, nil) }
        }
        let existing = try Database.openExisting(path: path)
        try existing?.recoverAndTell()
        try show(call, presentation, existing, path)
        return .fine
    }

    /// - Parameter path: the path of the database; nil if nothing is to be changed.
    private static func show(
        _ call: Call, _ presentation: Presentation, _ existing: Database?, _ path: String?
    ) throws {
        let known = try existing?.vehicles.known() ?? []
        var shown = known
        if path != nil || call[.vehicleVIN] != nil {
            let chosen = try VehicleChoice(known: known)
                .vehicle(call[.vehicleVIN], canBeNew: path != nil)
            shown = [chosen]
            if let path {
                let changed = changed(chosen.vehicle, call.options)
                let database = try existing ?? Database.open(path: path)
                try keep(changed, insteadOf: chosen.vehicle, call.options, presentation.units, database)
                shown = try database.vehicles.known().filter { $0.vehicle.vin == chosen.vehicle.vin }
                shown = try shown.map(database.vehicles.withTotals)
            }
        }
        if path == nil, let existing { shown = try shown.map(existing.vehicles.withTotals) }
        let report = VehicleReport(shown, thisYear: LocalTime.today.year)
        try call.show(VehicleDocuments.json(report), report.text(presentation))
    }

    private static func changed(_ old: VehicleProfile, _ options: Options) -> VehicleProfile {
        var vehicle = old
        for field in VehicleField.all { field.change(options, &vehicle) }
        return vehicle
    }

    private static func keep(
        _ changed: VehicleProfile, insteadOf old: VehicleProfile, _ options: Options, _ units: UnitSystem,
        _ database: Database
    ) throws {
        let calibration = VehicleCalibration(old, database)
        let odometer = options[.vehicleOdometer].map { change -> CalibrationMark? in
            if case .set(let km) = change { CalibrationMark(.odometer, at: LocalTime.now, amount: km) } else { nil }
        }
        if let mark = odometer ?? nil {
            try calibration.check(mark, shown: options.typed(.vehicleOdometer) ?? "", units)
        }
        if try calibration.keep(changed, odometer: odometer) { Output.warn(CalibrationWarning.factorForgotten) }
    }

    /// Sets the fuel of a vehicle, a name that `--fuel` accepts.
    static func setFuel(_ name: String, of vehicle: VehicleProfile, _ units: UnitSystem, _ database: Database) throws {
        var options = Options()
        options.set(.fuel, name)
        // The stored vehicle may have changed since it was read.
        let old = try database.vehicles.vehicle(vin: vehicle.vin) ?? vehicle
        try keep(changed(old, options), insteadOf: old, options, units, database)
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
        actions: actions.map(\.row), flags: [.vehicleVIN, .units, .database],
        examples: [
            ("obdmech vehicle", "show all vehicles"),
            ("obdmech vehicle --displacement 1.6 --tank 50", "set data of the vehicle that was seen last"),
            ("obdmech vehicle --vin 4871 --name Golf --fuel e10", "set data of another vehicle"),
            ("obdmech vehicle --make honda --model Civic --year 2001", "describe a car without a VIN"),
            ("obdmech vehicle service 2026-11-20 'new battery'", "note a repair: trends starts new baselines"),
        ])
}

extension AnyFlag {
    static let vehicleName = Flag(
        "name", .change("NAME", expected: VehicleField.nameExpected, VehicleField.name), "Set the name of the vehicle.")
    static let vehicleMake = Flag(
        "make",
        .change("MAKE", .makes, expected: NamedMake.expected) { NamedMake(named: $0)?.make },
        isRare: true,
        "Set the make, if the VIN does not say. Codes are then explained as that make uses them.")
    static let vehicleModel = Flag(
        "model", .change("NAME", expected: VehicleField.nameExpected, VehicleField.name), isRare: true,
        "Set the model, if the VIN does not say.")
    static let vehicleYear = Flag(
        "year",
        .change("YEAR", expected: "a model year from 1980 to 2100") { text in
            Int(text).flatMap { 1980...2100 ~= $0 ? $0 : nil }
        }, isRare: true, "Set the model year, if the VIN does not say.")
    static let fuel = Flag(
        "fuel",
        .of(
            "KIND", .words(FuelKind.named.map(\.name) + ["auto"]),
            expected: FuelKind.named.map(\.name).joined(separator: ", ")
                + ", another share of ethanol such as e27, or auto for what the car reports, or none to remove it"
        ) { text -> Change<FuelKind>? in
            ["auto", "none"].contains(text.lowercased()) ? .remove : FuelKind(text.lowercased()).map { .set($0) }
        },
        "Set the fuel, such as gasoline, e10 or diesel. One of " + FuelKind.named.map(\.name).joined(separator: ", ")
            + ", another share of ethanol such as e27, or auto for what the car reports.")
    static let displacement = Flag(
        "displacement",
        .change("LITERS", .displacement, 0.05...30, "a displacement", "such as 1.6, 1598cc or 350cid"),
        "Set the engine displacement: 1.6, 1598cc, 350cid.")
    static let volumetricEfficiency = Flag(
        "volumetric-efficiency",
        .change("SHARE", expected: "a share from 0.5 to 1.3, or 50% to 130%", VehicleField.share), isRare: true,
        "Set the volumetric efficiency (0.85). It is the share of the displacement that fills with air: 0.5 to 1.3, or "
            + "50% to 130%.")
    static let cylinders = Flag(
        "cylinders",
        .change("N", expected: "a number from 1 to 16") { text in
            text.first == "+" ? nil : Int(text).flatMap { 1...16 ~= $0 ? $0 : nil }
        }, "Set the number of cylinders.")
    static let tank = Flag(
        "tank", .change("VOLUME", .volume, 2...2000, "a volume", "such as 55 L, 14gal or 12impgal"),
        "Set the size of the tank: 55L, 14gal, 12impgal.")
    static let batteryCapacity = Flag(
        "battery-capacity",
        .change("ENERGY", .energy, 0.5...1000, "the capacity of a battery", "such as 64 or 77.4kWh"),
        "Set the battery's usable capacity when new: 64kWh. The energy of a trip is then known of an electric car that "
            + "reports its charge but not the current.")
    static let vehicleOdometer = Flag(
        "odometer",
        .inUnits(
            "DISTANCE", .distance,
            expected: { CalibrateCommand.odometerExpected($0) + ", or none to forget its readings" }
        ) { text, units -> Change<Double>? in
            text.lowercased() == "none" ? .remove : CalibrateCommand.odometerKm(text, in: units).map { .set($0) }
        },
        "Set the odometer reading: 123456km, 76712mi. To correct the distance of trips by the odometer, use obdmech "
            + "calibrate.")
}

/// `obdmech vehicle service DATE TEXT`: notes a repair, after which trends compares with new baselines.
extension VehicleCommand {
    static func addService(_ call: Call) throws {
        let word = call.operands[0]
        let text = call.operands[1]
        guard let day = NamedDay(word)?.day(today: LocalTime.today), day <= LocalTime.today else {
            throw UsageError.wrongServiceDay(word)
        }
        let database = try Database.openExisting(path: try call.databasePath)
        let known = try database?.vehicles.known() ?? []
        let vehicle = try VehicleChoice(known: known).vehicle(call[.vehicleVIN], canBeNew: false).vehicle
        // Trips of that day may be from before the repair or after it.
        try database?.indicators.add(
            VehicleService(time: LocalTime.start(of: day.next), description: text), vin: vehicle.vin)
        let name = vehicle.name ?? vehicle.vin.map { "VIN " + $0 } ?? "the vehicle without a VIN"
        try Output.write(["service of \(SafeText.line(name)) noted: \(SafeText.line(text)), \(day)"])
    }
}

/// A value of a vehicle that users can set: its flag, and where it is stored.
struct VehicleField: Sendable {
    let flag: AnyFlag
    /// Sets the value from the options, or removes it; does nothing if it is not given.
    let change: @Sendable (Options, inout VehicleProfile) -> Void

    private init<Value>(_ flag: Flag<Change<Value>?>, _ path: any WritableKeyPath<VehicleProfile, Value?> & Sendable) {
        self.flag = flag
        change = { options, vehicle in
            switch options[flag] {
            case .set(let value)?: vehicle[keyPath: path] = value
            case .remove?: vehicle[keyPath: path] = nil
            case nil: break
            }
        }
    }

    static let all: [VehicleField] = [
        VehicleField(.vehicleName, \.name), VehicleField(.vehicleMake, \.make), VehicleField(.vehicleModel, \.model),
        VehicleField(.vehicleYear, \.modelYear), VehicleField(.fuel, \.specification.fuel),
        VehicleField(.displacement, \.specification.displacementL),
        VehicleField(.volumetricEfficiency, \.specification.volumetricEfficiency),
        VehicleField(.cylinders, \.specification.cylinders), VehicleField(.tank, \.specification.tankL),
        VehicleField(.batteryCapacity, \.specification.batteryKWh),
    ]

    // MARK: Values

    static let nameExpected = "a name of at most 64 characters"

    @Sendable static func name(_ text: String) -> String? {
        let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isPlain && text.count <= 64 ? text : nil
    }

    /// "0.85" or "85%".
    @Sendable static func share(_ text: String) -> Double? {
        let isPercent = text.hasSuffix("%")
        let digits = isPercent ? String(text.dropLast()).filter { $0 != " " } : text
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
            let number = Double(digits)
        else { return nil }
        let share = isPercent ? number / 100 : number
        return (0.5...1.3).contains(share) ? share : nil
    }
}
