/// The rows of the publisher's database that belong to a trip (`FleetTables`), each as a line of JSON.
package struct PublishedTripRows: Hashable, Sendable {
    package var facts: String
    package var measures: String
    package var ends: String
    /// The packed checkpoints of its track; nil if it has none, or passes a hidden place.
    package var track: [UInt8]?
    package var routes: [PublishedRoute]

    package init(facts: String, measures: String, ends: String, track: [UInt8]?, routes: [PublishedRoute]) {
        self.facts = facts
        self.measures = measures
        self.ends = ends
        self.track = track
        self.routes = routes
    }
}

/// A route of a trip, and what the trip has to do with it.
package struct PublishedRoute: Hashable, Sendable {
    package var uuid: String
    package var name: String?
    package var isStarred: Bool
    package var isFound: Bool
    package var lengthM: Double
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
