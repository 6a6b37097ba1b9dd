import Acquisition
import ELM327
import OBD
import Reports
import Settings
import Telemetry
import Transports

enum ReadCommand {
    /// Between two rounds of --watch.
    private static let intervalS = 0.5

    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        guard !options.operands.isEmpty else {
            throw Failure(
                status: .usage, message: "name what to read",
                advice: "a signal such as engineSpeed, or a PID such as 0C; obdmech pids lists what the vehicle has")
        }
        if options.has(.json), options.has(.csv) {
            throw Failure(status: .usage, message: "--json does not go with --csv")
        }
        let units = try options.units(try environment.settings())
        let custom = try environment.customPIDs()
        let targets = try options.operands.map { operand throws(Failure) in
            try ReadTarget(operand, custom: custom)
        }
        let intervalS = try options.seconds(.interval) ?? intervalS
        let durationS = try options.seconds(.watchDuration)
        let isWatching = options.has(.watchValues) || durationS != nil
        func failed(_ problem: ConnectionProblem) -> [String] {
            options.has(.json) ? [ScanReport.json(problem, format: "obdmech.read/1").line] : []
        }
        return try VehicleDialogue.run(options, environment, failed: failed) { dialogue in
            try dialogue.findVehicle()
            dialogue.progress.show("asking what the vehicle supports")
            let supported = try VehicleFacts.supportedPIDs(dialogue.session)
            let reader = ValueReader(
                session: dialogue.session,
                scalings: try VehicleFacts.scalings(dialogue.session, supported: supported))
            dialogue.progress.clear()
            var display = ReadDisplay(options, units: units, isWatching: isWatching)
            defer { display.end() }
            let start = dialogue.session.now
            var hasAnswer = false
            while true {
                let roundStart = dialogue.session.now
                let answers = try targets.map { try answer($0, reader, isFirst: roundStart == start) }
                hasAnswer = hasAnswer || answers.contains { $0.values.contains { $0.shortfall == nil } }
                try display.show(answers, start: start, now: dialogue.session.now)
                let next = roundStart.advanced(bySeconds: intervalS)
                guard isWatching, durationS.map({ next.seconds(since: start) < $0 }) ?? true else { break }
                try dialogue.wait(until: next)
            }
            return hasAnswer ? .fine : .vehicle
        }
    }

    private static func answer(_ target: ReadTarget, _ reader: ValueReader, isFirst: Bool) throws(TransportError)
        -> ReadReport.Answer
    {
        var (values, refusal) = try reader.read(target.question, isPatient: isFirst)
        if let signal = target.signal {
            for index in values.indices { values[index].values.removeAll { $0.signal != signal } }
            // Where one ECU has it, it does not matter that another has not.
            if values.contains(where: { !$0.values.isEmpty }) { values.removeAll { $0.values.isEmpty } }
        }
        return ReadReport.Answer(
            request: target.question.request, name: target.name, values: values, refusal: refusal)
    }
}

/// Shows what was read, once or again and again.
private struct ReadDisplay {
    private enum Form { case text, json, csv }
    private let form: Form
    private let units: UnitSystem
    private let isWatching: Bool
    private let isDrawn: Bool
    private var columns: [ReadReport.Column]?
    private var linesOnScreen = 0

    init(_ options: Options, units: UnitSystem, isWatching: Bool) {
        form = options.has(.csv) ? .csv : options.has(.json) ? .json : .text
        self.units = units
        self.isWatching = isWatching
        isDrawn = form == .text && isWatching && Output.isTerminal(1)
    }

    mutating func show(_ answers: [ReadReport.Answer], start: Instant, now: Instant) throws {
        switch form {
        case .json:
            let origin = isWatching ? start : nil
            try Output.write(answers.flatMap { ReadReport.json($0, origin: origin).map(\.line) })
        case .csv:
            let titles = columns ?? ReadReport.columns(answers)
            if columns == nil { try Output.write([ReadReport.csvHeader(titles)]) }
            columns = titles
            try Output.write(
                CSVCell.lines([ReadReport.csvRow(answers, titles, seconds: now.seconds(since: start))]))
        case .text:
            let lines = ReadReport.text(answers, in: units, width: Output.width)
            guard isDrawn else { return try Output.write(lines) }
            let shown = lines.prefix(max(1, Output.height - 1))
            try Output.redraw(Array(shown), over: linesOnScreen)
            linesOnScreen = shown.count
        }
    }

    /// Gives the cursor back.
    func end() {
        if linesOnScreen > 0 { Output.showCursor() }
    }
}

extension ReadCommand {
    static let subcommand = Subcommand(
        name: "read", chapter: .vehicle, summary: "read single values, once or again and again",
        description: [
            "Reads signals by name (engineSpeed, or a part of the name that is enough) or PIDs of service 01 by number "
                + "(0C), and shows what each controller answers. Longer numbers are requests of services that only "
                + "read: 22F40C, 0902. What obdmech pids lists can be read.",
            "Values that only one public source describes are marked as doubtful; bytes whose meaning is not "
                + "published are shown as they are.",
        ],
        flags: [
            .adapter, .watchValues, .interval, .watchDuration, .units, .json, .csv, .noSave, .database, .record,
            .redact, .verbose,
        ],
        operands: "SIGNAL|PID…", operandValues: [.signal],
        examples: [
            ("obdmech read engineSpeed coolantTemperature -a sim:city", "two values of a simulated car"),
            ("obdmech read 0C 0D 04 --watch --csv -a sim:city --duration 5s", "a table for a spreadsheet"),
        ],
        run: run)
}

extension Flag {
    static let watchValues = Flag("watch", short: "w", "Read again and again, until interrupted.")
    static let interval = Flag("interval", argument: "TIME", "With --watch: read every so often (0.5s).")
    static let watchDuration = Flag("duration", argument: "TIME", "Watch for this time: 90, 90s, 20m or 1h.")
    static let csv = Flag("csv", heading: .output, "Write CSV: a header, then a row for each round.")
}
