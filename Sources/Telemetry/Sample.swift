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
