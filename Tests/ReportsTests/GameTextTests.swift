import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct GameTextTests {
    private static var trip: TripRecord {
        var facts = GameFacts()
        facts.bestLapS = 61.5
        facts.raceTimeS = 190.25
        facts.finalPosition = 2
        facts.carOrdinal = 2345
        facts.trackOrdinal = 10
        facts.laps = [
            Lap(number: 1, timeS: 62.125, isValid: true, isRewound: false, start: .zero, end: .zero),
            Lap(number: 2, timeS: 59.004, isValid: false, isRewound: true, start: .zero, end: .zero),
            Lap(number: 3, timeS: 60, isValid: false, isRewound: false, start: .zero, end: .zero),
        ]
        var summary = TripSummary()
        summary.game = facts
        summary.durationS = 200
        summary.distanceKm = 9.1
        summary.maxSpeedKmh = 250
        var trip = TripRecord(
            id: 7, start: WallTime(microseconds: 1_700_000_000_000_000), vin: nil, fuelPrice: nil, summary: summary)
        trip.game = GameIdentity(name: "f1-2022", car: "Red one")
        return trip
    }

    @Test func showsTheLapsAndNoFuel() {
        let lines = TripText(Self.trip, Presentation(width: 100)).lines()
        #expect(lines.contains("Game      F1 22"))
        #expect(lines.contains("Car       Red one"))
        #expect(lines.contains("Track     Spa"))
        #expect(lines.contains("Race time 3:10.250"))
        #expect(lines.contains("Best lap  1:01.500"))
        #expect(
            lines.suffix(3) == ["Lap 1     1:02.125", "Lap 2     0:59.004, rewound", "Lap 3     1:00.000, not valid"])
        #expect(!lines.contains { $0.contains("uel") || $0.contains("Score") || $0.contains("Cost") })
    }

    @Test func namesWhatTheGameOnlyNumbers() {
        var trip = Self.trip
        trip.game = GameIdentity(name: "forza-motorsport")
        let lines = TripText(trip, Presentation(width: 100)).lines()
        #expect(lines.contains("Game      Forza Motorsport"))
        #expect(lines.contains("Car       car 2345"))
        #expect(lines.contains("Track     track 10"))
    }

    @Test func jsonHasLapsAndNoFuel() {
        let line = TripDocuments.line(Self.trip).line
        for part in [
            #""game":"f1-2022""#, #""car":"Red one""#, #""track":"Spa""#, #""laps":3"#, #""bestLapS":61.5"#,
            #""finalPosition":2"#, #"{"t":0,"number":2,"timeS":59.004,"valid":false,"rewound":true}"#,
        ] { #expect(line.contains(part), "\(part)") }
        for part in ["fuelL", "averageMpgUs", "score", "sharpBrakings", "overSpeedS"] { #expect(!line.contains(part)) }
        #expect(
            TripDocuments.line(
                Self.trip.summary.game?.laps[0]
                    ?? Lap(
                        number: 0, timeS: 0, isValid: false, isRewound: false, start: .zero, end: .zero)
            ).line
                == #"{"type":"lap","number":1,"timeS":62.125,"valid":true}"#)
    }

    /// Every value of a game has a name in words: no two words are joined, and no two values have the same name.
    @Test func namesOfValues() {
        let names = GameSignal.all.map { TripText.name($0.signal) }
        #expect(names.allSatisfy { !$0.contains(/[a-z][A-Z]/) && $0.first?.isUppercase ?? false }, "\(names)")
        #expect(Set(names).count == names.count)
        #expect(TripText.name(Signal.tireSlips[0]) == "Tire slip, front left")
        #expect(TripText.name(.bestLapTime) == "Best lap time")
    }
}
