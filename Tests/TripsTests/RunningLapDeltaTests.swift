import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct RunningLapDeltaTests {
    /// Feeds what a driver tells, through the meter, and finishes each lap a quarter of a second after the line.
    private struct Dashboard {
        var meter = LapMeter()
        var delta = RunningLapDelta()
        var seconds = 0.0

        mutating func drive(_ driver: LapDriver, from: Double = 0, to: Double? = nil) {
            var timeS = from
            while timeS < (to ?? driver.lapS) {
                seconds += 1.0 / 60
                let time = at(seconds)
                let place = meter.take([
                    Sample(.lapDistance, driver.distanceM(timeS), at: time),
                    Sample(.vehicleSpeed, driver.speedMps(timeS) * 3.6, at: time),
                    Sample(.currentLapTime, timeS, at: time),
                ])
                if let place { delta.take(distanceM: place.distanceM, timeS: place.timeS, at: time) }
                timeS += 1.0 / 60
            }
        }

        mutating func lap(_ driver: LapDriver, isValid: Bool = true, next: LapDriver = LapDriver()) {
            drive(driver, from: 0.25)
            drive(next, to: 0.25)
            delta.finish(timeS: driver.lapS, isValid: isValid)
        }
    }

    private func driver(_ mps: Double) -> LapDriver {
        var driver = LapDriver()
        driver.mps = mps
        return driver
    }

    @Test func growsWithTheLap() {
        var dashboard = Dashboard()
        dashboard.lap(driver(50))
        #expect(dashboard.delta.referenceS == 60)
        let slower = driver(49)
        for timeS in stride(from: 5.0, through: 60, by: 5) {
            dashboard.drive(slower, from: timeS - 5, to: timeS)
            let real = timeS - driver(50).timeS(at: slower.distanceM(timeS))
            #expect(abs((dashboard.delta.deltaS ?? .nan) - real) < 0.02, "\(timeS)")
        }
    }

    @Test func noneWithoutABestLap() {
        var dashboard = Dashboard()
        dashboard.drive(driver(50), to: 30)
        #expect(dashboard.delta.deltaS == nil)
        dashboard.drive(driver(50), from: 30)
        dashboard.drive(driver(50), to: 0.2)
        dashboard.delta.finish(timeS: 60, isValid: false)
        dashboard.drive(driver(50), from: 0.2, to: 10)
        #expect(dashboard.delta.deltaS == nil && dashboard.delta.referenceS == nil)
    }

    @Test func theBestLapIsTheReference() {
        var dashboard = Dashboard()
        dashboard.lap(driver(50))
        dashboard.lap(driver(48))
        #expect(dashboard.delta.referenceS == 60)
        dashboard.lap(driver(52), isValid: false)
        #expect(dashboard.delta.referenceS == 60)
        dashboard.lap(driver(51))
        #expect(dashboard.delta.referenceS == driver(51).lapS)
    }

    @Test func aRewoundLapIsNoReference() {
        var dashboard = Dashboard()
        dashboard.lap(driver(50))
        let fast = driver(55)
        dashboard.drive(fast, to: 30)
        dashboard.drive(fast, from: 20, to: 40)
        let real = 40 - driver(50).timeS(at: fast.distanceM(40))
        #expect(abs((dashboard.delta.deltaS ?? .nan) - real) < 0.02)
        dashboard.drive(fast, from: 40)
        dashboard.drive(fast, to: 0.2)
        // Even if the caller should not know.
        dashboard.delta.finish(timeS: fast.lapS, isValid: true)
        #expect(dashboard.delta.referenceS == 60)
    }

    /// The lap before the line goes on: its time does not count, as it did before.
    @Test func aRewindOverTheLine() {
        var dashboard = Dashboard()
        dashboard.lap(driver(50))
        let fast = driver(52)
        dashboard.lap(fast, next: fast)
        #expect(dashboard.delta.referenceS == fast.lapS)
        dashboard.drive(fast, from: 0.25, to: 3)
        dashboard.drive(fast, from: 50)
        #expect(dashboard.delta.referenceS == 60)
        dashboard.drive(fast, to: 0.2)
        dashboard.delta.finish(timeS: fast.lapS, isValid: false)
        #expect(dashboard.delta.referenceS == 60)
    }

    /// The completed laps say what counts: a lap that is taken back, or whose time changes, is no other best than there.
    @Test func theLapsAreTheTruth() {
        var dashboard = Dashboard()
        var laps: [Lap] = []
        func add(_ driver: LapDriver, isRewound: Bool = false) {
            dashboard.drive(driver, from: 0.25)
            dashboard.drive(driver, to: 0.25)
            laps.append(
                Lap(
                    number: laps.count + 1, timeS: driver.lapS, isValid: !isRewound, isRewound: isRewound,
                    start: .zero, end: at(dashboard.seconds)))
            dashboard.delta.take(laps)
        }
        func check(_ line: Int = #line) {
            let best = laps.filter(\.isValid).min { $0.timeS < $1.timeS }
            #expect(dashboard.delta.referenceS == best?.timeS, "\(line)")
            #expect(dashboard.delta.referenceNumber == best?.number, "\(line)")
        }
        add(driver(50))
        check()
        add(driver(55), isRewound: true)
        check()
        add(driver(52))
        check()
        // The time follows later.
        laps[2].timeS -= 0.3
        dashboard.delta.take(laps)
        check()
        // It is taken back, and one does not count any more.
        laps.removeLast()
        dashboard.delta.take(laps)
        check()
        laps[0].isValid = false
        dashboard.delta.take(laps)
        check()
    }

    /// A lap that was not followed from its beginning has a delta, and is no reference.
    @Test func joiningWithinALap() {
        var dashboard = Dashboard()
        dashboard.drive(driver(60), from: 20)
        dashboard.drive(driver(50), to: 0.25)
        dashboard.delta.finish(timeS: driver(60).lapS, isValid: true)
        #expect(dashboard.delta.referenceS == nil)
        dashboard.lap(driver(50))
        #expect(dashboard.delta.referenceS == 60)
    }

    @Test func impossibleSamples() {
        var dashboard = Dashboard()
        dashboard.lap(driver(50))
        for (distance, time) in [(.nan, 5), (1e9, 6), (-5e8, 7), (100, .infinity), (100, -3)] as [(Double, Double)] {
            dashboard.delta.take(distanceM: distance, timeS: time, at: at(dashboard.seconds))
        }
        dashboard.drive(driver(50), from: 0.25, to: 30)
        #expect(abs(dashboard.delta.deltaS ?? .nan) < 0.02)
    }

    // MARK: The choice

    /// A lap of an earlier session, as it is stored.
    private func stored(_ driver: LapDriver, lengthFactor: Double = 1) throws -> ReferenceLap.Stored {
        let lap = Lap(
            number: 3, timeS: driver.lapS, isValid: true, isRewound: false, start: .zero, end: at(driver.lapS))
        var traces = LapTraces([lap])
        for tick in 0...Int(driver.lapS * 60) {
            let timeS = Double(tick) / 60
            let values = [
                (Signal.lapDistance, driver.distanceM(timeS) * lengthFactor),
                (.vehicleSpeed, driver.speedMps(timeS) * 3.6 * lengthFactor),
                (.currentLapTime, timeS),
            ]
            for (signal, value) in values { traces.take(Sample(signal, value, at: at(timeS))) }
        }
        let trace = try #require(traces.all().first ?? nil)
        return try #require(ReferenceLap.Stored(trip: 7, trace))
    }

    /// The last lap that counts, even if it is the slowest.
    @Test func theLastLap() {
        var dashboard = Dashboard(delta: RunningLapDelta(.last))
        for (mps, isValid, lastMps) in [(55.0, true, 55.0), (50, true, 50), (60, false, 50), (52, true, 52)] {
            dashboard.lap(driver(mps), isValid: isValid, next: driver(mps))
            #expect(dashboard.delta.referenceS == driver(lastMps).lapS, "\(mps)")
        }
        #expect(dashboard.delta.referenceTrip == nil)
    }

    /// From the first lap on, and whatever is driven.
    @Test func aStoredLap() throws {
        let (reference, faster) = (driver(50), driver(60))
        var dashboard = Dashboard(delta: RunningLapDelta(.stored(try stored(reference))))
        dashboard.drive(faster, to: 20)
        // There the other car was after 24 s.
        #expect(abs(try #require(dashboard.delta.deltaS) + 4) < 0.02)
        dashboard.drive(faster, from: 20)
        dashboard.drive(faster, to: 0.25)
        dashboard.delta.finish(timeS: faster.lapS, isValid: true)
        #expect(dashboard.delta.referenceS == reference.lapS)
        #expect(dashboard.delta.referenceTrip == 7 && dashboard.delta.referenceNumber == 3)
    }

    /// A lap of another length shows that the stored lap is of another track.
    @Test func aStoredLapOfAnotherTrack() throws {
        let other = driver(50)
        var dashboard = Dashboard(delta: RunningLapDelta(.stored(try stored(driver(50), lengthFactor: 1.03))))
        dashboard.drive(other)
        dashboard.drive(other, to: 0.25)
        dashboard.delta.finish(timeS: other.lapS, isValid: true)
        #expect(dashboard.delta.referenceTrip == nil && dashboard.delta.referenceS == other.lapS)
    }

    /// The record is looked up once the car and the track are known, and again for others.
    @Test func theRecord() throws {
        let (reference, own) = (driver(50), driver(55))
        let lap = try stored(reference)
        var dashboard = Dashboard(delta: RunningLapDelta(.record { $0.game.track == "a" ? lap : nil }))
        dashboard.lap(own, isValid: true, next: own)
        #expect(dashboard.delta.referenceS == own.lapS)
        var facts = GameFacts()
        facts.trackOrdinal = 0
        #expect(CarOnTrack(nil, nil) == nil && CarOnTrack(GameIdentity(name: "x"), facts) == nil)
        dashboard.delta.know(nil)
        dashboard.delta.know(CarOnTrack(GameIdentity(name: "x", track: "a"), nil))
        #expect(dashboard.delta.referenceS == reference.lapS && dashboard.delta.referenceTrip == 7)
        dashboard.delta.know(CarOnTrack(GameIdentity(name: "x", track: "b"), nil))
        #expect(dashboard.delta.referenceS == own.lapS && dashboard.delta.referenceTrip == nil)
        facts.trackOrdinal = 7
        #expect(CarOnTrack(GameIdentity(name: "x"), facts)?.trackOrdinal == 7)
    }
}
