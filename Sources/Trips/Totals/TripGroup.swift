package import Telemetry

/// Trips of one currency that are counted together, or a single one. What they have not in common is nil.
package struct TripGroup: Sendable {
    /// The known values of a term.
    package struct Sum: Hashable, Sendable {
        /// Their sum, or the greatest, in steps.
        private var steps: Int64 = 0
        /// The number of trips with a known value.
        package private(set) var known = 0

        package init() {}

        package init(steps: Int64?, known: Int) {
            self.steps = steps ?? 0
            self.known = steps == nil ? 0 : known
        }

        package var total: Double { Double(steps) / TripTerm.stepsPerUnit }

        package mutating func add(_ other: Sum, isGreatest: Bool) {
            guard other.known > 0 else { return }
            steps = !isGreatest ? steps &+ other.steps : known > 0 ? max(steps, other.steps) : other.steps
            known += other.known
        }
    }

    /// A trip that stands out among others.
    package struct Extreme: Hashable, Sendable {
        package enum Kind: String, CaseIterable, Sendable {
            case lowestConsumption, highestConsumption, highestScore, lowestScore, longest

            package var term: TripTerm {
                switch self {
                case .lowestConsumption, .highestConsumption: .ratedConsumption
                case .highestScore, .lowestScore: .ratedScore
                case .longest: .distanceKm
                }
            }

            package var isLowest: Bool { self == .lowestConsumption || self == .lowestScore }
        }

        package var kind: Kind
        package var trip: Int64?
        package var start: WallTime
        /// In L/100 km, points or km.
        package var value: Double
        package var distanceKm: Double

        package init(kind: Kind, trip: Int64?, start: WallTime, value: Double, distanceKm: Double) {
            self.kind = kind
            self.trip = trip
            self.start = start
            self.value = value
            self.distanceKm = distanceKm
        }

        /// Whether it stands out more; of equal trips, the first does.
        package func precedes(_ other: Extreme) -> Bool {
            guard value == other.value else { return (value < other.value) == kind.isLowest }
            return (start.microseconds, trip ?? 0) < (other.start.microseconds, other.trip ?? 0)
        }
    }

    /// The start of the first trip.
    package var start: WallTime
    package var vin: String?
    package var driver: String?
    package var kind: SourceKind?
    package var tags: [String] = []
    package var currency: String?
    package var trips: Int
    /// Of each term.
    package var sums: [Sum]
    package var extremes: [Extreme] = []

    package init(start: WallTime, trips: Int, sums: [Sum]) {
        self.start = start
        self.trips = trips
        self.sums = sums
    }

    package init(_ trip: TripRecord) {
        let values = TripTerm.values(of: trip)
        self.init(start: trip.start, trips: 1, sums: values.map { Sum(steps: $0, known: 1) })
        vin = trip.vin
        driver = trip.driver
        kind = trip.kind
        tags = trip.tags
        currency = trip.currency
        guard self[.distanceKm].known > 0 else { return }
        extremes = Extreme.Kind.allCases.compactMap { kind in
            values[kind.term.rawValue].map {
                Extreme(
                    kind: kind, trip: trip.id, start: trip.start, value: Double($0) / TripTerm.stepsPerUnit,
                    distanceKm: self[.distanceKm].total)
            }
        }
    }

    package subscript(term: TripTerm) -> Sum { sums[term.rawValue] }
}
