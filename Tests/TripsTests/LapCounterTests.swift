import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct LapCounterTests {
    /// One moment of a game: the values of signals.
    private struct Game {
        var counter = LapCounter()
        var seconds = 0.0

        mutating func tell(_ values: [Signal: Double], after step: Double = 1.0 / 60) {
            seconds += step
            let time = Instant.zero.advanced(bySeconds: seconds)
            counter.take(values.map { Sample($0.key, $0.value, at: time) })
        }

        /// Drives in the lap up to a time of it.
        mutating func drive(lap: Int, from: Double = 0, to: Double, last: Double? = nil) {
            for step in 0...Int((to - from) * 10) {
                var values: [Signal: Double] = [.lapNumber: Double(lap), .currentLapTime: from + Double(step) / 10]
                values[.lastLapTime] = last
                tell(values, after: 0.1)
            }
        }

        var laps: [Lap] { counter.summary.laps }
    }

    private func times(_ game: Game) -> [Double] { game.laps.map(\.timeS) }

    @Test func countsLapsWithTheGamesTimes() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 59, last: 60.123)
        game.drive(lap: 3, to: 10, last: 59.088)
        #expect(game.laps.map(\.number) == [1, 2])
        #expect(times(game) == [60.123, 59.088])
        #expect(!game.laps.contains { !$0.isValid || $0.isRewound })
        #expect(game.counter.summary.bestLapS == 59.088)
        #expect(abs(game.laps[1].end.seconds(since: game.laps[1].start) - 59.1) < 0.2)
        #expect(game.laps[0].end == game.laps[1].start)
    }

    /// The last lap of a race took as long as the one before, and no number follows it.
    @Test(arguments: [0, 1]) func theLastLapAsLongAsTheOneBefore(numberFollows: Double) {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 60, last: 60.05)
        game.tell([.lastLapTime: 60.05, .currentLapTime: 0])
        game.tell([.lapNumber: 2 + numberFollows, .lastLapTime: 60.05, .currentLapTime: 0])
        #expect(game.laps.map(\.number) == [1, 2])
        #expect(times(game) == [60.05, 60.05])
        #expect(game.laps[1].end == game.laps[1].start.advanced(bySeconds: 60 + 1.0 / 60))
    }

    /// A lap that is begun again is none, although the time of the last one comes all the time.
    @Test func aLapThatIsBegunAgainIsNone() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 40, last: 60.05)
        game.tell([.lastLapTime: 60.05, .currentLapTime: 0])
        game.drive(lap: 2, to: 10, last: 60.05)
        #expect(times(game) == [60.05])
    }

    /// Back over the line, before the game says how long that lap took.
    @Test func aLapThatIsTakenBackAtOnceIsNone() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 60, last: 60.05)
        game.drive(lap: 3, to: 0.5, last: 60.05)
        game.drive(lap: 2, from: 30, to: 58, last: 60.05)
        game.drive(lap: 3, to: 10, last: 58.08)
        #expect(times(game) == [60.05, 58.08])
        #expect(game.laps.map(\.isRewound) == [false, true])
    }

    /// Nothing comes for 20 s, in which the car crosses the line: only the game knows the time of that lap. It may be that of
    /// the lap before, or come a moment later.
    @Test(arguments: [60.05, 61.5], [0, 0.5]) func aHoleAtTheLine(lastS: Double, afterS: Double) {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 50, last: 60.05)
        game.tell([.lapNumber: 3, .currentLapTime: 8.5, .lastLapTime: afterS == 0 ? lastS : 60.05], after: 20)
        game.tell([.lapNumber: 3, .currentLapTime: 8.5 + afterS, .lastLapTime: lastS], after: afterS)
        game.drive(lap: 3, from: 9, to: 60, last: lastS)
        game.drive(lap: 4, to: 5, last: 60.3)
        #expect(times(game) == [60.05, lastS, 60.3])
        #expect(game.laps.allSatisfy { $0.isValid && !$0.isRewound })
        #expect(abs(game.laps[2].start.seconds(since: game.laps[1].start) - 61.5) < 0.2)
    }

    /// The time of a lap may come seconds after the line, when its packet was lost.
    @Test func aTimeThatComesLate() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 20, last: 60.05)
        game.tell([.lapNumber: 2, .lapSector: 2, .currentLapTime: 20])
        game.drive(lap: 2, from: 20, to: 58.6)
        game.tell([.lapNumber: 3, .lapSector: 1, .currentLapTime: 0])
        game.drive(lap: 3, to: 4)
        game.drive(lap: 3, from: 4, to: 57, last: 58.66)
        game.drive(lap: 4, to: 2.5)
        game.drive(lap: 4, from: 2.5, to: 59, last: 57.04)
        game.drive(lap: 5, to: 3, last: 59.02)
        #expect(times(game) == [60.05, 58.66, 57.04, 59.02])
        #expect(game.laps[1].sectorsS == [20, 38.66])
    }

    /// Two laps are driven while nothing comes: no time is of the first of them.
    @Test func aHoleOfTwoLaps() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 50, last: 60.05)
        game.seconds += 92
        game.drive(lap: 4, from: 20, to: 60, last: 61)
        game.drive(lap: 5, to: 5, last: 62)
        #expect(game.laps.map(\.number) == [1, 4] && times(game) == [60.05, 62])
    }

    /// A game that sends no times of laps has none of a lap whose end was missed.
    @Test func aHoleWithoutTimesOfLaps() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 50)
        game.tell([.lapNumber: 3, .currentLapTime: 8], after: 20)
        game.drive(lap: 3, from: 8.1, to: 30)
        #expect(game.laps.map(\.number) == [1])
    }

    /// The sector changes at the moment at which it begins.
    @Test func countsSectors() {
        var game = Game()
        func lap(_ number: Double, _ ends: [(sector: Double, at: Double)], last: Double) {
            game.tell([.lapNumber: number, .lapSector: 1, .currentLapTime: 0, .lastLapTime: last])
            var sector = 1.0
            for end in ends {
                game.tell([.lapNumber: number, .lapSector: sector, .currentLapTime: end.at - 0.4], after: 1)
                sector = end.sector
                game.tell([.lapNumber: number, .lapSector: end.sector, .currentLapTime: end.at], after: 0.4)
            }
            game.tell([.lapNumber: number, .lapSector: ends.last?.sector ?? 1, .currentLapTime: 60], after: 10)
        }
        lap(1, [(2, 20.5), (3, 41.25)], last: 0)
        lap(2, [(2, 19)], last: 60.125)
        lap(3, [(3, 40)], last: 60.25)
        lap(4, [], last: 60.5)
        game.tell([.lapNumber: 5, .lapSector: 1, .currentLapTime: 0, .lastLapTime: 60.75])
        #expect(game.laps.map(\.sectorsS) == [[20.5, 20.75, 18.875], [19, 41.25], [], []])
        #expect(game.laps.map(\.timeS) == [60.125, 60.25, 60.5, 60.75])
    }

    /// Times that the game sends are exact, whenever they come: not those at which the next sector was first seen.
    @Test func exactTimesOfSectors() {
        let (first, second) = (Signal.sectorTimes[0], Signal.sectorTimes[1])
        var game = Game()
        game.tell([.lapNumber: 1, .lapSector: 1, .currentLapTime: 0])
        game.tell([.lapNumber: 1, .lapSector: 2, .currentLapTime: 20.05, first: 20.012], after: 20)
        game.tell([.lapNumber: 1, .lapSector: 2, .currentLapTime: 21], after: 1)
        game.tell([.lapNumber: 1, .lapSector: 3, .currentLapTime: 41.05, second: 21.023], after: 20)
        game.tell([.lapNumber: 1, .lapSector: 3, .currentLapTime: 60], after: 19)
        // Nothing came of a whole sector, and the times are in different packets.
        game.tell([.lapNumber: 2, .lapSector: 1, .currentLapTime: 0.1, .lastLapTime: 60.125])
        game.tell([.lapNumber: 2, .lapSector: 3, .currentLapTime: 45, first: 19.5], after: 45)
        game.tell([.lapNumber: 2, .lapSector: 3, .currentLapTime: 46, second: 20.25], after: 1)
        game.tell([.lapNumber: 2, .lapSector: 3, .currentLapTime: 59.5], after: 13)
        // The times of this lap do not come.
        game.tell([.lapNumber: 3, .lapSector: 1, .currentLapTime: 0.1, .lastLapTime: 59.625])
        game.tell([.lapNumber: 3, .lapSector: 2, .currentLapTime: 18], after: 18)
        game.tell([.lapNumber: 3, .lapSector: 2, .currentLapTime: 60], after: 42)
        game.tell([.lapNumber: 4, .lapSector: 1, .currentLapTime: 0.1, .lastLapTime: 60.25])
        #expect(game.laps.map(\.sectorsS) == [[20.012, 21.023, 19.09], [19.5, 20.25, 19.875], [18, 42.25]])
    }

    @Test func theBestSectorsAreThoseOfLapsThatCount() throws {
        func lap(_ sectorsS: [Double], isValid: Bool = true) -> Lap {
            Lap(
                number: 1, timeS: sectorsS.reduce(0, +), isValid: isValid, isRewound: false, start: .zero, end: .zero,
                sectorsS: sectorsS)
        }
        let best = try #require(
            BestSectors([lap([20, 30, 40]), lap([21, 29, 41]), lap([10, 80]), lap([1, 1, 1], isValid: false)]))
        #expect(best.timesS == [20, 29, 40] && best.laps == [0, 1, 0] && best.totalS == 89)
        #expect(BestSectors([]) == nil && BestSectors([lap([]), lap([])]) == nil)
        #expect(BestSectors([lap([1, 2], isValid: false)]) == nil)
    }

    @Test(arguments: [
        ["n", "c", "l"], ["l", "n", "c"], ["c", "n", "l"], ["c", "l", "n"], ["l", "c", "n"], ["n", "l", "c"],
    ])
    func acceptsEveryOrderOfTheChanges(order: [String]) {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 59, last: 60.05)
        var values: [Signal: Double] = [.lapNumber: 2, .currentLapTime: 59.02, .lastLapTime: 60.05]
        for change in order {
            switch change {
            case "n": values[.lapNumber] = 3
            case "l": values[.lastLapTime] = 59.06
            default: values[.currentLapTime] = 0.01
            }
            game.tell(values, after: 0.02)
            game.tell(values, after: 0.02)
        }
        game.drive(lap: 3, from: 1, to: 30, last: 59.06)
        #expect(times(game) == [60.05, 59.06])
        #expect(game.laps.map(\.number) == [1, 2])
        #expect(!game.laps.contains { !$0.isValid })
    }

    @Test func countsEquallyLongLaps() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        for lap in 2...5 { game.drive(lap: lap, to: 60, last: 60.05) }
        #expect(times(game) == [60.05, 60.05, 60.05, 60.05])
        #expect(game.laps.map(\.number) == [1, 2, 3, 4])
    }

    @Test func measuresALapWhoseTimeIsNotTold() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 10)
        #expect(times(game) == [60])
    }

    @Test func marksARewoundLap() {
        var game = Game()
        game.drive(lap: 1, to: 40)
        game.drive(lap: 1, from: 30, to: 60)
        game.drive(lap: 2, to: 60, last: 60.1)
        game.drive(lap: 3, to: 5, last: 60.2)
        #expect(game.laps.map(\.isRewound) == [true, false])
        #expect(game.laps.map(\.isValid) == [false, true])
        #expect(game.counter.summary.bestLapS == 60.2)
    }

    /// For the game, a lap that was rewound may be the best; here it does not count.
    @Test func theGamesBestLapMayNotCount() {
        var game = Game()
        game.drive(lap: 1, to: 40)
        game.drive(lap: 1, from: 30, to: 50)
        game.tell([.lapNumber: 2, .currentLapTime: 0, .lastLapTime: 50.1, .bestLapTime: 50.1], after: 0.1)
        game.drive(lap: 2, from: 0.1, to: 60)
        #expect(game.laps.map(\.isValid) == [false] && game.counter.summary.bestLapS == nil)
        game.drive(lap: 3, to: 5, last: 60.2)
        #expect(game.laps.map(\.timeS) == [50.1, 60.2] && game.counter.summary.bestLapS == 60.2)
    }

    @Test func aRewindOverTheLineContinuesThatLap() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 3, last: 60.1)
        game.drive(lap: 1, from: 55, to: 61)
        game.drive(lap: 2, to: 50, last: 61.1)
        game.drive(lap: 3, to: 5, last: 50.1)
        #expect(times(game) == [61.1, 50.1])
        #expect(game.laps.map(\.isRewound) == [true, false])
    }

    @Test func aLapThatIsBegunAgainIsNotRewound() {
        var game = Game()
        game.drive(lap: 1, to: 40)
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 5, last: 60.1)
        #expect(times(game) == [60.1])
        #expect(game.laps.map(\.isValid) == [true])
    }

    @Test func aRaceThatIsBegunAgainKeepsTheLapsOfTheFirst() {
        var game = Game()
        game.drive(lap: 1, to: 60)
        game.drive(lap: 2, to: 30, last: 60.1)
        game.drive(lap: 1, to: 58, last: 60.1)
        game.drive(lap: 2, to: 5, last: 58.1)
        #expect(game.laps.map(\.number) == [1, 1])
        #expect(times(game) == [60.1, 58.1])
        #expect(!game.laps.contains { !$0.isValid })
    }

    /// The time of a lap that was driven before the program listened is not one of its laps.
    @Test func ignoresTheLastLapBeforeTheFirstPacket() {
        var game = Game()
        game.drive(lap: 4, from: 20, to: 59.9, last: 70)
        game.drive(lap: 5, to: 5, last: 60)
        #expect(times(game) == [60])
        #expect(game.laps.map(\.number) == [4])
    }

    @Test func theGameMayDeclareALapInvalid() {
        var game = Game()
        game.drive(lap: 1, to: 30)
        game.tell([.lapInvalid: 1])
        game.drive(lap: 1, from: 30, to: 60)
        game.tell([.lapInvalid: 0, .lapNumber: 2, .currentLapTime: 0, .lastLapTime: 60.1])
        game.drive(lap: 2, to: 60, last: 60.1)
        game.drive(lap: 3, to: 5, last: 60.2)
        #expect(game.laps.map(\.isValid) == [false, true])
        #expect(game.laps.map(\.isRewound) == [false, false])
    }

    @Test func keepsPlaceTimeAndOrdinals() {
        var game = Game()
        game.tell([.racePosition: 5, .raceTime: 10, .carOrdinal: 77, .trackOrdinal: 3, .bestLapTime: 55.5])
        game.tell([.racePosition: 2, .raceTime: 130])
        game.tell([.racePosition: 0, .raceTime: 0])
        let facts = game.counter.summary
        #expect(facts.finalPosition == 2)
        #expect(facts.raceTimeS == 130)
        #expect(facts.carOrdinal == 77)
        #expect(facts.trackOrdinal == 3)
        // No lap was recorded, but the game told of one.
        #expect(facts.bestLapS == 55.5)
    }

    @Test func aCarHasNoLaps() {
        var counter = LapCounter()
        counter.take([Sample(.vehicleSpeed, 50, at: .zero), Sample(.engineSpeed, 2000, at: .zero)])
        #expect(counter.summary == GameFacts())
        var engine = TripEngine()
        engine.take(Sample(.lapNumber, 1, at: .zero))
        #expect(engine.summary.game == nil)
    }

    /// The parameters are stored with the trip, so that a trip that was cut off gets its laps.
    @Test func theEngineCountsLapsOfGames() {
        var parameters = TripParameters()
        parameters.isGame = true
        var engine = TripEngine(parameters: TripParameters(parameters.text))
        for step in 0...1300 {
            let time = Instant.zero.advanced(bySeconds: Double(step) / 10)
            engine.take(Sample(.vehicleSpeed, step % 40 < 20 ? 50 : 200, at: time))
            engine.take(Sample(.lapNumber, Double(1 + step / 600), at: time))
            engine.take(Sample(.currentLapTime, Double(step % 600) / 10, at: time))
        }
        #expect(engine.summary.game?.laps.map(\.number) == [1, 2])
        #expect(engine.completedLaps.count == 2)
        #expect(engine.summary.events.isEmpty)
        #expect(engine.summary.fuelL == nil)
    }
}
