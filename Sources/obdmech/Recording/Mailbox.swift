import CommandLine
import Synchronization

/// Where the thread of a source leaves what it has, and the main thread fetches it. It holds a limited number: a source
/// that is faster than its reader waits, so that a simulated drive without waiting does not fill the memory.
final class Mailbox<Element: Sendable>: Sendable {
    private enum Outcome {
        case posted(wasEmpty: Bool)
        case full, closed
    }

    private struct State {
        var elements: [Element] = []
        var isClosed = false
    }

    private static var capacity: Int { 4096 }

    private let state = Mutex(State())
    /// Set while there is something to fetch.
    let filled: WakeUp
    private let emptied: WakeUp

    init() throws(Failure) {
        filled = try WakeUp()
        emptied = try WakeUp()
    }

    /// Leaves an element; false when no more are wanted. Where there is room it is kept even then: what was on its way when
    /// the mailbox was closed is not lost.
    func post(_ element: Element) -> Bool {
        while true {
            let outcome = state.withLock { state -> Outcome in
                if state.isClosed {
                    if state.elements.count < Self.capacity { state.elements.append(element) }
                    return .closed
                }
                if state.elements.count >= Self.capacity { return .full }
                state.elements.append(element)
                return .posted(wasEmpty: state.elements.count == 1)
            }
            switch outcome {
            case .posted(let wasEmpty):
                if wasEmpty { filled.set() }
                return true
            case .closed: return false
            case .full:
                emptied.wait()
                emptied.clear()
            }
        }
    }

    /// All that is there, in order.
    func fetch() -> [Element] {
        filled.clear()
        let elements = state.withLock { state in
            let elements = state.elements
            state.elements = []
            return elements
        }
        if elements.count >= Self.capacity { emptied.set() }
        return elements
    }

    /// No more are wanted; a waiting source is let go.
    func close() {
        state.withLock { $0.isClosed = true }
        emptied.set()
    }
}
