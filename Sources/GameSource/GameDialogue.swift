import GamePackets
import Telemetry

/// What is said to a game that sends only to whoever asks it: who it is, when it is asked again, and that nobody listens
/// any more.
struct GameDialogue: Sendable {
    /// How often a game is asked, in seconds. A PlayStation stops after 10 s, and some programs in its place sooner.
    private static let askingS = 1.0
    /// How often Assetto Corsa Competizione shall send, in milliseconds.
    private static let updateMs: Int32 = 50

    let game: Game
    private let password: String
    private var nextAsking: Instant?
    private var isSubscribed = false
    /// What Gran Turismo 7 is asked for; the next one is tried as long as nothing comes.
    private var kind = 0
    private var hasRequested = false
    private var registration: CompetizioneRegistration?

    /// The kinds of packets of Gran Turismo 7, from the one that says most.
    private static let kinds: [GranTurismoPackets.Kind] = [.tilde, .b, .a]

    init(_ game: Game, password: String) {
        self.game = game
        self.password = password
    }

    /// Returns what is to be sent now.
    /// - Parameter isSilent: whether no packet of the game has come for a while.
    mutating func due(isSilent: Bool, at now: Instant) -> [[UInt8]] {
        guard nextAsking.map({ now >= $0 }) ?? true else { return [] }
        nextAsking = now.advanced(bySeconds: Self.askingS)
        switch game {
        case .granTurismo7:
            if isSilent, hasRequested { kind = (kind + 1) % Self.kinds.count }
            hasRequested = true
            return [Self.kinds[kind].request]
        case .assettoCorsaCompetizione:
            guard isSilent || registration?.isAccepted != true else { return [] }
            registration = nil
            return [
                CompetizionePackets.Request.register(name: "obdmech", password: password, everyMs: Self.updateMs).bytes
            ]
        default:
            guard isSilent || !isSubscribed else { return [] }
            isSubscribed = false
            return [AssettoCorsaPackets.request(.handshake)]
        }
    }

    /// Returns what is to be sent after something was received.
    mutating func answers(to reading: PacketReading) -> [[UInt8]] {
        switch reading {
        case .handshake where game == .assettoCorsa && !isSubscribed:
            isSubscribed = true
            return [AssettoCorsaPackets.request(.subscribeToCar), AssettoCorsaPackets.request(.subscribeToLaps)]
        case .registration(let latest):
            registration = latest
            guard latest.isAccepted else { return [] }
            return [
                CompetizionePackets.Request.cars(connection: latest.connection).bytes,
                CompetizionePackets.Request.track(connection: latest.connection).bytes,
            ]
        default: return []
        }
    }

    /// What is sent at the end.
    var goodbye: [[UInt8]] {
        switch game {
        case .assettoCorsa: [AssettoCorsaPackets.request(.dismiss)]
        case .assettoCorsaCompetizione:
            registration.map { [CompetizionePackets.Request.unregister(connection: $0.connection).bytes] } ?? []
        // A console stops by itself.
        default: []
        }
    }
}
