import Publishing
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct DeliveryStateTests {
    private func delivered() -> DeliveryState {
        var state = DeliveryState()
        state.url = "mqtt://h"
        state.database = "/db"
        state.noteDelivery(
            of: 3, change: 17, kind: "trip", number: 4, at: WallTime(microseconds: 1_700_000_000_000_000))
        return state
    }

    @Test func survivesItsFile() {
        var state = delivered()
        #expect(DeliveryState(text: state.document.utf8) == state)
        state.lastError = "no route \"there\""
        #expect(DeliveryState(text: state.document.utf8) == state)
    }

    /// A file that was cut off is no state: then everything is delivered again, which changes nothing.
    @Test func cutOff() {
        let whole = Array(delivered().document.utf8)
        for count in 0..<(whole.count - 2) { #expect(DeliveryState(text: whole.prefix(count)) == nil) }
    }

    @Test func beginsAgain() {
        let state = delivered()
        #expect(state.continued(to: "mqtt://h", of: "/db", lastChange: 17) == state)
        #expect(state.continued(to: "mqtt://h", of: "/db", lastChange: 99).change == 17)
        // An older copy of the database, another one, another address.
        #expect(state.continued(to: "mqtt://h", of: "/db", lastChange: 16).change == 0)
        #expect(state.continued(to: "mqtt://h", of: "/other", lastChange: 99).change == 0)
        #expect(state.continued(to: "mqtt://i", of: "/db", lastChange: 99).change == 0)
    }

    @Test func aDeliveryEndsAnError() {
        var state = delivered()
        state.lastError = "away"
        state.noteDelivery(of: 1, change: 18, kind: "scan", number: 1, at: WallTime(microseconds: 0))
        #expect(state.lastError == nil && state.delivered == 4 && state.change == 18)
    }
}
