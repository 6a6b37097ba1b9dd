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
                "several adapters found", advice: "name one with -a or obdmech setup: \(devices)",
                cause: "More than one device on this computer may be an adapter.",
                remedy: "Name one of those listed with -a, or store it: obdmech config set adapter DEVICE.")
        case .noPort(let tried):
            MessageRow(
                "no adapter found: no serial port, and nothing listens at \(tried)",
                advice: "plug one in or join its Wi-Fi network, then run obdmech setup; without a car: -a sim:city",
                status: .adapter,
                cause: "No adapter is plugged in, and this computer is not in the network of a Wi-Fi adapter.",
                remedy: "Plug one in, join its Wi-Fi network, or name a Bluetooth one: -a bluetooth:ADDRESS.")
        case .noLikelyPort(let tried, let ports):
            MessageRow(
                "no adapter found: no serial port looks like one, and nothing listens at \(tried)",
                advice: "if one of these is, name it with -a or obdmech setup: \(ports)", status: .adapter,
                cause: "There are serial ports, but none has the name or chip of a known adapter.",
                remedy: "Name the adapter's port with -a; obdmech devices lists them.")
        case .notSent(let command, let reason):
            MessageRow(
                "not sending '\(command)': \(reason)", advice: "use --yes to send it",
                cause: "A command in a script changes something in the vehicle or can lock the adapter.",
                remedy: "Check what it does, and use --yes if you mean it.")
        }
    }

    static let samples: [Self] = [
        .several(""), .noPort(tried: ""), .noLikelyPort(tried: "", ports: ""), .notSent("", reason: ""),
    ]
}
