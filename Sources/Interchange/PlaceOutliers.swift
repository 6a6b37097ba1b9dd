package import Routes

/// Finds the places of a track at which the car cannot have been, as those that a receiver reports when it finds its
/// satellites again. Which place is wrong is decided by all of them, wherever it stands.
///
/// A track is cut wherever the next point is too far away for the time between them. Of the parts, those are right that
/// have the most points among parts that can be reached from each other. A long part beside them is right, too: then it
/// is the way between them that is unknown.
package enum PlaceOutliers {
    /// What receivers may be wrong by without a jump, in meters.
    private static let slackM = 40.0
    /// No car is faster, in m/s, whatever the other points say; and any may be as fast as this.
    private static let (maxMps, usualMps) = (130.0, 70.0)
    /// So many times the usual speed of a track are no driving.
    private static let usualShare = 5.0
    /// The parts before a part from which it may have been reached, besides the best.
    private static let lookBack = 16
    /// A part that is as long, and as great a share of the track, is right.
    private static let (ownCount, ownShare) = (10, 0.05)

    /// Returns for each point of a track whether it fits the others.
    /// - Parameter points: with their times in seconds, in their order.
    package static func fitting(_ points: [(seconds: Double, place: GeoPoint)]) -> [Bool] {
        var keeps = Array(repeating: true, count: points.count)
        let mps = fastestMps(points)
        func isReached(_ one: Int, _ other: Int) -> Bool {
            let seconds = points[other].seconds - points[one].seconds
            return points[one].place.distanceM(to: points[other].place) <= mps * seconds + slackM
        }
        var parts: [Range<Int>] = []
        for index in points.indices {
            if index > 0, isReached(index - 1, index) {
                parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<index + 1
            } else {
                parts.append(index..<index + 1)
            }
        }
        guard parts.count > 1 else { return keeps }
        let chain = Set(longest(parts, isReached))
        for (number, part) in parts.enumerated() where !chain.contains(number) {
            let isOwn = part.count >= ownCount && Double(part.count) >= ownShare * Double(points.count)
            if !isOwn { for index in part { keeps[index] = false } }
        }
        return keeps
    }

    private static func fastestMps(_ points: [(seconds: Double, place: GeoPoint)]) -> Double {
        let speeds = zip(points, points.dropFirst()).compactMap { one, other -> Double? in
            let seconds = other.seconds - one.seconds
            guard seconds > 0 else { return nil }
            return one.place.distanceM(to: other.place) / seconds
        }.sorted()
        guard !speeds.isEmpty else { return maxMps }
        return min(maxMps, max(usualMps, usualShare * speeds[speeds.count / 2]))
    }

    /// Returns the numbers of the parts with the most points that can be reached one after the other.
    private static func longest(_ parts: [Range<Int>], _ isReached: (Int, Int) -> Bool) -> [Int] {
        var counts = parts.map(\.count)
        var before = Array(repeating: -1, count: parts.count)
        var best = 0
        for number in parts.indices.dropFirst() {
            let earlier = [best] + (max(0, number - lookBack)..<number)
            let reached = earlier.filter { isReached(parts[$0].upperBound - 1, parts[number].lowerBound) }
            if let from = reached.max(by: { counts[$0] < counts[$1] }) {
                counts[number] += counts[from]
                before[number] = from
            }
            if counts[number] > counts[best] { best = number }
        }
        var chain: [Int] = []
        var number = best
        while number >= 0 {
            chain.append(number)
            number = before[number]
        }
        return chain
    }
}
