import Formats
import GamePackets
import Telemetry
package import Trips

/// What a session of a game is called.
package enum GameWords {
    /// "Forza Horizon".
    package static func game(_ trip: TripRecord) -> String? {
        trip.game.map { Game(rawValue: $0.name)?.title ?? $0.name }
    }

    /// What a source says while its game is paused.
    package static var paused: String? { GameSession.State.paused.text }

    /// The car's name, or "car 2345" by the game's number; nil if the game does not tell.
    package static func car(_ trip: TripRecord) -> String? {
        if let name = trip.game?.car { return name }
        guard let number = trip.summary.game?.carOrdinal else { return nil }
        return GameNames.name(.car, number, game: trip.game?.name ?? "") ?? (number > 0 ? "car \(number)" : nil)
    }

    /// The track's name, or "track 12" by the game's number; nil if the game does not tell.
    package static func track(_ trip: TripRecord) -> String? {
        if let name = trip.game?.track { return name }
        guard let number = trip.summary.game?.trackOrdinal else { return nil }
        return GameNames.name(.track, number, game: trip.game?.name ?? "") ?? (number > 0 ? "track \(number)" : nil)
    }

    /// What a value is called: "Tire slip, front left", "Best lap time".
    static func name(_ signal: Signal) -> String {
        if signal == .fuelShare { return "Fuel level" }
        var words = [""]
        for character in signal.name {
            if character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        let isOfWheel = Signal.wheels.contains { signal.name.hasSuffix($0) }
        let name = words.dropLast(isOfWheel ? 2 : 0).joined(separator: " ")
        return Format.capitalized(name) + (isOfWheel ? ", " + words.suffix(2).joined(separator: " ") : "")
    }

    /// "1:31.234".
    /// - Parameter seconds: not negative.
    package static func lapTime(_ seconds: Double) -> String {
        let milliseconds = Int(clamping: (seconds * 1000).rounded())
        let rest = Format.leftPadded("\(milliseconds % 1000)", 3).map { $0 == " " ? "0" : String($0) }.joined()
        let whole = milliseconds / 1000
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60).\(rest)"
    }
}
