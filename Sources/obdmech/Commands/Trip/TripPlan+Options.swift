import CommandLine
import CustomPIDs
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Trips

extension TripPlan {
    /// - Parameter custom: the custom PIDs.
    init(_ options: Options, _ settings: UserSettings, custom: [CustomPID] = []) throws {
        self.init()
        durationS = try options.seconds(.duration)
        let idleTimeoutS = try options.seconds(.idleTimeout)
        silenceS = idleTimeoutS ?? settings.idleTimeoutS
        // --idle-timeout applies whether the vehicle stands still or not.
        pauseS = try options.seconds(.pause) ?? idleTimeoutS ?? settings.pauseS
        if let until = options.value(.until) {
            guard until == "ignition-off" else { throw options.wrong(.until, "ignition-off") }
            endsWithIgnition = true
        }
        fuelPrice = try options.fuelPrice(settings)
        electricityPrice = try options.electricityPrice(settings)
        try Self.check(options, .note, atMost: TextLimit.note)
        for flag in [Flag.driver, .tag] { try Self.check(options, flag, atMost: TextLimit.name) }
        driver = options.value(.driver) ?? settings.driver
        tags = Self.tags(options.values(.tag))
        note = options.value(.note)
        keepsAll = options.has(.save)
        parameters = settings.tripParameters
        if options.has(.noAlerts) { parameters.alerts.kinds = [] }
        ticksPerSecond = try Self.ticksPerSecond(options, settings)
        also = try Self.also(options, settings, custom)
        parameters.also = also.ownNames
        style = TripStyle(units: try options.units(settings), currency: settings.currency)
        alertBell = settings.alertBell
        alertDesktop = settings.alertDesktop
        if let line = options.value(.onAlert) ?? settings.alertCommand {
            let words = try CommandWords.split(
                line, subject: options.has(.onAlert) ? "--on-alert" : "alert-command")
            alertCommand = words
        }
        if let line = options.value(.onPace) { paceCommand = try CommandWords.split(line, subject: "--on-pace") }
    }

    /// Throws if a text is too long to be shown or imported elsewhere.
    private static func check(_ options: Options, _ flag: Flag, atMost limit: Int) throws(Failure) {
        guard options.values(flag).contains(where: { $0.unicodeScalars.count > limit }) else { return }
        throw Failure(CommandLineMessage.tooLong(flag: flag.name, limit: limit))
    }

    /// Checks before the trip that the alert command can be run. If it comes from the configuration, an error is only a
    /// warning, since the trip should be recorded anyway.
    func checkAlertCommand(_ options: Options, _ environment: Environment) throws(Failure) {
        if let name = paceCommand?.first,
            let refusal = BackgroundCommands.refusal(name, path: environment["PATH"] ?? "/bin:/usr/bin")
        {
            throw Failure(refusal)
        }
        guard let name = alertCommand?.first,
            let refusal = BackgroundCommands.refusal(name, path: environment["PATH"] ?? "/bin:/usr/bin")
        else { return }
        if options.has(.onAlert) {
            throw Failure(refusal)
        }
        Output.warn(refusal as RecordingWarning)
    }

    private static func ticksPerSecond(_ options: Options, _ settings: UserSettings) throws -> Double? {
        guard let text = options.value(.sampleRate) else { return settings.sampleRate }
        if text == "max" { return nil }
        guard let number = try options.number(.sampleRate), (1...50).contains(number) else {
            throw options.wrong(.sampleRate, "a number from 1 to 50, or max")
        }
        return number
    }

    /// An error in the configuration is only a warning, since the trip should be recorded anyway.
    private static func also(
        _ options: Options, _ settings: UserSettings, _ custom: [CustomPID]
    ) throws(Failure) -> AlsoSignals {
        if options.has(.also) { return try AlsoSignals(options.values(.also), custom: custom) }
        do {
            return try AlsoSignals([settings.also ?? ""], custom: custom)
        } catch {
            Output.warn(AlsoMessage.passedOver(reason: error.message, advice: error.advice))
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
