/// What came at one moment: one answer of a car, one packet of a game, one fix of a receiver.
package struct Batch: Hashable, Sendable {
    /// When it arrived, on the source's clock.
    package let time: Instant
    /// All of that time.
    package let samples: [Sample]

    package init(_ samples: [Sample], at time: Instant) {
        assert(samples.allSatisfy { $0.time == time }, "a batch is of one moment")
        (self.time, self.samples) = (time, samples)
    }

    package init(_ sample: Sample) { (time, samples) = (sample.time, [sample]) }
}
