import Routes
import Telemetry
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct TrackStreetsTests {
    /// Written by the Python package mapbox-vector-tile 2.2 in the schema of OpenMapTiles: a lake in the upper quarter, the
    /// motorway A 9 through the middle, and a town below it.
    private let town: [UInt8] = {
        let digits = """
            1a330a0577617465721216120200001803220e0900001a804000008010ff3f000f1a05636c61737322060a046c616b6528802078021a3a0a0e\
            7472616e73706f72746174696f6e12101202000018022208090080200a8040001a05636c617373220a0a086d6f746f7277617928802078021a\
            4d0a137472616e73706f72746174696f6e5f6e616d65121212040000010118022208090080200a8040001a05636c6173731a03726566220a0a\
            086d6f746f7277617922050a0341203928802078021a3c0a05706c616365120f1204000001011801220509802080301a05636c6173731a046e\
            616d6522060a04746f776e22080a0646c3bc7274682880207802
            """.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }()

    private func way(lengthM: Double) -> Way {
        var way = Way()
        way.points = (0...100).map { index in
            WayPoint(
                time: .zero.advanced(bySeconds: Double(index)),
                place: GeoPoint(latitude: 48, longitude: 11).moved(byM: lengthM * Double(index) / 100, towardsDeg: 45),
                drivenM: 0)
        }
        return way
    }

    private func streets(_ lengthM: Double, _ zooms: ClosedRange<Int>, tile: [UInt8]?) -> TrackStreets {
        TrackStreets(under: way(lengthM: lengthM), zooms: zooms) { _, _, _ in tile }
    }

    @Test func theWholeMapIsDrawnAndMoreNearTheWay() throws {
        var wanted: [Int: Int] = [:]
        let streets = TrackStreets(under: way(lengthM: 80_000), zooms: 0...14) { zoom, _, _ in
            wanted[zoom, default: 0] += 1
            return town
        }
        // 80 km to the northeast are 57 km to the north, for which the map is 105 km wide: two tiles of zoom 9.
        #expect(wanted.keys.sorted() == [9, 11, 14])
        #expect((4...9).contains(wanted[9] ?? 0) && (100...400).contains(wanted[14] ?? 0))
        let page = HTML.group(streets.content).text
        for text in [
            "<g class=\"streets\" data-from=\"1.0\"", "<g class=\"streets closer\" data-from=\"2.0\"",
            "data-from=\"16.0\"", "<g class=\"motorway\"><path d=\"M", "<g class=\"water\"><path",
        ] { #expect(page.contains(text), "\(text)") }
        #expect(streets.damagedCount == 0 && !streets.isEmpty)
        #expect(page.utf8.count < 120_000)
    }

    /// The tile's place on the map: the motorway is at half its height.
    @Test func tilesAreInTheirPlace() throws {
        let way = way(lengthM: 2000)
        let frame = try #require(WayFrame(way.points.map(\.place)))
        let place = try #require(frame.tiles(zoom: 14).first)
        let streets = TrackStreets(under: way, zooms: 14...14) { _, column, row in
            column == place.column && row == place.row ? town : nil
        }
        let page = HTML.group(streets.content).text
        let (x, y) = frame.corner(place, zoom: 14)
        let found = try #require(page.firstMatch(of: /translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/))
        #expect(abs((Double(found.1) ?? 0) - x) < 0.01 && abs((Double(found.2) ?? 0) - y) < 0.01)
        #expect(abs((Double(found.3) ?? 0) * 2048 - frame.tileSide(zoom: 14)) < 0.1)
        let line = try #require(page.firstMatch(of: /class="motorway"><path d="M-?\d+ (\d+)l/))
        #expect(line.1 == "1024")
    }

    @Test func namesAreShownOnceAndDoNotOverlap() throws {
        let streets = streets(2000, 0...14, tile: town)
        let page = HTML.group(streets.nameContent).text
        #expect(page.matches(of: /class="name town( plain)?"/).count == 1)
        #expect(page.contains("<text>Fürth</text>") && page.contains("<text>A 9</text>"))
        // A small way is shown at the highest zoom, so that the name of a road has room.
        let room = try #require(page.firstMatch(of: /class="name motorway".*?data-room="([\d.]+)"/))
        #expect((Double(room.1) ?? 0) > 100)
    }

    @Test func damagedFilesHaveNoStreets() {
        let none = streets(2000, 0...14, tile: Array("<svg>".utf8))
        #expect(none.isEmpty && none.damagedCount > 0 && none.content.isEmpty && none.nameContent.isEmpty)
        let missing = streets(2000, 0...14, tile: nil)
        #expect(missing.isEmpty && missing.damagedCount == 0)
    }

    /// A single damaged tile is left out.
    @Test func oneDamagedTile() {
        var count = 0
        let streets = TrackStreets(under: way(lengthM: 20_000), zooms: 0...14) { _, _, _ in
            count += 1
            return count == 2 ? [0xFF] : town
        }
        #expect(streets.damagedCount == 1 && !streets.isEmpty)
    }

    /// A layer with as many zigzags as a tile may have: read some times, then no more.
    @Test func thereIsALimitOfWork() {
        var geometry: [UInt8] = [0x09, 0, 0, 0xFA, 0xE2, 0x12]
        for _ in 0..<38_444 { geometry += [0x40, 0x3F] }
        func varint(_ number: Int) -> [UInt8] {
            [UInt8(number & 0x7F | 0x80), UInt8(number >> 7 & 0x7F | 0x80), UInt8(number >> 14)]
        }
        geometry[3...5] = ArraySlice(varint(38_444 << 3 | 2))
        let feature = [0x18, 0x02, 0x22] + varint(geometry.count) + geometry
        let layer =
            [0x0A, 0x08] + Array("waterway".utf8)
            + Array(repeating: [0x12] + varint(feature.count) + feature, count: 20)
            .joined() + [0x78, 0x02]
        let tile = [0x1A] + varint(layer.count) + layer
        var count = 0
        let streets = TrackStreets(under: way(lengthM: 200_000), zooms: 0...14) { _, _, _ in
            count += 1
            return tile
        }
        #expect(count < 40 && HTML.group(streets.content).text.utf8.count < TrackStreets.maxBytes * 11 / 10)
    }
}
