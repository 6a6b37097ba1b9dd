package import GamePackets
package import Telemetry
package import Transports

/// A racing game in a network as a source: receives its packets on the source's own thread. A game that must be asked
/// is asked until it answers, and told at the end that nobody listens any more.
package struct LiveGame: TelemetrySource {
    /// How often Assetto Corsa is asked, and how often time is told while nothing is driven; in seconds.
    private static let (askingS, silenceS) = (1.0, 0.5)
    /// The most datagrams that are taken from one socket before the others are looked at.
    private static let atOnce = 256

    /// The sockets that a game sends to.
    private let sockets: [UDPSocket]
    /// The connection with Assetto Corsa, which must be asked.
    private let asked: UDPSocket?
    /// Where every datagram is passed on to, as it is.
    private let forward: [UDPSocket]
    package let details = GameDetails()
    /// How often `silence` is emitted, driving or not, for someone who watches `details`; nil for only while a game
    /// that has driven is silent.
    package var pulseS: Double?

    package init(sockets: [UDPSocket], asked: UDPSocket? = nil, forward: [UDPSocket] = []) {
        (self.sockets, self.asked, self.forward) = (sockets, asked, forward)
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var session = GameSession()
        defer {
            details.take(session)
            asked?.send(AssettoCorsaPackets.request(.dismiss))
        }
        let heard = sockets + [asked].compactMap(\.self)
        guard emit(.progress(waitingText)) else { return }
        var (nextAsking, nextSilence) = (SystemClock.now, SystemClock.now)
        var isSubscribed = false
        var dropped = [UInt32](repeating: 0, count: heard.count)
        while true {
            var now = SystemClock.now
            if let asked, now >= nextAsking, !isSubscribed || session.isSilent(at: now) {
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
                    for target in forward { target.send(received.bytes) }
                    session.counts.dropped += Int(received.dropped &- dropped[index])
                    dropped[index] = received.dropped
                    if let asked, case .handshake = PacketReading(received.bytes), !isSubscribed {
                        isSubscribed = true
                        asked.send(AssettoCorsaPackets.request(.subscribeToCar))
                        asked.send(AssettoCorsaPackets.request(.subscribeToLaps))
                    }
                    let events = session.take(received.bytes, at: now)
                    details.take(session)
                    guard tell(events, at: now, emit) else { return }
                }
            }
            now = SystemClock.now
            guard tell(session.tick(at: now), at: now, emit) else { return }
            if now >= nextSilence {
                nextSilence = now.advanced(bySeconds: pulseS ?? Self.silenceS)
                details.take(session)
                let isTold = pulseS != nil || session.hasDriven && session.state != .driving
                if isTold, !emit(.silence(now)) { return }
            }
        }
    }

    /// What it does before packets arrive, as half a sentence.
    package var waitingText: String {
        if let asked { return "asking \(asked.address) for the game's packets" }
        return "waiting for packets of a game on \(sockets.map(\.address).joined(separator: " and "))"
    }

    private func tell(
        _ events: [GameSession.Event], at time: Instant, _ emit: (SourceEvent) -> Bool
    ) -> Bool {
        for event in events {
            let goesOn: Bool
            switch event {
            case .began(let game): goesOn = emit(.connected(SourceDescription(game, details)))
            case .batch(let batch): goesOn = emit(.batch(batch))
            case .changed(let state): goesOn = state.text.map { emit(.progress($0)) } ?? true
            case .over: goesOn = emit(.segmentEnded(time))
            }
            guard goesOn else { return false }
        }
        return true
    }
}

extension GameSession.State {
    /// What the user is told; nil while driving.
    package var text: String? {
        switch self {
        case .waiting: "no packets of a game so far"
        case .menu: "the game sends, but nobody drives: start a race"
        case .driving: nil
        case .paused: "the game is paused"
        case .ended: "the race is over"
        }
    }
}
