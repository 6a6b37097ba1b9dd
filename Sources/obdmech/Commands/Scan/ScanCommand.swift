import CommandLine
import Formats
import OBD
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Trips

enum ScanCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        if options.has(.full), options.has(.quick) {
            throw Failure(CommandLineMessage.contradiction("full", "quick"))
        }
        let isJSON = options.has(.json)
        let settings = try environment.settings()
        let units = try options.units(settings)
        let inspection = try options.inspection(settings)
        let screen = try Screen(environment, options)
        func failed(_ problem: ConnectionProblem) -> [String] {
            isJSON
                ? ScanReport.json(problem).documentLines
                : Format.wrapped(ConnectionReport.ladder(problem.step), width: Output.width, indent: 2)
        }
        return try VehicleSession.run(options, environment, failed: failed) { session in
            let isQuick = options.has(.quick)
            let scan = try session.scan(isQuick: isQuick)
            session.close()
            let time = LocalTime.now
            // Stored first: what was read is not lost with a closed pipe. Nor is it lost with a broken database.
            var failure: (any Error)?
            var earlier: (scan: HealthScan, time: WallTime)?
            var id: Int64?
            do throws(StorageError) {
                id = try session.store(scan, at: time, isQuick: isQuick)
            } catch {
                failure = Failure(
                    DatabaseMessage.scanNotStored(error.message, advice: error.advice), status: .database)
            }
            do throws(StorageError) {
                if let vin = scan.vin { earlier = try session.database?.latestScan(vin: vin, before: id) }
            } catch {
                failure = failure ?? error
            }
            session.progress.clear()
            if isJSON {
                try screen.show(
                    ScanReport.json(scan, at: time, since: earlier, id: id, inspection: inspection).documentLines)
            } else {
                let text = ScanText(
                    scan, at: time, since: earlier, isFull: options.has(.full), units: units, inspection: inspection,
                    width: Output.width,
                    utcOffsetS: LocalTime.utcOffsetS)
                try screen.show(text)
            }
            if let failure { throw failure }
            if scan.reportsFault { return .fault }
            // What was not read may be what is wrong.
            if scan.interruption != nil { return .adapter }
            return scan.isHealthKnown ? .fine : .vehicle
        }
    }
}

extension Screen {
    func show(_ scan: ScanText) throws {
        // What scrolls away is repeated; a pager begins with it.
        let lines = scan.lines(height: Output.isTerminal(1) && !isPaged ? Output.height : .max)
        try show(paint.codes(scan.urgencies, in: paint.firstParagraph(lines, scan.verdict.urgency?.color)))
    }
}

extension ScanCommand {
    static let subcommand = Subcommand(
        name: "scan", chapter: .vehicle, summary: "read and explain trouble codes, and judge the car's health",
        description: [
            "Says in one sentence what to do: stop, have it repaired, leave it to the next service, or drive on. Then "
                + "why: check engine light, confirmed, pending and permanent trouble codes with their usual causes and first checks, "
                + "freeze frames, readiness for an emissions test, live values and results of the car's own tests that "
                + "are not as they should be, and what changed since the last scan of this vehicle. Each controller "
                + "that was heard of is accounted for: what it answered, refused, or left unanswered. The result is "
                + "stored, and report --scan shows it again. --full shows everything that was read: whole freeze frames, "
                + "every monitor, every test result, how often the monitors ran, and all live values with what is usual; "
                + "--json always has it.",
            "When there is no connection, the first rung of the ladder from the computer to the vehicle that does "
                + "not hold is named: port, adapter, power, bus or ECU.",
        ],
        flags: [
            .adapter, .quick, .full, .units, .inspection, .json, .noSave, .database, .record, .redact, .verbose,
        ],
        examples: [
            ("obdmech scan -a tcp:192.168.0.10", "scan through a Wi-Fi adapter"),
            ("obdmech scan -a sim:faults", "scan a simulated car with faults"),
            ("obdmech scan -a sim:faults --full", "show everything that it reads"),
        ])
}

extension Options {
    /// By which rule to judge an inspection, for this run or as it is set.
    func inspection(_ settings: UserSettings) throws -> String {
        guard let text = value(Flag.inspection) else { return settings.inspection }
        guard InspectionRule.choices.contains(text) else {
            throw wrong(
                Flag.inspection,
                InspectionRule.choices.dropLast().joined(separator: ", ") + " or " + InspectionRule.none)
        }
        return text
    }
}

extension Flag {
    static let full = Flag("full", "Show everything that was read, not only what is worth a look.")
    static let quick = Flag("quick", short: "q", "Ask only for check engine light and trouble codes.")
    static let inspection = Flag(
        "inspection", argument: "RULE", values: .words(InspectionRule.choices), heading: .output,
        "By which rule to judge an emissions inspection, whatever the configuration says: "
            + InspectionRule.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
            + "; auto goes by the VIN where it tells the market, else takes most; none judges nothing.")
}
