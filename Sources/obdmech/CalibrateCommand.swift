import Reports
import Settings
import Storage
import Telemetry
import Trips

/// `obdmech calibrate`: learning how far computed fuel and distance are off from the pump and the odometer.
enum CalibrateCommand {
    static let odometerRange = 0.0...9_999_999.0
    static let odometerExpected = "a reading of the odometer such as 123456 or 76712mi"

    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let units = try options.units(try environment.settings())
        let path = try environment.databasePath(options)
        let actions = [
            CommandTable.fillUp, CommandTable.calibrateOdometer, CommandTable.undo, CommandTable.list,
            CommandTable.reset,
        ].filter(options.has)
        guard actions.count <= 1 else {
            throw Failure(
                status: .usage, message: "--\(actions[0].name) does not go with --\(actions[1].name)",
                advice: "do one after the other")
        }
        let action = actions.first ?? CommandTable.list
        let isMark = action == CommandTable.fillUp || action == CommandTable.calibrateOdometer
        if !isMark {
            if let other = [CommandTable.at, CommandTable.mark].first(where: options.has) {
                throw Failure(
                    status: .usage, message: "--\(other.name) does not go with --\(action.name)",
                    advice: "it belongs to --fill-up and --odometer")
            }
        }
        let existing = try Database.openExisting(path: path)
        try existing?.recoverAndTell()
        let recorded = try VehicleChoice(known: try existing?.recordedVehicles() ?? [])
            .vehicle(options.value(CommandTable.vehicleVIN), canBeNew: isMark)
        let database = try existing ?? Database.open(path: path)
        let heading = VehicleReport([], thisYear: LocalTime.today.year).heading(recorded.vehicle)
        let session = CalibrationSession(
            database: database, recorded: recorded, options: options, units: units,
            report: CalibrationReport(recorded, heading: heading, units: units), heading: heading)
        switch action {
        case CommandTable.fillUp: try session.add(.fillUp)
        case CommandTable.calibrateOdometer: try session.add(.odometer)
        case CommandTable.undo: try session.undo()
        case CommandTable.reset: try session.reset()
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
            throw Failure(
                status: .usage, message: "'\(shown)' is more than the tank holds (\(units.volume(tank, 1)))",
                advice: "obdmech vehicle --tank LITRES says what it holds")
        }
        guard let earlier else { return }
        let day = CalendarTime(earlier.time, utcOffsetS: LocalTime.utcOffsetS(earlier.time)).day
        let takeBack = "obdmech calibrate --list shows the marks, --undo takes the last one back"
        guard mark.time > earlier.time else {
            throw Failure(
                status: .usage, message: "there is a later mark already, of \(day)", advice: takeBack)
        }
        if mark.kind == .odometer, mark.amount <= earlier.amount {
            let reading = units.distance(earlier.amount, 0)
            throw Failure(
                status: .usage, message: "'\(shown)' is no more than the odometer showed on \(day) (\(reading))",
                advice: takeBack)
        }
    }
}
