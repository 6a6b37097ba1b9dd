package import Telemetry

/// A destination that the user named.
package struct Destination: Hashable, Sendable {
    package var name: String
    package var place: GeoPoint
    /// A trip that ends so near has reached it, in meters.
    package var radiusM: Double

    /// The radius of a destination that is no stored place, in meters.
    package static let usualRadiusM = 100.0

    package init(name: String, place: GeoPoint, radiusM: Double = usualRadiusM) {
        self.name = name
        self.place = place
        self.radiusM = radiusM
    }
}

/// An event on the way to a destination, with what people call it.
package struct WayNews: Hashable, Sendable {
    package var event: WayEvent
    /// The name of the destination.
    package var to: String
    /// When it will be reached; nil if that is not known.
    package var arrival: WallTime?

    package init(_ event: WayEvent, to: String, arrival: WallTime?) {
        self.event = event
        self.to = to
        self.arrival = arrival
    }
}
