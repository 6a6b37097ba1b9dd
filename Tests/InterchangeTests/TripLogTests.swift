import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct TripLogTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-22T22:15:24.439Z", 1_795_385_724_439_000),
        ("2024-02-29T12:00:00+01:00", 1_709_204_400_000_000), ("2000-03-01 00:00:00Z", 951_868_800_000_000),
        ("2026-11-22T22:15:24", 1_795_385_724_000_000),
        ("2026-11-22T22:15:24.5-0130", 1_795_391_124_500_000), ("2026-12-31T23:59:60Z", 1_798_761_600_000_000),
    ]) func times(text: String, microseconds: Int64) {
        #expect(WallTime(iso8601: text)?.microseconds == microseconds)
    }

    @Test(arguments: [
        "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-11-22T24:00:00Z", "yesterday", "",
        "2026-11-22T22:15:24.Z",
        "2026-11-22T22:15:24+1:00", "2026-11-22T22:15:24Z ", "2026-11-22",
        "+026-11-22T22:15:24Z",
    ])
    func noTimes(text: String) { #expect(WallTime(iso8601: text) == nil) }
}
