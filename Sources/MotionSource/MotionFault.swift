package import Formats
import System
package import Telemetry

/// Why a sensor tells nothing.
package enum MotionFault: Error, Hashable, Sendable {
    /// The device that was asked for, and where it was looked for.
    case noGyro(String?, String)
    case cannotOpen(String, Int32)
    case gone(String)
    case wrongSensor(String)

    package var text: MessageText {
        switch self {
        case .noGyro(let device, let folder):
            device.map { "no gyro '\($0)' in \(folder)" } ?? "no gyro in \(folder)"
        case .cannotOpen(let path, let failure): "no motion from '\(path)': \(SystemError.text(failure))"
        case .gone(let name): "the sensor '\(name)' does not answer any more"
        case .wrongSensor(let text): "unknown sensor '\(text)'"
        }
    }

    package var advice: String {
        switch self {
        case .noGyro: "load the driver of the sensor, or send its values with --motion udp:PORT"
        case .cannotOpen: "make a pipe with mkfifo, and let a program write to it"
        case .gone: "check its wires; the trip goes on without it"
        case .wrongSensor: "use udp:PORT, pipe:PATH or iio[:DEVICE]"
        }
    }

    /// The fault as a problem of a source.
    package var problem: ConnectionProblem { ConnectionProblem(.port, text.text, advice: advice) }
}
