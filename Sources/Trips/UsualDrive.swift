/// A drive of a route beside the drives of the route before it.
package struct UsualDrive: Hashable, Sendable {
    /// A median of fewer says little.
    private static let minDrives = 3
    /// As many of the latest drives before it count.
    package static let maxDrives = 25

    /// The number of drives before it that count.
    package let drives: Int
    /// From moving off at the start of the route to its end, in seconds: of the drive, and the median of those before it.
    package let durationS: Double
    package let medianS: Double
    /// The median of the drives before it with the same vehicle; nil if it is known of few.
    package let medianLPer100Km: Double?

    /// Nil if there are few drives.
    /// - Parameters:
    ///   - earlierS: the durations of the drives before it.
    ///   - litersPer100Km: the consumption of those with the same vehicle whose consumption is known.
    package init?(durationS: Double, earlierS: [Double], litersPer100Km: [Double]) {
        guard earlierS.count >= Self.minDrives else { return nil }
        drives = earlierS.count
        self.durationS = durationS
        medianS = Self.median(earlierS)
        medianLPer100Km = litersPer100Km.count >= Self.minDrives ? Self.median(litersPer100Km) : nil
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
