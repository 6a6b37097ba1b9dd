import Archives
import Formats
import Testing

@testable import StreetMaps

/// The bytes of a text of hexadecimal digits.
func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
}

@Suite(.timeLimit(.minutes(20))) struct VectorTileTests {
    /// Written by the Python package mapbox-vector-tile 2.2: a lake with an island, a motorway, two pieces of a small road,
    /// a road that is being built, a town and a bar.
    static let town = bytes(
        """
        1a560a05776174657212281204000001011803221e0900001a802000008010ff1f000f098004ff0b1a00800480040000ff030f1a05636c6173\
        731a046172656122060a046c616b652209190000000000001e4028802078021ac0010a0e7472616e73706f72746174696f6e121a1206000001\
        0102021802220e090080201a801000801000008020121d1204000303041802221309c801c8010ac801c80109c801df030a00a001120e120200\
        05180222060900000a14001a05636c6173731a037265661a066f6e657761791a056c61796572220a0a086d6f746f7277617922050a03412039\
        2202380122070a056d696e6f72220b20feffffffffffffffff0122160a147072696d6172795f636f6e737472756374696f6e28802078021a48\
        0a05706c616365121112060000010102021801220509801080301a05636c6173731a046e616d651a0472616e6b22060a04746f776e22080a06\
        46c3bc7274682202200528802078021a250a03706f69120b12020000180122030902021a05636c61737322050a036261722880207802
        """)

    private func features(_ layer: VectorLayer, _ wanted: Set<String>) throws -> [VectorLayer.Feature] {
        var all: [VectorLayer.Feature] = []
        try layer.each(wanted) { all.append($0) }
        return all
    }

    private func points(_ places: [(Int32, Int32)]) -> [TilePoint] { places.map { TilePoint(x: $0.0, y: $0.1) } }

    @Test func anotherProgramsTileIsRead() throws {
        let tile = try VectorTile(Self.town)
        #expect(tile.layers.map(\.name) == ["water", "transportation", "place", "poi"])
        #expect(tile.layers.map(\.extent) == [4096, 4096, 4096, 4096] && tile.byteCount == 396)
        let lake = try features(tile.layers[0], ["class", "area"])
        #expect(lake.map(\.shape) == [.areas] && lake[0].properties == ["class": "lake", "area": "7.5"])
        #expect(
            lake[0].parts == [
                points([(0, 0), (2048, 0), (2048, 1024), (0, 1024)]),
                points([(256, 256), (256, 512), (512, 512), (512, 256)]),
            ])
        let roads = try features(tile.layers[1], ["class", "layer", "oneway"])
        #expect(roads[0].properties == ["class": "motorway", "oneway": "true"])
        #expect(roads[0].parts == [points([(0, 2048), (1024, 2048), (2048, 2048), (2048, 4096)])])
        #expect(roads[1].properties == ["class": "minor", "layer": "-2"])
        #expect(roads[1].parts == [points([(100, 100), (200, 200)]), points([(300, -40), (300, 40)])])
        let town = try features(tile.layers[2], ["name"])
        #expect(town == [.init(shape: .points, properties: ["name": "Fürth"], parts: [points([(1024, 3072)])])])
    }

    @Test func compressedTilesAreRead() throws {
        let packed = try #require(Deflate.packed(Self.town, .gzip))
        #expect(try VectorTile(packed).layers.count == 4)
        #expect(throws: VectorTile.ReadError.damaged) { _ = try VectorTile(Array(packed.dropLast(20))) }
        let bomb = try #require(Deflate.packed(Array(repeating: 0, count: VectorTile.maxBytes + 1), .gzip))
        #expect(bomb.count < 10_000)
        #expect(throws: VectorTile.ReadError.tooLarge) { _ = try VectorTile(bomb) }
    }

    /// A layer "water" with one feature, an area with this geometry.
    private func tile(_ geometry: [UInt8], tags: [UInt8] = [], extent: [UInt8] = [0x28, 0x80, 0x20]) -> [UInt8] {
        let feature = [0x12, UInt8(tags.count)] + tags + [0x18, 0x03, 0x22, UInt8(geometry.count)] + geometry
        let layer =
            [0x0A, 0x05] + Array("water".utf8) + [0x12, UInt8(feature.count)] + feature + extent + [0x78, 0x02]
        return [0x1A, UInt8(layer.count)] + layer
    }

    private func draw(_ bytes: [UInt8]) throws -> TileDrawing {
        try TileDrawing(
            VectorTile(bytes), steps: 1024, column: 0, row: 0, shown: .init(left: 0, top: 0, right: 1024, bottom: 1024))
    }

    /// From (0, 0) to (4096, 0), (4096, 4096) and back.
    private static let triangle: [UInt8] = [0x09, 0, 0, 0x12, 0x80, 0x40, 0, 0, 0x80, 0x40, 0x0F]

    @Test func theTestTileIsOne() throws {
        #expect(try draw(tile(Self.triangle)).paths == [.water: "M0 0l1024 0 0 1024z"])
        #expect(try draw(tile(Self.triangle, extent: [0x28, 0x80, 0x40])).paths == [.water: "M0 0l512 0 0 512z"])
    }

    @Test(
        arguments: [
            // A command of another kind, a line without a beginning, two ends, half a place.
            [0x0B, 0, 0], [0x0A, 2, 2], [0x09, 0, 0, 0x17], [0x09, 2],
            // As many places as a number can say.
            [0x09, 0, 0, 0xFA, 0xFF, 0xFF, 0xFF, 0x0F, 2, 2, 2, 2],
            // Twice as far as 32 bits go, and a step of 33 bits.
            [0x11, 0xFE, 0xFF, 0xFF, 0xFF, 0x0F, 0, 0xFE, 0xFF, 0xFF, 0xFF, 0x0F, 0],
            [0x09, 0xFE, 0xFF, 0xFF, 0xFF, 0x1F, 0],
        ] as [[UInt8]])
    func impossibleGeometryIsDamage(geometry: [UInt8]) {
        #expect(throws: VectorTile.ReadError.damaged) { _ = try draw(tile(geometry)) }
    }

    @Test func otherDamage() throws {
        // Properties that are not there, an extent of 0 and one of 2^32.
        #expect(throws: VectorTile.ReadError.damaged) { _ = try draw(tile(Self.triangle, tags: [0, 0])) }
        for extent in [[0x28, 0], [0x28, 0x80, 0x80, 0x80, 0x80, 0x10]] as [[UInt8]] {
            #expect(throws: VectorTile.ReadError.damaged) { _ = try draw(tile(Self.triangle, extent: extent)) }
        }
        for length in 1..<Self.town.count {
            do { _ = try draw(Array(Self.town.prefix(length))) } catch {
                #expect(error as? VectorTile.ReadError == .damaged)
            }
        }
        #expect(throws: VectorTile.ReadError.damaged) { _ = try VectorTile(Array("<svg></svg>".utf8)) }
    }

    /// Every byte in turn is another one: it is read or refused, and what is drawn is in the box.
    @Test func brokenBytes() throws {
        for place in Self.town.indices {
            for mask in [0x01, 0x80, 0xFF] as [UInt8] {
                var broken = Self.town
                broken[place] ^= mask
                do {
                    let drawing = try draw(broken)
                    #expect(drawing.paths.values.allSatisfy { $0.utf8.count < 2000 })
                } catch { #expect(error as? VectorTile.ReadError == .damaged) }
            }
        }
    }
}
