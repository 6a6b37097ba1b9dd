import Formats
import Reports
import Telemetry
import Trips

/// Tells alerts to whom is not looking at the terminal: a command of the user's, and the desktop.
final class AlertNotices {
    /// At the end of a trip a command has so long.
    private static let patienceS = 3.0

    private let command: [String]?
    private let desktop: DesktopNotification?
    private let units: UnitSystem
    private let commands: BackgroundCommands

    /// - Parameters:
    ///   - command: the words of the user's command, which is given each alert as a line of JSON.
    ///   - desktop: nil for none.
    ///   - warn: tells the user what went wrong with a command, once of each.
    init(
        command: [String]?, desktop: DesktopNotification?, units: UnitSystem,
        warn: @escaping (_ message: String, _ advice: String) -> Void
    ) {
        (self.command, self.desktop, self.units) = (command, desktop, units)
        commands = BackgroundCommands(warn: warn)
    }

    func send(_ alert: Alert, of trip: TripRecord) {
        if let command { commands.run(command, input: AlertReport.notice(alert, of: trip, units).line + "\n") }
        if let desktop { commands.run(desktop.words(AlertReport.text(alert, units))) }
    }

    /// Looks after what runs; to be called every second or so.
    func attend() { commands.attend() }

    /// At the end of the trip.
    func finish() { commands.finish(withinS: Self.patienceS) }
}
