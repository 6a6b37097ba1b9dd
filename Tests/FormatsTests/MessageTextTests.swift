import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct MessageTextTests {
    @Test func whatIsPutInIsKnown() {
        let name = "x.db"
        let message: MessageText = "'\(name)' has \(3) trips"
        #expect(message.text == "'x.db' has 3 trips" && message.pattern == "'…' has … trips")
        let inner: MessageText = "no \(name)"
        let outer: MessageText = "\(name): \(message: inner)!"
        #expect(outer.text == "x.db: no x.db!" && outer.pattern == "…: no …!")
    }

    @Test func whatIsWrittenOutIsTheSame() {
        let message: MessageText = "name a shell"
        #expect(message.text == message.pattern && message.description == "name a shell")
    }
}
