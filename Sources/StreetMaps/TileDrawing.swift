/// What a tile adds to the drawing of a map: paths of SVG in a grid of whole numbers, and names.
package struct TileDrawing: Sendable {
    /// A part of the grid.
    package struct Box: Hashable, Sendable {
        package let left: Int
        package let top: Int
        package let right: Int
        package let bottom: Int

        package init(left: Int, top: Int, right: Int, bottom: Int) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }

        package func intersection(_ other: Box) -> Box {
            Box(
                left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
                bottom: min(bottom, other.bottom))
        }
    }

    /// Areas of this many square steps are not seen.
    private static let minArea = 6
    /// Paths of tiles meet at their edges, where hairlines would be seen if they did not overlap, in steps.
    static let overlap = 4

    /// A name may be so far from its road where that bends, in steps.
    private static let bend = 8.0

    package private(set) var paths: [MapFeature: String] = [:]
    package private(set) var names: [MapName] = []
    /// How many places its geometry has.
    package private(set) var pointCount = 0
    private let box: Box

    /// - Parameters:
    ///   - steps: The side of a tile in the grid.
    ///   - column, row: Where the tile is in the grid, in tiles.
    ///   - shown: What the map shows of the grid.
    package init(
        _ tile: VectorTile, steps: Int, column: Int, row: Int, shown: Box
    ) throws(VectorTile.ReadError) {
        let own = Box(
            left: column * steps - Self.overlap, top: row * steps - Self.overlap,
            right: (column + 1) * steps + Self.overlap, bottom: (row + 1) * steps + Self.overlap)
        box = own.intersection(shown)
        guard box.left < box.right, box.top < box.bottom else { return }
        var drawing: [MapFeature: PathWriter] = [:]
        for layer in tile.layers {
            let (isDrawn, isNamed) = (MapFeature.isDrawn(layer: layer.name), MapName.isNamed(layer: layer.name))
            guard isDrawn || isNamed else { continue }
            func grid(_ point: TilePoint) -> GridPoint {
                func step(_ place: Int32) -> Int { (Int(place) * steps + layer.extent / 2) / layer.extent }
                return GridPoint(x: column * steps + step(point.x), y: row * steps + step(point.y))
            }
            do {
                try layer.each(MapFeature.properties) { feature in
                    pointCount += feature.parts.reduce(0) { $0 + $1.count }
                    let parts = feature.parts.map { $0.map(grid) }
                    if isDrawn, let kind = MapFeature(feature, layer: layer.name) {
                        for part in parts { draw(part, kind, &drawing[kind, default: PathWriter()]) }
                    }
                    if isNamed { addName(feature, layer.name, parts) }
                }
            } catch { throw .damaged }
        }
        paths = drawing.mapValues(\.text).filter { !$0.value.isEmpty }
    }

    private func draw(_ part: [GridPoint], _ kind: MapFeature, _ writer: inout PathWriter) {
        if kind.isArea {
            let ring = Simplification.ring(Clipping.ring(part, box))
            if abs(Clipping.doubleArea(ring)) >= 2 * Self.minArea { writer.add(ring, isClosed: true) }
        } else {
            for line in Clipping.lines(part, box) { writer.add(Simplification.line(line), isClosed: false) }
        }
    }

    private mutating func addName(_ feature: VectorLayer.Feature, _ layer: String, _ parts: [[GridPoint]]) {
        guard let (kind, text) = MapName.name(of: feature, layer: layer) else { return }
        if feature.shape == .points {
            guard let point = parts.first?.first, box.contains(point) else { return }
            names.append(MapName(kind, text, at: point))
            return
        }
        let lines = parts.flatMap { Clipping.lines($0, box) }.map {
            Simplification.line($0, tolerance: Self.bend)
        }
        let pieces = lines.flatMap { zip($0, $0.dropFirst()) }
        guard let (from, to) = pieces.max(by: { $0.0.squaredDistance($0.1) < $1.0.squaredDistance($1.1) }) else {
            return
        }
        names.append(MapName(kind, text, along: from, to))
    }
}

/// A place in the grid of a drawing.
struct GridPoint: Hashable, Sendable {
    let x: Int
    let y: Int

    func squaredDistance(_ other: GridPoint) -> Int { (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y) }
}

extension TileDrawing.Box {
    func contains(_ point: GridPoint) -> Bool { left...right ~= point.x && top...bottom ~= point.y }
}

/// Writes a path of SVG with relative coordinates, which are short and repeat themselves.
private struct PathWriter {
    private(set) var text = ""

    mutating func add(_ points: [GridPoint], isClosed: Bool) {
        guard var last = points.first, points.count > (isClosed ? 2 : 1) else { return }
        text += "M\(last.x) \(last.y)l"
        var isFirst = true
        for point in points.dropFirst() {
            let right = point.x - last.x
            let down = point.y - last.y
            if !isFirst, right >= 0 { text += " " }
            text += down < 0 ? "\(right)\(down)" : "\(right) \(down)"
            last = point
            isFirst = false
        }
        if isClosed { text += "z" }
    }
}
