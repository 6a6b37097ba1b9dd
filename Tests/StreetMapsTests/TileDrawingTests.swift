import Testing

@testable import StreetMaps

@Suite(.timeLimit(.minutes(20))) struct TileDrawingTests {
    private let whole = TileDrawing.Box(left: 0, top: 0, right: 4096, bottom: 4096)

    @Test func aTileIsDrawnByKind() throws {
        let drawing = try TileDrawing(
            VectorTile(VectorTileTests.town), steps: 1024, column: 1, row: 2, shown: whole)
        // A quarter of the extent's numbers, in the second column and third row. A point in a straight line is left out.
        #expect(
            drawing.paths == [
                .water: "M1024 2048l512 0 0 256-512 0zM1088 2112l0 64 64 0 0-64z",
                .motorway: "M1024 2560l512 0 0 512", .minor: "M1049 2073l25 25M1099 2044l0 14",
            ])
        #expect(drawing.names.map(\.text) == ["Fürth"] && drawing.names[0].kind == .town)
        #expect(drawing.names[0].x == 1280 && drawing.names[0].y == 2816)
        #expect(drawing.pointCount == 19)
    }

    @Test func whatTheMapDoesNotShowIsCutOff() throws {
        let drawing = try TileDrawing(
            VectorTile(VectorTileTests.town), steps: 1024, column: 0, row: 0,
            shown: .init(left: 100, top: 100, right: 600, bottom: 600))
        #expect(drawing.paths[.water] == "M100 100l412 0 0 156-412 0zM100 100l0 28 28 0 0-28z")
        #expect(drawing.paths[.motorway] == "M100 512l412 0 0 88" && drawing.names.isEmpty)
    }

    @Test func linesAreCutAndComeBack() {
        let box = TileDrawing.Box(left: 0, top: 0, right: 10, bottom: 10)
        let line = [(-5, 5), (5, 5), (5, 20), (8, 20), (8, 5), (8, 2)].map { GridPoint(x: $0.0, y: $0.1) }
        #expect(
            Clipping.lines(line, box).map { $0.map { [$0.x, $0.y] } }
                == [[[0, 5], [5, 5], [5, 10]], [[8, 10], [8, 5], [8, 2]]])
        #expect(Clipping.lines([GridPoint(x: -5, y: -5), GridPoint(x: -1, y: 20)], box).isEmpty)
        let ring = [(-5, -5), (5, -5), (5, 5), (-5, 5)].map { GridPoint(x: $0.0, y: $0.1) }
        #expect(Clipping.doubleArea(Clipping.ring(ring, box)) == 2 * 25)
    }

    @Test func linesStayWithinAStep() {
        let points = (0...2000).map { index in
            GridPoint(x: index, y: index < 1000 ? index % 2 : (index - 1000) / 2)
        }
        let line = Simplification.line(points)
        #expect(line.count < 40 && line.first == points.first && line.last == points.last)
        for point in points {
            let near = zip(line, line.dropFirst()).contains { from, to in
                guard from.x <= point.x, point.x <= to.x else { return false }
                let share = Double(point.x - from.x) / Double(max(1, to.x - from.x))
                return abs(Double(from.y) + Double(to.y - from.y) * share - Double(point.y)) <= 1.2
            }
            #expect(near, "\(point)")
        }
    }

    /// Of names in the schemas OpenMapTiles, Protomaps and Shortbread, in this order.
    @Test(
        arguments: [
            (
                .motorway, "transportation", ["class": "motorway"], "roads",
                ["kind": "highway", "kind_detail": "motorway"], "streets"
            ),
            (
                .major, "transportation", ["class": "trunk"], "roads",
                ["kind": "major_road", "kind_detail": "trunk_link"], "streets"
            ),
            (
                .middle, "transportation", ["class": "secondary"], "roads",
                ["kind": "major_road", "kind_detail": "secondary"], "streets"
            ),
            (.minor, "transportation", ["class": "minor"], "roads", ["kind": "minor_road"], "streets"),
            (.path, "transportation", ["class": "path", "subclass": "footway"], "roads", ["kind": "path"], "streets"),
            (.rail, "transportation", ["class": "rail"], "transit", ["kind": "rail"], "streets"),
        ] as [(MapFeature, String, [String: String], String, [String: String], String)])
    func roads(
        feature: MapFeature, layer: String, tags: [String: String], other: String, otherTags: [String: String],
        third: String
    ) {
        for (layer, tags) in [
            (layer, tags), (other, otherTags), (third, ["kind": tags["subclass"] ?? tags["class"] ?? ""]),
        ] {
            let line = VectorLayer.Feature(shape: .lines, properties: tags, parts: [])
            #expect(MapFeature(line, layer: layer) == feature, "\(layer) \(tags)")
        }
    }

    @Test(
        arguments: [
            (.water, "water", ["class": "lake"]), (.water, "ocean", [:]), (.water, "water_polygons", ["kind": "river"]),
            (.wood, "landcover", ["class": "wood"]), (.wood, "land", ["kind": "forest"]),
            (.wood, "landuse", ["kind": "forest"]),
            (.green, "landcover", ["class": "grass", "subclass": "park"]),
            (.built, "landuse", ["class": "residential"]),
            (.building, "buildings", ["kind": "building"]), (.building, "building", [:]),
            (nil, "landuse", ["class": "military"]),
            (nil, "transportation", ["class": "path"]), (nil, "boundary", ["admin_level": "2"]), (nil, "poi", [:]),
        ] as [(MapFeature?, String, [String: String])])
    func areas(feature: MapFeature?, layer: String, tags: [String: String]) {
        #expect(MapFeature(VectorLayer.Feature(shape: .areas, properties: tags, parts: []), layer: layer) == feature)
    }

    @Test(
        arguments: [
            (.boundary, "boundary", ["admin_level": "4"]), (nil, "boundary", ["admin_level": "8"]),
            (nil, "boundary", ["admin_level": "2", "maritime": "1"]), (.boundary, "boundaries", ["kind": "country"]),
            (.boundary, "boundaries", ["admin_level": "2", "maritime": "false"]),
            (.stream, "waterway", ["class": "river"]),
            (.stream, "water", ["kind": "river"]), (nil, "streets", ["kind": "subway", "rail": "true"]),
            (nil, "transportation", ["class": "motorway_construction"]), (.ferry, "ferries", [:]),
            (nil, "water_name", [:]),
        ] as [(MapFeature?, String, [String: String])])
    func otherLines(feature: MapFeature?, layer: String, tags: [String: String]) {
        #expect(MapFeature(VectorLayer.Feature(shape: .lines, properties: tags, parts: []), layer: layer) == feature)
    }
}
