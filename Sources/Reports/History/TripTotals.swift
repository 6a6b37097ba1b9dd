import Telemetry
package import Trips

/// The sums of trips, added one by one or in groups; no trip is kept.
package struct TripTotals: Sendable {
    typealias Sum = TripGroup.Sum

    private var sums = [Sum](repeating: Sum(), count: TripTerm.allCases.count)
    package private(set) var trips = 0
    /// The cost of fuel and of the energy of electric cars in each currency, in the order of the trips; nil for trips without a currency.
    package private(set) var costs: [(currency: String?, cost: Double)] = []
    package private(set) var notable = NotableTrips()
    /// The vehicles.
    package private(set) var vins: Set<String?> = []

    package init(_ trips: [TripRecord] = []) {
        for trip in trips { take(trip) }
    }

    package mutating func take(_ trip: TripRecord) { take(TripGroup(trip)) }

    package mutating func take(_ group: TripGroup) {
        trips += group.trips
        vins.insert(group.vin)
        notable.take(group)
        for term in TripTerm.allCases { sums[term.rawValue].add(group[term], isGreatest: term.isGreatest) }
        guard group[.cost].known > 0 else { return }
        if let index = costs.firstIndex(where: { $0.currency == group.currency }) {
            costs[index].cost += group[.cost].total
        } else {
            costs.append((group.currency, group[.cost].total))
        }
    }

    private subscript(term: TripTerm) -> Sum { sums[term.rawValue] }

    package var durationS: Double { self[.durationS].total }
    package var coveredS: Double { self[.coveredS].total }
    package var uncoveredS: Double { self[.uncoveredS].total }
    /// `uncoveredS` of the trips with known distance.
    var uncoveredOfDistanceS: Double { self[.uncoveredOfDistanceS].total }
    var distance: Sum { self[.distanceKm] }
    var fuel: Sum { self[.fuelL] }
    /// The energy of electric cars.
    var battery: Sum { self[.energy] }
    /// The charge that electric cars used.
    var charge: Sum { self[.chargeUsed] }
    var carbonDioxide: Sum { self[.carbonDioxideKg] }
    var cost: Sum { self[.cost] }
    /// The number of trips with a score.
    var scored: Int { self[.score].known }
    /// Kilometers without known fuel, in trips with some known fuel.
    var kmWithoutFuel: Double { self[.withoutFuelKm].total }
    var fuelPercent: Double? { greatest(.fuelPercent) }
    var batteryPercent: Double? { greatest(.energyPercent) }
    var carbonDioxidePercent: Double? { greatest(.carbonDioxidePercent) }
    var costPercent: Double? { greatest(.costPercent) }

    private func greatest(_ term: TripTerm) -> Double? { self[term].known > 0 ? self[term].total : nil }

    /// Nil if unknown for all trips; 0 if there are no trips.
    private func total(_ sum: Sum) -> Double? { sum.known == 0 && trips > 0 ? nil : sum.total }

    package var distanceKm: Double? { total(distance) }
    package var idleS: Double? { total(self[.idleS]) }
    package var overSpeedS: Double? { total(self[.overSpeedS]) }
    package var fuelL: Double? { total(fuel) }
    /// Nil if no trip was one of an electric car.
    package var batteryKWh: Double? { greatest(.energy) }
    /// The charge that electric cars used, in percent of a full battery each; nil if no trip has one.
    package var chargeUsedPercent: Double? { greatest(.chargeUsed) }
    package var carbonDioxideKg: Double? { total(carbonDioxide) }
    /// All fuel divided by the distance for which it is known, standing included; nil if that is too short to divide by.
    package var averageLPer100Km: Double? { ratio(.economyL, .economyKm) }
    /// The energy of electric cars divided by the distance for which it is known; nil if that is too short to divide by.
    package var averageKWhPer100Km: Double? { ratio(.electricEnergy, .electricKm) }

    private func ratio(_ amount: TripTerm, _ km: TripTerm) -> Double? {
        self[km].total >= 0.01 ? self[amount].total / self[km].total * 100 : nil
    }

    /// Also nil if the trips have several currencies, which cannot be added.
    package var fuelCost: Double? { costs.count > 1 ? nil : total(cost) }
    /// The currency of all known costs; nil if they have several or none.
    package var onlyCurrency: String? { costs.count == 1 ? costs[0].currency : nil }
    /// The mean score of the trips, weighted by distance; nil if none has one.
    package var score: Int? {
        let km = self[.scoreKm].total
        return km > 0 ? Int(clamping: (self[.scoreIntegral].total / km).rounded()) : nil
    }

    package var sharpAccelerations: Int? { total(self[.sharpAccelerations]).map { Int($0) } }
    package var sharpBrakings: Int? { total(self[.sharpBrakings]).map { Int($0) } }
    /// Also those of games.
    var allSharp: [(kind: DrivingEvent.Kind, count: Int)] {
        [
            (.sharpAcceleration, Int(self[.allSharpAccelerations].total)),
            (.sharpBraking, Int(self[.allSharpBrakings].total)),
        ]
    }
}
