/// The best time of each sector of several laps.
package struct BestSectors: Hashable, Sendable {
    /// In seconds.
    package let timesS: [Double]
    /// The index of the lap of each time.
    package let laps: [Int]
    /// The lap that they would be together, in seconds.
    package var totalS: Double { timesS.reduce(0, +) }

    /// Takes the laps that count and have all sectors. Nil if there is none.
    package init?(_ all: [Lap]) {
        let count = all.map(\.sectorsS.count).max() ?? 0
        let known = all.indices.filter { all[$0].isValid && !all[$0].isRewound && all[$0].sectorsS.count == count }
        guard count > 0, let first = known.first else { return nil }
        laps = (0..<count).map { sector in
            known.min { all[$0].sectorsS[sector] < all[$1].sectorsS[sector] } ?? first
        }
        timesS = laps.enumerated().map { all[$1].sectorsS[$0] }
    }
}
