import Routes
import Telemetry

/// A tile of a street map, which has two to the power of the zoom of them side by side.
struct MapPlace: Hashable, Sendable {
    /// From the west; beyond the antimeridian it goes on.
    let column: Int
    /// From the north.
    let row: Int

    /// The column in the file, for a world of so many.
    func column(of count: Int) -> Int { (column % count + count) % count }
}

/// Which tiles of a street map are under a drawing.
extension WayFrame {
    /// More are never needed for one zoom.
    static let maxTiles = 400
    /// The whole drawing has about as many tiles side by side.
    private static let across = 4.0

    /// Whether the whole drawing is covered by a few tiles at this zoom.
    func isWhole(_ zoom: Int) -> Bool { side * Double(1 << zoom) <= Self.across }

    /// Where the corner of a tile is in the drawing.
    func corner(_ place: MapPlace, zoom: Int) -> (x: Double, y: Double) {
        let count = Double(1 << zoom)
        return (
            (Double(place.column) / count - left) / side * Self.width,
            (Double(place.row) / count - top) / side * Self.width
        )
    }

    /// The side of a tile in the drawing.
    func tileSide(zoom: Int) -> Double { Self.width / (side * Double(1 << zoom)) }

    func tiles(zoom: Int) -> [MapPlace] {
        let count = Double(1 << zoom)
        func tile(_ place: Double) -> Int { Int(clamping: (place * count).rounded(.down)) }
        let columns = tile(left)...tile(left + side)
        let rows = tile(top)...tile(top + side * height / Self.width)
        guard columns.count <= Self.maxTiles, rows.count <= Self.maxTiles else { return [] }
        return rows.flatMap { row in columns.map { MapPlace(column: $0, row: row) } }
    }

    /// The tiles in which the way is, in the order in which it comes to them.
    func tiles(zoom: Int, along way: Way) -> [MapPlace] {
        let count = Double(1 << zoom)
        var (places, known): ([MapPlace], Set<MapPlace>) = ([], [])
        for point in way.points {
            let (x, y) = self.point(point.place)
            let place = MapPlace(
                column: Int(clamping: ((left + x / Self.width * side) * count).rounded(.down)),
                row: Int(clamping: ((top + y / Self.width * side) * count).rounded(.down)))
            if known.insert(place).inserted { places.append(place) }
        }
        return places
    }
}
