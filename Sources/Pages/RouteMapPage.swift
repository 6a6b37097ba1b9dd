package import Formats
package import Reports
package import Routes
import Telemetry

/// The page with the routes near a place: their outlines on a map, and how many begin where, in three grids.
package struct RouteMapPage {
    private let routes: [RouteFacts]
    private let place: GeoPoint
    private let radiusM: Double
    private let presentation: Presentation
    private let program: String
    private var units: UnitSystem { presentation.units }

    /// The cells side by side in each grid over the whole map.
    private static let grids = [4.0, 16, 64]
    /// A greater count is a star.
    private static let mostCounted = 20
    /// The places of an outline.
    private static let outline = 200

    /// - Parameters:
    ///   - routes: the nearest first.
    ///   - program: name and version, for the end of the page.
    package init(
        _ routes: [RouteFacts], near place: GeoPoint, radiusM: Double, _ presentation: Presentation, program: String
    ) {
        self.routes = routes
        self.place = place
        self.radiusM = radiusM
        self.presentation = presentation
        self.program = program
    }

    package var page: Page {
        let report = RouteReport(presentation)
        let title = "Routes within \(report.distance(radiusM))"
        let words = Format.count(routes.count, "route") + " near \(RouteReport.text(place))"
        var body: [HTML] = [
            .element("header", .element("h1", text: title), .element("p", ["class": "soft"], text: words))
        ]
        if routes.isEmpty {
            body.append(.element("p", text: "No route passes here."))
        } else {
            if let frame = WayFrame(routes.flatMap { $0.path.outline(Self.outline) } + [place]) {
                body.append(.section("Map", map(frame)))
            }
            let rows = routes.map { route in
                [
                    "\(route.number)", route.title, report.distance(route.lengthM), "\(route.trips.count)",
                    "\(route.trips.isEmpty ? 0 : route.drivers)",
                    route.ranking.first.map { Format.clock($0.durationS) } ?? "",
                    route.awayM.map(report.distance) ?? "",
                ]
            }
            body.append(
                .section(
                    "Routes",
                    [.table(["", "Route", "Length", "Drives", "Drivers", "Best", "Away"], rows, textColumns: 2)]))
        }
        body.append(.element("footer", text: "Made by \(program)."))
        return Page(title: title, body)
    }

    // MARK: Map

    private func map(_ frame: WayFrame) -> [HTML] {
        var parts: [HTML] = routes.enumerated().map { index, route in
            .element(
                "path",
                [
                    "class": "s\(index % 6 + 1)",
                    "d": MapPath.text(route.path.outline(Self.outline).map(frame.point)),
                    "vector-effect": "non-scaling-stroke",
                ], .element("title", text: route.title))
        }
        parts.append(MapPath.pin("place", frame.point(place), "Here"))
        for (layer, grid) in Self.grids.enumerated() {
            parts += clusters(frame, cell: WayFrame.width / grid).map { cluster(layer, $0) }
        }
        let ground = HTML.element(
            "svg",
            [
                "class": "ground", "viewBox": "0 0 \(Int(clamping: WayFrame.width)) \(Int(clamping: frame.height))",
                "role": "img", "aria-label": "Map of \(Format.count(routes.count, "route")), north is up",
            ], parts)
        let choices = ["Coarse", "Medium", "Fine"].enumerated().flatMap { layer, text -> [HTML] in
            let id = "layer-\(layer)"
            return [
                layer == 0
                    ? .element("input", ["type": "radio", "name": "layers", "id": id, "checked": ""])
                    : .element("input", ["type": "radio", "name": "layers", "id": id]),
                .element("label", ["for": id], text: text),
            ]
        }
        let places = routes.flatMap { $0.path.outline(Self.outline) } + [place]
        let members: [(String, JSON?)] =
            [("count", .integer(0)), ("times", .string("")), ("x", .string("")), ("y", .string(""))]
            + MapPath.members(frame, units)
        return choices + [
            .element("div", ["class": "way"], ground, MapPath.scale(frame, units, beside: places)),
            .element(
                "p", ["class": "soft"],
                text: "A number says how many routes begin there; * is more than \(Self.mostCounted)."),
            .data(id: "waydata", .object(members)),
        ]
    }

    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private typealias Cluster = (x: Double, y: Double, routes: [RouteFacts])

    /// The routes that begin in the same cell, in the middle of their starts.
    private func clusters(_ frame: WayFrame, cell: Double) -> [Cluster] {
        let byCell = Dictionary(grouping: routes) { route in
            let (x, y) = frame.point(route.start)
            return Cell(column: Int(clamping: (x / cell).rounded(.down)), row: Int(clamping: (y / cell).rounded(.down)))
        }
        return byCell.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }.map { _, routes in
            let places = routes.map { frame.point($0.start) }
            let count = Double(places.count)
            return (
                places.reduce(0) { $0 + $1.x } / count, places.reduce(0) { $0 + $1.y } / count, routes
            )
        }
    }

    private func cluster(_ layer: Int, _ cluster: Cluster) -> HTML {
        let count = cluster.routes.count
        let titles = cluster.routes.prefix(Self.mostCounted).map(\.title).joined(separator: ", ")
        let (x, y) = (Decimals.text(cluster.x, 1), Decimals.text(cluster.y, 1))
        return .element(
            "g", ["class": "pin cluster layer-\(layer)", "transform": "translate(\(x) \(y))"],
            .element("circle", ["r": "16"], .element("title", text: titles)),
            .element("text", ["y": "6", "text-anchor": "middle"], text: count > Self.mostCounted ? "*" : "\(count)"))
    }
}
