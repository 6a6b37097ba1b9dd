import Formats
package import Routes
import Telemetry

/// A piece of a street map.
package struct WayTile: Hashable, Sendable {
    /// A data: URL.
    package let address: String
    /// In the drawing.
    package let x: Double
    package let y: Double
    package let side: Double
}

/// The pieces of a street map under a way, within a limit of size.
package struct WayTiles: Sendable {
    /// The first bytes of the picture formats that browsers show.
    private static let kinds: [(first: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"), (Array("RIFF".utf8), "image/webp"),
    ]
    /// The pictures of all tiles, in bytes.
    package static let mostBytes = 750_000
    /// The whole map has about as many tiles side by side.
    private static let across = 4.0
    private static let maxTiles = 400

    package let tiles: [WayTile]
    /// Who made the map, as the license of its data demands it.
    package let attribution: String?

    /// Takes all of the map at a low zoom, and what is near the way at higher ones, while they fit.
    /// - Parameter picture: The bytes of a tile by zoom, column from the west and row from the north; nil for none.
    package init(
        under way: Way, zooms: ClosedRange<Int>, attribution: String?,
        picture: (_ zoom: Int, _ column: Int, _ row: Int) -> [UInt8]?
    ) {
        self.attribution = attribution
        guard let frame = WayFrame(way.points.map(\.place)) else {
            tiles = []
            return
        }
        var (tiles, bytes): ([WayTile], Int) = ([], 0)
        for zoom in zooms {
            let count = Double(1 << zoom)
            let isWhole = frame.side * count <= Self.across
            // The next zoom shows the same in four times as many tiles.
            if isWhole, zoom < zooms.upperBound, frame.side * count * 2 <= Self.across { continue }
            let wanted = isWhole ? Self.all(frame, count) : Self.near(way, frame, count)
            guard wanted.count <= Self.maxTiles else { break }
            var layer: [WayTile] = []
            for place in wanted {
                // Around the world.
                let column = (place.column % Int(count) + Int(count)) % Int(count)
                guard place.row >= 0, place.row < Int(count), let data = picture(zoom, column, place.row) else {
                    continue
                }
                // What is no picture counts, too, so that a file of such tiles is not read for ever.
                bytes += data.count
                guard let type = Self.kinds.first(where: { data.starts(with: $0.first) })?.type else {
                    if bytes > Self.mostBytes { break }
                    continue
                }
                let side = WayFrame.width / (frame.side * count)
                layer.append(
                    WayTile(
                        address: "data:\(type);base64," + Base64.text(data),
                        x: (Double(place.column) / count - frame.left) / frame.side * WayFrame.width,
                        y: (Double(place.row) / count - frame.top) / frame.side * WayFrame.width, side: side))
                if bytes > Self.mostBytes { break }
            }
            guard bytes <= Self.mostBytes else { break }
            tiles += layer
        }
        self.tiles = tiles
    }

    private struct Place: Hashable {
        let column: Int
        let row: Int
    }

    private static func all(_ frame: WayFrame, _ count: Double) -> [Place] {
        func tile(_ place: Double) -> Int { Int(clamping: (place * count).rounded(.down)) }
        let columns = tile(frame.left)...tile(frame.left + frame.side)
        let bottom = frame.top + frame.side * frame.height / WayFrame.width
        let rows = tile(frame.top)...tile(bottom)
        guard columns.count <= maxTiles, rows.count <= maxTiles else { return [] }
        return rows.flatMap { row in columns.map { Place(column: $0, row: row) } }
    }

    /// The tiles in which the way is, in the order in which it comes to them.
    private static func near(_ way: Way, _ frame: WayFrame, _ count: Double) -> [Place] {
        var (places, known): ([Place], Set<Place>) = ([], [])
        for point in way.points {
            let (x, y) = frame.point(point.place)
            let place = Place(
                column: Int(clamping: ((frame.left + x / WayFrame.width * frame.side) * count).rounded(.down)),
                row: Int(clamping: ((frame.top + y / WayFrame.width * frame.side) * count).rounded(.down)))
            if known.insert(place).inserted { places.append(place) }
        }
        return places
    }
}
