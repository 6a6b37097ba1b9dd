import System
import Telemetry

/// A source that runs on its own thread, with the queue that it fills.
final class RunningSource {
    let queue: SourceQueue<SourceEvent>
    private let stop: WakeUp
    private let ended: WakeUp
    private var thread: JoinableThread?

    init(_ source: any TelemetrySource) throws(SystemResourceError) {
        let (queue, stop, ended) = (try SourceQueue<SourceEvent>(), try WakeUp(), try WakeUp())
        (self.queue, self.stop, self.ended) = (queue, stop, ended)
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
