import Synchronization
import System
package import Telemetry
import Transports

/// The values of a simulated race, one race after the other, as time passes.
package final class RaceFeed: Sendable {
    private struct State {
        var race: VirtualRace
        /// When this race began, on the feed's own clock.
        var begin: Double
        var moment: VirtualRace.Moment?
    }

    private let laps: Int
    private let rate: Double
    private let opened = SystemClock.now
    private let state: Mutex<State>

    /// - Parameter rate: How many times faster than real time.
    package init(laps: Int, rate: Double) {
        self.laps = laps
        self.rate = rate
        state = Mutex(State(race: VirtualRace(laps: laps), begin: 0))
    }

    /// What the game tells now; nil in menus, pauses and rewinds.
    package var values: [Signal: Double]? { values(at: SystemClock.now.seconds(since: opened) * rate) }

    /// - Parameter seconds: The time since the feed began, which never goes back.
    func values(at seconds: Double) -> [Signal: Double]? {
        state.withLock { state in
            while seconds - state.begin > state.moment?.seconds ?? -1 {
                if let next = state.race.next() {
                    state.moment = next
                } else {
                    state.begin += (state.moment?.seconds ?? 0) + 1 / VirtualRace.hertz
                    state.race = VirtualRace(laps: laps)
                    state.moment = nil
                }
            }
            return state.moment.flatMap { $0.isDriving ? $0.values : nil }
        }
    }
}
