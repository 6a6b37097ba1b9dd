package import Formats
package import Telemetry
import Trips

/// The trips that stand out among others.
package struct NotableTrips: Sendable {
    /// A trip that stands out.
    package struct Extreme: Sendable {
        package enum Kind: String, CaseIterable, Sendable {
            case lowestConsumption, highestConsumption, highestScore, lowestScore, longest
        }

        package var kind: Kind
        package var trip: Int64?
        package var start: WallTime
        /// In L/100 km, points or km.
        package var value: Double
        package var distanceKm: Double
    }

    /// Consumption and score of a shorter trip say little.
    private static let leastKm = 3.0
    /// Among fewer trips, best and worst say nothing.
    private static let minTrips = 3

    private var extremes: [Extreme.Kind: Extreme] = [:]
    private var rated: [Extreme.Kind: Int] = [:]

    mutating func take(_ trip: TripRecord) {
        guard let km = trip.summary.distanceKm else { return }
        take(.longest, km, trip, km, isBetter: >)
        guard km >= Self.leastKm else { return }
        if let consumption = trip.summary.averageLPer100Km, trip.summary.partialFuelKm == nil {
            take(.lowestConsumption, consumption, trip, km, isBetter: <)
            take(.highestConsumption, consumption, trip, km, isBetter: >)
        }
        if let score = trip.summary.score.map(Double.init) {
            take(.highestScore, score, trip, km, isBetter: >)
            take(.lowestScore, score, trip, km, isBetter: <)
        }
    }

    private mutating func take(
        _ kind: Extreme.Kind, _ value: Double, _ trip: TripRecord, _ km: Double,
        isBetter: (Double, Double) -> Bool
    ) {
        rated[kind, default: 0] += 1
        if let best = extremes[kind], !isBetter(value, best.value) { return }
        extremes[kind] = Extreme(kind: kind, trip: trip.id, start: trip.start, value: value, distanceKm: km)
    }

    /// In the order of the kinds; none among few trips, and no best and worst if all are alike.
    package var extremesShown: [Extreme] {
        Extreme.Kind.allCases.compactMap { kind in
            guard rated[kind, default: 0] >= Self.minTrips, let extreme = extremes[kind] else { return nil }
            return isAlike(kind) ? nil : extreme
        }
    }

    /// Whether the best and the worst differ by no more than a displayed digit.
    private func isAlike(_ kind: Extreme.Kind) -> Bool {
        let (low, high, step): (Extreme.Kind, Extreme.Kind, Double)
        switch kind {
        case .lowestConsumption, .highestConsumption: (low, high, step) = (.lowestConsumption, .highestConsumption, 0.1)
        case .lowestScore, .highestScore: (low, high, step) = (.lowestScore, .highestScore, 1)
        case .longest: return false
        }
        guard let least = extremes[low]?.value, let most = extremes[high]?.value else { return true }
        return most - least < step
    }

    /// A trip that stands out, as text: "Best", "6.0 L/100 km over 10.0 km", "trip 1, 2026-11-16".
    package func rows(_ presentation: Presentation) -> [(label: String, text: String, trip: String)] {
        extremesShown.map { extreme in
            let (label, value) =
                switch extreme.kind {
                case .lowestConsumption: ("Best", presentation.units.consumption(extreme.value, 1))
                case .highestConsumption: ("Worst", presentation.units.consumption(extreme.value, 1))
                case .highestScore: ("Smoothest", "score \(Format.fixed(extreme.value, 0))")
                case .lowestScore: ("Roughest", "score \(Format.fixed(extreme.value, 0))")
                case .longest: ("Longest", presentation.units.distance(extreme.value, 1))
                }
            let day = presentation.zone.day(extreme.start)
            let over = extreme.kind == .longest ? "" : " over \(presentation.units.distance(extreme.distanceKm, 1))"
            return (label, value + over, (extreme.trip.map { "trip \($0), " } ?? "") + day.shown(presentation.units))
        }
    }
}
