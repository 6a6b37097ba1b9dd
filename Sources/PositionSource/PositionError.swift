package import Formats
package import Telemetry

/// Why there are no positions.
package enum PositionError: UserError, Hashable {
    /// - reason: half a sentence.
    case unreachable(String)
    /// The same of the only source of a trip.
    case noReceiver(String)
    case notGpsd(String)
    case oldGpsd(String)
    /// What gpsd says in its own words.
    case complaint(String)
    /// A file of positions that cannot be read, or has none.
    case noPositions(String)
    case wrongReceiver(String)
    /// The same as the device of a trip.
    case wrongDevice(String)
    /// A receiver beside a receiver.
    case twoReceivers(String)
    /// What `--record` cannot record.
    case noSession(String)
    /// An address that others reach without a token, one that is too short, and a file without one.
    case needsToken(String)
    case weakToken(Int)
    case noTokenFile(String)

    package var message: UserMessage {
        switch self {
        case .unreachable(let reason):
            UserMessage(
                "no positions: \(reason)", advice: "start gpsd; the trip is recorded without positions until it answers"
            )
        case .noReceiver(let reason):
            UserMessage(
                "no receiver: \(reason)", advice: "start gpsd, or name where it is: -a gps:HOST:PORT",
                status: .adapter)
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
            UserMessage(
                "unknown receiver '\(text)'",
                advice: "use HOST[:PORT] of gpsd, auto, listen:[ADDRESS:]PORT, replay:FILE or sim")
        case .wrongDevice(let device):
            UserMessage(
                "unknown receiver '\(device)'",
                advice: "use gps[:HOST:PORT], gps:listen:[ADDRESS:]PORT, gps:replay:FILE or sim:road[:ROAD]",
                status: .usage)
        case .twoReceivers(let device):
            UserMessage(
                "--gps cannot be combined with the receiver '\(device)'", advice: "leave out --gps", status: .usage)
        case .noSession(let device):
            UserMessage(
                "--record cannot record '\(device)'", advice: "it is for adapters; the trip is stored anyway",
                status: .usage)
        case .needsToken(let address):
            UserMessage(
                "positions are not received on '\(address)' without a token",
                advice: "others in the network could send false ones: add ?token=TEXT or ?token-file=FILE",
                status: .usage)
        case .weakToken(let length):
            UserMessage(
                "the token cannot be used", advice: "it has at least \(length) printable characters without spaces",
                status: .usage)
        case .noTokenFile(let path):
            UserMessage("cannot read the token from '\(path)'", advice: "is the name right?", status: .usage)
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
