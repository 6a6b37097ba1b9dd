package import Formats
package import Telemetry
package import Trips

/// The totals of drives. What was only simulated, replayed or played does not count beside them; without any drive, it is
/// all that there is, and counts.
package struct DrivenTotals: Sendable {
    private var drives = TripTotals()
    private var all = TripTotals()
    private var (periodOfDrives, periodOfAll): (PeriodFacts?, PeriodFacts?)
    private var others: [SourceKind: Int] = [:]
    /// Whether everything counts: the user has chosen a kind.
    private let countsAll: Bool

    /// - Parameter period: nil for days that are no week, month or year.
    package init(period: PeriodFacts?, countsAll: Bool) {
        periodOfDrives = period
        periodOfAll = period
        self.countsAll = countsAll
    }

    private var countsOthers: Bool { countsAll || drives.trips == 0 }

    /// - Parameter day: the local day on which the trips began, or one of the same part of the period.
    package mutating func add(_ trips: TripGroup, on day: CalendarDay) {
        all.take(trips)
        periodOfAll?.take(trips, on: day)
        if let kind = trips.kind, !kind.isDriving {
            others[kind, default: 0] += trips.trips
        } else {
            drives.take(trips)
            periodOfDrives?.take(trips, on: day)
        }
    }

    /// Adds trips of the period before. Call it after those of the period itself.
    package mutating func addEarlier(_ trips: TripGroup) {
        periodOfAll?.previous.take(trips)
        if trips.kind?.isDriving ?? true { periodOfDrives?.previous.take(trips) }
    }

    package var totals: TripTotals { countsOthers ? all : drives }
    package var period: PeriodFacts? { countsOthers ? periodOfAll : periodOfDrives }
    /// The trips that are not in the totals, by their kinds.
    package var notCounted: [SourceKind: Int] { countsOthers ? [:] : others }
}

extension [SourceKind: Int] {
    /// "2 simulated trips and 1 session of a game"; nil if there is none.
    var words: String? {
        let parts = SourceKind.allCases.compactMap { kind -> String? in
            guard let count = self[kind], count > 0 else { return nil }
            return switch kind {
            case .vehicle, .receiver, .import: Format.count(count, "trip")
            case .game: Format.count(count, "game session")
            case .simulation: Format.count(count, "simulated trip")
            case .replay: Format.count(count, "replayed trip")
            }
        }
        return parts.isEmpty ? nil : Format.list(parts)
    }
}
