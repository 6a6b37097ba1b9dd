import Telemetry

/// Knows from the engine speed whether the engine may be about to be started, or has just been.
struct EngineStartWatch: Sendable {
    /// How long the engine must turn until the start is over, in seconds.
    private static let runningS = 11.0
    /// How long a start is waited for at most, in seconds.
    private static let patienceS = 300.0
    private static let runningRpm = 350.0

    private var offSince: Instant?
    private var runningSince: Instant?
    private var isOver = false

    /// Whether the engine has been seen off, and no start is complete yet.
    var isWatching: Bool { offSince != nil && !isOver }

    mutating func take(_ sample: Sample) {
        guard !isOver else { return }
        switch sample.signal {
        // While the car moves, its speed is worth more.
        case .vehicleSpeed: isOver = sample.value > 0
        case .engineSpeed:
            if sample.value < Self.runningRpm {
                offSince = offSince ?? sample.time
                runningSince = nil
            } else {
                runningSince = runningSince ?? sample.time
            }
            let waitedS = offSince.map { sample.time.seconds(since: $0) } ?? .infinity
            let ranS = runningSince.map { sample.time.seconds(since: $0) } ?? 0
            isOver = offSince == nil || ranS > Self.runningS || (runningSince == nil && waitedS > Self.patienceS)
        default: break
        }
    }
}
