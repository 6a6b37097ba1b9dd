import CommandLine
import Formats
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trips

/// `obdmech test acceleration`: measures accelerations and brakings, while driving or of a stored trip.
enum TestCommand: Command {
    static let tag = "acceleration test"

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        guard options.operands == ["acceleration"] else { throw Failure(TestMessage.usage) }
        if options.has(.testTrip) { return try show(options, environment) }
        var run = TripRun(options: options, environment: environment, command: "test")
        run.isSpeedTest = true
        run.makeDisplay = { plan in
            SpeedTestDisplay(style: plan.style, width: Output.width, isJSON: options.has(.json))
        }
        return try run.run()
    }

    /// The tests in the samples of a stored trip.
    private static func show(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let screen = try Screen(environment, options)
        let units = try options.units(try environment.settings())
        let text = options.value(.testTrip) ?? ""
        guard let number = StoredNumber(text) else { throw options.wrong(.testTrip, "the number of a trip, or last") }
        return try environment.read(options) { database in
            let trip = try number.trip(in: database)
            var finder = SpeedTestFinder()
            if let id = trip.id { try database?.samples(trip: id) { finder.take($0) } }
            finder.finish()
            let report = SpeedTestReport(finder.found, origin: trip.origin, units: units)
            try screen.show(
                options.has(.json) ? report.json(trip: trip.id).documentLines : report.text(width: Output.width))
            return .fine
        }
    }
}

extension TestCommand {
    static let subcommand = Subcommand(
        name: "test", chapter: .tools, isRare: true, summary: "measure accelerations and brakings",
        description: [
            "acceleration measures 0-100 km/h, 0-60 mph, 80-120 km/h, the quarter mile from standstill, and braking from 100 "
                + "km/h to standstill, whenever they occur, until Ctrl-C. The speed is requested as often as possible, and "
                + "the drive is recorded as a trip with the tag acceleration test. --trip shows the tests of any "
                + "recorded trip.",
            "A car reports its speed in whole km/h, which some cars round and others truncate. The times are interpolated, "
                + "and their ± is what this and the time between the samples allow. The error of the speedometer itself, "
                + "about 1 %, is not part of it.",
            "Use it only where it is safe and allowed.",
        ],
        flags: [
            .adapter, .testTrip, .duration, .idleTimeout, .units, .driver, .tag, .note, .json, .save, .noSave,
            .database,
            .record, .redact,
        ],
        operands: "acceleration", operandValues: [.words(["acceleration"])],
        examples: [
            ("obdmech test acceleration --duration 30m", "measure for half an hour, or until Ctrl-C"),
            ("obdmech test acceleration -a 'sim:city?cycle=sprint&rate=max' --duration 2m", "measure a simulated car"),
            ("obdmech test acceleration --trip last", "show the accelerations of the last trip"),
        ])
}

extension Flag {
    static let testTrip = Flag("trip", argument: "N", "Show those of stored trip N, or of the last one.")
}
