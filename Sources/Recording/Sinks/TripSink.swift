import Formats
package import Reports
package import Routes
package import System
package import Telemetry
package import Trips

/// An event of a trip, as passed to its sinks.
package enum TripEvent {
    /// The trip began. `id` is its number in the database, if it has one.
    case began(id: Int64?, start: WallTime, source: SourceDescription?)
    /// Values from which facts are made. The store receives them as they came, with those that cannot be.
    case batch(Batch)
    /// Values that cannot be, which came with the batch that follows.
    case suspects(Batch)
    /// An alert was raised.
    case alert(Alert)
    /// A driving event has ended.
    case drivingEvent(DrivingEvent)
    /// What is told of the route that is followed.
    case following(FollowEvent)
    /// What is told on the way to a destination.
    case wayfinding(WayNews)
    /// The traffic cameras ahead on the way.
    case cameras(CameraNews)
    /// Progress of connecting, as half a sentence.
    case activity(String)
    /// Something went wrong, and the trip continues.
    case warning(String, advice: String)
    /// The connection ended the trip, or no trip came about.
    case failed(SourceError)
    case ended(TripRecord)
}

extension TripEvent {
    static func warning(_ warning: RecordingWarning) -> TripEvent {
        .warning(warning.text, advice: warning.advice)
    }

    /// Whether it rings the terminal's bell: an alert, and leaving a route or way.
    /// - Parameter isMuted: whether the driver wants to hear alerts only.
    package func ringsBell(isMuted: Bool = false) -> Bool {
        switch self {
        case .alert: true
        case .following(.deviation): !isMuted
        case .wayfinding(let news): news.event.kind == .off && !isMuted
        default: false
        }
    }
}

/// The current trip, for sinks and features that need more than an event.
package protocol RunningTrip: AnyObject {
    /// The time of the first sample.
    var origin: Instant { get }
    var engine: TripEngine { get }
    /// The primary source, with what it knows of itself now; nil until it is connected.
    var source: SourceDescription? { get }
    /// The current time on the source's clock.
    var now: Instant { get }
    /// Whether a time is within the duration of the trip.
    func includes(_ time: Instant) -> Bool
    /// The trip as it would be stored now.
    var record: TripRecord { get }
    /// The trip as it would be shown now.
    var snapshot: TripSnapshot { get }
    /// Shows a warning to the user on the display.
    func warn(_ message: String, advice: String)
}

/// A destination of a trip: the database, the screen, a stream of JSON, alerts, other programs. Sinks do not affect one
/// another, even if one fails. To add one, conform to this protocol and name it where the recorder is created.
package protocol TripSink: AnyObject {
    /// Takes an event. A sink that throws receives nothing more.
    func take(_ event: TripEvent, of trip: any RunningTrip) throws
    /// Handles what belongs to no trip.
    func handle(_ fact: LiveFact)
    /// The interval in seconds at which `refresh` is called during a trip.
    var refreshS: Double { get }
    /// For how long batches may be gathered, in seconds.
    var gatheringS: Double { get }
    func refresh(_ trip: any RunningTrip) throws
    /// Whether the trip ends if this sink fails.
    var isEssential: Bool { get }
    /// Whether there is no room for more. A source in virtual time then waits; any other continues.
    var isFull: Bool { get }
    /// Adds the descriptors that the sink waits for to the loop.
    func attach(to loop: EventLoop)
}

extension TripSink {
    package func handle(_ fact: LiveFact) {}
    package var refreshS: Double { .infinity }
    package var gatheringS: Double { refreshS }
    package func refresh(_ trip: any RunningTrip) throws {}
    package var isEssential: Bool { false }
    package var isFull: Bool { false }
    package func attach(to loop: EventLoop) {}
}

/// The sink that the user watches during a trip. The trip ends if it fails.
package protocol TripDisplay: TripSink {
    /// Whether nothing else may be written to the terminal during a trip.
    var ownsScreen: Bool { get }
    /// Whether it draws before the first value, too.
    var showsWaiting: Bool { get }
    /// Draws immediately because the screen size has changed.
    func redraw(_ trip: any RunningTrip)
    /// Leaves the screen temporarily, with its content.
    func leave()
    /// Restores the screen.
    func end()
    /// Waits until the reader has received all output. Throws if nobody reads it.
    func finish() throws
}

extension TripDisplay {
    package var isEssential: Bool { true }
    package var ownsScreen: Bool { false }
    package var showsWaiting: Bool { false }
    package func redraw(_ trip: any RunningTrip) {}
    package func leave() {}
    package func end() {}
    package func finish() throws {}
}
