import Formats
package import Routes

/// Requests and responses of engines that find places by their names.
package enum PlaceSearch: String, Hashable, Sendable, CaseIterable {
    case nominatim
    case photon

    /// A place that was found.
    package struct Found: Hashable, Sendable {
        /// As the engine names it.
        package var name: String
        package var place: GeoPoint
    }

    /// The most places that are asked for.
    private static let most = 5
    /// A longer name is cut off.
    private static let mostName = 120

    /// The path of a request for places.
    package func path(_ text: String) -> String {
        switch self {
        case .nominatim: "/search?q=\(QueryText.encoded(text))&format=jsonv2&limit=\(Self.most)"
        case .photon: "/api?q=\(QueryText.encoded(text))&limit=\(Self.most)"
        }
    }

    /// The places in a response, the best one first; none if there are none.
    /// - Parameter status: the status of HTTP.
    package func places(status: Int, _ body: [UInt8]) throws(WayResponseError) -> [Found] {
        guard status == 200 else { throw .refused(String(status)) }
        guard let document = JSON(parsing: body) else { throw .unreadable }
        let found: [Found?]
        switch self {
        case .nominatim:
            guard case .array(let places) = document else { throw .unreadable }
            found = places.map { Self.found($0["display_name"]?.text, Self.number($0["lat"]), Self.number($0["lon"])) }
            guard places.isEmpty || found.contains(where: { $0 != nil }) else { throw .unreadable }
        case .photon:
            guard case .array(let places)? = document["features"] else { throw .unreadable }
            found = places.map { place in
                guard case .array(let pair)? = place["geometry"]?["coordinates"], pair.count >= 2 else { return nil }
                return Self.found(Self.name(place["properties"]), pair[1].double, pair[0].double)
            }
            guard places.isEmpty || found.contains(where: { $0 != nil }) else { throw .unreadable }
        }
        return found.compactMap(\.self)
    }

    private static func found(_ name: String?, _ latitude: Double?, _ longitude: Double?) -> Found? {
        guard let latitude, let longitude, let place = GeoPoint(checked: latitude, longitude) else { return nil }
        return Found(name: SafeText.line(String((name ?? "").prefix(mostName))), place: place)
    }

    /// Nominatim writes numbers as text.
    private static func number(_ value: JSON?) -> Double? { value?.double ?? value?.text.flatMap { Double($0) } }

    /// "Main Street 5, Springfield".
    private static func name(_ properties: JSON?) -> String {
        func text(_ name: String) -> String? { properties?[name]?.text }
        let street = text("street").map { $0 + (text("housenumber").map { " " + $0 } ?? "") }
        var parts: [String] = []
        for part in [text("name"), street, text("city"), text("country")].compactMap(\.self) where !parts.contains(part)
        {
            parts.append(part)
        }
        return parts.joined(separator: ", ")
    }
}
