import Routes
package import Storage
package import Trips

/// From where to where trips went, and on which route.
package struct TripPlaces {
    private var places: [Place] = []
    private var ways: TripWayLookup?

    /// Knows nothing.
    package init() {}

    /// Reads the places, after the ways that are missing were made.
    package init(_ database: Database, progress: (_ done: Int, _ all: Int) -> Void) throws(StorageError) {
        try TripWays.update(database, progress: progress)
        places = try database.places()
        ways = try TripWayLookup(database)
    }

    /// Tells a trip where it went.
    package func fill(_ trip: inout TripRecord) throws(StorageError) {
        guard let id = trip.id, let ways else { return }
        trip.route = try ways.route(ofTrip: id)
        guard !places.isEmpty, let ends = try ways.ends(ofTrip: id) else { return }
        (trip.from, trip.to) = (places.at(ends.start)?.name, places.at(ends.end)?.name)
    }

    /// The name of a place as it is written; nil if there is none.
    package func name(_ text: String) -> String? { places.first { $0.name.lowercased() == text.lowercased() }?.name }
}
