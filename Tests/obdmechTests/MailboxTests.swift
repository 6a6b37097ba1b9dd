import Synchronization
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits) struct MailboxTests {
    @Test func keepsTheOrder() throws {
        let mailbox = try Mailbox<Int>()
        #expect(mailbox.fetch().isEmpty)
        for number in 1...5 { #expect(mailbox.post(number)) }
        #expect(mailbox.fetch() == [1, 2, 3, 4, 5])
        #expect(mailbox.fetch().isEmpty)
        #expect(mailbox.post(6))
        #expect(mailbox.fetch() == [6])
    }

    /// What was on its way when it was closed is kept, and its poster told to stop.
    @Test func closedItKeepsWhatComes() throws {
        let mailbox = try Mailbox<Int>()
        mailbox.close()
        #expect(!mailbox.post(1))
        #expect(mailbox.fetch() == [1])
    }

    @Test func tellsWhenThereIsSomethingToFetch() throws {
        let mailbox = try Mailbox<Int>()
        #expect(!mailbox.filled.wait(seconds: 0))
        _ = mailbox.post(1)
        #expect(mailbox.filled.wait(seconds: 0))
        _ = mailbox.fetch()
        #expect(!mailbox.filled.wait(seconds: 0))
        _ = mailbox.post(2)
        #expect(mailbox.filled.wait(seconds: 0))
    }

    /// A poster that is faster than its reader waits, and nothing is lost or out of order.
    @Test(.timeLimit(.minutes(10))) func aFastPosterWaits() throws {
        let mailbox = try Mailbox<Int>()
        let count = 50_000
        let posted = Atomic<Int>(0)
        let worker = try JoinableThread.start {
            for number in 0..<count where mailbox.post(number) { posted.add(1, ordering: .relaxed) }
        }
        var fetched: [Int] = []
        var longest = 0
        while fetched.count < count {
            mailbox.filled.wait()
            let elements = mailbox.fetch()
            longest = max(longest, elements.count)
            fetched += elements
        }
        worker.join()
        #expect(fetched == Array(0..<count))
        #expect(longest <= 4096)
        #expect(posted.load(ordering: .relaxed) == count)
    }

    @Test(.timeLimit(.minutes(10))) func closingLetsThePosterGo() throws {
        let mailbox = try Mailbox<Int>()
        let posted = Atomic<Int>(0)
        let worker = try JoinableThread.start {
            while mailbox.post(1) { posted.add(1, ordering: .relaxed) }
        }
        // It waits for room now, or soon will.
        while posted.load(ordering: .relaxed) < 4096 { mailbox.filled.wait() }
        mailbox.close()
        worker.join()
        #expect(posted.load(ordering: .relaxed) == 4096)
        #expect(!mailbox.post(2))
    }
}
