import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct EventStreamTests {
    private func text(_ stream: EventStream, _ count: Int = 1 << 20) -> String {
        String(decoding: stream.next(count), as: UTF8.self)
    }

    @Test func anEventIsItsLines() {
        let stream = EventStream()
        stream.send(lines: ["{\"a\":1}", "{\"b\":2}"])
        stream.keepAlive()
        #expect(text(stream) == "data: {\"a\":1}\ndata: {\"b\":2}\n\n:\n\n")
        #expect(text(stream).isEmpty)
    }

    /// An event of which a part was sent is sent to its end, whatever is lost meanwhile.
    @Test func slowClientsLoseWholeEvents() throws {
        let stream = EventStream()
        stream.send(lines: ["first"])
        var all = text(stream, 4)
        for number in 0..<20_000 { stream.send(lines: ["number \(number)"]) }
        while true {
            let part = text(stream, 1000)
            guard !part.isEmpty else { break }
            all += part
        }
        let events = all.split(separator: "\n\n").map(String.init)
        #expect(events.first == "data: first" && events.last == "data: number 19999")
        let numbers = try events.dropFirst().map { try #require(Int($0.dropFirst("data: number ".count))) }
        #expect(numbers == Array((20_000 - numbers.count)..<20_000) && stream.lost == 20_000 - numbers.count)
        #expect(all.utf8.count < 200_000)
    }

    @Test func nothingAfterTheEnd() {
        let stream = EventStream()
        var wakes = 0
        stream.wake = { wakes += 1 }
        stream.send(lines: ["a"])
        stream.end()
        stream.send(lines: ["b"])
        #expect(text(stream) == "data: a\n\n" && stream.hasEnded && wakes == 2)
    }
}
