package import Formats
import Telemetry

/// A reason why there is no adapter at a device, with its message and advice.
package enum NoAdapterError: UserError, Hashable {
    case closes(device: String)
    case isSilent(device: String)
    /// Something other than an ELM327 replied. `heard` is what the device sent, as printable text.
    case speaksOtherwise(device: String, heard: String)

    package var message: UserMessage {
        switch self {
        case .closes(let device):
            UserMessage(
                "'\(device)' accepts the connection and closes it at once",
                advice: "most adapters serve one program at a time: close the app or program that is connected to it, "
                    + "or unplug it and plug it in again", status: .adapter)
        case .isSilent(let device):
            UserMessage(
                "'\(device)' opens, but nothing responds",
                advice: "check that it is the adapter's port, that the adapter has power, and for a serial port the "
                    + "baud rate (?baud=38400, 9600, 115200)", status: .adapter)
        case .speaksOtherwise(let device, let heard):
            UserMessage(
                "'\(device)' does not respond like an ELM327: '\(heard)'",
                advice:
                    "check that it is the adapter's port, and for a serial port the baud rate (?baud=38400, 9600, 115200)",
                status: .adapter)
        }
    }
}

extension SourceError {
    init(_ error: NoAdapterError) { self.init(.adapter, error.text, advice: error.advice) }

    /// Returns the problem of a device at which no adapter was found.
    /// - Parameters:
    ///   - heard: what the device sent, as printable text; empty if nothing.
    ///   - wasClosed: whether the other side closed the connection.
    static func noAdapter(_ device: String, heard: String, wasClosed: Bool) -> SourceError {
        if !heard.isEmpty {
            return SourceError(NoAdapterError.speaksOtherwise(device: device, heard: String(heard.prefix(40))))
        }
        return SourceError(wasClosed ? NoAdapterError.closes(device: device) : .isSilent(device: device))
    }
}
