/// Two drives of a route over its distance: where time and fuel were won and lost.
package struct RouteComparison: Hashable, Sendable {
    /// A part of the route.
    package struct Part: Hashable, Sendable {
        package var fromM: Double
        package var toM: Double
        /// The times of both drives in seconds.
        package var aS: Double
        package var bS: Double
        /// The fuel of both drives in liters; nil if one is unknown.
        package var aL: Double?
        package var bL: Double?

        /// Negative where drive b was faster.
        package var deltaS: Double { bS - aS }
        package var deltaL: Double? { bL.flatMap { b in aL.map { b - $0 } } }
    }

    /// The parts into which a route is divided.
    package static let count = 20

    /// Parts of the same length; what they add up to are the differences of the drives.
    package let parts: [Part]
    /// At each checkpoint: the distance in meters, and the time of b minus that of a in seconds.
    package let deltas: [(alongM: Double, deltaS: Double)]

    package static func == (one: Self, other: Self) -> Bool { one.parts == other.parts }
    package func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// - Parameters:
    ///   - common: the checkpoints between which both drove; nil for the whole route.
    ///   - a, b: the times of the drives at the checkpoints in seconds.
    ///   - aL, bL: the fuel used up to each checkpoint in liters; empty if unknown.
    ///   - aSpans, bSpans: from when to when each drive was at the checkpoints, since one stands at some; empty if only the
    ///     times are known.
    package init(
        _ path: RoutePath, common: ClosedRange<Int>? = nil, a: [Double], b: [Double], aL: [Double] = [],
        bL: [Double] = [], aSpans: [ClosedRange<Double>] = [], bSpans: [ClosedRange<Double>] = []
    ) {
        let points = path.checkpoints
        func at(_ values: [Double], _ alongM: Double) -> Double? {
            guard values.count == points.count else { return nil }
            let index = path.segment(alongM: alongM)
            let share = (alongM - points[index].alongM) / max(1e-9, points[index + 1].alongM - points[index].alongM)
            return values[index] + (values[index + 1] - values[index]) * max(0, min(1, share))
        }
        let common = (common ?? 0...points.count - 1).clamped(to: 0...points.count - 1)
        let beginM = points[common.lowerBound].alongM
        let stepM = (points[common.upperBound].alongM - beginM) / Double(Self.count)
        parts = (0..<Self.count).map { number in
            let fromM = beginM + Double(number) * stepM
            let toM = beginM + Double(number + 1) * stepM
            func used(_ values: [Double]) -> Double? {
                at(values, toM).flatMap { end in at(values, fromM).map { end - $0 } }
            }
            return Part(
                fromM: fromM, toM: toM, aS: used(a) ?? 0, bS: used(b) ?? 0, aL: used(aL), bL: used(bL))
        }
        deltas =
            a.count == points.count && b.count == points.count
            ? common.map { index in
                let deltaS =
                    aSpans.count == points.count && bSpans.count == points.count
                    ? Self.distance(aSpans[index], bSpans[index]) : b[index] - a[index]
                return (points[index].alongM, deltaS)
            } : []
    }

    /// Where both stood at the same time, none is ahead.
    private static func distance(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
        b.lowerBound > a.upperBound ? b.lowerBound - a.upperBound : min(0, b.upperBound - a.lowerBound)
    }

    package var deltaS: Double { parts.reduce(0) { $0 + $1.deltaS } }
    package var deltaL: Double? {
        parts.reduce(Double?.some(0)) { sum, part in sum.flatMap { sum in part.deltaL.map { sum + $0 } } }
    }
}

/// The hours of the day at which a route was driven, and how long it took.
package struct DepartureHours: Hashable, Sendable {
    package struct Hour: Hashable, Sendable {
        /// 0 to 23.
        package var hour: Int
        package var drives: Int
        /// The median in seconds.
        package var medianS: Double
    }

    /// The drives of an hour from which on it can be the best one.
    private static let least = 2

    /// Those with drives, in their order.
    package let hours: [Hour]

    /// - Parameter drives: the hours of the day, and the times in seconds.
    package init(_ drives: [(hour: Int, durationS: Double)]) {
        let byHour = Dictionary(grouping: drives) { $0.hour }
        hours = byHour.keys.sorted().map { hour in
            let times = (byHour[hour] ?? []).map(\.durationS)
            return Hour(hour: hour, drives: times.count, medianS: PaceReference.median(times))
        }
    }

    /// The hour with the shortest median; nil if fewer than two hours have two drives.
    package var best: Hour? {
        let known = hours.filter { $0.drives >= Self.least }
        return known.count >= 2 ? known.min { $0.medianS < $1.medianS } : nil
    }
}
