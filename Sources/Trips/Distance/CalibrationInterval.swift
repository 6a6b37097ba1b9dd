/// The totals of the trips between two marks, for comparison with the true value.
package struct CalibrationInterval: Hashable, Sendable {
    /// A reason why a comparison may be unreliable.
    package enum Doubt: Hashable, Sendable {
        /// The factor is unusual; perhaps not all drives were recorded.
        case unusualFactor
        /// The speed was unknown for this percentage of the trips' time.
        case gaps(percent: Double)
        /// The fuel of this many trips is unknown.
        case unknownFuel(trips: Int)
        /// The compared amount is too small for the accuracy of the reading.
        case tooLittle
    }

    package enum Verdict: Hashable, Sendable {
        case counts
        case doubtful([Doubt])
        /// There are no trips, or nothing was computed for them.
        case nothingComputed
        /// Fuel was computed by several methods, but a factor applies to only one.
        case mixedMethods([FuelMethod])
        /// The factor is implausible.
        case nonsense
    }

    private static let plausible = 0.5...2.0
    private static let usual = 0.8...1.25
    /// The percentage of the time without pauses.
    private static let gapPercent = 5.0
    /// A nozzle shuts off within about half a liter; an odometer shows whole kilometers.
    private static let leastFuel = 10.0
    private static let leastKm = 50.0

    package let kind: CalibrationMark.Kind
    /// The true value: liters or kilograms of fuel, or kilometers.
    package let truth: Double
    package private(set) var trips = 0
    /// The amount computed for the trips, without any correction. Unknown amounts count as 0.
    package private(set) var computed = 0.0
    /// The number of trips whose fuel is unknown although the engine ran and the car moved or idled for over a minute.
    package private(set) var unknownTrips = 0
    /// The methods by which fuel was computed, in the order of `FuelMethod.allCases`.
    package private(set) var methods: [FuelMethod] = []
    /// The recorded distance as reports show it.
    package private(set) var distanceKm = 0.0
    private var uncoveredS = 0.0
    private var recordedS = 0.0

    package init(_ kind: CalibrationMark.Kind, truth: Double, trips: [TripSummary]) {
        self.kind = kind
        self.truth = truth
        self.trips = trips.count
        var found: Set<FuelMethod> = []
        for trip in trips {
            uncoveredS += trip.uncoveredS
            recordedS += max(0, trip.durationS - trip.pausedS)
            distanceKm += trip.distanceKm ?? 0
            switch kind {
            case .odometer: computed += (trip.distanceKm ?? 0) / trip.distanceFactor
            case .fillUp:
                if let fuel = trip.fuelL ?? trip.fuelKg {
                    computed += fuel / trip.fuelFactor
                    if fuel > 0 { found.insert(trip.fuelMethod) }
                } else if (trip.maxEngineSpeedRpm ?? 1) > 0, (trip.distanceKm ?? 1) > 0 || trip.idleS ?? 0 > 60 {
                    unknownTrips += 1
                }
            }
        }
        methods = FuelMethod.allCases.filter(found.contains)
    }

    /// The true value divided by the computed one; nil if nothing was computed.
    package var factor: Double? { computed > 0 ? truth / computed : nil }

    /// Whether the comparison counts, and if not, why.
    package var verdict: Verdict {
        guard let factor else { return .nothingComputed }
        if methods.count > 1 { return .mixedMethods(methods) }
        guard Self.plausible.contains(factor) else { return .nonsense }
        var doubts: [Doubt] = []
        if !Self.usual.contains(factor) { doubts.append(.unusualFactor) }
        let gaps = recordedS > 0 ? 100 * uncoveredS / recordedS : 0
        if gaps > Self.gapPercent { doubts.append(.gaps(percent: gaps)) }
        if unknownTrips > 0 { doubts.append(.unknownFuel(trips: unknownTrips)) }
        if truth < (kind == .fillUp ? Self.leastFuel : Self.leastKm) { doubts.append(.tooLittle) }
        return doubts.isEmpty ? .counts : .doubtful(doubts)
    }
}
