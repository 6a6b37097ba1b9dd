import Formats
import Reports
package import Telemetry
import Trips

/// Tells alerts to whom is not looking at the terminal: a command of the user's, and the desktop.
package final class AlertNotices: TripSink {
    /// At the end of a trip a command has so long.
    private static let patienceS = 3.0

    private let command: [String]?
    private let desktop: DesktopNotification?
    private let units: UnitSystem
    private lazy var commands = BackgroundCommands { [unowned self] in trip?.warn($0, advice: $1) }
    /// The one that goes on.
    private weak var trip: (any RunningTrip)?

    /// - Parameters:
    ///   - command: the words of the user's command, which is given each alert as a line of JSON.
    ///   - desktop: nil for none.
    package init(command: [String]?, desktop: DesktopNotification?, units: UnitSystem) {
        (self.command, self.desktop, self.units) = (command, desktop, units)
    }

    package func take(_ event: TripEvent, of trip: any RunningTrip) {
        self.trip = trip
        switch event {
        case .alert(let alert): send(alert, of: trip.record)
        case .ended: commands.finish(withinS: Self.patienceS)
        case .began, .batch, .drivingEvent, .activity, .warning, .failed: break
        }
    }

    private func send(_ alert: Alert, of trip: TripRecord) {
        if let command { commands.run(command, input: AlertReport.notice(alert, of: trip, units).line + "\n") }
        if let desktop { commands.run(desktop.words(AlertReport.text(alert, units))) }
    }

    /// So often what runs is looked after.
    package var refreshS: Double { commands.isIdle ? .infinity : 1 }
    package func refresh(_ trip: any RunningTrip) { commands.attend() }
}
