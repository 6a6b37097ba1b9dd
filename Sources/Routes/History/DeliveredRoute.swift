/// A route of a trip as other databases get it, and what the trip has to do with it.
package struct DeliveredRoute: Hashable, Sendable {
    package var uuid: String
    package var name: String?
    package var isStarred: Bool
    package var isFound: Bool
    package var lengthM: Double
    /// Packed (`RoutePath.bytes`), as are the times at them.
    package var checkpoints: [UInt8]
    package var covered: Double
    package var jaccard: Double
    package var durationS: Double
    package var distanceM: Double
    package var times: [UInt8]

    package init(
        uuid: String, name: String?, isStarred: Bool, isFound: Bool, lengthM: Double, checkpoints: [UInt8],
        covered: Double, jaccard: Double, durationS: Double, distanceM: Double, times: [UInt8]
    ) {
        self.uuid = uuid
        self.name = name
        self.isStarred = isStarred
        self.isFound = isFound
        self.lengthM = lengthM
        self.checkpoints = checkpoints
        self.covered = covered
        self.jaccard = jaccard
        self.durationS = durationS
        self.distanceM = distanceM
        self.times = times
    }
}
