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

    /// What one of the cars in a packet about all cars is doing.
    struct Participant: Hashable, Sendable {
        var values: [GameValue]
        /// The number by which another packet names its car.
        var carNumber: Int?
        /// Whether its race is over.
        var isOver = false
        /// How much of the lap is behind it: 0 to 1.
        var share: Double?
        /// Whether the packet alone says that it drives.
        var drives = false
    }

    package let game: Game
    /// The name of the layout. Packets of different layouts belong together, but each has its own order.
    package var layout: String
    package var activity: Activity
    package var values: [GameValue] = []
    /// A counter of milliseconds or frames, which wraps around; nil if the packet has none.
    package var ticks: UInt32?
    /// The number of the game's session, or that of its kind; nil if the packet has none.
    package var session: UInt64?
    /// The names of the car and the track, if the packet has them.
    package var car: String?
    package var track: String?
    /// The number of the car that is watched, which packets about all cars leave to others.
    var watched: Int?
    /// The number of the car that is driven here, which is taken as long as no packet says which is watched.
    var localCar: Int?
    /// The cars by their numbers, in a packet about all of them.
    var participants: [Int: Participant] = [:]
    /// The names of cars by their numbers.
    var carNames: [Int: String] = [:]
    /// Whether its values are only used where no packet of another layout reports them.
    var isSupplement = false
    /// Whether its values hold until the next packet of this layout, since the game sends them only once.
    var lastsUntilNext = false
    /// Numbers that later packets of the game need for their own.
    var memory: [String: Double] = [:]

    init(
        _ game: Game, _ layout: String, _ activity: Activity, _ values: [GameValue] = [], ticks: UInt32? = nil,
        session: UInt64? = nil
    ) {
        self.game = game
        self.layout = layout
        self.activity = activity
        self.values = values
        self.ticks = ticks
        self.session = session
    }
}

/// What a datagram is.
package enum PacketReading: Hashable, Sendable {
    case packet(GamePacket)
    case handshake(AssettoCorsaHandshake)
    /// The lap of any driver of a race in Assetto Corsa.
    case lap(AssettoCorsaLap)
    /// What Assetto Corsa Competizione answers to a registration.
    case registration(CompetizioneRegistration)
    /// The length and the header are those of a game, but the content is not.
    case damaged(Game)
    case unknown

    /// What recognizes packets, in this order: those that say what they are come before those with a length alone.
    private static let readers: [@Sendable ([UInt8]) -> PacketReading?] = [
        GranTurismoPackets.read, ProjectCarsPackets.read, WreckfestPackets.read, BeamNGPackets.read,
        LiveForSpeedPackets.read, ForzaPackets.read, AssettoCorsaPackets.read, RichardBurnsPackets.read,
        CodemastersPackets.read, CompetizionePackets.read,
    ]

    /// Recognizes a datagram by its length and content. Never fails, whatever the bytes are.
    /// - Parameter structure: What the packets of EA Sports WRC contain, which its players can choose.
    package init(_ bytes: [UInt8], structure: WRCStructure = .standard) {
        if let reading = F1Packets.read(bytes) {
            self = reading
            return
        }
        if UnknownOrigin.isOfLaterF1(bytes) {
            self = .unknown
            return
        }
        if let reading = structure.read(bytes) {
            self = reading
            return
        }
        for reader in Self.readers {
            guard let reading = reader(bytes) else { continue }
            self = reading
            return
        }
        self = .unknown
    }

    package var game: Game? {
        switch self {
        case .packet(let packet): packet.game
        case .handshake, .lap: .assettoCorsa
        case .registration: .assettoCorsaCompetizione
        case .damaged(let game): game
        case .unknown: nil
        }
    }
}
