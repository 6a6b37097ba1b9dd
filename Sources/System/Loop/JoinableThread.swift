import Glibc

/// A thread that runs one closure and can be joined.
package struct JoinableThread: ~Copyable {
    private final class Job {
        package let body: () -> Void
        package init(_ body: @escaping () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    package static func start(_ body: sending @escaping () -> Void) throws(SystemResourceError) -> JoinableThread {
        var thread = pthread_t()
        let job = unsafe Unmanaged.passRetained(Job(body))
        let failure = unsafe pthread_create(
            &thread, nil,
            { pointer in
                if let pointer = unsafe pointer { unsafe Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, job.toOpaque())
        guard failure == 0 else {
            unsafe job.release()
            throw .thread(failure)
        }
        return JoinableThread(thread: thread)
    }

    /// Waits until the closure has returned.
    package consuming func join() {
        let thread = thread
        discard self
        pthread_join(thread, nil)
    }

    /// A thread that nobody waits for ends by itself.
    deinit { pthread_detach(thread) }
}

package enum Processors {
    /// How many the machine has.
    package static var count: Int { max(1, Int(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// A counting semaphore. Each signal releases one thread that waits, now or later.
@safe package final class Semaphore: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<sem_t>

    package init() {
        unsafe semaphore = .allocate(capacity: 1)
        unsafe sem_init(semaphore, 0, 0)
    }

    deinit {
        unsafe sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    package func signal(_ count: Int = 1) { for _ in 0..<count { unsafe sem_post(semaphore) } }

    package func wait() { while unsafe sem_wait(semaphore) != 0 {} }
}
