import CommandLine
import Transports

extension BluetoothFault: Message {
    var row: MessageRow {
        switch self {
        case .notInKernel:
            row(
                cause: "The kernel module for Bluetooth serial ports is not loaded, or not installed.",
                remedy: "Load it with sudo modprobe rfcomm, or use a USB or Wi-Fi adapter.")
        case .isOff:
            row(
                cause: "Bluetooth is switched off, blocked, or not built into this computer.",
                remedy: "Switch it on with bluetoothctl power on; if it is blocked, run rfkill unblock bluetooth first."
            )
        case .noResponse:
            row(
                cause: "The Bluetooth adapter has no power, is too far away, or is connected to a phone.",
                remedy: "Plug it into the car, move closer, end the app on the phone, and try again.")
        case .channelRefused:
            row(
                cause: "The serial port of the Bluetooth adapter is on another channel.",
                remedy:
                    "Write the channel after the address, such as /2; sdptool records ADDRESS shows which one it is.")
        case .pairingRefused:
            row(
                cause: "The Bluetooth adapter and this computer are not paired, or no longer.",
                remedy: "Pair them: bluetoothctl, then pair ADDRESS and trust ADDRESS; the PIN is usually 1234 or 0000."
            )
        case .isConnected:
            row(
                cause: "Another program, or a bound port /dev/rfcommN, uses the Bluetooth adapter.",
                remedy: "End that program, or release the port: sudo rfcomm release all.")
        // The row of another message, and shown as its.
        case .cannotOpen(let device, let number): SerialFault.cannotOpen(device, number, advice: advice).row
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .notInKernel(""), .isOff(""), .noResponse(""), .channelRefused(""), .pairingRefused(""), .isConnected(""),
    ]
}
