import CommandLine
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Trips

/// `obdmech calibrate`: learning how far computed fuel and distance are off from the pump and the odometer.
enum CalibrateCommand: Command {
    static let odometerRange = 0.0...9_999_999.0
    static func odometerExpected(_ units: UnitSystem) -> String {
        "a reading of the odometer such as 76712 (\(units.shown(.kilometres).symbol)), 123456km or 76712mi"
    }

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let units = try options.units(try environment.settings())
        let path = try environment.databasePath(options)
        let actions = [
            Flag.fillUp, Flag.calibrateOdometer, Flag.undo, Flag.list,
            Flag.reset,
        ].filter(options.has)
        guard actions.count <= 1 else {
            throw Failure(
                CommandLineMessage.contradiction(actions[0].name, actions[1].name, advice: "do one after the other"))
        }
        let action = actions.first ?? Flag.list
        let isMark = action == Flag.fillUp || action == Flag.calibrateOdometer
        if !isMark {
            if let other = [Flag.at, Flag.mark].first(where: options.has) {
                throw Failure(
                    CommandLineMessage.contradiction(
                        other.name, action.name, advice: "it belongs to --fill-up and --odometer"))
            }
        }
        let existing =
            action == Flag.list ? try Database.openForReading(path: path) : try Database.openExisting(path: path)
        if existing?.refusal == nil { try existing?.recoverAndTell() }
        let recorded = try VehicleChoice(known: try existing?.recordedVehicles() ?? [])
            .vehicle(options.value(.vehicleVIN), canBeNew: isMark)
        let database = try existing ?? Database.open(path: path)
        let heading = VehicleReport([], thisYear: LocalTime.today.year).heading(recorded.vehicle)
        let session = CalibrationSession(
            database: database, recorded: recorded, options: options, units: units,
            report: CalibrationReport(recorded, heading: heading, units: units), heading: heading)
        switch action {
        case Flag.fillUp: try session.add(.fillUp)
        case Flag.calibrateOdometer: try session.add(.odometer)
        case Flag.undo: try session.undo()
        case Flag.reset: return try session.reset() ? .fine : .fault
        default: try session.list()
        }
        return .fine
    }

    /// Refuses a mark that cannot be true.
    /// - Parameters:
    ///   - shown: the amount as it was written.
    ///   - units: of what it is compared with.
    static func check(
        _ mark: CalibrationMark, after earlier: CalibrationMark?, _ specification: VehicleSpecification, shown: String,
        _ units: UnitSystem
    ) throws(Failure) {
        if mark.kind == .fillUp, let tank = specification.tankL, mark.amount > 1.1 * tank {
            throw Failure(CalibrationMessage.tankOverfull(shown, tank: units.volume(tank, 1)))
        }
        guard let earlier else { return }
        let day = CalendarTime(earlier.time, utcOffsetS: LocalTime.utcOffsetS(earlier.time)).day
        let takeBack = "obdmech calibrate --list shows the marks, --undo takes the last one back"
        guard mark.time > earlier.time else {
            throw Failure(CalibrationMessage.laterMark(day: "\(day)", advice: takeBack))
        }
        if mark.kind == .odometer, mark.amount <= earlier.amount {
            let reading = units.distance(earlier.amount, 0)
            throw Failure(CalibrationMessage.odometerBack(shown, day: "\(day)", reading: reading, advice: takeBack))
        }
    }
}

extension CalibrateCommand {
    static let subcommand = Subcommand(
        name: "calibrate", chapter: .drives, summary: "learn from the pump and the odometer",
        description: [
            "Compares what was filled into the tank, or driven by the odometer, with what the trips since the last time "
                + "have computed, and learns a factor each for fuel and distance, by which trips are corrected from "
                + "then on. The first time is only the beginning. The factor is all that was filled over all that was "
                + "computed; beside it stands the standard deviation of the single comparisons.",
            "Every drive must be recorded. A ratio outside 0.8 to 1.25, trips with gaps of more than 5 % of their time, "
                + "trips without known fuel, and less than 10 L or 50 km are asked about, and need --yes where nobody "
                + "can be asked. A ratio outside 0.5 to 2 is refused. A factor belongs to one method of computing fuel: "
                + "comparisons by another than the latest do not count. When fuel, displacement, volumetric "
                + "efficiency or cylinders change so that it matters, the factor for fuel is forgotten.",
        ],
        flags: [
            .fillUp, .calibrateOdometer, .at, .mark, .list, .undo, .reset, .vehicleVIN, .yes, .units, .json, .database,
        ],
        examples: [
            ("obdmech calibrate --fill-up 39.8", "the tank is full again"),
            ("obdmech calibrate --odometer 123456 --at 18:30", "the odometer, earlier today"),
            ("obdmech calibrate --list", "what was compared so far"),
        ])
}

extension Flag {
    static let fillUp = Flag(
        "fill-up", argument: "VOLUME", quantities: [.volume, .mass],
        "The tank was filled to the brim with so much: 39.8L, 10.5gal, 8.7impgal; of natural gas kilograms. A number "
            + "alone is litres or, in units us and imperial, gallons. Add what did not reach the brim to the next "
            + "that does.")
    static let calibrateOdometer = Flag(
        "odometer", argument: "DISTANCE", quantities: [.distance],
        "What the odometer shows: 123456km, 76712mi; a number alone is in kilometres or, in units us and imperial, "
            + "miles.")
    static let at = Flag("at", argument: "TIME", "When that was: 18:30 (today) or '2026-11-21 18:30' (now).")
    static let mark = Flag("mark", "Compare nothing, begin anew: drives were not recorded.")
    static let list = Flag("list", short: "l", "List all fill-ups and readings, with what was computed.")
    static let undo = Flag("undo", "Take back what was added last.")
    static let reset = Flag("reset", "Forget all fill-ups and readings, and both factors.")
}
