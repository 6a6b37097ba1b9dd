import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct LapTraceTests {
    static let sources: [Set<Signal>] = [[.lapDistance, .raceDistance], [.raceDistance], []]

    @Test(arguments: zip(sources, [LapMeter.Source.lapDistance, .raceDistance, .speed]))
    func timesAtPlacesAreThoseOfTheCar(told: Set<Signal>, source: LapMeter.Source) throws {
        var driver = LapDriver()
        driver.told = told
        for number in 1...3 { driver.lap(number) }
        for trace in driver.traces {
            let trace = try #require(trace)
            #expect(trace.source == source)
            #expect(trace.isWhole && trace.canBeReference)
            #expect(abs(trace.lengthM - LapDriver.trackM) < 1)
            for distance in stride(from: 0.0, through: 3000, by: 37) {
                let error = trace.timeS(at: distance) - driver.timeS(at: distance)
                #expect(abs(error) < 0.01, "\(distance) m: \(error) s")
            }
            #expect(trace.timeS(at: trace.lengthM) == trace.lap.timeS)
            #expect(abs((trace.topSpeedKmh ?? 0) - 216) < 0.1)
        }
    }

    @Test func valuesAtPlaces() throws {
        var driver = LapDriver()
        driver.lap(1)
        let trace = try #require(driver.traces[0])
        #expect(abs(try #require(trace.value(of: .throttle, at: 1200)) - 40) < 0.01)
        #expect(trace.value(of: .gear, at: 1499) == 2)
        #expect(trace.value(of: .gear, at: 1503) == 3)
        #expect(trace.value(of: .brake, at: 1200) == nil)
        let position = try #require(trace.position(at: 700))
        #expect(abs(position.x - 700) < 0.01 && abs(position.z + 1400) < 0.01)
        #expect(trace.grid.count == 601 && trace.grid[1] == 5 && trace.grid.last == trace.lengthM)
        #expect(trace.minisectorEndsMs.count == 26)
        #expect(trace.minisectorEndsMs.last == 60_000)
    }

    /// The clock of the lap does not run in a pause, whatever the time of arrival.
    @Test func pauses() throws {
        var driver = LapDriver()
        let start = driver.clockS
        driver.drive(lap: 1, to: 20)
        driver.pause(300)
        driver.drive(lap: 1, from: 20)
        driver.finish(1, since: start)
        let trace = try #require(driver.traces[0])
        #expect(trace.canBeReference)
        #expect(abs(trace.timeS(at: 2000) - driver.timeS(at: 2000)) < 0.01)
    }

    /// A rewound lap is that of the last attempts.
    @Test(arguments: sources) func rewinds(told: Set<Signal>) throws {
        var driver = LapDriver()
        driver.told = told
        let start = driver.clockS
        driver.drive(lap: 1, to: 30)
        driver.pause(4)
        driver.drive(lap: 1, from: 22, to: 40)
        driver.drive(lap: 1, from: 21)
        driver.finish(1, since: start, isValid: false, isRewound: true)
        let trace = try #require(driver.traces[0])
        #expect(trace.isWhole && !trace.canBeReference)
        #expect(abs(trace.lengthM - LapDriver.trackM) < 1.5)
        for distance in stride(from: 0.0, through: 3000, by: 50) {
            #expect(abs(trace.timeS(at: distance) - driver.timeS(at: distance)) < 0.015)
        }
    }

    /// The game goes back over the line, and the lap before it goes on.
    @Test(arguments: sources) func rewindsOverTheLine(told: Set<Signal>) throws {
        var driver = LapDriver()
        driver.told = told
        let start = driver.clockS
        driver.drive(lap: 1)
        driver.drive(lap: 2, to: 3)
        driver.drive(lap: 1, from: 55)
        driver.finish(1, since: start, isValid: false, isRewound: true)
        let trace = try #require(driver.traces[0])
        #expect(abs(trace.lengthM - LapDriver.trackM) < 1.5)
        #expect(abs(trace.timeS(at: 2900) - driver.timeS(at: 2900)) < 0.015)
        #expect(abs(trace.timeS(at: 100) - driver.timeS(at: 100)) < 0.015)
    }

    /// One packet of seven is lost, and half a second at once.
    @Test(arguments: sources) func lostPackets(told: Set<Signal>) throws {
        var driver = LapDriver()
        driver.told = told
        driver.lap(1) { Int($0 * 60) % 7 == 0 || (30..<30.5).contains($0) }
        let trace = try #require(driver.traces[0])
        #expect(trace.canBeReference)
        #expect(trace.holeS > 0.4 && trace.holeS < 0.6)
        for distance in stride(from: 0.0, through: 3000, by: 50) where !(1400...1600).contains(distance) {
            #expect(abs(trace.timeS(at: distance) - driver.timeS(at: distance)) < 0.02)
        }
    }

    @Test(arguments: [0.0, 57]) func whatWasNotFollowedFromLineToLine(from: Double) throws {
        var driver = LapDriver()
        driver.lap(1) { $0 >= from && $0 < from + 3 }
        let trace = try #require(driver.traces[0])
        #expect(!trace.isWhole && !trace.canBeReference)
    }

    @Test func aLapWithALongHoleIsNoReference() throws {
        var driver = LapDriver()
        driver.lap(1) { $0 >= 20 && $0 < 25 }
        let trace = try #require(driver.traces[0])
        #expect(trace.isWhole && !trace.canBeReference)
        #expect(abs(trace.holeS - 5) < 0.1)
    }

    @Test func standingStart() throws {
        var driver = LapDriver()
        driver.standsS = 4
        driver.lap(1)
        let trace = try #require(driver.traces[0])
        #expect(trace.canBeReference)
        #expect(trace.timeS(at: 0) == 0)
        #expect(trace.timeS(at: 10) > 4)
    }

    /// A distance that no car can drive, and a game that always tells the same one.
    @Test func impossibleDistances() throws {
        var driver = LapDriver()
        driver.lap(1)
        var traces = LapTraces(driver.laps)
        for (index, sample) in driver.samples.enumerated() {
            let isOdd = sample.signal == .lapDistance && index % 400 < 10
            traces.take(isOdd ? Sample(.lapDistance, 90_000, at: sample.time) : sample)
        }
        let trace = try #require(traces.all()[0])
        #expect(abs(trace.lengthM - LapDriver.trackM) < 1)
        var constant = LapTraces(driver.laps)
        for sample in driver.samples where sample.signal != .raceDistance {
            constant.take(sample.signal == .lapDistance ? Sample(.lapDistance, 0, at: sample.time) : sample)
        }
        let other = try #require(constant.all()[0])
        #expect(other.source == .speed)
        #expect(abs(other.lengthM - LapDriver.trackM) < 1)
    }

    /// Games change the lap's number, time and distance in different packets.
    @Test func staleTimesAtTheLine() throws {
        var driver = LapDriver()
        driver.lap(1)
        driver.lap(2)
        var traces = LapTraces(driver.laps)
        let line = driver.laps[1].start
        for sample in driver.samples {
            let sinceS = sample.time.seconds(since: line)
            let isStale = (0..<0.05).contains(sinceS)
            switch sample.signal {
            case .currentLapTime where isStale: traces.take(Sample(.currentLapTime, 60 + sinceS, at: sample.time))
            case .lapDistance where (0..<0.1).contains(sinceS):
                traces.take(Sample(.lapDistance, 3000 + sinceS, at: sample.time))
            default: traces.take(sample)
            }
        }
        for trace in traces.all() {
            let trace = try #require(trace)
            #expect(trace.canBeReference)
            #expect(abs(trace.lengthM - LapDriver.trackM) < 1.5)
            #expect(abs(trace.timeS(at: 1500) - driver.timeS(at: 1500)) < 0.01)
        }
    }

    /// A source that tells no lap times, as a car on a track: the laps are made from its positions.
    @Test func withoutTimesOfAGame() throws {
        var driver = LapDriver()
        driver.told = []
        driver.lap(1)
        driver.lap(2)
        var traces = LapTraces(driver.laps)
        for sample in driver.samples where sample.signal != .currentLapTime { traces.take(sample) }
        for trace in traces.all() {
            let trace = try #require(trace)
            #expect(trace.canBeReference && trace.source == .speed)
            #expect(abs(trace.timeS(at: 2200) - driver.timeS(at: 2200)) < 0.02)
        }
    }

    @Test func withoutAnyDistance() {
        var driver = LapDriver()
        driver.lap(1)
        var traces = LapTraces(driver.laps)
        for sample in driver.samples where sample.signal == .throttle { traces.take(sample) }
        #expect(traces.all()[0] == nil)
    }
}
