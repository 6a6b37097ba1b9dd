import Foundation
import Synchronization
package import Testing

/// Gives tests that wait for real time (other programs, ports, locks) threads of their own. The concurrency runtime has
/// a thread a core, and one that sleeps in a test does nothing else.
package struct WaitingTests: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Threads.shared) { try await function() }
    }
}

extension Trait where Self == WaitingTests {
    /// Of tests that spend most of their time waiting.
    package static var waits: Self { WaitingTests() }
}

/// Some threads that run what comes in the order of its coming.
private final class Threads: TaskExecutor {
    static let shared = Threads(12)

    private let waiting = Mutex<[UnownedJob]>([])
    private let filled = DispatchSemaphore(value: 0)

    private init(_ count: Int) {
        for _ in 0..<count {
            let thread = Thread { [self] in
                while true {
                    filled.wait()
                    let job = waiting.withLock { $0.removeFirst() }
                    unsafe job.runSynchronously(on: asUnownedTaskExecutor())
                }
            }
            thread.start()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        waiting.withLock { $0.append(job) }
        filled.signal()
    }
}
