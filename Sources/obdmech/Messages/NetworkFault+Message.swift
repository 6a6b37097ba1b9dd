import CommandLine
import Transports

extension NetworkFault: Message {
    var row: MessageRow {
        switch self {
        case .noHost:
            row(
                cause: "The name is misspelled, or the adapter's network has no name server.",
                remedy: "Use the address in numbers: most Wi-Fi adapters are at 192.168.0.10.")
        case .refused:
            row(
                cause: "Nothing listens at that port of the address, or the adapter is connected to another program.",
                remedy: "End other programs and apps, and check the port, which is 35000 for most adapters.")
        case .timedOut:
            row(
                cause: "Nothing is at the address, or the adapter has no power.",
                remedy: "Join the adapter's Wi-Fi network, and switch the ignition on.")
        case .noRoute:
            row(
                cause: "Nothing in this network has the address: usually it is not the adapter's network.",
                remedy: "Join the adapter's Wi-Fi network, and switch the ignition on.")
        case .unreachable:
            row(
                cause: "This computer is not in a network from which the address can be reached.",
                remedy: "Join the adapter's Wi-Fi network.")
        case .cannotConnect:
            row(
                cause: "The system cannot reach the address, for the reason given.",
                remedy: "Join the adapter's Wi-Fi network, and check the address.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .noHost("", reason: ""), .refused(""), .timedOut(""), .noRoute(""), .unreachable(""), .cannotConnect("", 0),
    ]
}
