/// A source of measurements: a car behind an adapter, a game, a GPS receiver. To add a source, conform to this
/// protocol; receivers know nothing else about sources.
package protocol TelemetrySource: Sendable {
    /// Measures, on a thread of its own, until nobody wants more, the source is stopped, or it ends by itself.
    /// - Parameters:
    ///   - stop: a file descriptor that becomes readable when the source must return at once, whatever it is waiting
    ///     for.
    ///   - emit: receives an event, and returns false if no more is wanted. Events already on their way are still
    ///     emitted.
    func run(stop: Int32, emit: (SourceEvent) -> Bool)
}

/// An event from a source.
package enum SourceEvent: Sendable {
    /// A phrase for users that says what is being done before samples arrive.
    case progress(String)
    /// Something that the user should know and that does not end the source.
    case warning(String, advice: String)
    /// The source is connected, and samples follow.
    indirect case connected(SourceDescription)
    /// What the source knows of itself now. It may come before `connected`, and while the source ends.
    indirect case details(any SourceDetails)
    case batch(Batch)
    /// All confirmed (`areStored`) or all pending trouble codes of the vehicle; emitted at the start and when they
    /// change.
    case codes(Set<String>, areStored: Bool, at: Instant)
    /// The profile for the next connection with this source, in the source's own format, and the VIN of the vehicle if
    /// known.
    case linkProfile(String, vin: String?)
    /// The civil time at a moment, as a receiver of positions tells it.
    case clock(WallTime, at: Instant)
    /// The voltage of a parked car, between two drives.
    case parked(volts: Double, Instant)
    /// A request was not answered. The time goes on.
    case silence(Instant)
    /// The connection broke. The source tries to restore it, and the time goes on.
    case lost(SourceError, Instant)
    /// The drive is over. The source waits for the next one, and then emits `connected` again.
    case segmentEnded(Instant)
    /// The source ended by itself. The samples so far are valid.
    case ended(SourceError)
}

/// A source's description of itself.
package struct SourceDescription: Sendable {
    /// The device as the user named it.
    package var device: String
    /// The name that the device reports: an adapter's identity or a game's name.
    package var identity: String?
    /// Whether samples may come long after they were measured, with their own times on this computer's clock: a trip
    /// begins when they were measured.
    package var arrivesLate = false
    /// Details that only one kind of source has.
    package var details: (any SourceDetails)?

    package init(device: String, identity: String? = nil, details: (any SourceDetails)? = nil) {
        self.device = device
        self.identity = identity
        self.details = details
    }

    package var kind: SourceKind { SourceKind(device: device) }
}

/// The details of one kind of source, such as the VIN of a vehicle: a value, as of one moment.
package protocol SourceDetails: Sendable {}
