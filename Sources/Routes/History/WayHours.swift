/// Several ways between the same places, side by side by the hour of departure.
package struct WayHours: Hashable, Sendable {
    /// A drive of a way.
    package struct Drive: Hashable, Sendable {
        /// Of the departure, 0 to 23; nil if the time of day is not known.
        package var hour: Int?
        /// For the whole way.
        package var durationS: Double
        package var fuelL: Double?
        package var stops: Int?

        package init(hour: Int?, durationS: Double, fuelL: Double?, stops: Int?) {
            self.hour = hour
            self.durationS = durationS
            self.fuelL = fuelL
            self.stops = stops
        }
    }

    /// Medians of the drives of a way.
    package struct Medians: Hashable, Sendable {
        package var drives: Int
        package var durationS: Double
        package var fuelL: Double?
        package var stops: Double?

        /// Nil without drives.
        init?(_ drives: [Drive]) {
            guard !drives.isEmpty else { return nil }
            self.drives = drives.count
            durationS = PaceReference.median(drives.map(\.durationS))
            let (fuel, stops) = (drives.compactMap(\.fuelL), drives.compactMap { $0.stops.map(Double.init) })
            fuelL = fuel.isEmpty ? nil : PaceReference.median(fuel)
            self.stops = stops.isEmpty ? nil : PaceReference.median(stops)
        }
    }

    /// An hour in which some way was driven.
    package struct Hour: Hashable, Sendable {
        /// 0 to 23.
        package var hour: Int
        /// Of each way; nil if it was not driven in this hour.
        package var ways: [Medians?]
        /// The way with the shortest median; nil unless two were driven.
        package var fastest: Int?
        /// The ways that take much longer than at their best hour.
        package var jammed: Set<Int>
    }

    /// A way jams in an hour whose median is longer than that of its best hour by this share.
    private static let jamShare = 1.25
    /// The drives of an hour from which on it is judged.
    private static let least = 2

    /// All drives of each way; nil for a way without drives.
    package let all: [Medians?]
    package let hours: [Hour]

    /// - Parameter ways: the drives of each way.
    package init(_ ways: [[Drive]]) {
        all = ways.map(Medians.init)
        let byHour = ways.map { Dictionary(grouping: $0.filter { $0.hour != nil }) { $0.hour ?? 0 } }
        let medians = byHour.map { $0.compactMapValues(Medians.init) }
        let best = medians.map { hours in hours.values.filter { $0.drives >= Self.least }.map(\.durationS).min() }
        hours = Set(medians.flatMap(\.keys)).sorted().map { hour in
            let ways = medians.map { $0[hour] }
            let driven = ways.indices.filter { ways[$0] != nil }
            let fastest = driven.count < 2 ? nil : driven.min { ways[$0]?.durationS ?? 0 < ways[$1]?.durationS ?? 0 }
            let jammed = driven.filter { way in
                guard let its = ways[way], its.drives >= Self.least, let best = best[way] else { return false }
                return its.durationS > best * Self.jamShare
            }
            return Hour(hour: hour, ways: ways, fastest: fastest, jammed: Set(jammed))
        }
    }

    /// The way that jams in more hours than every other; nil if none does.
    package var jamming: Int? {
        let counts = all.indices.map { way in hours.count { $0.jammed.contains(way) } }
        guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1 else { return nil }
        return counts.firstIndex(of: most)
    }
}
