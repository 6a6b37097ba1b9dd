/// The corners of a track, found in the speed of a lap: where it falls and rises again.
package enum LapCorners {
    /// A corner, as indices of the values: from where the car is fastest before it, over its slowest point, to where it is
    /// fastest after it.
    package struct Corner: Hashable, Sendable {
        package let from: Int
        package let slowest: Int
        package let to: Int
    }

    /// By how much the speed must fall and rise, in km/h and as a share of the top speed. Less is a gear change or a kerb.
    private static let (minChangeKmh, minChangeShare) = (8.0, 0.04)

    /// - Parameter speedsKmh: at equal distances along the lap.
    package static func find(_ speedsKmh: [Double]) -> [Corner] {
        guard let top = speedsKmh.max(), speedsKmh.count > 2 else { return [] }
        let change = max(minChangeKmh, top * minChangeShare)
        // Lows and highs in turn, each at least `change` from its neighbors.
        var (low, high) = (0, 0)
        var isFalling: Bool?
        var (lows, highs): ([Int], [Int]) = ([], [0])
        for (index, speed) in speedsKmh.enumerated() {
            if speed < speedsKmh[low] { low = index }
            if speed > speedsKmh[high] { high = index }
            if isFalling != true, speed <= speedsKmh[high] - change {
                if isFalling == nil { highs = [high] } else { highs.append(high) }
                low = index
                isFalling = true
            } else if isFalling != false, speed >= speedsKmh[low] + change {
                // Whoever starts from the grid is slow there, too, but in no corner.
                if isFalling == true { lows.append(low) }
                high = index
                isFalling = false
            }
        }
        let end = speedsKmh.count - 1
        return lows.map { slowest in
            let after = highs.first { $0 > slowest } ?? (isFalling == false ? high : end)
            return Corner(from: highs.last { $0 < slowest } ?? 0, slowest: slowest, to: max(slowest, after))
        }
    }
}
