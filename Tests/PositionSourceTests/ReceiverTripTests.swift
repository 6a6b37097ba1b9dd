import Interchange
import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import PositionSource

@Suite(.timeLimit(.minutes(20))) struct ReceiverTripTests {
    private typealias Receiver = MadeDrive.Receiver

    /// The trips of a receiver, each with its samples.
    private func trips(_ batches: [Batch], pauseS: Double = 300) -> [[Sample]] {
        var movement = ReceiverMovement(device: "gps:test", ReceiverTrip.Limits(pauseS: pauseS))
        var trips: [[Sample]] = [[]]
        for batch in batches {
            for event in movement.events(.batch(batch)) {
                switch event {
                case .batch(let batch): trips[trips.count - 1] += batch.samples
                case .segmentEnded: trips.append([])
                default: break
                }
            }
        }
        return trips.filter { !$0.isEmpty }
    }

    private func summary(_ samples: [Sample]) -> TripSummary {
        var parameters = TripParameters()
        parameters.isOfReceiver = true
        return TripEngine.summary(parameters) { take in for sample in samples { take(sample) } }
    }

    private func meters(_ trips: [[Sample]]) -> Double { trips.reduce(0) { $0 + (summary($1).distanceKm ?? 0) * 1000 } }

    /// What is held back until it moves begins a trip at the time at which it was measured.
    @Test func whatIsHeldBackIsLate() throws {
        var movement = ReceiverMovement(device: "gps:test", ReceiverTrip.Limits(pauseS: 300))
        let events = movement.events(.connected(SourceDescription(device: "gpsd:localhost:2947")))
        guard case .connected(let description) = try #require(events.first) else { throw StartFailure(reason: "none") }
        #expect(description.arrivesLate && description.device == "gps:test")
        var times: [Instant] = []
        for second in 0..<60 where times.isEmpty {
            let place = GeoPoint(latitude: 48 + Double(max(0, second - 40)) * 0.0001, longitude: 11)
            let now = Instant.zero.advanced(bySeconds: Double(second))
            let samples = [
                Sample(.latitude, place.latitude, at: now), Sample(.longitude, place.longitude, at: now),
                Sample(.groundSpeed, second > 40 ? 40 : 0, at: now), Sample(.positionError, 4, at: now),
            ]
            times = movement.events(.batch(Batch(samples, at: now))).compactMap {
                if case .batch(let batch) = $0 { batch.time } else { nil }
            }
        }
        let (first, last) = (try #require(times.first), try #require(times.last))
        #expect(first.seconds(since: .zero) == 40 && last > first)
    }

    // MARK: Distances

    @Test(arguments: [
        ("good", 1.0, 4.0, true, 1.0, 50.0), ("usual", 3, 8, true, 1, 50), ("poor", 8, 20, true, 1, 50),
        ("no speed", 3, 8, false, 1, 50), ("no speed, poor", 6, 15, false, 1, 50),
        ("ten a second", 3, 8, true, 0.1, 50),
        ("bicycle", 3, 8, true, 1, 20), ("bicycle, no speed", 3, 8, false, 1, 20),
        ("phone", 4, 10, true, 10, 50), ("phone, no speed", 4, 10, false, 15, 50),
    ])
    func aKnownDistanceIsWithinItsOwnUncertainty(
        name: String, noiseM: Double, errorM: Double, reportsSpeed: Bool, intervalS: Double, kmh: Double
    ) {
        let drive = MadeDrive.town(kmh: kmh)
        let receiver = Receiver(noiseM: noiseM, errorM: errorM, reportsSpeed: reportsSpeed, intervalS: intervalS)
        var (within, widest, worst) = (0, 0.0, 0.0)
        let seeds = Thorough.isOn ? 100 : 20
        for seed in 1...seeds {
            let trips = trips(drive.batches(receiver, seed: UInt64(seed)))
            let summary = summary(trips.flatMap(\.self))
            let km = summary.distanceKm ?? 0
            let percent = summary.distanceUncertaintyPercent ?? 0
            let off = abs(km * 1000 - drive.lengthM) / (km * 1000) * 100
            if off <= percent { within += 1 }
            widest = max(widest, percent)
            worst = max(worst, off)
            #expect(summary.distanceSource == .positions)
        }
        #expect(within * 100 >= 95 * seeds, "\(name): \(within) of \(seeds), off by \(worst)%, \(widest)%")
        #expect(widest < (intervalS > 5 ? 30 : 10), "\(name): \(widest)%, off by \(worst)%")
    }

    // MARK: Standing

    @Test(arguments: [3.0, 6, 10], [true, false]) func jitterOfAnHourIsNoDistance(noiseM: Double, reportsSpeed: Bool) {
        var drive = MadeDrive()
        drive.stand(3600)
        for errorM in [nil, 2.5 * noiseM] {
            let receiver = Receiver(noiseM: noiseM, errorM: errorM, reportsSpeed: reportsSpeed)
            for seed in 1...5 {
                let trips = trips(drive.batches(receiver, seed: UInt64(seed)))
                #expect(meters(trips) < 50)
                #expect(trips.isEmpty)
            }
        }
    }

    /// As of a program that divides the distance between places by the time.
    @Test(arguments: [3.0, 10]) func speedsOfJitterAreNone(noiseM: Double) {
        var drive = MadeDrive()
        drive.stand(3600)
        for (seed, least) in [(1, 0.0), (2, 0.5), (3, 1)] {
            var generator = Seeded(UInt64(seed))
            var last: GeoPoint?
            let batches = drive.moments.enumerated().compactMap { index, moment -> Batch? in
                guard index % 10 == 0 else { return nil }
                let place = drive.place(moment, &generator, Receiver(noiseM: noiseM))
                var fix = Fix()
                fix.latitude = place.latitude
                fix.longitude = place.longitude
                fix.errorM = 2 * noiseM
                fix.speedKmh =
                    least > 0 ? least * 7 * abs(generator.normal()) : last.map { $0.distanceM(to: place) * 3.6 }
                last = place
                return fix.batch(at: Instant.zero.advanced(bySeconds: moment.seconds))
            }
            #expect(meters(trips(batches)) < 50, "\(seed)")
        }
    }

    @Test func aStopInATripAddsNothing() {
        for (reportsSpeed, noiseM) in [(true, 5.0), (false, 5), (false, 10)] {
            var drive = MadeDrive()
            drive.stand(20)
            drive.drive(1000, kmh: 50, endKmh: 2)
            let before = drive
            drive.stand(1500)
            let receiver = Receiver(noiseM: noiseM, errorM: 2.5 * noiseM, reportsSpeed: reportsSpeed)
            for seed in 1...5 {
                let short = meters(trips(before.batches(receiver, seed: UInt64(seed))))
                let long = meters(trips(drive.batches(receiver, seed: UInt64(seed)), pauseS: 2000))
                #expect(long - short < 50, "\(noiseM) \(reportsSpeed): \(short) \(long)")
            }
        }
    }

    // MARK: Beginning and end

    @Test func movementBeginsAndEndsTrips() throws {
        var drive = MadeDrive()
        drive.stand(900)
        drive.drive(2000, kmh: 60, endKmh: 2)
        drive.stand(1000)
        drive.drive(1500, kmh: 60, endKmh: 2)
        drive.stand(400)
        let trips = trips(drive.batches(Receiver(), seed: 4))
        #expect(trips.count == 2)
        let first = try #require(trips.first?.first?.time)
        #expect(abs(first.seconds(since: .zero) - 900) < 15)
        #expect(abs(meters([trips[0]]) - 2000) < 40)
        #expect(abs(meters([trips[1]]) - 1500) < 40)
    }

    @Test func walkingIsMovement() {
        var drive = MadeDrive()
        drive.stand(60)
        drive.drive(1000, kmh: 5)
        for reportsSpeed in [true, false] {
            let trips = trips(drive.batches(Receiver(noiseM: 3, errorM: 8, reportsSpeed: reportsSpeed), seed: 3))
            #expect(abs(meters(trips) - 1000) < 60, "\(reportsSpeed): \(meters(trips))")
        }
    }

    // MARK: Gaps and wrong fixes

    @Test func aTunnelIsAStraightLine() throws {
        var drive = MadeDrive()
        drive.stand(30)
        drive.drive(6000, kmh: 80, endKmh: 2)
        drive.stand(20)
        for reportsSpeed in [true, false] {
            let receiver = Receiver(reportsSpeed: reportsSpeed)
            let trips = trips(drive.batches(receiver, seed: 2, without: 100...160))
            let summary = summary(try #require(trips.first))
            #expect(abs((summary.distanceKm ?? 0) - 6) < 0.15)
            #expect(abs((summary.bridgedKm ?? 0) - 60 * 80 / 3600) < 0.15)
            // Nothing is missing.
            #expect(summary.uncoveredS < 10)
        }
    }

    @Test func aLongSilenceEndsATrip() {
        var drive = MadeDrive()
        drive.stand(30)
        drive.drive(20_000, kmh: 80, endKmh: 2)
        let trips = trips(drive.batches(Receiver(), seed: 2, without: 200...600))
        #expect(trips.count == 2)
    }

    @Test(arguments: [true, false]) func outliersAndPoorFixesAreLeftOut(reportsSpeed: Bool) {
        let drive = MadeDrive.town()
        var batches = drive.batches(Receiver(reportsSpeed: reportsSpeed), seed: 9)
        let right = meters(trips(batches))
        for index in stride(from: 60, to: batches.count, by: 37) {
            let isFar = index % 2 == 0
            let samples = batches[index].samples.map { sample in
                var sample = sample
                if sample.signal == .latitude { sample.value += isFar ? 0.02 : 0.0006 }
                if sample.signal == .positionError, !isFar { sample.value = 120 }
                return sample
            }
            batches[index] = Batch(samples, at: batches[index].time)
        }
        let found = meters(trips(batches))
        #expect(abs(found - right) < 0.02 * right, "\(found) \(right)")
    }

    @Test func theFirstFixMayBeWrong() {
        let drive = MadeDrive.town()
        var batches = drive.batches(Receiver(), seed: 9)
        let right = meters(trips(batches))
        for index in 0..<3 {
            batches[index] = Batch(
                batches[index].samples.map { Sample($0.signal, $0.signal == .latitude ? 47 : $0.value, at: $0.time) },
                at: batches[index].time)
        }
        #expect(abs(meters(trips(batches)) - right) < 30)
    }

    @Test(arguments: [3.6, 1 / 1.852, 0.0]) func speedsInAnotherUnitAreNotUsed(factor: Double) {
        let drive = MadeDrive.town(blocks: 30)
        let receiver = Receiver(speed: { $0 * factor })
        let found = meters(trips(drive.batches(receiver, seed: 5)))
        #expect(abs(found - drive.lengthM) < 0.15 * drive.lengthM, "\(found) \(drive.lengthM)")
    }

    @Test func pointsKeepTheirPlacesAndSpeeds() throws {
        let drive = MadeDrive.town()
        let samples = try #require(trips(drive.batches(Receiver(), seed: 1)).first)
        let speeds = samples.filter { $0.signal == .vehicleSpeed }
        let reported = samples.filter { $0.signal == .groundSpeed }
        #expect(samples.contains { $0.signal == .latitude } && samples.contains { $0.signal == .longitude })
        for speed in speeds {
            let own = try #require(reported.first { $0.time == speed.time }).value
            #expect(speed.value == (own < ReceiverMotion.standingKmh ? 0 : own))
        }
    }
}

@Suite(.timeLimit(.minutes(20))) struct FixClockTests {
    private let start = WallTime(microseconds: 1_800_000_000_000_000)

    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    /// The times of fixes, each with its own time and that of its arrival, in seconds.
    private func times(_ fixes: [(reported: Double?, arrived: Double)]) -> [Double?] {
        var clock = FixClock()
        return fixes.map { fix in
            clock.time(of: fix.reported.map { start.advanced(bySeconds: $0) }, arrived: at(fix.arrived))?
                .seconds(since: .zero)
        }
    }

    @Test func itsOwnTimesCount() {
        #expect(times([(0, 10), (1, 11.4), (2, 11.5), (3, 13)]) == [10, 11, 12, 13])
    }

    @Test func repeatedAndLateOnesAreNone() {
        #expect(times([(0, 0), (1, 1), (1, 1.2), (0.5, 1.3), (2, 2)]) == [0, 1, nil, nil, 2])
    }

    @Test func withoutTimesTheArrivalsCount() {
        #expect(times([(nil, 5), (nil, 6), (nil, 6), (nil, 7)]) == [5, 6, nil, 7])
    }

    @Test(arguments: [-3600.0, 86_400.0, 619_315_200.0]) func aClockThatIsSetGoesOn(jump: Double) {
        let fixes: [(Double?, Double)] =
            (0..<10).map { (Double($0), Double($0)) }
            + (10..<20).map { (Double($0) + jump, Double($0)) }
        let times = times(fixes)
        #expect(times[9] == 9)
        #expect(times[10] == nil && times[11] == nil)
        #expect(times[12...].map { $0 } == (12..<20).map { Double($0) })
    }

    @Test func aRecordingMayBePlayedFaster() {
        let fixes: [(Double?, Double)] = (0..<10).map { (Double($0), Double($0) / 10) } + [(200, 1.1), (201, 1.2)]
        #expect(times(fixes).suffix(2) == [200, 201])
    }

    @Test func whatAPhoneSendsLateKeepsItsTimes() {
        let fixes: [(Double?, Double)] = [(0, 0), (1, 1)] + (2..<60).map { (Double($0), 120) } + [(120, 120)]
        #expect(times(fixes) == [0, 1] + (2..<60).map { Double($0) } + [120])
    }
}
