import CommandLine
import Formats
import MotionSource

extension MotionFault: Message {
    var row: MessageRow {
        switch self {
        case .noGyro:
            row(
                status: .usage, cause: "Linux has no driver for a gyro loaded, or the sensor has another name.",
                remedy: "Look into /sys/bus/iio/devices, or send values over UDP.")
        case .cannotOpen:
            row(
                status: nil, cause: "The pipe or file does not exist or is not readable.",
                remedy: "Make it with mkfifo.")
        case .gone:
            row(status: nil, cause: "The sensor has lost its connection.", remedy: "Check its wires and its driver.")
        case .wrongSensor:
            row(
                status: .usage, cause: "The value of --motion is not valid.",
                remedy: "Write udp:PORT, pipe:PATH or iio, as in --motion udp:5555.")
        }
    }

    private func row(status: ExitStatus?, cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: status, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [.noGyro(nil, ""), .cannotOpen("", 2), .gone(""), .wrongSensor("")]
}

extension HeartFault: Message {
    var row: MessageRow {
        switch self {
        case .cannotOpen:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The pipe or file that --heart names does not exist or is not readable.",
                remedy: "Make it with mkfifo; the trip goes on without it.")
        case .wrongSource:
            MessageRow(
                text, advice: advice, cause: "The value of --heart is not valid.",
                remedy: "Write pipe: and the path of a pipe or file, as in --heart pipe:/tmp/rr.")
        }
    }

    static let samples: [Self] = [.cannotOpen("", 2), .wrongSource("")]
}
