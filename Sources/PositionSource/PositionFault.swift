package import Formats
package import Telemetry

/// Why there are no positions.
package enum PositionFault: Error, Hashable, Sendable {
    /// - reason: half a sentence.
    case unreachable(String)
    case notGpsd(String)
    case oldGpsd(String)
    /// What gpsd says in its own words.
    case complaint(String)
    /// A file of positions that cannot be read, or has none.
    case noPositions(String)
    case wrongReceiver(String)

    package var text: MessageText {
        switch self {
        case .unreachable(let reason): "no positions: \(reason)"
        case .notGpsd(let device): "no positions from '\(device)': it does not answer like gpsd"
        case .oldGpsd(let release): "gpsd \(release) is too old"
        case .complaint(let message): "gpsd reports an error: \(message)"
        case .noPositions(let file): "there are no positions in '\(file)'"
        case .wrongReceiver(let text): "unknown receiver '\(text)'"
        }
    }

    package var advice: String {
        switch self {
        case .unreachable: "start gpsd; the trip is recorded without positions until it answers"
        case .notGpsd: "check the port; gpsd uses \(GpsdSource.defaultPort)"
        case .oldGpsd: "install gpsd 3 or newer"
        case .complaint: "gpsmon shows what the receiver sends"
        case .noPositions: "a file has NMEA sentences or is a GPX track with times"
        case .wrongReceiver: "use HOST[:PORT] of gpsd, auto, replay:FILE or sim"
        }
    }

    /// The fault as a problem of a source.
    package var problem: ConnectionProblem { ConnectionProblem(.port, text.text, advice: advice) }
}
