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

    /// The title for users.
    package var title: String {
        switch self {
        case .forza: "Forza"
        case .forzaMotorsport: "Forza Motorsport"
        case .forzaHorizon: "Forza Horizon"
        case .assettoCorsa: "Assetto Corsa"
        case .dirt: "Dirt Rally"
        case .f12021: "F1 2021"
        case .f12022: "F1 22"
        case .f12023: "F1 23"
        }
    }

    /// Whether the game must be asked for packets.
    package var mustBeAsked: Bool { self == .assettoCorsa }
}
