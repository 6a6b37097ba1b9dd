import CommandLine
import CustomPIDs
import Formats
import History
import OBD
import Recording
import Settings
import Storage
import Telemetry
import Terminal
import Trips
import VehicleSource

extension TripPlan {
    /// - Parameter custom: the custom PIDs.
    init(_ call: Call, _ settings: UserSettings, custom: [CustomPID] = []) throws {
        self.init()
        durationS = call[.duration]
        let idleTimeoutS = call[.idleTimeout]
        silenceS = idleTimeoutS ?? settings.idleTimeoutS
        // --idle-timeout applies whether the vehicle stands still or not.
        pauseS = call[.pause] ?? idleTimeoutS ?? settings.pauseS
        endsWithIgnition = call[.until] == .ignitionOff
        fuelPrice = call.options.fuelPrice(settings)
        electricityPrice = call.options.electricityPrice(settings)
        driver = call[.driver] ?? settings.driver
        tags = Self.tags(call[.tag])
        note = call[.note]
        keepsAll = call[.save]
        parameters = settings.tripParameters
        if call[.noAlerts] { parameters.alerts.kinds = [] }
        ticksPerSecond = call[.sampleRate].map { $0.isFinite ? $0 : nil } ?? settings.sampleRate
        also = try Self.also(call.options, settings, custom)
        parameters.also = also.ownNames
        var presentation = call.presentation(settings)
        // --redact is of the session that --record keeps.
        presentation.isRedacted = false
        style = TripStyle(presentation, currency: settings.currency)
        alertBell = settings.alertBell
        alertDesktop = settings.alertDesktop
        if let line = call[.onAlert] ?? settings.alertCommand {
            let words = try CommandWords.split(line, subject: call[.onAlert] != nil ? "--on-alert" : "alert-command")
            alertCommand = words
        }
        speechEveryS = call[.speakEvery] ?? speechEveryS
        if let line = call[.onPace] { paceCommand = try CommandWords.split(line, subject: "--on-pace") }
    }

    /// Checks before the trip that the alert command can be run. If it comes from the configuration, an error is only a
    /// warning, since the trip should be recorded anyway.
    func checkAlertCommand(_ call: Call) throws {
        if let name = paceCommand?.first,
            let refusal = BackgroundCommands.refusal(name, path: call.environment["PATH"])
        {
            throw CommandError(refusal)
        }
        guard let name = alertCommand?.first,
            let refusal = BackgroundCommands.refusal(name, path: call.environment["PATH"])
        else { return }
        if call[.onAlert] != nil {
            throw CommandError(refusal)
        }
        Output.warn(refusal as RecordingWarning)
    }

    /// An error in the configuration is only a warning, since the trip should be recorded anyway.
    private static func also(
        _ options: Options, _ settings: UserSettings, _ custom: [CustomPID]
    ) throws -> AlsoSignals {
        let also = options[.also]
        if !also.isEmpty { return try AlsoSignals(also, custom: custom) }
        do {
            return try AlsoSignals([settings.also ?? ""], custom: custom)
        } catch let error as any UserError {
            Output.warn(ConfigWarning.ignored(setting: "also", reason: error.text, advice: error.advice))
            return AlsoSignals()
        }
    }

    static func tags(_ words: [String]) -> [String] { Set(words.map(\.trimmed)).subtracting([""]).sorted() }
}

/// Which lap `--reference-lap` names.
enum ReferenceLapChoice: Equatable, Sendable {
    case best
    case last
    case record
    case stored(LapName)

    /// "best", "last", "record", "12:7", "last:best".
    init?(_ text: String) {
        switch text {
        case "best": self = .best
        case "last": self = .last
        case "record": self = .record
        default:
            guard let name = LapName(text) else { return nil }
            self = .stored(name)
        }
    }
}

extension AnyFlag {
    static let referenceLap = Flag(
        "reference-lap",
        .of(
            "LAP", .words(["best", "last", "record"]),
            expected: "best, last, record, or trip, colon and lap, such as 12:best"
        ) { ReferenceLapChoice($0) }, isRare: true,
        "Compare laps with this one. The words best (default) and last mean laps of the session, record your best stored "
            + "lap of the same car on the track; 12:best is a stored lap, the best of trip 12.")
}

extension TripPlan {
    /// Looks up the lap that laps are compared with.
    mutating func chooseReferenceLap(_ call: Call) throws {
        switch call[.referenceLap] {
        case nil, .best: referenceLap = .best
        case .last: referenceLap = .last
        case .record: referenceLap = .record(inDatabase: try call.databasePath)
        case .stored(let name):
            let database = try Database.openForReading(path: try call.databasePath)
            referenceLap = .stored(try ReferenceLap.Stored(name, database))
        }
    }
}

extension AlsoSignals {
    /// The most characters of an abbreviation, which is shown as it was typed.
    private static let abbreviation = 8

    /// - Parameters:
    ///   - lists: names as `read` accepts them, separated by commas.
    ///   - custom: the custom PIDs.
    init(_ lists: [String], custom: [CustomPID] = []) throws {
        var rows: [Row] = []
        for word in lists.flatMap({ $0.split(separator: ",") }) {
            let name = word.trimmed
            if name.isEmpty || name == "none" { continue }
            for row in try Self.rows(name, custom) where !rows.contains(where: { $0.signal == row.signal }) {
                rows.append(row)
            }
        }
        self.init(rows)
    }

    /// The poll rows that request these signals.
    var pollRows: [PollRow] { PollTable.also(requests) }

    private static func rows(_ name: String, _ custom: [CustomPID]) throws -> [Row] {
        let targets: [ReadTarget]
        targets = try ReadWord(name, custom: custom).targets(supported: nil)
        let rows = targets.flatMap { target -> [Row] in
            switch target.question {
            case .value(.custom(let pid)):
                [Row(label: target.name, signal: Signal(pid.signalName, Unit(pid.unit)), pid: nil)]
            case .value(.pid(let pid)):
                (PIDTable.row(pid)?.fields ?? []).filter { target.signals?.contains($0.signal) ?? true }.map {
                    Row(label: $0.name, signal: $0.signal, pid: pid)
                }
            case .value, .request, .adapterVoltage: []
            }
        }
        guard let first = rows.first else {
            throw ExtraSignalError.noValue(name)
        }
        guard rows.count == 1, name.count <= abbreviation else { return rows }
        return [Row(label: name, signal: first.signal, pid: first.pid)]
    }
}
