import Synchronization
import System
import Telemetry
import Transports

/// A queue that threads fill and one other thread empties. Its capacity is limited: a thread that is faster than the
/// reader waits, so that a simulated drive without waiting does not fill the memory.
///
/// The reader chooses how many elements must be present before it is woken, so that few elements can gather. A fetch
/// releases all threads that wait for room.
final class SourceQueue<Element: Sendable>: Sendable {
    private enum Outcome {
        case posted(isEnough: Bool)
        case full, closed
    }

    private struct State {
        var elements: [Element] = []
        /// The number of elements at which the reader is woken.
        var wakesAt = 1
        /// The number of threads that wait for room.
        var waiting = 0
        var isClosed = false
    }

    static var capacity: Int { 4096 }

    private let state = Mutex(State())
    /// The flag that is set when there are enough elements to fetch.
    let filled: WakeUp
    private let room = Semaphore()

    init() throws(SystemResourceError) { filled = try WakeUp() }

    /// Adds an element. Returns false if the queue is closed; if there is room the element is kept even then, so that
    /// nothing in transit is lost.
    func post(_ element: Element) -> Bool {
        while true {
            let outcome = state.withLock { state -> Outcome in
                if state.isClosed {
                    if state.elements.count < Self.capacity { state.elements.append(element) }
                    return .closed
                }
                guard state.elements.count < Self.capacity else {
                    state.waiting += 1
                    return .full
                }
                state.elements.append(element)
                return .posted(isEnough: state.elements.count == state.wakesAt)
            }
            switch outcome {
            case .posted(let isEnough):
                if isEnough { filled.set() }
                return true
            case .closed: return false
            case .full: room.wait()
            }
        }
    }

    /// Returns all elements, in order, and empties the queue.
    /// - Parameter count: The number of elements at which the reader is woken next.
    func fetch(wakingAt count: Int = 1) -> [Element] {
        filled.clear()
        let (elements, waiting) = state.withLock { state in
            let taken = (state.elements, state.waiting)
            state.elements = []
            state.waiting = 0
            state.wakesAt = min(max(1, count), Self.capacity)
            return taken
        }
        room.signal(waiting)
        return elements
    }

    /// Closes the queue, and releases the threads that wait for room.
    func close() {
        let waiting = state.withLock { state in
            defer { state.waiting = 0 }
            state.isClosed = true
            return state.waiting
        }
        room.signal(waiting)
    }
}

/// A source that runs on its own thread, with the queue that it fills.
final class RunningSource {
    let queue: SourceQueue<SourceEvent>
    private let stop: WakeUp
    private let ended: WakeUp
    private var thread: JoinableThread?

    init(_ source: any TelemetrySource) throws(SystemResourceError) {
        let (queue, stop, ended) = (try SourceQueue<SourceEvent>(), try WakeUp(), try WakeUp())
        self.queue = queue
        self.stop = stop
        self.ended = ended
        thread = try JoinableThread.start {
            source.run(stop: stop.number) { queue.post($0) }
            ended.set()
        }
    }

    /// Ends the source, and waits for its thread. The current request may complete if that takes no longer than
    /// `patienceS` seconds. Returns the events that have not been fetched.
    func end(patienceS: Double) -> [SourceEvent] {
        queue.close()
        if !ended.wait(seconds: patienceS) { stop.set() }
        thread.take()?.join()
        return queue.fetch()
    }

    deinit { _ = end(patienceS: 0) }
}
