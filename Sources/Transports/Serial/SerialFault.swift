package import Formats
import System

/// Why a serial port cannot be used. What to do often depends on the ports and programs there are, so it is given.
package enum SerialFault: Error, Hashable, Sendable {
    case noPermission(String, advice: String)
    case inUse(String, advice: String)
    case noDevice(String, advice: String)
    /// An error number of the system.
    case cannotOpen(String, Int32, advice: String)
    case notAPort(String, advice: String)
    case noSuchBaud(String, Int)
    /// An error number of the system.
    case cannotConfigure(String, Int32)
    /// What is at its port now is another device.
    case unplugged(String)
    /// At none of the speeds of adapters.
    case silent(String)
    case speaksOtherwise(String)

    package var kind: TransportError.Kind {
        switch self {
        case .cannotConfigure, .silent, .speaksOtherwise: .lost
        default: .cannotOpen
        }
    }

    package var text: MessageText {
        switch self {
        case .noPermission(let path, _): "cannot open '\(path)': permission denied"
        case .inUse(let path, _): "cannot open '\(path)': another program uses it"
        case .noDevice(let path, _): "cannot open '\(path)': no such device"
        case .cannotOpen(let path, let number, _): "cannot open '\(path)': \(SystemError.text(number))"
        case .notAPort(let path, _): "'\(path)' is not a serial port"
        case .noSuchBaud(let device, let baud): "'\(device)' does not support \(baud) baud"
        case .cannotConfigure(let device, let number): "cannot configure '\(device)': \(SystemError.text(number))"
        case .unplugged(let path): "the adapter at '\(path)' was unplugged"
        case .silent(let device): "'\(device)' opens, but nothing responds at any baud rate"
        case .speaksOtherwise(let device): "'\(device)' does not respond like an ELM327 at any baud rate"
        }
    }

    package var advice: String {
        switch self {
        case .noPermission(_, let advice), .inUse(_, let advice), .noDevice(_, let advice),
            .cannotOpen(_, _, let advice), .notAPort(_, let advice):
            advice
        case .noSuchBaud, .cannotConfigure: ""
        case .unplugged: "plug it in again"
        case .silent, .speaksOtherwise:
            "check that it is the adapter's port and that the adapter has power; ?baud=N sets the baud rate"
        }
    }
}
