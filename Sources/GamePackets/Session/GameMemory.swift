import Telemetry

/// What earlier packets of a game say about later ones: which car is watched, what is only sent once, where a lap began.
struct GameMemory: Sendable {
    private var watched: Int?
    private var localCar: Int?
    private var carNames: [Int: String] = [:]
    private var numbers: [String: Double] = [:]
    /// What was sent once, by layout.
    private var lasting: [String: [GameValue]] = [:]
    /// The layouts that report a signal on their own.
    private var owners: Set<Signal> = []
    private var trackLengthM: Double?
    private var lapOffset = LapOffset()
    private var lapClock = FrameClock()
    private var lineClock = LineClock()
    private var stage = StageWatch()
    /// Whether what is driven is a stage, which is one lap.
    private var isStage = false
    private var fuel = LapFuel()

    /// Completes a packet before it is known whether it is used.
    mutating func completed(_ packet: GamePacket) -> GamePacket {
        var packet = packet
        numbers.merge(packet.memory) { _, new in new }
        if let lap = packet.memory["lap"], lap <= 0 { lapClock.beginRace() }
        carNames.merge(packet.carNames) { _, new in new }
        watched = packet.watched ?? watched
        localCar = packet.localCar ?? localCar
        if !packet.participants.isEmpty { choose(&packet) }
        if packet.lastsUntilNext { lasting[packet.layout] = packet.values }
        if let length = packet.values.first(where: { $0.signal == .trackLength }) { trackLengthM = length.value }
        return packet
    }

    /// Takes what is said about the car that is watched.
    private mutating func choose(_ packet: inout GamePacket) {
        guard let number = watched ?? localCar, let car = packet.participants[number] else {
            packet.layout += " of others"
            return
        }
        packet.values += car.values
        if car.isOver { packet.activity = .ended } else if car.drives { packet.activity = .driving }
        if let share = car.share, let trackLengthM, let distance = GameValue(.lapDistance, share * trackLengthM) {
            packet.values.append(distance)
        }
        packet.car = packet.car ?? car.carNumber.flatMap { carNames[$0] }
    }

    /// Returns the values of a packet that is used.
    /// - Parameter isFresh: whether the game was silent or in a menu before.
    mutating func values(of packet: GamePacket, isFresh: Bool) -> [GameValue] {
        var values = packet.values
        if packet.isSupplement {
            values.removeAll { owners.contains($0.signal) }
        } else if [.beamNG, .liveForSpeed].contains(packet.game) {
            owners.formUnion(values.map(\.signal))
        }
        if packet.activity == .driving, !lasting.isEmpty {
            let known = Set(values.map(\.signal))
            values += lasting.values.joined().filter { !known.contains($0.signal) }
        }
        if packet.game == .eaWRC, packet.activity == .driving, let gear = WRCPackets.gear(numbers) {
            values.append(gear)
        }
        if let frame = packet.memory["frames"] {
            values += [lapClock.lapTime(values, frame: frame, isFresh: isFresh)].compactMap(\.self)
        }
        if let seconds = packet.memory["seconds"] { values += lineClock.laps(packet.values, timeS: seconds) }
        // Dirt Rally has circuits, too.
        isStage =
            packet.game.hasStages
            || packet.game == .dirt && values.contains { $0.signal == .totalLaps && $0.value == 1 }
        if isStage, let end = stage.end(values, lengthM: trackLengthM) { values.append(end) }
        values += [fuel.perLap(values)].compactMap(\.self)
        return lapOffset.corrected(values, game: packet.game)
    }

    /// Returns the time of a stage whose last packet came just before its end.
    mutating func endOfStage() -> GameValue? {
        isStage ? stage.endInSilence(lengthM: trackLengthM) : nil
    }
}

/// The time in the lap by the number of frames, for a game that does not send it.
private struct FrameClock: Sendable {
    private static let hertz = 60.0
    /// More frames than these are not lost packets, but a gap.
    private static let maxFrames = 600.0

    private var lap: Double?
    private var lastFrame: Double?
    /// Since the line; nil if the lap was not followed from there.
    private var frames: Double?

    /// The next lap is the first one, from its beginning.
    mutating func beginRace() {
        lap = 0
        frames = nil
    }

    mutating func lapTime(_ values: [GameValue], frame: Double, isFresh: Bool) -> GameValue? {
        let number = values.first { $0.signal == .lapNumber }?.value
        defer {
            lap = number ?? lap
            lastFrame = frame
        }
        // A race that is begun again counts from 0 or 1.
        if let lap, let number, number == lap + 1 || number < min(lap, 2) {
            frames = 0
        } else if number != lap {
            frames = nil
        } else if let lastFrame, !isFresh, (0...Self.maxFrames).contains(frame - lastFrame) {
            frames = frames.map { $0 + frame - lastFrame }
        }
        return frames.flatMap { GameValue(.currentLapTime, $0 / Self.hertz) }
    }
}

/// Notices the end of a rally stage, which is the end of its only lap.
private struct StageWatch: Sendable {
    /// The positions of games are that exact, in meters.
    private static let nearM = 0.06
    /// By how much the time must fall for a new stage, in seconds.
    private static let restartS = 1.0
    /// The last packet may be that long before the end, in seconds.
    private static let lastS = 0.3

    private var timeS = 0.0
    private var distanceM = 0.0
    private var speedMps = 0.0
    private var isDone = false

    mutating func end(_ values: [GameValue], lengthM: Double?) -> GameValue? {
        func value(_ signal: Signal) -> Double? { values.first { $0.signal == signal }?.value }
        guard let time = value(.currentLapTime), let distance = value(.lapDistance) else { return nil }
        if time < timeS - Self.restartS { isDone = false }
        timeS = time
        distanceM = distance
        speedMps = (value(.vehicleSpeed) ?? 0) / 3.6
        guard !isDone, time > 0, let lengthM, distance >= lengthM - Self.nearM else { return nil }
        isDone = true
        // The game's own result goes before.
        return value(.lastLapTime) == nil ? GameValue(.lastLapTime, time) : nil
    }

    mutating func endInSilence(lengthM: Double?) -> GameValue? {
        guard !isDone, timeS > 0, let lengthM, distanceM > 0, lengthM - distanceM <= speedMps * Self.lastS + Self.nearM
        else { return nil }
        isDone = true
        return GameValue(.lastLapTime, timeS)
    }
}

/// How much of a full tank a lap needs.
private struct LapFuel: Sendable {
    private var lap: Double?
    private var share: Double?
    private var atStart: Double?

    mutating func perLap(_ values: [GameValue]) -> GameValue? {
        share = values.first { $0.signal == .fuelShare }?.value ?? share
        guard let number = values.first(where: { $0.signal == .lapNumber })?.value, number != lap else { return nil }
        defer {
            // A lap that is joined in its middle has no beginning.
            atStart = lap == nil ? nil : share
            lap = number
        }
        guard let lap, number == lap + 1, let atStart, let share, share < atStart else { return nil }
        return GameValue(.fuelPerLap, atStart - share)
    }
}

/// Makes the lap numbers of Forza begin at 1: the game counts from 0, some programs that imitate it from 1. In the first
/// lap of a race its time and that of the race are the same.
private struct LapOffset {
    private var offset: Double?
    private var lastRaceS = 0.0

    mutating func corrected(_ values: [GameValue], game: Game) -> [GameValue] {
        guard [.forza, .forzaHorizon, .forzaMotorsport].contains(game) else { return values }
        func value(_ signal: Signal) -> Double? { values.first { $0.signal == signal }?.value }
        guard let number = value(.lapNumber), let raceS = value(.raceTime), let lapS = value(.currentLapTime) else {
            return values
        }
        if offset == nil || raceS < lastRaceS - 5 || raceS < 1 {
            let isFirst = abs(raceS - lapS) < 0.5
            if isFirst || offset == nil { offset = isFirst ? 1 - number : 1 }
        }
        lastRaceS = raceS
        let offset = offset ?? 1
        return values.map {
            $0.signal == .lapNumber ? GameValue(signal: .lapNumber, value: number + offset) : $0
        }
    }
}
