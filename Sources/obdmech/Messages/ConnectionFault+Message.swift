import CommandLine
import Transports

extension ConnectionFault: Message {
    var row: MessageRow {
        switch self {
        case .noPrompt:
            row(
                cause: "The adapter has crashed or lost power, or the radio link is broken.",
                remedy: "Unplug it from the car, plug it in again after some seconds, and run obdmech doctor.")
        case .gone:
            row(
                cause: "The port has disappeared: the adapter was unplugged, or its cable has a loose contact.",
                remedy: "Plug it in again; a trip continues by itself.")
        case .closedByPeer:
            row(
                cause: "The adapter closed it: it has restarted or lost power, or is connected to another program.",
                remedy: "Switch the ignition on, end other programs, and try again.")
        case .stalled:
            row(
                cause: "The adapter, or the radio link to it, has not accepted a command for some seconds.",
                remedy: "Move closer to it, or unplug it and plug it in again.")
        case .broken:
            row(
                cause: "The connection broke, for the reason given; a Wi-Fi adapter is usually out of range.",
                remedy: "Check that the adapter has power and is in range, and try again.")
        case .closed:
            row(
                cause: "The connection was closed while it was still in use.",
                remedy: "Try again.")
        case .cannotWait:
            row(
                cause: "The system refuses to wait, usually because memory is low.",
                remedy: "End some programs, and try again.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .noPrompt(""), .gone(""), .closedByPeer(""), .stalled(""), .broken("", 0), .closed(""), .cannotWait(0),
    ]
}
