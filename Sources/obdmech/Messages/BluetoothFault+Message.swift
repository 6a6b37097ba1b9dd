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
        case .noLibrary:
            row(
                cause: "The shared library libsystemd.so.0, with which BlueZ is reached, is missing.",
                remedy: "Install the package libsystemd0, or use a USB or Wi-Fi adapter.")
        case .noBus:
            row(
                cause: "The system has no D-Bus, or it does not respond; Bluetooth Low Energy needs it.",
                remedy: "Install and start dbus and bluez, or use a USB or Wi-Fi adapter.")
        case .noService:
            row(
                cause: "The Bluetooth service bluetoothd is not installed or not running.",
                remedy: "Install it with sudo apt install bluez, or start it with sudo systemctl start bluetooth.")
        case .noReply:
            row(
                cause: "The Bluetooth service bluetoothd hangs.",
                remedy: "Restart it with sudo systemctl restart bluetooth.")
        case .accessDenied:
            row(
                cause: "D-Bus lets only users at this computer's own screen, or in a certain group, use Bluetooth.",
                remedy: "Join the group with sudo adduser $USER bluetooth, and log in again.")
        case .notFound:
            row(
                cause: "The adapter has no power, is too far away, is connected to a phone, or has another address.",
                remedy: "Plug it into the car, end the app on the phone, and look for it with obdmech devices.")
        case .noSerialPort:
            row(
                cause: "The device is no adapter, or one with a GATT service that obdmech does not recognize.",
                remedy: "Compare the address with obdmech devices; if it is an adapter, report the services shown.")
        case .refused:
            row(
                cause: "The Bluetooth service reports an error of its own.",
                remedy: "Try it with bluetoothctl connect ADDRESS, and pair the adapter if it asks for that.")
        // The row of another message, and shown as its.
        case .cannotOpen(let device, let number): SerialFault.cannotOpen(device, number, advice: advice).row
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .notInKernel(""), .isOff(""), .noResponse(""), .channelRefused(""), .pairingRefused(""), .isConnected(""),
        .noLibrary(""), .noBus("", 2), .noService(""), .noReply(""), .accessDenied(""), .notFound(""),
        .noSerialPort("", ""),
        .refused("", ""),
    ]
}
