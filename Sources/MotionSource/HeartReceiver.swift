import Heart
import System
package import Telemetry

/// Heartbeats as a source beside a car: a line with each time between two beats, from a FIFO or a file that grows.
package struct HeartReceiver: TelemetrySource {
    private let path: String

    package init(path: String) { self.path = path }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var lines = HeartLines()
        let failure = PipeReader(path: path).follow(stop: stop) { bytes in
            lines.take(bytes, at: SystemClock.now).allSatisfy { beat in
                emit(.batch(Batch(Sample(.heartInterval, beat.rrMs, at: beat.time))))
            }
        }
        if let failure { _ = emit(.lost(HeartSourceError.cannotOpen(path, failure).sourceError, SystemClock.now)) }
    }
}
