package import Formats

/// Why a Bluetooth adapter cannot be connected to.
package enum BluetoothFault: Error, Hashable, Sendable {
    case notInKernel(String)
    case isOff(String)
    case noResponse(String)
    case channelRefused(String)
    case pairingRefused(String)
    case isConnected(String)
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
        case .cannotOpen: "pair it first with bluetoothctl; the PIN is usually 1234 or 0000"
        }
    }
}
