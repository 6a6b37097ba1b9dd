package import Reports
package import Telemetry
package import Trips

/// What happens in a trip, as its sinks are told.
package enum TripEvent {
    /// - Parameter id: the trip's number in the database, where it has one.
    case began(id: Int64?, start: WallTime, source: SourceDescription?)
    case batch(Batch)
    /// An alert was raised.
    case alert(Alert)
    /// A driving event is over.
    case drivingEvent(DrivingEvent)
    /// Half a sentence: what is being done to get the connection.
    case activity(String)
    /// Something went wrong, and the trip goes on.
    case warning(String, advice: String)
    /// The connection ended the trip, or no trip came about.
    case failed(ConnectionProblem)
    case ended(TripRecord)
}

/// A trip that goes on, for sinks that look at more than one event.
package protocol RunningTrip: AnyObject {
    /// The time of the first sample.
    var origin: Instant { get }
    var engine: TripEngine { get }
    /// As it would be stored now.
    var record: TripRecord { get }
    /// As it would be shown now.
    var snapshot: TripSnapshot { get }
    /// Tells the user, by the display, what went wrong.
    func warn(_ message: String, advice: String)
}

/// Where a trip goes: the database, the screen, a stream of JSON, alerts, other programs. What one does, or that it fails,
/// does not concern the others. To add one, conform to this and name it where the recorder is made.
package protocol TripSink: AnyObject {
    /// Takes what happens. One that throws is given nothing more.
    func take(_ event: TripEvent, of trip: any RunningTrip) throws
    /// How often `refresh` is to be called while a trip goes on, in seconds. Batches may gather for as long.
    var refreshS: Double { get }
    func refresh(_ trip: any RunningTrip) throws
    /// Whether the trip is over when this fails.
    var isEssential: Bool { get }
    /// Whether there is no room for more: a source in virtual time then waits, and any other drives on.
    var isFull: Bool { get }
    /// Has the loop wait for what this waits for.
    func attach(to loop: EventLoop)
}

extension TripSink {
    package var refreshS: Double { .infinity }
    package func refresh(_ trip: any RunningTrip) throws {}
    package var isEssential: Bool { false }
    package var isFull: Bool { false }
    package func attach(to loop: EventLoop) {}
}
