import Synchronization
import System
import Telemetry
import Transports

/// A queue that threads fill and one other thread empties. Its capacity is limited: a thread that is faster than the
/// reader waits, so that a simulated drive without waiting does not fill the memory.
///
/// The reader chooses from when on it is woken, so that elements can gather until then, and one that arrives later does not
/// wait. A fetch releases all threads that wait for room.
final class SourceQueue<Element: Sendable>: Sendable {
    private enum Outcome {
        case posted(wakes: Bool)
        case full, closed
    }

    private struct State {
        var elements: [Element] = []
        /// When the reader may be woken; before it is, only for many elements.
        var gathersUntil = Instant.zero
        var isWoken = false
        /// The number of threads that wait for room.
        var waiting = 0
        var isClosed = false
    }

    static var capacity: Int { 4096 }
    /// The number of elements for which the reader is woken at any time.
    static var many: Int { 1024 }

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
                guard !state.isWoken,
                    state.elements.count >= Self.many || state.gathersUntil <= .zero
                        || SystemClock.now >= state.gathersUntil
                else { return .posted(wakes: false) }
                state.isWoken = true
                return .posted(wakes: true)
            }
            switch outcome {
            case .posted(let wakes):
                if wakes { filled.set() }
                return true
            case .closed: return false
            case .full: room.wait()
            }
        }
    }

    /// Returns all elements, in order, and empties the queue.
    /// - Parameter time: until when elements gather before the reader is woken, on the system's clock. If there is none
    ///   now, the next one wakes it at once.
    func fetch(gatheringUntil time: Instant = .zero) -> [Element] {
        filled.clear()
        let (elements, waiting) = state.withLock { state in
            let taken = (state.elements, state.waiting)
            state.elements = []
            state.waiting = 0
            state.gathersUntil = taken.0.isEmpty ? .zero : time
            state.isWoken = false
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
