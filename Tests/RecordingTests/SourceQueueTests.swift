import Synchronization
import System
import Telemetry
import TestSupport
import Testing

@testable import Recording

@Suite(.waits, .timeLimit(.minutes(20))) struct SourceQueueTests {
    @Test func keepsTheOrder() throws {
        let queue = try SourceQueue<Int>()
        #expect(queue.fetch().isEmpty)
        for number in 1...5 { #expect(queue.post(number)) }
        #expect(queue.fetch() == [1, 2, 3, 4, 5])
        #expect(queue.fetch().isEmpty)
        #expect(queue.post(6))
        #expect(queue.fetch() == [6])
    }

    /// What was on its way when it was closed is kept, and its poster told to stop.
    @Test func closedItKeepsWhatComes() throws {
        let queue = try SourceQueue<Int>()
        queue.close()
        #expect(!queue.post(1))
        #expect(queue.fetch() == [1])
    }

    @Test func tellsWhenThereIsSomethingToFetch() throws {
        let queue = try SourceQueue<Int>()
        #expect(!queue.filled.wait(seconds: 0))
        _ = queue.post(1)
        #expect(queue.filled.wait(seconds: 0))
        _ = queue.fetch()
        #expect(!queue.filled.wait(seconds: 0))
        _ = queue.post(2)
        #expect(queue.filled.wait(seconds: 0))
    }

    /// A poster that is faster than its reader waits, and nothing is lost or out of order.
    @Test(.timeLimit(.minutes(20))) func aFastPosterWaits() throws {
        let queue = try SourceQueue<Int>()
        let count = 50_000
        let posted = Atomic<Int>(0)
        let worker = try JoinableThread.start {
            for number in 0..<count where queue.post(number) { posted.add(1, ordering: .relaxed) }
        }
        var fetched: [Int] = []
        var longest = 0
        while fetched.count < count {
            queue.filled.wait()
            let elements = queue.fetch()
            longest = max(longest, elements.count)
            fetched += elements
        }
        worker.join()
        #expect(fetched == Array(0..<count))
        #expect(longest <= 4096)
        #expect(posted.load(ordering: .relaxed) == count)
    }

    @Test(.timeLimit(.minutes(20))) func closingLetsThePosterGo() throws {
        let queue = try SourceQueue<Int>()
        let posted = Atomic<Int>(0)
        let worker = try JoinableThread.start {
            while queue.post(1) { posted.add(1, ordering: .relaxed) }
        }
        // It waits for room now, or soon will.
        while posted.load(ordering: .relaxed) < 4096 { queue.filled.wait() }
        queue.close()
        worker.join()
        #expect(posted.load(ordering: .relaxed) == 4096)
        #expect(!queue.post(2))
    }

    /// Several posters that all wait for room are all let go, again and again, and each one's order is kept.
    @Test(.timeLimit(.minutes(20))) func severalFastPosters() throws {
        let queue = try SourceQueue<(poster: Int, number: Int)>()
        let (posters, count) = (4, 20_000)
        var threads: [Thread] = []
        for poster in 0..<posters {
            threads.append(
                try Thread {
                    for number in 0..<count where !queue.post((poster, number)) { return }
                })
        }
        var next = Array(repeating: 0, count: posters)
        while next.reduce(0, +) < posters * count {
            queue.filled.wait()
            for element in queue.fetch(gatheringUntil: .distantFuture) {
                #expect(element.number == next[element.poster])
                next[element.poster] = element.number + 1
            }
            // The last ones need not be as many.
            for element in queue.fetch() {
                #expect(element.number == next[element.poster])
                next[element.poster] = element.number + 1
            }
        }
        for thread in threads { thread.join() }
        #expect(next == Array(repeating: count, count: posters))
    }

    private final class Thread {
        private var thread: JoinableThread?
        init(_ body: sending @escaping () -> Void) throws { thread = try JoinableThread.start(body) }
        func join() { thread.take()?.join() }
    }

    @Test func elementsGatherUntilTheReaderWantsThem() throws {
        let queue = try SourceQueue<Int>()
        _ = queue.post(1)
        #expect(queue.fetch(gatheringUntil: .distantFuture) == [1])
        for number in 2...1024 { _ = queue.post(number) }
        #expect(!queue.filled.wait(seconds: 0))
        _ = queue.post(1025)
        #expect(queue.filled.wait(seconds: 0), "many are fetched at any time")
        #expect(queue.fetch(gatheringUntil: SystemClock.now).count == 1024)
        _ = queue.post(1026)
        #expect(queue.filled.wait(seconds: 0), "the time is over")
    }

    /// Otherwise the first element after a pause would wait for the timer of the reader.
    @Test func nothingGathersAfterAPause() throws {
        let queue = try SourceQueue<Int>()
        #expect(queue.fetch(gatheringUntil: .distantFuture).isEmpty)
        _ = queue.post(1)
        #expect(queue.filled.wait(seconds: 0))
    }
}
