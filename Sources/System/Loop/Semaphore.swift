import Glibc

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
