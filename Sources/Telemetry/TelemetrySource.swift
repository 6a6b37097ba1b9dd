/// Something that measures: a car behind an adapter, a game, a receiver of positions. To add one, conform to this; who
/// follows sources knows nothing else of them.
package protocol TelemetrySource: Sendable {
    /// Measures, on a thread of its own, until nobody wants more, it is stopped, or it ends by itself.
    /// - Parameters:
    ///   - stop: a descriptor that becomes readable when the source is to return at once, whatever it is waiting for.
    ///   - emit: takes an event; false when no more is wanted. What was already on its way is emitted all the same.
    func run(stop: Int32, emit: (SourceEvent) -> Bool)
}

/// What a source tells.
package enum SourceEvent: Sendable {
    /// Half a sentence for people: what is being done before samples come.
    case progress(String)
    /// Samples will come now.
    indirect case connected(SourceDescription)
    case batch(Batch)
    /// All trouble codes that the vehicle has now, stored or pending ones; at first, and when they have changed.
    case codes(Set<String>, areStored: Bool, at: Instant)
    /// What is worth knowing at the next connection with this source, in words of its own; for which vehicle (a VIN), if
    /// known.
    case linkProfile(String, vin: String?)
    /// Something was asked for and did not come; time goes on.
    case silence(Instant)
    /// The connection broke; the source tries to get it back, and time goes on.
    case lost(ConnectionProblem, Instant)
    /// The drive is over; the source waits for the next one, and tells `connected` again when it comes.
    case segmentEnded(Instant)
    /// The source ended by itself. Samples so far are good.
    case ended(ConnectionProblem)
}

/// What a source knows of itself.
package struct SourceDescription: Sendable {
    /// The device as the user named it.
    package var device: String
    /// What the device calls itself: an adapter's identity, a game's name.
    package var identity: String?
    /// What only sources of one kind have to tell.
    package var details: (any SourceDetails)?

    package init(device: String, identity: String? = nil, details: (any SourceDetails)? = nil) {
        (self.device, self.identity, self.details) = (device, identity, details)
    }

    package var kind: SourceKind { SourceKind(device: device) }
}

/// What a kind of source tells of itself besides, such as the VIN of a vehicle.
package protocol SourceDetails: Sendable {}
