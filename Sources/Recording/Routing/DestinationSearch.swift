import CommandLine
import Formats
package import Interchange
import Routes
import Storage
import System
import Telemetry
import Terminal
package import Transports

/// What --to names, and who finds the way there.
package struct DestinationSearch {
    /// The time that a server which finds places may take, in seconds, and the most bytes of its response.
    private static let (searchS, mostBytes) = (10.0, 1 << 20)
    /// What precedes the address of a server of Photon, and may precede that of one of Nominatim.
    private static let schemes: [(text: String, search: PlaceSearch)] = [
        ("photon:http", .photon), ("nominatim:http", .nominatim), ("http", .nominatim),
    ]

    private let text: String
    private let router: Router?
    private let search: (kind: PlaceSearch, address: HTTPAddress)?

    /// - Parameters:
    ///   - text: the name of a place, or a position.
    ///   - search: a server that finds places, as the setting names it.
    package init(_ text: String, _ router: Router?, search: String?) throws {
        self.text = text
        self.router = router
        self.search = try search.map { try Self.search($0) }
    }

    package static func search(_ text: String) throws -> (kind: PlaceSearch, address: HTTPAddress) {
        for scheme in schemes where text.hasPrefix(scheme.text) {
            let address = text.dropFirst(scheme.text.count - "http".count)
            if let server = HTTPAddress(String(address)) { return (scheme.search, server) }
        }
        throw DestinationError.wrongServer(text)
    }

    /// Guides a trip to the destination; nil if it is not found because a server does not answer.
    /// - Parameters:
    ///   - hasPositions: whether a receiver says where the car is.
    ///   - path: the database with own places and drives.
    package func finder(hasPositions: Bool, path: String) throws -> WayFinder? {
        guard hasPositions else { throw DestinationError.noPositions }
        guard let destination = try destination(path) else { return nil }
        if let router {
            Output.note("'\(router.text)' is asked for a route to \(destination.name), and learns where the car is")
        }
        return try WayFinder(to: destination, WayPlanner(router, database: path))
    }

    /// One's own places come before those of a server, which is not to learn their names: if they cannot be read, the search
    /// ends there.
    private func destination(_ path: String) throws -> Destination? {
        let wanted = text.lowercased()
        guard wanted.contains(where: { $0 != " " }) else { throw DestinationError.empty }
        if let place = GeoPoint(text) { return Destination(name: text, place: place) }
        let places = try Database.openForReading(path: path)?.places.all() ?? []
        func own(_ place: Place) -> Destination {
            Destination(name: place.name, place: place.center, radiusM: place.radiusM)
        }
        if let place = places.first(where: { $0.name.lowercased() == wanted }) { return own(place) }
        let alike = places.filter { $0.name.lowercased().hasPrefix(wanted) }
        if alike.count == 1, let place = alike.first { return own(place) }
        guard alike.isEmpty else { throw DestinationError.severalPlaces(text, names: alike.prefix(8).map(\.name)) }
        guard let search else { throw DestinationError.unknown(text) }
        return try found(by: search.kind, at: search.address)
    }

    /// Asks the server. That it does not answer is no reason not to record the trip.
    private func found(by search: PlaceSearch, at address: HTTPAddress) throws -> Destination? {
        Output.note("'\(address.text)' is asked for '\(text)'")
        func noDestination(_ reason: String) -> Destination? {
            Output.warn(DestinationWarning.noDestination(text, reason: reason))
            return nil
        }
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try HTTPClient.get(
                search.path(text), from: address, limit: Self.mostBytes, seconds: Self.searchS, interruptDescriptor: -1)
        } catch {
            return noDestination(error.text)
        }
        let places: [PlaceSearch.Found]
        do throws(WayResponseError) {
            places = try search.places(status: response.status, response.body)
        } catch {
            return noDestination(error.text)
        }
        guard let best = places.first else { throw DestinationError.notFound(text, server: address.text) }
        let others = places.count > 1 ? ", the first of \(places.count)" : ""
        let name = best.name.isEmpty ? text : best.name
        Output.note("the destination is \(name)\(others)")
        return Destination(name: text, place: best.place)
    }
}
