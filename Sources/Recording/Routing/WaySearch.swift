package import Routes
import Synchronization
package import System

/// Asks an engine for ways on a thread of its own, one request at a time. Nothing here waits for the engine, except the
/// end of the trip for a thread that has been told to stop.
package final class WaySearch {
    /// The time that an engine may take, in seconds.
    private static let patienceS = 10.0

    private let router: Router
    private let seconds: Double
    private let answer = SharedAnswer()
    private let stop: WakeUp
    private var thread: JoinableThread?

    private final class SharedAnswer: Sendable {
        let value = Mutex<Result<NewWay, RouterError>?>(nil)
    }

    package init(_ router: Router, seconds: Double = patienceS) throws(SystemResourceError) {
        (self.router, self.seconds) = (router, seconds)
        stop = try WakeUp()
    }

    /// Whether a request has not been answered, or its answer not been taken.
    package var isBusy: Bool { thread != nil }

    /// Begins a request. Does nothing while another one is on its way.
    package func begin(_ request: NewWay.Request) {
        guard !isBusy else { return }
        let (router, seconds, stop, answer) = (router, seconds, stop, answer)
        thread = try? JoinableThread.start {
            let way = Result { () throws(RouterError) in
                try router.way(for: request, seconds: seconds, stop: stop.number)
            }
            answer.value.withLock { $0 = way }
        }
    }

    /// The answer to the latest request, once.
    package func take() -> Result<NewWay, RouterError>? {
        let answer = answer.value.withLock { value in
            defer { value = nil }
            return value
        }
        // The thread ends as soon as its answer is there.
        if answer != nil { thread.take()?.join() }
        return answer
    }

    /// Ends a request that has not been answered, and its engine if that is a command.
    func end() {
        stop.set()
        thread.take()?.join()
    }

    deinit { end() }
}
