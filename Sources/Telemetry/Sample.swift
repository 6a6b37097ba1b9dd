/// One measured value, in the signal's unit, with the time at which it arrived.
package struct Sample: Hashable, Sendable {
    package var signal: Signal
    package var value: Double
    package var time: Instant

    package init(_ signal: Signal, _ value: Double, at time: Instant) {
        self.signal = signal
        self.value = value
        self.time = time
    }
}

/// The samples of one moment: from one response of a car, one packet of a game or one fix of a receiver.
package struct Batch: Hashable, Sendable {
    /// The time at which they arrived, on the source's clock.
    package let time: Instant
    /// The samples, all with the time of the batch.
    package let samples: [Sample]

    package init(_ samples: [Sample], at time: Instant) {
        assert(samples.allSatisfy { $0.time == time }, "a batch is of one moment")
        self.time = time
        self.samples = samples
    }

    package init(_ sample: Sample) {
        time = sample.time
        samples = [sample]
    }

    /// The same samples at another time.
    package func moved(to time: Instant) -> Batch {
        Batch(samples.map { Sample($0.signal, $0.value, at: time) }, at: time)
    }

    /// Whether it does not come from the car, but from a receiver or a sensor beside it.
    package var isAccompanying: Bool { samples.allSatisfy { Signal.accompanying.contains($0.signal) } }
}
