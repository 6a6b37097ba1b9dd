/// The samples of one moment: from one response of a car, one packet of a game or one fix of a receiver.
package struct Batch: Hashable, Sendable {
    /// The time at which they arrived, on the source's clock.
    package let time: Instant
    /// The samples, all with the time of the batch.
    package let samples: [Sample]

    package init(_ samples: [Sample], at time: Instant) {
        assert(samples.allSatisfy { $0.time == time }, "a batch is of one moment")
        (self.time, self.samples) = (time, samples)
    }

    package init(_ sample: Sample) { (time, samples) = (sample.time, [sample]) }

    /// Whether it does not come from the car, but from a receiver or a sensor beside it.
    package var isAccompanying: Bool { samples.allSatisfy { Signal.accompanying.contains($0.signal) } }
}
