import OBD
import Testing

@Suite(.timeLimit(.minutes(20))) struct SeverityTests {
    @Test func theMostSeriousIsTheGreatest() {
        #expect(Severity.allCases.sorted() == [.informational, .whenConvenient, .soon, .stopNow])
        #expect([Severity.soon, .stopNow, .informational].max() == .stopNow)
    }

    @Test func wordsAsJSONHasThem() {
        #expect(Severity.allCases.map(\.rawValue) == ["informational", "when convenient", "soon", "stop now"])
    }
}
