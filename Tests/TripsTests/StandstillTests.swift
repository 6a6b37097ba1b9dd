import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct StandstillTests {
    /// Speed and engine speed for a number of seconds, once a second.
    typealias Piece = (seconds: Int, kmh: Double?, rpm: Double?)
    typealias Row = (name: String, pieces: [Piece], found: [String])

    /// Long means more than 60 s.
    private static let rows: [Row] = [
        ("a stop", [(10, 50, 2000), (20, 0, 800), (10, 50, 2000)], ["stop 10 20"]),
        ("standing before and after", [(20, 0, 800), (10, 50, 2000), (20, 0, 800)], []),
        ("creeping is one stop", [(9, 50, 2000), (9, 0, 800), (5, 3, 900), (9, 0, 800), (9, 40, 2000)], ["stop 9 23"]),
        (
            "two stops", [(9, 50, 2000), (9, 0, 800), (9, 9, 900), (9, 0, 800), (9, 40, 2000)],
            ["stop 9 9", "stop 27 9"]
        ),
        (
            "silent while it stood", [(9, 50, 2000), (5, 0, 800), (300, nil, nil), (5, 0, 800), (9, 50, 2000)],
            ["stop 9 310"]
        ),
        ("silent until it drove", [(9, 50, 2000), (5, 0, 800), (60, nil, nil), (9, 50, 2000)], ["stop 9 4"]),
        ("silent while it drove", [(9, 50, 2000), (60, nil, nil), (9, 50, 2000)], []),
        (
            "start-stop", [(9, 50, 2000), (3, 0, 800), (20, 0, 0), (3, 0, 800), (9, 50, 2000)],
            ["stop 9 26", "engineStop 12 20"]
        ),
        (
            "off while it rolls", [(9, 50, 2000), (2, 8, 0), (20, 0, 0), (3, 0, 900), (9, 50, 2000)],
            ["engineStop 9 22", "stop 11 23"]
        ),
        ("switched off at the end", [(9, 50, 2000), (3, 0, 800), (20, 0, 0)], []),
        (
            "switched off, silent, switched on",
            [
                (9, 50, 2000), (3, 0, 800), (3, 0, 0), (200, nil, nil), (3, 0, 0), (3, 0, 800), (9, 50, 2000),
            ], ["stop 9 212"]
        ),
        ("before the drive", [(9, 0, 800), (9, 0, 0), (9, 0, 800), (9, 50, 2000)], []),
        (
            "a hybrid by electricity",
            [
                (9, 50, 2000), (9, 50, 0), (9, 0, 0), (9, 40, 0), (9, 50, 2000),
            ], ["stop 18 9"]
        ),
        (
            "a hybrid that drives off by electricity",
            [(9, 50, 2000), (9, 0, 800), (9, 0, 0), (9, 40, 0), (9, 50, 1500)],
            ["stop 9 18", "engineStop 18 9"]
        ),
        ("a long idle at the start", [(70, 0, 900), (9, 50, 2000)], ["longIdle 0 69"]),
        ("at the end", [(9, 50, 2000), (70, 0, 800)], ["longIdle 9 69"]),
        ("at a stop", [(9, 50, 2000), (70, 0, 800), (9, 50, 2000)], ["longIdle 9 69", "stop 9 70"]),
        ("just not long", [(61, 0, 900), (9, 50, 2000)], []),
        ("the engine off in between", [(40, 0, 900), (5, 0, 0), (40, 0, 900)], []),
        ("the ignition on only", [(200, 0, 0)], []),
        ("no engine speed", [(9, 50, nil), (200, 0, nil), (9, 50, nil)], ["stop 9 200"]),
        ("a gap in between", [(40, 0, 900), (9, nil, nil), (40, 0, 900)], []),
    ]

    @Test(arguments: rows) func standing(row: Row) {
        var parameters = TripParameters()
        parameters.longIdleS = 60
        var detector = EventDetector(parameters: parameters)
        var second = 0.0
        for piece in row.pieces {
            for _ in 0..<piece.seconds {
                if let kmh = piece.kmh { detector.take(Sample(.vehicleSpeed, kmh, at: at(second))) }
                if let rpm = piece.rpm { detector.take(Sample(.engineSpeed, rpm, at: at(second + 0.001))) }
                second += 1
            }
        }
        let found = detector.events.filter { $0.kind != .sharpBraking && $0.kind != .sharpAcceleration }.map {
            "\($0.kind.rawValue) \(Int($0.start.seconds(since: origin))) \(Int($0.durationS.rounded()))"
        }
        #expect(found == row.found, "\(row.name)")
    }

    @Test func theHighestIdleSpeedIsThePeak() {
        var parameters = TripParameters()
        parameters.longIdleS = 60
        var samples: [Sample] = []
        for second in 0...100 {
            // In the first second it is still rolling.
            let rpm: Double = second == 50 ? 1450 : second == 0 ? 2400 : 820
            samples.append(Sample(.vehicleSpeed, second == 0 ? 8 : 0, at: at(Double(second))))
            samples.append(Sample(.engineSpeed, rpm, at: at(Double(second) + 0.5)))
        }
        #expect(events(samples, parameters).map(\.peak) == [1450])
    }
}
