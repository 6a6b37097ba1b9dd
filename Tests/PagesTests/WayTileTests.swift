import Routes
import Telemetry
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct WayTileTests {
    private let home = GeoPoint(latitude: 48, longitude: 11)
    private let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47] + Array(repeating: 7, count: 996)

    private func way(lengthM: Double) -> Way {
        var way = Way()
        way.points = (0...100).map { index in
            WayPoint(
                time: .zero.advanced(bySeconds: Double(index)),
                place: home.moved(byM: lengthM * Double(index) / 100, towardsDeg: 45), drivenM: 0)
        }
        return way
    }

    @Test func theMapIsCoveredAndHigherZoomsOnlyNearTheWay() throws {
        var asked: [Int: Int] = [:]
        let tiles = WayTiles(under: way(lengthM: 8000), zooms: 0...16) { zoom, _, _ in
            asked[zoom, default: 0] += 1
            return picture
        }
        let zooms = asked.keys.sorted()
        #expect(zooms == Array(zooms[0]...16) && zooms[0] >= 12)
        #expect(tiles.tiles.count == asked.values.reduce(0, +))
        // The first layer covers all of the drawing.
        let first = tiles.tiles.prefix(asked[zooms[0]] ?? 0)
        let frame = try #require(WayFrame(way(lengthM: 8000).points.map(\.place)))
        #expect(first.map(\.x).min() ?? 1 <= 0 && first.map(\.y).min() ?? 1 <= 0)
        #expect(first.map { $0.x + $0.side }.max() ?? 0 >= 1000)
        #expect(first.map { $0.y + $0.side }.max() ?? 0 >= frame.height)
        // 8 km at 45 degrees cross some tens of tiles, not the hundreds of their square.
        #expect(asked[16] ?? 0 < 60)
        #expect(tiles.tiles.allSatisfy { $0.address.hasPrefix("data:image/png;base64,iVBORwcH") })
    }

    @Test func thereIsALimitOfSize() {
        let large = picture + Array(repeating: 0, count: 30_000)
        let tiles = WayTiles(under: way(lengthM: 8000), zooms: 0...18) { _, _, _ in large }
        #expect((1...24).contains(tiles.tiles.count), "\(tiles.tiles.count)")
    }

    @Test func picturesOfOtherFormatsAreLeftOut() {
        let none = WayTiles(under: way(lengthM: 800), zooms: 0...16) { _, _, _ in Array("<svg>".utf8)
        }
        #expect(none.tiles.isEmpty)
        let missing = WayTiles(under: way(lengthM: 800), zooms: 0...16) { _, _, _ in nil }
        #expect(missing.tiles.isEmpty)
    }
}
