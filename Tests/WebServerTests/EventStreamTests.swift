import Telemetry
import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct EventStreamTests {
    private func text(_ stream: EventStream, _ count: Int = 1 << 20) -> String {
        String(decoding: stream.next(count), as: UTF8.self)
    }

    @Test func anEventIsItsLines() {
        let stream = EventStream()
        stream.send(EventStream.Event(lines: ["{\"a\":1}", "{\"b\":2}"]))
        stream.keepAlive()
        stream.send(EventStream.Event(lines: ["{}"], name: "gone"))
        #expect(text(stream) == "retry: 1000\n\ndata: {\"a\":1}\ndata: {\"b\":2}\n\n:\n\nevent: gone\ndata: {}\n\n")
        #expect(text(stream).isEmpty)
    }

    /// An event of which a part was sent is sent to its end, whatever is lost meanwhile.
    @Test func slowClientsLoseWholeEvents() throws {
        let stream = EventStream()
        _ = text(stream)
        stream.send(EventStream.Event(lines: ["first"], isKept: false))
        var all = text(stream, 4)
        for number in 0..<20_000 { stream.send(EventStream.Event(lines: ["number \(number)"], isKept: false)) }
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
        _ = text(stream)
        var wakes = 0
        stream.wake = { wakes += 1 }
        stream.send(EventStream.Event(lines: ["a"]))
        stream.end()
        stream.send(EventStream.Event(lines: ["b"]))
        #expect(text(stream) == "data: a\n\n" && stream.hasEnded && wakes == 2)
    }

    /// The end of a trip reaches a client that is slow; one that does not even read such events begins again.
    @Test func whatIsKept() {
        let stream = EventStream()
        _ = text(stream)
        stream.send(EventStream.Event(lines: ["kept"]))
        for _ in 0..<20_000 { stream.send(EventStream.Event(lines: ["value"], isKept: false)) }
        #expect(text(stream).hasPrefix("data: kept\n\ndata: value\n\n") && stream.lost > 0 && !stream.hasEnded)
        let long = String(repeating: "x", count: 1000)
        for _ in 0..<2000 { stream.send(EventStream.Event(lines: [long])) }
        #expect(stream.hasEnded)
    }

    /// A client that reads nothing for twenty seconds is dropped, one that reads slowly is not.
    @Test func clientsThatReadNothing() {
        func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
        let stream = EventStream()
        #expect(!stream.isStalled(at(0)) && !stream.isStalled(at(19)) && stream.isStalled(at(20)))
        _ = stream.next(3)
        #expect(!stream.isStalled(at(21)) && !stream.isStalled(at(40)) && stream.isStalled(at(41)))
        _ = text(stream)
        #expect(!stream.isStalled(at(100)) && !stream.isStalled(at(200)))
    }
}
