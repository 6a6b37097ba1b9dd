import Pages
import Storage
import Synchronization
import System

/// Makes pages and writes their files, on several threads of which each has connections of its own.
///
/// Pages are begun in their order, so that the error of the first one that fails is that of all, however the threads run.
struct SiteWork {
    /// What one thread can do before another one is ready.
    private static let pagesOfOneThread = 8

    private let addresses: [PageAddress]
    private let pages: SitePages
    private let files: Set<String>
    private let folder: String

    /// - Parameters:
    ///   - files: all files of the site.
    ///   - folder: where they are.
    init(_ addresses: [PageAddress], _ pages: SitePages, files: Set<String>, folder: String) {
        self.addresses = addresses
        self.pages = pages
        self.files = files
        self.folder = folder
    }

    /// What the threads have in common.
    private final class Desk: Sendable {
        struct State {
            /// The page that is begun next.
            var next = 0
            var isStopped = false
            /// The threads that have not ended.
            var threads = 0
            /// The pages that were written since the last look.
            var written: [Int] = []
            var failure: (index: Int, error: any Error)?
            var issues: [(index: Int, issue: DatabaseIssue)] = []
        }

        let count: Int
        let state = Mutex(State())
        /// Signaled when a page was written, or a thread has ended.
        let news = Semaphore()

        init(_ count: Int) { self.count = count }

        func next() -> Int? {
            state.withLock { state in
                guard !state.isStopped, state.next < count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func stop() { state.withLock { $0.isStopped = true } }

        /// The pages that were written since this was called before.
        func written() -> [Int] {
            state.withLock { state in
                defer { state.written = [] }
                return state.written
            }
        }

        func fail(_ index: Int, _ error: any Error) {
            state.withLock { state in
                state.isStopped = true
                if state.failure.map({ index < $0.index }) ?? true { state.failure = (index, error) }
            }
        }
    }

    /// Pages, with the connections that they are read by, on their way to the one thread that uses them.
    private struct Handed: @unchecked Sendable {
        let work: SiteWork
    }

    /// Makes all pages.
    /// - Parameters:
    ///   - threads: how many at most.
    ///   - progress: called from this thread with the pages that were written since; returns whether to stop.
    func run(threads: Int, progress: (_ written: [Int]) throws -> Bool) throws {
        let desk = Desk(addresses.count)
        try start(min(threads, addresses.count / Self.pagesOfOneThread), desk)
            ? follow(desk, progress) : makeAll(desk, progress)
        let end = desk.state.withLock { state in (issues: state.issues, failure: state.failure) }
        for (_, issue) in end.issues.sorted(by: { $0.index < $1.index }) { pages.database.note(issue) }
        if let failure = end.failure { throw failure.error }
    }

    /// Starts threads, and returns whether there are any.
    private func start(_ threads: Int, _ desk: Desk) throws -> Bool {
        var isStarted = false
        for _ in 0..<threads where threads > 1 {
            guard let its = try pages.another() else { break }
            let handed = Handed(work: SiteWork(addresses, its, files: files, folder: folder))
            desk.state.withLock { $0.threads += 1 }
            let thread = try? JoinableThread.start {
                while handed.work.makeOne(desk) { desk.news.signal() }
                desk.state.withLock { $0.threads -= 1 }
                desk.news.signal()
            }
            guard thread != nil else {
                desk.state.withLock { $0.threads -= 1 }
                break
            }
            isStarted = true
        }
        return isStarted
    }

    private func makeAll(_ desk: Desk, _ progress: ([Int]) throws -> Bool) throws {
        while makeOne(desk) { if try progress(desk.written()) { return } }
    }

    /// Passes on what the threads do until they end.
    private func follow(_ desk: Desk, _ progress: ([Int]) throws -> Bool) throws {
        var failure: (any Error)?
        var isRunning = true
        while isRunning {
            desk.news.wait()
            isRunning = desk.state.withLock { $0.threads } > 0
            guard failure == nil else { continue }
            do {
                if try progress(desk.written()) { desk.stop() }
            } catch {
                failure = error
                desk.stop()
            }
        }
        if let failure { throw failure }
    }

    /// Makes the next page; false if there is none, or if it failed.
    private func makeOne(_ desk: Desk) -> Bool {
        guard let index = desk.next() else { return false }
        let known = pages.database.issues.count
        defer {
            let issues = pages.database.issues.dropFirst(known).map { (index: index, issue: $0) }
            if !issues.isEmpty { desk.state.withLock { $0.issues += issues } }
        }
        do {
            let address = addresses[index]
            if let page = try pages.page(address, at: pages.place(address, of: files)) {
                try SiteFolder.write(page.bytes, to: address.file, in: folder)
                desk.state.withLock { $0.written.append(index) }
            }
            return true
        } catch {
            desk.fail(index, error)
            return false
        }
    }
}
