package import Formats
package import Routes

/// Requests and responses of the route service of OSRM, version 1, which other engines understand as well.
package enum OSRMRoute {
    /// Why there is no way in a response.
    package enum ResponseError: UserError, Hashable {
        /// The engine knows the places, or does not, and there is no way.
        case noWay
        /// With the engine's code, such as "InvalidOptions", or the status of HTTP.
        case refused(String)
        case unreadable

        package var message: UserMessage {
            switch self {
            case .noWay: "the router finds none"
            case .refused(let code): "the router refuses: \(code)"
            case .unreadable: "the response is not one of a router"
            }
        }
    }

    /// The codes with which OSRM says that there is no way, or no road near a place.
    private static let nothingFound: Set<String> = ["NoRoute", "NoSegment"]
    /// A longer code is cut off.
    private static let mostCode = 40

    /// The path of a request for the way of a car from a place to another.
    package static func path(from: GeoPoint, to: GeoPoint) -> String {
        let places = [from, to].map { "\(Decimals.text($0.longitude, 6)),\(Decimals.text($0.latitude, 6))" }
        return "/route/v1/driving/\(places.joined(separator: ";"))?overview=full&geometries=geojson&steps=false"
    }

    /// The places of the way in a response.
    /// - Parameter status: the status of HTTP.
    package static func places(status: Int, _ body: [UInt8]) throws(ResponseError) -> [GeoPoint] {
        guard let document = JSON(parsing: body), let code = document["code"]?.text else {
            throw status == 200 ? .unreadable : .refused(String(status))
        }
        guard code == "Ok" else {
            let isWord = !code.isEmpty && code.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            throw nothingFound.contains(code)
                ? .noWay : .refused(isWord ? String(code.prefix(mostCode)) : String(status))
        }
        guard case .array(let routes)? = document["routes"], let geometry = routes.first?["geometry"],
            case .array(let coordinates)? = geometry["coordinates"]
        else { throw .unreadable }
        let places = coordinates.compactMap { coordinate -> GeoPoint? in
            guard case .array(let pair) = coordinate, pair.count >= 2, let longitude = pair[0].double,
                let latitude = pair[1].double
            else { return nil }
            return GeoPoint(checked: latitude, longitude)
        }
        // A point that is none costs only itself.
        guard places.count >= 2 else { throw coordinates.count >= 2 ? .unreadable : .noWay }
        return places
    }
}
