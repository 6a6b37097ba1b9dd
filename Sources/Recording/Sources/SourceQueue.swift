import Synchronization
import Transports

/// Where threads leave what they have, and one other thread fetches it. It holds a limited number: who is faster than the
/// reader waits, so that a simulated drive without waiting does not fill the memory.
///
/// The reader says how many it wants to be woken for, so that a trickle can gather; however many threads wait for room, a
/// fetch lets all of them go.
final class SourceQueue<Element: Sendable>: Sendable {
    private enum Outcome {
        case posted(isEnough: Bool)
        case full, closed
    }

    private struct State {
        var elements: [Element] = []
        /// The reader is woken when there are as many.
        var wakesAt = 1
        /// Threads that wait for room.
        var waiting = 0
        var isClosed = false
    }

    static var capacity: Int { 4096 }

    private let state = Mutex(State())
    /// Set when there is enough to fetch.
    let filled: WakeUp
    private let room = Semaphore()

    init() throws(SystemFailure) { filled = try WakeUp() }

    /// Leaves an element; false when no more are wanted. Where there is room it is kept even then: what was on its way when
    /// the queue was closed is not lost.
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

    /// All that is there, in order.
    /// - Parameter count: the reader is woken when there are as many again.
    func fetch(wakingAt count: Int = 1) -> [Element] {
        filled.clear()
        let (elements, waiting) = state.withLock { state in
            let taken = (state.elements, state.waiting)
            (state.elements, state.waiting, state.wakesAt) = ([], 0, min(max(1, count), Self.capacity))
            return taken
        }
        room.signal(waiting)
        return elements
    }

    /// No more are wanted; threads that wait are let go.
    func close() {
        let waiting = state.withLock { state in
            defer { state.waiting = 0 }
            state.isClosed = true
            return state.waiting
        }
        room.signal(waiting)
    }
}
