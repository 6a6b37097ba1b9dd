package import Formats
import System
package import Telemetry

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
            UserMessage("unknown sensor '\(text)'", advice: "use udp:PORT, pipe:PATH or iio[:DEVICE]")
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
