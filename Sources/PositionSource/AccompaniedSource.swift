package import Telemetry

/// A source together with positions that come on its clock: those of a recording or of a simulated receiver. Their
/// batches are emitted in the order of their times.
package struct AccompaniedSource: TelemetrySource {
    /// Returns the batches that are due.
    /// - Parameters:
    ///   - origin: the first moment of the source.
    ///   - time: now, on its clock. It never goes back.
    package typealias Positions = (_ origin: Instant, _ time: Instant) -> [Batch]

    private let source: any TelemetrySource
    private let makePositions: @Sendable () -> Positions

    /// - Parameter positions: Makes the positions, once for a run.
    package init(_ source: any TelemetrySource, with positions: @escaping @Sendable () -> Positions) {
        self.source = source
        makePositions = positions
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        let positions = makePositions()
        var origin: Instant?
        func tell(until time: Instant) -> Bool {
            guard let origin else { return true }
            return positions(origin, time).allSatisfy { emit(.batch($0)) }
        }
        source.run(stop: stop) { event in
            switch event {
            case .batch(let batch):
                if origin == nil {
                    // The trip begins with the car.
                    origin = batch.time
                    return emit(event) && tell(until: batch.time)
                }
                guard tell(until: batch.time) else { return false }
            case .silence(let time), .lost(_, let time):
                guard tell(until: time) else { return false }
            default: break
            }
            return emit(event)
        }
    }
}
