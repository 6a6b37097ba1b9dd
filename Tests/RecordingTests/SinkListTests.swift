import RecordingTesting
import Telemetry
import Testing

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct SinkListTests {
    private final class Sink: TripSink {
        struct Broken: Error {}
        var refreshS: Double
        let isEssential: Bool
        var isBroken = false
        private(set) var events = 0
        private(set) var refreshes = 0

        init(_ refreshS: Double = .infinity, isEssential: Bool = false) {
            self.refreshS = refreshS
            self.isEssential = isEssential
        }

        func take(_ event: TripEvent, of trip: any RunningTrip) throws {
            events += 1
            if isBroken { throw Broken() }
        }

        func refresh(_ trip: any RunningTrip) { refreshes += 1 }
    }

    private let trip = TripAtAMoment()

    /// One that fails is told nothing more, and the others are told all.
    @Test func aSinkThatFailsHarmsNoOther() {
        let sinks = [Sink(), Sink(), Sink()]
        let list = SinkList(sinks)
        list.hand(.activity("first"), of: trip)
        sinks[1].isBroken = true
        list.hand(.activity("second"), of: trip)
        list.hand(.activity("third"), of: trip)
        #expect(sinks.map(\.events) == [3, 2, 3])
        #expect(list.failure == nil)
    }

    @Test func anEssentialOneThatFailsIsTold() {
        let (display, other) = (Sink(isEssential: true), Sink())
        let list = SinkList([display, other])
        display.isBroken = true
        list.hand(.activity("x"), of: trip)
        #expect(list.failure is Sink.Broken)
        list.hand(.activity("y"), of: trip)
        #expect((display.events, other.events) == (1, 2))
    }

    /// Each is refreshed as often as it wants, however often the quickest does.
    @Test func eachHasItsOwnTime() {
        let (panel, store, notices) = (Sink(0.1), Sink(1), Sink())
        let list = SinkList([panel, store, notices])
        #expect(list.refreshS == 0.1)
        for tick in 1...101 { list.refresh(trip, at: Instant.zero.advanced(bySeconds: Double(tick) * 0.1)) }
        #expect(panel.refreshes == 101)
        #expect((10...11).contains(store.refreshes))
        #expect(notices.refreshes == 1)
        // What one wants may change.
        notices.refreshS = 0.1
        list.refresh(trip, at: Instant.zero.advanced(bySeconds: 10.2))
        #expect(notices.refreshes == 2)
    }

    /// One that had nothing to do is refreshed again as soon as it has, such as the live socket when somebody reads it.
    @Test func aSinkThatIsIdleForAWhile() {
        let (panel, socket) = (Sink(0.1), Sink())
        let list = SinkList([panel, socket])
        list.refresh(trip, at: Instant.zero.advanced(bySeconds: 1))
        list.refresh(trip, at: Instant.zero.advanced(bySeconds: 2))
        #expect(socket.refreshes == 1)
        socket.refreshS = 0.1
        list.refresh(trip, at: Instant.zero.advanced(bySeconds: 3))
        #expect(socket.refreshes == 2)
    }
}
