import Live
import Testing

@Suite(.timeLimit(.minutes(20))) struct LiveStateTests {
    private static let start = "{\"type\":\"start\",\"trip\":7}"

    private func sample(_ signal: String, _ value: Double, _ t: Double = 1) -> String {
        "{\"type\":\"sample\",\"t\":\(t),\"time\":\"2026-11-27T20:00:00.000Z\",\"signal\":\"\(signal)\",\"value\":\(value),\"unit\":\"\"}"
    }

    private func state(_ lines: String...) -> LiveState {
        var state = LiveState()
        for line in lines { _ = state.add(line) }
        return state
    }

    /// A client that comes later gets the start, the laps, and the latest of everything else.
    @Test func aLaterClient() {
        let lap = "{\"type\":\"lap\",\"number\":1}"
        let delta = "{\"type\":\"delta\",\"deltaS\":-0.2}"
        let state = state(
            Self.start, sample("engineSpeed", 900), lap, sample("vehicleSpeed", 10), sample("engineSpeed", 950, 2),
            "{\"type\":\"delta\",\"deltaS\":0.1}", delta)
        #expect(
            state.lines == [Self.start, lap, sample("engineSpeed", 950, 2), sample("vehicleSpeed", 10), delta])
        #expect(!state.hasEnded && !state.isEmpty)
    }

    @Test func theEnd() {
        var state = state(Self.start, sample("engineSpeed", 900))
        let summary = "{\"type\":\"summary\",\"id\":7}"
        #expect(state.add(summary) && state.hasEnded)
        #expect(state.lines.last == summary)
        // The next trip begins again.
        #expect(state.add(Self.start) && state.lines == [Self.start] && !state.hasEnded)
    }

    @Test(arguments: [
        "", "{}", "[1]", "{\"type\":\"sample\"", "{\"type\":\"sample\",\"signal\":\"", "\u{0}", "{\"type\":\"",
    ])
    func anyText(line: String) {
        var state = LiveState()
        #expect(!state.add(line) && state.lines.isEmpty)
        _ = state.add(Self.start)
        _ = state.add(line)
        #expect(state.lines.first == Self.start)
        _ = LiveState.latest([line, line])
    }

    @Test func onlyTheLatestSampleOfASignal() {
        let alert = "{\"type\":\"alert\",\"kind\":\"newCode\"}"
        let lines = [sample("a", 1), alert, sample("b", 1), sample("a", 2), alert]
        #expect(LiveState.latest(lines) == [alert, sample("b", 1), sample("a", 2), alert])
        #expect(LiveState.isFleeting(sample("a", 1)) && !LiveState.isFleeting(alert))
    }

    /// However long a trip is, its track stays small, from its beginning to its end.
    @Test func theTrack() throws {
        var state = state(Self.start)
        for number in 1...20_000 {
            _ = state.add(sample("latitude", 48 + Double(number) / 1000))
            _ = state.add(sample("longitude", 11))
        }
        #expect((500...2000).contains(state.places.points.count))
        let (first, last) = (try #require(state.places.points.first), try #require(state.places.points.last))
        #expect(first[0] < 48.1 && last[0] > 67.9 && last[1] == 11)
        #expect(state.course.points.isEmpty)
    }
}
