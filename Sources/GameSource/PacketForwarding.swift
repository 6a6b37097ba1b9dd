package import Formats
import GamePackets
import Telemetry
import Transports

/// Passes every datagram on to other programs, as it is, but none that comes back: what one sender sent and another sends
/// again is on its way in a circle, through whatever programs.
struct PacketForwarding: Sendable {
    /// How long a datagram may be on its way back, in seconds.
    private static let wayS = 2.0

    private let targets: [UDPSocket]
    /// Who sent a datagram first, and when last, by its hash.
    private var senders: [Int: (sender: PacketSender, time: Instant)] = [:]
    private var swept: Instant?

    init(to targets: [UDPSocket]) { self.targets = targets }

    /// Passes a datagram on. Returns false if it has come back; then nobody needs it.
    mutating func pass(_ bytes: [UInt8], from sender: PacketSender, at time: Instant) -> Bool {
        guard !targets.isEmpty else { return true }
        sweep(at: time)
        var hasher = Hasher()
        unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        if let first = senders[hash], first.sender != sender, time.seconds(since: first.time) < Self.wayS {
            return false
        }
        senders[hash] = (sender, time)
        for target in targets { target.send(bytes) }
        return true
    }

    private mutating func sweep(at time: Instant) {
        guard swept.map({ time.seconds(since: $0) >= Self.wayS }) ?? true else { return }
        swept = time
        senders = senders.filter { time.seconds(since: $0.value.time) < Self.wayS }
    }
}

/// What a user should know about the packets of games while they are received.
package enum GameWarning: UserFacing, Hashable {
    /// Packets that were passed on to another program have come back.
    case circle(sender: String)
    /// Assetto Corsa Competizione does not accept a registration; with what it says.
    case refused(reason: String)

    package var message: UserMessage {
        switch self {
        case .circle(let sender):
            UserMessage(
                "packets that were passed on come back from \(sender); they are left out",
                advice: "the programs pass them on in a circle: change --forward of one")
        case .refused(let reason):
            UserMessage(
                "the game refuses to send\(reason.isEmpty ? "" : ": \(SafeText.line(reason))")",
                advice: "set connectionPassword to asd in broadcasting.json of the game, or OBDMECH_GAME_PASSWORD to it"
            )
        }
    }
}
