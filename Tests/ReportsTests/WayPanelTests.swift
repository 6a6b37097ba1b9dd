import Formats
import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Reports

/// What the panel shows of the way to a destination, whatever the size of the screen.
@Suite(.timeLimit(.minutes(20))) struct WayPanelTests {
    private static let begin = GeoPoint(latitude: 48.2, longitude: 11.6)

    /// 500 m north, then 800 m east; the car is at the beginning.
    private static func picture() throws -> WayPicture {
        let corner = begin.moved(byM: 500, towardsDeg: 0)
        let end = corner.moved(byM: 800, towardsDeg: 90)
        let planned = PlannedWay(
            [begin, corner, end], steps: [PlannedWay.Step(.right, street: "Long Street", at: 1)],
            seconds: [0, 50, 130])
        let way = try #require(DestinationWay(planned, from: .engine))
        var guidance = WayGuidance(to: end)
        for second in 0...3 {
            let time = Instant.zero.advanced(bySeconds: Double(second))
            let place = begin.moved(byM: Double(second) * 10, towardsDeg: 0)
            for (signal, value) in [
                (Signal.vehicleSpeed, 36.0), (.latitude, place.latitude), (.longitude, place.longitude), (.course, 0),
            ] { _ = guidance.take(Sample(signal, value, at: time)) }
        }
        _ = guidance.request()
        let event = try #require(guidance.take(way).first)
        let arrival = WallTime(microseconds: 1_800_000_000_000_000)
        return WayPicture(WayNews(event, to: "Work", arrival: arrival), guidance)
    }

    private static func snapshot(isOfReceiver: Bool) throws -> TripSnapshot {
        var parameters = TripParameters()
        parameters.isOfReceiver = isOfReceiver
        var engine = TripEngine(parameters: parameters)
        let now = Instant.zero.advanced(bySeconds: 60)
        for second in 0...60 {
            engine.take(Sample(.vehicleSpeed, 36, at: Instant.zero.advanced(bySeconds: Double(second))))
        }
        var snapshot = TripSnapshot(engine: engine, now: now, fuelPrice: nil, samplesPerSecond: 1, silentS: 0)
        snapshot.way = try picture()
        return snapshot
    }

    @Test(arguments: [true, false], [(40, 12), (40, 7), (40, 24), (80, 8), (80, 12), (80, 24), (120, 8), (120, 30)])
    func nextAndLeftAreAlwaysThere(isOfReceiver: Bool, size: (columns: Int, rows: Int)) throws {
        let lines = TripPanel.lines(
            try Self.snapshot(isOfReceiver: isOfReceiver), Presentation(width: size.columns),
            history: RecentTrace(), height: size.rows
        ).map { TextStyle.Palette.plain($0) }
        let text = lines.joined(separator: "\n")
        #expect(text.contains("Next     → 4") && text.contains("m Long Street"), "\(text)")
        #expect(text.contains("Left     1.3 km, 2 min, 08:00"), "\(text)")
        #expect(size.rows < 8 || text.contains("To       Work"), "\(text)")
    }

    @Test func aSmallScreen() throws {
        for isOfReceiver in [true, false] {
            let lines = TripPanel.lines(
                try Self.snapshot(isOfReceiver: isOfReceiver), Presentation(width: 40), history: RecentTrace(),
                height: 12
            ).map { TextStyle.Palette.plain($0) }
            try compare(lines, with: "way-\(isOfReceiver ? "receiver" : "car")-40x12.txt", in: "PanelTexts")
        }
    }
}
