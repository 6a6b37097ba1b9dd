import Telemetry
package import Trips

/// The sums of trips, added one by one; no trip is kept.
package struct TripTotals: Sendable {
    /// A sum of the known values of trips.
    struct Sum: Sendable {
        private(set) var total = 0.0
        /// The number of trips with a known value.
        private(set) var known = 0

        fileprivate mutating func add(_ value: Double?) {
            guard let value else { return }
            total += value
            known += 1
        }
    }

    package private(set) var trips = 0
    package private(set) var durationS = 0.0
    package private(set) var coveredS = 0.0
    package private(set) var uncoveredS = 0.0
    /// `uncoveredS` of the trips with known distance.
    private(set) var uncoveredOfDistanceS = 0.0
    private(set) var distance = Sum()
    private(set) var idle = Sum()
    private(set) var overSpeed = Sum()
    private(set) var fuel = Sum()
    /// The energy of electric cars.
    private(set) var battery = Sum()
    private(set) var batteryPercent: Double?
    private(set) var carbonDioxide = Sum()
    private(set) var cost = Sum()
    /// The cost of fuel and of the energy of electric cars in each currency, in the order of the trips; nil for trips without a currency.
    package private(set) var costs: [(currency: String?, cost: Double)] = []
    /// A total is no more accurate than its parts.
    private(set) var fuelPercent: Double?
    private(set) var carbonDioxidePercent: Double?
    private(set) var costPercent: Double?
    /// The fuel in liters of the trips with a known distance, and the kilometers for which it is known.
    private var economy = (litres: 0.0, km: 0.0)
    /// The energy of electric cars, and the kilometers for which it is known.
    private var electric = (kWh: 0.0, km: 0.0)
    /// Kilometers without known fuel, in trips with some known fuel.
    private(set) var kmWithoutFuel = 0.0
    private(set) var scored = 0
    private var scoreKm = 0.0
    private var scoreIntegral = 0.0
    private var counts: [DrivingEvent.Kind: Sum] = [:]
    private(set) var events: [DrivingEvent.Kind: Int] = [:]
    package private(set) var notable = NotableTrips()
    /// The vehicles.
    package private(set) var vins: Set<String?> = []

    package init(_ trips: [TripRecord] = []) {
        for trip in trips { take(trip) }
    }

    package mutating func take(_ trip: TripRecord) {
        let summary = trip.summary
        trips += 1
        vins.insert(trip.vin)
        notable.take(trip)
        durationS += summary.durationS
        coveredS += summary.coveredS
        uncoveredS += summary.uncoveredS
        if summary.distanceKm != nil { uncoveredOfDistanceS += summary.uncoveredS }
        distance.add(summary.distanceKm)
        idle.add(summary.idleS)
        overSpeed.add(summary.seconds(.overSpeed))
        for event in summary.events { events[event.kind, default: 0] += 1 }
        for kind in [DrivingEvent.Kind.sharpAcceleration, .sharpBraking] {
            counts[kind, default: Sum()].add(summary.count(kind).map(Double.init))
        }
        takeFuel(trip)
        if summary.isElectric, let energy = summary.batteryKWh {
            battery.add(energy)
            if let km = summary.batteryDistanceKm { electric = (electric.kWh + energy, electric.km + km) }
            if let percent = summary.batteryUncertaintyPercent { batteryPercent = max(batteryPercent ?? 0, percent) }
        }
        guard let score = summary.score else { return }
        scored += 1
        guard let km = summary.distanceKm else { return }
        scoreKm += km
        scoreIntegral += Double(score) * km
    }

    private mutating func takeFuel(_ trip: TripRecord) {
        let summary = trip.summary
        fuel.add(summary.fuelL)
        if let litres = summary.fuelL, let km = summary.fuelDistanceKm ?? summary.distanceKm {
            economy = (economy.litres + litres, economy.km + km)
        }
        if summary.fuelL != nil, let percent = summary.fuelUncertaintyPercent {
            fuelPercent = max(fuelPercent ?? percent, percent)
        }
        if let partialKm = summary.partialFuelKm, let km = summary.distanceKm { kmWithoutFuel += km - partialKm }
        carbonDioxide.add(summary.carbonDioxideKg)
        if summary.carbonDioxideKg != nil, let percent = summary.fuelUncertaintyPercent {
            carbonDioxidePercent = max(carbonDioxidePercent ?? percent, percent)
        }
        cost.add(trip.fuelCost)
        guard let cost = trip.fuelCost else { return }
        if let percent = summary.costUncertaintyPercent { costPercent = max(costPercent ?? percent, percent) }
        if let index = costs.firstIndex(where: { $0.currency == trip.currency }) {
            costs[index].cost += cost
        } else {
            costs.append((trip.currency, cost))
        }
    }

    /// Nil if unknown for all trips; 0 if there are no trips.
    private func total(_ sum: Sum) -> Double? { sum.known == 0 && trips > 0 ? nil : sum.total }

    package var distanceKm: Double? { total(distance) }
    package var idleS: Double? { total(idle) }
    package var overSpeedS: Double? { total(overSpeed) }
    package var fuelL: Double? { total(fuel) }
    /// Nil if no trip was one of an electric car.
    package var batteryKWh: Double? { battery.known > 0 ? battery.total : nil }
    package var carbonDioxideKg: Double? { total(carbonDioxide) }
    /// All fuel divided by the distance for which it is known, standing included; nil if that is too short to divide by.
    package var averageLPer100Km: Double? { economy.km >= 0.01 ? economy.litres / economy.km * 100 : nil }
    /// The energy of electric cars divided by the distance for which it is known; nil if that is too short to divide by.
    package var averageKWhPer100Km: Double? { electric.km >= 0.01 ? electric.kWh / electric.km * 100 : nil }
    /// Also nil if the trips have several currencies, which cannot be added.
    package var fuelCost: Double? { costs.count > 1 ? nil : total(cost) }
    /// The currency of all known costs; nil if they have several or none.
    package var onlyCurrency: String? { costs.count == 1 ? costs[0].currency : nil }
    /// The mean score of the trips, weighted by distance; nil if none has one.
    package var score: Int? { scoreKm > 0 ? Int(clamping: (scoreIntegral / scoreKm).rounded()) : nil }

    package func count(_ kind: DrivingEvent.Kind) -> Int? { total(counts[kind] ?? Sum()).map { Int($0) } }
}
