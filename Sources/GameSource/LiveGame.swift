import Formats
import GamePackets
import Synchronization
import System
package import Telemetry
package import Transports

/// Racing games in a network as a source: receives their packets on the source's own thread, and follows whoever drives.
/// A game that must be asked is asked until it answers, and told at the end that nobody listens any more.
package struct LiveGame: TelemetrySource {
    /// How often Assetto Corsa is asked, and how often time is told while nothing is driven; in seconds.
    private static let (askingS, silenceS) = (1.0, 0.5)
    /// The most datagrams that are taken from one socket before the others are looked at.
    private static let atOnce = 256

    /// The sockets that a game sends to.
    private let sockets: [UDPSocket]
    /// The connection with Assetto Corsa, which must be asked.
    private let asked: UDPSocket?
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

    package init(sockets: [UDPSocket], asked: UDPSocket? = nil, forward: [UDPSocket] = []) {
        (self.sockets, self.asked, self.forward) = (sockets, asked, forward)
    }

    /// Whether it has ended because another drives.
    package var hasNextDriver: Bool { rest.reception.withLock { $0?.events.isEmpty == false } }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var reception = rest.reception.withLock { $0 } ?? Reception(forwarding: PacketForwarding(to: forward))
        defer {
            _ = emit(.details(GameDetails(reception.traffic)))
            rest.reception.withLock { $0 = reception }
            asked?.send(AssettoCorsaPackets.request(.dismiss))
        }
        let heard = sockets + [asked].compactMap(\.self)
        guard emit(.progress(waitingText)), tell(&reception, at: SystemClock.now, emit) else { return }
        var (nextAsking, nextSilence) = (SystemClock.now, SystemClock.now)
        var isSubscribed = false
        var toldUnknown: String?
        var lastDetails = GameDetails()
        var dropped = [UInt32](repeating: 0, count: heard.count)
        while true {
            var now = SystemClock.now
            if let asked, now >= nextAsking, !isSubscribed || reception.traffic.isSilent(.assettoCorsa, at: now) {
                asked.send(AssettoCorsaPackets.request(.handshake))
                nextAsking = now.advanced(bySeconds: Self.askingS)
                isSubscribed = false
            }
            guard UDPSocket.wait(heard, seconds: 0.1, stop: stop) else { return }
            for (index, socket) in heard.enumerated() {
                var count = 0
                while count < Self.atOnce, let received = socket.receive() {
                    count += 1
                    now = SystemClock.now
                    let sender = PacketSender(received.sender)
                    reception.traffic.dropped += Int(received.dropped &- dropped[index])
                    dropped[index] = received.dropped
                    guard reception.forwarding.pass(received.bytes, from: sender, at: now) else {
                        reception.traffic.returned += 1
                        if reception.traffic.returned == 1, !emit(Self.circle(sender)) { return }
                        continue
                    }
                    let reading = PacketReading(received.bytes)
                    if let asked, case .handshake = reading, !isSubscribed {
                        isSubscribed = true
                        asked.send(AssettoCorsaPackets.request(.subscribeToCar))
                        asked.send(AssettoCorsaPackets.request(.subscribeToLaps))
                    }
                    reception.events += reception.traffic.take(reading, received.bytes, from: sender, at: now)
                    guard tell(&reception, at: now, emit) else { return }
                }
            }
            now = SystemClock.now
            reception.events += reception.traffic.tick(at: now)
            guard tell(&reception, at: now, emit) else { return }
            if now >= nextSilence {
                nextSilence = now.advanced(bySeconds: pulseS ?? Self.silenceS)
                let details = GameDetails(reception.traffic)
                if details != lastDetails, !emit(.details(details)) { return }
                lastDetails = details
                let session = reception.traffic.session
                if !session.hasDriven, let unknown = reception.traffic.unknown.mostFrequent?.text,
                    unknown != toldUnknown
                {
                    toldUnknown = unknown
                    guard emit(.progress("\(unknown) arrive")) else { return }
                }
                let isTold = pulseS != nil || session.hasDriven && session.state != .driving
                if isTold, !emit(.silence(now)) { return }
            }
        }
    }

    /// The ports that games send to.
    package var ports: [UInt16] {
        sockets.compactMap { socket in socket.address.split(separator: ":").last.flatMap { UInt16($0) } }
    }

    /// What it does before packets arrive, as half a sentence.
    package var waitingText: String {
        if let asked { return "asking \(asked.address) for the game's packets" }
        return "waiting for packets of a game on \(sockets.map(\.address).joined(separator: " and "))"
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
