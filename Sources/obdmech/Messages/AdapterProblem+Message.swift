package import CommandLine
package import ELM327

extension AdapterProblem: Message {
    package var row: MessageRow {
        switch self {
        case .closes:
            row(
                cause: "The adapter serves another program, or something else listens at the address.",
                remedy: "End other programs and apps, pull the adapter out and plug it in again.")
        case .isSilent:
            row(
                cause: "The port is not the adapter's, the adapter has no power, or a serial line has another speed.",
                remedy: "Check the plug in the car, and give no ?baud=, so that the speed is found by trying.")
        case .speaksOtherwise:
            row(
                cause: "Another kind of device is there, or a serial line has another speed than was given.",
                remedy: "Check the address or the port, and give no ?baud=, so that the speed is found by trying.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    package static let samples: [Self] = [
        .closes(device: ""), .isSilent(device: ""), .speaksOtherwise(device: "", heard: ""),
    ]
}
