import Glibc
package import System
package import Telemetry

/// The part of a source in a trip.
package enum SourceRole: Sendable {
    /// The source determines when a trip begins and ends, and the facts of the trip are computed from its samples
    /// alone.
    case primary
    /// The source's samples are kept and shown with the others. Its silence, loss or end neither ends nor delays a
    /// trip.
    case attached
}

/// A consumer of the events of sources, on the main thread. None of its functions may block.
package protocol Recorder: AnyObject {
    /// Takes an event. Returns false if no more are wanted.
    func take(_ event: SourceEvent, from role: SourceRole) -> Bool
    /// Takes the events between the end and the moment at which the primary source stopped.
    func takeRest(_ events: [SourceEvent])
    /// The longest interval at which `refresh` is called, in seconds.
    var refreshS: Double { get }
    /// Events that come more often than this, in seconds, may gather for a good part of it, and are then followed by a
    /// refresh; if it is longer than a second, each event is taken as it arrives.
    var gatheringS: Double { get }
    /// Does what is due by the computer's clock. Returns false if no more events are wanted.
    func refresh() -> Bool
    /// Whether the sources must wait before more events can be taken.
    var isFull: Bool { get }
    /// Adds the descriptors that its sinks wait for to the loop.
    func attach(to loop: EventLoop)
    /// Redraws the screen because its size has changed or its content is unknown.
    func redraw()
    /// Leaves the screen temporarily.
    func leaveScreen()
    /// The program goes on after a pause.
    func goOn()
}

extension Recorder {
    package var gatheringS: Double { refreshS }
}

/// Runs sources on their own threads, and passes their events, signals and timers to a recorder on the current thread.
package struct SourceRun {
    /// How long the current request may take to complete at the end, in seconds.
    private static let patienceS = 0.5
    /// How much of the interval of refreshing events gather. What arrives later is taken at once, so that a source with an
    /// interval in between is followed without delay, and wakes the program no more often than the timer would.
    private static let gatheringShare = 0.6
    /// At a longer distance than this multiple of the interval, events do not gather: each wakes the program, and no timer
    /// need.
    private static let longShare = 1.5

    package let primary: any TelemetrySource
    package var attached: [any TelemetrySource]

    package init(primary: any TelemetrySource, attached: [any TelemetrySource] = []) {
        self.primary = primary
        self.attached = attached
    }

    /// Runs until the end and returns, after the sources have ended, the signal that ended the run, or 0.
    package func follow(_ recorder: any Recorder) throws(SystemResourceError) -> Int32 {
        let signals = try Signals.open(draws: true)
        let run = Run(
            recorder, try RunningSource(primary),
            try attached.map { source throws(SystemResourceError) in try RunningSource(source) })
        run.loop.whenReadable(signals.number) { [weak run] in run?.handleSignal(signals.next()) }
        run.follow()
        return run.signal
    }

    /// The state of a run.
    private final class Run {
        let loop = EventLoop()
        private(set) var signal: Int32 = 0
        private let recorder: any Recorder
        private let primary: RunningSource
        private let attached: [RunningSource]
        private var tick: EventLoop.Timer?
        private var watches: [EventLoop.Watch] = []
        private var isOver = false
        /// When events were taken last.
        private var fetchedAt: Instant?
        /// Whether events may gather now, which only the timer ends.
        private var isGathering = false
        /// The events of the primary source that came after the end.
        private var rest: [SourceEvent] = []

        init(_ recorder: any Recorder, _ primary: RunningSource, _ attached: [RunningSource]) {
            self.recorder = recorder
            self.primary = primary
            self.attached = attached
        }

        private var sources: [RunningSource] { attached + [primary] }

        func follow() {
            recorder.attach(to: loop)
            for source in sources {
                watches.append(loop.whenReadable(source.queue.filled.number) { [weak self] in self?.arrive() })
            }
            tick = loop.timer { [weak self] in self?.refresh() }
            wait()
            while !isOver {
                let isStalled = recorder.isFull
                for watch in watches { watch.isEnabled = !isStalled }
                loop.step()
                if isStalled, !recorder.isFull { takeAll() }
            }
            // Events that arrived before a signal belong to the trip.
            if signal != 0 {
                isOver = false
                takeAll(even: true)
            }
            for source in attached { _ = source.end(patienceS: 0) }
            recorder.takeRest(rest + primary.end(patienceS: SourceRun.patienceS))
        }

        private func refresh() {
            takeAll()
            if !isOver, !recorder.refresh() { isOver = true }
            wait()
        }

        private func arrive() {
            if gathers { refresh() } else { takeAll() }
        }

        /// Whether events gather between refreshes.
        private var gathers: Bool { recorder.gatheringS <= 1 }
        private var waitS: Double { isGathering ? min(recorder.gatheringS, recorder.refreshS) : recorder.refreshS }

        private func wait() {
            let seconds = waitS
            tick?.due = seconds < .infinity ? SystemClock.now.advanced(bySeconds: seconds) : nil
        }

        /// Takes all queued events, those of attached sources first: if the trip ends now, they belong to it.
        private func takeAll(even isFull: Bool = false) {
            guard !isOver, isFull || !recorder.isFull else { return }
            let now = SystemClock.now
            let gatheringS = recorder.gatheringS
            let isOften = fetchedAt.map { now.seconds(since: $0) < gatheringS * SourceRun.longShare } ?? false
            let time =
                gathers && isOften ? now.advanced(bySeconds: gatheringS * SourceRun.gatheringShare) : .zero
            isGathering = false
            for source in attached {
                for event in fetch(source, gatheringUntil: time, at: now) { _ = recorder.take(event, from: .attached) }
            }
            let events = fetch(primary, gatheringUntil: time, at: now)
            for (index, event) in events.enumerated() {
                if recorder.take(event, from: .primary) { continue }
                rest = Array(events[(index + 1)...])
                isOver = true
                return
            }
            // The events may have given the recorder a shorter refresh interval.
            if tick?.due ?? .distantFuture > SystemClock.now.advanced(bySeconds: waitS) { wait() }
        }

        private func fetch(_ source: RunningSource, gatheringUntil time: Instant, at now: Instant) -> [SourceEvent] {
            let events = source.queue.fetch(gatheringUntil: time)
            guard !events.isEmpty else { return [] }
            fetchedAt = now
            isGathering = isGathering || time > .zero
            return events
        }

        func handleSignal(_ number: Int32) {
            switch number {
            case 0: break
            case SIGWINCH: recorder.redraw()
            case SIGTSTP:
                recorder.leaveScreen()
                Signals.pause()
                recorder.goOn()
            case SIGCONT:
                recorder.leaveScreen()
                // It may have been paused in another way.
                recorder.goOn()
                recorder.redraw()
            default:
                signal = number
                isOver = true
            }
        }
    }
}
