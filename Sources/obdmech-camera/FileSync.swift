import Glibc
import Synchronization
import System

/// Makes files survive a loss of power, on a thread of its own: a memory card may take seconds.
final class FileSync: Sendable {
    private enum Job {
        case flush(Int32)
        case close(Int32)
        case end
    }

    private let jobs = Mutex<[Job]>([])
    private let closed = Mutex<Set<Int32>>([])
    private let semaphore = Semaphore()
    /// Set when a file is closed.
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

    /// Writes what is in memory of a file.
    func flush(_ number: Int32) { add(.flush(number)) }

    /// Writes the rest and closes the file, whose number then is in `nextClosed`.
    func close(_ number: Int32) { add(.close(number)) }

    func end() { add(.end) }

    /// The files that were closed since the last call.
    func nextClosed() -> Set<Int32> {
        wakeUp.clear()
        return closed.withLock { closed in
            defer { closed = [] }
            return closed
        }
    }

    private func run() {
        while true {
            semaphore.wait()
            switch jobs.withLock({ $0.isEmpty ? .end : $0.removeFirst() }) {
            case .flush(let number): fdatasync(number)
            case .close(let number):
                fdatasync(number)
                _ = closed.withLock { $0.insert(number) }
                Glibc.close(number)
                wakeUp.set()
            case .end: return
            }
        }
    }
}
