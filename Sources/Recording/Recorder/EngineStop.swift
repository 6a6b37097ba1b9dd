import Telemetry
import Trips

/// The trip as it was when the engine stopped, and the batches since. They belong to the trip if the engine is started
/// again.
struct EngineStop {
    private(set) var before: TripEngine?
    private var held: [Batch] = []

    /// Takes a batch and returns the batches that definitely belong to the trip.
    /// - Parameters:
    ///   - isStopped: Whether the engine is off now.
    ///   - engine: The trip without this batch.
    mutating func take(_ batch: Batch, isStopped: Bool, engine: @autoclosure () -> TripEngine) -> [Batch] {
        guard isStopped else {
            if held.isEmpty { return [batch] }
            defer {
                held = []
                before = nil
            }
            return held + [batch]
        }
        if before == nil { before = engine() }
        held.append(batch)
        return []
    }
}
