package import Formats

/// What is wrong with how a user names a device.
package enum AddressFault: Error, Hashable, Sendable {
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

    package var text: MessageText {
        switch self {
        case .notADevice(let text): "invalid device '\(text)'"
        case .wrongOption(let option, let device): "invalid option '\(option)' of device '\(device)'"
        case .noTarget(let text): "device '\(text)' has no target"
        case .unknownOption(let option, let scheme, _): "'\(scheme):' does not support option '\(option)'"
        case .wrongRate(let text): "invalid rate '\(text)': not a number from 0.01 to 1000"
        case .noHost(let text): "device '\(text)' has no host"
        case .wrongPort(let text): "device '\(text)' has an invalid port"
        case .unknownMode(let text): "unknown replay mode '\(text)'"
        case .wrongBaud(let text): "baud rate '\(text)' is not supported"
        case .wrongRaise(let text, _): "cannot raise the baud rate to '\(text)'"
        case .wrongBluetoothAddress(let text): "invalid Bluetooth address '\(text)'"
        case .wrongBluetoothChannel(let text): "invalid Bluetooth channel '\(text)'"
        }
    }

    package var message: String { text.text }

    /// What to do about it; empty where there is nothing to say.
    package var advice: String {
        switch self {
        case .notADevice: "use tcp:HOST[:PORT], serial:/dev/ttyUSB0, bluetooth:ADDRESS or sim:city"
        case .wrongOption: "options are NAME=VALUE, each given once, separated by &"
        case .noTarget, .noHost: ""
        case .unknownOption(_, _, let known):
            known.isEmpty ? "it takes no options" : "it takes \(known.joined(separator: ", "))"
        case .wrongRate: "rate=max runs without waiting"
        case .wrongPort: "it is a number from 1 to 65535"
        case .unknownMode:
            "the modes are " + ReplayTransport.Options.Mode.allCases.map(\.rawValue).joined(separator: ", ")
        case .wrongBaud: "use one of \(Self.list(SerialTransport.speeds.map(\.baud)))"
        case .wrongRaise(_, let known): "use max, or one of \(Self.list(known))"
        case .wrongBluetoothAddress:
            "it is six pairs of digits, as bluetoothctl devices shows: bluetooth:00:1D:A5:68:98:8B"
        case .wrongBluetoothChannel: "it is a number from 1 to 30, usually 1"
        }
    }

    private static func list(_ rates: [Int]) -> String { rates.map(String.init).joined(separator: ", ") }
}
