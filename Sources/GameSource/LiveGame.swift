import Formats
package import GamePackets
import Synchronization
import System
package import Telemetry
package import Transports

/// Racing games in a network as a source: receives their packets on the source's own thread, and follows whoever drives.
/// A game that must be asked is asked until it answers, and told at the end that nobody listens any more.
package struct LiveGame: TelemetrySource {
    /// How often time is told while nothing is driven, in seconds.
    private static let silenceS = 0.5
    /// The most datagrams that are taken from one socket before the others are looked at.
    private static let atOnce = 256

    /// The sockets that a game sends to.
    private let sockets: [UDPSocket]
    /// The connection with a game that must be asked, and which one it is.
    private let asked: UDPSocket?
    private let requestedGame: Game
    /// The folder with the memory of games under Proton; nil if it is not looked at.
    package var memoryFolder: String?
    /// What the packets of EA Sports WRC contain.
    package var structure = WRCStructure.standard
    /// The password of Assetto Corsa Competizione, which the game writes into its file unless somebody changes it.
    package var password = "asd"
    /// Where every datagram is passed on to.
    private let forward: [UDPSocket]
    /// How often changed `details` and `silence` are emitted, driving or not; nil for twice a second, and `silence` only
    /// while a game that has driven is silent.
    package var pulseS: Double?
    /// Whether it ends when another game or machine drives than before; the next run begins with that.
    package var endsWithDriver = false
    /// What the next run goes on with.
    private let rest = Rest()

    /// What is received in a run, and outlives it.
    private struct Reception: Sendable {
        var traffic = GameTraffic()
        /// What is not emitted yet.
        var events: [GameSession.Event] = []
        var forwarding: PacketForwarding
    }

    private final class Rest: Sendable { let reception = Mutex<Reception?>(nil) }

    /// - Parameters:
    ///   - asked: The connection with a game that must be asked.
    ///   - game: That game.
    package init(
        sockets: [UDPSocket], asked: UDPSocket? = nil, game: Game = .assettoCorsa, forward: [UDPSocket] = []
    ) {
        self.sockets = sockets
        self.asked = asked
        self.forward = forward
        requestedGame = game
    }

    /// Whether it has ended because another drives.
    package var hasNextDriver: Bool { rest.reception.withLock { $0?.events.isEmpty == false } }

    /// What a run knows beside its packets.
    private struct Course {
        var dialogue: GameDialogue
        var nextSilence = SystemClock.now
        var reportedUnknown: String?
        var reportedReason: String?
        var reportedOthers: Set<Game> = []
        var lastDetails = GameDetails()
        let memory: GameMemoryFiles?
        var nextLook = Instant.zero
        var reportedEmpty: String?
        /// The datagrams that the system has dropped, by socket.
        var dropped: [UInt32]
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var reception = rest.reception.withLock { $0 } ?? Reception(forwarding: PacketForwarding(to: forward))
        let heard = sockets + [asked].compactMap(\.self)
        var course = Course(
            dialogue: GameDialogue(requestedGame, password: password),
            memory: memoryFolder.map { GameMemoryFiles($0) }, dropped: heard.map { _ in 0 })
        defer {
            _ = emit(.details(GameDetails(reception.traffic)))
            rest.reception.withLock { $0 = reception }
            send(course.dialogue.goodbye)
        }
        guard emit(.progress(waitingText)), tell(&reception, at: SystemClock.now, emit) else { return }
        while true {
            let isSilent = reception.traffic.isSilent(requestedGame, at: SystemClock.now)
            if asked != nil { send(course.dialogue.due(isSilent: isSilent, at: SystemClock.now)) }
            let waitS = course.memory?.isPresent == true ? GameMemoryFiles.lookS : 0.1
            guard UDPSocket.wait(heard, seconds: waitS, stop: stop) else { return }
            for (index, socket) in heard.enumerated() {
                var count = 0
                while count < Self.atOnce, let received = socket.receive() {
                    count += 1
                    reception.traffic.dropped += Int(received.dropped &- course.dropped[index])
                    course.dropped[index] = received.dropped
                    guard handle(received, &reception, &course, emit) else { return }
                }
            }
            let now = SystemClock.now
            lookAtMemory(&reception, &course, at: now)
            reception.events += reception.traffic.tick(at: now)
            guard tell(&reception, at: now, emit) else { return }
            if now >= course.nextSilence {
                course.nextSilence = now.advanced(bySeconds: pulseS ?? Self.silenceS)
                guard pulse(reception, &course, at: now, emit) else { return }
            }
        }
    }

    private func send(_ requests: [[UInt8]]) {
        for request in requests { asked?.send(request) }
    }

    /// Takes a datagram. Returns false if no more is wanted.
    private func handle(
        _ received: FileDescriptor.Datagram, _ reception: inout Reception, _ course: inout Course,
        _ emit: (SourceEvent) -> Bool
    ) -> Bool {
        let now = SystemClock.now
        let sender = PacketSender(received.sender)
        guard reception.forwarding.pass(received.bytes, from: sender, at: now) else {
            reception.traffic.returned += 1
            return reception.traffic.returned > 1 || emit(Self.circle(sender))
        }
        let reading = PacketReading(received.bytes, structure: structure)
        if asked != nil { send(course.dialogue.answers(to: reading)) }
        if case .registration(let answer) = reading, !answer.isAccepted, answer.error != course.reportedReason {
            course.reportedReason = answer.error
            guard emit(Self.rejection(answer.error)) else { return false }
        }
        reception.events += reception.traffic.take(reading, received.bytes, from: sender, at: now)
        return tell(&reception, at: now, emit)
    }

    /// Handles what games under Proton have written.
    private func lookAtMemory(_ reception: inout Reception, _ course: inout Course, at now: Instant) {
        guard let memory = course.memory, now >= course.nextLook else { return }
        for (reading, bytes) in memory.news() {
            let sender = PacketSender(host: memory.folder, port: 0)
            reception.events += reception.traffic.take(reading, bytes, from: sender, at: now)
        }
        // A little earlier, so that no packet of a socket delays it by a whole turn.
        let seconds = memory.isPresent ? GameMemoryFiles.lookS - 0.002 : GameMemoryFiles.absentS
        course.nextLook = now.advanced(bySeconds: seconds)
    }

    /// Says what has changed without a packet that is used. Returns false if no more is wanted.
    private func pulse(
        _ reception: Reception, _ course: inout Course, at now: Instant, _ emit: (SourceEvent) -> Bool
    ) -> Bool {
        let details = GameDetails(reception.traffic)
        if details != course.lastDetails, !emit(.details(details)) { return false }
        course.lastDetails = details
        let session = reception.traffic.session
        if !reception.traffic.isFollowing, let unknown = reception.traffic.unknown.mostFrequent?.text,
            unknown != course.reportedUnknown
        {
            course.reportedUnknown = unknown
            guard emit(.progress("\(unknown) arrive")) else { return false }
        }
        if !reception.traffic.isFollowing, let file = course.memory?.emptyFile, file != course.reportedEmpty {
            course.reportedEmpty = file
            guard emit(.progress("\(file) is empty: a bridge made it, but no game writes to it")) else { return false }
        }
        if let other = details.otherGame, let game = details.game, other != game,
            course.reportedOthers.insert(other).inserted
        {
            guard emit(.progress("packets of \(other.title) arrive, too; \(game.title) is shown while it is driven"))
            else {
                return false
            }
        }
        let isTold = pulseS != nil || session.hasDriven && session.state != .driving
        return !isTold || emit(.silence(now))
    }

    /// The ports that games send to.
    package var ports: [UInt16] {
        sockets.compactMap { socket in socket.address.split(separator: ":").last.flatMap { UInt16($0) } }
    }

    /// What it does before packets arrive, as half a sentence.
    package var waitingText: String {
        if let asked { return "asking \(asked.address) for the game's packets" }
        guard !sockets.isEmpty else { return "waiting for a game to write to \(memoryFolder ?? "")" }
        return "waiting for packets of a game on \(sockets.map(\.address).joined(separator: " and "))"
    }

    private static func rejection(_ reason: String) -> SourceEvent {
        let warning = GameWarning.refused(reason: reason)
        return .warning(warning.text, advice: warning.advice)
    }

    private static func circle(_ sender: PacketSender) -> SourceEvent {
        let warning = GameWarning.circle(sender: "\(sender.host), port \(sender.port)")
        return .warning(warning.text, advice: warning.advice)
    }

    /// Emits what has happened. Returns false if no more is wanted for now.
    private func tell(_ reception: inout Reception, at time: Instant, _ emit: (SourceEvent) -> Bool) -> Bool {
        while !reception.events.isEmpty {
            let event = reception.events.removeFirst()
            if let told = event.ofSource(GameDetails(reception.traffic), at: time), !emit(told) { return false }
            if event == .over, endsWithDriver { return false }
        }
        return true
    }
}

extension PacketSender {
    fileprivate init(_ address: SocketAddress?) { self.init(host: address?.host ?? "", port: address?.port ?? 0) }
}
