import CommandLine
import Displays
import Documents
import Formats
import Glibc
import History
import OBD
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trips
import VehicleSource

/// `obdmech test`: measures accelerations or a start of the engine, or guides a drive for incomplete monitors, now or of a
/// stored trip.
enum TestCommand: Command {
    /// What can be tested.
    enum Subject: String, CaseIterable {
        case acceleration, battery, monitors

        /// The tag of the trip that is recorded.
        var tag: String { rawValue + " test" }

        var pollRows: [PollRow] {
            switch self {
            case .acceleration: []
            case .battery: PollTable.battery
            case .monitors: PollTable.monitors
            }
        }
    }

    /// How far back earlier tests of the battery are looked for, in seconds.
    private static let earlierS = 2.0 * 365 * 86400

    static func run(_ call: Call) throws -> ExitStatus {
        guard call.operands.count == 1, let subject = Subject(rawValue: call.operands[0]) else {
            throw UsageError.testKind
        }
        if let number = call[.testTrip] { return try show(subject, number, call) }
        var run = TripRun(call: call, command: "test")
        run.test = subject
        // A shell that starts a program in the background lets it ignore SIGINT.
        func quit() { raise(SIGTERM) }
        run.makeDisplay = { plan in
            switch subject {
            case .acceleration:
                SpeedTestDisplay(plan.style.presentation, isJSON: call[.json])
            case .battery:
                BatteryTestDisplay(
                    plan.style.presentation, isJSON: call[.json],
                    earlier: { try earlier($0, try call.databasePath) }, quit: quit)
            case .monitors:
                MonitorTestDisplay(
                    plan.style.presentation, isJSON: call[.json],
                    isLive: Output.isTerminal(1), quit: quit)
            }
        }
        return try run.run()
    }

    /// The earlier tests of the battery of a trip's car.
    private static func earlier(_ trip: TripRecord, _ path: String) throws -> [BatteryTestReport.Earlier] {
        guard let vin = trip.vin, let database = try Database.openForReading(path: path) else { return [] }
        return try database.trips.all(from: trip.start.advanced(bySeconds: -earlierS), to: trip.start)
            .filter { $0.vin == vin && $0.tags.contains(Subject.battery.tag) && $0.start < trip.start }
            .compactMap { trip in
                guard let id = trip.id else { return nil }
                var finder = BatteryTestFinder()
                try database.samples(trip: id) { finder.take($0) }
                return finder.test.map { (trip.start, $0) }
            }
    }

    /// The test in the samples of a stored trip.
    private static func show(_ subject: Subject, _ number: StoredNumber, _ call: Call) throws -> ExitStatus {
        let screen = call.screen
        let presentation = try call.presentation
        return try call.read { database in
            let trip = try number.trip(in: database)
            var (speeds, battery, monitors) = (SpeedTestFinder(), BatteryTestFinder(), MonitorGuide())
            if let id = trip.id {
                try database?.samples(trip: id) { sample in
                    speeds.take(sample)
                    battery.take(sample)
                    _ = monitors.take(sample)
                }
            }
            speeds.finish()
            let lines: [String]
            switch subject {
            case .acceleration:
                let report = SpeedTestReport(speeds.found, presentation, origin: trip.origin)
                lines =
                    call[.json]
                    ? TestDocuments.json(report, trip: trip.id).documentLines : report.lines
            case .battery:
                let report = BatteryTestReport(battery.test, earlier: try earlier(trip, try call.databasePath))
                lines =
                    call[.json]
                    ? TestDocuments.json(report, trip: trip.id).documentLines
                    : report.text(presentation)
            case .monitors:
                let report = MonitorTestReport(monitors, presentation, origin: trip.origin)
                lines =
                    call[.json]
                    ? TestDocuments.json(report, trip: trip.id).documentLines : report.lines
            }
            try screen.show(lines)
        }
    }
}

extension TestCommand {
    static let subcommand = Subcommand(
        name: "test", chapter: .tools, isRare: true,
        summary: "measure acceleration or the battery, or complete monitors",
        description: [
            "acceleration measures 0-100 km/h, 0-60 mph, 80-120 km/h, the quarter mile from standstill, and braking from 100 "
                + "km/h to standstill, whenever they occur, until Ctrl-C. A car reports its speed in whole km/h, which "
                + "some cars round and others truncate. The times are interpolated, and their ± is what this and the time "
                + "between the samples allow. The error of the speedometer itself, about 1%, is not part of it. Use it "
                + "only where it is safe and allowed.",
            "battery measures the voltage at the adapter while the engine is started: switch the ignition on, leave the "
                + "engine off, and start it when told to. An adapter filters the voltage, so that the lowest reading is not "
                + "the lowest voltage; but it does so the same each time, and the reading is compared with the earlier "
                + "tests of the car. If the adapter itself restarts while the engine is cranked, the test says so.",
            "monitors lists the readiness monitors that are incomplete, such as after codes were cleared, with the drive that "
                + "usually completes each, and watches its conditions while you drive: cold start, warm engine, idling, "
                + "steady speed, coasting. It says what is done, what is next, and when a monitor completes, until all are "
                + "complete or Ctrl-C. Each manufacturer defines its own conditions; these are what published drive cycles have "
                + "in common. Obey the speed limits, and let a passenger read the screen.",
            "Every trip that begins with the start of the engine keeps the curve of the voltage as well; test battery --trip "
                + "shows it.",
            "All are recorded as a trip with the tag acceleration test, battery test or monitors test. --trip shows the tests "
                + "in any recorded trip.",
        ],
        flags: [
            .adapter, .testTrip, .duration, .idleTimeout, .units, .driver, .tag, .note, .json, .save, .noSave,
            .database, .record, .redact,
        ],
        operands: "acceleration|battery|monitors", operandValues: [.words(Subject.allCases.map(\.rawValue))],
        examples: [
            ("obdmech test acceleration --duration 30m", "measure for half an hour, or until Ctrl-C"),
            ("obdmech test acceleration -a 'sim:city?cycle=sprint&rate=max' --duration 2m", "measure a simulated car"),
            ("obdmech test acceleration --trip last", "show the accelerations of the last trip"),
            ("obdmech test battery -a sim:start", "measure a start of a simulated car"),
            ("obdmech test monitors -a 'sim:unready?rate=max'", "complete the monitors of a simulated car"),
        ])
}

extension AnyFlag {
    static let testTrip = Flag(
        "trip", .trip("the number of a trip, or last"), "Show the tests of stored trip N, or of the last.")
}
