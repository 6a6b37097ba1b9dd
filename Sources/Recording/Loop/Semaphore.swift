import Glibc

/// A counting semaphore. Each signal releases one thread that waits, now or later.
@safe final class Semaphore: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<sem_t>

    init() {
        unsafe semaphore = .allocate(capacity: 1)
        unsafe sem_init(semaphore, 0, 0)
    }

    deinit {
        unsafe sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    func signal(_ count: Int = 1) { for _ in 0..<count { unsafe sem_post(semaphore) } }

    func wait() { while unsafe sem_wait(semaphore) != 0 {} }
}
