import Documents
import Formats
import Reports
import Routes
package import Telemetry

/// Whether the user wants to hear nothing for now.
package final class Muting {
    package var isMuted = false

    package init() {}
}

/// A sink that passes what is told of a followed route to a command of the user's, and speaks it.
package final class PaceNotices: TripSink {
    /// How long commands may still run at the end of a trip, in seconds.
    private static let patienceS = 3.0
    private let command: [String]?
    private let speech: [String]?
    private let everyS: Double
    private let units: UnitSystem
    private let muting: Muting
    private lazy var commands = BackgroundCommands { [weak self] in self?.trip?.warn($0, advice: $1) }
    private weak var trip: (any RunningTrip)?
    private var spokenAt: Instant?

    /// Creates the sink.
    /// - Parameters:
    ///   - command: The user's command and its arguments. It receives each line as JSON.
    ///   - speech: The command that speaks its last argument, which is added; nil for none.
    ///   - everyS: The pace is spoken at most this often, in seconds.
    package init(
        command: [String]?, speech: [String]?, everyS: Double = RouteFollow.everyS, units: UnitSystem, muting: Muting
    ) {
        self.everyS = everyS
        self.command = command
        self.speech = speech
        self.units = units
        self.muting = muting
    }

    package func take(_ event: TripEvent, of trip: any RunningTrip) {
        self.trip = trip
        switch event {
        case .following(let event):
            if let command, let line = TripDocuments.line(event, origin: trip.origin) {
                commands.run(command, input: line.line + "\n")
            }
            speak(event)
        case .wayfinding(let news):
            if let command { commands.run(command, input: TripDocuments.line(news, origin: trip.origin).line + "\n") }
            if let speech, !muting.isMuted, let text = WayText.spoken(news, units) { commands.run(speech + [text]) }
        case .ended: commands.finish(withinS: Self.patienceS)
        case .began, .batch, .suspects, .alert, .drivingEvent, .cameras, .activity, .warning, .failed: break
        }
    }

    private func speak(_ event: FollowEvent) {
        guard let speech, !muting.isMuted else { return }
        if let time = event.intervalTime {
            if let spokenAt, time.seconds(since: spokenAt) < everyS - 0.1 { return }
            spokenAt = time
        } else if case .guide(let advice, _) = event, advice.distanceM > 300 {
            return
        }
        if let text = FollowText.text(event, units) { commands.run(speech + [text]) }
    }

    /// The interval at which running commands are checked, in seconds.
    package var refreshS: Double { commands.isIdle ? .infinity : 1 }
    package func refresh(_ trip: any RunningTrip) { commands.attend() }
}

extension FollowEvent {
    /// The time of what is told every five seconds; nil for other events.
    fileprivate var intervalTime: Instant? {
        switch self {
        case .pace(let reading): reading.time
        case .place(_, _, let time): time
        default: nil
        }
    }
}
