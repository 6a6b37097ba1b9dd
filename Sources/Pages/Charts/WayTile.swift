import Formats
package import Routes

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

    package let tiles: [WayTile]

    /// Takes all of the map at a low zoom, and what is near the way at higher ones, while they fit.
    /// - Parameter picture: The bytes of a tile by zoom, column from the west and row from the north; nil for none.
    package init(
        under way: Way, zooms: ClosedRange<Int>, picture: (_ zoom: Int, _ column: Int, _ row: Int) -> [UInt8]?
    ) {
        guard let frame = WayFrame(way.points.map(\.place)) else {
            tiles = []
            return
        }
        var (tiles, bytes): ([WayTile], Int) = ([], 0)
        for zoom in zooms {
            let isWhole = frame.isWhole(zoom)
            // The next zoom shows the same in four times as many tiles.
            if isWhole, zoom < zooms.upperBound, frame.isWhole(zoom + 1) { continue }
            let wanted = isWhole ? frame.tiles(zoom: zoom) : frame.tiles(zoom: zoom, along: way)
            guard wanted.count <= WayFrame.maxTiles else { break }
            var layer: [WayTile] = []
            for place in wanted {
                guard 0..<1 << zoom ~= place.row, let data = picture(zoom, place.column(of: 1 << zoom), place.row)
                else {
                    continue
                }
                // What is no picture counts, too, so that a file of such tiles is not read for ever.
                bytes += data.count
                guard let type = Self.kinds.first(where: { data.starts(with: $0.first) })?.type else {
                    if bytes > Self.mostBytes { break }
                    continue
                }
                let (x, y) = frame.corner(place, zoom: zoom)
                layer.append(
                    WayTile(
                        address: "data:\(type);base64," + Base64.text(data), x: x, y: y,
                        side: frame.tileSide(zoom: zoom)))
                if bytes > Self.mostBytes { break }
            }
            guard bytes <= Self.mostBytes else { break }
            tiles += layer
        }
        self.tiles = tiles
    }

    var content: [HTML] {
        tiles.map { tile in
            .element(
                "image",
                [
                    "href": tile.address, "x": Decimals.text(tile.x, 3), "y": Decimals.text(tile.y, 3),
                    "width": Decimals.text(tile.side, 3), "height": Decimals.text(tile.side, 3),
                ])
        }
    }
}

/// A street map under a way.
package struct TrackGround: Sendable {
    package enum Streets: Sendable {
        case pictures(WayTiles)
        case drawing(TrackStreets)
    }

    package let streets: Streets
    /// Who made the map, as the license of its data demands it.
    package let attribution: String?

    package init(_ streets: Streets, attribution: String?) {
        self.streets = streets
        self.attribution = attribution
    }

    var content: [HTML] {
        switch streets {
        case .pictures(let tiles): tiles.content
        case .drawing(let streets): streets.content
        }
    }

    /// What is above the way.
    var names: [HTML] {
        switch streets {
        case .pictures: []
        case .drawing(let streets): streets.nameContent
        }
    }
}
