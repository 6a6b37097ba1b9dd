/// A racing game, or the games that send the same packets.
package enum Game: String, Hashable, Sendable, CaseIterable {
    /// The short packets (Sled), which do not say which Forza sends them.
    case forza
    case forzaMotorsport = "forza-motorsport"
    case forzaHorizon = "forza-horizon"
    case assettoCorsa = "assetto-corsa"
    case dirt
    case f12021 = "f1-2021"
    case f12022 = "f1-2022"
    case f12023 = "f1-2023"
    case f12024 = "f1-2024"
    case f12025 = "f1-2025"
    case f12026 = "f1-2026"
    case granTurismo7 = "gran-turismo-7"
    case eaWRC = "ea-wrc"
    case beamNG = "beamng"
    case liveForSpeed = "live-for-speed"
    case automobilista2 = "automobilista-2"
    case wreckfest2 = "wreckfest-2"
    case richardBurnsRally = "richard-burns-rally"
    case assettoCorsaCompetizione = "assetto-corsa-competizione"
    case assettoCorsaEvo = "assetto-corsa-evo"
    case leMansUltimate = "le-mans-ultimate"
    case rFactor2 = "rfactor-2"

    /// What is known of a game beside its packets.
    private struct Row {
        let title: String
        /// 0 for a game that sends nothing.
        var port: UInt16 = 0
    }

    private static let codemastersPort: UInt16 = 20777

    private var row: Row {
        switch self {
        case .forza: Row(title: "Forza", port: Self.codemastersPort)
        case .forzaMotorsport: Row(title: "Forza Motorsport", port: Self.codemastersPort)
        case .forzaHorizon: Row(title: "Forza Horizon", port: Self.codemastersPort)
        case .assettoCorsa: Row(title: "Assetto Corsa", port: 9996)
        case .dirt: Row(title: "Dirt Rally", port: Self.codemastersPort)
        case .f12021: Row(title: "F1 2021", port: Self.codemastersPort)
        case .f12022: Row(title: "F1 22", port: Self.codemastersPort)
        case .f12023: Row(title: "F1 23", port: Self.codemastersPort)
        case .f12024: Row(title: "F1 24", port: Self.codemastersPort)
        case .f12025: Row(title: "F1 25", port: Self.codemastersPort)
        case .f12026: Row(title: "F1 25, season 2026", port: Self.codemastersPort)
        case .granTurismo7: Row(title: "Gran Turismo 7", port: 33739)
        case .eaWRC: Row(title: "EA Sports WRC", port: Self.codemastersPort)
        case .beamNG: Row(title: "BeamNG.drive", port: 4444)
        case .liveForSpeed: Row(title: "Live for Speed", port: 30000)
        case .automobilista2: Row(title: "Automobilista 2", port: 5606)
        case .wreckfest2: Row(title: "Wreckfest 2", port: 23123)
        case .richardBurnsRally: Row(title: "Richard Burns Rally", port: 6776)
        case .assettoCorsaCompetizione: Row(title: "Assetto Corsa Competizione", port: 9000)
        case .assettoCorsaEvo: Row(title: "Assetto Corsa EVO")
        case .leMansUltimate: Row(title: "Le Mans Ultimate")
        case .rFactor2: Row(title: "rFactor 2")
        }
    }

    /// The title for users.
    package var title: String { row.title }

    /// The UDP port that the game sends to unless it is set to another; of a game that must be asked, its own; 0 if it
    /// sends nothing.
    package var port: UInt16 { row.port }

    /// Whether the game must be asked for packets.
    package var mustBeAsked: Bool {
        [.assettoCorsa, .granTurismo7, .assettoCorsaCompetizione].contains(self)
    }

    /// Whether the game sends nothing, and is read from memory that a bridge in Proton shows as files.
    package var isInMemory: Bool { row.port == 0 }

    /// Whether it can be read from memory, too.
    package var hasMemory: Bool { isInMemory || self == .assettoCorsa || self == .assettoCorsaCompetizione }

    /// Whether the game sends to all computers of the network, so that several programs may listen on one port.
    package var isBroadcast: Bool { self == .automobilista2 }

    /// Whether something in its packets always changes, so that equal ones are one that came twice.
    var hasClock: Bool { ![.beamNG, .assettoCorsaCompetizione].contains(self) }

    /// Whether its kinds of packets come from different ports.
    var hasSeveralPorts: Bool { [.beamNG, .liveForSpeed, .eaWRC].contains(self) }

    /// Whether its players can rewind. Such games say by other means than laps that a race is begun again.
    var hasRewind: Bool { rawValue.hasPrefix("forza") || rawValue.hasPrefix("f1-") }

    /// Whether a stage is driven, which counts as one lap.
    var hasStages: Bool { [.eaWRC, .richardBurnsRally].contains(self) }
}
