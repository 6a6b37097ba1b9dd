import Formats
import Glibc
import History
import Reports
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct LapRecordTests {
    /// Stores a session of a game that names no track: laps of 60 s on circles, given by their radius and center.
    private static func race(
        _ database: Database, day: Int, game: String = "forza-horizon", _ circles: [(radiusM: Double, x: Double)],
        turns: Double = 1
    ) throws {
        var beginning = TripBeginning(
            start: DriveStore.day(day), vin: nil, adapter: "game:" + game, bus: nil, fuelPrice: nil)
        beginning.game = GameIdentity(name: game)
        let trip = try database.trips.begin(beginning)
        var samples: [Sample] = []
        var summary = TripSummary()
        var facts = GameFacts()
        for (index, circle) in circles.enumerated() {
            let startS = 60 * Double(index)
            for step in 0..<600 {
                let angle = turns * 2 * Double.pi * Double(step) / 600
                let time = Instant.zero.advanced(bySeconds: startS + Double(step) / 10)
                samples.append(Sample(.positionZ, circle.radiusM * sin(angle), at: time))
                samples.append(Sample(.positionX, circle.x + circle.radiusM * cos(angle), at: time))
            }
            facts.laps.append(
                Lap(
                    number: index + 1, timeS: 60 - Double(day), isValid: true, isRewound: false,
                    start: .zero.advanced(bySeconds: startS), end: .zero.advanced(bySeconds: startS + 59.9)))
        }
        summary.game = facts
        try database.append(samples, trip: trip, origin: .zero)
        try database.trips.finish(trip, summary: summary)
    }

    /// A track without a name is the line that was driven.
    @Test func tracksWithoutNames() throws {
        let store = try DriveStore()
        try Self.race(store.database, day: 1, [(300, 0), (305, 2)])
        try Self.race(store.database, day: 2, [(301, 1), (300, 2000), (500, 0)])
        // The other way round, and another game.
        try Self.race(store.database, day: 3, [(300, 0)], turns: -1)
        try Self.race(store.database, day: 4, game: "gran-turismo-7", [(300, 0)])
        try Self.race(store.database, day: 5, game: "gran-turismo-7", [])
        let records = try LapRecord.stored(store.database)
        #expect(
            records.map { "\($0.key.game) \($0.key.track) \($0.count) \(Int($0.lap.timeS)) \($0.trip.id ?? 0)" } == [
                "forza-horizon track of trip 1 3 58 2", "forza-horizon track of trip 2 1 58 2",
                "forza-horizon track of trip 2, no. 2 1 58 2", "forza-horizon track of trip 3 1 57 3",
                "gran-turismo-7 track of trip 4 1 56 4",
            ])
    }

    /// The advice for a session of a game is none about receivers.
    @Test func aGameHasNoPlacesOnTheEarth() {
        #expect(StoredError.noPositions(trip: 3).message.advice.contains("--gps"))
        #expect(StoredError.noPositions(trip: 3, isGame: true).message.advice.contains("--gps") == false)
    }
}
