package import Formats
import Heart
import System
package import Telemetry
import Transports

/// Heartbeats as a source beside a car: a line with each time between two beats, from a FIFO or a file that grows; or a
/// strap of Bluetooth Low Energy.
package struct HeartReceiver: TelemetrySource {
    package enum Input: Hashable, Sendable {
        case pipe(String)
        /// Its address, AA:BB:CC:DD:EE:FF.
        case strap(String)
    }

    /// How long to wait before the next attempts to connect to a strap, in seconds.
    private static let delaysS = [1.0, 2, 5, 10, 30]
    /// A strap that sends nothing for longer has gone, in seconds.
    private static let silenceS = 30.0
    /// After so many measurements without intervals, a strap has none.
    private static let maxWithout = 20

    private let input: Input

    package init(_ input: Input) { self.input = input }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        switch input {
        case .pipe(let path): follow(pipe: path, stop: stop, emit)
        case .strap(let address): follow(strap: address, stop: stop, emit)
        }
    }

    private func follow(strap address: String, stop: Int32, _ emit: (SourceEvent) -> Bool) {
        var times = BeatTimes()
        var failures = 0
        var without = 0
        while true {
            do throws(TransportError) {
                let strap = try LowEnergyNotifications.open(
                    device: "ble:" + address, address: address, service: "180d", characteristic: "2a37",
                    interruptDescriptor: stop)
                while let bytes = try strap.next(before: SystemClock.now.advanced(bySeconds: Self.silenceS)) {
                    failures = 0
                    guard let measurement = HeartMeasurement(bytes) else { continue }
                    without = measurement.rrMs.isEmpty && measurement.perMinute > 0 ? without + 1 : 0
                    if without == Self.maxWithout {
                        let warning = HeartSourceError.noIntervals(address)
                        guard emit(.warning(warning.text, advice: warning.advice)) else { return }
                    }
                    for beat in times.beats(measurement.rrMs, at: SystemClock.now) {
                        guard emit(.batch(Batch(Sample(.heartInterval, beat.rrMs, at: beat.time)))) else { return }
                    }
                }
            } catch {
                if case .interrupted = error { return }
                let loss = HeartSourceError.lost(reason: error.text, advice: error.advice)
                guard emit(.lost(loss.sourceError, SystemClock.now)) else { return }
            }
            let delayS = Self.delaysS[min(failures, Self.delaysS.count - 1)]
            failures += 1
            guard SystemClock.sleep(until: SystemClock.now.advanced(bySeconds: delayS), interrupt: stop) else { return }
        }
    }

    private func follow(pipe path: String, stop: Int32, _ emit: (SourceEvent) -> Bool) {
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
    /// The strap reports the heart rate alone.
    case noIntervals(String)
    /// The connection to the strap.
    case lost(reason: String, advice: String?)

    package var message: UserMessage {
        switch self {
        case .cannotOpen(let path, let failure):
            UserMessage(
                "no heartbeats from '\(path)': \(SystemError.text(failure))",
                advice: "make a pipe with mkfifo, and let a program write RR intervals to it")
        case .wrongSource(let text):
            UserMessage("unknown source of heartbeats '\(text)'", advice: "use pipe:PATH or ble:ADDRESS")
        case .noIntervals(let address):
            UserMessage(
                "the heart strap '\(address)' sends no times between beats",
                advice: "some watches do not; use a chest strap")
        case .lost(let reason, let advice): UserMessage("no heartbeats: \(reason)", advice: advice ?? "")
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
