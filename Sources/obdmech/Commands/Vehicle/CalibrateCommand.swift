import CommandLine
import Formats
import History
import Recording
import Reports
import Storage
import System
import Telemetry
import Trips

/// `obdmech calibrate`: learns correction factors for computed fuel and distance from fill-ups and the odometer.
enum CalibrateCommand: Command {
    /// A reading of the odometer in kilometers; nil if the text is none.
    @Sendable static func odometerKm(_ text: String, in units: UnitSystem) -> Double? {
        Quantity.distance.value(text, in: units).flatMap { 0...9_999_999 ~= $0 ? $0 : nil }
    }
    @Sendable static func odometerExpected(_ units: UnitSystem) -> String {
        "a reading of the odometer such as 76712 (\(units.shown(.kilometres).symbol)), 123456km or 76712mi"
    }

    static func run(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let path = try call.databasePath
        let actions: [AnyFlag] = [.fillUp, .calibrateOdometer, .calibrateGPS, .undo, .reset]
        let action = actions.first(where: call.isGiven)
        let isMark = action == .fillUp || action == .calibrateOdometer
        let existing = action == nil ? try Database.openForReading(path: path) : try Database.openExisting(path: path)
        if existing?.refusal == nil { try existing?.recoverAndTell() }
        var recorded = try VehicleChoice(known: try existing?.vehicles.known() ?? [])
            .vehicle(call[.vehicleVIN], canBeNew: isMark)
        if let existing { recorded = try existing.vehicles.withTotals(recorded) }
        let database = try existing ?? Database.open(path: path)
        let heading = VehicleReport([], thisYear: LocalTime.today.year).heading(recorded.vehicle)
        let session = CalibrationSession(
            database: database, recorded: recorded, options: call.options, units: presentation.units,
            report: CalibrationReport(recorded, presentation, heading: heading), heading: heading)
        switch action {
        case .fillUp: try session.add(.fillUp)
        case .calibrateOdometer: try session.add(.odometer)
        case .calibrateGPS: try session.learnByGPS()
        case .undo: try session.undo()
        case .reset: return try session.reset() ? .fine : .fault
        default: try session.list()
        }
        return .fine
    }
}

extension CalibrateCommand {
    static let subcommand = Subcommand(
        name: "calibrate", chapter: .setup, isRare: true,
        summary: "correct fuel and distance using fill-ups and the odometer",
        description: [
            "Compares the fuel filled into the tank, or the distance driven by the odometer, with what was computed "
                + "for the trips since the last time. From this it learns one factor for fuel and one for distance, "
                + "with which later trips are corrected. The first fill-up or reading is only the starting point. A "
                + "factor is the total filled divided by the total computed; the standard deviation of the individual "
                + "comparisons is shown next to it.",
            "Every drive must be recorded. You are asked whether to count a comparison if its ratio is outside 0.8 to "
                + "1.25, if trips have gaps of more than 5% of their time or unknown fuel, or if it covers less than "
                + "10 L or 50 km; without a terminal, --yes is needed. A ratio outside 0.5 to 2 is refused. A factor "
                + "belongs to one method of computing fuel: comparisons with a method other than the latest do not "
                + "count. If fuel, displacement, volumetric efficiency or cylinders change in a way that matters, the "
                + "fuel factor is deleted.",
            "Trips that were recorded with --gps compare the distance of the wheels with that of the receiver wherever the "
                + "road is straight for at least 500 m and the speed above 30 km/h. After 5 km of that, and if the factor "
                + "is certain to 0.5%, it is used automatically for later trips, unless there is one from the "
                + "odometer; --gps uses it in any case. The latest 50 km count.",
        ],
        flags: [
            .fillUp, .calibrateOdometer, .calibrateGPS, .at, .mark, .list, .undo, .reset, .vehicleVIN, .yes, .units,
            .json, .database,
        ],
        examples: [
            ("obdmech calibrate --fill-up 39.8", "add a fill-up"),
            ("obdmech calibrate --odometer 123456 --at 18:30", "add an odometer reading from earlier today"),
            ("obdmech calibrate --list", "list all comparisons"),
        ])
}

extension AnyFlag {
    static let fillUp = Flag(
        "fill-up", .text("VOLUME", quantities: [.volume, .mass]),
        excludes: [.calibrateOdometer, .calibrateGPS, .undo, .list, .reset],
        advice: "do one after the other",
        "Add a fill-up to the brim, such as 39.8L or 10.5gal. Imperial gallons are written 8.7impgal. A number "
            + "without a unit is in liters or, with us or imperial units, in gallons; natural gas is in kilograms. If "
            + "you did not fill the tank to the brim, add the amount to that of the next full fill-up.")
    static let calibrateOdometer = Flag(
        "odometer",
        .inUnits("DISTANCE", .distance, expected: CalibrateCommand.odometerExpected) {
            CalibrateCommand.odometerKm($0, in: $1)
        }, excludes: [.calibrateGPS, .undo, .list, .reset],
        advice: "do one after the other",
        "Add an odometer reading: 123456km or 76712mi. A number without a unit is in kilometers or, with us or "
            + "imperial units, in miles.")
    static let calibrateGPS = Flag(
        "gps", .switch, excludes: [.undo, .list, .reset], advice: "do one after the other",
        "Use positions on straight roads.")
    static let at = Flag(
        "at",
        .of("TIME", expected: "a time such as 18:30 (today) or '2026-11-21 18:30'") {
            LocalTime.time($0, now: LocalTime.now)
        }, requiresOne: [.fillUp, .calibrateOdometer],
        "Time of the fill-up or reading (now). 18:30 is today; other days are given as "
            + "'2026-11-21 18:30'.")
    static let mark = Flag(
        "mark", .switch, requiresOne: [.fillUp, .calibrateOdometer],
        "Start over from here, without a comparison. Use it if drives were not recorded.")
    static let list = Flag(
        "list", .switch, short: "l", excludes: [.reset], advice: "do one after the other",
        "List all fill-ups, readings and computed amounts.")
    static let undo = Flag(
        "undo", .switch, excludes: [.list, .reset], advice: "do one after the other",
        "Remove the last fill-up or reading.")
    static let reset = Flag("reset", .switch, "Delete all fill-ups, readings and both factors.")
}
