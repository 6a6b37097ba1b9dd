package import Formats
import Telemetry
package import Trips

/// The trips that stand out among others.
package struct NotableTrips: Sendable {
    package typealias Extreme = TripGroup.Extreme

    /// Among fewer trips, best and worst say nothing.
    private static let minTrips = 3

    private var extremes: [Extreme.Kind: Extreme] = [:]
    private var rated: [Extreme.Kind: Int] = [:]

    mutating func take(_ group: TripGroup) {
        for extreme in group.extremes {
            rated[extreme.kind, default: 0] += group[extreme.kind.term].known
            if extremes[extreme.kind].map(extreme.precedes) ?? true { extremes[extreme.kind] = extreme }
        }
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
        case .lowestConsumption, .highestConsumption:
            low = .lowestConsumption
            high = .highestConsumption
            step = 0.1
        case .lowestScore, .highestScore:
            low = .lowestScore
            high = .highestScore
            step = 1
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
