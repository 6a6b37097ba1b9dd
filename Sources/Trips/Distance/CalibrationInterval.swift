/// What the trips between two marks have, to compare with the truth.
package struct CalibrationInterval: Hashable, Sendable {
    /// Why a comparison is perhaps not worth counting.
    package enum Doubt: Hashable, Sendable {
        /// The factor is unusual: were all drives recorded?
        case unusualFactor
        /// So much of the trips' time the speed was not known, in percent.
        case gaps(percent: Double)
        /// So many trips' fuel is not known.
        case unknownFuel(trips: Int)
        /// What is compared is too little for what can be read.
        case tooLittle
    }

    package enum Verdict: Hashable, Sendable {
        case counts
        case doubtful([Doubt])
        /// No trips, or nothing that they computed.
        case nothingComputed
        /// Fuel was computed by several methods, and a factor belongs to one.
        case mixedMethods([FuelMethod])
        /// The factor is out of all reason.
        case nonsense
    }

    private static let plausible = 0.5...2.0
    private static let usual = 0.8...1.25
    /// Of the time that is not paused.
    private static let gapPercent = 5.0
    /// A nozzle switches off within half a litre or so; an odometer shows whole kilometres.
    private static let leastFuel = 10.0
    private static let leastKm = 50.0

    package let kind: CalibrationMark.Kind
    /// What is true: litres or kilograms of fuel, or kilometres.
    package let truth: Double
    package private(set) var trips = 0
    /// The same as the trips have it, without any correction; what is not known counts nothing.
    package private(set) var computed = 0.0
    /// Trips with fuel that is not known, of those with the engine running.
    package private(set) var unknownTrips = 0
    /// In the order of `FuelMethod.allCases`.
    package private(set) var methods: [FuelMethod] = []
    /// Recorded, as the reports have it.
    package private(set) var distanceKm = 0.0
    private var uncoveredS = 0.0
    private var recordedS = 0.0

    package init(_ kind: CalibrationMark.Kind, truth: Double, trips: [TripSummary]) {
        (self.kind, self.truth, self.trips) = (kind, truth, trips.count)
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

    /// Truth over computed value; nil where nothing was computed.
    package var factor: Double? { computed > 0 ? truth / computed : nil }

    /// Whether the comparison counts.
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
