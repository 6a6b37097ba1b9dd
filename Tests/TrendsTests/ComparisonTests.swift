import Telemetry
import Testing
import Trips

@testable import Trends

/// Trips of an engine of which the truth is known.
struct KnownEngine {
    private var generator: Resampling.Generator

    init(seed: UInt64) { generator = Resampling.Generator(seed: seed) }

    /// Between 0 and 1.
    mutating func share() -> Double { Double(generator.next() >> 11) / 9_007_199_254_740_992 }

    /// Normally distributed, nearly: the sum of twelve.
    mutating func noise() -> Double {
        var sum = -6.0
        for _ in 0..<12 { sum += share() }
        return sum
    }

    /// How a group of trips was driven.
    struct Month {
        var trips = 20
        /// The share of segments in town.
        var town = 0.4
        var ambientC = 15.0
        /// By how much the engine uses more than it should.
        var factor = 1.0
        /// The standard deviation of what a trip uses for the same driving: wind, load, tires.
        var tripNoise = 0.04
        var segments = 25
        /// The most seconds of standing in a minute in town.
        var idleS = 20.0
    }

    mutating func trips(_ month: Month) -> [ComparedDrive] { (0..<month.trips).map { _ in trip(month) } }

    mutating func trip(_ month: Month) -> ComparedDrive {
        let day = 1 + month.tripNoise * noise()
        let ambientC = month.ambientC + 4 * noise()
        let town = min(1, max(0, month.town + 0.15 * noise()))
        let segments = (0..<month.segments).map { index -> DriveSegment in
            var segment = DriveSegment(start: Instant(nanoseconds: Int64(index) * 60_000_000_000))
            let isTown = share() < town
            let kmh = isTown ? 10 + 35 * share() : 60 + 60 * share()
            segment.durationS = 60
            segment.runningS = 60
            segment.distanceKm = kmh / 60
            segment.idleS = isTown ? month.idleS * share() : 0
            let mps = kmh / 3.6
            segment.airWork = 60 * mps * mps * mps
            segment.accelerationWork = segment.distanceKm * 1000 * (isTown ? 0.15 + 0.25 * share() : 0.1 * share())
            segment.ambientC = ambientC
            segment.coolantC = min(90, 20 + Double(index) * 15)
            segment.revolutions = 60 * (14 + mps * 0.9)
            let coldness = max(0, 80 - (segment.coolantC ?? 0)) / 60
            let litres =
                60 * 0.00022 * (1 + 0.4 * coldness) + segment.distanceKm * (0.028 - 0.0002 * (ambientC - 15))
                + segment.airWork * 2.5e-8 + segment.accelerationWork * 1e-4
                + segment.idleS * 4e-5
            segment.fuelL = litres * day * month.factor * (1 + 0.1 * noise())
            return segment
        }
        var summary = TripSummary()
        let km = segments.reduce(0) { $0 + $1.distanceKm }
        summary.distanceKm = km
        summary.coveredS = 60 * Double(segments.count)
        summary.durationS = summary.coveredS
        summary.idleS = segments.reduce(0) { $0 + $1.idleS }
        summary.fuelL = segments.reduce(0) { $0 + ($1.fuelL ?? 0) }
        summary.fuelKg = (summary.fuelL ?? 0) * 0.745
        summary.fuelKind = .gasoline
        for index in 0..<Int(share() * 3) {
            let start = Instant(nanoseconds: Int64(index) * 200_000_000_000)
            summary.events.append(DrivingEvent(.sharpBraking, from: start, durationS: 2, peak: 3.5))
        }
        var record = TripRecord(
            id: nil, start: WallTime(microseconds: 0), vin: nil, fuelPrice: 1.8, summary: summary)
        record.currency = "EUR"
        return ComparedDrive(
            record, segments: segments,
            indicators: [.coolantCruise: 90 + noise(), .chargingVoltage: 14.2 + 0.05 * noise()])
    }
}

@Suite(.timeLimit(.minutes(20))) struct ComparisonTests {
    private static func compare(
        _ a: KnownEngine.Month, _ b: KnownEngine.Month, seed: UInt64 = 1
    ) -> [ComparedQuantity: Comparison.Result] {
        var engine = KnownEngine(seed: seed)
        let comparison = Comparison(.init(engine.trips(a)), .init(engine.trips(b)))
        return Dictionary(uniqueKeysWithValues: comparison.results.map { ($0.quantity, $0) })
    }

    /// A month in town uses more, and the engine is the same.
    @Test(arguments: 1...10) func aSlowerMonthIsNoWorseEngine(seed: Int) throws {
        var town = KnownEngine.Month()
        town.town = 0.8
        let results = Self.compare(KnownEngine.Month(), town, seed: UInt64(seed))
        let (plain, like) = (try #require(results[.consumption]), try #require(results[.likeConsumption]))
        #expect(plain.isSignificant == true && (plain.difference ?? 0) > 0.3)
        #expect(like.isSignificant == false, "\(like)")
        #expect(results[.speed]?.isSignificant == true && (results[.speed]?.difference ?? 0) < 0)
        #expect(results[.likeEngineSpeed]?.isSignificant == false)
        #expect(results[.chargingVoltage]?.isSignificant == false)
    }

    /// Nor is a cold month, as far as both months have days alike.
    @Test(arguments: 1...5) func aColderMonthIsNoWorseEngine(seed: Int) throws {
        var cold = KnownEngine.Month()
        cold.ambientC = 8
        let results = Self.compare(KnownEngine.Month(), cold, seed: UInt64(seed))
        #expect(try #require(results[.likeConsumption]).isSignificant == false)
    }

    /// Slower and worse at once: the interval covers the truth, and the plain consumption would say far more.
    @Test(arguments: 1...10) func aWorseEngineIsFound(seed: Int) throws {
        var worse = KnownEngine.Month()
        worse.town = 0.7
        worse.factor = 1.08
        let results = Self.compare(KnownEngine.Month(), worse, seed: UInt64(seed))
        let like = try #require(results[.likeConsumption])
        let a = try #require(like.a)
        #expect(like.isSignificant == true, "\(like)")
        let percent = try #require(like.interval).bounds.map { $0 / a * 100 }
        #expect(percent[0] < 8 && percent[1] > 8 && percent[0] > 0, "\(percent)")
        let plain = try #require(results[.consumption])
        #expect((plain.difference ?? 0) / (plain.a ?? 1) > 0.12)
    }

    /// Where there is no difference, an interval of 99% misses 0 in one of a hundred comparisons.
    @Test(arguments: [6, 20]) func chanceIsNotTakenForADifference(trips: Int) {
        var wrong: [ComparedQuantity: Int] = [:]
        var anyWrong = 0
        let runs = 200
        for seed in 0..<runs {
            var (a, b) = (KnownEngine.Month(), KnownEngine.Month())
            a.trips = trips
            b.trips = trips + 4
            a.segments = 12
            b.segments = 12
            let found = Self.compare(a, b, seed: UInt64(seed) &* 7919 + 3).values.filter { $0.isSignificant == true }
            for result in found { wrong[result.quantity, default: 0] += 1 }
            if !found.isEmpty { anyWrong += 1 }
        }
        // Six of 200 are the most of two that chance allows in one of a hundred such tests.
        for (quantity, count) in wrong { #expect(count <= 6, "\(quantity): \(count) of \(runs)") }
        #expect(anyWrong <= runs / 8, "\(anyWrong) of \(runs)")
    }

    /// Trips that resemble each other like those of a simulator leave only the error of the fit, which is no difference.
    @Test(arguments: 1...5) func theErrorOfTheFitIsNoDifference(seed: Int) throws {
        var (flowing, jammed) = (KnownEngine.Month(), KnownEngine.Month())
        flowing.tripNoise = 0
        jammed.tripNoise = 0
        flowing.trips = 60
        jammed.trips = 60
        flowing.town = 0.3
        jammed.town = 0.9
        jammed.idleS = 45
        let like = try #require(Self.compare(flowing, jammed, seed: UInt64(seed))[.likeConsumption])
        #expect(like.isSignificant == false, "\(like)")
        #expect(try abs(#require(like.difference)) < 0.02 * (like.a ?? 0))
    }

    @Test func tooLittleData() throws {
        var few = KnownEngine.Month()
        few.trips = 4
        let results = Self.compare(few, KnownEngine.Month())
        #expect(results.values.allSatisfy { $0.isSignificant == nil })
        #expect(try #require(results[.consumption]?.difference) != 0)
        // Nothing is alike on the motorway in winter and in town in summer.
        var (winter, summer) = (KnownEngine.Month(), KnownEngine.Month())
        winter.town = -2
        winter.ambientC = -20
        summer.town = 3
        summer.ambientC = 30
        let unlike = try #require(Self.compare(winter, summer)[.likeConsumption])
        #expect(unlike.a == nil && unlike.isSignificant == nil)
    }

    @Test func nothingAtAll() {
        let comparison = Comparison(.init([]), .init([]))
        #expect(comparison.results.count == ComparedQuantity.allCases.count)
        #expect(comparison.results.allSatisfy { $0.a == nil && $0.difference == nil && $0.isSignificant == nil })
    }

    /// The parts of the two trips are the sample: whole-trip values have no interval.
    @Test func twoSingleTrips() throws {
        var engine = KnownEngine(seed: 5)
        var month = KnownEngine.Month()
        month.segments = 60
        month.tripNoise = 0
        let one = engine.trip(month)
        month.factor = 1.2
        let other = engine.trip(month)
        let comparison = Comparison(.init([one]), .init([other]), isOfTwoTrips: true)
        let results = Dictionary(uniqueKeysWithValues: comparison.results.map { ($0.quantity, $0) })
        let like = try #require(results[.likeConsumption])
        #expect(like.isSignificant == true && like.interval?.contains((like.a ?? 0) * 0.2) == true, "\(like)")
        #expect(results[.idleShare]?.isSignificant == false)
        #expect(results[.coolantCruise]?.a != nil && results[.coolantCruise]?.isSignificant == nil)
        #expect(results[.score]?.isSignificant == nil)
        #expect(comparison.a.matchedKm > 30 && comparison.a.matchedKm <= one.distanceKm)
        // The same two trips as groups of one.
        #expect(Comparison(.init([one]), .init([other])).results.allSatisfy { $0.isSignificant == nil })
    }

    @Test func costsOfTwoCurrencies() {
        func drive(_ currency: String?) -> [ComparedDrive] {
            (1...6).map { number in
                var summary = TripSummary()
                summary.distanceKm = Double(number) * 10
                summary.coveredS = 600
                summary.fuelL = Double(number)
                summary.fuelKg = Double(number) * 0.745
                var record = TripRecord(
                    id: nil, start: WallTime(microseconds: 0), vin: nil, fuelPrice: 2, summary: summary)
                record.currency = currency
                return ComparedDrive(record, segments: [], indicators: [:])
            }
        }
        func cost(_ a: String?, _ b: String?) -> Comparison.Result? {
            Comparison(.init(drive(a)), .init(drive(b))).results.first { $0.quantity == .cost }
        }
        #expect(cost("EUR", "EUR")?.a == 20 && cost("EUR", "EUR")?.unit.symbol == "EUR/100 km")
        #expect(cost("EUR", "EUR")?.isSignificant == false)
        #expect(cost(nil, nil)?.unit.symbol == "/100 km")
        #expect(cost("EUR", "CHF")?.a == nil)
    }
}

extension ClosedRange<Double> {
    fileprivate var bounds: [Double] { [lowerBound, upperBound] }
}
