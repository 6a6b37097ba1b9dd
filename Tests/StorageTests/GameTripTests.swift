import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct GameTripTests {
    private static let facts: GameFacts = {
        var facts = GameFacts()
        facts.bestLapS = 61.5
        facts.raceTimeS = 190.25
        facts.finalPosition = 2
        facts.carOrdinal = 2345
        facts.trackOrdinal = 10
        facts.laps = [
            Lap(
                number: 1, timeS: 62.125, isValid: true, isRewound: false, start: .zero,
                end: Instant(nanoseconds: 62_125_000_000), sectorsS: [20.5, 41.625]),
            Lap(
                number: 2, timeS: 61.5, isValid: false, isRewound: true, start: Instant(nanoseconds: 62_125_000_000),
                end: Instant(nanoseconds: 123_625_000_000)),
        ]
        return facts
    }()

    private func beginning() -> TripBeginning {
        var beginning = TripBeginning(
            start: WallTime(microseconds: 1_700_000_000_000_000), vin: nil, adapter: "game:forza-horizon", bus: nil,
            fuelPrice: nil)
        beginning.game = GameIdentity(name: "forza-horizon", car: "R8", track: "Monza")
        beginning.parameters.isGame = true
        return beginning
    }

    @Test func keepsTheGameAndItsLaps() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("trips.db"))
        let id = try database.trips.begin(beginning())
        try database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        var summary = TripSummary()
        summary.game = Self.facts
        summary.samples = 1
        try database.trips.finish(id, summary: summary)
        let trip = try #require(try database.trips.latest())
        #expect(trip.kind == .game)
        #expect(trip.game == GameIdentity(name: "forza-horizon", car: "R8", track: "Monza"))
        #expect(trip.summary.game == Self.facts)
        #expect(trip.summary.fuelL == nil)
        // A game is no driving.
        #expect(try database.trips.drives(since: WallTime(microseconds: 0)).isEmpty)
        try database.trips.delete(id)
        #expect(try database.connection.integer("SELECT count(*) FROM lap") == 0)
        #expect(try database.connection.integer("SELECT count(*) FROM game_session") == 0)
    }

    @Test func isImportedWithItsLaps() throws {
        let directory = try TemporaryDirectory()
        let other = try Database.open(path: directory.file("other.db"))
        let id = try other.trips.begin(beginning())
        try other.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        var summary = TripSummary()
        summary.game = Self.facts
        summary.samples = 1
        try other.trips.finish(id, summary: summary)
        let database = try Database.open(path: directory.file("trips.db"))
        #expect(try database.care.importFile(path: directory.file("other.db")).trips == 1)
        #expect(try database.trips.latest()?.summary.game == Self.facts)
        #expect(try database.trips.latest()?.game?.car == "R8")
    }

    /// A trip that was cut off gets its laps from its samples, since its parameters say that it is a game.
    @Test func aTripThatWasCutOffGetsItsLaps() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("trips.db"))
        let id = try database.trips.begin(beginning())
        let samples = (0...1300).flatMap { step -> [Sample] in
            let time = Instant(nanoseconds: Int64(step) * 100_000_000)
            return [
                Sample(.vehicleSpeed, 100, at: time), Sample(.lapNumber, Double(1 + step / 600), at: time),
                Sample(.currentLapTime, Double(step % 600) / 10, at: time),
            ]
        }
        try database.append(samples, trip: id, origin: .zero)
        // The recording process is gone.
        try database.connection.exec("UPDATE trip SET owner = NULL WHERE id = \(id)")
        let recovered = try database.trips.recover()
        #expect(recovered.count == 1)
        let trip = try #require(try database.trips.latest())
        #expect(trip.game?.name == "forza-horizon")
        #expect(trip.summary.game?.laps.map(\.number) == [1, 2])
        #expect(trip.summary.game?.laps.map(\.timeS) == [59.9, 59.9])
    }

    /// The game's numbers get names later, by the program or by the user; old laps stay those of the same car.
    @Test(arguments: [
        (GameIdentity(name: "forza-horizon"), 2345, 10, true),
        (GameIdentity(name: "forza-horizon", car: "R8", track: "Monza"), 2345, 10, true),
        (GameIdentity(name: "forza-horizon", car: "R8", track: "Monza"), 1, 10, false),
        (GameIdentity(name: "forza-horizon", car: "R8"), 2345, 11, false), (GameIdentity(name: "f1"), 2345, 10, false),
    ])
    func aCarThatGotItsNameLater(later: GameIdentity, car: Int, track: Int, isSame: Bool) throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("trips.db"))
        var beginning = beginning()
        beginning.game = GameIdentity(name: "forza-horizon")
        let id = try database.trips.begin(beginning)
        try database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        var summary = TripSummary()
        summary.game = Self.facts
        summary.samples = 1
        try database.trips.finish(id, summary: summary)
        var facts = GameFacts()
        facts.carOrdinal = car
        facts.trackOrdinal = track
        let place = try #require(CarOnTrack(later, facts))
        #expect(try database.trips.fastestSessions(place, atMost: 3) == (isSame ? [id] : []))
        var trip = try #require(try database.trips.latest())
        trip.game = later
        trip.summary.game = facts
        let first = try database.trips.firstSession(onTrackOf: trip)
        #expect((first == id) == (track == 10 && later.name == "forza-horizon"))
    }
}
