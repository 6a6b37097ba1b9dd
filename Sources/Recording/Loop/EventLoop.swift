import Glibc
package import Telemetry
import Transports

/// Waits on one thread for descriptors and times, and calls who is to be called. All that happens in a recording happens
/// here, one thing after the other: nothing called from here may wait for anything.
package final class EventLoop {
    /// A descriptor that is waited for, until the watch is cancelled.
    package final class Watch {
        fileprivate let descriptor: Int32
        fileprivate let events: Int16
        fileprivate let action: () -> Void
        fileprivate var isCancelled = false
        /// Whether it is waited for now.
        package var isEnabled: Bool

        fileprivate init(_ descriptor: Int32, _ events: Int32, isEnabled: Bool, _ action: @escaping () -> Void) {
            (self.descriptor, self.events, self.isEnabled, self.action) = (descriptor, Int16(events), isEnabled, action)
        }

        /// To be called before the descriptor is closed.
        package func cancel() { isCancelled = true }
    }

    /// A time that is waited for.
    package final class Timer {
        /// Nil for never. An action may set it anew.
        package var due: Instant?
        fileprivate let action: () -> Void

        fileprivate init(_ action: @escaping () -> Void) { self.action = action }
    }

    private var watches: [Watch] = []
    private var timers: [Timer] = []
    private var wanted: [pollfd] = []

    package init() {}

    /// Has `action` called whenever the descriptor is readable (or has been closed at its other end).
    @discardableResult
    package func whenReadable(_ descriptor: Int32, isEnabled: Bool = true, _ action: @escaping () -> Void) -> Watch {
        add(Watch(descriptor, POLLIN, isEnabled: isEnabled, action))
    }

    /// Has `action` called whenever something can be written.
    @discardableResult
    package func whenWritable(_ descriptor: Int32, isEnabled: Bool = true, _ action: @escaping () -> Void) -> Watch {
        add(Watch(descriptor, POLLOUT, isEnabled: isEnabled, action))
    }

    private func add(_ watch: Watch) -> Watch {
        watches.append(watch)
        return watch
    }

    /// Has `action` called at the timer's times; at first it has none.
    package func timer(_ action: @escaping () -> Void) -> Timer {
        let timer = Timer(action)
        timers.append(timer)
        return timer
    }

    /// Waits for the next thing that happens, and calls who is to be called, until `isDone` says so.
    package func run(until isDone: () -> Bool) {
        while !isDone() { step() }
    }

    /// Waits once.
    /// - Parameter longestS: returns after so many seconds also where nothing has happened.
    package func step(longestS: Double = .infinity) {
        watches.removeAll { $0.isCancelled }
        let enabled = watches.filter(\.isEnabled)
        wanted.removeAll(keepingCapacity: true)
        for watch in enabled { wanted.append(pollfd(fd: watch.descriptor, events: watch.events, revents: 0)) }
        let ready = unsafe poll(&wanted, nfds_t(wanted.count), milliseconds(longestS))
        if ready > 0 {
            for (index, watch) in enabled.enumerated() where wanted[index].revents != 0 && !watch.isCancelled {
                watch.action()
            }
        }
        for timer in timers {
            guard let due = timer.due, due <= SystemClock.now else { continue }
            timer.due = nil
            timer.action()
        }
    }

    /// To the next timer, rounded up so that it is due then; -1 for without end.
    private func milliseconds(_ longestS: Double) -> Int32 {
        let next = timers.lazy.compactMap(\.due).min()
        let seconds = min(longestS, next.map { max(0, $0.seconds(since: SystemClock.now)) } ?? .infinity)
        return seconds < 1e6 ? Int32((seconds * 1000).rounded(.up)) : -1
    }
}
