package import Formats
import Telemetry

/// A reason why there is no adapter at a device, with its message and advice.
package enum AdapterProblem: Error, Hashable, Sendable {
    case closes(device: String)
    case isSilent(device: String)
    /// Something other than an ELM327 replied. `heard` is what the device sent, as printable text.
    case speaksOtherwise(device: String, heard: String)

    package var text: MessageText {
        switch self {
        case .closes(let device): "'\(device)' accepts the connection and closes it at once"
        case .isSilent(let device): "'\(device)' opens, but nothing responds"
        case .speaksOtherwise(let device, let heard): "'\(device)' does not respond like an ELM327: '\(heard)'"
        }
    }

    package var advice: String {
        switch self {
        case .closes:
            "most adapters serve one program at a time: close the app or program that is connected to it, "
                + "or unplug it and plug it in again"
        case .isSilent:
            "check that it is the adapter's port, that the adapter has power, and for a serial port the "
                + "baud rate (?baud=38400, 9600, 115200)"
        case .speaksOtherwise:
            "check that it is the adapter's port, and for a serial port the baud rate (?baud=38400, 9600, 115200)"
        }
    }
}

extension ConnectionProblem {
    init(_ problem: AdapterProblem) { self.init(.adapter, problem.text.text, advice: problem.advice) }

    /// Returns the problem of a device at which no adapter was found.
    /// - Parameters:
    ///   - heard: what the device sent, as printable text; empty if nothing.
    ///   - wasClosed: whether the other side closed the connection.
    static func noAdapter(_ device: String, heard: String, wasClosed: Bool) -> ConnectionProblem {
        if !heard.isEmpty {
            return ConnectionProblem(AdapterProblem.speaksOtherwise(device: device, heard: String(heard.prefix(40))))
        }
        return ConnectionProblem(wasClosed ? AdapterProblem.closes(device: device) : .isSilent(device: device))
    }
}
