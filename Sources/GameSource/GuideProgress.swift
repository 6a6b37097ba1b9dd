package import GamePackets

/// How far a game has come on the way to its telemetry, and what is in the way: from what was received so far.
package struct GuideProgress: Hashable, Sendable {
    package enum Step: Int, CaseIterable, Comparable, Sendable {
        /// This computer listens on the port.
        case listening
        /// Anything at all arrives.
        case arriving
        /// It is packets of the game.
        case recognized
        /// The game says that somebody drives.
        case driving

        package static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    /// What is wrong, once enough has been received to say it.
    package enum Issue: Hashable, Sendable {
        case nothingArrives
        /// Datagrams of no supported game; with those of which most arrived.
        case unknownPackets(UnknownPackets.Kind)
        case otherGame(Game)
        case onlyMenu
        case damaged
    }

    /// The last step that is reached.
    package let step: Step
    package let issue: Issue?

    /// - Parameter games: The games whose packets are expected.
    package init(_ facts: GameDetails, games: [Game]) {
        let counts = facts.counts
        guard counts.received > 0 else {
            step = .listening
            issue = .nothingArrives
            return
        }
        guard let game = facts.game else {
            step = .arriving
            issue =
                counts.damaged > 0 ? .damaged : facts.unknown.mostFrequent.map { .unknownPackets($0) }
            return
        }
        guard games.contains(game) else {
            step = .arriving
            issue = .otherGame(game)
            return
        }
        guard counts.used > 0 else {
            step = .recognized
            issue = counts.idle > 0 ? .onlyMenu : .damaged
            return
        }
        step = .driving
        issue = nil
    }
}
