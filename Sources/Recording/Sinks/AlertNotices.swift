import Documents
import Formats
import Reports
import System
package import Telemetry
import Trips

/// A sink that passes alerts to a command of the user's and to the desktop, for users who do not look at the terminal.
package final class AlertNotices: TripSink {
    /// How long commands may still run at the end of a trip, in seconds.
    private static let patienceS = 3.0

    private let command: [String]?
    private let desktop: DesktopNotification?
    private let units: UnitSystem
    private lazy var commands = BackgroundCommands { [weak self] in self?.trip?.warn($0, advice: $1) }
    /// The current trip.
    private weak var trip: (any RunningTrip)?

    /// Creates the sink.
    /// - Parameters:
    ///   - command: The user's command and its arguments. It receives each alert as a line of JSON.
    ///   - desktop: The desktop notification; nil for none.
    package init(command: [String]?, desktop: DesktopNotification?, units: UnitSystem) {
        self.command = command
        self.desktop = desktop
        self.units = units
    }

    package func take(_ event: TripEvent, of trip: any RunningTrip) {
        self.trip = trip
        switch event {
        case .alert(let alert): send(alert, of: trip.record)
        case .ended: commands.finish(withinS: Self.patienceS)
        case .began, .batch, .suspects, .drivingEvent, .following, .wayfinding, .cameras, .activity, .warning, .failed:
            break
        }
    }

    private func send(_ alert: Alert, of trip: TripRecord) {
        let text = AlertReport.text(alert, units)
        if let command { commands.run(command, input: TripDocuments.notice(alert, of: trip, text: text).line + "\n") }
        if let desktop { commands.run(desktop.words(text)) }
    }

    /// The interval at which running commands are checked, in seconds.
    package var refreshS: Double { commands.isIdle ? .infinity : 1 }
    package func refresh(_ trip: any RunningTrip) { commands.attend() }
}

/// A desktop notification by `notify-send`, if there is a desktop and that command.
package struct DesktopNotification {
    /// The path of the command.
    let path: String

    /// Returns nil if there is no desktop or no such command.
    /// - Parameter variables: The environment variables.
    package init?(_ variables: [String: String]) {
        let isDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
            variables[$0]?.isEmpty == false
        }
        guard isDesktop, let folders = variables["PATH"] else { return nil }
        let absolute = folders.split(separator: ":").filter { $0.hasPrefix("/") }.joined(separator: ":")
        guard let path = try? Executable.find("notify-send", path: absolute) else { return nil }
        self.path = path
    }

    /// Returns the command and its arguments that show a text.
    func words(_ text: String) -> [String] {
        [path, "--urgency=critical", "--category=device", "--", "obdmech", SafeText.line(text)]
    }
}
