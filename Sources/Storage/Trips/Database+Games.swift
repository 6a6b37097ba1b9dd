import Telemetry
import Trips

/// What belongs to trips of games.
extension Database {
    /// Writes the game of a trip that begins.
    func insertGame(_ game: GameIdentity?, trip: Int64) throws(StorageError) {
        guard let game else { return }
        let insert = try connection.prepare(
            "INSERT OR REPLACE INTO game_session (trip_id, game, car, track) VALUES (?, ?, ?, ?)")
        try insert.bind(1, trip)
        try insert.bind(2, game.name)
        try insert.bind(3, game.car)
        try insert.bind(4, game.track)
        try insert.run()
    }

    /// Replaces the facts and laps of a game. Must be called in a transaction.
    func replaceGame(_ facts: GameFacts?, trip: Int64, origin: Instant) throws(StorageError) {
        try connection.exec("DELETE FROM lap WHERE trip_id = \(trip)")
        guard let facts else { return }
        let update = try connection.prepare(
            """
            UPDATE game_session SET car_ordinal = ?, track_ordinal = ?, final_position = ?, best_lap_s = ?, race_time_s = ?
            WHERE trip_id = ?
            """)
        try update.bind(1, facts.carOrdinal)
        try update.bind(2, facts.trackOrdinal)
        try update.bind(3, facts.finalPosition)
        try update.bind(4, facts.bestLapS)
        try update.bind(5, facts.raceTimeS)
        try update.bind(6, trip)
        try update.run()
        let insert = try connection.prepare("INSERT INTO lap VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for (sequence, lap) in facts.laps.enumerated() {
            guard lap.isPlausible, let start = Self.microseconds(lap.start, since: origin),
                let end = Self.microseconds(lap.end, since: origin)
            else { continue }
            try insert.bind(1, trip)
            try insert.bind(2, sequence)
            try insert.bind(3, lap.number)
            try insert.bind(4, start)
            try insert.bind(5, end)
            try insert.bind(6, lap.timeS)
            try insert.bind(7, lap.isValid)
            try insert.bind(8, lap.isRewound)
            try insert.bind(
                9, lap.sectorsS.isEmpty ? nil : lap.sectorsS.map { String($0) }.joined(separator: " "))
            try insert.run()
        }
    }
}

struct GameReader: ~Copyable {
    private var parts: TripParts
    private let (game, car, track, carOrdinal, trackOrdinal): (Int, Int, Int, Int, Int)
    private let (position, best, race): (Int, Int, Int)

    static let columns = """
        part.game, part.car, part.track, part.car_ordinal, part.track_ordinal, part.final_position, part.best_lap_s,
            part.race_time_s
        """

    init(_ parts: consuming TripParts) {
        let columns = Columns(parts.rows)
        (game, car, track) = (columns["game"], columns["car"], columns["track"])
        (carOrdinal, trackOrdinal) = (columns["car_ordinal"], columns["track_ordinal"])
        (position, best, race) = (columns["final_position"], columns["best_lap_s"], columns["race_time_s"])
        self.parts = parts
    }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            trip.game = GameIdentity(
                name: parts.rows.text(game), car: parts.rows.optionalText(car), track: parts.rows.optionalText(track))
            var facts = GameFacts()
            facts.carOrdinal = integer(carOrdinal)
            facts.trackOrdinal = integer(trackOrdinal)
            facts.finalPosition = integer(position)
            facts.bestLapS = seconds(best)
            facts.raceTimeS = seconds(race)
            trip.summary.game = facts
            try parts.advance()
        }
    }

    private func integer(_ column: Int) -> Int? {
        parts.rows.optionalReal(column).flatMap { Int(exactly: $0) }
    }

    private func seconds(_ column: Int) -> Double? {
        parts.rows.optionalReal(column).flatMap { 0..<1e10 ~= $0 ? $0 : nil }
    }
}

struct LapReader: ~Copyable {
    private var parts: TripParts
    private let (sequence, number, start, end): (Int, Int, Int, Int)
    private let (time, isValid, isRewound, sectors): (Int, Int, Int, Int)

    static let columns = """
        part.sequence, part.number, part.start_us, part.end_us, part.time_s, part.is_valid, part.is_rewound, part.sectors
        """

    init(_ parts: consuming TripParts) {
        let columns = Columns(parts.rows)
        (sequence, number) = (columns["sequence"], columns["number"])
        (start, end, time) = (columns["start_us"], columns["end_us"], columns["time_s"])
        (isValid, isRewound, sectors) = (columns["is_valid"], columns["is_rewound"], columns["sectors"])
        self.parts = parts
    }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            if let lap = lap(ofTrip: id, database) {
                if trip.summary.game != nil {
                    trip.summary.game?.laps.append(lap)
                } else {
                    trip.summary.timedLaps = (trip.summary.timedLaps ?? GameFacts()).adding(lap)
                }
            }
            try parts.advance()
        }
    }

    private func lap(ofTrip id: Int64, _ database: Database) -> Lap? {
        let (start, end) = (parts.rows.integer(start), parts.rows.integer(end))
        let hasTimes = Database.isPlausible(microseconds: start) && Database.isPlausible(microseconds: end)
        let lap = Lap(
            number: Int(clamping: parts.rows.integer(number)), timeS: parts.rows.real(time),
            isValid: parts.rows.integer(isValid) != 0, isRewound: parts.rows.integer(isRewound) != 0,
            start: Instant(nanoseconds: start &* 1000), end: Instant(nanoseconds: end &* 1000), sectorsS: sectorsS)
        return database.expect(
            hasTimes && lap.isPlausible, "a lap of trip \(id) is invalid",
            repair: "DELETE FROM lap WHERE trip_id = \(id) AND sequence = \(parts.rows.integer(sequence))") ? lap : nil
    }

    /// None if what is stored is not made of times.
    private var sectorsS: [Double] {
        let words = parts.rows.optionalText(sectors)?.split(separator: " ") ?? []
        let times = words.compactMap { Double($0) }.filter { 0..<1e10 ~= $0 }
        return times.count == words.count ? times : []
    }
}
