import CommandLine
import Displays
import Documents
import ELM327
import Formats
import OBD
import Reports
import System
import Telemetry
import Terminal
import Transports
import VehicleSource

enum ReadCommand: Command {
    /// The default time between two rounds of --watch.
    private static let intervalS = 0.5

    static func run(_ call: Call) throws -> ExitStatus {
        guard !call.operands.isEmpty else { throw ReadError.nothingToRead }
        let presentation = try call.presentation
        let custom = try call.environment.customPIDChoice(call)
        // Check the command line before looking for an adapter.
        let allWords = try ReadWord.words(call.operands, custom: custom.pids)
        let intervalS = call[.interval] ?? intervalS
        let durationS = call[.watchDuration]
        let isWatching = call[.watchValues] || durationS != nil
        func failed(_ problem: SourceError) -> [String] {
            call[.json] ? [ValueDocuments.json(problem).line] : []
        }
        return try VehicleSession.run(call, failed: failed) { session in
            try session.findVehicle()
            session.progress.show("reading the supported PIDs")
            let supported = try VehicleFacts.supportedPIDs(session.session)
            let known = supported.values.reduce(into: Set<UInt8>()) { $0.formUnion($1) }
            let vin = allWords.contains(where: \.isCustom) ? try VehicleFacts.vin(session.session).vin : nil
            let ofCar = try vin.map { vin in try ReadWord.words(call.operands, custom: custom.pids(of: vin)) }
            let words = ofCar ?? allWords
            let targets = try words.flatMap { try $0.targets(supported: known.isEmpty ? nil : known) }
            let reader = ValueReader(
                session: session.session,
                scalings: try VehicleFacts.scalings(session.session, supported: supported))
            session.progress.clear()
            let start = session.session.now
            // The log of --verbose would disturb the full screen.
            let display = ReadDisplay(
                call[.csv] ? .csv : call[.json] ? .json : .text, presentation, isWatching: isWatching,
                isDrawn: Output.isTerminal(1) && call.environment.terminal.isCapable && !call[.verbose],
                isStyled: !call.environment.terminal.isColorless, start: start, at: LocalTime.now)
            defer { display.end() }
            var hasAnswer = false
            while true {
                let roundStart = session.session.now
                let answers = try targets.map { target in
                    var answer = try answer(target, reader, session.session, isFirst: roundStart == start)
                    answer.isListed = isListed(answer.request, known)
                    display.handleKeys()
                    return answer
                }
                hasAnswer = hasAnswer || answers.contains { $0.values.contains { $0.issue == nil } }
                try display.show(answers, now: session.session.now)
                let next = roundStart.advanced(bySeconds: intervalS)
                guard isWatching, durationS.map({ next.seconds(since: start) < $0 }) ?? true else { break }
                // Handle keys between rounds too.
                while session.session.now < next, !display.wantsToQuit {
                    let look = session.session.now.advanced(bySeconds: display.keyIntervalS)
                    try session.wait(until: min(next, look))
                    display.handleKeys()
                }
                if display.wantsToQuit { break }
            }
            return hasAnswer ? .fine : .vehicle
        }
    }

    /// - Parameter supported: by the car's lists; empty if it gave none.
    private static func isListed(_ request: [UInt8], _ supported: Set<UInt8>) -> Bool {
        request.count != 2 || request[0] != 0x01 || supported.isEmpty || supported.contains(request[1])
    }

    private static func answer(
        _ target: ReadTarget, _ reader: ValueReader, _ session: Session, isFirst: Bool
    ) throws(TransportError) -> ReadReport.Answer {
        var (values, refusal): ([ReadValue], NegativeResponse?)
        switch target.question {
        case .value(let question): (values, refusal) = try reader.read(question, isPatient: isFirst)
        case .request(let bytes):
            let (answers, time) = try reader.answers(to: bytes, isPatient: isFirst)
            values = answers.compactMap { answer in
                RequestValues.read(
                    answer, to: bytes, framing: session.framing ?? .can11,
                    scaling: reader.scalings[answer.ecu] ?? PIDScaling(), name: target.name, time: time)
            }
            refusal = answers.lazy.compactMap(\.refusal).first
        case .adapterVoltage:
            let value = try session.readVoltage().volts.map {
                PIDValue(signal: .adapterVoltage, name: target.name, value: $0)
            }
            let time = session.now
            values = value.map { [ReadValue(request: [], ecu: .unknown, data: [], values: [$0], time: time)] } ?? []
            refusal = nil
        }
        if let signals = target.signals {
            for index in values.indices { values[index].values.removeAll { !signals.contains($0.signal) } }
            // If one ECU has the value, leave out those that do not.
            if values.contains(where: { !$0.values.isEmpty }) { values.removeAll { $0.values.isEmpty } }
        }
        return ReadReport.Answer(
            request: target.question.bytes, name: target.name, values: values, refusal: refusal,
            signals: target.possibleSignals)
    }
}

extension ReadCommand {
    static let subcommand = Subcommand(
        name: "read", chapter: .liveData, summary: "read live values, once or continuously",
        description: [
            "Reads values by name, and shows the response of each ECU. A name is a common word or abbreviation (rpm, "
                + "speed, ect, iat, maf, map, tps, stft, ltft, o2, volts, fuel, load, timing, odo, vin), the name "
                + "that obdmech shows (Engine speed) or writes in JSON (engineSpeed), or an unambiguous part of a "
                + "name. Case does not matter. Separate names with commas or spaces. If a name has several meanings, "
                + "those that the vehicle supports are read; stft, ltft, trims, o2 and egt read all values of their "
                + "kind.",
            "A two-digit number is a PID of service 01 (0C). The exceptions are 03, 07 and 0A, which are services "
                + "that list confirmed, pending and permanent trouble codes; the PIDs 03, 07 and 0A are written 0103, "
                + "0107 and 010A. Longer numbers are requests of services that only read, such as 0902, 020C00, 0601 "
                + "or 22F40C; the response is shown with its meaning. Requests that clear, write or control something "
                + "are refused. obdmech pids lists what can be read.",
            "--watch shows the values in a full-screen table with their minimum and maximum since the start and the "
                + "number of values per second. q or Ctrl-C quits, and the last table stays on the terminal. If the "
                + "table does not fit on the screen, the number of hidden values is shown, and the arrow keys, Page "
                + "Up and Page Down scroll.",
            "--csv and --json give the time of day as time (ISO 8601). --csv also gives the seconds since the start, as "
                + "does --json with --watch.",
            "Values that only one public source documents are marked as doubtful. Bytes without a published meaning are "
                + "shown as they are.",
        ],
        flags: [
            .adapter, .watchValues, .interval, .watchDuration, .units, .json, .csv, .noSave, .database, .record,
            .redact, .verbose,
        ],
        operands: "SIGNAL|PID…", operandValues: [.signal],
        examples: [
            ("obdmech read rpm,speed,ect -a sim:city", "read three values of a simulated car"),
            ("obdmech read vin 0601 -a sim:city", "send requests of other services"),
            ("obdmech read 0C 0D 04 --watch --csv -a sim:city --duration 5s", "write a table for a spreadsheet"),
        ])
}

extension AnyFlag {
    static let watchValues = Flag(
        "watch", .switch, short: "w", "Read continuously until interrupted. Also show minimum, maximum and rate.")
    static let interval = Flag("interval", .seconds, "With --watch: time between readings (0.5s).")
    static let watchDuration = Flag("duration", .seconds, "Watch for this long: 90, 90s, 20m or 1h. Implies --watch.")
    static let csv = Flag(
        "csv", .switch, heading: .output, excludes: [.json], "Write CSV: a header, then one row per round.")
}
