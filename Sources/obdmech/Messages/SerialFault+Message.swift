import CommandLine
import Transports

extension SerialFault: Message {
    var row: MessageRow {
        switch self {
        case .noPermission:
            row(
                cause: "Your user may not use the port, which belongs to a group such as dialout.",
                remedy:
                    "Add yourself to the group named with the message (sudo usermod -aG dialout $USER), then log in again."
            )
        case .inUse:
            row(
                cause:
                    "Another program has the port open: a second obdmech, a terminal program, ModemManager or brltty.",
                remedy: "End the program named with the message; obdmech doctor lists programs that take serial ports.")
        case .noDevice:
            row(
                cause: "Nothing is plugged in there, or the name of the port has changed.",
                remedy: "Plug the adapter in, and look up its port with obdmech devices.")
        case .cannotOpen:
            row(
                cause: "The system refuses to open the device, for the reason given.",
                remedy: "Follow the advice with the message; obdmech devices lists the devices.")
        case .notAPort:
            row(
                cause: "The path is a file or another kind of device.",
                remedy: "Use the port of the adapter; obdmech devices lists the ports.")
        case .noSuchBaud:
            row(
                cause: "The chip or the driver of the port does not support the baud rate.",
                remedy: "Leave out ?baud=, and the baud rate is detected.")
        case .cannotConfigure:
            row(
                cause: "The port was opened, but rejects its settings, usually because it is being unplugged.",
                remedy: "Unplug the adapter, plug it in again, and try again.")
        case .unplugged:
            row(
                cause: "The adapter was unplugged, and another device now uses its port.",
                remedy: "Plug it in again: it is also found at another port.")
        case .silent:
            row(
                cause: "The port is not the adapter's, or the adapter has no power.",
                remedy: "Check the plug in the car, and look up the port with obdmech devices.")
        case .speaksOtherwise:
            row(
                cause: "Another kind of device is at the port, or the adapter has a baud rate that is not tried.",
                remedy: "Look up the port with obdmech devices, or set the baud rate, such as ?baud=921600.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .noPermission("", advice: ""), .inUse("", advice: ""), .noDevice("", advice: ""),
        .cannotOpen("", 0, advice: ""), .notAPort("", advice: ""), .noSuchBaud("", 0), .cannotConfigure("", 0),
        .unplugged(""), .silent(""), .speaksOtherwise(""),
    ]
}
