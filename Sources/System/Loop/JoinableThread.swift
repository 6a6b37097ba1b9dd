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
