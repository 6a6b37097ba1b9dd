import System

/// Commands whose output several may want: a few run at a time, and those who want the same wait for the same.
final class CommandQueue<Key: Hashable, Product> {
    /// What is done for a key when its turn comes.
    enum Job {
        /// It has been made in the meantime.
        case made(Product)
        /// A command, and what is made of its output, or of the reason why it cannot be started.
        case command([String], (Result<ChildOutput.Outcome, SystemError>, [UInt8]) -> Product)
    }

    private struct Waiter {
        let isWanted: () -> Bool
        let send: (Product) -> Void
    }

    private struct Entry {
        let key: Key
        let job: () -> Job
        var waiters: [Waiter]
    }

    private final class Run {
        let key: Key
        var waiters: [Waiter]
        var output: ChildOutput?

        init(_ entry: Entry) {
            key = entry.key
            waiters = entry.waiters
        }
    }

    private let maxRunning: Int
    private let maxWaiting: Int
    private let limits: ChildOutput.Limits
    private let hasErrors: Bool
    private let loop: EventLoop
    private var running: [Run] = []
    private var waiting: [Entry] = []

    /// - Parameter hasErrors: whether what commands write to standard error is part of their output.
    init(maxRunning: Int, maxWaiting: Int = .max, limits: ChildOutput.Limits, hasErrors: Bool = false, loop: EventLoop)
    {
        self.maxRunning = maxRunning
        self.maxWaiting = maxWaiting
        self.limits = limits
        self.hasErrors = hasErrors
        self.loop = loop
    }

    /// Sends what is made for a key. Returns false if too many wait.
    /// - Parameters:
    ///   - isWanted: whether somebody still waits; what nobody wants is not begun.
    ///   - job: called when its turn comes.
    func request(
        _ key: Key, isWanted: @escaping () -> Bool = { true }, job: @escaping () -> Job,
        send: @escaping (Product) -> Void
    ) -> Bool {
        let waiter = Waiter(isWanted: isWanted, send: send)
        if let run = running.first(where: { $0.key == key }) {
            run.waiters.append(waiter)
        } else if let index = waiting.firstIndex(where: { $0.key == key }) {
            waiting[index].waiters.append(waiter)
        } else {
            waiting.removeAll { !$0.waiters.contains { $0.isWanted() } }
            guard waiting.count < maxWaiting else { return false }
            waiting.append(Entry(key: key, job: job, waiters: [waiter]))
            startNext()
        }
        return true
    }

    private func startNext() {
        while running.count < maxRunning, !waiting.isEmpty {
            let entry = waiting.removeFirst()
            if entry.waiters.contains(where: { $0.isWanted() }) { start(entry) }
        }
    }

    private func start(_ entry: Entry) {
        switch entry.job() {
        case .made(let product): for waiter in entry.waiters { waiter.send(product) }
        case .command(let words, let product):
            let run = Run(entry)
            do throws(SystemError) {
                run.output = try ChildOutput(words, hasErrors: hasErrors, limits: limits, on: loop) {
                    [weak self, weak run] outcome, bytes in
                    guard let self, let run else { return }
                    running.removeAll { $0 === run }
                    let product = product(.success(outcome), bytes)
                    for waiter in run.waiters { waiter.send(product) }
                    startNext()
                }
                running.append(run)
            } catch {
                let product = product(.failure(error), [])
                for waiter in entry.waiters { waiter.send(product) }
            }
        }
    }
}
