import Telemetry
import Trips

/// The trip as it was when the engine stopped, and the samples since: they belong to it if the engine goes on.
struct EngineStop {
    private(set) var before: TripEngine?
    private var held: [Batch] = []

    /// Returns what belongs to the trip for certain.
    /// - Parameters:
    ///   - isStopped: whether the engine is off now.
    ///   - engine: the trip without this batch.
    mutating func take(_ batch: Batch, isStopped: Bool, engine: @autoclosure () -> TripEngine) -> [Batch] {
        guard isStopped else {
            if held.isEmpty { return [batch] }
            defer { (held, before) = ([], nil) }
            return held + [batch]
        }
        if before == nil { before = engine() }
        held.append(batch)
        return []
    }
}
