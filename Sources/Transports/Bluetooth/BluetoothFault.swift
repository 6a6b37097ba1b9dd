package import Formats
import System

/// Why a Bluetooth adapter cannot be connected to.
package enum BluetoothFault: Error, Hashable, Sendable {
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
    /// BlueZ refuses for another reason, in its words.
    case refused(String, String)
    /// For any other reason: an error number of the system.
    case cannotOpen(String, Int32)

    package var text: MessageText {
        switch self {
        case .notInKernel(let device): "cannot open '\(device)': the kernel does not support Bluetooth"
        case .isOff(let device): "cannot open '\(device)': this computer's Bluetooth is off or missing"
        case .noResponse(let device): "cannot open '\(device)': the adapter does not respond"
        case .channelRefused(let device): "cannot open '\(device)': the adapter refuses the channel"
        case .pairingRefused(let device): "cannot open '\(device)': the adapter refuses the pairing"
        case .isConnected(let device): "cannot open '\(device)': it is already connected"
        case .noLibrary(let device): "cannot open '\(device)': libsystemd is not installed"
        case .noBus(let device, let number):
            "cannot open '\(device)': the system message bus is not available: \(SystemError.text(number))"
        case .noService(let device): "cannot open '\(device)': the Bluetooth service (BlueZ) is not running"
        case .noReply(let device): "cannot open '\(device)': the Bluetooth service (BlueZ) does not reply"
        case .accessDenied(let device): "cannot open '\(device)': you may not use the Bluetooth service (BlueZ)"
        case .notFound(let device): "cannot open '\(device)': no such Bluetooth device is in reach"
        case .noSerialPort(let device, let services):
            "cannot open '\(device)': it has no GATT serial port, only \(services)"
        case .refused(let device, let words): "cannot open '\(device)': BlueZ says '\(words)'"
        case .cannotOpen(let device, let number): "cannot open '\(device)': \(SystemError.text(number))"
        }
    }

    package var advice: String {
        switch self {
        case .notInKernel: "try modprobe rfcomm, or use a USB or Wi-Fi adapter"
        case .isOff: "switch it on: bluetoothctl power on"
        case .noResponse: "check that it has power and is near, and that no phone is connected to it"
        case .channelRefused: "try another, such as /2; sdptool records shows which one is the serial port"
        case .pairingRefused: "pair it with bluetoothctl; the PIN is usually 1234 or 0000"
        case .isConnected: "end the other program, or run rfcomm release all"
        case .noLibrary: "install it: apt install libsystemd0; or use a USB or Wi-Fi adapter"
        case .noBus: "Bluetooth Low Energy needs D-Bus and BlueZ; USB and Wi-Fi adapters work without"
        case .noService: "start it: systemctl start bluetooth; or install it: apt install bluez"
        case .noReply: "restart it: systemctl restart bluetooth"
        case .accessDenied: "join the group bluetooth, or log in at this computer's own screen"
        case .notFound:
            "check the address with obdmech devices, that it has power, and that no phone is connected to it"
        case .noSerialPort: "it may be another device; obdmech devices lists those that look like adapters"
        case .refused: "try bluetoothctl connect ADDRESS, which may say more"
        case .cannotOpen: "pair it first with bluetoothctl; the PIN is usually 1234 or 0000"
        }
    }
}
