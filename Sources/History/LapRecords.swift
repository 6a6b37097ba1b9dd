package import Reports
package import Storage
package import Telemetry
import Trips

extension LapRecord {
    /// Those that say whether the track was wet.
    package static let signals: [Signal] = [.rain, .weather]

    /// The personal bests of all stored sessions of games, by game, track, car and whether the track was wet; the tracks in
    /// the order of their names. Where a game does not name the track, its laps are distinguished by their positions; those
    /// without are left out.
    package static func stored(_ database: Database) throws(StorageError) -> [LapRecord] {
        var records: [Key: LapRecord] = [:]
        var unnamed = UnnamedTracks()
        for id in try database.trips.sessionsWithLaps() {
            guard let trip = try database.trips.trip(id), let game = trip.game else { continue }
            let named = GameWords.track(trip)
            let tracks =
                named == nil
                ? try unnamed.names(trip, id, game: game.name, database) : trip.laps.map { _ in named }
            let rain = try WetLaps(trip, id, database)
            for (lap, track) in zip(trip.laps, tracks) where lap.isValid && !lap.isRewound {
                guard let track else { continue }
                let key = Key(game: game.name, track: track, car: GameWords.car(trip), isWet: rain.isWet(lap))
                var record = records[key] ?? LapRecord(key: key, lap: lap, trip: trip)
                record.count += 1
                if lap.timeS < record.lap.timeS {
                    record.lap = lap
                    record.trip = trip
                }
                records[key] = record
            }
        }
        return records.values.sorted()
    }
}

/// In which laps of a session the track was wet.
private struct WetLaps {
    /// From this share of rain on, in percent, and from light rain on, as `Signal.weather` numbers it.
    private static let (minRain, minWeather) = (5.0, 3.0)

    private var isKnown = false
    private var times: [Instant] = []

    init(_ trip: TripRecord, _ id: Int64, _ database: Database) throws(StorageError) {
        var isKnown = false
        var times: [Instant] = []
        try database.samples(trip: id, only: Set(LapRecord.signals)) { sample in
            isKnown = true
            if sample.value >= (sample.signal == .rain ? Self.minRain : Self.minWeather) { times.append(sample.time) }
        }
        let origin = trip.origin
        self.isKnown = isKnown
        self.times = times.map { origin.advanced(bySeconds: $0.seconds(since: .zero)) }
    }

    /// Nil if the game does not report the weather.
    func isWet(_ lap: Lap) -> Bool? {
        isKnown ? times.contains { $0 >= lap.start && $0 < lap.end } : nil
    }
}
