import Glibc
package import Telemetry

/// A loop that waits on one thread for file descriptors and timers, and runs their actions. Everything in a recording
/// runs here, one action after another, so no action may block.
package final class EventLoop {
    /// A file descriptor that is polled until the watch is canceled.
    package final class Watch {
        fileprivate let descriptor: Int32
        fileprivate let events: Int16
        fileprivate let action: () -> Void
        fileprivate var isCancelled = false
        /// Whether the descriptor is currently polled.
        package var isEnabled: Bool

        fileprivate init(_ descriptor: Int32, _ events: Int32, isEnabled: Bool, _ action: @escaping () -> Void) {
            self.descriptor = descriptor
            self.events = Int16(events)
            self.isEnabled = isEnabled
            self.action = action
        }

        /// Ends the watch. Must be called before the descriptor is closed.
        package func cancel() { isCancelled = true }
    }

    /// A timer of the loop.
    package final class Timer {
        /// When the action is next run; nil for never. The action may set a new time.
        package var due: Instant?
        fileprivate let action: () -> Void
        fileprivate var isCancelled = false

        fileprivate init(_ action: @escaping () -> Void) { self.action = action }

        /// Ends the timer for good. The loop keeps any other, also one without a time.
        package func cancel() {
            due = nil
            isCancelled = true
        }
    }

    private var watches: [Watch] = []
    private var timers: [Timer] = []
    private var wanted: [pollfd] = []

    package init() {}

    /// Runs `action` whenever the descriptor is readable or has been closed at its other end.
    @discardableResult
    package func whenReadable(_ descriptor: Int32, isEnabled: Bool = true, _ action: @escaping () -> Void) -> Watch {
        add(Watch(descriptor, POLLIN, isEnabled: isEnabled, action))
    }

    /// Runs `action` whenever the descriptor is writable.
    @discardableResult
    package func whenWritable(_ descriptor: Int32, isEnabled: Bool = true, _ action: @escaping () -> Void) -> Watch {
        add(Watch(descriptor, POLLOUT, isEnabled: isEnabled, action))
    }

    private func add(_ watch: Watch) -> Watch {
        watches.append(watch)
        return watch
    }

    /// Creates a timer that runs `action`. Initially no time is set.
    package func timer(_ action: @escaping () -> Void) -> Timer {
        let timer = Timer(action)
        timers.append(timer)
        return timer
    }

    /// Waits for events and runs their actions until `isDone` returns true.
    package func run(until isDone: () -> Bool) {
        while !isDone() { step() }
    }

    /// Waits once for events and runs their actions.
    /// - Parameter longestS: The maximum waiting time in seconds.
    package func step(longestS: Double = .infinity) {
        watches.removeAll(where: \.isCancelled)
        timers.removeAll(where: \.isCancelled)
        let enabled = watches.filter(\.isEnabled)
        wanted.removeAll(keepingCapacity: true)
        for watch in enabled { wanted.append(pollfd(fd: watch.descriptor, events: watch.events, revents: 0)) }
        let ready = unsafe poll(&wanted, nfds_t(wanted.count), milliseconds(longestS))
        if ready > 0 {
            for (index, watch) in enabled.enumerated() where wanted[index].revents != 0 && !watch.isCancelled {
                watch.action()
            }
        }
        let now = SystemClock.now
        // In their order also when a busy machine is late for several.
        let late = timers.filter { $0.due.map { $0 <= now } ?? false }
            .sorted { $0.due ?? now < $1.due ?? now }
        for timer in late {
            // The timer before may have put it off.
            guard let due = timer.due, due <= now else { continue }
            timer.due = nil
            timer.action()
        }
    }

    /// Returns the time until the next timer, rounded up so that the timer is due afterward; -1 to wait indefinitely.
    private func milliseconds(_ longestS: Double) -> Int32 {
        let next = timers.lazy.compactMap(\.due).min()
        let seconds = min(longestS, next.map { max(0, $0.seconds(since: SystemClock.now)) } ?? .infinity)
        return seconds < 1e6 ? Int32((seconds * 1000).rounded(.up)) : -1
    }
}
