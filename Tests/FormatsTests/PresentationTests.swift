import Telemetry
import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct PresentationTests {
    private static let time = WallTime(microseconds: 1_795_252_711_250_000)

    @Test func timesAreThoseOfTheZone() {
        let presentation = Presentation(zone: TimeZone(offsetS: -10 * 3600))
        #expect(presentation.day(Self.time) == "20 Nov 2026")
        #expect(presentation.moment(Self.time) == "20 Nov 2026 23:18")
        #expect(Presentation(units: .us).moment(Self.time) == "Nov 21, 2026 09:18")
    }

    @Test func lines() {
        let narrow = Presentation(width: 10)
        #expect(narrow.wrapped("one two three", indent: 2) == ["one two", "  three"])
        #expect(narrow.unwrapped.wrapped("one two three") == ["one two three"])
        #expect(Presentation().columns([("a", "b")], indent: 2) == ["  a           b"])
    }
}
