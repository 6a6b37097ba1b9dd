package import Formats
import System

/// Why a serial port cannot be used. What to do often depends on the ports and programs there are, so it is given.
package enum SerialError: UserError, Hashable {
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

    package var message: UserMessage {
        switch self {
        case .noPermission(let path, let advice):
            UserMessage("cannot open '\(path)': permission denied", advice: advice, status: .adapter)
        case .inUse(let path, let advice):
            UserMessage("cannot open '\(path)': another program uses it", advice: advice, status: .adapter)
        case .noDevice(let path, let advice):
            UserMessage("cannot open '\(path)': no such device", advice: advice, status: .adapter)
        case .cannotOpen(let path, let number, let advice):
            UserMessage("cannot open '\(path)': \(SystemError.text(number))", advice: advice, status: .adapter)
        case .notAPort(let path, let advice):
            UserMessage("'\(path)' is not a serial port", advice: advice, status: .adapter)
        case .noSuchBaud(let device, let baud):
            UserMessage("'\(device)' does not support \(baud) baud", status: .adapter)
        case .cannotConfigure(let device, let number):
            UserMessage("cannot configure '\(device)': \(SystemError.text(number))", status: .adapter)
        case .unplugged(let path):
            UserMessage("the adapter at '\(path)' was unplugged", advice: "plug it in again", status: .adapter)
        case .silent(let device):
            UserMessage(
                "'\(device)' opens, but nothing responds at any baud rate",
                advice:
                    "check that it is the adapter's port and that the adapter has power; ?baud=N sets the baud rate",
                status: .adapter)
        case .speaksOtherwise(let device):
            UserMessage(
                "'\(device)' does not respond like an ELM327 at any baud rate",
                advice:
                    "check that it is the adapter's port and that the adapter has power; ?baud=N sets the baud rate",
                status: .adapter)
        }
    }
}
