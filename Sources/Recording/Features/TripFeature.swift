import Reports
import Telemetry
import Trips

/// A part of a trip's recording beyond its facts: it observes what comes, and returns the events that follow from it.
/// Features know nothing of each other. The recorder has them in the order in which they observe; what one returns is
/// passed on before the next observes.
///
/// A feature may ask the trip for anything but its snapshot, which is made of all features.
protocol TripFeature {
    mutating func begin(_ start: TripStart)
    /// The samples of a moment, during the trip.
    mutating func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent]
    /// Another event of a source: during the trip from the primary source, and also before it from an attached one. The
    /// batches of attached sources, with the samples that can be, come here before they are part of a moment.
    mutating func handle(_ event: SourceEvent, from role: SourceRole, of trip: any RunningTrip) -> [TripEvent]
    /// Time has passed.
    /// - Parameter now: the time on the source's clock.
    mutating func tick(_ now: Instant)
    /// The trip is over, or never began.
    mutating func end(of trip: any RunningTrip) -> [TripEvent]
    /// Adds what is to be shown.
    /// - Parameter now: the time on the source's clock.
    func show(in snapshot: inout TripSnapshot, at now: Instant)
    /// Adds what belongs to the trip as it would be stored now.
    func complete(_ record: inout TripRecord)
}

extension TripFeature {
    mutating func begin(_ start: TripStart) {}
    mutating func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] { [] }
    mutating func handle(_ event: SourceEvent, from role: SourceRole, of trip: any RunningTrip) -> [TripEvent] { [] }
    mutating func tick(_ now: Instant) {}
    mutating func end(of trip: any RunningTrip) -> [TripEvent] { [] }
    func show(in snapshot: inout TripSnapshot, at now: Instant) {}
    func complete(_ record: inout TripRecord) {}
}

/// What is known when a trip begins.
struct TripStart {
    /// The civil time of the first sample.
    var wall: WallTime
    /// The time of the first sample on the source's clock.
    var origin: Instant
    /// With the vehicle's specification.
    var parameters: TripParameters
    /// The driver's drives of the 24 hours before, in seconds before the start.
    var drivenBefore: [(start: Double, end: Double)] = []
    /// The samples of the same trip before the program was ended, if it goes on.
    var earlier: [Sample] = []

    /// What distances by the wheels are multiplied with.
    var distanceFactor: Double { parameters.vehicle.distanceCorrection?.factor ?? 1 }
}

/// The samples that came at one moment.
struct TripMoment {
    /// Those that can be.
    var samples: [Sample]
    var role: SourceRole
}
