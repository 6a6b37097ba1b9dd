import Telemetry
import Testing
import Trips

/// A group counts as its trips do.
@Suite(.timeLimit(.minutes(20))) struct TripGroupTests {
    private static func trip(_ number: Int) -> TripRecord {
        var summary = TripSummary()
        summary.durationS = Double(number) * 100.1
        summary.coveredS = summary.durationS - 1
        summary.distanceKm = number % 4 == 0 ? nil : Double(number) * 1.1
        summary.fuelL = number % 3 == 0 ? nil : Double(number) * 0.1
        summary.fuelUncertaintyPercent = Double(number % 5)
        summary.events = [DrivingEvent(.sharpBraking, from: .zero, durationS: 1, peak: 3)]
        var trip = TripRecord(
            id: Int64(number), start: WallTime(microseconds: Int64(number)), vin: "A", fuelPrice: 1.7, summary: summary)
        trip.kind = .vehicle
        return trip
    }

    private static func sums(_ trips: [TripRecord]) -> [TripGroup.Sum] {
        var sums = [TripGroup.Sum](repeating: TripGroup.Sum(), count: TripTerm.allCases.count)
        for group in trips.map({ TripGroup($0) }) {
            for term in TripTerm.allCases { sums[term.rawValue].add(group[term], isGreatest: term.isGreatest) }
        }
        return sums
    }

    /// A sum of fractions depends on the order of its parts; this one does not.
    @Test func sumsAreTheSameInAnyOrder() {
        let trips = (1...500).map(Self.trip)
        #expect(Self.sums(trips) == Self.sums(trips.reversed()))
        #expect(Self.sums(trips)[TripTerm.distanceKm.rawValue].known == 375)
    }

    @Test func whatIsUnknownIsNotZero() {
        let group = TripGroup(Self.trip(12))
        #expect(group[.distanceKm].known == 0 && group[.fuelL].known == 0 && group[.cost].known == 0)
        #expect(group[.sharpBrakings].known == 0 && group[.allSharpBrakings].total == 1)
        #expect(group[.fuelPercent].known == 0 && group.extremes.isEmpty)
        #expect(TripTerm.allCases.filter { group[$0].known == 0 }.allSatisfy { group[$0].total == 0 })
    }

    /// The charge of cars with an engine is no consumption.
    @Test func chargeOfElectricCars() {
        var trip = Self.trip(3)
        trip.summary.chargeStartPercent = 80
        trip.summary.chargeEndPercent = 68.5
        trip.summary.batteryChargeKWh = 7.36
        trip.summary.batteryDistanceKm = 40
        let group = TripGroup(trip)
        #expect(group[.chargeUsed].total == 11.5 && group[.energy].total == 7.36 && group[.electricKm].total == 40)
        trip.summary.maxEngineSpeedRpm = 3000
        #expect(TripGroup(trip)[.chargeUsed].known == 0)
    }

    @Test func theGreatestUncertaintyCounts() {
        let sum = Self.sums([Self.trip(4), Self.trip(2)])[TripTerm.fuelPercent.rawValue]
        #expect(sum.total == 4 && sum.known == 2)
    }

    /// Numbers that cannot be are as large as they may be, or unknown.
    @Test func impossibleNumbers() {
        var trip = Self.trip(1)
        trip.summary.distanceKm = 1e300
        trip.summary.fuelL = .nan
        let group = TripGroup(trip)
        #expect(group[.distanceKm].total == 4e9 && group[.fuelL].known == 0)
    }

    @Test func theFirstOfEqualTripsStandsOut() throws {
        let trips = [5, 9, 1].map { number in
            var trip = Self.trip(number)
            trip.summary.distanceKm = 10
            return TripGroup(trip)
        }
        let longest = trips.compactMap { $0.extremes.first { $0.kind == .longest } }
        let first = try #require(longest.min { $0.precedes($1) })
        #expect(longest.count == 3 && first.trip == 1)
        var longer = first
        longer.value = 11
        #expect(longer.precedes(first) && !first.precedes(longer) && !first.precedes(first))
    }
}
