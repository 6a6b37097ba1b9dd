package import Formats
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

/// Why no heartbeats are received.
package enum HeartSourceError: UserError, Hashable {
    case cannotOpen(String, Int32)
    case wrongSource(String)

    package var message: UserMessage {
        switch self {
        case .cannotOpen(let path, let failure):
            UserMessage(
                "no heartbeats from '\(path)': \(SystemError.text(failure))",
                advice: "make a pipe with mkfifo, and let a program write RR intervals to it")
        case .wrongSource(let text): UserMessage("unknown source of heartbeats '\(text)'", advice: "use pipe:PATH")
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
