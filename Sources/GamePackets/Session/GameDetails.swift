package import Telemetry

/// What is known of a game beyond its samples, at one moment.
package struct GameDetails: SourceDetails, Hashable {
    package var game: Game?
    package var car: String?
    package var track: String?
    /// Another game that sends to the same ports.
    package var otherGame: Game?
    package var counts = PacketCounts()
    package var unknown = UnknownPackets()

    package init() {}

    package init(_ session: GameSession) {
        game = session.game
        car = session.car
        track = session.track
        counts = session.counts
    }

    package init(_ traffic: GameTraffic) {
        self.init(traffic.session)
        counts = traffic.counts
        unknown = traffic.unknown
        otherGame = traffic.foreignGame
    }
}

extension SourceDescription {
    /// What is known of the game; nil if the source is not one.
    package var game: GameDetails? { details as? GameDetails }
}

extension GameSession.State {
    /// What the user is told; nil while driving.
    package var text: String? {
        switch self {
        case .waiting: "no packets of a game so far"
        case .menu: "the game sends, but nobody drives: start a race"
        case .driving: nil
        case .paused: "the game is paused"
        case .ended: "the race is over"
        }
    }
}

extension GameSession.Event {
    /// The same as an event of a source; nil for nothing that others need to know.
    /// - Parameters:
    ///   - device: The device as the user named it; nil for a game in a network, which has no name but its own.
    ///   - time: Now.
    package func ofSource(device: String? = nil, _ details: @autoclosure () -> GameDetails, at time: Instant)
        -> SourceEvent?
    {
        switch self {
        case .began(let game):
            .connected(
                SourceDescription(
                    device: device ?? "game:\(game.rawValue)", identity: game.title, details: details()))
        case .batch(let batch): .batch(batch)
        case .changed(let state): state.text.map { .progress($0) }
        case .over: .segmentEnded(time)
        }
    }
}
