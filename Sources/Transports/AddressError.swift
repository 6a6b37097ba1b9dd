package import Formats

/// What is wrong with how a user names a device.
package enum AddressError: UserError, Hashable {
    case notADevice(String)
    case wrongOption(String, device: String)
    case noTarget(String)
    /// - known: those that the scheme takes.
    case unknownOption(String, scheme: String, known: [String])
    case wrongRate(String)
    case noHost(String)
    case wrongPort(String)
    case unknownMode(String)
    case wrongBaud(String)
    /// - known: to which adapters can be raised.
    case wrongRaise(String, known: [Int])
    case wrongBluetoothAddress(String)
    case wrongBluetoothChannel(String)

    package var message: UserMessage {
        switch self {
        case .notADevice(let text):
            UserMessage(
                "invalid device '\(text)'",
                advice: "use tcp:HOST[:PORT], serial:/dev/ttyUSB0, bluetooth:ADDRESS or sim:city")
        case .wrongOption(let option, let device):
            UserMessage(
                "invalid option '\(option)' of device '\(device)'",
                advice: "options are NAME=VALUE, each given once, separated by &")
        case .noTarget(let text): "device '\(text)' has no target"
        case .unknownOption(let option, let scheme, let known):
            UserMessage(
                "'\(scheme):' does not support option '\(option)'",
                advice: known.isEmpty ? "it takes no options" : "it takes \(known.joined(separator: ", "))")
        case .wrongRate(let text):
            UserMessage(
                "invalid rate '\(text)': not a number from 0.01 to 1000", advice: "rate=max runs without waiting")
        case .noHost(let text): "device '\(text)' has no host"
        case .wrongPort(let text):
            UserMessage("device '\(text)' has an invalid port", advice: "it is a number from 1 to 65535")
        case .unknownMode(let text):
            UserMessage(
                "unknown replay mode '\(text)'",
                advice: "the modes are " + ReplayTransport.Options.Mode.allCases.map(\.rawValue).joined(separator: ", ")
            )
        case .wrongBaud(let text):
            UserMessage(
                "baud rate '\(text)' is not supported",
                advice: "use one of \(Self.list(SerialTransport.speeds.map(\.baud)))")
        case .wrongRaise(let text, let known):
            UserMessage("cannot raise the baud rate to '\(text)'", advice: "use max, or one of \(Self.list(known))")
        case .wrongBluetoothAddress(let text):
            UserMessage(
                "invalid Bluetooth address '\(text)'",
                advice: "it is six pairs of digits, as bluetoothctl devices shows: bluetooth:00:1D:A5:68:98:8B")
        case .wrongBluetoothChannel(let text):
            UserMessage("invalid Bluetooth channel '\(text)'", advice: "it is a number from 1 to 30, usually 1")
        }
    }

    private static func list(_ rates: [Int]) -> String { rates.map(String.init).joined(separator: ", ") }
}
