import Formats
import Telemetry
package import Trips

/// What a week, month or year adds to the totals of its trips: its parts, its best and worst trips, and the period before.
package struct PeriodFacts: Sendable {
    /// A trip that stands out.
    struct Extreme: Sendable {
        enum Kind: String, CaseIterable, Sendable {
            case lowestConsumption, highestConsumption, highestScore, lowestScore, longest
        }

        var kind: Kind
        var trip: Int64?
        var start: WallTime
        /// In L/100 km, points or km.
        var value: Double
        var distanceKm: Double
    }

    /// Consumption and score of a shorter trip say little.
    static let leastKm = 3.0
    /// Among fewer trips, best and worst say nothing.
    static let leastTrips = 3

    let period: ReportPeriod
    let days: ClosedRange<CalendarDay>
    private(set) var parts: [(days: ClosedRange<CalendarDay>, totals: TripTotals)]
    private var extremes: [Extreme.Kind: Extreme] = [:]
    private var rated: [Extreme.Kind: Int] = [:]
    /// The period before.
    package var previous = TripTotals()

    package init(_ period: ReportPeriod, _ days: ClosedRange<CalendarDay>) {
        (self.period, self.days) = (period, days)
        parts = period.parts(of: days).map { ($0, TripTotals()) }
    }

    /// The days of the period before.
    package var daysBefore: ClosedRange<CalendarDay> { period.days(of: days.lowerBound.previous) }

    /// - Parameter day: the local day on which the trip began.
    package mutating func take(_ trip: TripRecord, on day: CalendarDay) {
        if let index = parts.firstIndex(where: { $0.days.contains(day) }) { parts[index].totals.take(trip) }
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

    private static let consumptions = (Extreme.Kind.lowestConsumption, Extreme.Kind.highestConsumption, 0.1)

    /// The trips that stand out; none among few trips, or if all are alike.
    var notable: [Extreme] {
        Extreme.Kind.allCases.compactMap { kind in
            guard rated[kind, default: 0] >= Self.leastTrips, let extreme = extremes[kind] else { return nil }
            for (low, high, step) in [(.lowestScore, .highestScore, 1), Self.consumptions]
            where kind == low || kind == high {
                guard let least = extremes[low]?.value, let most = extremes[high]?.value, most - least >= step else {
                    return nil
                }
            }
            return extreme
        }
    }

    // MARK: JSON

    var members: [(String, JSON?)] {
        [
            ("period", .string(period.rawValue)),
            ("parts", .array(parts.map { Self.json($0.days, $0.totals) })),
            ("previous", Self.json(daysBefore, previous)),
            ("notable", .array(notable.map(Self.json))),
        ]
    }

    private static func json(_ days: ClosedRange<CalendarDay>, _ totals: TripTotals) -> JSON {
        .object([
            ("from", .string(days.lowerBound.description)), ("to", .string(days.upperBound.description)),
            ("totals", totals.json),
        ])
    }

    private static func json(_ extreme: Extreme) -> JSON {
        .object([
            ("kind", .string(extreme.kind.rawValue)), ("trip", extreme.trip.map { .integer($0) }),
            ("start", .string(CalendarTime.iso8601(extreme.start))),
            ("value", .rounded(extreme.value, extreme.kind == .longest ? 4 : 2)),
            ("distanceKm", .rounded(extreme.distanceKm, 4)),
        ])
    }
}
