package import Formats
package import Telemetry

/// Why there are no positions.
package enum PositionError: UserError, Hashable {
    /// - reason: half a sentence.
    case unreachable(String)
    case notGpsd(String)
    case oldGpsd(String)
    /// What gpsd says in its own words.
    case complaint(String)
    /// A file of positions that cannot be read, or has none.
    case noPositions(String)
    case wrongReceiver(String)

    package var message: UserMessage {
        switch self {
        case .unreachable(let reason):
            UserMessage(
                "no positions: \(reason)", advice: "start gpsd; the trip is recorded without positions until it answers"
            )
        case .notGpsd(let device):
            UserMessage(
                "no positions from '\(device)': it does not answer like gpsd",
                advice: "check the port; gpsd uses \(GpsdSource.defaultPort)")
        case .oldGpsd(let release): UserMessage("gpsd \(release) is too old", advice: "install gpsd 3 or newer")
        case .complaint(let message):
            UserMessage("gpsd reports an error: \(message)", advice: "gpsmon shows what the receiver sends")
        case .noPositions(let file):
            UserMessage(
                "there are no positions in '\(file)'", advice: "a file has NMEA sentences or is a GPX track with times")
        case .wrongReceiver(let text):
            UserMessage("unknown receiver '\(text)'", advice: "use HOST[:PORT] of gpsd, auto, replay:FILE or sim")
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
