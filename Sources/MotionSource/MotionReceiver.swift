package import Formats
import Glibc
import System
package import Telemetry
package import Transports

/// A motion sensor as a source beside a car: values in lines from a UDP port, a pipe or a growing file, or a sensor of this
/// computer. It tells yaw rates, until it is stopped.
package struct MotionReceiver: TelemetrySource {
    package enum Input: Sendable {
        case udp(UDPSocket)
        /// A FIFO, or a file that a program writes to; what is in the file already is left out.
        case pipe(String)
        case sensor(IIOSensor)
    }

    /// How often a sensor is read, in seconds.
    private static let sensorS = 0.02
    /// The longest line; a longer one is none.
    private static let longestLine = 4096
    /// After so many failures in a row the sensor is gone.
    private static let mostFailures = 50

    private let input: Input

    package init(_ input: Input) { self.input = input }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var feed = Feed()
        switch input {
        case .udp(let socket):
            while UDPSocket.wait([socket], seconds: 1, stop: stop) {
                while let received = socket.receive() {
                    // A datagram has whole lines.
                    guard feed.take(received.bytes + [0x0A], emit) else { return }
                }
            }
        case .pipe(let path):
            if let failure = PipeReader(path: path).follow(stop: stop, { feed.take($0, emit) }) {
                _ = emit(.lost(MotionError.cannotOpen(path, failure).sourceError, SystemClock.now))
            }
        case .sensor(let sensor):
            var failures = 0
            while Self.pause(Self.sensorS, stop) {
                if let reading = sensor.read() {
                    failures = 0
                    guard feed.take(reading, emit) else { return }
                } else {
                    failures += 1
                    if failures == Self.mostFailures {
                        guard emit(.lost(MotionError.gone(sensor.name).sourceError, SystemClock.now)) else { return }
                    }
                }
            }
        }
    }

    /// Returns false if the source must stop.
    private static func pause(_ seconds: Double, _ stop: Int32) -> Bool {
        SystemClock.sleep(seconds: seconds, interrupt: stop)
    }

    /// From bytes to samples.
    struct Feed: Sendable {
        private var lines = MotionLines()
        private var meter = YawRateMeter()
        private var line: [UInt8] = []
        private var isTooLong = false
        private var last: Instant?

        init() {}

        mutating func take(_ bytes: some Sequence<UInt8>, _ emit: (SourceEvent) -> Bool) -> Bool {
            for byte in bytes {
                guard byte == 0x0A else {
                    if line.count < MotionReceiver.longestLine { line.append(byte) } else { isTooLong = true }
                    continue
                }
                defer {
                    line = []
                    isTooLong = false
                }
                guard !isTooLong, let reading = lines.read(String(decoding: line, as: UTF8.self)) else { continue }
                guard take(reading, emit) else { return false }
            }
            return true
        }

        mutating func take(_ reading: MotionReading, _ emit: (SourceEvent) -> Bool) -> Bool {
            guard let sample = meter.take(reading, arrival: SystemClock.now), sample.time > last ?? .zero else {
                return true
            }
            last = sample.time
            return emit(.batch(Batch(sample)))
        }
    }
}

/// Why a sensor tells nothing.
package enum MotionError: UserError, Hashable {
    /// The device that was asked for, and where it was looked for.
    case noGyro(String?, String)
    case cannotOpen(String, Int32)
    case gone(String)
    case wrongSensor(String)

    package var message: UserMessage {
        switch self {
        case .noGyro(let device, let folder):
            UserMessage(
                device.map { "no gyro '\($0)' in \(folder)" } ?? "no gyro in \(folder)",
                advice: "load the driver of the sensor, or send its values with --motion udp:PORT")
        case .cannotOpen(let path, let failure):
            UserMessage(
                "no motion from '\(path)': \(SystemError.text(failure))",
                advice: "make a pipe with mkfifo, and let a program write to it")
        case .gone(let name):
            UserMessage(
                "the sensor '\(name)' does not answer any more", advice: "check its wires; the trip goes on without it")
        case .wrongSensor(let text):
            UserMessage("unknown sensor '\(text)'", advice: "use udp:PORT, pipe:PATH, iio[:DEVICE] or sim")
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
