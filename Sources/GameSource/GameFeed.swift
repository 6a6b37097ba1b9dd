import GamePackets
import Synchronization
import System
package import Telemetry

/// The latest values of a game, which is received on a thread of its own.
package final class GameFeed {
    /// The time in seconds without a packet after which nobody drives.
    private static let silenceS = 2.0

    private final class Latest: Sendable {
        let state = Mutex<(values: [Signal: Double], time: Instant?)>(([:], nil))
    }

    private let latest = Latest()
    private let stop: WakeUp
    private var thread: JoinableThread?

    package init(_ game: LiveGame) throws {
        stop = try WakeUp()
        let (latest, stop) = (latest, stop)
        thread = try JoinableThread.start {
            game.run(stop: stop.number) { event in
                latest.state.withLock { state in
                    switch event {
                    case .batch(let batch):
                        for sample in batch.samples { state.values[sample.signal] = sample.value }
                        state.time = batch.time
                    // A menu or a pause.
                    case .progress, .segmentEnded: state.time = nil
                    default: break
                    }
                }
                return true
            }
        }
    }

    package var values: [Signal: Double]? {
        latest.state.withLock { state in
            guard let time = state.time, SystemClock.now.seconds(since: time) < Self.silenceS else { return nil }
            return state.values
        }
    }

    deinit {
        stop.set()
        thread.take()?.join()
    }
}
