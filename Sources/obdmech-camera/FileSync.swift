import Glibc
import Synchronization
import System

/// Makes files survive a loss of power, on a thread of its own: a memory card may take seconds.
final class FileSync: Sendable {
    private enum Job {
        /// Writes what is in memory of a file.
        case flush(Int32)
        /// The same, and reports it by a number.
        case secure(Int32, Int)
        case close(Int32, Int)
        /// Something else that waits for the disk.
        case work(@Sendable () -> Void, Int)
        case end

        /// Whether this makes a flush of a file needless.
        func flushes(_ file: Int32) -> Bool {
            switch self {
            case .flush(let other), .secure(let other, _): other == file
            case .close, .work, .end: false
            }
        }
    }

    private let jobs = Mutex<[Job]>([])
    private let done = Mutex<Set<Int>>([])
    private let count = Atomic(0)
    private let semaphore = Semaphore()
    /// Set when something is done.
    let wakeUp: WakeUp

    init() throws(SystemResourceError) {
        wakeUp = try WakeUp()
        // The thread keeps the object until it ends.
        _ = try JoinableThread.start { [self] in run() }
    }

    private func add(_ job: Job) {
        jobs.withLock { $0.append(job) }
        semaphore.signal()
    }

    private var newNumber: Int { count.add(1, ordering: .relaxed).newValue }

    /// Writes what is in memory of a file, unless that waits already: a slow disk gets no queue that grows.
    func flush(_ file: Int32) {
        if !jobs.withLock({ $0.contains { $0.flushes(file) } }) { add(.flush(file)) }
    }

    /// Writes what is in memory of a file, before anything else that waits. Returns the number that is in `nextDone` then.
    func secure(_ file: Int32) -> Int {
        let number = newNumber
        jobs.withLock { $0.insert(.secure(file, number), at: 0) }
        semaphore.signal()
        return number
    }

    /// Writes the rest and closes the file. Returns the number that is in `nextDone` then.
    func close(_ file: Int32) -> Int {
        let number = newNumber
        add(.close(file, number))
        return number
    }

    /// Does something else that waits for the disk. Returns the number that is in `nextDone` then.
    func work(_ body: @escaping @Sendable () -> Void) -> Int {
        let number = newNumber
        add(.work(body, number))
        return number
    }

    func end() { add(.end) }

    /// The numbers of what was done since the last call.
    func nextDone() -> Set<Int> {
        wakeUp.clear()
        return done.withLock { done in
            defer { done = [] }
            return done
        }
    }

    private func report(_ number: Int) {
        _ = done.withLock { $0.insert(number) }
        wakeUp.set()
    }

    private func run() {
        while true {
            semaphore.wait()
            switch jobs.withLock({ $0.isEmpty ? .end : $0.removeFirst() }) {
            case .flush(let file): fdatasync(file)
            case .secure(let file, let number):
                fdatasync(file)
                report(number)
            case .close(let file, let number):
                fdatasync(file)
                Glibc.close(file)
                report(number)
            case .work(let body, let number):
                body()
                report(number)
            case .end: return
            }
        }
    }
}
