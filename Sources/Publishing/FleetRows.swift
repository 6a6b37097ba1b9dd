package import Routes

/// The rows of the publisher's database that belong to a trip (`FleetTables`), each as a line of JSON.
package struct PublishedTripRows: Hashable, Sendable {
    package var facts: String
    package var measures: String
    package var ends: String
    /// The packed checkpoints of its track; nil if it has none, or passes a hidden place.
    package var track: [UInt8]?
    package var routes: [DeliveredRoute]

    package init(facts: String, measures: String, ends: String, track: [UInt8]?, routes: [DeliveredRoute]) {
        self.facts = facts
        self.measures = measures
        self.ends = ends
        self.track = track
        self.routes = routes
    }
}
