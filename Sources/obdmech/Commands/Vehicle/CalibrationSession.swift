import CommandLine
import Documents
import Formats
import History
import Reports
import Routes
import Storage
import System
import Telemetry
import Terminal
import Trips

/// One run of `obdmech calibrate` for one vehicle.
struct CalibrationSession {
    let database: Database
    let recorded: RecordedVehicle
    let options: Options
    let units: UnitSystem
    let report: CalibrationReport
    let heading: String

    private var vehicle: VehicleProfile { recorded.vehicle }
    private var calibration: VehicleCalibration { VehicleCalibration(vehicle, database) }
    private var isJSON: Bool { options[.json] }

    // MARK: Marks

    /// Adds the mark from the command line, and learns from it.
    func add(_ kind: CalibrationMark.Kind) throws {
        let text = options.typed(kind == .fillUp ? .fillUp : .calibrateOdometer) ?? ""
        var mark = CalibrationMark(kind, at: try time(), amount: try amount(kind))
        try calibration.check(mark, shown: text, units)
        let isMarkOnly = options[.mark]
        let progress = ProgressLine(isShown: !isJSON)
        let interval = isMarkOnly ? nil : try calibration.interval(to: mark) { progress.show("recalculating trips") }
        progress.clear()
        if let compared = interval {
            mark.computed = compared.computed > 0 ? compared.computed : nil
            mark.method = compared.methods.count == 1 ? compared.methods[0] : nil
            switch try decision(compared) {
            case .count: mark.factor = compared.factor
            case .markOnly: break
            case .forget: return Output.talk("Nothing was added.\n")
            }
        }
        // A time from the command line is not a time of this computer's clock.
        let learned = try calibration.add(mark, bootTime: options[.at] != nil ? nil : BootTime.now)
        let result = CalibrationReport.Result(
            mark: mark, interval: interval, isMarkOnly: isMarkOnly, before: vehicle.correction(kind),
            after: learned.correction(kind))
        try Output.write(isJSON ? VehicleDocuments.json(report, result).documentLines : report.text(result))
    }

    private enum Decision { case count, markOnly, forget }

    private func decision(_ interval: CalibrationInterval) throws -> Decision {
        let begin = "check the number, or use --mark to start over with it"
        switch interval.verdict {
        case .counts: return .count
        case .nothingComputed:
            if interval.trips == 0 { throw CalibrationError.noTrips }
            guard interval.kind == .fillUp, interval.unknownTrips > 0 else { throw CalibrationError.nothingToCompare }
            let isTold = vehicle.specification.displacementL != nil
            throw CalibrationError.unknownFuel(
                advice: isTold
                    ? "the vehicle reports nothing that does; --mark adds the fill-up without comparing it"
                    : "set the displacement (obdmech vehicle --displacement LITERS), then try again")
        case .mixedMethods(let methods):
            Output.warn(CalibrationWarning.severalMethods(methods.map(\.rawValue).joined(separator: ", ")))
            return .markOnly
        case .nonsense:
            throw CalibrationError.nonsense(report.comparison(interval), advice: begin)
        case .doubtful(let doubts):
            let why = report.text(doubts, interval)
            if options[.yes] {
                Output.warn(CalibrationWarning.countedAllTheSame(why))
                return .count
            }
            guard Output.isTerminal(0) else { throw CalibrationError.doubtful(why) }
            Output.talk(
                (Format.wrapped(report.comparison(interval), width: Output.talkWidth, indent: 2)
                    + Format.wrapped("Doubtful: \(why).", width: Output.talkWidth, indent: 2))
                    .map { $0 + "\n" }.joined())
            Output.talk("Count it (yes), only start over from it (mark), or discard it (no)? ")
            switch readLine()?.lowercased() {
            case "y", "yes": return .count
            case "m", "mark": return .markOnly
            default: return .forget
            }
        }
    }

    // MARK: Positions

    /// Uses the factor of the distance that follows from positions.
    func learnByGPS() throws {
        try TripMeasurements.measureRest(database)
        let compared = try GPSCalibration.comparison(of: vehicle.vin, database)
        guard let correction = GPSCalibration.correction(compared) else {
            throw CalibrationError.noStraightRoad(units.distance(compared.straightM / 1000, 1), trip: heading)
        }
        try GPSCalibration.keep(correction, vehicle, database)
        var learned = vehicle.specification
        learned.distanceCorrection = correction
        try Output.write(
            isJSON
                ? VehicleDocuments.json(report, try marks(), learned, gps: compared).documentLines
                : ["Distance  " + report.change(vehicle.specification.distanceCorrection, correction, .odometer)])
    }

    // MARK: Looking and taking back

    private func marks() throws -> [CalibrationMark] { try calibration.marks() }

    func list() throws {
        let marks = try marks()
        let compared = try GPSCalibration.comparison(of: vehicle.vin, database)
        try Output.write(
            isJSON
                ? VehicleDocuments.json(report, marks, vehicle.specification, gps: compared).documentLines
                : report.text(marks, vehicle.specification, gps: compared, time: LocalTime.text))
    }

    func undo() throws {
        guard let (mark, learned) = try calibration.undo() else { throw CalibrationError.noMark(advice: heading) }
        let change = report.change(vehicle.correction(mark.kind), learned.correction(mark.kind), mark.kind)
        let amount = report.amount(mark.amount, mark.kind)
        Output.note("removed: \(amount) of \(LocalTime.text(mark.time)); \(change)")
        if isJSON {
            try Output.write(VehicleDocuments.json(report, try self.marks(), learned.specification).documentLines)
        }
    }

    /// Returns false if the user answered no.
    func reset() throws -> Bool {
        try Confirmation.check(options, StoredUsageError.forgettingUnconfirmed)
        let count = try marks().count
        if !options[.yes] { Output.talk("\(heading)\n") }
        guard Confirmation.isGiven(options, "Delete \(Format.count(count, "mark")) and both factors?", .inFull) else {
            Output.talk("Nothing was deleted.\n")
            return false
        }
        let plain = try calibration.reset()
        if isJSON { try Output.write(VehicleDocuments.json(report, [], plain.specification).documentLines) }
        return true
    }

    // MARK: The command line

    /// In liters or kilograms.
    private static let amountRange = 0.1...2000.0

    private func amount(_ kind: CalibrationMark.Kind) throws -> Double {
        if kind == .odometer, let km = options[.calibrateOdometer] { return km }
        // Whether it is a volume or a mass depends on the vehicle.
        let text = options[.fillUp] ?? ""
        let isMass = recorded.fuelUnit != .litres
        let quantity = isMass ? Quantity.mass : .volume
        guard let amount = quantity.value(text, in: units), Self.amountRange.contains(amount) else {
            let expected =
                "a number \(quantity.text(Self.amountRange, in: units)), such as "
                + (isMass ? "14.2kg" : "39.8L or 10.5gal")
            throw CommandLineError.wrongValue(flag: AnyFlag.fillUp.name, value: text, expected: expected)
        }
        return amount
    }

    /// The time of the mark: now, or as given on the command line.
    private func time() throws -> WallTime {
        let now = LocalTime.now
        guard let time = options[.at] else { return now }
        guard time <= now else { throw CalibrationError.yetToCome(options.typed(.at) ?? "") }
        return time
    }
}
