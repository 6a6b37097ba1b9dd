/// What a trip that followed a route ended with.
package struct FollowedDrive: Hashable, Sendable {
    /// The number of the route; nil if it was deleted since.
    package var route: Int64?
    /// The name of the route for people.
    package var title: String
    /// The pace that it was compared with, such as "best" or "12".
    package var reference: String
    /// The share of the route's checkpoints that were passed.
    package var coveredShare = 0.0
    /// The share of the route and of the drive together that both have (the Jaccard measure).
    package var sameShare = 0.0
    /// Why the drive does not count for the route; nil if it does.
    package var reason: String?
    /// The time ahead of the reference at the end in seconds; negative is behind. Nil without a pace.
    package var aheadS: Double?
    /// Where the drive was farthest behind; nil if it never was.
    package var worst: Place?
    /// Among all drives of the route, and among those of the same driver; nil if the drive does not count.
    package var rank: Rank?
    package var ownRank: Rank?

    /// A place on the route, and how far ahead the drive was there.
    package struct Place: Hashable, Sendable {
        package var alongM: Double
        /// In seconds; negative is behind.
        package var aheadS: Double

        package init(alongM: Double, aheadS: Double) {
            self.alongM = alongM
            self.aheadS = aheadS
        }
    }

    package struct Rank: Hashable, Sendable {
        /// From 1.
        package var rank: Int
        /// Of so many drives.
        package var of: Int

        package init(_ rank: Int, of: Int) {
            self.rank = rank
            self.of = of
        }
    }

    package var counts: Bool { reason == nil }

    package init(route: Int64?, title: String, reference: String) {
        self.route = route
        self.title = title
        self.reference = reference
    }
}
