package import Formats
import System

/// Why a Bluetooth adapter cannot be connected to.
package enum BluetoothError: UserError, Hashable {
    case notInKernel(String)
    case isOff(String)
    case noResponse(String)
    case channelRefused(String)
    case pairingRefused(String)
    case isConnected(String)
    /// libsystemd is missing, with which BlueZ is reached.
    case noLibrary(String)
    /// There is no system message bus: an error number of the system.
    case noBus(String, Int32)
    /// BlueZ does not run.
    case noService(String)
    /// BlueZ does not reply.
    case noReply(String)
    /// The user may not use BlueZ.
    case accessDenied(String)
    /// The device is not heard.
    case notFound(String)
    /// The device has services, but no serial port among them: their UUIDs.
    case noSerialPort(String, String)
    /// The device has services, but not the one of this number.
    case missingService(String, String)
    /// BlueZ refuses for another reason, in its words.
    case refused(String, String)
    /// For any other reason: an error number of the system.
    case cannotOpen(String, Int32)

    package var message: UserMessage {
        switch self {
        case .notInKernel(let device):
            UserMessage(
                "cannot open '\(device)': the kernel does not support Bluetooth",
                advice: "try modprobe rfcomm, or use a USB or Wi-Fi adapter", status: .adapter)
        case .isOff(let device):
            UserMessage(
                "cannot open '\(device)': this computer's Bluetooth is off or missing",
                advice: "switch it on: bluetoothctl power on", status: .adapter)
        case .noResponse(let device):
            UserMessage(
                "cannot open '\(device)': the adapter does not respond",
                advice: "check that it has power and is near, and that no phone is connected to it", status: .adapter)
        case .channelRefused(let device):
            UserMessage(
                "cannot open '\(device)': the adapter refuses the channel",
                advice: "try another, such as /2; sdptool records shows which one is the serial port", status: .adapter)
        case .pairingRefused(let device):
            UserMessage(
                "cannot open '\(device)': the adapter refuses the pairing",
                advice: "pair it with bluetoothctl; the PIN is usually 1234 or 0000", status: .adapter)
        case .isConnected(let device):
            UserMessage(
                "cannot open '\(device)': it is already connected",
                advice: "end the other program, or run rfcomm release all", status: .adapter)
        case .noLibrary(let device):
            UserMessage(
                "cannot open '\(device)': libsystemd is not installed",
                advice: "install it: apt install libsystemd0; or use a USB or Wi-Fi adapter", status: .adapter)
        case .noBus(let device, let number):
            UserMessage(
                "cannot open '\(device)': the system message bus is not available: \(SystemError.text(number))",
                advice: "Bluetooth Low Energy needs D-Bus and BlueZ; USB and Wi-Fi adapters work without",
                status: .adapter)
        case .noService(let device):
            UserMessage(
                "cannot open '\(device)': the Bluetooth service (BlueZ) is not running",
                advice: "start it: systemctl start bluetooth; or install it: apt install bluez", status: .adapter)
        case .noReply(let device):
            UserMessage(
                "cannot open '\(device)': the Bluetooth service (BlueZ) does not reply",
                advice: "restart it: systemctl restart bluetooth", status: .adapter)
        case .accessDenied(let device):
            UserMessage(
                "cannot open '\(device)': you may not use the Bluetooth service (BlueZ)",
                advice: "join the group bluetooth, or log in at this computer's own screen", status: .adapter)
        case .notFound(let device):
            UserMessage(
                "cannot open '\(device)': no such Bluetooth device is in reach",
                advice:
                    "check the address with obdmech devices, that it has power, and that no phone is connected to it",
                status: .adapter)
        case .noSerialPort(let device, let services):
            UserMessage(
                "cannot open '\(device)': it has no GATT serial port, only \(services)",
                advice: "it may be another device; obdmech devices lists those that look like adapters",
                status: .adapter)
        case .missingService(let device, let number):
            UserMessage("cannot open '\(device)': it has no service \(number)", advice: "is it worn?", status: .adapter)
        case .refused(let device, let words):
            UserMessage(
                "cannot open '\(device)': BlueZ says '\(words)'",
                advice: "try bluetoothctl connect ADDRESS, which may say more", status: .adapter)
        case .cannotOpen(let device, let number):
            UserMessage(
                "cannot open '\(device)': \(SystemError.text(number))",
                advice: "pair it first with bluetoothctl; the PIN is usually 1234 or 0000", status: .adapter)
        }
    }
}
