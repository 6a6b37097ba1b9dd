import Formats
import Reports
import Routes
import Telemetry
import Testing
import Trips

@testable import Dashboard

/// The way to a destination on the dashboard.
@Suite(.timeLimit(.minutes(20))) struct WayAheadTests {
    /// North, then east, as it is seen at the beginning.
    private func picture() throws -> WayPicture {
        let begin = GeoPoint(latitude: 48.2, longitude: 11.6)
        let corner = begin.moved(byM: 500, towardsDeg: 0)
        let end = corner.moved(byM: 800, towardsDeg: 90)
        let planned = PlannedWay(
            [begin, corner, end], steps: [PlannedWay.Step(.right, street: "Long Street", at: 1)],
            seconds: [0, 50, 130])
        var guidance = WayGuidance(to: end)
        for (signal, value) in [(Signal.latitude, 48.2), (.longitude, 11.6), (.course, 0)] {
            _ = guidance.take(Sample(signal, value, at: .zero))
        }
        _ = guidance.take(Sample(.latitude, 48.2, at: Instant.zero.advanced(bySeconds: 1)))
        let way = try #require(DestinationWay(planned, from: .engine))
        let event = try #require(guidance.take(way).first)
        return WayPicture(
            WayNews(event, to: "Work", arrival: WallTime(microseconds: 1_800_000_000_000_000)), guidance)
    }

    private func draw(
        _ design: String, _ columns: Int, _ rows: Int, isUnicode: Bool = true, camera: CameraNews.Row? = nil
    ) throws -> [String] {
        var dashboard = Dashboard(
            designs: DashDesign.builtIn, selected: design, units: .metric, shift: .share(0.97))
        var engine = TripEngine()
        let samples = [Sample(.vehicleSpeed, 36, at: .zero), Sample(.engineSpeed, 2000, at: .zero)]
        for sample in samples { engine.take(sample) }
        dashboard.take(Batch(samples, at: .zero))
        var snapshot = TripSnapshot(
            engine: engine, now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        snapshot.way = try picture()
        snapshot.camera = camera
        dashboard.take(snapshot)
        var grid = CellGrid(columns: columns, rows: rows)
        dashboard.draw(&grid, isUnicode: isUnicode, hasKeys: true, now: .zero, status: Dashboard.Status())
        return (0..<rows).map { grid.text(row: $0) }
    }

    @Test(
        arguments: ["modern", "classic", "minimal", "drift", "wide"],
        [(40, 12), (80, 22), (80, 24), (100, 10), (120, 34)])
    func theNextTurnIsOnEveryScreen(design: String, size: (columns: Int, rows: Int)) throws {
        let text = try draw(design, size.columns, size.rows).joined(separator: "\n")
        #expect(text.contains("Long Street") && text.contains("500 m"), "\(text)")
    }

    @Test func aMapWhereThereIsRoom() throws {
        let lines = try draw("modern", 80, 24)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("▲") && text.contains("●") && text.contains("LEFT"), "\(text)")
        // The car is below the turn, and the way turns right there.
        let car = try #require(lines.firstIndex { $0.contains("▲") })
        let turn = try #require(lines.firstIndex { $0.contains("●") })
        #expect(turn < car)
        let ascii = try draw("modern", 80, 24, isUnicode: false).joined()
        #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.contains("^"))
    }

    @Test(arguments: [("modern", 80, 24), ("classic", 80, 24), ("drift", 120, 34), ("wide", 120, 34)])
    func theNextCamera(design: String, columns: Int, rows: Int) throws {
        let camera = RoadCamera(
            key: "A1", region: nil, name: "Bridge", place: GeoPoint(latitude: 48.203, longitude: 11.6))
        let row = CameraNews.Row(camera, aheadM: 330, awayM: 4)
        let text = try draw(design, columns, rows, camera: row).joined(separator: "\n")
        #expect(text.contains(/CAMERA +330 m, Bridge/) && text.contains("Long Street"), "\(text)")
        #expect(try !draw(design, columns, rows).joined().contains("CAMERA"))
    }

    @Test func withoutADestinationNothingIsTaken() throws {
        var dashboard = Dashboard(designs: DashDesign.builtIn, selected: "modern", units: .metric, shift: .share(0.97))
        dashboard.take(Batch([Sample(.vehicleSpeed, 36, at: .zero)], at: .zero))
        var grid = CellGrid(columns: 80, rows: 24)
        dashboard.draw(&grid, isUnicode: true, hasKeys: true, now: .zero, status: Dashboard.Status())
        let text = (0..<24).map { grid.text(row: $0) }.joined()
        #expect(!text.contains("LEFT"))
    }

    @Test(arguments: [(0.0, ""), (0.4, ""), (.infinity, ""), (.nan, ""), (0.6, "±1"), (2.2, "±3")])
    func anUncertaintyThatIsNoneIsNotShown(degrees: Double, text: String) {
        #expect(DashElement.uncertainty(degrees) == text)
    }
}
