import Formats
import Telemetry
package import Trips

/// The sums of trips, folded one after the other: of any number of trips none is kept.
package struct TripTotals: Sendable {
    /// A sum of what is known of trips.
    struct Sum: Sendable {
        private(set) var total = 0.0
        /// Of how many trips it is known.
        private(set) var known = 0

        fileprivate mutating func add(_ value: Double?) {
            guard let value else { return }
            (total, known) = (total + value, known + 1)
        }
    }

    package private(set) var trips = 0
    package private(set) var durationS = 0.0
    private(set) var coveredS = 0.0
    private(set) var uncoveredS = 0.0
    /// `uncoveredS` of the trips whose distance is known.
    private(set) var uncoveredOfDistanceS = 0.0
    private(set) var distance = Sum()
    private(set) var idle = Sum()
    private(set) var overSpeed = Sum()
    private(set) var fuel = Sum()
    private(set) var carbonDioxide = Sum()
    private(set) var cost = Sum()
    /// The cost of fuel in each currency, in the order of the trips; nil is that of trips without one.
    private(set) var costs: [(currency: String?, cost: Double)] = []
    /// No total is known better than what it is made of.
    private(set) var fuelPercent: Double?
    private(set) var carbonDioxidePercent: Double?
    /// Kilometres for which no fuel is known, of trips of which some is.
    private(set) var kmWithoutFuel = 0.0
    private(set) var scored = 0
    private var scoreKm = 0.0
    private var scoreIntegral = 0.0
    private var counts: [DrivingEvent.Kind: Sum] = [:]
    private(set) var events: [DrivingEvent.Kind: Int] = [:]
    /// The vehicles.
    private(set) var vins: Set<String?> = []

    package init(_ trips: [TripRecord] = []) {
        for trip in trips { take(trip) }
    }

    package mutating func take(_ trip: TripRecord) {
        let summary = trip.summary
        trips += 1
        vins.insert(trip.vin)
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
        guard let score = summary.score else { return }
        scored += 1
        guard let km = summary.distanceKm else { return }
        scoreKm += km
        scoreIntegral += Double(score) * km
    }

    private mutating func takeFuel(_ trip: TripRecord) {
        let summary = trip.summary
        fuel.add(summary.fuelL)
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
        if let index = costs.firstIndex(where: { $0.currency == trip.currency }) {
            costs[index].cost += cost
        } else {
            costs.append((trip.currency, cost))
        }
    }

    /// Nil when it is known of none of the trips. Of no trips at all it is 0.
    private func total(_ sum: Sum) -> Double? { sum.known == 0 && trips > 0 ? nil : sum.total }

    package var distanceKm: Double? { total(distance) }
    package var fuelL: Double? { total(fuel) }
    package var carbonDioxideKg: Double? { total(carbonDioxide) }
    /// Nil also where the trips have several currencies: such costs have no sum.
    package var fuelCost: Double? { costs.count > 1 ? nil : total(cost) }
    /// The mean of the trips' scores by their distances; nil where none has one.
    package var score: Int? { scoreKm > 0 ? Int((scoreIntegral / scoreKm).rounded()) : nil }

    private func count(_ kind: DrivingEvent.Kind) -> JSON? {
        total(counts[kind] ?? Sum()).map { .integer(Int64($0)) }
    }

    var json: JSON {
        .object([
            ("trips", .integer(Int64(trips))),
            ("distanceKm", .rounded(distanceKm, 4)),
            ("durationS", .rounded(durationS, 3)),
            ("coveredS", .rounded(coveredS, 3)),
            ("uncoveredS", .rounded(uncoveredS, 3)),
            ("fuelL", .rounded(fuelL, 4)),
            ("fuelCost", .rounded(fuelCost, 2)),
            ("currency", costs.count == 1 ? .text(costs[0].currency) : nil),
            ("fuelCosts", costs.count > 1 ? .array(costs.map(Self.json)) : nil),
            ("co2Kg", .rounded(carbonDioxideKg, 3)),
            ("idleS", .rounded(total(idle), 3)),
            ("sharpAccelerations", count(.sharpAcceleration)),
            ("sharpBrakings", count(.sharpBraking)),
            ("overSpeedS", .rounded(total(overSpeed), 3)),
            ("score", score.map { .integer(Int64($0)) }),
        ])
    }

    private static func json(_ part: (currency: String?, cost: Double)) -> JSON {
        .object([("currency", .text(part.currency)), ("cost", .rounded(part.cost, 2))])
    }
}
