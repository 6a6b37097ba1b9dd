/// What one packet says.
package struct GamePacket: Hashable, Sendable {
    /// What the packet says about the driving.
    package enum Activity: Hashable, Sendable {
        case driving
        /// The car does not drive: a menu, a pause, a rewind or a garage. The values mean nothing.
        case menu
        /// The stage or race is over: everything is zero.
        case ended
        /// The packet is not about the player's car.
        case none
    }

    package let game: Game
    /// The name of the layout. Packets of different layouts belong together, but each has its own order.
    package let layout: String
    package var activity: Activity
    package var values: [GameValue] = []
    /// A counter of milliseconds or frames, which wraps around; nil if the packet has none.
    package var ticks: UInt32?
    /// The number of the game's session; nil if the packet has none.
    package var session: UInt64?

    init(
        _ game: Game, _ layout: String, _ activity: Activity, _ values: [GameValue] = [], ticks: UInt32? = nil,
        session: UInt64? = nil
    ) {
        (self.game, self.layout, self.activity, self.values) = (game, layout, activity, values)
        (self.ticks, self.session) = (ticks, session)
    }
}

/// What a datagram is.
package enum PacketReading: Hashable, Sendable {
    case packet(GamePacket)
    case handshake(AssettoCorsaHandshake)
    /// The lap of any driver of a race in Assetto Corsa.
    case lap(AssettoCorsaLap)
    /// The length and the header are those of a game, but the content is not.
    case damaged(Game)
    case unknown

    /// Recognizes a datagram by its length and content. Never fails, whatever the bytes are.
    package init(_ bytes: [UInt8]) {
        self =
            F1Packets.read(bytes) ?? ForzaPackets.read(bytes) ?? AssettoCorsaPackets.read(bytes)
            ?? CodemastersPackets.read(bytes) ?? .unknown
    }

    package var game: Game? {
        switch self {
        case .packet(let packet): packet.game
        case .handshake, .lap: .assettoCorsa
        case .damaged(let game): game
        case .unknown: nil
        }
    }
}
