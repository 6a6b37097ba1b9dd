import ELM327
import Testing

@Suite(.timeLimit(.minutes(20))) struct LinkStateTests {
    /// Every state can be reached and left, and can be lost.
    @Test(arguments: LinkState.allCases) func noDeadEnd(_ state: LinkState) {
        #expect(!state.next.isEmpty && !state.next.contains(state))
        #expect(LinkState.allCases.contains { $0.next.contains(state) })
        #expect(state == .lost || state.next.contains(.lost))
    }

    /// In a debug build an invalid state transition ends the program, so that every test checks the transitions (see
    /// also `TranscriptsTests.theLinkGoesAsItMay`).
    @Test func aWrongStateIsAMistake() async {
        await #expect(processExitsWith: .failure) { Link(state: .opening).enter(.polling) }
    }

    @Test func theLog() {
        var log: [String] = []
        let link = Link { log.append($0) }
        link.enter(.opening)
        link.enter(.waking)
        link.enter(.lost, because: "unplugged")
        link.enter(.lost, because: "still")
        link.enter(.opening)
        link.note("a note")
        #expect(link.state == .opening)
        #expect(
            log == ["link: opening", "link: waking", "link: lost (unplugged)", "link: opening", "link: a note"])
    }

    /// Without a log, notes are not even composed.
    @Test func withoutALog() {
        let link = Link(state: .polling)
        var made = 0
        func note() -> String {
            made += 1
            return ""
        }
        link.note(note())
        link.enter(.recovering)
        #expect(made == 0)
        #expect(link.state == .recovering)
    }
}
