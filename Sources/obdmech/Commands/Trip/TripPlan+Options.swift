import CommandLine
import CustomPIDs
import Formats
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Trips

extension TripPlan {
    /// - Parameter custom: the custom PIDs.
    init(
        _ options: Options, _ environment: Environment, _ settings: UserSettings, custom: [CustomPID] = []
    ) throws {
        self.init()
        durationS = options[.duration]
        let idleTimeoutS = options[.idleTimeout]
        silenceS = idleTimeoutS ?? settings.idleTimeoutS
        // --idle-timeout applies whether the vehicle stands still or not.
        pauseS = options[.pause] ?? idleTimeoutS ?? settings.pauseS
        endsWithIgnition = options[.until] == .ignitionOff
        fuelPrice = options.fuelPrice(settings)
        electricityPrice = options.electricityPrice(settings)
        driver = options[.driver] ?? settings.driver
        tags = Self.tags(options[.tag])
        note = options[.note]
        keepsAll = options[.save]
        parameters = settings.tripParameters
        if options[.noAlerts] { parameters.alerts.kinds = [] }
        ticksPerSecond = options[.sampleRate].map { $0.isFinite ? $0 : nil } ?? settings.sampleRate
        also = try Self.also(options, settings, custom)
        parameters.also = also.ownNames
        var presentation = options.presentation(environment, settings)
        // --redact is of the session that --record keeps.
        presentation.isRedacted = false
        style = TripStyle(presentation, currency: settings.currency)
        alertBell = settings.alertBell
        alertDesktop = settings.alertDesktop
        if let line = options[.onAlert] ?? settings.alertCommand {
            let words = try CommandWords.split(
                line, subject: options[.onAlert] != nil ? "--on-alert" : "alert-command")
            alertCommand = words
        }
        speechEveryS = options[.speakEvery] ?? speechEveryS
        if let line = options[.onPace] { paceCommand = try CommandWords.split(line, subject: "--on-pace") }
    }

    /// Checks before the trip that the alert command can be run. If it comes from the configuration, an error is only a
    /// warning, since the trip should be recorded anyway.
    func checkAlertCommand(_ options: Options, _ environment: Environment) throws(CommandError) {
        if let name = paceCommand?.first,
            let refusal = BackgroundCommands.refusal(name, path: environment["PATH"])
        {
            throw CommandError(refusal)
        }
        guard let name = alertCommand?.first,
            let refusal = BackgroundCommands.refusal(name, path: environment["PATH"])
        else { return }
        if options[.onAlert] != nil {
            throw CommandError(refusal)
        }
        Output.warn(refusal as RecordingWarning)
    }

    /// An error in the configuration is only a warning, since the trip should be recorded anyway.
    private static func also(
        _ options: Options, _ settings: UserSettings, _ custom: [CustomPID]
    ) throws(CommandError) -> AlsoSignals {
        let also = options[.also]
        if !also.isEmpty { return try AlsoSignals(also, custom: custom) }
        do {
            return try AlsoSignals([settings.also ?? ""], custom: custom)
        } catch {
            Output.warn(ConfigWarning.ignored(setting: "also", reason: error.text, advice: error.advice))
            return AlsoSignals()
        }
    }

    static func tags(_ words: [String]) -> [String] { Set(words.map(trimmed)).subtracting([""]).sorted() }

    static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
