import Routes
import Storage
import Trips

/// From where to where trips went, and on which route.
struct TripPlaces {
    private var places: [Place] = []
    private var ends: [Int64: RouteEnds] = [:]
    private var routes: [Int64: Int64] = [:]

    /// Knows nothing.
    init() {}

    /// Reads the places, after the ways that are missing were made.
    init(_ database: Database) throws(StorageError) {
        try TripWays.update(database)
        places = try database.places()
        if !places.isEmpty { ends = try database.tripEnds() }
        routes = try database.routesOfTrips()
    }

    /// Tells a trip where it went.
    func fill(_ trip: inout TripRecord) {
        guard let id = trip.id else { return }
        trip.route = routes[id]
        guard let ends = ends[id] else { return }
        (trip.from, trip.to) = (places.at(ends.start)?.name, places.at(ends.end)?.name)
    }

    /// The name of a place as it is written; nil if there is none.
    func name(_ text: String) -> String? { places.first { $0.name.lowercased() == text.lowercased() }?.name }

    /// Whether a trip begins or ends in a place.
    func isAt(_ place: String, _ trip: TripRecord) -> Bool {
        guard let ends = trip.id.flatMap({ ends[$0] }) else { return false }
        return [ends.start, ends.end].contains { places.at($0)?.name == place }
    }
}
