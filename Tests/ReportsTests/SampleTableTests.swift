import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct SampleTableTests {
    private static let start = WallTime(microseconds: 1_700_000_000_123_000)

    @Test(arguments: [
        (0, Signal.vehicleSpeed, 50.0, "7,2023-11-14T22:13:20.123Z,0.0,vehicleSpeed,50.0,km/h"),
        (61_500_400_000, .engineSpeed, 0.1, "7,2023-11-14T22:14:21.623Z,61.5,engineSpeed,0.1,rpm"),
        (
            -1_000_000, Signal("a \"b\", c", Unit("x,y")), -3,
            "7,2023-11-14T22:13:20.122Z,-0.001,\"a \"\"b\"\", c\",-3.0,\"x,y\""
        ),
        // Not by what looks like one character, but by what other programs read.
        (
            0, Signal("a,\u{301}b", Unit("x\r\ny")), 1,
            "7,2023-11-14T22:13:20.123Z,0.0,\"a,\u{301}b\",1.0,\"x\ny\""
        ),
        (0, Signal("\"\u{301}", .none), 1, "7,2023-11-14T22:13:20.123Z,0.0,\"\"\"\u{301}\",1.0,"),
        (877_000_000, .vehicleSpeed, 1e-9, "7,2023-11-14T22:13:21.000Z,0.877,vehicleSpeed,1e-09,km/h"),
    ])
    func aRow(nanoseconds: Int64, signal: Signal, value: Double, row: String) {
        let sample = Sample(signal, value, at: Instant(nanoseconds: nanoseconds))
        #expect(Array(SampleTable.row(sample, trip: 7, start: Self.start).utf8) == Array(row.utf8))
    }
}
