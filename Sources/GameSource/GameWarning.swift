package import Formats

/// What a user should know about the packets of games while they are received.
package enum GameWarning: Error, Hashable, Sendable {
    /// Packets that were passed on to another program have come back.
    case circle(sender: String)

    package var text: MessageText {
        switch self {
        case .circle(let sender): "packets that were passed on come back from \(sender); they are left out"
        }
    }

    package var advice: String {
        switch self {
        case .circle: "the programs pass them on in a circle: change --forward of one"
        }
    }
}
