import Formats
import Routes
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct WayMapTests {
    private let home = GeoPoint(latitude: 48, longitude: 11)

    /// Straight lines between places in meters east and north.
    private func way(_ corners: [(Double, Double)]) -> Way {
        var way = Way()
        let plane = LocalPlane(at: home)
        way.points = corners.enumerated().map { index, corner in
            WayPoint(
                time: .zero.advanced(bySeconds: Double(index)), place: plane.point(eastM: corner.0, northM: corner.1),
                drivenM: 0)
        }
        return way
    }

    private func lines(_ way: Way, width: Int = 40, isUnicode: Bool = true) -> [String] {
        WayMap(way, Presentation(width: width, isUnicode: isUnicode)).lines
    }

    @Test func northIsUpAndTheEndsAreMarked() {
        let lines = lines(way([(0, 0), (0, 1000), (1000, 1000)]))
        #expect(lines[0] == "Map, 1.00 km from west to east; S start,")
        #expect(lines.count == 16)
        #expect(lines[2].hasPrefix("  \u{2847}\u{2809}") || lines[2].hasPrefix("  \u{284F}\u{2809}"), "\(lines[2])")
        #expect(lines[2].hasSuffix("E") && lines[15] == "  S")
    }

    @Test func withoutUnicodeThereIsASCIIOnly() {
        let lines = lines(way([(0, 0), (700, 400), (1000, 1000)]), isUnicode: false)
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        #expect(lines.dropFirst(2).contains { $0.contains(":") })
    }

    @Test(arguments: [20, 40, 80, 120]) func itFits(width: Int) {
        for corners in [[(0.0, 0.0), (9000.0, 10)], [(0, 0), (10, -9000)], [(0, 0), (500, 500), (-500, 200)]] {
            let lines = lines(way(corners), width: width)
            #expect(lines.count >= 2 && lines.count <= 19)
            #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
            #expect(lines.joined().contains("S") && lines.dropFirst(2).joined().contains("E") || lines.count == 2)
        }
    }

    @Test func gapsAreNotDrawn() {
        var broken = way([(0, 0), (100, 0), (900, 0), (1000, 0)])
        #expect(!lines(broken).last!.contains("  \u{2840}"))
        broken.points[2].beginsSegment = true
        broken.bridgedM = 100
        let lines = lines(broken, width: 200)
        #expect(lines[0].hasSuffix("; 0.10 km without reception; 1 gap"))
        #expect(lines.last!.dropFirst(2).contains("     "))
    }

    @Test func aWayThatLeadsNowhereHasNone() {
        #expect(lines(way([])).isEmpty && lines(way([(0, 0), (5, 5)])).isEmpty)
    }
}
