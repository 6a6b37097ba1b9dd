import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct HiddenTimesTests {
    private let home = GeoPoint(latitude: 48, longitude: 11)

    /// A way to the east from home with a point every 100 m and second.
    private var way: Way {
        var way = Way()
        way.points = (0...20).map { index in
            WayPoint(
                time: .zero.advanced(bySeconds: Double(index)),
                place: home.moved(byM: Double(index) * 100, towardsDeg: 90), drivenM: Double(index) * 100)
        }
        return way
    }

    private func seconds(in zones: [(atM: Double, radiusM: Double)]) -> [Double] {
        let times = HiddenTimes(
            way, in: zones.map { Place(name: "", center: home.moved(byM: $0.atM, towardsDeg: 90), radiusM: $0.radiusM) }
        )
        return stride(from: -0.5, through: 20.5, by: 0.5).filter {
            times.contains(.zero.advanced(bySeconds: $0))
        }
    }

    @Test func theTimesInAZone() {
        #expect(seconds(in: []).isEmpty)
        #expect(seconds(in: [(5000, 100)]).isEmpty)
        // What was before the first position that is shown is hidden, and what was after the last one.
        #expect(seconds(in: [(0, 150)]) == [-0.5, 0, 0.5, 1, 1.5, 20.5])
        #expect(seconds(in: [(1000, 150)]) == [-0.5, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 20.5])
        #expect(seconds(in: [(2000, 150), (1050, 40)]) == [-0.5, 10.5, 18.5, 19, 19.5, 20, 20.5])
        #expect(seconds(in: [(1000, 5000)]).count == 43)
    }
}
