import CommandLine
import Transports

extension TransportError: Message {
    var row: MessageRow {
        switch self {
        case .interrupted:
            MessageRow(
                text, status: nil,
                cause: "Ctrl-C or another signal ended the command before it was complete.",
                remedy: "Start it again.")
        // These have samples of their own.
        case .serial(let fault): fault.row
        case .bluetooth(let fault): fault.row
        case .network(let fault): fault.row
        case .connection(let fault): fault.row
        case .replay(let fault): fault.row
        }
    }

    static let samples: [Self] = [.interrupted]
}
