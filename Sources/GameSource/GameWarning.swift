package import Formats

/// What a user should know about the packets of games while they are received.
package enum GameWarning: UserFacing, Hashable {
    /// Packets that were passed on to another program have come back.
    case circle(sender: String)

    package var message: UserMessage {
        switch self {
        case .circle(let sender):
            UserMessage(
                "packets that were passed on come back from \(sender); they are left out",
                advice: "the programs pass them on in a circle: change --forward of one")
        }
    }
}
