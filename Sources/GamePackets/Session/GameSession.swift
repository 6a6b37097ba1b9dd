package import Telemetry

/// Follows one game of one sender from packet to packet, and passes on what was driven. Menus, pauses, and damaged,
/// doubled and late packets are counted and not passed on. Reads no clock.
package struct GameSession: Sendable {
    package enum State: String, Sendable {
        /// Nothing of a game was received.
        case waiting
        /// The game sends, but nobody has driven yet.
        case menu
        case driving
        /// The game is in a menu, rewinds or is silent.
        case paused
        /// The race or stage is over.
        case ended
    }

    package enum Event: Hashable, Sendable {
        /// The game drives for the first time. Its name and what it told about car and track are in the session.
        case began(Game)
        case batch(Batch)
        case changed(State)
        /// Another game, or another machine, drives from now on: what was followed so far is over.
        case over
    }

    /// The time in seconds without a packet after which a game is paused.
    private static let silenceS = 1.0
    /// The time in seconds after which a slow value is passed on again.
    private static let repeatS = 1.0
    /// The last packet of a lap may be that long before its end, in seconds.
    private static let lapEndS = 0.5
    /// What the packets at the end of a race tell about it.
    private static let results: Set<Signal> = [.lastLapTime, .bestLapTime, .racePosition]

    package private(set) var state = State.waiting
    package var counts = PacketCounts()
    package private(set) var game: Game?
    /// What Assetto Corsa answered to the handshake.
    package private(set) var handshake: AssettoCorsaHandshake?

    /// Whether anybody has driven so far.
    package private(set) var hasDriven = false
    private var heardAt: Instant?
    private var lastTime: Instant?
    private var orders: [String: PacketOrder] = [:]
    private var lastBytes: [Int: [UInt8]] = [:]
    private var activities: [String: GamePacket.Activity] = [:]
    /// The game's number of its session, or of its kind; nil if its packets have none.
    private(set) var gameSession: UInt64?
    /// The one before, and when it was over.
    private var earlierSession: (number: UInt64, end: Instant)?
    private var sent: [Signal: (value: Double, time: Instant)] = [:]
    /// The time in the lap, as it was passed on last.
    private var lapS: Double?
    private var memory = GameMemory()
    /// The names of car and track, as packets have them or the tables name their numbers.
    package private(set) var car: String?
    package private(set) var track: String?
    /// The numbers that were looked up in the tables last.
    private var carNumber: Double?
    private var trackNumber: Double?

    package init() {}

    /// Whether Assetto Corsa must be asked (again) to send.
    package func isSilent(at time: Instant) -> Bool {
        heardAt.map { time.seconds(since: $0) > Self.silenceS } ?? true
    }

    /// Takes a datagram of a game.
    package mutating func take(_ bytes: [UInt8], at time: Instant) -> [Event] {
        take(PacketReading(bytes), bytes, at: time)
    }

    /// Takes a datagram of a game, and what it is. Those of no game, and of another than the first one, are counted.
    package mutating func take(_ reading: PacketReading, _ bytes: [UInt8], at time: Instant) -> [Event] {
        counts.received += 1
        guard let sender = reading.game else {
            counts.unknown += 1
            return []
        }
        if let game, sender != game {
            counts.foreign += 1
            return []
        }
        switch reading {
        case .unknown: return []
        case .damaged:
            counts.damaged += 1
            return []
        case .handshake(let answer):
            handshake = answer
            game = sender
            car = answer.car
            track = answer.trackConfiguration.isEmpty ? answer.track : "\(answer.track) \(answer.trackConfiguration)"
            heardAt = time
            counts.idle += 1
            return state == .waiting ? [change(.menu)] : []
        case .lap(let lap):
            // Of other drivers too. Without a handshake nobody knows who drives here.
            guard let handshake, lap.driver == handshake.driver, hasDriven else {
                counts.idle += 1
                return []
            }
            counts.used += 1
            return batch([GameValue(signal: .lastLapTime, value: lap.timeS)], at: time).map { [.batch($0)] } ?? []
        case .registration:
            game = sender
            heardAt = time
            counts.idle += 1
            return state == .waiting ? [change(.menu)] : []
        case .packet(let packet): return take(memory.completed(packet), bytes, at: time)
        }
    }

    private mutating func take(_ packet: GamePacket, _ bytes: [UInt8], at time: Instant) -> [Event] {
        let isFresh = state != .driving || isSilent(at: time)
        game = packet.game
        if let session = packet.session, session != gameSession {
            if let earlier = earlierSession, earlier.number == session, time.seconds(since: earlier.end) < Self.silenceS
            {
                counts.late += 1
                return []
            }
            if let gameSession {
                earlierSession = (gameSession, time)
                // It may be on another track. Names come when they change, numbers again and again.
                if carNumber.take() != nil { car = nil }
                if trackNumber.take() != nil { track = nil }
            }
            gameSession = session
            activities = [:]
            orders = [:]
        }
        if lastBytes[bytes.count] == bytes, packet.activity == .driving, packet.game.hasClock {
            counts.doubled += 1
            return []
        }
        lastBytes[bytes.count] = bytes
        if let ticks = packet.ticks {
            let verdict = orders[packet.layout, default: PacketOrder()].add(ticks, isFresh: isFresh)
            guard verdict != .late else {
                counts.late += 1
                return []
            }
        }
        heardAt = time
        activities[packet.layout] = packet.activity
        name(packet)
        let activity = self.activity
        switch activity {
        case .driving where packet.activity == .driving || packet.activity == .none: break
        case .driving, .none:
            counts.idle += 1
            return []
        case .menu, .ended:
            counts.idle += 1
            var events: [Event] = []
            // In some games the packets that tell of laps do not say that the race is over.
            if packet.activity == .ended || activity == .ended && packet.activity == .none, hasDriven {
                if let batch = batch(news(ofEnd: packet) + endOfStage, at: time, isEnd: true) {
                    events.append(.batch(batch))
                }
            }
            let next: State = activity == .ended && hasDriven ? .ended : hasDriven ? .paused : .menu
            if next != state, !(state == .ended && next == .paused) { events.append(change(next)) }
            return events
        }
        counts.used += 1
        var events: [Event] = []
        if !hasDriven, packet.activity == .driving {
            hasDriven = true
            events.append(.began(packet.game))
        }
        guard hasDriven else { return events }
        if state != .driving { events.append(change(.driving)) }
        let values = memory.values(of: packet, isFresh: isFresh)
        if let batch = batch(values, at: time) { events.append(.batch(batch)) }
        return events
    }

    /// What is new in the packet of an end. The time of a last lap that took as long as the one before is not;
    /// the time in the lap then goes back to 0: that is how the end of that lap is known.
    private mutating func news(ofEnd packet: GamePacket) -> [GameValue] {
        let values = packet.values.filter { value in
            Self.results.contains(value.signal) && sent[value.signal]?.value != value.value
        }
        guard let last = packet.values.first(where: { $0.signal == .lastLapTime }), let lapS = lapS.take(),
            sent[.lastLapTime]?.value == last.value, abs(lapS - last.value) < Self.lapEndS
        else { return values }
        return values + [last, GameValue(signal: .currentLapTime, value: 0)]
    }

    /// Says that time has passed without a packet.
    package mutating func tick(at time: Instant) -> [Event] {
        guard state == .driving, isSilent(at: time) else { return [] }
        let last = batch(endOfStage, at: time).map { [Event.batch($0)] } ?? []
        return last + [change(.paused)]
    }

    private var endOfStage: [GameValue] {
        mutating get { memory.endOfStage().map { [$0] } ?? [] }
    }

    /// Keeps the names of car and track. Another number without a name is another car or track.
    private mutating func name(_ packet: GamePacket) {
        func number(_ signal: Signal) -> Double? { packet.values.first { $0.signal == signal }?.value }
        func named(_ kind: GameNames.Kind, _ number: Double) -> String? {
            GameNames.name(kind, Int(clamping: number), game: packet.game.rawValue)
        }
        if let name = packet.car {
            car = name
        } else if let number = number(.carOrdinal), number != carNumber {
            carNumber = number
            car = named(.car, number)
        }
        if let name = packet.track {
            track = name
        } else if let number = number(.trackOrdinal), number != trackNumber {
            trackNumber = number
            track = named(.track, number)
        }
    }

    /// What all packets of a frame say together: the car drives if none of them denies it.
    private var activity: GamePacket.Activity {
        let all = activities.values
        if all.contains(.ended) { return .ended }
        if all.contains(.menu) { return .menu }
        return all.contains(.driving) ? .driving : .none
    }

    private mutating func change(_ next: State) -> Event {
        state = next
        return .changed(next)
    }

    /// Returns the values that are due, or nil if there are none.
    /// - Parameter isEnd: whether they are those of the end, which are new.
    private mutating func batch(_ values: [GameValue], at time: Instant, isEnd: Bool = false) -> Batch? {
        // The time of arrival never goes back, whatever the clock does.
        let time = max(time, lastTime ?? time)
        var samples: [Sample] = []
        for value in values {
            if value.signal == .currentLapTime { lapS = value.value }
            if GameSignal[value.signal]?.isSlow == true {
                if let last = sent[value.signal], last.value == value.value,
                    time.seconds(since: last.time) < Self.repeatS, !isEnd
                {
                    continue
                }
                sent[value.signal] = (value.value, time)
            }
            samples.append(Sample(value.signal, value.value, at: time))
        }
        guard !samples.isEmpty else { return nil }
        lastTime = time
        return Batch(samples, at: time)
    }
}
