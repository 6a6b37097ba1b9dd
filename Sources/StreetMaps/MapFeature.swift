import func Glibc.atan2

/// What of a street map is drawn, from the bottom to the top.
///
/// Found by the names that three schemas of vector tiles use: OpenMapTiles, the basemap of Protomaps, and Shortbread.
package enum MapFeature: String, CaseIterable, Sendable {
    case built
    case green
    case wood
    case sand
    case ice
    case water
    case stream
    case runway
    case building
    case path
    case ferry
    case rail
    case minor
    case middle
    case major
    case motorway
    case boundary

    package var isArea: Bool { self <= .water || self == .building }

    /// The properties that say what a feature is, the most exact first.
    private static let kindNames = ["kind_detail", "subclass", "class", "kind", "pmap:kind_detail", "pmap:kind"]
    /// What must be read of each feature.
    package static let properties = Set(
        kindNames + ["admin_level", "pmap:min_admin_level", "maritime", "name", "ref", "rail"])

    private static let waterLayers: Set = [
        "water", "ocean", "water_polygons", "waterway", "water_lines", "physical_line",
    ]
    private static let landLayers: Set = ["landcover", "landuse", "land", "sites", "natural"]
    private static let buildingLayers: Set = ["building", "buildings"]
    private static let roadLayers: Set = ["transportation", "roads", "streets", "transit", "aeroway", "ferries"]
    private static let boundaryLayers: Set = ["boundary", "boundaries"]

    private static let lands = words([
        .built: "residential industrial commercial retail urban_area suburb quarter neighbourhood garages railway",
        .green: """
        grass grassland park meadow garden golf_course recreation_ground village_green cemetery allotments orchard
        vineyard heath scrub wetland pitch playground zoo nature_reserve
        """,
        .wood: "wood forest", .sand: "sand beach dune barren", .ice: "ice glacier",
    ])
    private static let roads = words([
        .motorway: "motorway highway", .major: "trunk primary major_road", .middle: "secondary tertiary medium_road",
        .minor: "minor minor_road unclassified residential living_street road busway raceway",
        .path: "service track path footway cycleway steps pedestrian bridleway other",
        .rail: "rail narrow_gauge light_rail tram monorail", .runway: "runway taxiway", .ferry: "ferry",
    ])

    private static func words(_ rows: [MapFeature: String]) -> [String: MapFeature] {
        var all: [String: MapFeature] = [:]
        for (feature, words) in rows {
            for word in words.split(whereSeparator: \.isWhitespace) { all[String(word)] = feature }
        }
        return all
    }

    package static func isDrawn(layer: String) -> Bool {
        [waterLayers, landLayers, buildingLayers, roadLayers, boundaryLayers].contains { $0.contains(layer) }
    }

    /// Nil for what is not drawn.
    package init?(_ feature: VectorLayer.Feature, layer: String) {
        let isArea = feature.shape == .areas
        guard isArea || feature.shape == .lines else { return nil }
        let found: MapFeature? =
            if Self.waterLayers.contains(layer) {
                isArea ? .water : .stream
            } else if Self.buildingLayers.contains(layer) {
                .building
            } else if Self.landLayers.contains(layer) {
                Self.kinds(of: feature).compactMap { Self.lands[$0] }.first
            } else if Self.boundaryLayers.contains(layer) {
                Self.isBoundary(feature) ? .boundary : nil
            } else if layer == "ferries" {
                .ferry
            } else if Self.roadLayers.contains(layer) {
                Self.road(feature)
            } else {
                nil
            }
        guard let found, found.isArea == isArea else { return nil }
        self = found
    }

    static func kinds(of feature: VectorLayer.Feature) -> [String] {
        kindNames.compactMap { feature.properties[$0] }
    }

    private static func road(_ feature: VectorLayer.Feature) -> MapFeature? {
        let kinds = kinds(of: feature)
        // Most of it is below the ground, and roads that are being built are none yet.
        guard !kinds.contains("subway"), !kinds.contains(where: { $0.hasSuffix("construction") }) else { return nil }
        return kinds.compactMap { roads[$0.hasSuffix("_link") ? String($0.dropLast(5)) : $0] }.first
    }

    /// Of countries and their greatest parts, on land.
    private static func isBoundary(_ feature: VectorLayer.Feature) -> Bool {
        let properties = feature.properties
        if let maritime = properties["maritime"], maritime != "0", maritime != "false" { return false }
        if let level = properties["admin_level"] ?? properties["pmap:min_admin_level"] {
            return Int(level).map { $0 <= 4 } ?? false
        }
        return ["country", "region"].contains(properties["kind"] ?? "")
    }
}

extension MapFeature: Comparable {
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (one: MapFeature, other: MapFeature) -> Bool { one.order < other.order }
}

/// The name of a place or a road on a map.
package struct MapName: Hashable, Sendable {
    package enum Kind: Int, Comparable, Sendable {
        case city
        case town
        case village
        case motorway
        case major
        case middle
        case suburb
        case hamlet
        case minor

        package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    package let kind: Kind
    package let text: String
    /// In the grid of the drawing.
    package let x: Int
    package let y: Int
    /// How long the straight part of the road is, in the same grid; 0 for a place.
    package let room: Int
    /// The direction of the text, clockwise from the east in degrees, -90 to 90.
    package let angleDeg: Int

    private static let placeLayers: Set = ["place", "places", "place_labels"]
    private static let roadLayers: Set = ["transportation_name", "roads", "street_labels"]
    private static let maxCharacters = 40

    /// In the middle of a straight part of a road.
    init(_ kind: Kind, _ text: String, along from: GridPoint, _ to: GridPoint) {
        self.kind = kind
        self.text = text
        x = (from.x + to.x) / 2
        y = (from.y + to.y) / 2
        room = Int(Double(from.squaredDistance(to)).squareRoot())
        let angleDeg = atan2(Double(to.y - from.y), Double(to.x - from.x)) * 180 / .pi
        // Never upside down.
        self.angleDeg = Int((angleDeg > 90 ? angleDeg - 180 : angleDeg < -90 ? angleDeg + 180 : angleDeg).rounded())
    }

    /// Of a place.
    init(_ kind: Kind, _ text: String, at point: GridPoint) {
        self.kind = kind
        self.text = text
        x = point.x
        y = point.y
        room = 0
        angleDeg = 0
    }

    private static let places: [String: Kind] = [
        "capital": .city, "state_capital": .city, "city": .city, "town": .town, "village": .village,
        "suburb": .suburb, "borough": .suburb, "quarter": .suburb, "neighbourhood": .hamlet, "hamlet": .hamlet,
        "locality": .hamlet, "isolated_dwelling": .hamlet,
    ]

    package static func isNamed(layer: String) -> Bool { placeLayers.contains(layer) || roadLayers.contains(layer) }

    /// The name of a feature and its rank; nil if none is shown.
    static func name(of feature: VectorLayer.Feature, layer: String) -> (kind: Kind, text: String)? {
        let found: Kind?
        var text = feature.properties["name"]
        if feature.shape == .points, placeLayers.contains(layer) {
            found = MapFeature.kinds(of: feature).compactMap { places[$0] }.first
        } else if feature.shape == .lines, roadLayers.contains(layer) {
            switch MapFeature(feature, layer: layer == "roads" ? layer : "streets") {
            case .motorway:
                found = .motorway
                text = feature.properties["ref"] ?? text
            case .major: found = .major
            case .middle: found = .middle
            case .minor: found = .minor
            default: found = nil
            }
        } else {
            found = nil
        }
        guard let found, let text, !text.isEmpty, text.count <= maxCharacters else { return nil }
        return (found, text)
    }
}
