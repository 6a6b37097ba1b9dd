import Glibc
package import Telemetry
package import Transports

/// Which part a source has in a trip.
package enum SourceRole: Sendable {
    /// It decides when a trip begins and ends, and the facts of the trip are made of its samples alone.
    case primary
    /// Its samples are kept and shown with the others; that it is silent, lost or over ends no trip and delays none.
    case attached
}

/// Who makes something of what sources tell, on the main thread. None of this may wait for anything.
package protocol Recorder: AnyObject {
    /// Takes an event; false when nothing more is wanted.
    func take(_ event: SourceEvent, from role: SourceRole) -> Bool
    /// Takes what was measured between the end and the moment at which the primary source stopped.
    func takeRest(_ events: [SourceEvent])
    /// How often `refresh` is to be called, in seconds; events may gather for as long. Where it is longer than a second,
    /// each event is taken when it comes.
    var refreshS: Double { get }
    /// Does what is due by the computer's clock; false when nothing more is wanted.
    func refresh() -> Bool
    /// Whether the sources must wait before more can be taken.
    var isFull: Bool { get }
    /// Has the loop wait for what its sinks wait for.
    func attach(to loop: EventLoop)
    /// The screen has another size, or nobody knows what is on it.
    func redraw()
    /// Leaves the screen to others for a while.
    func leaveScreen()
    /// The program goes on after a pause.
    func goOn()
}

/// Runs sources on threads of their own, and hands what they tell to a recorder on this one, with signals and time.
package struct SourceRun {
    /// So long the request on its way is let come to its end.
    private static let patienceS = 0.5
    /// As many events are not left to gather any longer.
    private static let manyEvents = 1024

    package let primary: any TelemetrySource
    package var attached: [any TelemetrySource]

    package init(primary: any TelemetrySource, attached: [any TelemetrySource] = []) {
        (self.primary, self.attached) = (primary, attached)
    }

    /// Returns the signal that ended it, or 0, once the sources have ended.
    package func follow(_ recorder: any Recorder) throws(SystemFailure) -> Int32 {
        let signals = try Signals.open(draws: true)
        let run = Run(
            recorder, try RunningSource(primary),
            try attached.map { source throws(SystemFailure) in try RunningSource(source) })
        run.loop.whenReadable(signals.number) { [unowned run] in run.obey(signals.next()) }
        run.follow()
        return run.signal
    }

    /// A run that goes on.
    private final class Run {
        let loop = EventLoop()
        private(set) var signal: Int32 = 0
        private let recorder: any Recorder
        private let primary: RunningSource
        private let attached: [RunningSource]
        private var tick: EventLoop.Timer?
        private var watches: [EventLoop.Watch] = []
        private var isOver = false
        /// Events of the primary source that came after the end.
        private var rest: [SourceEvent] = []

        init(_ recorder: any Recorder, _ primary: RunningSource, _ attached: [RunningSource]) {
            (self.recorder, self.primary, self.attached) = (recorder, primary, attached)
        }

        private var sources: [RunningSource] { attached + [primary] }

        func follow() {
            recorder.attach(to: loop)
            for source in sources {
                watches.append(loop.whenReadable(source.queue.filled.number) { [unowned self] in takeAll() })
            }
            let tick = loop.timer { [unowned self] in
                takeAll()
                if !isOver, !recorder.refresh() { isOver = true }
                wait()
            }
            self.tick = tick
            wait()
            while !isOver {
                let isStalled = recorder.isFull
                for watch in watches { watch.isEnabled = !isStalled }
                loop.step()
                if isStalled, !recorder.isFull { takeAll() }
            }
            // What came before a signal belongs to the trip.
            if signal != 0 {
                isOver = false
                takeAll(even: true)
            }
            for source in attached { _ = source.end(patienceS: 0) }
            recorder.takeRest(rest + primary.end(patienceS: SourceRun.patienceS))
        }

        private func wait() {
            let seconds = recorder.refreshS
            tick?.due = seconds < .infinity ? SystemClock.now.advanced(bySeconds: seconds) : nil
        }

        /// What the attached sources have is taken first: where a trip ends it belongs to it.
        private func takeAll(even isFull: Bool = false) {
            guard !isOver, isFull || !recorder.isFull else { return }
            let wakesAt = recorder.refreshS > 1 ? 1 : SourceRun.manyEvents
            for source in attached {
                for event in source.queue.fetch(wakingAt: wakesAt) { _ = recorder.take(event, from: .attached) }
            }
            let events = primary.queue.fetch(wakingAt: wakesAt)
            for (index, event) in events.enumerated() {
                if recorder.take(event, from: .primary) { continue }
                rest = Array(events[(index + 1)...])
                isOver = true
                return
            }
            // What was taken may have given it something to do at times, or more often.
            if tick?.due ?? .distantFuture > SystemClock.now.advanced(bySeconds: recorder.refreshS) { wait() }
        }

        func obey(_ number: Int32) {
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
