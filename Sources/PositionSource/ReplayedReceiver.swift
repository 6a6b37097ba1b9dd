import System
package import Telemetry

/// Recorded fixes as a source of their own, on a clock that begins now.
package struct ReplayedReceiver: TelemetrySource {
    private let device: String
    private let replay: PositionReplay
    /// How many times faster than real time; nil for without waiting.
    private let rate: Double?

    package init(device: String, _ replay: PositionReplay, rate: Double?) {
        self.device = device
        self.replay = replay
        self.rate = rate
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var replay = replay
        let origin = SystemClock.now
        guard emit(.connected(SourceDescription(device: device, identity: "recorded positions"))) else { return }
        while let offsetS = replay.nextS {
            if let rate {
                let due = origin.advanced(bySeconds: offsetS / rate)
                guard SystemClock.sleep(until: due, interrupt: stop) else { return }
            }
            for batch in replay.batches(since: origin, until: origin.advanced(bySeconds: offsetS)) {
                guard emit(.batch(batch)) else { return }
            }
        }
        _ = emit(.segmentEnded(origin))
    }
}
