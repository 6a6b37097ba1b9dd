package import CommandLine
package import ELM327

extension AdapterProblem: Message {
    package var row: MessageRow {
        switch self {
        case .closes:
            row(
                cause: "The adapter is in use by another program, or something else listens at the address.",
                remedy: "Close other programs and apps, then unplug the adapter and plug it in again.")
        case .isSilent:
            row(
                cause: "The port is not the adapter's, the adapter has no power, or the baud rate is wrong.",
                remedy: "Check the plug in the car, and leave out ?baud= so that the baud rate is detected.")
        case .speaksOtherwise:
            row(
                cause: "The device is not an adapter, or the given baud rate is wrong.",
                remedy: "Check the address or port, and leave out ?baud= so that the baud rate is detected.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    package static let samples: [Self] = [
        .closes(device: ""), .isSilent(device: ""), .speaksOtherwise(device: "", heard: ""),
    ]
}
