import Synchronization
import System

/// Something that is computed, or asked for, on a thread of its own, one request at a time. Nothing here waits for it,
/// except the end of the trip for a thread that has been told to stop.
final class BackgroundAnswer<Answer: Sendable> {
    private let answer = Shared()
    private let stop: WakeUp
    private var thread: JoinableThread?

    private final class Shared: Sendable {
        let value = Mutex<Answer?>(nil)
    }

    init() throws(SystemResourceError) { stop = try WakeUp() }

    /// Whether a request has not been answered, or its answer not been taken.
    var isBusy: Bool { thread != nil }

    /// Begins a request. Does nothing while another one is on its way.
    /// - Parameter work: gets a descriptor that is readable when the work is to stop.
    func begin(_ work: @escaping @Sendable (_ stop: Int32) -> Answer) {
        guard !isBusy else { return }
        let (stop, answer) = (stop, answer)
        thread = try? JoinableThread.start {
            let found = work(stop.number)
            answer.value.withLock { $0 = found }
        }
    }

    /// The answer to the latest request, once.
    func take() -> Answer? {
        let found = answer.value.withLock { value in
            defer { value = nil }
            return value
        }
        // The thread ends as soon as its answer is there.
        if found != nil { thread.take()?.join() }
        return found
    }

    /// The answer to the latest request, once it is there.
    func wait() -> Answer? {
        thread.take()?.join()
        return take()
    }

    /// Ends a request that has not been answered.
    func end() {
        stop.set()
        thread.take()?.join()
    }

    deinit { end() }
}
