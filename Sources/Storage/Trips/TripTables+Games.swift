import Telemetry
package import Trips

/// What belongs to trips of games.
extension TripTables {
    /// Writes the game of a trip that begins.
    func insertGame(_ game: GameIdentity?, trip: Int64) throws(StorageError) {
        guard let game else { return }
        try database.connection.insert(
            into: "game_session", conflict: .replaces,
            ["trip_id": trip, "game": game.name, "car": game.car, "track": game.track])
    }

    /// Writes the car and track of a trip that games name only after it has begun. Known names stay.
    package func completeGame(_ game: GameIdentity, trip: Int64) throws(StorageError) {
        try database.connection.run(
            """
            UPDATE game_session SET car = coalesce(car, :car), track = coalesce(track, :track)
            WHERE trip_id = :trip AND game = :game
            """, ["trip": trip, "game": game.name, "car": game.car, "track": game.track])
    }

    /// The numbers of the trips of games that have laps, in the order of their starts.
    package func sessionsWithLaps() throws(StorageError) -> [Int64] {
        try database.connection.integers(
            """
            SELECT trip.id FROM game_session JOIN trip ON trip.id = game_session.trip_id
            WHERE EXISTS (SELECT 1 FROM lap WHERE lap.trip_id = trip.id) ORDER BY trip.started_us, trip.id
            """)
    }

    /// The condition for the car or track that is searched: the one of the same name. Where a name is missing, because the
    /// game's number was learned later, the number decides.
    private static func isSame(_ column: String) -> String {
        """
        (\(column) = :\(column) OR (\(column) IS NULL OR :\(column) IS NULL) AND \(column)_ordinal = :\(column)_ordinal
            OR coalesce(\(column), :\(column), \(column)_ordinal, :\(column)_ordinal) IS NULL)
        """
    }

    /// The number of the first trip with laps that count on the track of a trip, in its game; nil if the track is not known.
    package func firstSession(onTrackOf trip: TripRecord) throws(StorageError) -> Int64? {
        guard let game = trip.game else { return nil }
        let ordinal = trip.summary.game?.trackOrdinal
        guard game.track != nil || ordinal ?? 0 > 0 else { return nil }
        return try database.connection.integers(
            """
            SELECT trip.id FROM game_session JOIN trip ON trip.id = game_session.trip_id
            WHERE game = :game AND \(Self.isSame("track"))
                AND EXISTS (SELECT 1 FROM lap WHERE lap.trip_id = trip.id AND is_valid AND NOT is_rewound)
            ORDER BY trip.started_us, trip.id LIMIT 1
            """, ["game": game.name, "track": game.track, "track_ordinal": ordinal]
        ).first
    }

    /// The numbers of at most `count` trips with laps that count of a car on a track, that with the fastest one first.
    package func fastestSessions(_ place: CarOnTrack, atMost count: Int) throws(StorageError) -> [Int64] {
        try database.connection.integers(
            """
            SELECT trip_id FROM game_session JOIN lap USING (trip_id)
            WHERE game = :game AND is_valid AND NOT is_rewound
                AND \(Self.isSame("track")) AND \(Self.isSame("car"))
            GROUP BY trip_id ORDER BY min(time_s), trip_id LIMIT :count
            """,
            [
                "game": place.game.name, "track": place.game.track, "track_ordinal": place.trackOrdinal,
                "car": place.game.car, "car_ordinal": place.carOrdinal, "count": count,
            ])
    }

    /// Replaces the facts and laps of a game. Must be called in a transaction.
    func replaceGame(_ facts: GameFacts?, trip: Int64, origin: Instant) throws(StorageError) {
        try database.connection.exec("DELETE FROM lap WHERE trip_id = \(trip)")
        guard let facts else { return }
        try database.connection.update(
            "game_session",
            [
                "car_ordinal": facts.carOrdinal, "track_ordinal": facts.trackOrdinal,
                "final_position": facts.finalPosition, "best_lap_s": facts.bestLapS, "race_time_s": facts.raceTimeS,
            ], where: "trip_id = :trip", ["trip": trip])
        try database.connection.insert(
            into: "lap",
            rows: facts.laps.enumerated().compactMap { sequence, lap -> NamedValues? in
                guard lap.isPlausible, let start = Database.microseconds(lap.start, since: origin),
                    let end = Database.microseconds(lap.end, since: origin)
                else { return nil }
                let sectors = lap.sectorsS.map { String($0) }.joined(separator: " ")
                return [
                    "trip_id": trip, "sequence": sequence, "number": lap.number, "start_us": start, "end_us": end,
                    "time_s": lap.timeS, "is_valid": lap.isValid, "is_rewound": lap.isRewound,
                    "sectors": sectors.isEmpty ? String?.none : sectors,
                ]
            })
    }
}

struct GameReader: ~Copyable {
    private var parts: TripParts

    static let columns = """
        part.game, part.car, part.track, part.car_ordinal, part.track_ordinal, part.final_position, part.best_lap_s,
            part.race_time_s
        """

    init(_ parts: consuming TripParts) { self.parts = parts }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            trip.game = GameIdentity(
                name: parts.rows.text("game"), car: parts.rows.optionalText("car"),
                track: parts.rows.optionalText("track"))
            var facts = GameFacts()
            facts.carOrdinal = integer("car_ordinal")
            facts.trackOrdinal = integer("track_ordinal")
            facts.finalPosition = integer("final_position")
            facts.bestLapS = seconds("best_lap_s")
            facts.raceTimeS = seconds("race_time_s")
            trip.summary.game = facts
            try parts.advance()
        }
    }

    private func integer(_ column: String) -> Int? {
        parts.rows.optionalReal(column).flatMap { Int(exactly: $0) }
    }

    private func seconds(_ column: String) -> Double? {
        parts.rows.optionalReal(column).flatMap { 0..<1e10 ~= $0 ? $0 : nil }
    }
}

struct LapReader: ~Copyable {
    private var parts: TripParts

    static let columns = """
        part.sequence, part.number, part.start_us, part.end_us, part.time_s, part.is_valid, part.is_rewound, part.sectors
        """

    init(_ parts: consuming TripParts) { self.parts = parts }

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
        let (sequence, number) = (parts.rows.integer("sequence"), Int(clamping: parts.rows.integer("number")))
        let (start, end) = (parts.rows.integer("start_us"), parts.rows.integer("end_us"))
        let hasTimes = Database.isPlausible(microseconds: start) && Database.isPlausible(microseconds: end)
        let lap = Lap(
            number: number, timeS: parts.rows.real("time_s"), isValid: parts.rows.bool("is_valid"),
            isRewound: parts.rows.bool("is_rewound"), start: Instant(nanoseconds: start &* 1000),
            end: Instant(nanoseconds: end &* 1000), sectorsS: sectorsS)
        return database.expect(
            hasTimes && lap.isPlausible, "a lap of trip \(id) is invalid",
            repair: "DELETE FROM lap WHERE trip_id = \(id) AND sequence = \(sequence)") ? lap : nil
    }

    /// None if what is stored is not made of times.
    private var sectorsS: [Double] {
        let words = parts.rows.optionalText("sectors")?.split(separator: " ") ?? []
        let times = words.compactMap { Double($0) }.filter { 0..<1e10 ~= $0 }
        return times.count == words.count ? times : []
    }
}
