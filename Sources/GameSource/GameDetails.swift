package import GamePackets
import Synchronization
package import Telemetry

/// What is known of a game beyond its samples. The counts of packets go on while it is followed.
package final class GameDetails: SourceDetails {
    package struct Facts: Hashable, Sendable {
        package var game: Game?
        package var car: String?
        package var track: String?
        package var counts = PacketCounts()
        package var state = GameSession.State.waiting
        package var unknown = UnknownPackets()
        /// The game that sent last besides the one that is followed.
        package var foreignGame: Game?
    }

    private let state = Mutex(Facts())

    package init() {}

    package var facts: Facts { state.withLock { $0 } }

    package func take(_ traffic: GameTraffic) {
        take(traffic.session)
        state.withLock { facts in
            (facts.counts, facts.unknown, facts.foreignGame) = (traffic.counts, traffic.unknown, traffic.foreignGame)
        }
    }

    package func take(_ session: GameSession) {
        state.withLock { facts in
            facts.game = session.game
            facts.car = session.handshake?.car
            facts.track = session.handshake.map {
                $0.trackConfiguration.isEmpty ? $0.track : "\($0.track) \($0.trackConfiguration)"
            }
            (facts.counts, facts.state) = (session.counts, session.state)
        }
    }
}

extension SourceDescription {
    /// The game, if the source is one.
    package var game: GameDetails? { details as? GameDetails }

    /// - Parameter device: The device as the user named it; nil for a game in a network, which has no name but its own.
    package init(_ game: Game, _ details: GameDetails, device: String? = nil) {
        self.init(device: device ?? "game:\(game.rawValue)", identity: game.title, details: details)
    }
}
