import CommandLine
import Devices
import Formats
import GameSource
import Recording
import Simulator
import Synchronization
import System
import Telemetry
import Terminal
import Transports

/// The game of `simulate --from`: the simulated race, or a real game that sends to a port.
final class SimulatedGame {
    private enum Source {
        case race(RaceFeed)
        case game(GameFeed)
    }

    static let usualLaps = 4

    /// Where the values of --from come from.
    enum Origin {
        /// The simulated race.
        case race
        /// A game that sends to a UDP port.
        case port(host: String?, UInt16)

        init?(_ text: String) {
            if text == "race" {
                self = .race
            } else if let (host, port) = try? DeviceAddress.endpoint(text) {
                self = .port(host: host, port)
            } else {
                return nil
            }
        }
    }

    private let source: Source

    /// Nil without --from.
    init?(_ options: Options, rate: Double) throws {
        let socket: UDPSocket
        switch options[.simulateFrom] {
        case nil: return nil
        case .race:
            source = .race(RaceFeed(laps: options[.raceLaps] ?? Self.usualLaps, rate: rate))
            return
        case .port(let host, let port):
            socket = try UDPSocket.listening(host: host, port: port)
        }
        source = .game(try GameFeed(LiveGame(sockets: [socket])))
    }

    /// What the game tells now; nil while nobody drives.
    var values: [Signal: Double]? {
        switch source {
        case .race(let feed): feed.values
        case .game(let feed): feed.values
        }
    }
}

/// The latest values of a game, which is received on a thread of its own.
private final class GameFeed {
    /// The time in seconds without a packet after which nobody drives.
    private static let silenceS = 2.0

    private final class Latest: Sendable {
        let state = Mutex<(values: [Signal: Double], time: Instant?)>(([:], nil))
    }

    private let latest = Latest()
    private let stop: WakeUp
    private var thread: JoinableThread?

    init(_ game: LiveGame) throws {
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

    var values: [Signal: Double]? {
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

extension AnyFlag {
    static let simulateFrom = Flag(
        "from",
        .of(
            "race|[ADDRESS:]PORT", expected: "race, or the UDP port that a game sends to, such as 20777"
        ) { SimulatedGame.Origin($0) }, isRare: true, excludes: [.car, .cycle, .timescale, .refresh, .fault],
        "Use the values of a racing game. race is a simulated one; a number is the UDP port that a game sends to.")
}
