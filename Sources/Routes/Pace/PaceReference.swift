/// The times against which a drive is paced: when the reference was where on the route. Where it stood, it was at one place
/// for a while, so that a place has an interval of times.
package struct PaceReference: Hashable, Sendable {
    /// When the reference was at a distance on the route.
    package struct Knot: Hashable, Sendable {
        /// On the route, in meters.
        package var alongM: Double
        /// Since the reference moved off, in seconds.
        package var timeS: Double

        package init(alongM: Double, timeS: Double) {
            self.alongM = alongM
            self.timeS = timeS
        }
    }

    /// Two cars that wait at the same light stand at places that differ by so much, and by the error of their receivers;
    /// in meters.
    private static let sameStopM = 15.0
    /// A shorter rest is no stop, in seconds.
    private static let shortestStopS = 3.0
    /// The most drives of which a median is made: the newest ones.
    package static let mostOfMedian = 9

    /// At least two; neither distances nor times decrease. A stop has two at one distance.
    package let knots: [Knot]
    /// The knots with which stops begin.
    private let stops: [Int]

    /// Nil unless there are two places at different distances and times.
    package init?(_ knots: [Knot]) {
        var kept: [Knot] = []
        for knot in knots {
            let last = kept.last ?? Knot(alongM: -.infinity, timeS: 0)
            let next = Knot(alongM: max(last.alongM, knot.alongM), timeS: max(last.timeS, knot.timeS))
            // Of a stop, the first and the last moment are kept.
            if kept.count > 1, next.alongM == last.alongM, kept[kept.count - 2].alongM == last.alongM {
                kept.removeLast()
            }
            kept.append(next)
        }
        // Whoever stands at the end has arrived.
        while kept.count > 1, kept[kept.count - 2].alongM == kept[kept.count - 1].alongM { kept.removeLast() }
        guard let first = kept.first, let last = kept.last, last.alongM > first.alongM, last.timeS > first.timeS else {
            return nil
        }
        self.knots = kept
        stops = kept.indices.dropLast().filter {
            kept[$0 + 1].alongM == kept[$0].alongM && kept[$0 + 1].timeS - kept[$0].timeS >= Self.shortestStopS
        }
    }

    /// The pace that a route itself has; nil if it has none.
    package init?(_ path: RoutePath) {
        guard path.isTimed else { return nil }
        self.init(path.knots)
    }

    /// The pace by the times at the checkpoints of a route.
    package init?(timesS: [Double], on path: RoutePath) {
        self.init(zip(path.checkpoints, timesS).map { Knot(alongM: $0.alongM, timeS: $1) })
    }

    package var durationS: Double { (knots.last?.timeS ?? 0) - (knots.first?.timeS ?? 0) }

    /// The median of several at each place; nil without any.
    package static func median(of references: [PaceReference]) -> PaceReference? {
        guard references.count > 1 else { return references.first }
        let places = Set(references.flatMap { $0.knots.map(\.alongM) }).sorted()
        return PaceReference(
            places.flatMap { alongM in
                let times = references.map { $0.span(alongM) }
                return [median(times.map(\.lowerBound)), median(times.map(\.upperBound))].map {
                    Knot(alongM: alongM, timeS: $0)
                }
            })
    }

    /// The median of numbers, of which there is at least one.
    static func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// When the reference was at a distance on the route, in seconds: for a stop nearby, until it went on.
    /// - Parameter errorM: how far from there the place may be, in meters.
    package func timesS(alongM: Double, errorM: Double = 0) -> ClosedRange<Double> {
        var (low, high) = (span(alongM - errorM).lowerBound, span(alongM + errorM).upperBound)
        for stop in stops[first(of: stops) { knots[$0].alongM >= alongM - Self.sameStopM }...] {
            guard knots[stop].alongM <= alongM + Self.sameStopM else { break }
            low = min(low, knots[stop].timeS)
            high = max(high, knots[stop + 1].timeS)
        }
        return low...high
    }

    /// When the reference was exactly there.
    package func span(_ alongM: Double) -> ClosedRange<Double> {
        // The first knot there or beyond, and the last one there or before.
        let after = first(of: knots.indices) { knots[$0].alongM >= alongM }
        guard after < knots.count else { return knots[knots.count - 1].timeS...knots[knots.count - 1].timeS }
        if knots[after].alongM > alongM {
            guard after > 0 else { return knots[0].timeS...knots[0].timeS }
            let (one, other) = (knots[after - 1], knots[after])
            let share = (alongM - one.alongM) / (other.alongM - one.alongM)
            let timeS = one.timeS + (other.timeS - one.timeS) * share
            return timeS...timeS
        }
        let isStop = after + 1 < knots.count && knots[after + 1].alongM == alongM
        return knots[after].timeS...knots[isStop ? after + 1 : after].timeS
    }

    /// Where the reference was after a time in seconds, in meters on the route.
    package func alongM(afterS seconds: Double) -> Double {
        let after = first(of: knots.indices) { knots[$0].timeS > seconds }
        guard after > 0 else { return knots[0].alongM }
        guard after < knots.count else { return knots[knots.count - 1].alongM }
        let (one, other) = (knots[after - 1], knots[after])
        return one.alongM + (other.alongM - one.alongM) * (seconds - one.timeS) / (other.timeS - one.timeS)
    }

    /// The index of the first element that has reached something; all after it have, too.
    private func first<Elements: RandomAccessCollection<Int>>(
        of elements: Elements, _ hasReached: (Int) -> Bool
    ) -> Elements.Index {
        var (low, high) = (elements.startIndex, elements.endIndex)
        while low < high {
            let middle = elements.index(low, offsetBy: elements.distance(from: low, to: high) / 2)
            if hasReached(elements[middle]) { high = middle } else { low = elements.index(after: middle) }
        }
        return low
    }
}
