import CommandLine
import CustomPIDs
import Formats
import Recording
import Settings
import Terminal
import Trips

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

    static func tags(_ words: [String]) -> [String] { Set(words.map(trimmed)).subtracting([""]).sorted() }

    static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
