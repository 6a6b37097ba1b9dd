import CommandLine
import Transports

extension ListenFault: Message {
    var row: MessageRow {
        switch self {
        case .inUse:
            row(
                cause: "Two programs cannot serve on the same TCP port.",
                remedy: "Name another port, or end the other program, which ss -ltnp lists.")
        case .notOurs:
            row(
                cause: "The address is that of another computer, or of an interface that is down.",
                remedy: "Leave out the address, or use one that ip address lists.")
        case .denied:
            row(cause: "Ports below 1024 are reserved for the system.", remedy: "Use a port from 1024 to 65535.")
        case .noHost:
            row(
                cause: "The name of the interface's address is unknown.",
                remedy: "Use an address in numbers, or leave it out.")
        case .cannotListen:
            row(
                cause: "The system has no network or no descriptors left, as the reason says.",
                remedy: "Check the network with ip address.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [.inUse(""), .notOurs(""), .denied(""), .noHost(""), .cannotListen("", 0)]
}
