package import Telemetry

/// Follows whoever drives, of all games and machines that send to the same ports. Reads no clock.
///
/// One is followed until another drives and it does not: some packets that strayed here follow nobody, and of two that
/// drive at the same time, the first one is followed. What came from another while it was not known yet whether it drives
/// is passed on when it is followed.
package struct GameTraffic: Sendable {
    /// The packets with which somebody drives if nobody was followed so far.
    private static let firstPackets = 3
    /// The same if another is followed, and for how long in seconds.
    private static let (packets, drivesS) = (5, 0.5)
    /// For how long one that is followed must not have driven before another is followed, in seconds. After the end of a
    /// race nothing is waited for.
    private static let restS = 3.0
    /// For how long packets are held, in seconds.
    private static let heldS = 4.0
    /// The senders that are remembered.
    private static let mostStreams = 8

    private var followed: GameStream?
    private var others: [GameStream] = []
    private var received = 0
    private var foreign = 0
    /// The packets that the system dropped because they were not fetched in time.
    package var dropped = 0
    /// Those that were passed on to another program and came back.
    package var returned = 0
    package private(set) var unknown = UnknownPackets()

    package init() {}

    /// The one that is followed; as long as nobody drove, the one that sent last; nil if none did.
    private var shown: GameStream? { followed ?? others.max { $0.latest < $1.latest } }
    package var session: GameSession { shown?.session ?? GameSession() }
    package var sender: PacketSender? { shown?.sender }
    /// Whether somebody drove, whose packets are used.
    package var isFollowing: Bool { followed != nil }
    /// The game that sent last besides the one that is followed.
    package var foreignGame: Game? {
        followed == nil ? nil : others.max { $0.latest < $1.latest }?.game
    }

    package var counts: PacketCounts {
        var counts = session.counts
        counts.received = received
        counts.foreign = foreign
        counts.dropped = dropped
        counts.returned = returned
        counts.unknown = unknown.kinds.reduce(0) { $0 + $1.count }
        return counts
    }

    /// Takes a datagram.
    package mutating func take(_ bytes: [UInt8], from sender: PacketSender, at time: Instant) -> [GameSession.Event] {
        take(PacketReading(bytes), bytes, from: sender, at: time)
    }

    /// Takes a datagram, and what it is.
    package mutating func take(
        _ reading: PacketReading, _ bytes: [UInt8], from sender: PacketSender, at time: Instant
    ) -> [GameSession.Event] {
        received += 1
        guard let game = reading.game else {
            unknown.add(bytes)
            return []
        }
        if followed?.isOf(game, sender, at: time) == true {
            return restarted(followed?.take(reading, bytes, from: sender, at: time) ?? [])
        }
        if followed != nil { foreign += 1 }
        let index = others.firstIndex { $0.isOf(game, sender, at: time) } ?? begin(game, sender, at: time)
        let events = others[index].take(reading, bytes, from: sender, at: time)
        others[index].hold(events, at: time, forS: Self.heldS)
        let drives =
            followed == nil
            ? others[index].hasDriven(packets: Self.firstPackets, seconds: 0, at: time)
            : others[index].hasDriven(packets: Self.packets, seconds: Self.drivesS, at: time)
        if drives, followed?.rests(forS: Self.restS, at: time) ?? true { return follow(others.remove(at: index)) }
        // As long as nobody drives, a menu is worth telling.
        return followed == nil ? events.filter(\.isPause) : []
    }

    /// The events of the game that is followed; a race that was begun again is a session of its own.
    private mutating func restarted(_ events: [GameSession.Event]) -> [GameSession.Event] {
        events.flatMap { event -> [GameSession.Event] in
            guard case .batch(let batch) = event, let game = followed?.game, followed?.isAnotherRace(batch) == true
            else { return [event] }
            return [.over, .began(game), .changed(.driving), event]
        }
    }

    /// Says that time has passed without a packet.
    package mutating func tick(at time: Instant) -> [GameSession.Event] {
        for index in others.indices { _ = others[index].session.tick(at: time) }
        return followed?.session.tick(at: time) ?? []
    }

    /// Whether Assetto Corsa must be asked (again) to send.
    package func isSilent(_ game: Game, at time: Instant) -> Bool {
        ([followed].compactMap(\.self) + others).allSatisfy { $0.game != game || $0.session.isSilent(at: time) }
    }

    private mutating func begin(_ game: Game, _ sender: PacketSender, at time: Instant) -> Int {
        if others.count >= Self.mostStreams,
            let oldest = others.indices.min(by: { others[$0].latest < others[$1].latest })
        {
            others.remove(at: oldest)
        }
        others.append(GameStream(game, sender, at: time))
        return others.count - 1
    }

    private mutating func follow(_ next: GameStream) -> [GameSession.Event] {
        var next = next
        let held = next.release(after: followed?.droveAt)
        // The same game that sends from another port of its machine goes on.
        let goesOn = followed.map { $0.game == next.game && $0.sender.host == next.sender.host }
        var events: [GameSession.Event] = goesOn == false ? [.over] : []
        if goesOn != true { events.append(.began(next.game)) }
        // What it drove when it was followed before is over.
        next.restart = goesOn == true ? followed?.restart ?? RaceRestart() : RaceRestart()
        if var last = followed {
            _ = last.release(after: nil)
            if goesOn == false { others.append(last) }
        }
        followed = next
        return events + [.changed(.driving)] + restarted(held.map { .batch($0) })
    }
}

extension GameSession.Event {
    /// Whether the game sends although nobody drives.
    fileprivate var isPause: Bool {
        if case .changed(let state) = self { state != .driving } else { false }
    }
}

/// One game of one sender.
private struct GameStream: Sendable {
    /// After this time without a packet another port of the same sender is believed, in seconds.
    private static let silenceS = 1.0
    /// The packets from a port after which it is not given up before.
    private static let settled = 3

    let game: Game
    private(set) var sender: PacketSender
    var session = GameSession()
    var restart = RaceRestart()
    /// When its last packet came.
    private(set) var latest: Instant
    /// When it drove last.
    private(set) var droveAt: Instant?
    /// Since when it drives without a pause, and the packets since then.
    private var drivesSince: Instant?
    private var driven = 0
    private var fromPort = 0
    /// The ports that it has sent from.
    private var ports: Set<UInt16> = []
    private var held: [Batch] = []

    init(_ game: Game, _ sender: PacketSender, at time: Instant) {
        self.game = game
        self.sender = sender
        latest = time
    }

    /// Whether a packet is one of this stream. A game that was started again, or that uses a new port each time, is.
    func isOf(_ game: Game, _ sender: PacketSender, at time: Instant) -> Bool {
        guard game == self.game, sender.host == self.sender.host else { return false }
        if game.hasSeveralPorts || sender.port == self.sender.port || time.seconds(since: latest) > Self.silenceS {
            return true
        }
        return fromPort < Self.settled && !ports.contains(sender.port)
    }

    mutating func take(
        _ reading: PacketReading, _ bytes: [UInt8], from sender: PacketSender, at time: Instant
    ) -> [GameSession.Event] {
        if sender != self.sender {
            self.sender = sender
            fromPort = 0
        }
        fromPort += 1
        ports.insert(sender.port)
        let used = session.counts.used
        let wasSilent = session.isSilent(at: time)
        let events = session.take(reading, bytes, at: time)
        latest = time
        if session.state != .driving || wasSilent {
            drivesSince = nil
            driven = 0
        }
        if session.state == .driving, session.counts.used > used {
            drivesSince = drivesSince ?? time
            driven += 1
            droveAt = time
        }
        return events
    }

    /// Whether another race begins with what was driven.
    mutating func isAnotherRace(_ batch: Batch) -> Bool {
        restart.add(
            batch,
            RaceRestart.Context(
                session: session.gameSession, track: session.track, hasRewind: game.hasRewind,
                hasStages: game.hasStages || game == .dirt))
    }

    /// Keeps what it drove for when it is followed.
    mutating func hold(_ events: [GameSession.Event], at time: Instant, forS seconds: Double) {
        guard drivesSince != nil else { return held.removeAll() }
        for case .batch(let batch) in events { held.append(batch) }
        let late = held.firstIndex { time.seconds(since: $0.time) <= seconds } ?? held.count
        if late > held.count / 2 { held.removeFirst(late) }
    }

    /// Gives what it held.
    mutating func release(after time: Instant?) -> [Batch] {
        defer { held.removeAll() }
        return held.filter { batch in time.map { batch.time > $0 } ?? true }
    }

    func hasDriven(packets: Int, seconds: Double, at time: Instant) -> Bool {
        driven >= packets && drivesSince.map { time.seconds(since: $0) >= seconds } ?? false
    }

    /// Whether it does not drive any more.
    func rests(forS seconds: Double, at time: Instant) -> Bool {
        session.state == .ended || droveAt.map { time.seconds(since: $0) >= seconds } ?? true
    }
}

/// How many datagrams there were, and what became of them.
package struct PacketCounts: Hashable, Sendable {
    /// Every datagram that was received.
    package var received = 0
    /// Those whose values were used.
    package var used = 0
    /// Those of a menu, a pause or the end of a race.
    package var idle = 0
    /// Those that the network delivered twice.
    package var doubled = 0
    /// Those that were older than one before.
    package var late = 0
    /// Those with the length of a game's packet and impossible content.
    package var damaged = 0
    /// Those of another game than the one that is followed.
    package var foreign = 0
    /// Those that are of no known game.
    package var unknown = 0
    /// Those that the system dropped because they were not fetched in time.
    package var dropped = 0
    /// Those that came back after they were passed on to another program. They are not among the received ones.
    package var returned = 0

    package init() {}
}

/// Who sends packets: the address of a computer or console, and the port there.
package struct PacketSender: Hashable, Sendable {
    /// The address in text.
    package var host: String
    package var port: UInt16

    package init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }
}
