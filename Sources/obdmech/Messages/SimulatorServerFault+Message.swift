import CommandLine
import Simulator

extension SimulatorServerFault: Message {
    var row: MessageRow {
        switch self {
        // The row of another message, and shown as its.
        case .host(let fault): fault.row
        case .cannotListen:
            row(
                cause:
                    "Another program, perhaps another simulator, uses the port, or the address is not this computer's.",
                remedy: "Choose another port, or 0 for any free one.")
        case .cannotAccept:
            row(
                cause: "The system has no memory or descriptors left for another connection.",
                remedy: "End some programs, and start the simulator again.")
        case .cannotMakeTerminal:
            row(
                cause: "The system allows no more of them, or /dev/pts is missing, as in some containers.",
                remedy: "Use --tcp instead of --pty.")
        case .cannotMakeLink:
            row(
                cause: "The folder of the link is missing or not writable.",
                remedy: "Choose another folder, as in --pty /tmp/elm.")
        case .notALink:
            row(
                cause: "The name of the simulated port is that of a file, which is not overwritten.",
                remedy: "Choose another name, or remove the file.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .cannotListen("", 0), .cannotAccept(0), .cannotMakeTerminal(0), .cannotMakeLink("", 0), .notALink(""),
    ]
}
