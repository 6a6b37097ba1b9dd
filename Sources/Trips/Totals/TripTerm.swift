/// What a trip adds to totals. A fleet's database has these values of each trip, so that it counts by itself.
package enum TripTerm: Int, CaseIterable, Sendable {
    case durationS, coveredS, uncoveredS
    /// `uncoveredS` of a trip with known distance.
    case uncoveredOfDistanceS
    case distanceKm, idleS, overSpeedS
    case fuelL
    /// The energy of an electric car, in kWh.
    case energy
    case carbonDioxideKg
    /// Of the fuel, or of the energy of an electric car.
    case cost
    /// The fuel of a trip with known distance, and the kilometers for which it is known.
    case economyL, economyKm
    /// The energy of an electric car, and the kilometers for which it is known.
    case electricEnergy, electricKm
    /// Kilometers without known fuel, in a trip with some known fuel.
    case withoutFuelKm
    case score
    /// The distance with a score, and the score multiplied by it.
    case scoreKm, scoreIntegral
    /// Unknown for games.
    case sharpAccelerations, sharpBrakings
    case allSharpAccelerations, allSharpBrakings
    /// Uncertainties: a total is no more accurate than its parts.
    case fuelPercent, energyPercent, carbonDioxidePercent, costPercent
    /// What a trip is compared by with others; unknown for one that is too short.
    case ratedConsumption, ratedScore
    /// The charge that an electric car used, in percent of a full battery.
    case chargeUsed

    /// The version of `values`. Increase it with every change after which the same trip adds something else.
    package static let formulas = 2

    /// Consumption and score of a shorter trip say little.
    private static let leastRatedKm = 3.0

    /// Whether the greatest value counts, not the sum.
    package var isGreatest: Bool {
        switch self {
        case .fuelPercent, .energyPercent, .carbonDioxidePercent, .costPercent: true
        default: false
        }
    }

    /// Values are counted in so many steps of their unit: a sum of whole numbers is the same in any order, and in any
    /// database.
    package static let stepsPerUnit = 1e6
    /// More than any real value; the sum of 2,000 such steps still fits, so that no damaged trip makes a total overflow.
    private static let greatest = 4e15

    /// The value of each term in steps, in their order; nil for those that are unknown.
    package static func values(of trip: TripRecord) -> [Int64?] {
        reals(of: trip).map { value in
            value.flatMap { $0.isFinite ? Int64(max(-greatest, min(greatest, ($0 * stepsPerUnit).rounded()))) : nil }
        }
    }

    private static func reals(of trip: TripRecord) -> [Double?] {
        let summary = trip.summary
        let km = summary.distanceKm
        let score = summary.score.map(Double.init)
        let energy = summary.isElectric ? summary.batteryKWh : nil
        let rated = km.flatMap { $0 >= leastRatedKm ? $0 : nil }
        let carbonDioxideKg = summary.carbonDioxideKg
        let cost = trip.fuelCost
        func events(_ kind: DrivingEvent.Kind) -> Double { Double(summary.events.count { $0.kind == kind }) }
        return allCases.map { term in
            switch term {
            case .durationS: summary.durationS
            case .coveredS: summary.coveredS
            case .uncoveredS: summary.uncoveredS
            case .uncoveredOfDistanceS: km.map { _ in summary.uncoveredS }
            case .distanceKm: km
            case .idleS: summary.idleS
            case .overSpeedS: summary.seconds(.overSpeed)
            case .fuelL: summary.fuelL
            case .energy: energy
            case .carbonDioxideKg: carbonDioxideKg
            case .cost: cost
            case .economyL: summary.fuelDistanceKm ?? km == nil ? nil : summary.fuelL
            case .economyKm: summary.fuelL == nil ? nil : summary.fuelDistanceKm ?? km
            case .electricEnergy: summary.batteryDistanceKm == nil ? nil : energy
            case .electricKm: energy == nil ? nil : summary.batteryDistanceKm
            case .withoutFuelKm: summary.partialFuelKm.flatMap { partialKm in km.map { $0 - partialKm } }
            case .score: score
            case .scoreKm: score == nil ? nil : km
            case .scoreIntegral: score.flatMap { score in km.map { score * $0 } }
            case .sharpAccelerations: summary.count(.sharpAcceleration).map(Double.init)
            case .sharpBrakings: summary.count(.sharpBraking).map(Double.init)
            case .allSharpAccelerations: events(.sharpAcceleration)
            case .allSharpBrakings: events(.sharpBraking)
            case .fuelPercent: summary.fuelL == nil ? nil : summary.fuelUncertaintyPercent
            case .energyPercent: energy == nil ? nil : summary.batteryUncertaintyPercent
            case .carbonDioxidePercent: carbonDioxideKg == nil ? nil : summary.fuelUncertaintyPercent
            case .costPercent: cost == nil ? nil : summary.costUncertaintyPercent
            case .ratedConsumption: rated == nil || summary.partialFuelKm != nil ? nil : summary.averageLPer100Km
            case .ratedScore: rated == nil ? nil : score
            case .chargeUsed: summary.isElectric ? summary.chargeUsedPercent : nil
            }
        }
    }
}
