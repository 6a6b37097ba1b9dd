import CommandLine
import Formats
import PositionSource

/// What can be wrong with the receiver on a command line.
enum PositionMessage: Message {
    case simulatedWithoutCar

    var row: MessageRow {
        switch self {
        case .simulatedWithoutCar:
            MessageRow(
                "--gps sim needs a simulated car", advice: "use a device such as sim:city",
                cause: "A simulated receiver needs a simulated car.",
                remedy: "Use --adapter sim:CAR, or the receiver of gpsd.")
        }
    }

    static let samples: [Self] = [.simulatedWithoutCar]
}

extension PositionFault: Message {
    var row: MessageRow {
        switch self {
        case .unreachable:
            row(
                status: nil, cause: "The daemon gpsd is not running, or listens elsewhere.",
                remedy: "Start gpsd, or name its address with --gps HOST:PORT.")
        case .notGpsd:
            row(
                status: nil, cause: "Another program listens on the port.",
                remedy: "Check the port; gpsd uses \(GpsdSource.defaultPort).")
        case .oldGpsd:
            row(status: nil, cause: "The protocol of gpsd is older than version 3.", remedy: "Install a newer gpsd.")
        case .complaint:
            row(
                status: nil, cause: "The daemon gpsd does not understand the receiver, or cannot open it.",
                remedy: "Look at it with gpsmon or cgps.")
        case .noPositions:
            row(
                status: .usage, cause: "The file has neither NMEA sentences with a date nor a GPX track with times.",
                remedy: "Use a file that a receiver or gpspipe -r recorded, or a GPX track.")
        case .wrongReceiver:
            row(
                status: .usage, cause: "The value of --gps or of the setting gps is not valid.",
                remedy: "Write HOST:PORT of gpsd, auto, off, replay:FILE or sim:ROAD.")
        }
    }

    private func row(status: ExitStatus?, cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: status, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .unreachable(""), .notGpsd(""), .oldGpsd(""), .complaint(""), .noPositions(""), .wrongReceiver(""),
    ]
}
