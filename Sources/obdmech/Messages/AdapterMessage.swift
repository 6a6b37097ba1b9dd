import CommandLine
import Formats

/// What can be wrong with the adapter that is looked for, and with what is to be sent to it.
enum AdapterMessage: Message {
    case several(String)
    case noPort(tried: String)
    case noLikelyPort(tried: String, ports: String)
    case notSent(String, reason: String)

    var row: MessageRow {
        switch self {
        case .several(let devices):
            MessageRow(
                "no adapter is named, and there are several", advice: "name one with -a or obdmech setup: \(devices)",
                cause: "More than one device here may be an adapter.",
                remedy: "Name one of those below the message with -a, or keep it: obdmech config set adapter DEVICE.")
        case .noPort(let tried):
            MessageRow(
                "no adapter is found: there is no serial port, and nothing listens at \(tried)",
                advice: "plug one in or join its Wi-Fi network, then obdmech setup; without a car: -a sim:city",
                status: .adapter,
                cause: "Nothing is plugged in, and this computer is not in the network of a Wi-Fi adapter.",
                remedy: "Plug one in, join its Wi-Fi network, or name a Bluetooth one: -a bluetooth:ADDRESS.")
        case .noLikelyPort(let tried, let ports):
            MessageRow(
                "no adapter is found: nothing says that one is at a serial port, and nothing listens at \(tried)",
                advice: "if one is, name it with -a or obdmech setup: \(ports)", status: .adapter,
                cause: "There are serial ports, but none has the name or the chip of a known adapter.",
                remedy: "Name the port of the adapter with -a; obdmech devices lists them.")
        case .notSent(let command, let reason):
            MessageRow(
                "'\(command)' is not sent: \(reason)", advice: "give --yes to send it",
                cause: "A command of a script changes something in the vehicle or can lock the adapter.",
                remedy: "Look at what it does, and give --yes where it is meant.")
        }
    }

    static let samples: [Self] = [
        .several(""), .noPort(tried: ""), .noLikelyPort(tried: "", ports: ""), .notSent("", reason: ""),
    ]
}
