import CommandLine
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

    private static let race = "race"
    private let source: Source

    /// Throws if --from is combined with what makes a car.
    static func check(_ options: Options) throws(Failure) {
        guard options.has(.simulateFrom) else { return }
        if let other = [Flag.car, .cycle, .timescale, .refresh, .fault].first(where: options.has) {
            throw Failure(CommandLineMessage.contradiction("from", other.name))
        }
    }

    static func laps(_ options: Options) throws -> Int {
        let laps = try options.whole(.raceLaps, "a number from 1 to 1000") ?? 4
        guard 1...1000 ~= laps else { throw options.wrong(.raceLaps, "a number from 1 to 1000") }
        return Int(laps)
    }

    /// Nil without --from.
    init?(_ options: Options, rate: Double) throws {
        guard let text = options.value(.simulateFrom) else { return nil }
        if text == Self.race {
            source = .race(RaceFeed(laps: try Self.laps(options), rate: rate))
            return
        }
        let socket: UDPSocket
        do throws(DatagramFault) {
            let (host, port) = try Options.endpoint(text, defaultPort: nil)
            socket = try Options.listen(host: host, port: port)
        } catch {
            if case .wrongAddress = error {
                throw options.wrong(.simulateFrom, "\(Self.race), or the UDP port that a game sends to, such as 20777")
            }
            throw Failure(error)
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

extension Flag {
    static let simulateFrom = Flag(
        "from", argument: "race|[ADDRESS:]PORT", isRare: true,
        "Use the values of a racing game. race is a simulated one; a number is the UDP port that a game sends to.")
}
