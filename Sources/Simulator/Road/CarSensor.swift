import Glibc
import Synchronization
import Telemetry

/// What the sensors in a simulated car share: the car, the rate of their values, and their noise.
final class CarSensor: Sendable {
    private struct State {
        var port: VirtualPort?
        /// The number of the next value.
        var next = 0
        var generator: FaultGenerator
    }

    private let hertz: Double
    private let state: Mutex<State>

    init(hertz: Double, seed: UInt64) {
        self.hertz = hertz
        state = Mutex(State(generator: FaultGenerator(seed: seed)))
    }

    /// Follows the car of this port.
    func follow(_ port: VirtualPort) { state.withLock { $0.port = port } }

    /// Returns the values that are due.
    /// - Parameters:
    ///   - origin: the first moment of the trip, on the car's clock.
    ///   - time: now, on the same clock.
    ///   - measure: returns what is measured at a moment; nil if that is nothing.
    func batches(
        since origin: Instant, until time: Instant,
        _ measure: (_ due: Instant, VirtualPort, inout FaultGenerator) -> Batch?
    ) -> [Batch] {
        state.withLock { state in
            guard let port = state.port else { return [] }
            var batches: [Batch] = []
            while true {
                let due = origin.advanced(bySeconds: Double(state.next) / hertz)
                guard due <= time else { return batches }
                if let batch = measure(due, port, &state.generator) { batches.append(batch) }
                state.next += 1
            }
        }
    }
}

extension RandomNumberGenerator {
    /// A number of the standard normal distribution (Box and Muller).
    mutating func normal() -> Double {
        let one = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &self)
        return (-2 * log(one)).squareRoot() * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
    }
}
