/// The order of the drives of a route: first those that passed nearly all of it, the fastest at the head.
package struct RouteRanking: Sendable {
    /// The share of a route from which on a drive has driven it.
    private static let wholeShare = 0.95

    /// By which drives are ordered: whether a part is missing, and the time for the whole route in seconds.
    private struct Key: Comparable {
        var isPart: Bool
        var timeS: Double

        static func < (one: Key, other: Key) -> Bool {
            one.isPart == other.isPart ? one.timeS < other.timeS : other.isPart
        }
    }

    private let keys: [Key?]

    package init(_ drives: [RouteDrive]) {
        keys = drives.map { drive in
            // Stored times are a little rounded: less than a tenth of a second is no difference.
            drive.wholeTimeS.map { Key(isPart: drive.coveredShare < Self.wholeShare, timeS: ($0 * 10).rounded() / 10) }
        }
    }

    /// The indices of the drives whose time is known, the best one first. Of equal ones, that which comes first.
    package var order: [Int] {
        keys.indices.compactMap { index in keys[index].map { (index: index, key: $0) } }
            .sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.index)
    }

    /// The drives that have a rank.
    package var count: Int { keys.count { $0 != nil } }

    /// The rank of a drive, from 1; drives that took the same time share one. Nil if its time is not known.
    package func rank(of index: Int) -> Int? {
        keys[index].map { key in 1 + keys.compactMap(\.self).count { $0 < key } }
    }

    /// The index of the best drive of each of some groups, the best group first.
    /// - Parameter group: to which a drive belongs, such as its driver.
    package func best<Group: Hashable>(by group: (Int) -> Group) -> [Int] {
        var seen: Set<Group> = []
        return order.filter { seen.insert(group($0)).inserted }
    }
}
